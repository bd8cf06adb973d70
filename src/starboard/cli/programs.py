"""Reads limits of programs of others, and says what went wrong with them, for the commands that let them play."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import isfinite

from starboard.kernel.errors import StarboardError
from starboard.lab.programs import Limits
from starboard.texts import Words

USUAL = Limits()
LEAST_MEMORY, MOST_MEMORY = 16, 1_000_000  # MB
MOST_SECONDS = 86_400.0


def add_limits(parser: argparse.ArgumentParser, w: Words) -> None:
    for name, usual in (("move", USUAL.move), ("start", USUAL.start)):
        help_ = w(f"cli-program-{name}-time", usual=usual)
        parser.add_argument(f"--{name}-time", type=float, default=usual, metavar="SECONDS", help=help_)
    help_ = w("cli-program-memory", usual=USUAL.memory)
    parser.add_argument("--memory", type=int, default=USUAL.memory, metavar="MB", help=help_)


def limits_of(arguments: argparse.Namespace) -> Limits:
    for seconds in (arguments.move_time, arguments.start_time):
        if not (isfinite(seconds) and 0 < seconds <= MOST_SECONDS):
            raise StarboardError("cli-program-error-seconds", most=int(MOST_SECONDS))
    if not LEAST_MEMORY <= arguments.memory <= MOST_MEMORY:
        raise StarboardError("cli-program-error-memory", low=LEAST_MEMORY, high=MOST_MEMORY)
    return Limits(move=arguments.move_time, start=arguments.start_time, memory=arguments.memory)


def told(w: Words, lost: Mapping[str, int]) -> str:
    """Say how many moves were lost in which way."""
    often_first = sorted(lost.items(), key=lambda one: (-one[1], one[0]))
    return "; ".join(w("cli-program-count", kind=kind, count=count) for kind, count in often_first)
