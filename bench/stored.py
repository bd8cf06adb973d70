"""Measure what a server costs by how many tables its store holds, and by how long a game is.

    python bench/stored.py [--tables 10,1000,100000] [--only sqlite|postgres|long] [--json]

A store is filled by copying rows: of twenty tables one is open, five are played, the others are over; 16 entries each,
two of 2,000 people at each, something due at every hundredth some day. Then a server is started on it, asked for its
first lobby page, loads tables, writes moves, and looks for what is due. PostgreSQL runs for the time of the
measurement, with fsync. `long`: Outer Rim and Arcs, loaded at lengths that all lie 32 entries behind a page.

Times are medians by the clock, and means of the processor time of the server alone; the start lasts until `/health`
answers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import asyncpg  # type: ignore[import-untyped]

from starboard.kernel.chance import Dice, below
from starboard.kernel.fair import old_seed_of
from starboard.kernel.registry import installed
from starboard.lab.bench import machine
from starboard.server import bench
from starboard.server.hub import Hub
from starboard.tables.deeds import Claimed, Created, Entry, Moved, SeatPlan, Started
from starboard.tables.sql import SqlStore, entry_rows, table_row
from starboard.tables.sqlite import SqliteStore
from starboard.tables.stores import store_for
from starboard.tables.summary import Summary, summary_of
from starboard.tables.table import Table
from tables.pg import Server as Postgres

MOVES = 12
TIMES, LOBBIES = 40, 200  # that each is measured
DAY = 86_400.0
COLUMNS = {
    "tables": ["id", "game", "status", "public", "created", "updated", "n", "summary", "due", "bot_moves", "owner"],
    "entries": ["table_id", "n", "at", "by", "deed"],
    "players": ["person", "table_id"],
}
Rows = dict[str, list[tuple[Any, ...]]]


def rows_of(tables: int) -> Iterator[Rows]:
    """Make the rows of many tables, some hundreds at a time."""
    bench.MOVES = MOVES
    table, log = bench.table_in_play(1)
    played = entry_rows(log, summary_of(table))
    begun = Table("", table.game, log[0])
    now = time.time()
    found: Rows = {name: [] for name in COLUMNS}
    for number in range(tables):
        kind = number % 20
        summary, entries = (summary_of(begun), played[:1]) if kind == 0 else (summary_of(table), played)
        summary.id, summary.updated_at = f"stored{number}", now - number
        summary.status = "open" if kind == 0 else "playing" if kind <= 5 else "over"
        summary.due = now + DAY if kind == 1 and number % 100 == 1 else None
        people = [f"person{number % 2000}", f"person{(number * 7 + 1) % 2000}"]
        found["tables"].append((*table_row(summary), people[0]))
        found["entries"] += [(summary.id, *entry) for entry in entries]
        found["players"] += [(person, summary.id) for person in dict.fromkeys(people)]
        if number % 500 == 499:
            yield found
            found = {name: [] for name in COLUMNS}
    yield found


def fill_sqlite(path: Path, tables: int) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        for rows in rows_of(tables):
            for name, columns in COLUMNS.items():
                named = ", ".join(f'"{one}"' for one in columns)
                marks = ", ".join("?" * len(columns))
                connection.executemany(f"INSERT INTO {name} ({named}) VALUES ({marks})", rows[name])  # noqa: S608
        connection.execute("COMMIT")


async def fill_postgres(url: str, tables: int) -> None:
    connection = await asyncpg.connect(url)
    for rows in rows_of(tables):
        for name, columns in COLUMNS.items():
            await connection.copy_records_to_table(name, records=rows[name], columns=columns)
    await connection.execute("ANALYZE")
    await connection.close()


async def made(store: SqlStore) -> None:
    """Let the store make its tables."""
    await store.open()
    await store.close()


async def timed(name: str, work: Callable[[int], Awaitable[object]]) -> dict[str, float]:
    """Measure in milliseconds how long it takes, and how much of this process."""
    times, cpu = [], time.process_time()
    for number in range(TIMES):
        begun = time.perf_counter()
        await work(number)
        times.append(1000 * (time.perf_counter() - begun))
    return {f"{name}_ms": median(times), f"{name}_cpu_ms": 1000 * (time.process_time() - cpu) / TIMES}


def started(url: str) -> dict[str, float]:
    """Measure the start of a server, and its first lobby page."""
    begun = time.perf_counter()
    with bench.serving(url) as server:
        found = {"start_s": time.perf_counter() - begun, "start_cpu_s": server.cpu}
        person = bench.Http(server.port)
        person.ask("POST", "/api/me", {"name": "Ada"})
        asked, cpu = [], server.cpu
        for _ in range(LOBBIES):
            begun = time.perf_counter()
            listed = person.ask("GET", "/api/tables?list=open")
            asked.append(1000 * (time.perf_counter() - begun))
        assert listed
        return found | {"lobby_ms": median(asked), "lobby_cpu_ms": 1000 * (server.cpu - cpu) / LOBBIES}


async def worked(store: SqlStore, tables: int) -> dict[str, float]:
    """Measure a hub on the store: tables that are played, loaded and moved at."""
    await store.open()
    hub = Hub(store, installed())
    played = [f"stored{number}" for number in range(tables) if 1 <= number % 20 <= 5]
    step = max(1, len(played) // TIMES)
    ids = [played[number * step % len(played)] for number in range(TIMES)]

    async def load(number: int) -> None:
        hub.live.pop(ids[number], None)
        await hub.get(ids[number])

    async def move(number: int) -> None:
        def decide(table: Table) -> Any:
            assert table.position is not None and table.position.ask is not None
            seat = table.position.ask.seat
            return table.move(table.seats[seat].person, table.ply, table.position.ask.options[0].notation, seat)

        await hub.do(ids[number], None, decide)

    async def look(_number: int) -> None:
        await store.due(time.time(), 50)
        await store.untold_vacations(time.time(), 20)

    found = {**await timed("load", load), **await timed("move", move), **await timed("due", look)}
    await hub.settle()
    await store.close()
    return found


def log_of(game_id: str, most: int, seats: int) -> tuple[Table, list[Entry]]:
    """Play a random game of so many moves at most, as the log of a table."""
    game, dice = installed().game(game_id), Dice(5)
    secret = f"{5:064x}"
    plan = Created(game.id, game.version, (SeatPlan("open"),) * seats, game.start(seats, 0).options, secret)
    people = [f"person{seat}" for seat in range(seats)]
    log = [Entry(1, 0.0, people[0], plan)]
    log += [Entry(2 + seat, 0.0, people[seat], Claimed(seat, people[seat], f"P{seat}")) for seat in range(seats)]
    log.append(Entry(2 + seats, 0.0, people[0], Started()))
    position = game.start(seats, old_seed_of(secret, [""] * seats), plan.options)
    while position.ask is not None and len(log) < most:
        option = position.ask.options[below(dice, len(position.ask.choices))]
        log.append(Entry(len(log) + 1, float(len(log)), people[option.seat], Moved(option.seat, option.notation)))
        position.play(option)
    table = Table("", game, log[0])
    for entry in log[1:]:
        table.apply(entry)
    return table, log


async def long_games() -> dict[str, dict[int, float]]:
    """Measure how long it takes to load games of several lengths, by processor time."""
    found: dict[str, dict[int, float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "long.db")
        await store.open()
        for game_id, seats, lengths in (("outer_rim", 4, (96, 480, 992, 1504)), ("arcs", 4, (96, 288, 480))):
            for length in lengths:
                table, log = log_of(game_id, length, seats)
                summary: Summary = summary_of(table)
                summary.id = f"{game_id}{length}"
                await store.create(log[0], summary, log[1:])
                await Hub(store, installed()).load(summary.id)  # makes its pages
                times = []
                for _ in range(10):
                    begun = time.process_time()
                    await Hub(store, installed()).load(summary.id)
                    times.append(1000 * (time.process_time() - begun))
                found.setdefault(game_id, {})[len(log)] = median(times)
        await store.close()
    return found


def measure(kind: str, tables: int, postgres: Postgres | None) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="starboard-bench-") as folder:
        if postgres is None:
            path = Path(folder) / "stored.db"
            asyncio.run(made(SqliteStore(path)))
            fill_sqlite(path, tables)
            url = f"sqlite:///{path}"
        else:
            url = asyncio.run(fresh(postgres, f"stored_{tables}"))
            asyncio.run(made(store_of(url)))
            asyncio.run(fill_postgres(url, tables))
        return started(url) | asyncio.run(worked(store_of(url), tables))


def store_of(url: str) -> SqlStore:
    found = store_for(url)
    assert isinstance(found, SqlStore)
    return found


async def fresh(postgres: Postgres, name: str) -> str:
    connection = await asyncpg.connect(postgres.url())
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return postgres.url(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="10,1000,100000")
    parser.add_argument("--only", choices=["sqlite", "postgres", "long"])
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    conditions = f"{machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before"
    found: dict[str, Any] = {"conditions": conditions}
    for kind in ("sqlite", "postgres"):
        if said.only not in (None, kind):
            continue
        postgres = Postgres(safe=True) if kind == "postgres" else None
        try:
            for tables in map(int, said.tables.split(",")):
                figures = measure(kind, tables, postgres)
                found[f"{kind} {tables}"] = figures
                told = ", ".join(f"{name} {value:.2f}" for name, value in figures.items())
                print(f"{kind}, {tables:,} tables: {told}", file=sys.stderr if said.json else sys.stdout, flush=True)
        finally:
            if postgres is not None:
                postgres.stop()
    if said.only in (None, "long"):
        found["long"] = asyncio.run(long_games())
        for game, lengths in found["long"].items():
            told = ", ".join(f"{length:,} entries {value:.1f} ms" for length, value in lengths.items())
            print(f"{game}: {told}", file=sys.stderr if said.json else sys.stdout, flush=True)
    print(json.dumps(found) if said.json else conditions)


if __name__ == "__main__":
    main()
