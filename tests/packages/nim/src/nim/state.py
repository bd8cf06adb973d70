"""The table at a moment."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.kernel.state import State


@dataclass(slots=True)
class NimState(State):
    seats: int
    heap: int
    deck: list[int]
    hands: list[list[int]]
    taken: list[int]  # stones, by seat
    last: int  # who took the last stone; -1: nobody yet
