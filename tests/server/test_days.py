"""Games over days: what is due is done wherever nobody looks; vacations; tables that wait for somebody."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from marks import long
from server.running import Client, Running, config, running, wait_for
from server.test_channels import choose, kept, recording, settled
from starboard.tables.deeds import DAY

Guest = Callable[..., Client]
HOUR = 3600.0
DAYS = {"kind": "move", "seconds": 3 * DAY}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server of these tests alone, for they let days pass."""
    with running(config(f"sqlite:///{tmp_path_factory.mktemp('days')}/store.db")) as server:
        yield server


def pair(server: Running, guest: Guest, clock: dict[str, Any] | None = None) -> tuple[Client, Client, str]:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    return ada, bob, table_of(ada, bob, clock or DAYS)


def table_of(ada: Client, bob: Client, clock: dict[str, Any]) -> str:
    """A table where Ada has to decide."""
    table: str = ada.make("harbour", "me open", clock=clock)["id"]
    bob.claim(table)
    ada.start(table)
    wait_for(lambda: summary(ada, table)["status"] == "playing")
    return table


def summary(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return found


def deeds(client: Client, table: str, *kinds: str) -> list[dict[str, Any]]:
    with Client(client.url) as onlooker:
        log = onlooker.sit(table).log
    return [entry for entry in log if entry["do"] in kinds]


def let_pass(server: Running, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let it be later."""
    monkeypatch.setattr(server.house.hub, "now", lambda: time.time() + seconds)


def sweep(server: Running) -> None:
    server.run(server.house.vacations.sweep())
    server.run(server.house.clocks.sweep())


# What is due.


def test_what_is_due_is_done_after_a_restart_though_nobody_looks(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(url)) as server:
        ada, bob = Client(server.url, "Ada"), Client(server.url, "Bob")
        table, other = table_of(ada, bob, DAYS), table_of(ada, bob, {"kind": "move", "seconds": 14 * DAY})
        ada.close(), bob.close()
        # Nobody is there: a table with days to go does not stay in memory, and has no timer.
        let_pass(server, monkeypatch, 400)
        wait_for(lambda: not server.house.connections)
        assert server.run(server.house.hub.put_away(300.0)) == 2
        assert not server.house.hub.live and not server.house.clocks.timers
    with running(config(url)) as server, Client(server.url) as onlooker:
        assert table not in server.house.hub.live
        let_pass(server, monkeypatch, 2.5 * DAY)
        sweep(server)
        assert [one["do"] for one in deeds(onlooker, table, "remind", "hand-over")] == ["remind"]
        let_pass(server, monkeypatch, 3 * DAY + 60)
        sweep(server)
        (handed,) = deeds(onlooker, table, "hand-over")
        assert handed["details"] == {"seat": 0, "level": "random", "reason": "turn"}
        wait_for(lambda: summary(onlooker, table)["waiting"] == [1])  # the bot has played the turn
        assert "bot" not in summary(onlooker, table)["seats"][0]
        assert other not in server.house.hub.live


def test_a_table_that_cannot_be_opened_does_not_stand_in_the_way(
    tmp_path: Path, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(config(f"sqlite:///{tmp_path}/store.db")) as server:
        ada, bob, table = pair(server, guest)
        other = table_of(ada, bob, DAYS)
        with sqlite3.connect(tmp_path / "store.db") as store:
            change = "UPDATE entries SET deed = json_set(deed, '$.version', 99) WHERE table_id = ? AND n = 1"
            assert store.execute(change, [table]).rowcount == 1
        server.house.hub.live.clear()
        let_pass(server, monkeypatch, 3 * DAY + 60)
        monkeypatch.setattr("starboard.server.clocks.AT_ONCE", 1)
        sweep(server)
        assert deeds(ada, other, "hand-over")
        (due,) = [one for one in server.run(server.house.store.due(time.time() + 9 * DAY, 9)) if one.table == table]
        assert due.at > time.time() + 3 * DAY + 60  # is tried again, later


def test_a_moment_that_was_wrong_is_corrected(server: Running, guest: Guest) -> None:
    ada, _, table = pair(server, guest)
    before = summary(ada, table)
    server.run(server.house.store.set_due(table, before["n"], 5.0))
    sweep(server)
    assert summary(ada, table)["n"] == before["n"]
    found = server.run(server.house.store.due(time.time() + 9 * DAY, 10_000))
    assert [one.at for one in found if one.table == table] == [before["due"]]


def test_two_servers_do_what_is_due_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(database)) as one, running(config(database)) as two, Client(one.url) as onlooker:
        with Client(one.url, "Ada") as ada, Client(two.url, "Bob") as bob:
            tables = [table_of(ada, bob, DAYS) for _ in range(6)]
        for server in (one, two):
            server.run(server.house.hub.put_away(-1.0))
        for passed, reason in ((2.5 * DAY, None), (3 * DAY + 60, "turn")):
            for server in (one, two):
                let_pass(server, monkeypatch, passed)
            work = [asyncio.run_coroutine_threadsafe(server.house.clocks.sweep(), server.loop) for server in (one, two)]
            for one_sweep in work:
                one_sweep.result(60)
            for table in tables:
                done = deeds(onlooker, table, "remind", "hand-over")
                assert [entry["details"].get("reason") for entry in done] == [None, reason][: 1 + bool(reason)]


# Reminders.


def test_who_is_away_is_reminded_once(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob = kept(guest, server, "Ada"), kept(guest, server, "Bob")
    for one in (ada, bob):
        choose(one)
    away, here = table_of(ada, bob, DAYS), table_of(bob, ada, DAYS)
    bob.sit(here)
    with recording(server) as recorder:
        for passed in (2 * DAY, 2.25 * DAY + 60, 2.5 * DAY):
            monkeypatch.setattr(server.house.notices, "now", lambda passed=passed: time.time() + passed)
            let_pass(server, monkeypatch, passed)
            sweep(server)
            settled(server)
        (notice,) = [one for one in recorder.sent if one.table in (away, here)]
        assert (notice.person, notice.kind, notice.table) == (ada.person, "reminder", away)
        assert notice.title == "Your turn: less than 18 hours left"
    assert deeds(ada, here, "remind")  # Bob sees it at the table
    (waiting,) = [one for one in ada.get("/api/people/inbox").json()["waiting"] if one["table"] == away]
    assert waiting["reminded"]


# Vacations.


def test_somebody_goes_on_vacation_and_comes_back(url: str, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(url)) as server:
        vacation(server, guest, monkeypatch)


def vacation(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, table = pair(server, guest)
    live = table_of(ada, bob, {"kind": "move", "seconds": HOUR})
    before = summary(ada, table)["deadline"]
    assert ada.get("/api/me/vacation").json() == {"allowance": 30, "left": 30, "starts": 10}
    until = time.time() + 5 * DAY
    told = ada.post("/api/me/vacation", until=until).json()
    assert (told["left"], told["vacation"]["days"], told["vacation"]["until"]) == (25, 5, until)
    wait_for(lambda: summary(ada, table)["seats"][0].get("away") == until)
    assert summary(bob, table)["deadline"] == pytest.approx(until + before - told["vacation"]["since"])
    assert "away" not in summary(ada, live)["seats"][0]  # a live clock runs on
    assert ada.post("/api/me/vacation", until=until).json()["reason"]["key"] == "vacation-there-is-one"
    # Nobody's time is up meanwhile.
    let_pass(server, monkeypatch, 4 * DAY)
    sweep(server)
    assert not deeds(ada, table, "hand-over", "remind")
    told = ada.delete("/api/me/vacation").json()
    assert told["left"] == 26 and "vacation" not in told
    wait_for(lambda: summary(ada, table)["seats"][0]["away"] < until)
    let_pass(server, monkeypatch, 4 * DAY + 3 * DAY + 60)
    sweep(server)
    assert deeds(ada, table, "hand-over")
    assert [one["days"] for one in ada.get("/api/me/data").json()["vacations"]] == [4]


def test_a_planned_vacation_begins_by_itself_and_may_be_dropped(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _, table = pair(server, guest)
    now = time.time()
    ada.post("/api/me/vacation", since=now + DAY, until=now + 3 * DAY)
    assert ada.delete("/api/me/vacation").json() == {"allowance": 30, "left": 30, "starts": 10}
    ada.post("/api/me/vacation", since=now + DAY, until=now + 3 * DAY)
    sweep(server)
    assert "away" not in summary(ada, table)["seats"][0]
    let_pass(server, monkeypatch, DAY + 60)
    sweep(server)
    assert summary(ada, table)["seats"][0]["away"] == now + 3 * DAY
    assert summary(ada, table)["deadline"] == pytest.approx(now + 5 * DAY, abs=30)


def test_a_game_that_starts_meanwhile_knows_of_it(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    until = time.time() + 5 * DAY
    assert bob.post("/api/me/vacation", until=until).status_code == 200
    table = table_of(ada, bob, DAYS)
    wait_for(lambda: summary(ada, table)["seats"][1].get("away") == until)


def test_time_is_up_for_nobody_of_whose_vacation_a_table_was_not_told(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server may have stopped just before."""
    ada, _, table = pair(server, guest)
    monkeypatch.setattr(server.house.vacations, "_tell", never)
    ada.post("/api/me/vacation", until=time.time() + 9 * DAY)
    let_pass(server, monkeypatch, 4 * DAY)
    server.run(server.house.clocks.sweep())
    assert not deeds(ada, table, "hand-over", "remind") and deeds(ada, table, "away")


async def never(*_: object) -> None:
    """Tell nobody."""


def test_bad_vacations_are_refused(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    now = time.time()
    assert ada.post("/api/me/vacation", until=now - 5).json()["reason"]["key"] == "vacation-bad-days"
    answer = ada.post("/api/me/vacation", until=now + 31 * DAY)
    assert answer.json()["reason"] == {"key": "vacation-too-long", "args": {"days": 31, "left": 30}}
    assert ada.post("/api/me/vacation", until="soon").status_code == 400
    assert ada.delete("/api/me/vacation").status_code == 200  # there is none
    with Client(server.url) as nobody:
        assert nobody.get("/api/me/vacation").status_code == 401


# Tables that wait.


def test_tables_that_wait_are_told_by_their_time(server: Running, guest: Guest) -> None:
    ada, bob, slow = pair(server, guest, {"kind": "move", "seconds": 7 * DAY})
    none = ada.make("harbour", "me open")["id"]
    bob.claim(none)
    ada.start(none)
    soon = table_of(ada, bob, {"kind": "move", "seconds": 2 * DAY})
    theirs = table_of(bob, ada, DAYS)
    wait_for(lambda: len(ada.get("/api/people/inbox").json()["waiting"]) == 3)
    waiting = ada.get("/api/people/inbox").json()["waiting"]
    assert [one["table"] for one in waiting] == [soon, slow, none]
    assert waiting[0]["deadline"] == summary(ada, soon)["deadline"] and "deadline" not in waiting[2]
    assert [one["table"] for one in bob.get("/api/people/inbox").json()["waiting"]] == [theirs]


@long
def test_a_vacation_that_ends_while_another_server_tells_of_it(database: str) -> None:
    """Whoever comes late with the longer one is not heard."""
    with (
        running(config(database)) as one,
        running(config(database)) as two,
        Client(one.url, "Ada") as ada,
        Client(two.url, "Bob") as bob,
    ):
        tables = [table_of(ada, bob, DAYS) for _ in range(4)]
        person = ada.person
        ada.post("/api/me/vacation", until=time.time() + 5 * DAY)
        (vacation,) = two.run(two.house.store.vacations(person))
        wait_for(lambda: all(summary(ada, table)["seats"][0].get("away") for table in tables))
        ada.delete("/api/me/vacation")
        two.run(two.house.vacations._tell(person, vacation))
        wait_for(lambda: all(summary(ada, table)["seats"][0]["away"] < time.time() for table in tables))
        two.run(two.house.vacations._tell(person, vacation))
        assert all(summary(ada, table)["seats"][0]["away"] < time.time() for table in tables)
