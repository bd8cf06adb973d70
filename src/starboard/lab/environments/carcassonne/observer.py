"""Carcassonne for learners: the face of the compiled code that tells of games of the fast lane."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from starboard.fast.carcassonne.lane import CarcassonneLane
from starboard.fast.lane import Lane
from starboard.lab.environments.carcassonne.observe import ENTRY, known_to, observe, scratch
from starboard.lab.environments.encoder import Arrays, Observer

if TYPE_CHECKING:
    from starboard.lab.environments.carcassonne.encoder import CarcassonneEncoder

ARRAYS = ("observation", "options", "words", "action_mask", "board")


class CarcassonneObserver(Observer):
    def __init__(self, encoder: CarcassonneEncoder, lane: Lane) -> None:
        assert isinstance(lane, CarcassonneLane)
        self.tables = lane.tables
        self.known = known_to(encoder, lane.sizes)
        self.scratch = scratch(encoder.seats)
        numbers = np.zeros(1, np.int64)
        seen = [encoder.empty(1)[name] for name in ARRAYS]
        ENTRY.prepare((observe, (self.tables, self.known, lane.empty(1), numbers, numbers, *seen, *self.scratch)))

    def write(self, records: NDArray[Any], seats: NDArray[Any], pages: NDArray[Any], into: Arrays) -> None:
        given = (self.tables, self.known, records, seats, pages, *(into[name] for name in ARRAYS), *self.scratch)
        observe(*given)
