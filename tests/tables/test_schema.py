"""Databases of earlier versions are brought up to date, with all they hold; those of later ones are left alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from starboard.kernel.errors import StarboardError
from starboard.tables import schema
from starboard.tables.forget import TRACES
from starboard.tables.postgres import PostgresStore
from starboard.tables.sql import STATUSES, UNFINISHED, SqlStore, entry_rows, lobby_sql, personal_sql, table_row
from starboard.tables.sqlite import NEW_ENTRY, SqliteStore
from starboard.tables.store import NameTaken, Outcome, Person, Rating
from starboard.tables.stores import store_for
from tables.made import create, first, move, summary

pytestmark = pytest.mark.anyio


def made(url: str, read_only: bool = False) -> PostgresStore | SqliteStore:
    store = store_for(url, read_only)
    assert isinstance(store, PostgresStore | SqliteStore)
    return store


OLD_TABLE = """
    INSERT INTO tables (id, game, status, public, created, updated, n, summary) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""
OLD_PERSON = "INSERT INTO people (id, name, folded, created, password) VALUES ($1, $2, $3, 1.0, $4)"
OLD_PEOPLE = [("leia", "Leia", "leia", "hash"), ("ida", "Ida", "ida", "hash"), ("lda", "lda", "lda", "hash")]


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
        await old._do(OLD_TABLE, *table_row(summary("a", 2))[:8])
        for row in entry_rows([first(), move(2)], summary("a", 2)):
            await old._do(NEW_ENTRY, "a", *row)
        await old._do("INSERT INTO players (person, table_id) VALUES ('leia', 'a')")
        await old._do("INSERT INTO snapshots (table_id, n, data) VALUES ('a', 2, $1)", b"data")
        for person, name, fold, password in OLD_PEOPLE:
            await old._do(OLD_PERSON, person, name, fold, password)
        await old.setting("key", "value")
        assert "results" not in await names(old)
        await old.close()

    for session in (1, 2):  # and again: then there is nothing to do
        store = made(url)
        await store.open()
        assert await store.entries("a") == [first(), move(2)]
        assert [one.id for one in await store.summaries(person="leia")] == ["a"]
        assert [one.id for one in await store.unfinished("leia", 0.0, 9)] == ["a"]  # who made it is known from the log
        assert await store.pages("a") == []  # the log tells the same, and will be written on pages
        assert await store.person_named("leia") == Person("leia", "Leia", 1.0, "hash")
        assert await store.setting("key", "other") == "value"
        assert (await store.edition("a"), await store.changes(0), await store.last_change()) == (0, [], 0)
        assert await store.traces("leia") == ["a"]
        with pytest.raises(NameTaken):
            await store.add_person(Person("eve", "LEI\u0410", 2.0))
        # Both were kept before, and still are, even with other passwords.
        for person, name in (("ida", "Ida"), ("lda", "lda")):
            await store.set_password(person, session, "other hash")
            assert await store.person_named(person) == Person(person, name, 1.0, "other hash", session + 1)
        await store.close()

    await store.open()
    await store.ban("ida", "for spam")
    await store.mute("lda", True)
    ida, lda = await store.person("ida"), await store.person("lda")
    assert ida is not None and lda is not None
    assert (ida.banned, ida.muted, lda.banned, lda.muted) == ("for spam", False, None, True)
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
    with pytest.raises(Exception, match=r"cannot save|open for writing"):
        await reader.setting("key", "value")
    await reader.close()
    await set_version(store, 1)
    await store.close()
    with pytest.raises(StarboardError, match=f"not {schema.VERSION}"):
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


async def test_what_is_kept_about_somebody_is_found_by_indexes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    plan = await store._read(lambda row: str(row[3]), "EXPLAIN QUERY PLAN " + TRACES, "han")
    assert not [step for step in plan if step.startswith("SCAN")]
    assert any("entries_said" in step for step in plan) and any("tables_owner" in step for step in plan)
    plan = await store._read(lambda row: str(row[3]), "EXPLAIN QUERY PLAN " + UNFINISHED, "han", 0.0, 9)
    assert any("tables_owner (owner=? AND status=?)" in step for step in plan)
    await store.close()
