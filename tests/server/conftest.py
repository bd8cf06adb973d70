"""Servers for tests. Most tests share one: whoever needs a table makes one."""

from __future__ import annotations

import asyncio
import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from server.running import Client, Running, config, running
from tables.pg import Server as Postgres

numbers = itertools.count()
Guest = Callable[..., Client]


async def execute(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


@contextmanager
def fresh_database(postgres: Postgres) -> Iterator[str]:
    name = f"server_{os.getpid()}_{next(numbers)}"
    asyncio.run(execute(postgres.url(), f"CREATE DATABASE {name}"))
    yield postgres.url(name)
    asyncio.run(execute(postgres.url(), f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """A PostgreSQL database of its own."""
    with fresh_database(postgres) as url:
        yield url


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config(f"sqlite:///{tmp_path_factory.mktemp('server')}/store.db")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Running]:
    with fresh_database(postgres) as url, running(config(url)) as server:
        yield server


@pytest.fixture
def server(sqlite_server: Running) -> Running:
    return sqlite_server


@pytest.fixture(params=["sqlite", "postgres"])
def any_server(request: pytest.FixtureRequest) -> Running:
    found: Running = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def guest() -> Iterator[Callable[..., Client]]:
    """`guest(server, "Ada")` comes in, and leaves at the end of the test."""
    with ExitStack() as stack:
        yield lambda server, name=None: stack.enter_context(server.guest(name))
