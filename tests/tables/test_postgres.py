"""What only the PostgreSQL store promises: news between servers, and honesty when the database goes away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from starboard.kernel.errors import StarboardError
from starboard.tables.postgres import PostgresStore
from starboard.tables.store import Mark, Page, StoreDown, Taken
from tables.made import create, first, move, outcomes_of, summary
from waiting import PATIENCE

pytestmark = pytest.mark.anyio

# They first listen and then look for what they have missed.
LISTENERS = """
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'starboard news'
    AND state = 'idle' AND query LIKE 'SELECT id, n FROM tables%'
"""
OTHERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
async def pair(pg_url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    one, other = PostgresStore(pg_url), PostgresStore(pg_url)
    await one.open()
    await other.open()
    yield one, other
    await one.close()
    await other.close()


@pytest.fixture
async def admin(pg_url: str) -> AsyncIterator[Any]:
    connection = await asyncpg.connect(pg_url)
    yield connection
    await connection.close()


class Heard:
    """All news of a store."""

    def __init__(self, store: PostgresStore) -> None:
        self.news: list[tuple[str, int]] = []
        self.task = asyncio.create_task(self._listen(store))

    async def _listen(self, store: PostgresStore) -> None:
        async for one in store.news():
            self.news.append(one)

    async def has(self, *wanted: tuple[str, int]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not {*wanted} <= {*self.news}:
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        self.task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await self.task


async def until_listening(admin: Any, number: int = 1) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(await admin.fetch(LISTENERS)) < number:
            await asyncio.sleep(0.01)


async def end(admin: Any, which: str) -> None:
    await admin.execute(f"SELECT pg_terminate_backend(pid) FROM ({which}) AS which")  # noqa: S608


async def test_news_of_others_are_heard_and_not_ones_own(pair: tuple[PostgresStore, PostgresStore], admin: Any) -> None:
    one, other = pair
    heard = Heard(other)
    await until_listening(admin)
    await create(other, "own")
    await create(one, "a table")
    await one.append([move(2), move(3)], summary("a table", 3))
    await other.append([move(2)], summary("own", 2))
    await one.create(first(), summary("b", 2), [move(2)])
    await heard.has(("b", 2))
    assert heard.news == [("a table", 1), ("a table", 3), ("b", 2)]
    await heard.stop()


async def test_a_write_that_is_refused_is_no_news(pair: tuple[PostgresStore, PostgresStore], admin: Any) -> None:
    one, other = pair
    await create(one, "a")
    heard = Heard(other)
    await until_listening(admin)
    told = await outcomes_of([one.append([move(3)], summary("a", 3)), create(one, "a")])
    assert all(isinstance(answer, Taken) for answer in told)
    await one.append([move(2)], summary("a", 2))
    await heard.has(("a", 2))
    assert {*heard.news} == {("a", 2)}
    await heard.stop()


async def test_news_go_on_after_the_connection_was_lost(
    pair: tuple[PostgresStore, PostgresStore], admin: Any, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = pair
    heard = Heard(other)
    await until_listening(admin)
    for n in range(1, 4):
        at = 4e9 + n  # not of today: what was missed is looked up by time
        changed = summary("a", n, updated_at=at)
        await (one.create(first(), changed) if n == 1 else one.append([move(n)], changed))
        await heard.has(("a", n))
        await end(admin, LISTENERS)
        # Nobody listens now, or perhaps just again: either way it must be heard of.
        await one.create(first(), summary(f"b{n}", updated_at=at))
        await heard.has((f"b{n}", 1))
        await until_listening(admin)
    assert "interrupted" in caplog.text
    await heard.stop()


async def test_of_50_writers_in_two_processes_one_wins(pair: tuple[PostgresStore, PostgresStore]) -> None:
    await create(pair[0], "a")
    for n in range(2, 6):
        told = await outcomes_of(
            pair[writer % 2].append([move(n, f"move {writer}")], summary("a", n)) for writer in range(50)
        )
        (winner,) = [writer for writer, answer in enumerate(told) if answer is None]
        assert all(isinstance(answer, Taken) for answer in told if answer is not None)
        assert (await pair[0].entries("a"))[-1] == move(n, f"move {winner}")


async def test_two_processes_that_write_to_the_same_tables_do_not_block_each_other(
    pair: tuple[PostgresStore, PostgresStore],
) -> None:
    tables = [f"t{number}" for number in range(40)]
    await asyncio.gather(*(create(pair[0], table) for table in tables))
    for n in range(2, 12):
        there = outcomes_of(pair[0].append([move(n)], summary(table, n)) for table in tables)
        back = outcomes_of(pair[1].append([move(n)], summary(table, n)) for table in reversed(tables))
        forth, other = await asyncio.gather(there, back)
        for mine, theirs in zip(forth, reversed(other), strict=True):
            assert {type(mine), type(theirs)} == {type(None), Taken}


async def test_a_connection_that_is_lost_during_a_write_is_no_success(
    pair: tuple[PostgresStore, PostgresStore], admin: Any
) -> None:
    store = pair[0]
    await create(store, "a")
    await create(store, "b")
    async with admin.transaction():
        await admin.execute("SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE")  # the write has to wait for us
        writing = [
            asyncio.create_task(store.append([move(2)], summary("a", 2))),
            asyncio.create_task(store.append([move(2)], summary("b", 2))),
            asyncio.create_task(store.add_page("a", Page(Mark(0, 1, 0), b"", b""))),
        ]
        async with asyncio.timeout(PATIENCE):
            # Both connections: whoever came later would find nobody that lets go of the lock.
            while await admin.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted") < 2:
                await asyncio.sleep(0.01)
        await end(admin, OTHERS)
        told = await asyncio.gather(*writing, return_exceptions=True)
    assert all(isinstance(answer, Exception) and not isinstance(answer, Taken) for answer in told[:2])
    assert await store.entries("a") == await store.entries("b") == [first()]
    await store.append([move(2)], summary("a", 2))
    assert await store.entries("a") == [first(), move(2)]


async def test_the_store_goes_on_after_the_database_was_away(
    pair: tuple[PostgresStore, PostgresStore], admin: Any
) -> None:
    store = pair[0]
    await create(store, "a")
    await end(admin, OTHERS)
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await store.append([move(2)], summary("a", 2))
                break
            except StoreDown:  # it had not noticed yet
                await asyncio.sleep(0.01)
    assert await store.entries("a") == [first(), move(2)]


async def test_a_database_that_acknowledges_too_early_is_told_not_to(pg_url: str, admin: Any) -> None:
    await admin.execute("ALTER DATABASE postgres SET synchronous_commit = off")
    store = PostgresStore(pg_url)
    await store.open()
    assert await store._read(lambda row: str(row[0]), "SHOW synchronous_commit") == ["on"]
    await store.close()


async def test_a_database_that_is_not_there(pg_url: str) -> None:
    with pytest.raises(StarboardError, match=r"cannot be reached: .*nowhere"):
        await PostgresStore(pg_url.replace("/postgres?", "/nowhere?")).open()
    with pytest.raises(StarboardError, match="cannot be reached"):
        await PostgresStore("postgresql://user:secret@127.0.0.1:1/x").open()
