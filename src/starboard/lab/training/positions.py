"""Positions to learn from, as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]


class Rows(NamedTuple):
    """Holds positions as they are kept in a file: a row of features and a share for each seat of each, in order."""

    features: Floats
    shares: Floats
    seats: Numbers  # how many rows each position has
    games: Numbers  # the number of its game
    last: Flags  # whether it is the last of its game

    def of_games(self, wanted: Flags) -> Rows:
        """Return the positions for which it is so."""
        seats = np.repeat(wanted, self.seats)
        return Rows(self.features[seats], self.shares[seats], self.seats[wanted], self.games[wanted], self.last[wanted])


@dataclass(frozen=True, slots=True)
class Positions:
    """Holds features by position and seat, shares, and a mask of the seats there are."""

    x: Floats
    y: Floats
    there: Floats
    last: Flags

    @classmethod
    def of(cls, parts: Sequence[Rows]) -> Positions:
        """Put parts together, in their order."""
        seats = np.concatenate([part.seats for part in parts])
        there = np.arange(seats.max(initial=0)) < seats[:, None]
        x = np.zeros((*there.shape, parts[0].features.shape[1]))
        y = np.zeros(there.shape)
        x[there] = np.concatenate([part.features for part in parts])
        y[there] = np.concatenate([part.shares for part in parts])
        return cls(x, y, there.astype(float), np.concatenate([part.last for part in parts]))

    def __len__(self) -> int:
        return len(self.x)
