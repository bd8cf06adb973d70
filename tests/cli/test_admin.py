"""`starboard admin`, `backup` and `restore`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from cli.test_commands import run
from starboard.kernel.errors import StarboardError
from starboard.server import operating
from starboard.tables import schema
from starboard.tables.deeds import Closed
from starboard.tables.sqlite import SqliteStore
from starboard.tables.store import Outcome, Person, Rating
from tables.made import claim, create, first, pack, summary

DAY = 24 * 3600.0


async def fill(path: Path) -> None:
    """`new` was changed today, `old` 40 days ago, `done` and `ours` are over."""
    now = time.time()
    store = SqliteStore(path)
    await store.open()
    await store.add_person(Person("han", "Han Solo", now, PasswordHasher().hash("the falcon")))
    await store.add_person(Person("leia", "Leia", now))
    await create(store, "new", updated_at=now - 10)
    await create(store, "old", updated_at=now - 40 * DAY)
    await create(store, "done", status="over", updated_at=now - 50 * DAY)
    await store.create(
        first(), summary("ours", 2, status="over", updated_at=now - DAY), [claim(2, "han", "H")], ["han"]
    )
    await store.add_results(
        [Outcome("done", 0, "carcassonne", "han", "Han", 1, 12, 1, 5.5)], [Rating("carcassonne", "han", 31.0, 2.0, 1)]
    )
    for name in ("tern", "yacht"):
        await store.add_pack(pack(name, "han", updated_at=DAY), 9, 999)
    await store.share_pack("tern", "all", None)
    await store.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    asyncio.run(fill(tmp_path / "store.db"))
    return str(tmp_path / "store.db")


@pytest.fixture
def served(database: str) -> Iterator[str]:
    """A database that a server has."""
    store = SqliteStore(database)
    store._open()
    yield database
    store._close()


class Admin:
    def __init__(self, capsys: pytest.CaptureFixture[str], database: str) -> None:
        self.capsys, self.database = capsys, database

    def __call__(self, *words: str, code: int = 0) -> list[str]:
        given = ("admin", *words, "--database", self.database, "--lang", "en")
        ended, out, err = run(self.capsys, *given)
        assert ended == code, (out, err)
        return (err if code else out).splitlines()

    def tables(self, *words: str) -> list[str]:
        """Their ids."""
        lines = self("tables", *words)
        assert lines[-1] == f"Tables: {len(lines) - 1}."
        return [line.split()[0] for line in lines[:-1]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str], database: str) -> Admin:
    return Admin(capsys, database)


def test_tables_are_listed(admin: Admin) -> None:
    assert admin.tables() == ["new", "ours", "old", "done"]
    assert admin.tables("--status", "over") == ["ours", "done"]
    assert admin.tables("--older-than", "30") == ["old", "done"]
    assert admin.tables("--older-than", "30", "--status", "open") == ["old"]
    assert admin.tables("--person", "han solo") == ["ours"]
    assert admin.tables("--person", "leia") == []
    assert admin("tables", "--person", "Chewbacca", code=1) == ["Nobody has the name “Chewbacca”."]
    today = time.strftime("%Y-%m-%d", time.gmtime(time.time() - 10))
    assert admin("tables")[0].startswith(f"new  {today}  Carcassonne: Star Wars Edition  open  Леся, bot: ")


def test_a_table_is_deleted_and_what_it_brought_stays(admin: Admin) -> None:
    assert admin("delete", "done", "ours") == ["Table done has been deleted.", "Table ours has been deleted."]
    assert admin.tables() == ["new", "old"]
    assert admin("delete", "new", "gone", code=2) == ["There is no table “gone”."]
    assert admin.tables() == ["new", "old"]
    assert admin("people", "Han Solo")[1] == "Carcassonne: Star Wars Edition: rating 25.0, rated games: 1"


def test_old_tables_are_pruned_only_when_it_is_said_twice(admin: Admin) -> None:
    lines = admin("prune", "--older-than", "30")
    assert lines[0].startswith("done ")
    assert lines[1:] == ["Tables that would be deleted: 1. To do it, add --yes."]
    assert len(admin.tables()) == 4
    assert admin("prune", "--older-than", "30", "--yes") == ["Deleted tables: 1."]
    assert admin("prune", "--older-than", "30", "--status", "open", "--yes") == ["Deleted tables: 1."]
    assert admin.tables() == ["new", "ours"]


def test_people_are_told(admin: Admin) -> None:
    who = admin("people", "HAN SOLO")
    assert who[0].startswith("Han Solo  name protected by a password, since ") and who[0].endswith("Tables: 1.")
    assert admin("people", "leia")[0].startswith("Leia  guest, since ")
    assert admin("people", "Chewbacca", code=1) == ["Nobody has the name “Chewbacca”."]


def test_a_password_is_set_anew(admin: Admin) -> None:
    (line,) = admin("reset-password", "han solo")
    start, password = line.rsplit(" ", 1)
    assert start == "Han Solo can log in with the new password" and len(password) >= 16
    store = SqliteStore(admin.database)
    store._open()
    person = asyncio.run(store.person_named("Han Solo"))
    store._close()
    assert person is not None and person.password is not None and person.id == "han"
    assert PasswordHasher().verify(person.password, password)
    assert admin("reset-password", "Leia", code=2) == ["The name “Leia” is not protected by a password."]


def test_it_works_beside_a_server_on_the_same_file(
    served: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """What the server then tells people is in server/test_operating.py."""
    admin = Admin(capsys, served)
    assert len(admin.tables()) == 4
    assert admin("delete", "new") == ["Table new has been deleted."]
    assert admin("prune", "--older-than", "30", "--yes") == ["Deleted tables: 1."]
    assert admin.tables() == ["ours", "old"]
    assert admin("reset-password", "Han Solo")[0].startswith("Han Solo can log in with the new password ")
    assert run(capsys, "backup", str(tmp_path / "b"), "--database", served, "--lang", "en")[0] == 0
    # A server of another version has its own idea of the schema.
    store = SqliteStore(served, beside=True)
    store._open()
    asyncio.run(store._do(schema.WRITE_VERSION, str(schema.VERSION - 1)))
    store._close()
    assert admin("delete", "old", code=2) and admin("people", "Leia", code=2)
    with pytest.raises(StarboardError, match="in use by another Starboard"):
        SqliteStore(served)._open()


def test_a_table_is_closed(admin: Admin) -> None:
    assert admin("close", "new", "old", "--because", "No more.") == [
        "Table new has been closed.",
        "Table old has been closed.",
    ]
    assert sorted(admin.tables("--status", "closed")) == ["new", "old"]
    assert "  closed  " in admin("tables", "--status", "closed")[0]
    assert admin("close", "new") == ["Table new has been closed."], "once is enough"
    assert admin("close", "old", "done", code=2) == ["The game at table done is over. It can only be deleted."]
    assert admin("close", "gone", code=2) == ["There is no table “gone”."]
    store = SqliteStore(admin.database)
    store._open()
    entries = asyncio.run(store.entries("new"))
    store._close()
    assert [entry.deed for entry in entries[1:]] == [Closed("operator", "No more.")]
    assert admin("prune", "--older-than", "0", "--yes") == ["Deleted tables: 4."]


def test_people_are_banned_and_muted(admin: Admin) -> None:
    assert admin("ban", "leia", "--because", "for spam") == ["Leia has been banned."]
    assert admin("mute", "Han Solo") == ["Han Solo can no longer write in any chat."]
    assert admin("people", "Leia")[1:] == ["– banned: for spam"]
    assert admin("people", "Han Solo")[1] == "– cannot write in any chat"
    assert admin("unban", "leia") == ["Leia can come back."]
    assert admin("unmute", "Han Solo") == ["Han Solo can write again."]
    assert len(admin("people", "Leia")) == 1 and len(admin("people", "Han Solo")) == 2
    assert admin("log-out", "Han Solo") == ["All sessions of Han Solo have been ended."]
    assert admin("ban", "Chewbacca", code=2) == ["Nobody has the name “Chewbacca”."]
    assert admin("ban", "leia") == ["Leia has been banned."] and admin("people", "Leia")[1:] == ["– banned"]


def test_of_several_with_one_name_the_id_tells(admin: Admin) -> None:
    store = SqliteStore(admin.database)
    store._open()
    asyncio.run(store.add_person(Person("other", "leia", 1.0)))
    store._close()
    (said,) = admin("ban", "Leia", code=2)
    assert said == "Several people are called “Leia”. Choose one by id: leia, other"
    assert admin("ban", "other") == ["leia has been banned."]
    assert [", id other. " in line for line in admin("people", "leia")] == [False, True, False]


def test_a_person_is_deleted_only_when_it_is_said_twice(admin: Admin, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operating, "HEARD_BY", 0.0)
    would = "Everything known about Han Solo (han) would be deleted. Tables: 1. To do it, add --yes."
    assert admin("delete-person", "Han Solo") == [would]
    assert admin("people", "Han Solo")
    assert admin("delete-person", "Han Solo", "--yes") == [
        "Everything known about Han Solo has been deleted. Tables: 1."
    ]
    assert admin("people", "Han Solo", code=1) == ["Nobody has the name “Han Solo”."]
    assert [line.split()[0] for line in admin("tables") if "  someone who left, " in line] == ["ours"]


def test_a_backup_comes_back(admin: Admin, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, new = tmp_path / "backup", str(tmp_path / "new.db")
    told = "Tables: 4. People: 2. Results: 1.\n"
    code, out, _ = run(capsys, "backup", str(file), "--database", admin.database, "--lang", "en")
    assert (code, out) == (0, f"{file} contains everything and has been checked. {told}")
    code, _, err = run(capsys, "backup", str(file), "--database", admin.database, "--lang", "en")
    assert (code, err) == (2, f"{file} already exists. Choose another name.\n")
    code, out, _ = run(capsys, "restore", str(file), "--database", new, "--lang", "en")
    assert (code, out) == (0, f"Everything has been restored and compared. {told}")
    code, _, err = run(capsys, "restore", str(file), "--database", new, "--lang", "en")
    assert (code, err) == (2, "The database is not empty. A backup can only be restored into an empty one.\n")
    assert Admin(capsys, new).tables() == admin.tables()
    code, _, err = run(capsys, "backup", str(tmp_path / "no" / "b"), "--database", new, "--lang", "en")
    assert code == 2 and err.endswith("cannot be written: there is no such file or folder.\n")


@pytest.mark.parametrize("lang", ["cs", "pl", "uk"])
def test_in_every_language(capsys: pytest.CaptureFixture[str], database: str, lang: str) -> None:
    code, out, _ = run(capsys, "admin", "tables", "--database", database, "--lang", lang)
    assert code == 0 and len(out.splitlines()) == 5
    code, out, _ = run(capsys, "admin", "--help", "--lang", lang)
    assert all(name in out for name in ("close", "delete", "prune", "ban", "unmute", "log-out", "delete-person"))


def test_the_commands_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "--help")[1]
    assert all(f"    {name} " in out for name in ("admin", "backup", "restore"))


def test_packs_are_listed_and_deleted(admin: Admin) -> None:
    assert admin("packs") == ["tern  1970-01-02  “Pack tern” by Han Solo, for everyone. Bytes: 18", "Packs: 1."]
    assert admin("packs", "--person", "Han Solo")[-1] == "Packs: 2."
    assert admin("delete-pack", "tern") == ["Deleted pack tern."]
    assert admin("packs") == ["Packs: 0."]
    assert "There is no pack “tern”." in admin("delete-pack", "tern", code=2)[0]
