"""Indexes answer what a server asks its store while people play, however many tables and people there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from starboard.tables.postgres import CHANGED_SINCE, PostgresStore
from starboard.tables.sql import SqlStore
from tables.made import create

# Tables that grow for ever. Those that only hold what waits to be done may be read as a whole.
GROWING = ("tables", "entries", "pages", "players", "people", "results", "ratings")
CALLED = ("other", "r", "theirs")  # by questions, some of these


async def plan_of(store: SqlStore, sql: str, *args: Any) -> list[str]:
    """The steps of a plan that read a whole table."""
    if isinstance(store, PostgresStore):
        connection = await asyncpg.connect(store.url, server_settings={"enable_seqscan": "off"})
        steps = [str(row[0]).strip() for row in await connection.fetch(f"EXPLAIN {sql}", *args)]
        await connection.close()
        return [step for step in steps for name in GROWING if f"Seq Scan on {name}" in step]
    read: Callable[..., Any] = type(store)._read.__get__(store)
    steps = await read(lambda row: str(row[3]), f"EXPLAIN QUERY PLAN {sql}", *args)
    return [step for step in steps for name in (*GROWING, *CALLED) if step == f"SCAN {name}"]


async def test_no_question_reads_a_whole_table(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    await create(store, "a")
    asked: list[str] = []
    found: list[tuple[str, list[str]]] = []
    read = store._read

    async def explaining(make: Any, sql: str, *args: Any) -> Any:
        asked.append(sql)
        found.append((sql, await plan_of(store, sql, *args)))
        return await read(make, sql, *args)

    monkeypatch.setattr(store, "_read", explaining)
    await store.entries("a")
    await store.pages("a")
    await store.snapshot("a", 1)
    await store.told("a", 0)
    await store.edition("a")
    await store.summary("a")
    await store.bots_to_move("", 9)
    await store.unsettled(0.0)
    await store.due(1.0, 9)
    await store.untold_vacations(1.0, 9)
    await store.ahead("a")
    await store.waiting_ahead()
    for status in ([], ["open"], ["playing", "paused"], ["over"]):
        for game in (None, "arcs"):
            await store.summaries(status=status, public=True, game=game, limit=1)
            await store.summaries(status=status, person="ada", game=game)
    for finished in (True, False):
        await store.late(finished, 1.0)
        await store.late(finished, 1.0, "arcs", 2.0)
    await store.unfinished("ada", 0.0, 9)
    await store.person("ada")
    await store.person_named("Ada")
    await store.keeper_of("Ada")
    await store.in_session("ada", 1, "token")
    await store.person_signed("sign")
    await store.found("ad")
    await store.ties("ada")
    await store.blocks("ada")
    await store.invitations("ada")
    await store.played_with("ada")
    await store.ratings("arcs", ["ada", "ben"])
    await store.best("arcs")
    await store.outcomes("ada")
    await store.traces("ada")
    await store.changes(0)
    await store.last_change()
    if isinstance(store, PostgresStore):
        found.append((CHANGED_SINCE, await plan_of(store, CHANGED_SINCE, 1.0)))
    assert len(asked) > 40
    assert [one for one in found if one[1]] == []
