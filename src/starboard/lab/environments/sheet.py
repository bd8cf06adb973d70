"""Holds the results of the games of a vector, one row for each: as arrays, which may lie in shared memory."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.lab.environments.encoder import Arrays
from starboard.lab.environments.match import Terms

LINE = 64  # bytes of a line of the cache; each array begins with one


class Sheet:
    """Written anew by each step. `seen` is what those see who have to decide; the rest is what came of the actions."""

    def __init__(self, seen: Arrays, facts: Arrays) -> None:
        self.seen = seen
        self._facts = facts
        self.rewards: NDArray[np.float64] = facts["rewards"]  # of the seats that have acted
        self.all_rewards: NDArray[np.float64] = facts["all_rewards"]
        self.over: NDArray[np.bool_] = facts["over"]
        self.cut_off: NDArray[np.bool_] = facts["cut_off"]
        self.illegal: NDArray[np.bool_] = facts["illegal"]
        self.seat: NDArray[np.int64] = facts["seat"]  # that has to decide
        self.shown: NDArray[np.int64] = facts["shown"]  # options on the page
        self.turns: NDArray[np.bool_] = facts["turns"]  # whether there is another page

    @property
    def games(self) -> int:
        return len(self.seat)

    def part(self, first: int, last: int) -> Sheet:
        """Return the rows of these games as views: what is written there is written here."""
        seen, facts = ({name: array[first:last] for name, array in some.items()} for some in (self.seen, self._facts))
        return Sheet(seen, facts)


def shapes(terms: Terms, games: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """List shapes and types of what is seen, and of the facts."""
    seen = {name: ((games, *shape), np.dtype(kind)) for name, shape, kind in terms.encoder.shapes}
    real, yes, number = np.dtype(np.float64), np.dtype(np.bool_), np.dtype(np.int64)
    facts = {
        "rewards": ((games,), real),
        "all_rewards": ((games, terms.seats), real),
        "over": ((games,), yes),
        "cut_off": ((games,), yes),
        "illegal": ((games,), yes),
        "seat": ((games,), number),
        "shown": ((games,), number),
        "turns": ((games,), yes),
    }
    return seen, facts


def room(shape: tuple[int, ...], kind: np.dtype[Any]) -> int:
    return -(-prod(shape) * kind.itemsize // LINE) * LINE


def size(terms: Terms, games: int) -> int:
    """Count the bytes of memory that a sheet takes."""
    return sum(room(*each) for some in shapes(terms, games) for each in some.values())


def every(flags: NDArray[np.bool_]) -> bool:
    """Tell whether all are set: of some dozens quicker than `all()` of numpy."""
    return int(np.count_nonzero(flags)) == len(flags)


def sheet_in(memory: Any, terms: Terms, games: int) -> Sheet:
    """Lay a sheet into memory of that size, which is full of zeros or was written to by the same sheet elsewhere."""
    at, found = 0, []
    for some in shapes(terms, games):
        arrays: Arrays = {}
        for name, (shape, kind) in some.items():
            arrays[name] = np.ndarray(shape, kind, memory, at)
            at += room(shape, kind)
        found.append(arrays)
    return Sheet(*found)
