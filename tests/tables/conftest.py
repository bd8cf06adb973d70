"""Both stores, empty."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from starboard.tables.postgres import PostgresStore
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Store
from tables.pg import Server

SWEEP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'postgres' AND pid <> pg_backend_pid()",
    "SET client_min_messages = warning",
    "DROP SCHEMA public CASCADE",
    "CREATE SCHEMA public",
    "ALTER DATABASE postgres RESET ALL",
)


@pytest.fixture
def anyio_backend() -> str:
    """Async tests are run by the plugin of anyio, which Litestar brings along."""
    return "asyncio"


@pytest.fixture
async def pg_url(postgres: Server) -> str:
    """An empty database: the one there is, swept, for to make a new one takes ten times as long."""
    connection = await asyncpg.connect(postgres.url())
    for step in SWEEP:
        await connection.execute(step)
    await connection.close()
    return postgres.url()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> str:
    """Where a store may be made, for each kind of it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    found: str = request.getfixturevalue("pg_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store: Store = SqliteStore(url.removeprefix("sqlite:///")) if url.startswith("sqlite") else PostgresStore(url)
    await store.open()
    yield store
    await store.close()
