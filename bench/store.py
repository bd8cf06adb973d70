"""Appends a second of both stores: python bench/store.py [--writers 300] [--seconds 5] [--only sqlite|postgres]

Each writer has a table of its own and writes its next entry as soon as the last one is durable. PostgreSQL runs for
the time of the measurement, with fsync, and is reached by a unix socket.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from starboard.tables.deeds import Created, Entry, Moved, SeatPlan
from starboard.tables.postgres import PostgresStore
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Store
from starboard.tables.summary import SeatSummary, Summary
from tables.pg import Server

FIRST = Created("carcassonne", 1, (SeatPlan("open"), SeatPlan("open")), {}, "s" * 64)


def summary(table: str, n: int) -> Summary:
    seats = [SeatSummary("open", "Leia"), SeatSummary("open", "Han")]
    return Summary(table, "carcassonne", "playing", True, 0.0, time.time(), n, n, seats, [n % 2])


async def write(store: Store, table: str, until: float, times: list[float]) -> None:
    n = 1
    while (start := time.perf_counter()) < until:
        n += 1
        await store.append([Entry(n, time.time(), "somebody", Moved(0, "place 1,0 r90"))], summary(table, n))
        times.append(time.perf_counter() - start)


async def measure(name: str, store: Store, writers: int, seconds: float) -> None:
    await store.open()
    tables = [f"{name}{number:06}" for number in range(writers)]
    await asyncio.gather(*(store.create(Entry(1, time.time(), None, FIRST), summary(table, 1)) for table in tables))
    times: list[float] = []
    start = time.perf_counter()
    await asyncio.gather(*(write(store, table, start + seconds, times) for table in tables))
    rate = len(times) / (time.perf_counter() - start)
    times.sort()
    middle, late = (1000 * times[int(len(times) * part)] for part in (0.5, 0.95))
    print(f"{name}, {writers} writers: {rate:,.0f} appends/s; each takes {middle:.1f} ms, 95 % at most {late:.1f} ms")
    await store.close()


async def main(writers: int, seconds: float, only: str | None) -> None:
    if only != "postgres":
        with tempfile.TemporaryDirectory() as folder:
            for count in (1, writers):
                await measure("sqlite", SqliteStore(f"{folder}/{count}.db"), count, seconds)
    if only != "sqlite":
        server = Server(safe=True)
        try:
            for count in (1, writers):
                await measure(f"postgres{count}", PostgresStore(server.url()), count, seconds)
        finally:
            server.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--writers", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    given = parser.parse_args()
    asyncio.run(main(given.writers, given.seconds, given.only))
