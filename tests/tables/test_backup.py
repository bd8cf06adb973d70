"""A backup holds everything, of one moment, and comes back into an empty database of either kind."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from landings.keep import FOLDER as LANDINGS
from starboard.kernel.errors import StarboardError
from starboard.tables.ahead import Standing
from starboard.tables.backup import back_up, restore
from starboard.tables.mail import MailToken
from starboard.tables.notices import Browser, NoticeSettings, Waiting
from starboard.tables.postgres import PostgresStore
from starboard.tables.rows import content_of
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Mark, Outcome, Page, Person, Rating, Store
from starboard.tables.vacation import Vacation
from tables.made import claim, create, first, move, pack, summary

pytestmark = pytest.mark.anyio


async def fill(store: Store) -> None:
    await store.create(first(), summary("a", 3), [claim(2, "han", "Han Solo"), move(3)], ["han"])
    await create(store, "b", status="over", public=False)
    await store.add_page("a", Page(Mark(0, 3, 1), b"\x00\xffsnapshot", b"told"))
    await store.add_person(Person("han", "Han Sólo", 1.1, "$argon2id$secret"))
    await store.add_person(Person("leia", "Леся", 0.1 + 0.2))
    await store.add_results(
        [
            Outcome("b", 0, "carcassonne", "han", "Han", 1, 12, 2, 5.5),
            Outcome("b", 1, "carcassonne", None, "", 2, 3, 2, 5.5),
        ],
        [Rating("carcassonne", "han", 25.123456789, 8.1, 1)],
    )
    await store.ban("leia", "for spam")
    await store.mute("han", True)
    await store.befriend("han", "leia", 6.5)
    await store.block("leia", "han", 7.5)
    for kind in ("person", "table"):
        await store.announce(kind, "han")
    await store.add_pack(pack("p", "han"), 9, 999)
    await store.invite_editors("p", "hash")
    await store.add_editor("p", "leia", "hash", 9)
    await store.keep_pack_text("outer_rim", "12b8b137e27b", "game = 'outer_rim'")
    await store.keep_notice_settings("han", NoticeSettings())
    await store.silence("han", "a", True)
    await store.wait_notice(Waiting("han", "turn", "a", due=5.5))
    await store.add_browser(Browser("https://push.example/1", "han", "key", "auth", "Firefox", "https://here", 5.5), 9)
    confirm = MailToken("hash", "han", "confirm", "han@falcon.example", "sign", "cs", 1, 9e9)
    await store.add_mail_token(confirm)
    await store.confirm_mailbox("hash", 6.5)
    await store.count_mail("other", "confirm", 5.5, 3)
    await store.refuse_mail("other", 5.5)
    await store.add_vacation("han", Vacation(1, 5.5, 6.25))
    await store.choose_ahead(Standing("a", 0, "pass", "han", 5.5, {"hand": [1]}))
    await store.setting("cookie-key", "secret")
    await store.ping()


async def everything(store: Store) -> list[object]:
    return [
        [(await store.summary(table), await store.entries(table), await store.told(table, 0)) for table in "ab"],
        [await store.person("han"), await store.person("leia"), await store.person_named("HAN SÓLO")],
        [await store.pack("p"), await store.editors(["p"]), await store.pack_text("outer_rim", "12b8b137e27b")],
        [await store.summaries(person="han"), await store.ratings("carcassonne", ["han"]), await store.outcomes("han")],
        [await store.silenced("han"), await store.notices_of("han"), await store.browsers("han")],
        [await store.mailbox_of("han"), await store.pending_mailbox("han", 7.5), await store.has_refused_mail("other")],
        [await store.vacations("han"), await store.due(99.0, 9)],
        await store.ahead("a"),
        [await store.setting("cookie-key", "another"), await store.count(), await store.changes(0)],
    ]


def url_of(store: Store) -> str:
    return store.url if isinstance(store, PostgresStore) else f"sqlite:///{store.path}"  # type: ignore[attr-defined]


COUNTS = {
    "ahead": 1,
    "blocks": 1,
    "changes": 2,
    "ended_sessions": 0,
    "vacations": 1,
    "entries": 4,
    "friends": 1,
    "mail_counts": 1,
    "mail_refused": 1,
    "mail_tokens": 1,
    "mailboxes": 1,
    "meta": 1,
    "notice_settings": 1,
    "notice_silences": 1,
    "notices_waiting": 1,
    "pack_editors": 1,
    "pack_texts": 1,
    "packs": 1,
    "pages": 1,
    "people": 2,
    "players": 1,
    "push_endpoints": 1,
    "ratings": 1,
    "results": 2,
    "tables": 2,
}


async def test_everything_comes_back_in_a_file(store: Store, tmp_path: Path) -> None:
    await fill(store)
    file = tmp_path / "backup"
    content = await back_up(url_of(store), file)  # the server goes on
    assert content.counts == COUNTS and file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith((".", "backup"))] == ["backup"]
    assert await restore(file, str(tmp_path / "new.db")) == content
    back = SqliteStore(tmp_path / "new.db")
    await back.open()
    assert await everything(back) == await everything(store)
    await back.close()


async def test_everything_comes_back_in_postgresql(tmp_path: Path, pg_url: str) -> None:
    store = SqliteStore(tmp_path / "old.db")
    await store.open()
    await fill(store)
    content = await back_up(str(store.path), tmp_path / "backup")
    assert await restore(tmp_path / "backup", pg_url) == content
    back = PostgresStore(pg_url)
    await back.open()
    assert await everything(back) == await everything(store)
    with pytest.raises(StarboardError, match="not empty"):
        await restore(tmp_path / "backup", pg_url)
    await back.close()
    await store.close()


async def test_a_backup_is_of_one_moment(store: Store, tmp_path: Path) -> None:
    """Somebody writes all the time; in the file every log is as long as its table says."""
    await create(store, "a")
    stop = asyncio.Event()

    async def write() -> int:
        n = 1
        while not stop.is_set():
            n += 1
            await store.append([move(n)], summary("a", n))
        return n

    writing = asyncio.create_task(write())
    lengths = []
    for number in range(5):
        file = tmp_path / f"backup{number}"
        await back_up(url_of(store), file)
        with closing(sqlite3.connect(file)) as copy:
            lengths += copy.execute("SELECT tables.n, (SELECT count(*) FROM entries) FROM tables").fetchall()
    stop.set()
    assert await writing > 1
    assert [n for n, _ in lengths] == [count for _, count in lengths] == sorted(n for n, _ in lengths)


async def test_nothing_is_written_over(store: Store, tmp_path: Path) -> None:
    await fill(store)
    file = tmp_path / "backup"
    await back_up(url_of(store), file)
    with pytest.raises(StarboardError, match="already exists"):
        await back_up(url_of(store), file)
    other = SqliteStore(tmp_path / "other.db")
    await other.open()
    await other.add_person(Person("x", "X", 1.0))
    await other.close()
    with pytest.raises(StarboardError, match="not empty"):
        await restore(file, str(other.path))
    with closing(sqlite3.connect(other.path)) as there:
        assert content_of(there).counts["people"] == 1 and content_of(there).counts["tables"] == 0


async def test_a_server_that_runs_is_not_written_into(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    await back_up(str(store.path), tmp_path / "backup")
    with pytest.raises(StarboardError, match="in use by another Starboard"):
        await restore(tmp_path / "backup", str(store.path))
    await store.close()


async def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    target = str(tmp_path / "new.db")
    (tmp_path / "letter").write_text("Dear Ada, " * 1000)
    with closing(sqlite3.connect(tmp_path / "other.db")) as other:
        other.execute("CREATE TABLE cakes (id)")
        other.commit()
    for name, why in (("none", "cannot be opened"), ("letter", "cannot be opened"), ("other.db", "neither a backup")):
        with pytest.raises(StarboardError, match=why):
            await restore(tmp_path / name, target)
        with pytest.raises(StarboardError, match=why):
            await back_up(str(tmp_path / name), tmp_path / "backup")
    assert not (tmp_path / "new.db").exists() and not (tmp_path / "backup").exists()


async def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    await fill(store)
    for number in range(200):
        await create(store, f"t{number}")
    await store.close()
    await back_up(str(store.path), tmp_path / "backup")
    text = bytearray((tmp_path / "backup").read_bytes())
    for place in range(5 * 4096, 9 * 4096):
        text[place] = 0x55
    (tmp_path / "backup").write_bytes(bytes(text))
    with pytest.raises(StarboardError, match=r"damaged|cannot be opened"):
        await restore(tmp_path / "backup", str(tmp_path / "new.db"))


async def test_a_restore_that_differs_is_taken_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "store.db")
    await store.open()
    await fill(store)
    await store.close()
    await back_up(str(store.path), tmp_path / "backup")
    from starboard.tables import backup

    real = backup.rows_in
    monkeypatch.setattr(backup, "rows_in", lambda *given: iter([row for row in real(*given) if "Han Sólo" not in row]))
    with pytest.raises(StarboardError, match="Nothing was written"):
        await restore(tmp_path / "backup", str(tmp_path / "new.db"))
    with closing(sqlite3.connect(tmp_path / "new.db")) as there:
        assert not any(content_of(there).counts.values())


async def test_a_backup_of_an_older_version_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress((LANDINGS / "41411f5" / "tables.db.gz").read_bytes()))
    content = await back_up(str(old), tmp_path / "backup")
    restored = await restore(tmp_path / "backup", str(tmp_path / "new.db"))
    assert restored.counts["entries"] == content.counts["entries"] > 0
    assert "snapshots" in content.counts and "snapshots" not in restored.counts
