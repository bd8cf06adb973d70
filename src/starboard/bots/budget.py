"""Limits how long a bot thinks: to so many seconds, or to so many tries where the same game is to be played again.

Seconds are those of the clock, for a person waits by it; or of the processor, where bots are compared on a machine that
has other things to do.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from time import perf_counter, process_time

SPEC = re.compile(
    r"(?P<level>[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)?)"
    r"(?:@(?:(?P<tries>[1-9]\d*)n(?:/(?P<most>\d+(?:\.\d+)?))?|(?P<seconds>\d+(?:\.\d+)?)(?P<processor>c)?))?"
)


@dataclass(frozen=True, slots=True)
class Budget:
    seconds: float = 1.0
    tries: int | None = None  # counted instead of seconds
    both: bool = False  # whichever comes first
    processor: bool = False  # whether seconds are those of the processor

    @property
    def clock(self) -> bool:
        """Tell whether it depends on the machine what it allows."""
        return self.tries is None or self.both

    def now(self) -> float:
        return process_time() if self.processor else perf_counter()

    def start(self) -> Allowance:
        return Allowance(self, self.now() + self.seconds)

    def part(self, each: int, share: float) -> Budget:
        """Return a budget for smaller steps, so many to a try, in a part of the time."""
        return replace(self, seconds=self.seconds * share, tries=None if self.tries is None else self.tries * each)

    def __str__(self) -> str:
        seconds = f"{self.seconds:g}c" if self.processor else f"{self.seconds:g}"
        return seconds if self.tries is None else f"{self.tries}n/{self.seconds:g}" if self.both else f"{self.tries}n"


@dataclass(slots=True)
class Allowance:
    """Counts what is spent of a budget. `slowest` keeps one of time from being overrun by a try that has just begun."""

    budget: Budget
    until: float
    tries: int = 0  # that were allowed
    begun: float = 0.0
    slowest: float = 0.0

    def allows_another(self) -> bool:
        budget = self.budget
        if budget.tries is not None and self.tries >= budget.tries:
            return False
        self.tries += 1
        if not budget.clock:
            return True
        now = budget.now()
        if self.begun:
            self.slowest = max(0.9 * self.slowest, now - self.begun)
        self.begun = now
        return now + self.slowest / 2 < self.until

    @property
    def spent(self) -> float:
        """Return the part of the budget that had been spent when the last try was allowed."""
        budget = self.budget
        tries = 0.0 if budget.tries is None else (self.tries - 1) / budget.tries
        return max(tries, 1.0 - (self.until - self.begun) / budget.seconds) if budget.clock else tries


def read_level(text: str) -> tuple[str, Budget | None]:
    """Parse a level and its budget a decision; ValueError if it is nothing of that.

    `hard`, `hard@0.05` (seconds), `hard@0.05c` (those of the processor), `hard@200n` (tries), `hard@200n/0.3` (both,
    whichever comes first).
    """
    match = SPEC.fullmatch(text)
    if match is None:
        raise ValueError(text)
    if match["seconds"] is not None:
        return match["level"], Budget(float(match["seconds"]), processor=match["processor"] is not None)
    if match["most"] is not None:
        return match["level"], Budget(float(match["most"]), int(match["tries"]), both=True)
    if match["tries"] is not None:
        return match["level"], Budget(tries=int(match["tries"]))
    return match["level"], None
