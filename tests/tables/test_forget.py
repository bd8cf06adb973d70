"""Who wants to be forgotten is: nothing that is stored tells of them, and their games go on without them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from msgspec.structs import replace

from starboard.tables import deeds
from starboard.tables.backup import back_up
from starboard.tables.deeds import Claimed, Created, Entry, Kept, SeatPlan
from starboard.tables.forget import NEXT_EDITION, rewrite, stand_in
from starboard.tables.postgres import PostgresStore
from starboard.tables.rated import player_of, why_unrated
from starboard.tables.seats import GONE
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Mark, Outcome, Page, Person, Rating, Store, Taken
from starboard.tables.summary import SeatSummary, sign_of, summary_of
from starboard.tables.table import Table
from tables.made import move, pack, summary
from tables.seating import CARCASSONNE, HARBOUR, Seating
from tables.test_backup import url_of

HAN = "han0han0han0"
SOLO = "Han Solo-Organa"
TEXT = "I have a bad feeling about this"
HOOK = "https://hooks.example/hans-secret"


def log(made_by: str = HAN) -> list[Entry]:
    """Han sits, says something and plays; Leia mutes him."""
    plan = Created(
        "carcassonne", 1, (SeatPlan("open"), SeatPlan("bot", "greedy")), {}, "5" * 64, webhook=HOOK,
        kept=(Kept(0, HAN, SOLO), Kept(1, "leia", "Leia")),
    )  # fmt: skip
    done: list[tuple[str | None, deeds.AnyDeed]] = [
        (made_by, plan),
        (HAN, Claimed(0, HAN, SOLO, "7f", "browser")),
        ("leia", deeds.Removed(0, SOLO)),
        ("leia", Claimed(0, "leia", "Leia")),
        ("leia", deeds.Left(0)),
        (HAN, Claimed(0, HAN, SOLO, "8f", "browser")),
        (HAN, deeds.Declined(1, SOLO)),
        (HAN, deeds.Said(SOLO, TEXT, 0)),
        ("leia", deeds.Said("Leia", "Hush!")),
        ("leia", deeds.Muted(HAN, SOLO)),
        (None, deeds.Started()),
        (HAN, deeds.Moved(0, "place 1,0 r90")),
    ]
    return [Entry(n, 1000.0 + n, by, deed) for n, (by, deed) in enumerate(done, 1)]


def seats() -> list[SeatSummary]:
    return [SeatSummary("open", SOLO, sign_of(HAN)), SeatSummary("bot", bot="greedy")]


async def fill(store: Store) -> None:
    """Han plays at `on`, made `mine`, has played at `done`, has only watched at `seen`, and was never at `else`."""
    await store.add_person(Person(HAN, SOLO, 1.0, "hash"))
    await store.add_person(Person("leia", "Leia", 1.0, "hash"))
    await store.end_session(HAN, "token", 5.0)
    whole = log()
    for table, status in (("on", "playing"), ("done", "over")):
        made = summary(table, len(whole), status=status, seats=seats(), waiting=[0] if status == "playing" else [])
        await store.create(whole[0], made, whole[1:], [HAN, "leia"])
        await store.add_page(table, Page(Mark(0, 12, 1), SOLO.encode(), TEXT.encode()))
    plan = Created("carcassonne", 1, (SeatPlan("open"),), {}, "5" * 64)
    used = deeds.PackUsed("12b8b137e27b", TEXT)
    mine = summary("mine", seats=[SeatSummary("open")], pack=used)
    await store.create(Entry(1, 1000.0, HAN, replace(plan, pack=used)), mine)
    await store.keep_pack_text("carcassonne", used.sign, "cards")
    for name, owner, editor in (("his", HAN, "leia"), ("hers", "leia", HAN)):
        await store.add_pack(pack(name, owner, invitation="hash"), 9, 999)
        await store.add_editor(name, editor, "hash", 9)
    for table, by, name in (("seen", HAN, SOLO), ("else", "leia", "Leia")):
        said = Entry(2, 1001.0, by, deeds.Said(name, TEXT if by == HAN else "Hush!"))
        await store.create(Entry(1, 1000.0, "leia", plan), summary(table, 2, seats=[SeatSummary("open")]), [said])
    outcomes = [
        Outcome("done", 0, "carcassonne", HAN, SOLO, 1, 12, 2, 5.5),
        Outcome("done", 1, "carcassonne", "leia", "Leia", 2, 3, 2, 5.5),
    ]
    await store.add_results(outcomes, [Rating("carcassonne", one.player or "", 25.0, 8.0, 1) for one in outcomes])


async def rows(store: Store, tmp_path: Path) -> str:
    """All that is stored, as one text."""
    file = tmp_path / "all.sqlite"
    file.unlink(missing_ok=True)
    await back_up(url_of(store), file)
    connection = sqlite3.connect(file)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


@pytest.mark.anyio
async def test_nothing_tells_of_them_any_more(store: Store, tmp_path: Path) -> None:
    await fill(store)
    before = await rows(store, tmp_path)
    assert all(one in before for one in (HAN, SOLO, TEXT, HOOK))
    assert await store.traces(HAN) == ["done", "mine", "on", "seen"]
    assert await store.forget(HAN) == ["done", "mine", "on", "seen"]
    after = await rows(store, tmp_path)
    for one in (SOLO, TEXT, HOOK, sign_of(HAN), "browser"):
        assert one not in after, one
    assert after.count(HAN) == 1, "only in what servers are told to look at"
    assert await store.person(HAN) is None and await store.person_named(SOLO) is None
    assert await store.in_session(HAN, 1, "") is None and await store.ended_sessions(HAN) == []
    assert await store.ratings("carcassonne", [HAN]) == {} and await store.outcomes(HAN) == []
    assert await store.traces(HAN) == [] and await store.forget(HAN) == []
    assert await store.pack("his") is None and await store.editors(["his", "hers"]) == []
    # Others keep what is theirs, and tables what they play with.
    assert [one.id for one in await store.packs_of("leia")] == ["hers"]
    assert await store.pack_text("carcassonne", "12b8b137e27b") == "cards"
    assert (await store.entries("mine"))[0].deed.pack == deeds.PackUsed("12b8b137e27b")  # type: ignore[union-attr]
    assert [one.table for one in await store.outcomes("leia")] == ["done"]
    assert [one.id for one in await store.summaries(person="leia")] == ["on", "done"]
    assert len(await store.entries("else")) == 2 and "Hush!" in after


@pytest.mark.anyio
async def test_what_was_done_stays_done_by_somebody_without_a_name(store: Store) -> None:
    await fill(store)
    await store.forget(HAN)
    other = stand_in("on", HAN)
    assert other.startswith(GONE) and other != stand_in("done", HAN)
    entries = await store.entries("on")
    assert [entry.n for entry in entries] == list(range(1, 14))
    assert [entry.by for entry in entries if entry.by not in (None, "leia")] == [other] * 6
    plan, claimed, removed = (entry.deed for entry in entries[:3])
    assert isinstance(plan, Created) and plan.kept == (Kept(1, "leia", "Leia"),) and plan.webhook is None
    assert plan.secret == "5" * 64
    assert (claimed, removed) == (Claimed(0, other, "", "7f"), deeds.Removed(0, ""))
    assert entries[3].deed == Claimed(0, "leia", "Leia")
    assert entries[6].deed == deeds.Declined(1, "") and entries[7].deed == deeds.Said("", "", 0)
    assert entries[8].deed == deeds.Said("Leia", "Hush!") and entries[9].deed == deeds.Muted(other, "")
    assert entries[11].deed == deeds.Moved(0, "place 1,0 r90")
    assert entries[12].deed == deeds.Forgotten((0,), "medium")
    told = await store.summary("on")
    assert told is not None and (told.n, told.status, told.waiting) == (13, "playing", [0])
    assert told.seats[0] == SeatSummary("open", who=sign_of(other), bot="medium", gone=True)
    done, mine, seen = [await store.summary(table) for table in ("done", "mine", "seen")]
    assert done is not None and mine is not None and seen is not None
    assert done.seats[0] == SeatSummary("open", who=sign_of(stand_in("done", HAN)), gone=True)
    assert done.updated_at == summary("done", 12).updated_at, "it does not come to the top of lists"
    assert mine.status == "closed" and (await store.entries("mine"))[-1].deed == deeds.Closed("gone")
    assert seen.status == "open" and (await store.entries("seen"))[-1].deed == deeds.Forgotten((), "medium")


@pytest.mark.anyio
async def test_who_has_the_old_log_in_memory_writes_nothing_of_it(store: Store, tmp_path: Path) -> None:
    """As another server would, that has not heard of it yet."""
    await fill(store)
    old = await store.summary("on")
    assert old is not None and await store.edition("on") == 0
    page = Page(Mark(0, 9, 0), SOLO.encode(), b"")
    await store.forget(HAN)
    assert await store.pages("on") == [] and await store.edition("on") == 1 and await store.edition("else") == 0
    await store.add_page("on", page)
    assert await store.pages("on") == []
    with pytest.raises(Taken):
        await store.append([move(13)], msgspec.structs.replace(old, n=13))
    assert SOLO not in await rows(store, tmp_path)
    await store.add_page("on", page._replace(snapshot=b"", edition=1))
    assert await store.pages("on") == [Mark(0, 9, 0)]


@pytest.mark.anyio
async def test_a_page_that_is_written_at_the_same_moment_is_not_kept(pg_url: str) -> None:
    """A log is being rewritten, but that is not committed yet: the page waits, and is then one of an old edition."""
    store = PostgresStore(pg_url)
    await store.open()
    await fill(store)
    await store.drop_pages("on")
    connection = await asyncpg.connect(pg_url)
    async with connection.transaction():
        await connection.execute(NEXT_EDITION, "on")
        page = asyncio.create_task(store.add_page("on", Page(Mark(0, 9, 0), SOLO.encode(), b"")))
        while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
            assert not page.done()
    await page
    assert await store.pages("on") == []
    await connection.close()
    await store.close()


@pytest.mark.anyio
async def test_each_announcement_has_a_number_of_its_own(store: Store) -> None:
    await asyncio.gather(*(store.announce("table", str(one)) for one in range(20)))
    told = await store.changes(0)
    assert [one.n for one in told] == list(range(1, 21)) and {one.id for one in told} == set(map(str, range(20)))
    assert [one.n for one in await store.changes(17)] == [18, 19, 20]


@pytest.mark.anyio
async def test_servers_are_told(store: Store) -> None:
    await fill(store)
    assert await store.last_change() == 0
    await store.announce("person", "leia")
    await store.forget(HAN)
    told = await store.changes(1)
    assert [(one.kind, one.id) for one in told[:-1]] == [("table", one) for one in ("done", "mine", "on", "seen")]
    assert (told[-1].kind, told[-1].id, told[-1].n) == ("person", HAN, await store.last_change())


@pytest.mark.anyio
async def test_not_even_the_bytes_are_left_in_the_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    await fill(store)
    await store.rename_person(HAN, "Captain Solo")
    for _ in range(2):  # pages that were dropped before
        await store.drop_pages("on")
        await store.add_page("on", Page(Mark(0, 12, 1), 3000 * SOLO.encode(), b""))
    written = [path for path in tmp_path.iterdir() if path.suffix != ".lock"]
    assert any(SOLO.encode() in path.read_bytes() for path in written)
    await store.forget(HAN)
    for path in tmp_path.iterdir():
        for one in (SOLO, "Captain Solo", TEXT, HOOK):
            assert one.encode() not in path.read_bytes(), (path, one)
    await store.close()


@pytest.mark.anyio
async def test_what_fails_leaves_everything_as_it_was(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(store)
    before = await rows(store, tmp_path)
    with monkeypatch.context() as broken:
        broken.setattr("starboard.tables.forget.PERSON", ("DELETE FROM nothing WHERE id = $1",))
        with pytest.raises(Exception, match="nothing"):
            await store.forget(HAN)
    assert await rows(store, tmp_path) == before


def test_games_go_on_without_them() -> None:
    s = Seating(HARBOUR, "ann", "bob", "cyd").start()
    s.turn()
    s.forget("bob")
    seat = s.table.seats[1]
    assert (seat.gone, seat.name, seat.handed) == (True, "", "gone")
    assert seat.bot is not None and s.table.seats_of("bob") == []
    assert why_unrated(s.table) == "gone" and player_of(s.table, 1) is None
    s.play_out()
    assert s.table.status == "over" and s.table.names == ["Ann", "", "Cyd"]
    s.holds()


def test_a_game_that_was_over_has_counted_as_it_did() -> None:
    s = Seating(CARCASSONNE, "ann", "bob").start()
    s.wish("bob", "concede", 1, "random")
    before = s.table.result
    s.forget("bob")
    assert s.table.result == before and why_unrated(s.table) is None and s.table.seats[1].bot is None
    assert summary_of(s.table).seats[1].gone


def test_a_seat_at_an_open_table_is_free_again_and_a_table_without_its_maker_is_closed() -> None:
    s = Seating(CARCASSONNE, "ann", "open", "open", kept={2: "bob"})
    s.wish("bob", "claim", "Bob", 1, None)
    s.forget("bob")
    assert s.table.seats[1].free and s.table.seats[2].kept_for is None and s.table.status == "open"
    s.wish("zoe", "claim", "Zoe", 1, None)
    s.forget("ann")
    assert s.table.status == "closed" and s.deeds[-1] == deeds.Closed("gone")
    s.holds()


def test_moves_need_not_be_looked_at() -> None:
    """They are the bulk of a log, and tell nothing of anybody but in `by`."""
    assert [field for field in deeds.Moved.__struct_fields__ if field in ("name", "person", "text")] == []
    whole = log("leia")
    assert rewrite(whole, HAN, "x").changed == rewrite(whole[:-1], HAN, "x").changed
    plan = whole[0].deed
    assert isinstance(plan, Created) and plan.webhook == HOOK
    assert rewrite(whole, "nobody", "x") == ([], [], [])


@pytest.mark.anyio
async def test_an_invitation_is_taken_back(store: Store, tmp_path: Path) -> None:
    plan = Created("carcassonne", 1, (SeatPlan("open"), SeatPlan("open")), {}, "5" * 64)
    invited = Entry(2, 1001.0, "leia", deeds.Invited(1, HAN, SOLO))
    kept = [SeatSummary("open"), SeatSummary("open", kept=SOLO, kept_who=sign_of(HAN))]
    await store.create(Entry(1, 1000.0, "leia", plan), summary("t", 2, seats=kept), [invited], [HAN])
    assert SOLO in await rows(store, tmp_path)
    assert await store.forget(HAN) == ["t"]
    assert SOLO not in await rows(store, tmp_path)
    told = await store.summary("t")
    assert told is not None and told.seats[1] == SeatSummary("open")
    table = Table("t", CARCASSONNE, (await store.entries("t"))[0])
    for entry in (await store.entries("t"))[1:]:
        table.apply(entry)
    assert table.seats[1].kept_for is None and table.claim("luke", "Luke", 1, None)
