"""Limits how long a bot thinks: to so many seconds, or to so many tries where the same game is to be played again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from time import perf_counter

SPEC = re.compile(
    r"(?P<level>[a-z]+(?:-[a-z][a-z0-9]*)?)"
    r"(?:@(?:(?P<tries>[1-9]\d*)n(?:/(?P<most>\d+(?:\.\d+)?))?|(?P<seconds>\d+(?:\.\d+)?)))?"
)


@dataclass(frozen=True, slots=True)
class Budget:
    seconds: float = 1.0
    tries: int | None = None  # counted instead of seconds
    both: bool = False  # whichever comes first

    @property
    def clock(self) -> bool:
        """Tell whether it depends on the clock what it allows."""
        return self.tries is None or self.both

    def start(self) -> Allowance:
        return Allowance(self.tries, perf_counter() + self.seconds, self.clock)

    def part(self, each: int, share: float) -> Budget:
        """Return a budget for smaller steps, so many to a try, in a part of the time."""
        return Budget(self.seconds * share, None if self.tries is None else self.tries * each, self.both)

    def __str__(self) -> str:
        tries = "" if self.tries is None else f"{self.tries}n"
        return f"{tries}/{self.seconds:g}" if self.both else tries or f"{self.seconds:g}"


@dataclass(slots=True)
class Allowance:
    """Holds what is left of a budget. `slowest` keeps a time budget from being overrun by a try that has just begun."""

    tries: int | None
    until: float
    clock: bool
    begun: float = 0.0
    slowest: float = 0.0

    def allows_another(self) -> bool:
        if self.tries is not None:
            self.tries -= 1
            if self.tries < 0 or not self.clock:
                return self.tries >= 0
        now = perf_counter()
        if self.begun:
            self.slowest = max(0.9 * self.slowest, now - self.begun)
        self.begun = now
        return now + self.slowest / 2 < self.until


def read_level(text: str) -> tuple[str, Budget | None]:
    """Parse `hard`, `hard@0.05` (seconds a decision), `hard@200n` (tries a decision) or `hard@200n/0.3` (both at most).

    ValueError if it is nothing of that.
    """
    match = SPEC.fullmatch(text)
    if match is None:
        raise ValueError(text)
    if match["seconds"] is not None:
        return match["level"], Budget(float(match["seconds"]))
    if match["most"] is not None:
        return match["level"], Budget(float(match["most"]), int(match["tries"]), both=True)
    if match["tries"] is not None:
        return match["level"], Budget(tries=int(match["tries"]))
    return match["level"], None
