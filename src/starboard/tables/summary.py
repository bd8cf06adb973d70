"""What a lobby shows of a table: nothing that is not for everybody."""

from __future__ import annotations

import hashlib

import msgspec

from starboard.tables.table import Table


class SeatSummary(msgspec.Struct, omit_defaults=True):
    kind: str  # link, open or bot
    name: str = ""  # of the person who sits there
    who: str = ""  # a sign of that person, by which they find themselves: names may be shared
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
    clock: bool = False  # whether there is one


def sign_of(person: str | None) -> str:
    """A sign for everybody to see, from which the person's id cannot be worked out."""
    return hashlib.sha256(f"who {person}".encode()).hexdigest()[:12] if person is not None else ""


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
        seats=[
            SeatSummary(seat.plan.kind, seat.name, sign_of(seat.person), seat.bot, seat.conceded)
            for seat in table.seats
        ],
        waiting=table.waiting,
        scores=list(table.result.scores) if table.result else None,
        places=list(table.result.places) if table.result else None,
        forked_from=table.plan.forked_from,
        clock=table.clock is not None,
    )
