"""Bots think in worker processes, the server goes on meanwhile, and a bot that fails does not stop a table."""

from __future__ import annotations

import itertools
import os
import re
import signal
from collections.abc import Callable
from typing import Any

import pytest

from marks import long
from processes import alive
from server.running import Client, Running, config, dice, play_on, running, wait_for
from starboard.bots.bot import Thought, add_up, agreed, best_of
from starboard.server import thinkers

Guest = Callable[..., Client]


def workers(server: Running) -> list[int]:
    return [worker.pid for worker in server.house.thinkers.workers if worker.pid]


@pytest.mark.parametrize(
    ("game", "seats"), [("carcassonne", "bot:random bot:greedy"), ("harbour", "bot:random bot:random bot:random")]
)
def test_bots_play_a_whole_game_by_themselves(any_server: Running, guest: Guest, game: str, seats: str) -> None:
    ada = guest(any_server, "Ada")
    one = ada.sit(ada.make(game, seats, start=True)["id"])
    one.until(lambda: one.status == "over")
    moves = [entry for entry in one.log if entry["do"] == "move"]
    assert moves and all(move["details"]["bot"] and "name" not in move for move in moves)
    assert workers(any_server) and os.getpid() not in workers(any_server)
    wait_for(lambda: not any_server.house.thinkers.thinking)


def test_a_person_plays_a_whole_game_against_bots(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make("harbour", "me bot:random bot:random", start=True)["id"])
    play_on([one], dice(4))
    assert one.status == "over" and one.table["summary"]["places"]


def test_a_bot_takes_no_less_time_than_is_set(url: str) -> None:
    with running(config(url, bot_pace=0.3)) as server, server.guest("Ada") as ada:
        one = ada.sit(ada.make("harbour", "bot:random bot:random", start=True)["id"])
        one.until(lambda: one.ply >= 4 or one.status == "over")
        times = [entry["at"] for entry in one.log if entry["do"] == "move"]
        assert all(later - earlier >= 0.29 for earlier, later in itertools.pairwise(times))


def test_the_server_answers_while_bots_think(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make("odd", "bot:slow bot:slow", start=True, options={"rounds": 1})["id"])
    moves = [0]
    while moves[-1] < 2:
        one.done("ping")
        moves.append(sum(entry["do"] == "move" for entry in one.log))
    # Each move takes a worker 0.7 s of hard thinking: whoever had to wait for it would be answered once a move.
    assert min(moves.count(0), moves.count(1)) > 4
    ada.sit(one.table["summary"]["id"]).wish("pause", on=True)


@pytest.mark.parametrize("level", ["fails", "cheats"])
def test_a_bot_that_fails_is_replaced(
    server: Running, guest: Guest, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make("odd", f"me bot:{level}", start=True, options={"rounds": 1})["id"])
    play_on([one], dice(5))
    assert one.status == "over"
    assert "a bot got stuck" in caplog.text or "a bot chose what it may not" in caplog.text


@pytest.mark.parametrize("level", [pytest.param("hangs", marks=long), "dies"])
def test_a_bot_that_hangs_or_whose_worker_dies_is_replaced(
    url: str, level: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinkers, "GRACE", 0.5)
    with running(config(url, bot_workers=1, bot_budget=1.0)) as server, server.guest("Ada") as ada:
        # Another table has good bots; what the bad one does to the workers must not stop it.
        good = ada.sit(ada.make("harbour", "bot:random bot:random", start=True, options={"rounds": 5})["id"])
        one = ada.sit(ada.make("odd", f"me bot:{level}", start=True, options={"rounds": 1})["id"])
        first = wait_for(lambda: workers(server))
        one.play("pass")
        one.until(lambda: one.own_ask or one.status == "over")
        assert any(entry["do"] == "move" and entry["details"].get("bot") for entry in one.log)
        wait_for(lambda: not any(alive(pid) for pid in first))
        good.until(lambda: good.status == "over")
        assert "a bot got stuck" in caplog.text
        one.done("pause", on=True) if one.status == "playing" else None
        left = workers(server)
    wait_for(lambda: not any(alive(pid) for pid in left))


@long
def test_a_worker_that_is_killed_is_replaced(url: str) -> None:
    with running(config(url)) as server, server.guest("Ada") as ada:
        one = ada.sit(ada.make("odd", "me bot:slow", start=True, options={"rounds": 1})["id"])
        one.play("pass")
        (pid,) = wait_for(lambda: workers(server))
        os.kill(pid, signal.SIGKILL)
        one.until(lambda: one.own_ask or one.status == "over")
        assert pid not in workers(server)


