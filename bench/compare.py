"""Compare this working copy with another commit: python bench/compare.py [COMMIT] [--only NAME …] [--rounds 7]

Each probe runs in processes of its own, here and there in turns, and tells how much processor time a unit of its work
took: a decision of random play, a step of a learning environment, a durable move of a server (its own processor time).
A ratio is that of speeds: above 1 this working copy is faster. It is the geometric mean over the rounds, which are
compared in pairs, with its interval at 95 % by Student's distribution; what disturbs a machine for a while disturbs
both of a pair. With --instructions the probes that play run once each under callgrind, and instructions are counted in
place of time: for differences that are smaller than the noise, at some fifty times the time.

The probes are this file's, the programs those of the two commits: a probe uses only what both have.
"""

from __future__ import annotations

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one core is one core
os.environ.setdefault("PYTHONHASHSEED", "0")

import argparse
import asyncio
import io
import json
import math
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parent.parent
SERVER_SOCKETS, SERVER_SECONDS = 60, 4.0
VECTOR = 64
# Quantiles of Student's distribution at 97.5 %, by degrees of freedom; beyond them the last is near enough.
STUDENT = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13)

# Size → units of work that were done, and seconds of processor time.
Probe = Callable[[int], tuple[int, float]]


def rules(game_id: str, seats: int, games: int) -> tuple[int, float]:
    import starboard
    from starboard.kernel.chance import Dice
    from starboard.lab.bench import random_game

    game = starboard.game(game_id)
    random_game(game, seats, 1, Dice(1))  # warm up
    dice, begun = Dice(2), time.process_time()
    decisions = sum(random_game(game, seats, seed, dice) for seed in range(2, 2 + games))
    return decisions, time.process_time() - begun


def environment(game_id: str, seats: int, steps: int) -> tuple[int, float]:
    import numpy as np

    from starboard.lab.environments import TablesEnv

    env = TablesEnv(game_id, VECTOR, seats, copy=False)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    counts = seen["action_mask"]  # without copies it is always the same array
    begun = time.process_time()
    for _ in range(steps):
        env.step((counts.sum(axis=1) * rng.random(VECTOR)).astype(np.int64))
    return steps * VECTOR, time.process_time() - begun


