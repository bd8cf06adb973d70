"""What only the SQLite store promises: the file, its lock, and what is left after a crash or on a full disk."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from marks import long
from processes import started
from starboard.kernel.errors import StarboardError
from starboard.tables.deeds import Ended, Entry
from starboard.tables.sql import table_row
from starboard.tables.sqlite import SqliteStore
from tables.made import create, first, move, outcomes_of, summary
from waiting import PATIENCE

pytestmark = pytest.mark.anyio

# Says on stdout what has been acknowledged, as soon as it is, until it is killed.
WRITER = """
import asyncio, os, sys
sys.path.insert(0, sys.argv[2])
from tables.made import create, move, summary
from starboard.tables.sqlite import SqliteStore

async def write(store, table):
    known = await store.summary(table) or await create(store, table)
    n = known.n
    while True:
        n += 1
        await store.append([move(n)], summary(table, n))
        os.write(1, f"{table} {n}\\n".encode())

async def main():
    store = SqliteStore(sys.argv[1])
    await store.open()
    await asyncio.gather(*(write(store, f"t{i}") for i in range(5)))

asyncio.run(main())
"""


def killed_writer(path: Path, after: int) -> dict[str, int]:
    """The last entry of each table that a process said it had written before it was killed."""
    tests = str(Path(__file__).parents[1])
    with started(sys.executable, "-c", WRITER, str(path), tests, stderr=None) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(after)]
        child.kill()
        lines += child.stdout.read().splitlines()
        assert child.wait() == -9
    return {table: int(n) for table, n in (line.split() for line in lines)}


@long
async def test_what_was_acknowledged_outlives_the_process(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    for after in (1, 2, 3, 5, 8, 21, 55, 144):
        told = killed_writer(path, after)
        store = SqliteStore(path)
        await store.open()
        for table, n in told.items():
            log = await store.entries(table)
            assert [entry.n for entry in log] == list(range(1, len(log) + 1))
            assert len(log) >= n
            known = await store.summary(table)
            assert known is not None and known.n == len(log)
        await store.close()


async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "some" / "folder" / "store.db"
    store = SqliteStore(path)
    await store.open()
    await create(store, "a")
    assert {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()} == {
        "store.db": 0o600,
        "store.db-wal": 0o600,
        "store.db-shm": 0o600,
        "store.db.lock": 0o600,
    }
    await store.close()


async def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()

    def settings(connection: sqlite3.Connection) -> list[object]:
        asked = ("synchronous", "journal_mode", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]

    assert await store._write(settings) == [2, "wal", 1]
    await store.close()


async def test_a_second_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    store = SqliteStore(path)
    await store.open()
    with pytest.raises(StarboardError, match=r"in use by another Starboard\. To run several servers, use PostgreSQL"):
        await SqliteStore(path).open()
    tests = str(Path(__file__).parents[1])
    command = [sys.executable, "-c", WRITER, path, tests]
    other = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert other.returncode == 1 and "in use by another Starboard" in other.stderr
    await create(store, "a")
    await store.close()
    again = SqliteStore(path)
    await again.open()
    assert await again.entries("a") == [first()]
    await again.close()


async def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_there(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    tables = [f"t{number}" for number in range(60)]
    for table in tables:
        await create(store, table)
    pages = await store._write(lambda connection: connection.execute("PRAGMA page_count").fetchone()[0])
    await store._write(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages + 30}"))
    failed = 0
    for n in range(2, 6):
        told = await outcomes_of(store.append([move(n, "x" * 3000)], summary(table, n)) for table in tables)
        for table, answer in zip(tables, told, strict=True):
            written = [entry.n for entry in await store.entries(table)]
            assert (n in written) == (answer is None)
        failed += sum(answer is not None for answer in told)
    assert failed > 100
    await store._write(lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
    known = await store.summary("t0")
    assert known is not None
    await store.append([move(known.n + 1)], summary("t0", known.n + 1))
    await store.close()


async def test_what_is_not_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Leia, " * 1000)
    with pytest.raises(StarboardError, match=r"letter\.txt cannot be opened: the file is not a database"):
        await SqliteStore(path).open()
    with pytest.raises(StarboardError, match="cannot be opened"):
        await SqliteStore(tmp_path).open()
    assert path.read_text().startswith("Dear Leia")
    assert not [name for name in os.listdir("/proc/self/fd") if os.path.realpath(f"/proc/self/fd/{name}") == str(path)]


async def test_moves_change_of_the_row_what_they_can_change(tmp_path: Path) -> None:
    """Columns that only other deeds change are not written again; all the others are as the summary has them."""
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    try:
        made = await create(store, "t", status="playing")
        asked = summary("t", 2, status="playing", waiting=[1], due=5.5, ply=1)
        await store.append([move(2)], asked)
        with sqlite3.connect(store.path) as connection:
            (row,) = connection.execute(
                "SELECT id, game, status, public, created, updated, n, summary, due, bot_moves FROM tables"
            )
        assert row == table_row(asked) and row[-1] == 1 and row[4] == made.created_at
        await store.append([move(3), Entry(4, 1004.0, "leia", Ended((1, 2), (2, 1)))], summary("t", 4, status="over"))
        assert [one.status for one in await store.summaries(status=["over"])] == ["over"]
    finally:
        await store.close()
