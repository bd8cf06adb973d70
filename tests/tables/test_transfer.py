"""Tables go from one database to another whole, or not at all."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

import starboard
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import FILE
from starboard.tables.deeds import Created, Entry, Kept, PackUsed, SeatPlan
from starboard.tables.postgres import PostgresStore
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Person, Store
from starboard.tables.transfer import export, import_, sum_of, without_sum
from tables.made import PLAN, claim, create, first, move, summary

pytestmark = pytest.mark.anyio


@pytest.fixture
async def other(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "other.db")
    await store.open()
    yield store
    await store.close()


async def fill(store: Store) -> None:
    await store.create(first(), summary("a", 3), [claim(2, "han", "Han Solo"), move(3)], ["han"])
    await create(store, "b", status="over", public=False)
    await create(store, "c", game="arcs")
    await store.add_person(Person("han", "Han Solo", 1.0, "$argon2id$secret"))


async def lines_of(store: Store) -> list[bytes]:
    return [line async for line in export(store)]


async def everything(store: Store) -> list[object]:
    return [
        [(await store.summary(table), await store.entries(table)) for table in "abc"],
        await store.count(),
        await store.summaries(person="han"),
        await store.person("han"),
    ]


async def test_from_sqlite_to_postgresql_and_back(tmp_path: Path, other: SqliteStore, pg_url: str) -> None:
    postgres = PostgresStore(pg_url)
    await postgres.open()
    back = SqliteStore(tmp_path / "back.db")
    await back.open()
    await fill(other)
    there = await import_(postgres, export(other))
    again = await import_(back, export(postgres))
    assert sorted(there.imported) == sorted(again.imported) == ["a", "b", "c"]
    assert not (there.skipped or there.broken or again.skipped or again.broken)
    assert await everything(postgres) == await everything(back)
    assert (await everything(back))[:3] == (await everything(other))[:3]
    assert await back.person("han") is None
    await postgres.close()
    await back.close()


async def test_an_export_holds_no_people(store: Store) -> None:
    await fill(store)
    text = b"".join(await lines_of(store))
    assert b"argon2" not in text and b"Han Solo" in text
    assert text.startswith(b'{"starboard":"tables","version":3,"sum":"')


async def test_whoever_is_invited_to_a_table_finds_it_there_too(store: Store, other: SqliteStore) -> None:
    plan = msgspec.structs.replace(PLAN, kept=(Kept(0, "lando", "Lando"),))
    await store.create(Entry(1, 1000.25, "leia", plan), summary("a"), players=["lando"])
    await import_(other, export(store))
    for one in (store, other):
        assert [found.id for found in await one.summaries(person="lando")] == ["a"]


async def test_only_the_tables_that_are_asked_for(store: Store, other: SqliteStore) -> None:
    await fill(store)
    report = await import_(other, export(store, ["c", "a", "c"]))
    assert report.imported == ["c", "a"]
    with pytest.raises(StarboardError, match="no table “x”"):
        await import_(other, export(store, ["x"]))


async def test_a_table_that_changes_meanwhile_is_not_missed(
    other: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starboard.tables.transfer.PAGE", 1)
    await fill(other)
    await create(other, "old", updated_at=1.0)
    text: list[bytes] = []
    async for line in export(other):
        text.append(line)
        if len(text) == 2:
            await other.append([move(2)], summary("old", 2, updated_at=9999.0))
            await create(other, "new", updated_at=9999.5)
    told = {line["table"] for line in map(json.loads, text) if "summary" in line}
    assert told == {"a", "b", "c", "old", "new"}


async def test_tables_that_are_there_are_skipped(store: Store, other: SqliteStore) -> None:
    await fill(store)
    await other.create(first(), summary("a"))
    report = await import_(other, export(store))
    assert report.skipped == ["a"] and sorted(report.imported) == ["b", "c"] and not report.broken
    assert await other.entries("a") == [first()]


def plain(line: bytes) -> bytes:
    """The line as version 1 has it."""
    text = without_sum(line)
    assert text is not None
    return text.replace(b'"version":3', b'"version":1') + b"\n"


def sealed(line: bytes) -> bytes:
    """The line with a sum that fits, whatever it says."""
    text = line.removesuffix(b"\n").replace(b'"version":1', b'"version":3')
    return text[:-1] + sum_of(text) + b"\n" if text.endswith(b"}") else line


async def broken(store: SqliteStore, lines: list[bytes]) -> tuple[list[tuple[int, str | None]], list[str]]:
    """Which lines are refused and which tables come through, with and without sums."""
    other = SqliteStore(store.path.with_name("sealed.db"))
    await other.open()
    with_sums = await import_(other, [sealed(line) for line in lines])
    await other.close()
    report = await import_(store, lines)
    assert [(one.line, one.table) for one in with_sums.broken] == [(one.line, one.table) for one in report.broken]
    assert with_sums.imported == report.imported
    for one in report.broken:
        assert str(one).startswith(f"Line {one.line} is broken: ")
    for table in "abc":
        assert bool(await store.entries(table)) == (table in report.imported)
    return [(one.line, one.table) for one in report.broken], sorted(report.imported)


@pytest.fixture
async def lines(tmp_path: Path) -> list[bytes]:
    """1: start; 2–5: a with three entries; 6, 7: b; 8, 9: c; 10: end."""
    source = SqliteStore(tmp_path / "source.db")
    await source.open()
    await fill(source)
    made = [plain(line) async for line in export(source, "abc")]
    await source.close()
    assert len(made) == 10
    return made


@pytest.mark.parametrize("line", [2, 3, 4, 5])
@pytest.mark.parametrize("garbage", [b"", b"nonsense\n", b"{}\n", b"[]\n", b"\xff\xfe\n", b'{"table":"a"}\n'])
async def test_a_broken_line_costs_its_table_only(
    other: SqliteStore, lines: list[bytes], line: int, garbage: bytes
) -> None:
    lines[line - 1] = garbage
    refused, imported = await broken(other, lines)
    assert [number for number, _ in refused] == [line]
    assert imported == ["b", "c"]


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        (2, b'"id":"a"', b'"id":"z"'),
        (2, b'"game":"carcassonne"', b'"game":"arcs"'),
        (2, b'"n":3', b'"n":0'),
        (2, b'"status":"open"', b'"status":"asleep"'),
        (2, b'"n":3', b'"n":4'),
        (3, b'"do":"create"', b'"do":"unknown"'),
        (4, b'"n":2', b'"n":3'),
        (4, b'"table":"a"', b'"table":"b"'),
        (4, b'"at":', b'"extra":1,"at":'),
        (5, b'"seat":0', b'"seat":"first"'),
    ],
)
async def test_a_line_that_does_not_fit_costs_its_table_only(
    other: SqliteStore, lines: list[bytes], line: int, old: bytes, new: bytes
) -> None:
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    refused, imported = await broken(other, lines)
    assert len(refused) == 1 and refused[0][0] in range(line, 7)
    assert imported == ["b", "c"]


async def test_a_log_that_starts_with_something_else(other: SqliteStore, lines: list[bytes]) -> None:
    lines[2], lines[3] = lines[3].replace(b'"n":2', b'"n":1'), lines[2].replace(b'"n":1', b'"n":2')
    assert await broken(other, lines) == ([(3, "a")], ["b", "c"])


@pytest.mark.parametrize(
    ("kept", "refused", "imported"),
    [(9, [(10, None)], ["a", "b", "c"]), (8, [(9, "c")], ["a", "b"]), (4, [(5, "a")], []), (1, [(2, None)], [])],
)
async def test_a_text_that_was_cut_off_is_noticed(
    other: SqliteStore, lines: list[bytes], kept: int, refused: list[tuple[int, str | None]], imported: list[str]
) -> None:
    assert await broken(other, lines[:kept]) == (refused, imported)


async def test_a_line_that_is_missing_is_noticed(other: SqliteStore, lines: list[bytes]) -> None:
    assert (await broken(other, lines[:3] + lines[4:]))[0] == [(4, "a")]


async def test_a_table_that_is_missing_is_noticed(other: SqliteStore, lines: list[bytes]) -> None:
    assert await broken(other, lines[:5] + lines[7:]) == ([(8, None)], ["a", "c"])


@pytest.mark.parametrize(
    "start", [b"", b"{}", b'{"starboard":"tables","version":4}', b'{"starboard":"cake","version":1}']
)
async def test_what_is_no_export_is_refused_at_once(other: SqliteStore, lines: list[bytes], start: bytes) -> None:
    with pytest.raises(StarboardError, match="not an export"):
        await import_(other, [start, *lines[1:]] if start else [])
    assert not any((await other.count()).values())


async def test_a_flipped_bit_anywhere_is_noticed(tmp_path: Path, other: SqliteStore, lines: list[bytes]) -> None:
    text = b"".join(sealed(line) for line in lines)
    whole = await import_(other, text.splitlines(keepends=True))
    assert sorted(whole.imported) == ["a", "b", "c"] and not whole.broken
    ends = [place for place, byte in enumerate(text) if byte == 10]
    for place in [*range(0, len(text), 7), *ends]:
        damaged = bytearray(text)
        damaged[place] ^= 1 << place % 8
        line = text.count(b"\n", 0, place) + 1
        damaged_lines = [one for one in re.split(rb"(?<=\n)", bytes(damaged)) if one]
        if line == 1:
            with pytest.raises(StarboardError, match=r"not an export|checksum"):
                await import_(other, damaged_lines)
            continue
        report = await import_(other, damaged_lines)  # all tables are there: nothing is written
        assert [one.line for one in report.broken] == [line], (place, report.broken)


async def test_a_changed_line_is_told_by_its_sum_and_costs_its_table_only(
    other: SqliteStore, lines: list[bytes]
) -> None:
    text = [sealed(line) for line in lines]
    text[3] = text[3].replace(b"Han Solo", b"Han Polo")
    report = await import_(other, text)
    assert [str(one) for one in report.broken] == ["Line 4 is broken: its checksum does not match."]
    assert sorted(report.imported) == ["b", "c"]


async def test_sums_cannot_be_left_out(other: SqliteStore, lines: list[bytes]) -> None:
    text = [sealed(line) for line in lines]
    with pytest.raises(StarboardError, match="checksum"):
        await import_(other, [b'{"starboard":"tables","version":3}\n', *text[1:]])
    text[2] = lines[2]
    report = await import_(other, text)
    assert [one.line for one in report.broken] == [3]


PACK = "game = 'outer_rim'\nname = 'Plain'\n"
SIGN = starboard.game("outer_rim").with_pack(FILE, PACK).pack_sign


async def with_packs(store: Store, text: str = PACK) -> list[bytes]:
    """Export two tables with one pack, and one without."""
    await store.keep_pack_text("carcassonne", SIGN, "never told")
    await store.keep_pack_text("outer_rim", SIGN, text)
    for table, pack in (("a", PackUsed(SIGN, "Plain")), ("b", None), ("c", PackUsed(SIGN, "Plain"))):
        plan = Created("outer_rim", 1, (SeatPlan("open"),), {}, "5" * 64, pack=pack)
        await store.create(Entry(1, 1000.25, "leia", plan), summary(table, game="outer_rim", pack=pack))
    return await lines_of(store)


async def test_packs_travel_with_the_tables_that_are_played_with_them(store: Store, other: SqliteStore) -> None:
    text = await with_packs(store)
    assert sum(b'"text":' in line for line in text) == 1
    report = await import_(other, text)
    assert sorted(report.imported) == ["a", "b", "c"] and not report.broken
    assert await other.pack_text("outer_rim", SIGN) == PACK and await other.pack_text("carcassonne", SIGN) is None
    assert await other.summary("a") == await store.summary("a")


@pytest.mark.parametrize("text", ["game = 'outer_rim'\nname = 'Other'\n", "game = "])
async def test_a_pack_that_is_another_costs_tables_that_need_it(store: Store, other: SqliteStore, text: str) -> None:
    report = await import_(other, await with_packs(store, text))
    assert report.imported == ["b"] and [one.table for one in report.broken] == [None, "c", "a"]
    assert await other.pack_text("outer_rim", SIGN) is None and await other.summary("a") is None
