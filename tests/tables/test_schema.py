"""Databases of earlier versions are brought up to date, with all they hold; those of later ones are left alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from starboard.kernel.errors import StarboardError
from starboard.tables import schema
from starboard.tables.postgres import PostgresStore
from starboard.tables.sql import STATUSES, SqlStore, lobby_sql, personal_sql
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Outcome, Person, Rating
from starboard.tables.stores import store_for
from tables.made import create, first, move, summary

pytestmark = pytest.mark.anyio


def made(url: str, read_only: bool = False) -> PostgresStore | SqliteStore:
    store = store_for(url, read_only)
    assert isinstance(store, PostgresStore | SqliteStore)
    return store


async def set_version(store: SqlStore, version: int) -> None:
    await store._do(schema.WRITE_VERSION, str(version))


async def names(store: SqlStore) -> set[str]:
    sqlite = "SELECT name FROM sqlite_master WHERE type = 'table'"
    postgres = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    return {*await store._read(lambda row: str(row[0]), sqlite if isinstance(store, SqliteStore) else postgres)}


async def test_version_1_is_brought_up_to_date(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as then:
        then.setattr(schema, "STEPS", schema.STEPS[:1])
        then.setattr(schema, "VERSION", 1)
        old = made(url)
        await old.open()
        await create(old, "a")
        await old.append([move(2)], summary("a", 2), ["leia"])
        await old.save_snapshot("a", 2, b"data")
        await old.add_person(Person("leia", "Leia", 1.0, "hash"))
        await old.setting("key", "value")
        assert "results" not in await names(old)
        await old.close()

    for _ in range(2):  # and again: then there is nothing to do
        store = made(url)
        await store.open()
        assert await store.entries("a") == [first(), move(2)]
        assert [one.id for one in await store.summaries(person="leia")] == ["a"]
        assert await store.snapshot("a") == (2, b"data")
        assert await store.person_named("leia") == Person("leia", "Leia", 1.0, "hash")
        assert await store.setting("key", "other") == "value"
        await store.close()

    await store.open()
    outcome = Outcome("a", 0, "carcassonne", "leia", "Leia", 1, 50, 2, 1.0)
    assert await store.add_results([outcome], [Rating("carcassonne", "leia", 26.0, 8.0, 1)])
    await store.close()


async def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = made(url)
    await store.open()
    await create(store, "a")
    await store.close()
    with monkeypatch.context() as then:
        then.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE more (id TEXT)", "CREATE NONSENSE")))
        then.setattr(schema, "VERSION", schema.VERSION + 1)
        with pytest.raises(Exception, match="syntax error"):
            await store.open()
    await store.open()
    assert "more" not in await names(store)
    assert await store.entries("a") == [first()]
    await store.close()


async def test_a_newer_schema_is_refused(url: str) -> None:
    store = made(url)
    await store.open()
    await set_version(store, schema.VERSION + 1)
    await store.close()
    with pytest.raises(StarboardError, match="Use a newer Starboard"):
        await store.open()
    with pytest.raises(StarboardError, match="Use a newer Starboard"):
        await made(url, read_only=True).open()


async def test_who_only_reads_changes_nothing(url: str) -> None:
    store, reader = made(url), made(url, read_only=True)
    await store.open()
    await create(store, "a")
    await reader.open()
    assert await reader.entries("a") == [first()]
    with pytest.raises(Exception, match=r"read|open for writing"):
        await reader.setting("key", "value")
    await reader.close()
    await set_version(store, 1)
    await store.close()
    with pytest.raises(StarboardError, match="not 2"):
        await reader.open()


async def test_who_only_reads_does_not_make_a_database(url: str) -> None:
    with pytest.raises(StarboardError):
        await made(url, read_only=True).open()


async def test_servers_that_start_together_share_the_work(pg_url: str) -> None:
    stores = [PostgresStore(pg_url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    await create(stores[0], "a")
    assert await stores[5].entries("a") == [first()]
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_lobby_of_many_tables_is_read_by_its_index(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    for write, args in ((lobby_sql, ("arcs",)), (personal_sql, ("han", "arcs"))):
        sql = "EXPLAIN QUERY PLAN " + write(STATUSES, [0, 1], True, "<")
        plan = await store._read(lambda row: str(row[3]), sql, 1.0, 50, *args)
        assert not [step for step in plan if step.startswith("SCAN tables")]
        assert any("tables_lobby" in step or "players" in step for step in plan)
    await store.close()