def server(sockets: int) -> tuple[int, float]:
    from starboard.server.bench import SEATS, play, serving

    folder = tempfile.TemporaryDirectory(prefix="starboard-compare-")
    with folder as path, serving(f"sqlite:///{path}/play.db") as running:
        load = asyncio.run(play([running], sockets // SEATS, SERVER_SECONDS))
    return load.moves, load.cpu


# Name → probe, its size by the clock, and under callgrind (None: it has processes of its own, which are not counted).
PROBES: dict[str, tuple[Probe, int, int | None]] = {
    "rules carcassonne": (partial(rules, "carcassonne", 2), 150, 4),
    "rules arcs": (partial(rules, "arcs", 2), 60, 2),
    "rules arcs 4": (partial(rules, "arcs", 4), 40, 2),
    "rules outer_rim": (partial(rules, "outer_rim", 2), 6, 1),
    "rules outer_rim 4": (partial(rules, "outer_rim", 4), 4, 1),
    "environment carcassonne": (partial(environment, "carcassonne", 2), 250, 30),
    "environment arcs": (partial(environment, "arcs", 2), 100, 15),
    "environment outer_rim": (partial(environment, "outer_rim", 3), 60, 10),
    "server": (server, SERVER_SOCKETS, None),
}


@dataclass(slots=True)
class Compared:
    probe: str
    here: float  # a unit's cost: microseconds, or instructions
    there: float
    ratio: float
    low: float
    high: float
    rounds: int

    def __str__(self) -> str:
        return (
            f"{self.probe:26}{self.there:12,.1f} →{self.here:12,.1f}   "
            f"{self.ratio:6.3f} ({self.low:.3f} to {self.high:.3f}, {self.rounds} rounds)"
        )


def compared(probe: str, here: Sequence[float], there: Sequence[float]) -> Compared:
    """Compare costs of a unit that were measured in pairs."""
    logs = [math.log(two / one) for one, two in zip(here, there, strict=True)]
    middle, wide = statistics.fmean(logs), math.inf
    if len(logs) > 1:
        student = STUDENT[min(len(logs) - 1, len(STUDENT)) - 1]
        wide = student * statistics.stdev(logs) / math.sqrt(len(logs))
    ratio, low, high = (math.exp(x) for x in (middle, middle - wide, min(middle + wide, 700.0)))
    return Compared(probe, statistics.median(here), statistics.median(there), ratio, low, high, len(logs))


def run_probe(source: Path, name: str, size: int, wrapper: Sequence[str] = ()) -> tuple[int, float, str]:
    """Run a probe with the program of a folder, in a process of its own."""
    command = [*wrapper, sys.executable, str(Path(__file__).resolve()), "--probe", name, "--size", str(size)]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(source / "src")}, capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(f"{name}, with {source}:\n{run.stderr}")
    units, seconds = json.loads(run.stdout)
    return units, seconds, run.stderr


def by_time(places: dict[str, Path], name: str, rounds: int) -> Compared:
    size = PROBES[name][1]
    taken: dict[str, list[float]] = {place: [] for place in places}
    for number in range(rounds):
        for place in sorted(places, reverse=bool(number % 2)):
            units, seconds, _ = run_probe(places[place], name, size)
            taken[place].append(1e6 * seconds / units)
    return compared(name, taken["here"], taken["there"])


def by_instructions(places: dict[str, Path], name: str) -> Compared | None:
    """Count instructions of a unit: of twice the work less those of once, so that nothing of the start is counted."""
    size = PROBES[name][2]
    if size is None:
        return None
    cost = {}
    for place, source in places.items():
        found = [counted(source, name, work) for work in (size, 2 * size)]
        cost[place] = (found[1][1] - found[0][1]) / (found[1][0] - found[0][0])
    ratio = cost["there"] / cost["here"]
    return Compared(name, cost["here"], cost["there"], ratio, ratio, ratio, 1)


def counted(source: Path, name: str, size: int) -> tuple[int, int]:
    callgrind = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
    units, _, told = run_probe(source, name, size, callgrind)
    (total,) = re.findall(r"Collected : (\d+)", told)
    return units, int(total)


def commit_of(folder: Path, revision: str = "HEAD") -> str:
    command = ["git", "-C", str(folder), "rev-parse", "--short=9", revision]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"{revision} is no commit of this repository")
    return run.stdout.strip()


def is_changed(folder: Path) -> bool:
    command = ["git", "-C", str(folder), "status", "--porcelain", "--untracked-files=no"]
    return bool(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())


def unpack(commit: str, folder: Path) -> None:
    """Put the program of a commit into a folder."""
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", commit, "src"]
    packed = subprocess.run(command, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(folder, filter="data")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", nargs="?", default="HEAD", help="to compare with (HEAD: only what is not committed)")
    parser.add_argument("--only", nargs="*", default=[], help="probes whose name has one of these in it")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--instructions", action="store_true", help="count instructions, with callgrind")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--probe", help=argparse.SUPPRESS)
    parser.add_argument("--size", type=int, help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.probe:
        print(json.dumps(PROBES[said.probe][0](said.size)))
        return
    names = [name for name in PROBES if not said.only or any(part in name for part in said.only)]
    if not names or said.rounds < 1:
        parser.error(f"no such probe; there are: {', '.join(PROBES)}")
    if said.instructions and shutil.which("valgrind") is None:
        parser.error("callgrind is not here: install valgrind")
    there = commit_of(ROOT, said.commit)
    here = commit_of(ROOT) + (" and what is not committed" if is_changed(ROOT) else "")
    unit = "instructions" if said.instructions else "µs of processor time"
    if not said.json:
        print(f"{there} → {here}, {unit} a unit; ratio of speeds and its 95 % interval", flush=True)
    with tempfile.TemporaryDirectory(prefix="starboard-compare-") as folder:
        unpack(there, Path(folder))
        places = {"here": ROOT, "there": Path(folder)}
        found = []
        for name in names:
            one = by_instructions(places, name) if said.instructions else by_time(places, name, said.rounds)
            if one is not None:
                found.append(one)
                if not said.json:
                    print(one, flush=True)
    if said.json:
        conditions = {"here": here, "there": there, "unit": unit, "python": platform.python_version()}
        load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
        print(json.dumps({**conditions, "load": load, "compared": [asdict(one) for one in found]}, indent=2))


if __name__ == "__main__":
    main()
