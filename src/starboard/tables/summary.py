"""What a lobby shows of a table: nothing that is not for everybody."""

from __future__ import annotations

import msgspec

from starboard.tables.table import Table


class SeatSummary(msgspec.Struct, omit_defaults=True):
    kind: str  # link, open or bot
    name: str = ""  # of the person who sits there
    bot: str | None = None  # the level of the bot that plays it now
    conceded: bool = False


class Summary(msgspec.Struct, omit_defaults=True):
    id: str
    game: str
    status: str  # open, playing, paused, over
    public: bool
    created_at: float
    updated_at: float
    n: int
    ply: int
    seats: list[SeatSummary]
    waiting: list[int]  # seats that have to decide
    scores: list[int] | None = None  # at the end
    places: list[int] | None = None
    forked_from: str | None = None


def summary_of(table: Table) -> Summary:
    return Summary(
        id=table.id,
        game=table.game.id,
        status=table.status,
        public=table.plan.public,
        created_at=table.created_at,
        updated_at=table.updated_at,
        n=table.n,
        ply=table.ply,
        seats=[SeatSummary(seat.plan.kind, seat.name, seat.bot, seat.conceded) for seat in table.seats],
        waiting=table.waiting,
        scores=list(table.result.scores) if table.result else None,
        places=list(table.result.places) if table.result else None,
        forked_from=table.plan.forked_from,
    )
