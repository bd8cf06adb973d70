"""Everything of a store in one file, and back: tables, people, ratings, settings with the key of the cookies.

The file is an SQLite database, whichever the store is. A copy is made of one moment, while servers go on writing, and
it is read again and compared before it gets its name. It is restored into an empty database only, whole or not at all.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.tables import schema
from starboard.tables.postgres import LOCK, PostgresStore, demand_version, unreachable_told
from starboard.tables.rows import OWN, Content, columns_in, content_of, insert, rows_in, select
from starboard.tables.sqlite import CLOSED, SqliteStore, migrate
from starboard.tables.stores import store_for

AT_ONCE = 1000  # rows


async def back_up(url: str, file: Path) -> Content:
    """Copy all of a store into a new file; returns what is in it. Servers may go on."""
    if file.exists():
        raise StarboardError("error-backup-exists", file=str(file))
    store = store_for(url, read_only=True)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        # Readable for nobody else, as the store itself.
        os.close(os.open(unfinished, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            if isinstance(store, PostgresStore):
                content = await copy_postgres(store, copy)
            else:
                assert isinstance(store, SqliteStore)
                content = await asyncio.to_thread(copy_sqlite, store.path, unfinished)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            check(copy, content, file)
        unfinished.replace(file)
    except sqlite3.Error as error:
        raise StarboardError("cli-error-write", path=str(file), reason=system_problem(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return content


def check(copy: sqlite3.Connection, content: Content, file: Path) -> None:
    """Refuse a copy that SQLite finds damaged, or that holds something else."""
    found = [str(row[0]) for row in copy.execute("PRAGMA integrity_check")]
    if found != ["ok"] or copy.execute("PRAGMA foreign_key_check").fetchall():
        raise StarboardError("error-backup-damaged", file=str(file))
    if content_of(copy) != content:
        raise StarboardError("error-backup-damaged", file=str(file))


def version_in(connection: sqlite3.Connection, file: Path) -> int:
    """Return the version of the schema; refused if it is newer than this program, or if the file is no store at all."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchall()
    version = schema.version_of(connection.execute(schema.READ_VERSION).fetchall() if found else [])
    if not version:
        raise StarboardError("error-backup-none", file=str(file))
    return version


# Out.


def copy_sqlite(source: Path, target: Path) -> Content:
    with opened(source) as store, closing(sqlite3.connect(target, isolation_level=None)) as copy:
        store.execute("BEGIN")  # what is counted is what is copied, whatever a server writes meanwhile
        version_in(store, source)
        content = content_of(store)
        store.backup(copy)
        store.execute("COMMIT")
        copy.execute("PRAGMA journal_mode = DELETE")  # a single file
        copy.execute(f"PRAGMA user_version = {CLOSED}")
    return content


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that is there, to read it."""
    try:
        file.stat()
        with closing(sqlite3.connect(file, isolation_level=None, check_same_thread=False)) as connection:
            connection.execute("PRAGMA busy_timeout = 10000")
            connection.execute("PRAGMA query_only = ON")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchall()
            yield connection
    except (sqlite3.DatabaseError, OSError) as error:
        raise StarboardError("error-database-file", path=str(file), reason=system_problem(error)) from error


async def copy_postgres(store: PostgresStore, copy: sqlite3.Connection) -> Content:
    migrate(copy)
    content = Content()
    with unreachable_told():
        connection = await store._connect()
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await demand_version(connection)
                copy.execute("BEGIN")
                for table, columns in columns_in(copy).items():
                    await copy_table(connection, copy, table, columns, content)
                copy.execute("COMMIT")
        finally:
            await connection.close()
    return content


async def copy_table(
    connection: Any, copy: sqlite3.Connection, table: str, columns: list[str], content: Content
) -> None:
    content.counts[table] = 0
    batch: list[tuple[Any, ...]] = []
    async for row in connection.cursor(select(table, columns), prefetch=AT_ONCE):
        values = tuple(row)
        if table == "meta" and values[columns.index("key")] in OWN:
            continue
        content.add(table, values)
        batch.append(values)
        if len(batch) == AT_ONCE:
            copy.executemany(insert(table, columns), batch)
            batch.clear()
    copy.executemany(insert(table, columns), batch)


# In.


async def restore(file: Path, url: str) -> Content:
    """Write all of a backup into an empty database, and compare."""
    store = store_for(url)
    with tempfile.TemporaryDirectory() as folder, of_today(file, Path(folder)) as backup:
        await store.open()
        try:
            if isinstance(store, PostgresStore):
                return await fill_postgres(store, backup)
            assert isinstance(store, SqliteStore)
            return await store._write(lambda connection: fill_sqlite(connection, backup))
        finally:
            await store.close()


@contextmanager
def of_today(file: Path, folder: Path) -> Iterator[sqlite3.Connection]:
    """Return the backup, checked; one of an older version as a copy that was migrated."""
    with opened(file) as backup:
        version = version_in(backup, file)
        check(backup, content_of(backup), file)
        if version == schema.VERSION:
            yield backup
            return
        newer = folder / "backup.sqlite"
        with closing(sqlite3.connect(newer, isolation_level=None, check_same_thread=False)) as copy:
            backup.backup(copy)
            migrate(copy)
            yield copy


def fill_sqlite(connection: sqlite3.Connection, backup: sqlite3.Connection) -> Content:
    if any(content_of(connection).counts.values()):
        raise StarboardError("error-restore-not-empty")
    for table, columns in columns_in(backup).items():
        connection.executemany(insert(table, columns), rows_in(backup, table, columns))
    return demand_equal(content_of(backup), content_of(connection))


async def fill_postgres(store: PostgresStore, backup: sqlite3.Connection) -> Content:
    tables = columns_in(backup)
    with unreachable_told():
        connection = await store._connect()
        try:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                if any((await content_in_postgres(connection, tables)).counts.values()):
                    raise StarboardError("error-restore-not-empty")
                for table, columns in tables.items():
                    rows = rows_in(backup, table, columns)
                    await connection.copy_records_to_table(table, records=rows, columns=columns)
                return demand_equal(content_of(backup), await content_in_postgres(connection, tables))
        finally:
            await connection.close()


async def content_in_postgres(connection: Any, tables: dict[str, list[str]]) -> Content:
    content = Content()
    for table, columns in tables.items():
        content.counts[table] = 0
        async for row in connection.cursor(select(table, columns), prefetch=AT_ONCE):
            content.add(table, tuple(row))
    return content


def demand_equal(wanted: Content, found: Content) -> Content:
    """Refuse a copy that differs, within the transaction: then nothing is written at all."""
    if wanted != found:
        raise StarboardError("error-restore-other")
    return found
