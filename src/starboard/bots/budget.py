"""Limits how long a bot thinks: to so many seconds, or to so many tries where the same game is to be played again.

Seconds are those of the clock, for a person waits by it; or of the processor, where bots are compared on a machine that
has other things to do.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import perf_counter, process_time

SPEC = re.compile(
    r"(?P<level>[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)?)"
    r"(?:@(?:(?P<seconds>\d+(?:\.\d+)?)(?P<processor>c)?|(?P<tries>[1-9]\d*)n))?"
)


def seconds_now(processor: bool) -> float:
    return process_time() if processor else perf_counter()


@dataclass(frozen=True, slots=True)
class Budget:
    seconds: float = 1.0
    tries: int | None = None  # counted instead of seconds
    processor: bool = False  # whether seconds are those of the processor

    def start(self) -> Allowance:
        now = seconds_now(self.processor)
        return Allowance(self.tries, now + self.seconds, self.processor, self.tries or self.seconds)

    def part(self, each: int, share: float) -> Budget:
        """Return a budget for smaller steps, so many to a try, in a part of the time."""
        return Budget(self.seconds * share, None if self.tries is None else self.tries * each, self.processor)

    def __str__(self) -> str:
        if self.tries is not None:
            return f"{self.tries}n"
        return f"{self.seconds:g}c" if self.processor else f"{self.seconds:g}"


@dataclass(slots=True)
class Allowance:
    """Holds what is left of a budget. `slowest` keeps a time budget from being overrun by a try that has just begun."""

    tries: int | None
    until: float
    processor: bool = False
    whole: float = 1.0  # of what it counts
    begun: float = 0.0
    slowest: float = 0.0

    def allows_another(self) -> bool:
        if self.tries is not None:
            self.tries -= 1
            return self.tries >= 0
        now = seconds_now(self.processor)
        if self.begun:
            self.slowest = max(0.9 * self.slowest, now - self.begun)
        self.begun = now
        return now + self.slowest / 2 < self.until

    @property
    def spent(self) -> float:
        """Return the part of the budget that had been spent when the last try was allowed."""
        left = self.tries + 1 if self.tries is not None else self.until - self.begun
        return 1.0 - left / self.whole


def read_level(text: str) -> tuple[str, Budget | None]:
    """Parse `hard`, `hard@0.05` (seconds a decision), `hard@0.05c` (those of the processor) or `hard@200n` (tries).

    ValueError otherwise.
    """
    match = SPEC.fullmatch(text)
    if match is None:
        raise ValueError(text)
    if match["seconds"] is not None:
        return match["level"], Budget(float(match["seconds"]), processor=match["processor"] is not None)
    if match["tries"] is not None:
        return match["level"], Budget(tries=int(match["tries"]))
    return match["level"], None