def test_nothing_is_left_of_the_workers_when_the_server_stops(
    url: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(config(url, bot_workers=2)) as server, server.guest("Ada") as ada:
        one = ada.sit(ada.make("odd", "bot:slow bot:slow", start=True)["id"])
        left = wait_for(lambda: workers(server))
        one.until(lambda: one.log[-1]["do"] == "move")
    wait_for(lambda: not any(alive(pid) for pid in left))
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
    assert "Traceback" not in capfd.readouterr().err


@long
def test_bots_go_on_after_a_restart(url: str) -> None:
    with running(config(url)) as server, server.guest("Ada") as ada:
        table = ada.make("odd", "bot:slow bot:slow", start=True, options={"rounds": 1})["id"]
        one = ada.sit(table)
        one.until(lambda: one.log[-1]["do"] == "move")
        cookies = ada.http.cookies
    with running(config(url)) as server, server.guest() as ada:
        ada.http.cookies = cookies
        one = ada.sit(table)
        n = one.log[-1]["n"]
        one.until(lambda: one.log[-1]["n"] > n or one.status == "over")


def test_what_a_bot_is_given_to_think_about_is_the_position(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make("harbour", "me me", start=True)["id"]
    ada.sit(table)
    live = server.house.hub.live[table]
    turn = thinkers.Turn.of(live.table, 0)
    assert turn is not None and thinkers.Turn.of(live.table, 1) is None
    choice = thinkers.think(server.house.hub.games, "harbour", turn.options, turn.dump, 0, False, "random", 5).notation
    assert choice in [option.notation for option in live.table.position.ask.options]  # type: ignore[union-attr]


@long
def test_idle_workers_search_a_decision_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they found is added up, and the option that all of them together tried most is chosen."""
    heard: list[tuple[list[Thought], Thought]] = []

    def listening(thoughts: list[Thought]) -> Thought:
        heard.append((thoughts, agreed(thoughts)))
        return heard[-1][1]

    monkeypatch.setattr(thinkers, "agreed", listening)
    with running(config(url, bot_workers=2, bot_budget=0.3)) as server, server.guest("Ada") as ada:
        one = ada.sit(ada.make("carcassonne", "bot:master me", start=True)["id"])
        one.until(lambda: any(len(thoughts) == 2 and thoughts[0].visits for thoughts, _ in heard) and one.ply > 0)
        assert len(workers(server)) == 2
    thoughts, chosen = next(both for both in heard if len(both[0]) == 2 and both[0][0].visits)
    tries = [sum(one.tries for one in thought.visits.values()) for thought in thoughts]
    assert min(tries) >= 2 and chosen.notation == best_of(add_up([one.visits for one in thoughts]))
    assert thoughts[0].visits != thoughts[1].visits, "each goes by its own chance"


def waited(server: Running) -> tuple[float, float]:
    """How many turns of bots have waited for a worker, and how many seconds in all."""
    samples = {
        one.name: one.value for metric in server.house.metrics.bot_wait_seconds.collect() for one in metric.samples
    }
    return samples["starboard_bot_wait_seconds_count"], samples["starboard_bot_wait_seconds_sum"]


@pytest.mark.parametrize("count", [20, pytest.param(60, marks=long), pytest.param(200, marks=long)])
def test_every_table_of_master_bots_moves_on_however_many_there_are(
    url: str,
    count: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    counted: Callable[[str], None],
) -> None:
    """Time counts while a bot thinks, not while it waits; all think less instead of some choosing at random."""
    monkeypatch.setattr(thinkers, "ROUND", 2.0)
    with running(config(url, bot_workers=2, bot_budget=1.0)) as server, server.guest("Ada") as ada:
        tables = [ada.make("carcassonne", "bot:master bot:master", start=True)["id"] for _ in range(count)]
        told = ada.get("/health").json()["bots"]
        assert told["waiting"] > count // 2 and told["workers"] == 2
        assert server.house.thinkers.budget < 1.0
        live = [server.house.hub.live[table] for table in tables]
        wait_for(lambda: all(one.table.ply >= 2 for one in live))
        assert re.search(r"^starboard_bots_waiting \d", ada.get("/metrics").text, re.MULTILINE)
        turns, seconds = waited(server)
        assert turns >= 2 * count and seconds > 0
        counted(f"{count} tables of hard bots: {turns:.0f} turns waited {seconds / turns:.2f} s on average")

        async def watch() -> int:
            return server.house.thinkers.watch()

        assert server.house.metrics.bots_stuck._value.get() == 0 == server.run(watch())
    assert "a bot got stuck" not in caplog.text


def test_a_bot_that_is_not_thinking_is_found(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has become of its thought: the table must not stand still for ever."""
    with running(config(url)) as server, server.guest("Ada") as ada:
        bots = server.house.thinkers
        monkeypatch.setattr(bots, "after", lambda live, entries: None)
        server.house.hub.after.clear()
        table = ada.make("harbour", "me bot:random", start=True)["id"]
        one = ada.sit(table)
        one.play("pass")
        assert one.ply == 1 and not bots.thinking

        async def watch() -> int:
            return bots.watch()

        assert (server.run(watch()), server.run(watch())) == (1, 0)
        one.until(lambda: one.ply > 1)
        assert server.house.metrics.bots_woken._value.get() == 1


def test_a_bot_is_not_missed_while_the_move_before_its_own_is_written(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It will think as soon as that is told: an operator is woken for nothing otherwise."""
    with running(config(url)) as server, server.guest("Ada") as ada:
        store, bots, missed = server.house.store, server.house.thinkers, list[int]()
        append = store.append

        async def write(*what: Any) -> None:
            missed.append(bots.watch())
            await append(*what)

        monkeypatch.setattr(store, "append", write)
        one = ada.sit(ada.make("harbour", "me bot:random", start=True)["id"])
        one.play("pass")
        one.until(lambda: one.ply > 1)
    assert missed and not any(missed) and "a bot was not thinking" not in caplog.text
