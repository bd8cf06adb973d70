"""How much faster `starboard simulate` is with several processes than with one.

    .venv/bin/python bench/scaling.py carcassonne --bots random --seats 3 --games 4000 --jobs 1,2 [--dask]

The same games are played in turns with each number of jobs, so that a machine that changes its speed does so to all of
them. A rate is taken between a tenth and nine tenths of the games, for starting processes takes the same second or two
for a hundred games and for a million. Only on an idle machine do the figures say something.
"""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
import time
from pathlib import Path
from statistics import median

from starboard.lab.bench import machine
from starboard.lab.run import Simulation, fitting_batch, setup_of
from starboard.lab.simulation import TABLES


def games_per_s(simulation: Simulation, jobs: int, dask: bool) -> tuple[float, float]:
    """In the middle of the run, and over all of it."""
    games = simulation.manifest.games
    begun = time.perf_counter()
    at = [(time.perf_counter(), done) for done, _ in simulation.play(jobs, dask)]
    whole = games / (time.perf_counter() - begun)
    inner = [(moment, done) for moment, done in at if 0.1 * games <= done <= 0.9 * games]
    (first, some), (last, most) = inner[0], inner[-1]
    return (most - some) / (last - first), whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--jobs", default="1,2")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--dask", action="store_true")
    said = parser.parse_args()
    setup = setup_of(said.game, said.bots.split(","), said.seats, {}, 1, None)
    setup.check()
    tables = tuple(said.tables.split(","))
    batch = fitting_batch(setup, said.games, tables)
    counts = [int(jobs) for jobs in said.jobs.split(",")]
    rates: dict[int, list[float]] = {jobs: [] for jobs in counts}
    load = os.getloadavg()[0]
    for number in range(said.rounds):
        for jobs in counts:
            with tempfile.TemporaryDirectory() as folder:
                simulation = Simulation.planned(setup, Path(folder) / "run", said.games, tables, batch)
                steady, whole = games_per_s(simulation, jobs, said.dask)
            rates[jobs].append(steady)
            print(f"round {number + 1}, {jobs} jobs: {steady:.1f} games/s ({whole:.1f} with starting)", flush=True)
    first = median(rates[counts[0]])
    for jobs in counts:
        middle = median(rates[jobs])
        low, high = min(rates[jobs]), max(rates[jobs])
        print(f"{jobs} jobs: {middle:.1f} games/s (rounds {low:.1f}–{high:.1f}), {middle / first:.2f}×")
    print(
        f"{said.game}, {said.seats} seats, {said.bots}, {said.games} games in batches of {batch}, {', '.join(tables)}"
        f"{', Dask' if said.dask else ''}; Python {platform.python_version()}, {machine()}, {os.cpu_count()} cores,"
        f" load before {load:.1f}"
    )


if __name__ == "__main__":
    main()
