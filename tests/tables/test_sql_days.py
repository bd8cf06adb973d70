"""Both stores: tables where something is due, and vacations of people."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from starboard.tables import schema
from starboard.tables.sql import entry_rows
from starboard.tables.sql_days import DUE, UNTOLD
from starboard.tables.sqlite import NEW_ENTRY, SqliteStore
from starboard.tables.store import Due, Store, Taken
from starboard.tables.vacation import Vacation
from tables.made import create, first, move, summary
from tables.test_schema import OLD_TABLE, made

pytestmark = pytest.mark.anyio


async def test_what_is_due_is_found_in_its_order(store: Store) -> None:
    for table, due in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.5), ("e", 99.0)):
        await create(store, table, due=due)
    assert await store.due(50.0, 9) == [Due("b", 1, 10.0), Due("d", 1, 20.5), Due("a", 1, 30.0)]
    assert await store.due(50.0, 2) == [Due("b", 1, 10.0), Due("d", 1, 20.5)]
    await store.append([move(2)], summary("b", 2, due=70.0))
    await store.append([move(2)], summary("d", 2))
    assert await store.due(50.0, 9) == [Due("a", 1, 30.0)]
    assert await store.due(75.0, 9) == [Due("a", 1, 30.0), Due("b", 2, 70.0)]


async def test_when_it_is_due_is_corrected_unless_the_table_has_gone_on(store: Store) -> None:
    await create(store, "a", due=10.0)
    await store.append([move(2)], summary("a", 2, due=20.0))
    await store.set_due("a", 1, 500.0)
    assert await store.due(99.0, 9) == [Due("a", 2, 20.0)]
    await store.set_due("a", 2, 50.0)
    assert await store.due(99.0, 9) == [Due("a", 2, 50.0)]
    await store.set_due("a", 2, None)
    assert await store.due(99.0, 9) == []


async def test_the_sweep_reads_only_what_is_due(tmp_path: Path) -> None:
    """However many tables there are."""
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    for sql, index in ((DUE, "tables_due"), (UNTOLD, "vacations_untold")):
        plan = await store._read(lambda row: str(row[3]), "EXPLAIN QUERY PLAN " + sql, 1.0, 50)
        assert len(plan) == 1 and index in plan[0] and plan[0].startswith("SEARCH"), plan
    await store.close()


async def test_tables_of_before_are_due_as_their_summaries_say(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = schema.STEPS.index(schema.VACATION)
    tables = {
        "clock": summary("clock", 2, status="playing", clock=True, deadline=77.0),
        "paused": summary("paused", 2, status="paused", clock=True, updated_at=50.0),
        "waits": summary("waits", 2, status="playing"),
        "over": summary("over", 2, status="over", clock=True),
    }
    with monkeypatch.context() as then:
        then.setattr(schema, "STEPS", schema.STEPS[:before])
        then.setattr(schema, "VERSION", before)
        old = made(url)
        await old.open()
        for table, one in tables.items():
            row = table, one.game, one.status, 1, 1.0, one.updated_at, 2, msgspec.json.encode(one).decode()
            await old._do(OLD_TABLE, *row)
            for entry in entry_rows([first(), move(2)], one):
                await old._do(NEW_ENTRY, table, *entry)
        await old.close()
    store = made(url)
    await store.open()
    assert await store.due(100.0, 9) == [Due("paused", 2, 50.0), Due("clock", 2, 77.0)]
    assert await store.vacations("leia") == []
    await store.close()


async def test_vacations_come_one_after_another(store: Store) -> None:
    await store.add_vacation("leia", Vacation(1, 10.0, 20.0))
    with pytest.raises(Taken):
        await store.add_vacation("leia", Vacation(1, 10.0, 90.0))
    await store.add_vacation("han", Vacation(1, 5.0, 30.0))
    await store.add_vacation("leia", Vacation(2, 40.0, 60.0))
    assert await store.vacations("leia") == [Vacation(1, 10.0, 20.0), Vacation(2, 40.0, 60.0)]
    assert await store.untold_vacations(15.0, 9) == [("han", Vacation(1, 5.0, 30.0)), ("leia", Vacation(1, 10.0, 20.0))]
    assert await store.untold_vacations(15.0, 1) == [("han", Vacation(1, 5.0, 30.0))]


async def test_tables_are_told_of_a_vacation_and_of_its_early_end(store: Store) -> None:
    vacation = Vacation(1, 10.0, 90.0)
    await store.add_vacation("leia", vacation)
    await store.told_vacation("leia", vacation)
    assert await store.untold_vacations(50.0, 9) == []
    await store.end_vacation("leia", 1, 30.0)
    shorter = Vacation(1, 10.0, 30.0)
    assert await store.vacations("leia") == [shorter]
    await store.told_vacation("leia", vacation)  # somebody who has not heard of the end
    assert await store.untold_vacations(50.0, 9) == [("leia", shorter)]
    await store.end_vacation("leia", 1, 70.0)  # is over already
    await store.told_vacation("leia", shorter)
    assert await store.vacations("leia") == [shorter]
    assert await store.untold_vacations(50.0, 9) == []


async def test_a_vacation_that_has_not_begun_is_dropped(store: Store) -> None:
    await store.add_vacation("leia", Vacation(1, 10.0, 90.0))
    await store.end_vacation("leia", 1, 9.0)
    assert await store.vacations("leia") == []
    await store.add_vacation("leia", Vacation(1, 12.0, 14.0))


async def test_who_is_forgotten_has_had_no_vacations(store: Store) -> None:
    await store.add_vacation("leia", Vacation(1, 10.0, 90.0))
    await store.add_vacation("han", Vacation(1, 10.0, 90.0))
    await store.forget("leia")
    assert (await store.vacations("leia"), await store.vacations("han")) == ([], [Vacation(1, 10.0, 90.0)])
