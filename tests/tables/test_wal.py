"""A WAL that was cut or damaged after a crash: what opens is whole, it is told how far it goes, or it is refused."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from marks import long
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.tables.backup import back_up
from starboard.tables.deeds import Entry
from starboard.tables.sqlite import CLOSED, OPEN, SqliteStore
from starboard.tables.store import Store
from tables.made import create, move, summary
from tables.test_sqlite import killed_writer

pytestmark = pytest.mark.anyio

FEW, MANY = 40, 2_000
TABLES = [f"t{number}" for number in range(5)]  # that the writer writes
LARGE = {"words": "x" * 5000}
Logs = dict[str, list[Entry]]


def wal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def copied(path: Path, folder: Path) -> Path:
    """The file with its WAL, somewhere else."""
    folder.mkdir()
    copy = folder / path.name
    for one in (path, wal_of(path)):
        shutil.copy(one, folder / one.name)
    return copy


def damages(wal: bytes, count: int, dice: Dice) -> Iterator[tuple[str, bytes]]:
    """The WAL cut off somewhere, or with one byte changed, in turn; and with nothing left of it."""
    yield "cut 0", b""
    yield "flip 0", bytes([wal[0] ^ 1]) + wal[1:]
    for _ in range(count // 2):
        place = below(dice, len(wal))
        yield f"cut {place}", wal[:place]
        place = below(dice, len(wal))
        yield f"flip {place}", wal[:place] + bytes([wal[place] ^ 1 << below(dice, 8)]) + wal[place + 1 :]


async def logs_in(path: Path) -> Logs:
    store = SqliteStore(path)
    await store.open()
    try:
        return await logs_of(store)
    finally:
        await store.close()


async def logs_of(store: Store) -> Logs:
    """The logs, each as long as its summary says."""
    logs = {table: await store.entries(table) for table in TABLES}
    for table, log in logs.items():
        known = await store.summary(table)
        assert (known.n if known else 0) == len(log)
        assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    return {table: log for table, log in logs.items() if log}


def demand_prefix(part: Logs, whole: Logs) -> None:
    for table, log in part.items():
        assert log == whole[table][: len(log)]


def demand_told(caplog: pytest.LogCaptureFixture, logs: Logs) -> None:
    (line,) = [record for record in caplog.records if record.name == "starboard.sqlite"]
    entries = [entry for log in logs.values() for entry in log]
    assert line.levelno == logging.WARNING
    assert (line.tables, line.entries) == (len(logs), len(entries))  # type: ignore[attr-defined]
    if entries:
        newest = max(entries, key=lambda entry: entry.at)
        assert f"1970-01-01T00:{newest.at // 60:02.0f}:" in line.newest  # type: ignore[attr-defined]
        assert f"entry {newest.n} of table t" in line.message and line.newest in line.message  # type: ignore[attr-defined]
    else:
        assert line.message.endswith("the log is whole and empty")


async def open_damaged(
    path: Path, folder: Path, count: int, caplog: pytest.LogCaptureFixture
) -> tuple[list[Logs], list[str]]:
    """What is in the file after each damage to its WAL, and how it is refused where it is."""
    whole, opened, refused = await logs_in(copied(path, folder / "whole")), [], []
    wal = wal_of(path).read_bytes()
    for number, (name, damaged) in enumerate(damages(wal, count, Dice(len(wal)))):
        copy = copied(path, folder / str(number))
        wal_of(copy).write_bytes(damaged)
        caplog.clear()
        try:
            logs = await logs_in(copy)
        except StarboardError as error:
            refused.append(str(error))
        else:
            assert logs is not None, name
            demand_prefix(logs, whole)
            demand_told(caplog, logs)
            opened.append(logs)
        shutil.rmtree(copy.parent)
    return opened, refused


async def a_wal_damaged_by_hand(count: int, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> list[Logs]:
    path = tmp_path / "store.db"
    killed_writer(path, 150)
    assert wal_of(path).stat().st_size > 100_000
    opened, refused = await open_damaged(path, tmp_path, count, caplog)
    assert not refused, "nothing of this WAL was in the file itself yet"
    kept = {sum(map(len, logs.values())) for logs in opened}
    # More cuts than entries cannot all lose something else.
    assert len(kept) > min(count, max(kept)) // 4, "cuts at other places lose something else"
    return opened


async def test_a_wal_that_was_cut_or_damaged_leaves_a_whole_beginning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_wal_damaged_by_hand(FEW, tmp_path, caplog)


@long
async def test_a_wal_that_was_cut_or_damaged_at_many_places(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, counted: Callable[[str], None]
) -> None:
    opened = await a_wal_damaged_by_hand(MANY, tmp_path, caplog)
    counted(f"WAL damaged {len(opened)} times: {len(opened)} whole beginnings, none refused")


async def test_a_mixture_of_old_and_new_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What a WAL holds may be in the file as well; then a WAL without its end would hide some of what is there."""
    path = tmp_path / "store.db"
    store = SqliteStore(path)
    await store.open()
    for table in TABLES:
        await create(store, table, options=LARGE)  # no two of them on one page
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
        for table in TABLES:
            for n in range(2, 80):
                await store.append([move(n, "x" * 500)], summary(table, n, options=LARGE))
        busy, frames, done = other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert not busy and frames == done > 500
    copy = copied(path, tmp_path / "dead")
    await store.close()
    opened, refused = await open_damaged(copy, tmp_path, FEW, caplog)
    assert refused and all(f"/{path.name} is damaged (" in error and "backup" in error for error in refused)
    assert opened, "without any of the WAL the file is whole"


async def test_a_file_damaged_after_a_crash_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    killed_writer(path, 300)
    await logs_in(path)
    killed_writer(path, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size + 8)
        file.write(b"\xff" * 64)
    with pytest.raises(StarboardError, match=r"damaged|cannot be opened") as refused:
        await logs_in(path)
    assert "\n" not in str(refused.value)


async def test_a_log_with_a_hole_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    killed_writer(path, 50)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM entries WHERE table_id = 't1' AND n = 3")
        (n,) = connection.execute("SELECT n FROM tables WHERE id = 't1'").fetchone()
    with pytest.raises(StarboardError, match=rf"is damaged \(t1 {n - 1}/{n}\)"):
        await logs_in(path)


async def test_after_a_clean_end_there_is_nothing_to_tell(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "store.db"
    for n in (2, 3):
        store = SqliteStore(path)
        await store.open()
        assert await store._write(lambda connection: connection.execute("PRAGMA user_version").fetchone()) == (OPEN,)
        if n == 2:
            await create(store, "t0")
        await store.append([move(n)], summary("t0", n))
        await store.close()
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone() == (CLOSED,)
    assert not caplog.records


async def test_who_only_reads_looks_through_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "store.db"
    killed_writer(path, 20)
    reader = SqliteStore(path, read_only=True)
    await reader.open()
    assert await logs_of(reader)
    await reader.close()
    assert not caplog.records
    assert await logs_in(path)
    assert len(caplog.records) == 1


async def test_a_backup_of_a_file_in_use_is_closed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    await create(store, "t0")
    await back_up(str(store.path), tmp_path / "backup.sqlite")
    await store.close()
    assert await logs_in(tmp_path / "backup.sqlite")
    assert not caplog.records
