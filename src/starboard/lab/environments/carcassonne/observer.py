"""Carcassonne for learners: the face of the compiled code that tells of games of the fast lane."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from starboard.fast.carcassonne.lane import CarcassonneLane
from starboard.fast.lane import Lane
from starboard.lab.environments.carcassonne.observe import ENTRY, as_records, known_to, observe, room
from starboard.lab.environments.encoder import Arrays, Observer

if TYPE_CHECKING:
    from starboard.lab.environments.carcassonne.encoder import CarcassonneEncoder

ARRAYS = ("observation", "options", "words", "action_mask")


class CarcassonneObserver(Observer):
    def __init__(self, encoder: CarcassonneEncoder, lane: Lane) -> None:
        assert isinstance(lane, CarcassonneLane)
        self.tables = lane.tables
        self.known = known_to(encoder, lane.sizes)
        self.room = room(encoder.seats, lane.sizes)
        numbers, rows = np.zeros(1, np.int64), self.rows(encoder.empty(1))
        ENTRY.prepare((observe, (self.tables, self.known, self.room, lane.empty(1), numbers, numbers, numbers, *rows)))

    def rows(self, into: Arrays) -> list[NDArray[Any]]:
        board = into["board"]  # whose cells are in one row
        return [as_records(one) for one in (*(into[name] for name in ARRAYS), board.reshape(len(board), -1))]

    def write(
        self,
        records: NDArray[Any],
        seats: NDArray[Any],
        pages: NDArray[Any],
        shown: NDArray[Any],
        rows: Sequence[NDArray[Any]],
    ) -> None:
        observe(self.tables, self.known, self.room, records, seats, pages, shown, *rows)
