"""Clocks: how long a seat may think, and when its time is up.

They work on the times of the log, so that a restart of the server costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from starboard.tables.deeds import ClockPlan


@dataclass(slots=True)
class Clock:
    """A move is all that a seat decides until others have to: to take a choice back gives nobody new time."""

    plan: ClockPlan
    left: list[float]  # by seat, for a clock of the whole game
    reserve: list[float]  # by seat
    since: dict[int, float] = field(default_factory=dict)  # seats that are thinking, and from when
    spent: dict[int, float] = field(default_factory=dict)  # on a move that is not over, before it was interrupted

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        return cls(plan, [plan.seconds] * seats, [plan.reserve] * seats)

    def run_for(self, seats: Iterable[int], at: float) -> None:
        """Let these seats think from now on, and nobody else; who was interrupted will go on from there."""
        wanted = set(seats)
        for seat in [seat for seat in self.since if seat not in wanted]:
            self._hold(seat, at)
        for seat in sorted(wanted):
            self.since.setdefault(seat, at)

    def finish(self, seat: int, at: float) -> None:
        """End the seat's move: the next one has its whole time again."""
        self._hold(seat, at)
        self._use_reserve(seat, self.spent.pop(seat, 0.0) - self.plan.seconds)

    def _hold(self, seat: int, at: float) -> None:
        spent = at - self.since.pop(seat, at)
        if self.plan.kind == "move":
            self.spent[seat] = self.spent.get(seat, 0.0) + spent
        else:
            self._use_reserve(seat, spent - self.left[seat])
            self.left[seat] = max(0.0, self.left[seat] - spent)

    def _use_reserve(self, seat: int, over: float) -> None:
        self.reserve[seat] = max(0.0, self.reserve[seat] - max(0.0, over))

    def deadline(self, seat: int) -> float | None:
        """Return when the time of a thinking seat is up."""
        if seat not in self.since:
            return None
        time = self.plan.seconds if self.plan.kind == "move" else self.left[seat]
        return self.since[seat] - self.spent.get(seat, 0.0) + time + self.reserve[seat]
