"""Environment steps a second: python bench/environments.py [--seconds 3] [--rounds 5] [--json]

Random legal actions on one core. A step is one `last()` with its observation and one `step()` of PettingZoo's loop, or
one action of one game of a vector of 64, whose observation is written in the same call; games that are over are begun
anew, and that is counted in. The vectors are measured once more with two worker processes, by the clock alone: their
processor time is not that of this process. Beside them the classic games of PettingZoo that run with what is installed
(pygame, which only draws them, is replaced by nothing if it is not there), and the rules of Carcassonne without any
environment.
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one core is one core

import argparse
import json
import sys
import time
import types
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

import starboard
from starboard.kernel.chance import Dice
from starboard.lab.bench import machine, random_game
from starboard.lab.environments import TableEnv, TablesEnv

CLASSIC = ("tictactoe_v3", "connect_four_v3", "go_v5")
OURS = (("carcassonne", 2), ("carcassonne", 4), ("arcs", 2), ("arcs", 4), ("outer_rim", 1), ("outer_rim", 3))
VECTOR = 64

# Seconds → steps, and seconds of processor time, if this process has done all the work.
Bench = Callable[[float], tuple[int, float | None]]
Maker = Callable[[], Bench | None]  # made only when it is its turn: some have processes of their own


def aec(env: Any) -> Bench:
    rng = np.random.default_rng(1)
    env.reset(seed=1)

    def run(seconds: float) -> tuple[int, float]:
        steps, begun, until = 0, time.process_time(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            for _ in range(50):
                observation, _, over, cut_off, _ = env.last()
                if over or cut_off:
                    env.reset()
                    continue
                if isinstance(observation, dict):
                    (legal,) = observation["action_mask"].nonzero()
                    action = int(legal[int(rng.random() * len(legal))])
                else:
                    action = int(rng.random() * env.action_space(env.agent_selection).n)
                env.step(action)
                steps += 1
        return steps, time.process_time() - begun

    return run


def loop(game: str, seats: int) -> Bench:
    return aec(TableEnv(game, seats))


def vector(game: str, seats: int, jobs: int = 1) -> Bench:
    env = TablesEnv(game, VECTOR, seats, copy=False, jobs=jobs)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    counts = seen["action_mask"]  # without copies it is always the same array

    def run(seconds: float) -> tuple[int, float | None]:
        steps, begun, until = 0, time.process_time(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            env.step((counts.sum(axis=1) * rng.random(VECTOR)).astype(np.int64))
            steps += VECTOR
        return steps, time.process_time() - begun if jobs == 1 else None

    return run


def rules(seconds: float) -> tuple[int, float]:
    game, dice, seed = starboard.game("carcassonne"), Dice(1), 0
    steps, begun, until = 0, time.process_time(), time.perf_counter() + seconds
    while time.perf_counter() < until:
        seed += 1
        steps += random_game(game, 2, seed, dice)
    return steps, time.process_time() - begun


def classic(name: str) -> Bench | None:
    try:
        return aec(import_module(f"pettingzoo.classic.{name}").env())
    except ImportError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return None


class Nothing(types.ModuleType):
    def __getattr__(self, name: str) -> Any:
        return object


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="those whose name has this in it")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    warnings.simplefilter("ignore")
    try:
        import_module("pygame")
    except ImportError:
        sys.modules["pygame"] = Nothing("pygame")
    benches: dict[str, Maker] = {"the rules of carcassonne alone, 2 seats": lambda: rules}
    for game, seats in OURS:
        name = f"{game}, {seats} seats"
        benches[f"{name}, PettingZoo loop"] = partial(loop, game, seats)
        benches[f"{name}, vector of {VECTOR}"] = partial(vector, game, seats)
        benches[f"{name}, vector of {VECTOR} on two cores"] = partial(vector, game, seats, jobs=2)
    benches |= {f"PettingZoo {name}": partial(classic, name) for name in CLASSIC}
    rows = []
    load = os.getloadavg()[0]
    for name, make in benches.items():
        run = make() if said.only in name else None
        if run is None:
            continue
        run(0.3)  # warm up
        rates, of_core = [], []
        for _ in range(said.rounds):
            begun = time.perf_counter()
            steps, processor = run(said.seconds)
            rates.append(steps / (time.perf_counter() - begun))
            if processor is not None:
                of_core.append(steps / processor)
        row = {"what": name, "steps_per_s": round(median(rates)), "low": round(min(rates)), "high": round(max(rates))}
        rows.append(row | ({"per_s_of_processor": round(median(of_core))} if of_core else {}))
        if not said.json:
            beside = f", {median(of_core):,.0f} a second of processor time" if of_core else ""
            print(f"{name:50} {median(rates):9,.0f}/s  ({min(rates):,.0f}–{max(rates):,.0f}){beside}", flush=True)
        del run  # and with it its processes
    about = f"{machine()}, Python {sys.version.split()[0]}, numpy {np.__version__}, load {load:.1f}"
    print(json.dumps({"rows": rows, "machine": about}, indent=1) if said.json else about)


if __name__ == "__main__":
    main()
