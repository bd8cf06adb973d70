"""Clocks: how long a seat may think, and when its time is up.

They work on the times of the log, so that a restart of the server costs nobody anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from starboard.tables.deeds import DAY, ClockPlan

LEAST_NOTICE, MOST_NOTICE = 2 * 3600.0, DAY  # seconds that are left when somebody is reminded


@dataclass(slots=True)
class Clock:
    """A move is all that a seat decides until others have to: to take a choice back gives nobody new time."""

    plan: ClockPlan
    left: list[float]  # by seat, for a clock of the whole game
    reserve: list[float]  # by seat
    since: dict[int, float] = field(default_factory=dict)  # seats that are thinking, and from when
    spent: dict[int, float] = field(default_factory=dict)  # on a move that is not over, before it was interrupted
    away: dict[int, tuple[float, float]] = field(default_factory=dict)  # the last vacation by seat, from when to when
    reminded: list[int] = field(default_factory=list)  # seats whose players were told that little time is left

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
        if seat in self.reminded:
            self.reminded.remove(seat)

    def rest(self, seat: int, since: float, until: float) -> None:
        """Let no time run for a seat between these moments, of which the first may be over already."""
        thinking = self.since.get(seat, since)
        if thinking < since and self.away.get(seat, (since,))[0] != since:
            self._hold(seat, since)  # by the vacation before this one
            self.since[seat] = since
        self.away[seat] = since, until

    def _hold(self, seat: int, at: float) -> None:
        since = self.since.pop(seat, at)
        begin, end = self.away.get(seat, (at, at))
        rested = max(0.0, min(at, end) - max(since, begin))
        spent = max(0.0, at - since) - rested
        if self.plan.kind == "move":
            self.spent[seat] = self.spent.get(seat, 0.0) + spent
        else:
            self._use_reserve(seat, spent - self.left[seat])
            self.left[seat] = max(0.0, self.left[seat] - spent)

    def _use_reserve(self, seat: int, over: float) -> None:
        self.reserve[seat] = max(0.0, self.reserve[seat] - max(0.0, over))

    def deadline(self, seat: int) -> float | None:
        """Return when the time of a thinking seat is up."""
        return self._when(seat, 0.0)

    def notice(self, seat: int) -> float | None:
        """Return when a thinking seat is to be reminded: a quarter of the time is left then, some hours at least."""
        if not self.plan.over_days or seat in self.reminded:
            return None
        return self._when(seat, min(MOST_NOTICE, max(LEAST_NOTICE, self.plan.seconds / 4)))

    def _when(self, seat: int, left: float) -> float | None:
        """Return the moment when a thinking seat has only so many seconds left."""
        if seat not in self.since:
            return None
        since = self.since[seat]
        time = self.plan.seconds if self.plan.kind == "move" else self.left[seat]
        rest = time + self.reserve[seat] - self.spent.get(seat, 0.0) - left
        begin, end = self.away.get(seat, (since, since))
        if end <= since or (since < begin and since + rest <= begin):
            return since + rest
        return end + max(0.0, rest - max(0.0, begin - since))
