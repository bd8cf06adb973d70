"""Rows of numbers that are remembered by what they rest on: each is worked out once, and copied by its number."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.lab.environments.encoder import BOUND, Floats

MOST = 1 << 13  # rows of a bank that are remembered; then a reader forgets everything, and begins anew
FIRST = 1 << 6  # rows that there is room for at first
NEW = -1  # stands for the number of what has none yet


class Bank:
    """Numbers what its rows rest on, from 1. The row of number 0 is of nothing, and full of zeros."""

    def __init__(self, *shape: int) -> None:
        self.numbers: dict[Hashable, int] = {None: 0}
        self._rows: Floats = np.zeros((FIRST, *shape), np.float32)
        self._new: list[Sequence[Any]] = []  # the last rows, which are laid down together when they are needed

    def add(self, key: Hashable, row: Sequence[Any]) -> int:
        """Remember a row; what is beyond the bounds of the arrays is cut off."""
        number = self.numbers[key] = len(self.numbers)
        self._new.append(row)
        return number

    @property
    def rows(self) -> Floats:
        if self._new:
            stop = len(self.numbers)
            self._rows = with_room(self._rows, stop)
            rows = self._rows[stop - len(self._new) : stop]
            rows[...] = self._new
            np.minimum(rows, BOUND, out=rows)
            np.maximum(rows, -BOUND, out=rows)
            self._new = []
        return self._rows

    @property
    def is_full(self) -> bool:
        return len(self.numbers) >= MOST

    def forget(self) -> None:
        self.numbers = {None: 0}
        self._new = []


def with_room(rows: NDArray[Any], count: int) -> NDArray[Any]:
    """Return the rows, with room for so many."""
    room = len(rows)
    if count <= room:
        return rows
    while room < count:
        room *= 2
    more = np.zeros((room, *rows.shape[1:]), rows.dtype)
    more[: len(rows)] = rows
    return more
