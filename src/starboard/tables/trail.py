"""Positions that a table has passed: one that is wanted again is played from the nearest, not from the start."""

from __future__ import annotations

from typing import Any

from starboard.kernel.position import Position

EVERY = 8  # moves
KEPT = 8  # the newest of them; older ones are on the pages of the log


class Trail:
    def __init__(self) -> None:
        self._passed: dict[int, Position[Any]] = {}  # by ply, rising

    def note(self, ply: int, position: Position[Any]) -> None:
        """Remember the position after so many moves, if it is one of those to be kept."""
        if ply % EVERY == 0:
            self._passed[ply] = position.copy()
            if len(self._passed) > KEPT:
                del self._passed[min(self._passed)]

    def cut(self, ply: int) -> None:
        """Forget what came after so many moves: it was taken back."""
        self._passed = {passed: position for passed, position in self._passed.items() if passed <= ply}

    def nearest(self, ply: int) -> tuple[int, Position[Any]] | None:
        """Return the last position that was kept at so many moves or before, to be played on from, with its ply."""
        before = [passed for passed in self._passed if passed <= ply]
        return (before[-1], self._passed[before[-1]].copy()) if before else None
