"""A server that stops says goodbye; one that starts again has everything."""

from __future__ import annotations

import json
import signal
import sqlite3
from pathlib import Path

import pytest

from marks import long
from server.running import Process, config, dice, play_on, running, wait_for


def test_who_is_there_when_the_server_stops_is_told_goodbye(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/store.db"
    with Process(database, cwd=tmp_path) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        quiet = ada.sit(table, hello=False)
        play_on([one], dice(1), most=12)
        server.process.send_signal(signal.SIGTERM)
        code, reason, told = one.end()
        assert told[-1] == {"it": "goodbye", "reason": "restart"} and (code, reason) == (1012, "restart")
        assert quiet.end()[0] == 1012
        assert server.stop() in (0, -signal.SIGTERM)
        cookies = ada.http.cookies
    with Process(database, cwd=tmp_path) as again, again.guest() as ada:
        ada.http.cookies = cookies
        assert ada.get("/api/me").json()["name"] == "Ada"
        assert [found["id"] for found in ada.get("/api/tables", list="mine").json()] == [table]
        back = ada.sit(table)
        assert back.log == one.log and back.table == one.table
        play_on([back], dice(2))
        assert back.status == "over" and back.table["promise"] == one.table["promise"]
    assert again.log.read_text() == ""


def test_a_server_that_is_killed_loses_nothing_that_was_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/store.db"
    with Process(database, cwd=tmp_path) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        play_on([one], dice(3), most=9)
        server.stop(signal.SIGKILL)
        cookies = ada.http.cookies
    with running(config(database)) as again, again.guest() as ada:
        ada.http.cookies = cookies
        back = ada.sit(table)
        assert back.log == one.log and back.table == one.table
        # What people see is not what they saw only because it is kept in the same place.
        assert json.loads(back.texts[0])["table"]["view"] == one.table["view"]


def test_requests_under_way_are_answered_and_late_ones_are_turned_away(url: str) -> None:
    with running(config(url)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        for number in range(20):
            one.send("chat", text=str(number))
        server.server.should_exit = True
        _, _, told = one.end()
        done = [told_one["n"] for told_one in told if told_one["it"] == "done"]
        said = [told_one["entry"]["n"] for told_one in told if told_one["it"] == "news"]
        cookies = ada.http.cookies
    with running(config(url)) as again, again.guest() as ada:
        ada.http.cookies = cookies
        log = ada.sit(table).log
        assert [entry["n"] for entry in log if entry["do"] == "chat"] == done == said


def test_while_it_closes_it_says_so(url: str) -> None:
    with running(config(url)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        server.house.closing = True
        answer = ada.get("/api/me")
        assert answer.status_code == 503 and answer.json()["reason"]["key"] == "server-closing"
        assert "x-frame-options" in answer.headers
        server.house.closing = False
        assert ada.sit(table).done("ping")


@long
def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/store.db"
    slow = config(database)
    slow.bot_pace = 3600.0
    with running(slow) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "bot:random me", start=True)["id"]
        assert ada.get(f"/api/tables/{table}").json()["waiting"] == [0]
        cookies = ada.http.cookies
    with running(config(database)) as again, again.guest() as ada:
        ada.http.cookies = cookies
        wait_for(lambda: ada.get(f"/api/tables/{table}").json()["waiting"] == [1])


@pytest.mark.parametrize("part", ["snapshot", "told"])
def test_a_page_that_cannot_be_read_is_no_loss(tmp_path: Path, part: str) -> None:
    database = f"sqlite:///{tmp_path}/store.db"
    with running(config(database)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        play_on([one], dice(5), most=10)
        cookies = ada.http.cookies
    with sqlite3.connect(tmp_path / "store.db") as connection:
        change = f"UPDATE pages SET {part} = X'6F6464'"  # noqa: S608 - one of two words of ours
        assert connection.execute(change).rowcount == 1
    with running(config(database)) as again, again.guest() as ada:
        ada.http.cookies = cookies
        at = ada.sit(table)
        assert (at.table, at.log) == (one.table, one.log)
