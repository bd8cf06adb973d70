"""Environment steps a second: python bench/environments.py [--seconds 3] [--rounds 5] [--json]

Random legal actions on one core. A step is one `last()` with its observation and one `step()` of PettingZoo's loop, or
one action of one game of a vector of 64, whose observation is written in the same call; games that are over are begun
anew, and that is counted in. Beside them the classic games of PettingZoo that run with what is installed (pygame, which
only draws them, is replaced by nothing if it is not there), and the rules of Carcassonne without any environment.
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

Bench = Callable[[float], tuple[int, float]]  # seconds → steps, seconds of processor time


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


def vector(env: TablesEnv) -> Bench:
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    counts = seen["action_mask"]  # without copies it is always the same array

    def run(seconds: float) -> tuple[int, float]:
        steps, begun, until = 0, time.process_time(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            env.step((counts.sum(axis=1) * rng.random(VECTOR)).astype(np.int64))
            steps += VECTOR
        return steps, time.process_time() - begun

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
    benches: dict[str, Bench | None] = {"the rules of carcassonne alone, 2 seats": rules}
    for game, seats in OURS:
        benches[f"{game}, {seats} seats, PettingZoo loop"] = aec(TableEnv(game, seats))
        benches[f"{game}, {seats} seats, vector of {VECTOR}"] = vector(TablesEnv(game, VECTOR, seats, copy=False))
    benches |= {f"PettingZoo {name}": classic(name) for name in CLASSIC}
    rows = []
    load = os.getloadavg()[0]
    for name, run in benches.items():
        if run is None or said.only not in name:
            continue
        run(0.3)  # warm up
        rates, of_core = [], []
        for _ in range(said.rounds):
            begun = time.perf_counter()
            steps, processor = run(said.seconds)
            rates.append(steps / (time.perf_counter() - begun))
            of_core.append(steps / processor)
        row = {"what": name, "steps_per_s": round(median(rates)), "low": round(min(rates)), "high": round(max(rates))}
        rows.append({**row, "per_s_of_processor": round(median(of_core))})
        if not said.json:
            print(f"{name:45} {median(rates):9,.0f}/s  ({min(rates):,.0f}–{max(rates):,.0f}),", end=" ")
            print(f"{median(of_core):,.0f} a second of processor time", flush=True)
    about = f"{machine()}, Python {sys.version.split()[0]}, numpy {np.__version__}, load {load:.1f}"
    print(json.dumps({"rows": rows, "machine": about}, indent=1) if said.json else about)


if __name__ == "__main__":
    main()
