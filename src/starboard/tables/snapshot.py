"""A table as plain data, so that loading it need not go through its whole log. The log stays the truth."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.kernel.game import Game
from starboard.tables.clock import Clock
from starboard.tables.deeds import Ended, Entry
from starboard.tables.seats import Seat
from starboard.tables.table import Again, Table, UndoWish


class Snapshot(msgspec.Struct):
    n: int
    updated_at: float
    status: str
    seats: list[Seat]
    revealed: list[bool]
    clock: Clock | None
    undo: UndoWish | None
    result: Ended | None
    position: dict[str, Any] | None
    again: Again | None = None


def freeze(table: Table) -> bytes:
    return msgspec.json.encode(
        Snapshot(
            table.n,
            table.updated_at,
            table.status,
            table.seats,
            table.revealed,
            table.clock,
            table.undo,
            table.result,
            table.position.dump() if table.position else None,
            table.again,
        )
    )


def thaw(table_id: str, game: Game[Any], first: Entry, data: bytes) -> Table:
    """The table of a snapshot; `first` is the first entry of its log."""
    snapshot = msgspec.json.decode(data, type=Snapshot)
    table = Table(table_id, game, first)
    table.n, table.updated_at, table.status = snapshot.n, snapshot.updated_at, snapshot.status
    table.seats, table.revealed, table.clock = snapshot.seats, snapshot.revealed, snapshot.clock
    table.undo, table.result, table.again = snapshot.undo, snapshot.result, snapshot.again
    table.position = game.load(snapshot.position) if snapshot.position is not None else None
    return table
