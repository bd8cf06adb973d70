"""Trouble that is not ours is told apart from our own mistakes."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from starboard.tables.postgres import trouble_of
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Store, StoreDown

pytestmark = pytest.mark.anyio


async def test_a_store_is_asked_how_it_is_by_writing(store: Store) -> None:
    await store.ping()
    await store.ping()
    assert not any((await store.count()).values())


async def test_a_file_that_only_can_be_read(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    await store._write(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(StoreDown) as down:
        await store.ping()
    assert down.value.message.key == "server-cannot-write"
    await store.close()


async def test_our_own_mistakes_are_no_trouble_of_the_store(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    with pytest.raises(sqlite3.OperationalError, match="syntax"):
        await store._do("INSERT nothing")
    await store.close()


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (asyncpg.DiskFullError("full"), "server-cannot-write"),
        (asyncpg.TooManyConnectionsError("full"), "server-cannot-write"),
        (asyncpg.ReadOnlySQLTransactionError("standby"), "server-cannot-write"),
        (asyncpg.LockNotAvailableError("locked"), "server-cannot-write"),
        (asyncpg.CannotConnectNowError("starting"), "server-cannot-write"),
        (ConnectionRefusedError(), "server-cannot-write"),
        (asyncpg.AdminShutdownError("bye"), "server-lost-store"),
        (asyncpg.ConnectionDoesNotExistError("gone"), "server-lost-store"),
        (ConnectionResetError(), "server-lost-store"),
        (TimeoutError(), "server-lost-store"),
        (asyncpg.PostgresSyntaxError("ours"), None),
        (asyncpg.NotNullViolationError("ours"), None),
        (asyncpg.DataError("ours"), None),
    ],
)
def test_what_postgresql_says(error: Exception, key: str | None) -> None:
    assert trouble_of(error) == key
