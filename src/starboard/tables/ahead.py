"""Choices made ahead: what somebody answers before being asked, as long as what that rests on stays as it was.

They are no deeds: an entry of the log, however little it told, would tell everybody that there is something. They are
kept beside it (ahead_store.py), and become a move of their person when the ask comes. Which kinds there are is the
game's to say (kernel/ahead.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from starboard.kernel.ahead import Ahead, Rests
from starboard.kernel.ask import Option
from starboard.kernel.position import Position
from starboard.tables.seats import TableError
from starboard.tables.table import Table

# Why a choice was withdrawn, besides what it rests on: a bot plays the seat, or something was taken back.
BOT, UNDO = "bot", "undo"


class Standing(msgspec.Struct, frozen=True):
    """A choice that somebody has made ahead. It stands until there is a reason why it does not."""

    table: str
    seat: int
    kind: str
    person: str
    at: float
    rests: Rests  # what it rests on, as it was then
    because: str = ""  # why it was withdrawn

    @property
    def key(self) -> tuple[int, str]:
        """Return what there is only one of at a table."""
        return self.seat, self.kind


def kind_of(table: Table, kind: str) -> Ahead[Any] | None:
    return next((one for one in table.game.ahead if one.id == kind), None)


def offered(table: Table, seat: int) -> list[str]:
    """List the kinds of choices that this seat can make ahead now."""
    position = table.position
    if position is None or table.status not in ("playing", "paused") or table.seats[seat].bot is not None:
        return []
    return [
        one.id
        for one in table.game.ahead
        if one.offered(position.state, seat) and answer_of(one, position, seat) is None
    ]


def chosen(table: Table, person: str, seat: int, kind: str, seen: Position[Any] | None, at: float) -> Standing:
    """Make a choice ahead, resting on the position that its person has seen; TableError if it cannot be made."""
    if seat not in table.seats_of(person):
        raise TableError("table-not-your-seat" if table.seats_of(person) else "table-not-seated")
    if table.position is None or table.status not in ("playing", "paused"):
        raise TableError("table-not-playing")
    if table.seats[seat].bot is not None:
        raise TableError("table-bot-plays")
    one = kind_of(table, kind)
    if one is None:
        known = ", ".join(one.id for one in table.game.ahead) or "–"
        raise TableError("table-ahead-unknown", None, choice=kind, known=known)
    if answer_of(one, table.position, seat) is not None:
        raise TableError("table-ahead-asked")
    if kind not in offered(table, seat):
        raise TableError("table-ahead-not-now")
    return Standing(table.id, seat, kind, person, at, one.rests(seen or table.position, seat))


def withdrawn(table: Table, standing: Standing) -> str:
    """Tell why a choice does not stand any more; nothing if it does."""
    one, position = kind_of(table, standing.kind), table.position
    assert one is not None and position is not None
    seat = table.seats[standing.seat]
    if seat.bot is not None or seat.person != standing.person:
        return BOT
    now = one.rests(position, standing.seat)
    if now == standing.rests:
        return ""
    names = [*now, *standing.rests]
    return next(name for name in names if now.get(name) != standing.rests.get(name))


def answer_of(one: Ahead[Any], position: Position[Any], seat: int) -> Option | None:
    found = (one.answer(position, ask) for ask in position.asks if ask.seat == seat)
    return next((option for option in found if option is not None), None)


def answers(table: Table, standing: Iterable[Standing]) -> list[tuple[Standing, Option]]:
    """List the choices made ahead that answer what is asked now, each with its option."""
    position, found = table.position, []
    for one in standing:
        if position is None or one.because or one.seat not in table.waiting or withdrawn(table, one):
            continue
        kind = kind_of(table, one.kind)
        option = answer_of(kind, position, one.seat) if kind is not None else None
        if option is not None:
            found.append((one, option))
    return found


def may_be_answered(table: Table) -> bool:
    """Check that somebody is asked what a choice made ahead could answer."""
    position = table.position
    people = [seat for seat in table.waiting if table.seats[seat].bot is None]
    return position is not None and any(
        answer_of(one, position, seat) is not None for seat in people for one in table.game.ahead
    )
