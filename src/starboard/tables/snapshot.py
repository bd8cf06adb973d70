"""A table as plain data, so that loading it need not go through its whole log. The log stays the truth."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.move import mover
from starboard.kernel.position import Position
from starboard.tables.clock import Clock
from starboard.tables.deeds import Ended, Entry
from starboard.tables.seats import Seat
from starboard.tables.table import Again, Pause, Table, UndoWish
from starboard.tables.talk import Line


class Snapshot(msgspec.Struct):
    n: int
    updated_at: float
    status: str
    seats: list[Seat]
    revealed: list[bool]
    line: list[int]
    clock: Clock | None
    undo: UndoWish | None
    result: Ended | None
    position: dict[str, Any] | None
    again: Again | None
    peeked: bool
    pausing: Pause | None
    writers: dict[int, tuple[str, str]]
    erased: list[int]
    muted: list[str]
    barred: list[str]
    secret: str  # if it is not that of the first entry
    round: int
    starting: float | None
    seals: list[str]
    began: int = 0
    ended_at: float | None = None
    gallery: list[Line] = []
    lines: int = 0


def freeze(table: Table) -> bytes:
    return msgspec.json.encode(
        Snapshot(
            table.n,
            table.updated_at,
            table.status,
            table.seats,
            table.revealed,
            table.line,
            table.clock,
            table.undo,
            table.result,
            table.position.dump() if table.position else None,
            table.again,
            table.peeked,
            table.pausing,
            table.writers,
            table.erased,
            table.muted,
            table.barred,
            table.secret if table.round else "",
            table.round,
            table.starting,
            table.seals,
            table.began,
            table.ended_at,
            table.gallery,
            table.lines,
        )
    )


def thaw(table_id: str, game: Game[Any], first: Entry, data: bytes) -> Table:
    """Load the table of a snapshot; `first` is the first entry of its log."""
    snapshot = msgspec.json.decode(data, type=Snapshot)
    table = Table(table_id, game, first)
    table.n, table.updated_at, table.status = snapshot.n, snapshot.updated_at, snapshot.status
    table.seats, table.clock = snapshot.seats, snapshot.clock
    table.revealed, table.line = snapshot.revealed, snapshot.line
    table.undo, table.result, table.again = snapshot.undo, snapshot.result, snapshot.again
    table.peeked, table.pausing = snapshot.peeked, snapshot.pausing
    table.writers, table.erased, table.muted = snapshot.writers, snapshot.erased, snapshot.muted
    table.barred = snapshot.barred
    table.secret, table.round = snapshot.secret or table.secret, snapshot.round
    table.starting, table.seals = snapshot.starting, snapshot.seals
    table.began, table.ended_at = snapshot.began, snapshot.ended_at
    table.gallery, table.lines = snapshot.gallery, snapshot.lines
    table.position = game.load(snapshot.position) if snapshot.position is not None else None
    table.movers = list(map(mover, table.written_between(0, table.ply)))
    return table


def position_in(game: Game[Any], data: bytes) -> Position[Any]:
    """Load only the position of a snapshot."""
    snapshot = msgspec.json.decode(data, type=Snapshot)
    assert snapshot.position is not None
    return game.load(snapshot.position)
