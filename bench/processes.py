"""Measure what several server processes on one port gain: `serve --processes N` on PostgreSQL, against one process.

    python bench/processes.py [--processes 1,2] [--sockets 300] [--seconds 10] [--rounds 5] [--servers] [--json]

A PostgreSQL of its own runs for the time of the measurement, with fsync, reached by a unix socket. In each round every
number of processes serves an empty database while clients in this process play as in `starboard bench server`. Printed
are durable moves a second, and processor time of all server processes for a move, each as the median of the rounds with
the lowest and highest, and ratios to the first number within a round. Where clients, database and servers share a few
cores, moves a second tell how these share them: what two processes could do with a core each follows from the
processor time for a move. `--part 0.4` (root, on Linux) lets each server process have that part of a core at most, so
that the machine has processor time left for clients and database: then moves a second tell by the clock what as many
cores would do. `--servers` measures as many separate servers instead, the players of a table at different ones.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import asyncpg  # type: ignore[import-untyped]

from starboard.lab.bench import machine
from starboard.server.bench import SEATS, Load, play, serving
from tables.pg import Server as Postgres

PERIOD = 10_000  # microseconds in which a process has its part of a core


async def fresh(postgres: Postgres, name: str) -> str:
    connection = await asyncpg.connect(postgres.url())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.url(name)


def measure(url: str, count: int, sockets: int, seconds: float, apart: bool, part: float) -> Load:
    with ExitStack() as stack:
        if apart:
            running = [stack.enter_context(serving(url)) for _ in range(count)]
        else:
            running = [stack.enter_context(serving(url, count))]
        if part:
            for server in (pid for one in running for pid in one.servers):
                stack.enter_context(limited(server, part))
        return asyncio.run(play(running, sockets // SEATS, seconds))


@contextmanager
def limited(pid: int, part: float) -> Iterator[None]:
    """Let a process have a part of a core at most, by a control group of its own."""
    first = Path("/sys/fs/cgroup/cpu")  # of control groups of the first version
    group = (first if first.is_dir() else first.parent) / f"starboard-bench-{pid}"
    group.mkdir()
    try:
        quota = str(int(part * PERIOD))
        if first.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(quota)
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(pid))
        yield
    finally:
        if Path(f"/proc/{pid}").exists():
            (group.parent / "cgroup.procs").write_text(str(pid))
        group.rmdir()


def spread(values: list[float], digits: int) -> str:
    return f"{median(values):,.{digits}f} ({min(values):,.{digits}f}–{max(values):,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", default="1,2")
    parser.add_argument("--sockets", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--part", type=float, default=0.0, help="of a core that each process has at most; 0: all of it")
    parser.add_argument("--servers", action="store_true")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    counts = [int(one) for one in said.processes.split(",")]
    loads: dict[int, list[Load]] = {count: [] for count in counts}
    before = os.getloadavg()[0]
    postgres = Postgres(safe=True)
    try:
        for number in range(said.rounds):
            for count in counts:
                url = asyncio.run(fresh(postgres, f"bench_{number}_{count}"))
                load = measure(url, count, said.sockets, said.seconds, said.servers, said.part)
                loads[count].append(load)
                print(
                    f"round {number + 1}, {count}: {load.moves / load.seconds:,.0f} moves/s,"
                    f" {1e6 * load.cpu / load.moves:,.0f} µs a move, servers {load.cpu / load.seconds:.2f} cores,"
                    f" clients {load.own_cpu / load.seconds:.2f}, p95 {load.trip_ms(0.95):.0f} ms,"
                    f" refused {load.refused}",
                    file=sys.stderr,
                    flush=True,
                )
    finally:
        postgres.stop()
    found = {}
    for count in counts:
        rates = [load.moves / load.seconds for load in loads[count]]
        costs = [1e6 * load.cpu / load.moves for load in loads[count]]
        first = loads[counts[0]]
        ratios = [cost / (1e6 * one.cpu / one.moves) for cost, one in zip(costs, first, strict=True)]
        gains = [rate / (one.moves / one.seconds) for rate, one in zip(rates, first, strict=True)]
        found[count] = {"moves_per_s": rates, "us_per_move": costs, "cost_ratio": ratios, "rate_ratio": gains}
        if not said.json:
            print(
                f"{count} {'servers' if said.servers else 'processes'}: {spread(rates, 0)} moves/s,"
                f" {spread(costs, 0)} µs of servers a move; a move costs {spread(ratios, 2)} of the first,"
                f" moves/s {spread(gains, 2)}; with a core each {count / counts[0] / median(ratios):.2f} times as many"
            )
    conditions = (
        f"{machine()}, {os.cpu_count()} cores, load {before:.1f} before, {said.sockets} sockets, {said.seconds:g} s"
        + (f", {said.part:g} of a core for each process" if said.part else "")
    )
    print(json.dumps({"conditions": conditions, **found}) if said.json else conditions)


if __name__ == "__main__":
    main()
