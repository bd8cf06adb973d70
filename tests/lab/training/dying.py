"""A training that is killed at a certain moment: `dying.py N ARGUMENTS` ends itself by SIGKILL at its N-th moment.

A moment is before or after anything that it does or writes; with `count` instead of N it tells all of them.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from starboard.lab import fit, ledger
from starboard.lab.training import games, learner, match

MOMENTS: list[str] = []


def moment(name: str) -> None:
    if sys.argv[1] == str(len(MOMENTS)):
        os.kill(os.getpid(), signal.SIGKILL)
    MOMENTS.append(name)


def before(owner: Any, name: str, called: str, after: bool = False) -> None:
    """Let a moment pass before a function is called, and perhaps after it, too."""
    function = getattr(owner, name)

    def dying(*arguments: Any) -> Any:
        moment(called)
        found = function(*arguments)
        if after:
            moment(called)
        return found

    setattr(owner, name, dying)


def write_a_line_in_two(self: ledger.Lines[Any], line: bytes) -> None:
    half = len(line) // 2
    for part in (line[:half], line[half:]):
        moment("line")
        self.file.write(part)


if __name__ == "__main__":
    before(os, "fsync", "fsync")
    before(os, "replace", "replace", after=True)
    before(games.SelfPlay, "play", "play")
    before(learner, "fit", "fit")
    before(match.Match, "share", "match")
    ledger.Lines.write = write_a_line_in_two  # type: ignore[method-assign]
    code = fit.main(sys.argv[2:])
    if sys.argv[1] == "count":
        print("MOMENTS", *MOMENTS)
    sys.exit(code)
