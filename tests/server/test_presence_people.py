"""Tell who is here: at a table, in the lobby, across servers that share a database; nothing of who hides it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marks import long
from server.running import Client, Process, Running, Socket, config, running
from starboard.server.attendance import DEAD_AFTER, LOBBY_SECONDS, MOST_GONE, Attendance
from starboard.server.hub import Hub
from starboard.server.whispers import Alive, Bye, Hello, Places, Whispers
from starboard.tables.summary import sign_of
from waiting import wait_for

Guest = Callable[..., Client]


def states(socket: Socket) -> list[str | None]:
    return [one and one["state"] for one in socket.presence]


def until(socket: Socket, *wanted: str | None) -> None:
    """Listen until it is told so: a ping brings what was told before it."""
    while states(socket) != list(wanted):
        socket.done("ping")


def pair(server: Running | Process, other: Running | Process, guest: Guest) -> tuple[Client, Client, str]:
    """Ada at one server and Bob at the other have a table together."""
    ada, bob = guest(server, "Ada"), guest(other, "Bob")
    table = ada.make(seats="me open bot:random")["id"]
    bob.claim(table)
    return ada, bob, table


def test_who_is_here_is_told_at_the_table(server: Running, guest: Guest) -> None:
    ada, bob, table = pair(server, server, guest)
    one = ada.sit(table)
    until(one, "here", None, None)
    other = bob.sit(table)
    until(one, "here", "here", None)
    assert states(other)[0] == "here", "with the welcome"
    other.done("visible", on=False)
    until(one, "here", "away", None)
    second = bob.sit(table)
    until(one, "here", "here", None)
    second.close()
    until(one, "here", "away", None)
    other.done("visible", on=True)
    other.close()
    until(one, "here", "away", None)
    seen = one.presence[1]
    assert seen is not None and seen["at"] > one.table["summary"]["created_at"]


def test_a_broken_line_is_told_from_a_closed_one(server: Running, guest: Guest) -> None:
    ada, bob, table = pair(server, server, guest)
    one, other = ada.sit(table), bob.sit(table)
    until(one, "here", "here", None)
    other.ws.socket.shutdown(2)  # as if the cable was pulled
    until(one, "here", "lost", None)


def test_it_is_told_anew_who_sits_where(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open")["id"]
    one, _watching = ada.sit(table), bob.sit(table)
    until(one, "here", None)
    bob.claim(table)
    until(one, "here", "here")


def test_the_lobby_tells_who_is_at_my_tables(server: Running, guest: Guest) -> None:
    ada, bob, table = pair(server, server, guest)
    other = bob.sit(table)
    until(other, None, "here", None)
    (found,) = ada.get("/api/tables", list="mine").json()
    assert [one and one["state"] for one in found["here"]] == [None, "here", None]
    (listed,) = [one for one in ada.get("/api/tables", list="open").json() if one["id"] == table] or [{}]
    assert "here" not in listed, "not to everybody"


def test_nothing_is_written_into_the_log(server: Running, guest: Guest) -> None:
    ada, bob, table = pair(server, server, guest)
    one, other = ada.sit(table), bob.sit(table)
    n = one.table["summary"]["n"]
    other.done("visible", on=False)
    until(one, "here", "away", None)
    assert one.hello()["table"]["summary"]["n"] == n


def test_who_hides_it_is_not_seen_anywhere(server: Running, guest: Guest) -> None:
    ada, bob, table = pair(server, server, guest)
    one, other = ada.sit(table), bob.sit(table)
    until(one, "here", "here", None)
    answer = bob.post("/api/me/hidden", hidden=True)
    assert answer.json().get("hidden") is True, answer.text
    until(one, "here", None, None)
    other.done("visible", on=False)
    other.done("visible", on=True)
    third = guest(server, "Cleo").sit(table)
    assert states(third) == ["here", None, None]
    (found,) = ada.get("/api/tables", list="mine").json()
    assert [one and one["state"] for one in found["here"]] == ["here", None, None]
    assert bob.get("/api/me/data").json()["hidden"] is True
    other.close()
    hidden = bob.sit(table)
    assert states(hidden) == ["here", None, None]
    assert bob.post("/api/me/hidden", hidden=False).json().get("hidden") is None
    until(one, "here", "here", None)


def test_two_servers_know_each_others_people(database: str, guest: Guest) -> None:
    with running(config(database)) as first, running(config(database)) as second:
        ada, bob, table = pair(first, second, guest)
        one, other = ada.sit(table), bob.sit(table)
        until(one, "here", "here", None)
        until(other, "here", "here", None)
        other.done("visible", on=False)
        until(one, "here", "away", None)
        # A server that comes later hears of everybody.
        with running(config(database)) as third:
            wait_mine(Client(third.url), ada, "here", "away", None)
            late = guest(third, "Cleo").sit(table)
            until(late, "here", "away", None)
            bob.post("/api/me/hidden", hidden=True)
            until(late, "here", None, None)
            until(one, "here", None, None)


def wait_mine(client: Client, like: Client, *wanted: str | None) -> None:
    """Ask for the only table of `like` until its seats are in these states: each server tells in its own time."""
    with client:
        client.http.cookies.update(like.http.cookies)

        def states_of_mine() -> list[str | None]:
            (mine,) = client.get("/api/tables", list="mine").json()
            return [one and one["state"] for one in mine["here"] or ()]

        wait_for(lambda: states_of_mine() == list(wanted))


@long
def test_two_processes_and_one_of_them_stops(database: str, guest: Guest, tmp_path: Path) -> None:
    (tmp_path / "second").mkdir()
    with Process(database, cwd=tmp_path) as first, Process(database, cwd=tmp_path / "second") as second:
        ada, bob, table = pair(first, second, guest)
        one, _other = ada.sit(table), bob.sit(table)
        until(one, "here", "here", None)
        second.stop()
        until(one, "here", "lost", None)


# By itself.


class Shared:
    """A store that several servers share, as far as they whisper."""

    shared = True

    def __init__(self) -> None:
        self.lines: list[str] = []

    async def whisper(self, lines: list[str]) -> None:
        self.lines += lines


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def alone(clock: Clock, ticks: Clock | None = None) -> tuple[Attendance, Whispers]:
    store: Any = Shared()
    whispers = Whispers(store)
    hub: Any = type("NoHub", (), {"live": {}})()
    assert isinstance(hub, object) and Hub is not None
    return Attendance(hub, whispers, clock, ticks or Clock()), whispers


def said(whispers: Whispers) -> list[Any]:
    found, whispers._waiting = list(whispers._waiting), []
    return found


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_who_leaves_the_lobby_is_away_after_a_while_and_told_once() -> None:
    clock = Clock()
    attendance, whispers = alone(clock)
    ada = sign_of("ada")
    for _ in range(3):
        attendance.call("ada", False)
    attendance.call("eve", True)
    attendance.tell()
    assert said(whispers) == [Places([(ada, "", "here", 1000.0)])]
    clock.now += LOBBY_SECONDS - 1
    attendance.sweep()
    assert (seen := attendance.anywhere(ada)) is not None and seen.state == "here"
    clock.now += 2
    attendance.sweep()
    attendance.tell()
    assert said(whispers) == [Places([(ada, "", "away", clock.now)])]
    assert attendance.anywhere(sign_of("eve")) is None
    attendance.stop()


@pytest.mark.anyio
async def test_a_server_that_is_silent_has_lost_its_people() -> None:
    clock, alive = Clock(), Clock()
    attendance, whispers = alone(clock, alive)
    attendance.hear("b", Places([("ada", "t", "here", 5.0), ("bob", "t", "away", 6.0)], whole=True))
    assert said(whispers) == []
    alive.now += DEAD_AFTER - 1
    attendance.hear("b", Alive())
    alive.now += DEAD_AFTER - 1
    attendance.sweep()
    assert [one and one.state for one in attendance.seats(["ada", "bob", "cleo", ""], "t")] == [
        "here",
        "away",
        None,
        None,
    ]
    alive.now += 2
    attendance.sweep()
    assert [one and (one.state, one.at) for one in attendance.seats(["ada", "bob"], "t")] == [
        ("lost", 1000.0),
        ("away", 6.0),
    ]
    # Who was not known, or was taken to be gone, is asked for all.
    attendance.hear("b", Alive())
    assert said(whispers) == [Hello()]
    attendance.hear("b", Places([("cleo", "t", "here", 7.0)], whole=True))
    assert [one and one.state for one in attendance.seats(["ada", "bob", "cleo"], "t")] == [None, None, "here"]
    attendance.hear("b", Places([("cleo", "t", "", 0.0)]))
    assert attendance.at("cleo", "t") is None
    attendance.hear("b", Bye())
    attendance.sweep()
    assert list(attendance.rows) == [""]
    attendance.stop()


@pytest.mark.anyio
async def test_all_is_told_to_who_asks_in_parts_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    attendance, whispers = alone(Clock())
    for number in range(200):
        attendance.call(f"person {number}", False)
    attendance.tell()
    said(whispers)
    attendance.hear("b", Hello())
    told = [one for one in said(whispers) if isinstance(one, Places)]
    assert [one.whole for one in told] == [True, False, False] and sum(len(one.rows) for one in told) == 200
    whispers._waiting = [*told]
    assert await whispers.flush()
    store: Any = whispers.store
    assert max(map(len, store.lines)) < 7900
    attendance.stop()


@pytest.mark.anyio
async def test_only_so_many_places_are_remembered() -> None:
    attendance, _ = alone(Clock())
    attendance.hear("b", Places([(f"{n}", "t", "away", 1.0) for n in range(MOST_GONE + 5)], whole=True))
    assert attendance.at("4", "t") is None and attendance.at("5", "t") is not None
    await asyncio.sleep(0)
    attendance.stop()
