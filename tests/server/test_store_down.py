"""A store that cannot write is told as what it is, and nothing has happened."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import Client, Running, config, running, wait_for
from server.test_metrics import figures
from starboard.server import clocks, house, pulse, results
from starboard.tables.deeds import AnyDeed, Entry, HandedOver, Moved
from starboard.tables.store import StoreDown
from starboard.tables.summary import Summary
from tables.pg import Server as Postgres

Guest = Callable[..., Client]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


@pytest.fixture
def alone(file: Path) -> Iterator[Running]:
    """A server that does not wait long for a file that is locked."""
    with running(config(f"sqlite:///{file}")) as server:
        pragma(server, "PRAGMA busy_timeout = 50")
        yield server


def pragma(server: Running, text: str) -> int:
    store = server.house.store
    found: list[tuple[int]] = server.run(store._write(lambda connection: connection.execute(text).fetchall()))  # type: ignore[attr-defined]
    return found[0][0]


def is_refused(answer: httpx.Response) -> bool:
    if answer.status_code == 503:
        assert answer.json()["reason"] == {"key": "server-cannot-write"}
        assert "Nothing has happened" in answer.json()["text"]
    return answer.status_code == 503


def test_a_locked_file(
    alone: Running, file: Path, guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)
    ada = guest(alone, "Ada")
    one = ada.sit(ada.make(seats="me me", start=True)["id"])
    assert ada.get("/health").json()["store"] == "ok"
    n = one.table["summary"]["n"]
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert is_refused(ada.post("/api/me", name="Bob"))
        assert one.refused("chat", text="lost")["reason"] == {"key": "server-cannot-write"}
        health = ada.get("/health")
        assert health.status_code == 503
        assert (health.json()["status"], health.json()["store"]) == ("failing", "cannot write")
        assert figures(ada)["starboard_store_up"] == 0
        assert ada.get("/api/me").json()["name"] == "Ada"  # what is there can be read
        other.execute("ROLLBACK")
    assert ada.get("/health").status_code == 200 and figures(ada)["starboard_store_up"] == 1
    assert one.done("chat", text="found")["n"] == n + 1
    assert "the store does not work" in caplog.text and "Traceback" not in caplog.text


def test_a_full_disk(alone: Running, guest: Guest) -> None:
    ada = guest(alone, "Ada")
    one = ada.sit(ada.make(seats="me me", start=True)["id"])
    pages = pragma(alone, "PRAGMA page_count")
    assert pragma(alone, f"PRAGMA max_page_count = {pages}") == pages
    sent = 0
    while (told := one.wish("chat", text="x" * 1000))["it"] == "done":
        sent += 1
        assert sent < 100
    assert told["reason"] == {"key": "server-cannot-write"}
    plans = [{"kind": "me"}, {"kind": "open"}]
    answers = (ada.post("/api/tables", game="carcassonne", seats=plans, options={}) for _ in range(100))
    assert any(is_refused(answer) for answer in answers)
    pragma(alone, "PRAGMA max_page_count = 1000000")
    assert one.done("chat", text="found") and ada.make(seats="me open")
    assert len([entry for entry in ada.sit(one.table["summary"]["id"]).log if entry["do"] == "chat"]) == sent + 1


def test_a_database_that_is_gone(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "EVERY", 0.0)
    postgres = Postgres()
    try:
        with running(config(postgres.url())) as server:
            ada = guest(server, "Ada")
            one = ada.sit(ada.make(seats="me me", start=True)["id"])
            postgres.stop()
            # The first to notice may have lost it on the way; then nobody can connect any more.
            keys = {"server-cannot-write", "server-lost-store"}
            wait_for(lambda: one.wish("chat", text="lost")["reason"]["key"] == "server-cannot-write")
            assert one.refused("chat", text="lost")["reason"]["key"] in keys
            answer = ada.post("/api/me", name="Bob")
            assert answer.status_code == 503 and answer.json()["reason"]["key"] in keys
            assert ada.get("/health").status_code == 503
            assert guest(server).sit(one.table["summary"]["id"], hello=False)
    finally:
        postgres.stop()


def test_health_asks_the_store_now_and_then_only(alone: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    store, asked = alone.house.store, []

    async def ping() -> None:
        asked.append(1)

    async def count() -> dict[str, int]:
        raise AssertionError("nobody counts tables for this")

    monkeypatch.setattr(store, "ping", ping)
    monkeypatch.setattr(store, "count", count)
    ada = guest(alone)
    assert [ada.get("/health").status_code for _ in range(20)] == [200] * 20
    assert len(asked) == 1


def fail_once(server: Running, monkeypatch: pytest.MonkeyPatch, what: type[AnyDeed]) -> list[Entry]:
    """Let the store not write the first deed of this kind that the server does: it is in this list then.

    One after which only the first seat would have to decide, so that in memory no bot is due.
    """
    append, failed = server.house.store.append, list[Entry]()

    async def write(entries: Sequence[Entry], summary: Summary, *more: Any) -> None:
        is_ours = entries[0].by is None and isinstance(entries[0].deed, what)
        if not failed and is_ours and summary.waiting == [0]:
            failed.append(entries[0])
            raise StoreDown("server-cannot-write")
        await append(entries, summary, *more)

    monkeypatch.setattr(server.house.store, "append", write)
    return failed


def test_a_bot_whose_move_was_not_written_makes_it_later(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Though nobody asks for the table, and in memory it is the person's turn already."""
    monkeypatch.setattr(house, "TIDY_EVERY", 0.1)
    with running(config(url)) as server, server.guest("Ada") as ada:
        one = ada.sit(ada.make("harbour", "me bot:random", start=True)["id"])
        failed = fail_once(server, monkeypatch, Moved)
        one.play("pass")
        wait_for(lambda: failed)
        one.until(lambda: one.own_ask or one.status == "over")
    assert "a bot cannot go on" in caplog.text and "background work failed" not in caplog.text


def test_a_clock_that_could_not_write_tries_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "AGAIN", 0.1)
    with running(config(url)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        failed = fail_once(server, monkeypatch, HandedOver)
        table = ada.make(seats="me open", clock={"kind": "move", "seconds": 1.0})["id"]
        bob.claim(table)
        other = bob.sit(table)
        ada.start(table)
        other.until(lambda: any(entry["do"] == "hand-over" for entry in other.log))
        assert len(failed) == 1


def test_results_that_could_not_be_written_are_written_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the game is over, and nobody looks at the table again."""
    monkeypatch.setattr(results, "AGAIN", 0.1)
    with running(config(url)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        add, failed = server.house.store.add_results, list[int]()

        async def write(*what: Any) -> bool:
            if len(failed) < 2:
                failed.append(1)
                raise StoreDown("server-cannot-write")
            return await add(*what)

        monkeypatch.setattr(server.house.store, "add_results", write)
        table = ada.make(seats="me open")["id"]
        bob.claim(table)
        ada.start(table)
        bob.sit(table).done("concede", seat=1)
        wait_for(lambda: server.run(server.house.store.outcomes(ada.person)))
        assert len(failed) == 2
