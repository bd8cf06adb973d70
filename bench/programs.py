"""Measure what it costs that a bot is a program of its own: python bench/programs.py COMMAND [-n 300] [--rounds 5]

In each round the program makes so many choices of one of two seats of each game; the other plays at random. Told is the
best round: microseconds a choice by the clock, of them those of the processor in this process (to make the view and the
options, to say and to hear), and those in the program's with its start; milliseconds by the clock to start a process,
with the first choice, and to let it end.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, process_time

import starboard
from starboard.bots.random_bot import RandomBot
from starboard.kernel.chance import scramble
from starboard.kernel.registry import installed
from starboard.lab.programs import Limits, Program, read_command

PATIENT = Limits(move=600, start=600)


@dataclass(frozen=True, slots=True)
class Cost:
    """Holds what a choice costs, in seconds; but `start`, which is of a process."""

    clock: float
    ours: float
    theirs: float
    start: float


def cost_of(game: str, command: Sequence[str], choices: int) -> Cost:
    """Measure one process over so many choices, in as many games as that takes."""
    clock = ours = start = 0.0
    made = number = 0
    rival = RandomBot()
    before = children()
    with Program(command, PATIENT, 0, 1) as program:
        while made <= choices:
            number += 1
            position = starboard.game(game).start(2, scramble(number))
            program.witness(position.events)
            while position.ask is not None and made <= choices:
                seat = position.ask.seat
                if seat:
                    option = rival.choose(position, seat, position.ply)
                else:
                    begun, worked = perf_counter(), process_time()
                    option = program.choose(position, seat, made)
                    if made:
                        clock += perf_counter() - begun
                        ours += process_time() - worked
                    else:
                        start = perf_counter() - begun
                    made += 1
                program.witness(position.play(option))
        if program.lost:
            raise SystemExit(f"the program lost moves: {dict(program.lost)}; see `starboard conform`")
        begun = perf_counter()
        program.over(position)
        start += perf_counter() - begun
    return Cost(clock / choices, ours / choices, (children() - before) / choices, start)


def children() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command")
    parser.add_argument("-n", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args(arguments)
    command = read_command(given.command)
    print("game          clock, µs   ours, µs   theirs, µs   start and end, ms")
    for game in installed().ids:
        rounds = [cost_of(game, command, given.n) for _ in range(given.rounds)]
        clock, ours, theirs, start = (
            min(getattr(one, name) for one in rounds) for name in ("clock", "ours", "theirs", "start")
        )
        print(f"{game:12} {clock * 1e6:10.0f} {ours * 1e6:10.0f} {theirs * 1e6:12.0f} {start * 1e3:19.0f}")


if __name__ == "__main__":
    main()
