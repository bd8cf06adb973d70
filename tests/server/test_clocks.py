"""Whose time is up is played by a bot, and can come back."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from server.running import Client, Running, Socket, config, running, wait_for

Guest = Callable[..., Client]


def pair(server: Running, guest: Guest, **clock: Any) -> tuple[Socket, Socket]:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open", clock=clock)["id"]
    bob.claim(table)
    sockets = ada.sit(table), bob.sit(table)
    ada.start(table)
    for one in sockets:
        one.heard("start")  # and nothing of what comes after it
    return sockets


@pytest.mark.parametrize("kind", ["move", "game"])
def test_whose_time_is_up_is_played_by_a_bot(any_server: Running, guest: Guest, kind: str) -> None:
    one, other = pair(any_server, guest, kind=kind, seconds=1.0)
    clock = one.table["clock"]
    start = one.log[-1]["at"]
    assert clock["kind"] == kind and abs(clock["deadlines"]["0"] - start - 1.0) < 0.01 and "1" not in clock["deadlines"]
    entry = other.until(lambda: next((e for e in other.log if e["do"] == "hand-over"), None))
    assert entry["details"]["reason"] == "time" and entry["details"]["seat"] == 0
    assert entry["at"] - start >= 1.0 and "name" not in entry
    other.until(lambda: other.own_ask)  # the bot has played the turn
    # Who comes back takes the seat back.
    one.until(lambda: one.log[-1]["n"] >= other.log[-1]["n"])
    one.done("take-back", seat=0)
    assert one.table["summary"]["seats"][0].get("bot") is None


def test_who_decides_in_time_stays(server: Running, guest: Guest) -> None:
    one, other = pair(server, guest, kind="move", seconds=600.0, reserve=30.0)
    deadline = one.table["clock"]["deadlines"]["0"]
    assert abs(deadline - one.log[-1]["at"] - 630.0) < 0.01
    while one.own_ask:
        one.play()
    assert list(one.table["clock"]["deadlines"]) == ["1"] and one.table["clock"]["reserve"] == [30.0, 30.0]
    other.until(lambda: other.own_ask)
    other.done("pause", on=True)
    assert other.table["clock"]["deadlines"] == {}
    other.done("pause", on=False)
    assert list(other.table["clock"]["deadlines"]) == ["1"]


def test_a_table_without_a_clock_waits_for_ever(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make(start=True)["id"])
    assert "clock" not in one.table
    assert one.table["summary"]["id"] not in server.house.clocks.timers


def test_a_timer_that_rings_too_early_is_set_again(server: Running, guest: Guest) -> None:
    """The clock on the wall and that of the timers do not run alike."""
    ada = guest(server, "Ada")
    table = ada.make(seats="me bot:random", clock={"kind": "move", "seconds": 1.0})["id"]
    one = ada.sit(table)
    clocks = server.house.clocks

    async def ring() -> None:
        await server.house.hub.do(table, ada.person, lambda table: (table.start(ada.person, 0.0), None))
        clocks.timers.pop(table).cancel()
        await clocks.time_out(table)

    server.run(ring())
    entry = one.until(lambda: next((e for e in one.log if e["do"] == "hand-over"), None))
    assert entry["details"]["reason"] == "time"


def test_time_that_ran_out_while_the_server_was_away_is_up_when_somebody_looks(url: str) -> None:
    with running(config(url)) as server, server.guest("Ada") as ada:
        table = ada.make(seats="me bot:random", clock={"kind": "move", "seconds": 1.0}, start=True)["id"]
        one = ada.sit(table)
        (start,) = [entry["at"] for entry in one.log if entry["do"] == "start"]
        cookies = ada.http.cookies
    wait_for(lambda: time.time() > start + 1.0)
    with running(config(url)) as server, server.guest() as ada:
        ada.http.cookies = cookies
        one = ada.sit(table)
        one.until(lambda: any(entry["do"] == "hand-over" for entry in one.log))
