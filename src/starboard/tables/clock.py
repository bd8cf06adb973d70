"""Clocks: how long a seat may think, and when its time is up.

They work on the times of the log, so that a restart of the server costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from starboard.tables.deeds import ClockPlan


@dataclass(slots=True)
class Clock:
    plan: ClockPlan
    left: list[float]  # by seat, for a clock of the whole game
    reserve: list[float]  # by seat
    since: dict[int, float] = field(default_factory=dict)  # seats that are thinking, and from when
    spent: dict[int, float] = field(default_factory=dict)  # on the present move, before a pause

    @classmethod
    def of(cls, plan: ClockPlan, seats: int) -> Clock:
        return cls(plan, [plan.seconds] * seats, [plan.reserve] * seats)

    def run_for(self, seats: Iterable[int], at: float) -> None:
        """From now on these seats think, and nobody else."""
        wanted = set(seats)
        for seat in [seat for seat in self.since if seat not in wanted]:
            self.charge(seat, at)
        for seat in wanted:
            self.since.setdefault(seat, at)

    def charge(self, seat: int, at: float) -> None:
        """The seat has decided: what it spent is gone."""
        spent = self.spent.pop(seat, 0.0) + at - self.since.pop(seat, at)
        if self.plan.kind == "move":
            over = spent - self.plan.seconds
        else:
            over = spent - self.left[seat]
            self.left[seat] = max(0.0, self.left[seat] - spent)
        self.reserve[seat] = max(0.0, self.reserve[seat] - max(0.0, over))

    def stop(self, at: float) -> None:
        """A pause: nobody's time runs, and what was spent on the present move is kept in mind."""
        for seat, since in self.since.items():
            self.spent[seat] = self.spent.get(seat, 0.0) + at - since
        self.since.clear()

    def deadline(self, seat: int) -> float | None:
        """When the time of a thinking seat is up."""
        if seat not in self.since:
            return None
        time = self.plan.seconds if self.plan.kind == "move" else self.left[seat]
        return self.since[seat] - self.spent.get(seat, 0.0) + time + self.reserve[seat]
