"""The fast lane of Carcassonne against the reference: python bench/fast_lane.py [--rounds 5] [--only NAME] [--json]

One core, in one process. In each round both play one after the other, the reference first; what is compared is the
median over the rounds of the ratio within a round, so that a busy machine slows both. Whole games are played: rates of
batches are over games from their first decision to their last.

- random games: by one chance after another, 2 and 5 seats
- batch: 1,024 games stepped with actions from numpy; the reference is a list of positions
- TablesEnv: with full observations, 64 and 1,024 games, copy=False; games that are over are begun anew
- playouts: tries of UCT from the midst of a game, with the tree
- hard: tries of its search at four moments of a game, 500 for each, with all that a decision takes besides
- simulate: random bots, results alone, and with decisions
- start: a process that loads the lane from its cache, and plays a game
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one core is one core

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

import starboard
from starboard.bots import make_bot
from starboard.bots.uct import Branch, attempt
from starboard.fast.lane import lane_of
from starboard.kernel.chance import SEEDS, Dice, below, scramble
from starboard.lab.bench import machine, random_game
from starboard.lab.environments import TablesEnv
from starboard.lab.simulation import Notes, Setup

GAME = starboard.game("carcassonne")
LANE = lane_of(GAME)

# Round → things done, and seconds of processor time.
Side = Callable[[int], tuple[float, float]]


def timed(work: Callable[[], float]) -> tuple[float, float]:
    begun = time.process_time()
    done = work()
    return done, time.process_time() - begun


def random_games(seats: int) -> tuple[Side, Side]:
    def slow(number: int) -> tuple[float, float]:
        dice = Dice(number)
        return timed(lambda: len([random_game(GAME, seats, seed, dice) for seed in range(200)]))

    def fast(number: int) -> tuple[float, float]:
        dice = Dice(number).chance
        return timed(lambda: len(LANE.random_games(seats, None, range(10_000), dice)[1]))

    return slow, fast


def batch(games: int) -> tuple[Side, Side]:
    """Step games to the end of all of them, with actions that are drawn from counts of options."""

    def slow(number: int) -> tuple[float, float]:
        rng = np.random.default_rng(number)
        positions = [GAME.start(2, seed) for seed in range(games)]

        def work() -> float:
            steps, pending = 0, positions
            while pending:
                counts = np.array([len(one.ask.choices) for one in pending if one.ask])
                actions = (counts * rng.random(len(counts))).astype(np.int64).tolist()
                for one, action in zip(pending, actions, strict=True):
                    one.play(one.ask.options[action])  # type: ignore[union-attr]
                steps += len(pending)
                pending = [one for one in pending if one.ask is not None]
            return steps

        return timed(work)

    def fast(number: int) -> tuple[float, float]:
        rng = np.random.default_rng(number)
        some = LANE.batch(games, 2)

        def work() -> float:
            steps = 0
            for first in range(0, 10 * games, games):
                some.begin(range(first, first + games))
                while not some.over.all():
                    steps += games - int(np.count_nonzero(some.over))
                    some.step((some.options * rng.random(games)).astype(np.int64))
            return steps

        return timed(work)

    return slow, fast


def tables(games: int) -> tuple[Side, Side]:
    def side(fast: bool, steps: int) -> Side:
        env = TablesEnv("carcassonne", games, 2, copy=False, fast=fast)

        def run(number: int) -> tuple[float, float]:
            rng = np.random.default_rng(number)
            seen, _ = env.reset(seed=number)
            counts = seen["action_mask"]  # without copies it is always the same array

            def work() -> float:
                for _ in range(steps):
                    env.step((counts.sum(axis=1) * rng.random(games)).astype(np.int64))
                return steps * games

            return timed(work)

        return run

    # About as many steps as a game has, or some times that.
    return side(False, 100), side(True, 1000 if games < 500 else 300)


def playouts() -> tuple[Side, Side]:
    position, dice = GAME.start(2, 1), Dice(1)
    for _ in range(50):
        assert position.ask is not None
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    assert position.ask is not None
    seat = position.ask.seat

    def slow(number: int) -> tuple[float, float]:
        chance, root = Dice(number), Branch()

        def work() -> float:
            for _ in range(200):
                attempt(root, position.imagine(seat, below(chance, SEEDS)), seat, chance)
            return 200

        return timed(work)

    def fast(number: int) -> tuple[float, float]:
        tree = LANE.tree(position, seat, number)

        def work() -> float:
            for _ in range(5000):
                tree.attempt()
            return 5000

        return timed(work)

    return slow, fast


def searches() -> tuple[Side, Side]:
    """Search as `hard@500n` does, at moments of a game that good players play."""
    position, sharp = GAME.start(2, 1), make_bot(GAME, "sharp")
    moments = []
    for step in range(110):
        ask = position.ask
        assert ask is not None
        if step in (12, 42, 72, 102):
            moments.append(position.copy())
        position.play(sharp.choose(position, ask.seat, scramble(step)))

    def side(fast: bool) -> Side:
        def run(number: int) -> tuple[float, float]:
            def work() -> float:
                for moment in moments:
                    assert moment.ask is not None
                    make_bot(GAME, "hard@500n", fast).consider(moment, moment.ask.seat, number)
                return 500 * len(moments)

            return timed(work)

        return run

    return side(False), side(True)


def simulation(*wanted: str) -> tuple[Side, Side]:
    def side(fast: bool, games: int) -> Side:
        def run(number: int) -> tuple[float, float]:
            notes = Notes(Setup("carcassonne", ("random", "random"), seed=number, fast=fast), wanted)

            def work() -> float:
                for game in range(games):
                    notes.play(game)
                return games

            return timed(work)

        return run

    return side(False, 150), side(True, 2000)


ALL: dict[str, tuple[str, Callable[[], tuple[Side, Side]]]] = {
    "random games, 2 seats": ("games", lambda: random_games(2)),
    "random games, 5 seats": ("games", lambda: random_games(5)),
    "batch of 1,024": ("steps", lambda: batch(1024)),
    "TablesEnv, 64 games": ("steps", lambda: tables(64)),
    "TablesEnv, 1,024 games": ("steps", lambda: tables(1024)),
    "UCT tries in mid-game": ("tries", playouts),
    "tries of hard@500n": ("tries", searches),
    "simulate, results": ("games", lambda: simulation("results")),
    "simulate, results and decisions": ("games", lambda: simulation("results", "decisions")),
}


def measured(name: str, rounds: int) -> dict[str, Any]:
    unit, make = ALL[name]
    slow, fast = make()
    slow(0)
    fast(0)  # warm up
    rates: list[tuple[float, float]] = []
    for number in range(1, rounds + 1):
        (ours, one), (theirs, other) = slow(number), fast(number)
        rates.append((ours / one, theirs / other))
    ratios = sorted(quick / plain for plain, quick in rates)
    return {
        "what": name,
        "unit": f"{unit}/s",
        "reference": round(median(plain for plain, _ in rates)),
        "fast": round(median(quick for _, quick in rates)),
        "ratio": round(median(ratios), 1),
        "low": round(ratios[0], 1),
        "high": round(ratios[-1], 1),
    }


def start() -> tuple[float, float]:
    """Time a process that plays a game in the lane, by the clock and by the processor; the best of five."""
    program = (
        "import time, starboard\n"
        "from starboard.fast.lane import lane_of\n"
        "lane_of(starboard.game('carcassonne')).random_games(2, None, [1], 1)\n"
        "print(time.process_time())\n"
    )
    found = []
    for _ in range(5):
        begun = time.perf_counter()
        said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        found.append((time.perf_counter() - begun, float(said)))
    return min(clock for clock, _ in found), min(processor for _, processor in found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="those whose name has this in it")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    rows = []
    if not said.json:
        print(f"{machine()}, load {os.getloadavg()[0]:.1f}, {said.rounds} rounds")
    for name in ALL:
        if said.only in name:
            rows.append(measured(name, said.rounds))
            if not said.json:
                row = "{what:32} {reference:>9,} → {fast:>10,} {unit:8} × {ratio} ({low}–{high})".format(**rows[-1])
                print(row, flush=True)
    clock, processor = start()
    size = LANE.batch(1, 2).records.dtype.itemsize
    if said.json:
        facts = {"rows": rows, "start_s": clock, "start_processor_s": processor, "bytes": size, "machine": machine()}
        print(json.dumps(facts))
    else:
        print(f"start from the cache: {clock:.2f} s ({processor:.2f} s of processor time); {size:,} bytes a game")


if __name__ == "__main__":
    main()
