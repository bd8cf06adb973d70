"""What is chosen ahead is answered by the server, durable, known to its person alone, and withdrawn with a reason."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marks import long
from server.running import Client, Process, Running, Socket, config, running, wait_for
from starboard.server.channels import Notice
from starboard.tables.store import Store

Guest = Callable[..., Client]
PASS = {"seat": 1, "kind": "pass"}


def meet(server: Running | Process, guest: Guest, seats: str = "me open", **more: Any) -> tuple[Client, Client, str]:
    """Ada and Bob at a table of Harbour; it is Ada's turn."""
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", seats, **more)["id"]
    bob.claim(table)
    ada.start(table)
    return ada, bob, table


def sitting(ada: Client, bob: Client, table: str) -> tuple[Socket, Socket]:
    one, other = ada.sit(table), bob.sit(table)
    one.until(lambda: one.own_ask)
    other.until(lambda: other.table.get("view"))
    return one, other


def moves(log: list[dict[str, Any]]) -> list[tuple[int, bool]]:
    """Return whose moves these are, and which were chosen ahead, as far as that is told."""
    return [
        (entry["details"]["seat"], entry["details"].get("ahead") == "harbour-ahead-pass")
        for entry in log
        if entry["do"] == "move"
    ]


def test_it_is_answered_for_whoever_chose_it_and_marked_for_them_alone(any_server: Running, guest: Guest) -> None:
    one, other = sitting(*meet(any_server, guest))
    watching = guest(any_server).sit(one.table["summary"]["id"])
    assert other.done("aheads", seat=1)["answer"] == ["pass", "bid-nothing", "berth"]
    other.done("ahead", seat=1, kind="pass", ply=other.ply)
    assert other.ahead == [PASS]
    one.play("pass")
    for socket in (one, other, watching):
        socket.until(lambda socket=socket: len(moves(socket.log)) >= 2)
    assert moves(other.log)[:2] == [(0, False), (1, True)]
    assert moves(one.log)[:2] == moves(watching.log)[:2] == [(0, False), (1, False)]
    assert '"ahead"' not in "".join(one.texts + watching.texts)
    assert other.log[-1]["name"] == "Bob" and other.ahead == [PASS]  # until it is withdrawn
    # And to who comes later.
    assert moves(guest(any_server).sit(one.table["summary"]["id"]).log)[1] == (1, False)


def test_nobody_else_is_told_anything_before_the_answer(server: Running, guest: Guest) -> None:
    """What Ada and an onlooker hear is, byte for byte, what they would hear without it."""
    ada, bob, table = meet(server, guest)
    one, other = sitting(ada, bob, table)
    watching = guest(server).sit(table)
    before = len(one.texts), len(watching.texts)
    files = [
        ada.get(f"/api/tables/{table}").text,
        ada.get(f"/api/tables/{table}/at/0").text,
        ada.get("/api/me/data").text,
    ]
    for kind in ("pass", "bid-nothing", "berth"):
        other.done("ahead", seat=1, kind=kind)
    other.done("ahead", seat=1, kind="berth", on=False)
    again = [
        ada.get(f"/api/tables/{table}").text,
        ada.get(f"/api/tables/{table}/at/0").text,
        ada.get("/api/me/data").text,
    ]
    assert files == again
    for socket in (one, watching):
        socket.done("ping") if socket is one else socket.wish("ping")
    assert [json.loads(text)["it"] for text in one.texts[before[0] :]] == ["done"]
    assert [json.loads(text)["it"] for text in watching.texts[before[1] :]] == ["done"]
    fresh = guest(server).sit(table)
    assert fresh.ahead == [] and fresh.log == watching.log and "ahead" not in json.loads(fresh.texts[0])


def test_a_seat_of_ones_own_that_one_does_not_look_through_is_not_told_either(server: Running, guest: Guest) -> None:
    """Several play at one device: each sees what they chose themselves."""
    ada = guest(server, "Ada")
    table = ada.make("harbour", "me me", start=True)["id"]
    one, other = ada.sit(table, hello=False), ada.sit(table, hello=False)
    one.hello(eyes=[0])
    other.hello(eyes=[1])
    assert one.refused("ahead", **PASS)["reason"]["key"] == "table-not-your-seat"
    other.done("ahead", **PASS)
    one.done("ping")
    assert one.ahead == [] and other.ahead == [PASS]
    one.play("pass")
    one.until(lambda: len(moves(one.log)) == 2)
    other.until(lambda: len(moves(other.log)) == 2)
    assert moves(one.log) == [(0, False), (1, False)] and moves(other.log) == [(0, False), (1, True)]


def test_what_it_rests_on_has_changed(any_server: Running, guest: Guest) -> None:
    ada, bob, table = meet(any_server, guest)
    one, other = sitting(ada, bob, table)
    other.done("ahead", **PASS)
    # Bob accepts nothing, but gives away a coin himself: what he chose rested on his purse.
    other.done("play", ply=other.ply, choice="offer 1 0", aside=True)
    one.until(lambda: one.own_ask and one.own_ask["is"] == "ask-accept")
    one.play("accept")
    other.until(lambda: other.ahead == [PASS | {"because": "coins"}])
    one.play("pass")
    other.until(lambda: other.own_ask)
    assert [len(moves(other.log)), other.own_ask and other.own_ask["is"]] == [3, "ask-turn"]
    # It is told until it was read, also to who comes back.
    assert bob.sit(table).ahead == [PASS | {"because": "coins"}]
    other.done("ahead", **PASS, on=False)
    assert other.ahead == [] and bob.sit(table).ahead == []


def test_a_choice_may_be_made_anew(server: Running, guest: Guest) -> None:
    one, other = sitting(*meet(server, guest))
    other.done("ahead", **PASS)
    other.done("play", ply=other.ply, choice="offer 1 0", aside=True)
    one.until(lambda: one.own_ask and one.own_ask["is"] == "ask-accept")
    one.play("accept")
    other.until(lambda: other.ahead and other.ahead[0].get("because"))
    other.done("ahead", **PASS)
    assert other.ahead == [PASS]
    one.play("pass")
    other.until(lambda: moves(other.log)[-1:] == [(1, True)])


def test_it_rests_on_the_position_that_was_seen(server: Running, guest: Guest) -> None:
    """Somebody who chooses while the table has gone on has not seen that: it is withdrawn at once if it matters."""
    one, other = sitting(*meet(server, guest))
    seen = other.ply
    other.done("play", ply=seen, choice="offer 1 0", aside=True)
    one.until(lambda: one.own_ask and one.own_ask["is"] == "ask-accept")
    one.play("accept")
    other.done("ahead", **PASS, ply=seen)
    assert other.ahead == [PASS | {"because": "coins"}]
    assert other.refused("ahead", **PASS, ply=99)["stale"]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"seat": 1, "kind": "fly"}, "table-ahead-unknown"),
        ({"seat": 0, "kind": "pass"}, "table-not-your-seat"),
        ({"seat": 7, "kind": "pass"}, "table-not-your-seat"),
        ({"seat": 1, "kind": "x" * 65}, "wish-not-understood"),
    ],
)
def test_what_cannot_be_chosen_is_refused(server: Running, guest: Guest, wish: dict[str, Any], key: str) -> None:
    _, other = sitting(*meet(server, guest))
    assert other.refused("ahead", **wish)["reason"]["key"] == key
    assert other.ahead == []


def test_who_only_watches_or_is_asked_now_is_refused(server: Running, guest: Guest) -> None:
    one, _ = sitting(*meet(server, guest))
    assert one.refused("ahead", seat=0, kind="pass")["reason"]["key"] == "table-ahead-asked"
    eve = guest(server, "Eve").sit(one.table["summary"]["id"])
    assert eve.refused("ahead", seat=0, kind="pass")["reason"]["key"] == "table-not-seated"
    assert eve.refused("aheads", seat=0)["reason"]["key"] == "table-not-seated"


def test_a_choice_that_is_withdrawn_in_time_is_not_played(url: str, guest: Guest) -> None:
    with running(config(url, ahead_pace=600.0)) as server:
        one, other = sitting(*meet(server, guest))
        other.done("ahead", **PASS)
        one.play("pass")
        other.until(lambda: other.own_ask)
        live = server.house.hub.live[other.table["summary"]["id"]]
        wait_for(lambda: live.answering == frozenset({1}))
        other.done("ahead", **PASS, on=False)
        assert live.answering == frozenset() and len(moves(other.log)) == 1
        other.play("draw")
        assert moves(other.log) == [(0, False), (1, False)]


def test_an_answer_takes_its_time_but_not_where_a_clock_runs(url: str, guest: Guest) -> None:
    with running(config(url, ahead_pace=600.0)) as server:
        one, other = sitting(*meet(server, guest, clock={"kind": "game", "seconds": 600.0}))
        other.done("ahead", **PASS)
        one.play("pass")
        other.until(lambda: moves(other.log)[-1:] == [(1, True)])
        assert other.table["clock"]["left"][1] > 590
        delays = {server.house.aheads._delay() for _ in range(200)}
        assert len(delays) > 20 and min(delays) >= 300 and max(delays) <= 900


def test_what_was_taken_back_withdraws_everything(server: Running, guest: Guest) -> None:
    """Else the move that was taken back would be made again at once."""
    one, other = sitting(*meet(server, guest))
    other.done("ahead", **PASS)
    one.play("pass")
    other.until(lambda: moves(other.log)[-1:] == [(1, True)])
    other.done("undo")
    if other.log[-1]["do"] == "ask-undo":
        one.until(lambda: one.table.get("undo"))
        one.done("answer-undo", allow=True)
    other.until(lambda: other.ahead == [PASS | {"because": "undo"}])
    other.until(lambda: other.own_ask)
    assert other.ply == 1


def test_a_bot_at_the_seat_withdraws_it_and_the_end_forgets_it(server: Running, guest: Guest) -> None:
    ada, bob, table = meet(server, guest, "me open bot:random")
    one, other = sitting(ada, bob, table)
    other.done("ahead", **PASS)
    other.done("hand-over", seat=1, level="random")
    other.until(lambda: other.ahead == [PASS | {"because": "bot"}])
    one.done("concede", seat=0)
    store: Store = server.house.store
    other.done("take-back", seat=1)
    other.done("concede", seat=1)
    wait_for(lambda: server.run(store.ahead(table)) == [])


def test_my_data_has_it_and_the_mark(server: Running, guest: Guest) -> None:
    ada, bob, table = meet(server, guest)
    one, other = sitting(ada, bob, table)
    other.done("ahead", **PASS)
    one.play("pass")
    other.until(lambda: len(moves(other.log)) == 2)
    mine = bob.get("/api/me/data").json()["tables"][0]
    assert [(a["seat"], a["kind"]) for a in mine["ahead"]] == [(1, "pass")] and "hand" in mine["ahead"][0]["rests"]
    assert [deed["details"]["ahead"] for deed in mine["deeds"] if deed["do"] == "move"] == ["pass"]
    assert "ahead" not in ada.get("/api/me/data").json()["tables"][0]


def test_nobody_is_called_for_what_they_have_chosen_ahead(url: str, guest: Guest) -> None:
    with running(config(url, ahead_pace=600.0, private_webhooks=True)) as server:
        posted: list[Any] = []

        async def post(channel: object, notice: Notice) -> None:
            posted.append(notice.args["names"])

        server.house.notices._post = post  # type: ignore[method-assign,assignment]
        ada, bob, table = meet(server, guest, webhook="http://127.0.0.1:9/")
        one, other = sitting(ada, bob, table)
        other.done("ahead", **PASS)
        other.close()
        wait_for(lambda: len(server.house.hub.live[table].listeners) == 1)
        one.play("pass")
        one.done("chat", text="…")
        assert "Bob" not in posted


def test_it_outlives_a_restart_and_is_answered_though_nobody_comes(tmp_path: Path, guest: Guest) -> None:
    """Killed in the moment between the ask and the answer; when it runs again nobody opens the table."""
    database = f"sqlite:///{tmp_path}/store.db"
    with running(config(database, ahead_pace=600.0)) as server:
        ada, bob, table = meet(server, guest)
        one, other = sitting(ada, bob, table)
        other.done("ahead", **PASS)
        one.play("pass")
        wait_for(lambda: server.house.hub.live[table].answering)
    with running(config(database)) as again:
        wait_for(lambda: table in again.house.hub.live and again.house.hub.live[table].table.ply == 2)
        back = Client(again.url)
        back.http.cookies = bob.http.cookies
        with back:
            seen = back.sit(table)
            seen.until(lambda: seen.ahead == [PASS])
            assert moves(seen.log)[:2] == [(0, False), (1, True)]


@long
def test_a_server_that_is_killed_keeps_it(tmp_path: Path, guest: Guest) -> None:
    """What was confirmed is on the disk."""
    database = f"sqlite:///{tmp_path}/store.db"
    with Process(database, cwd=tmp_path) as server:
        ada, bob = guest(server, "Ada"), guest(server, "Bob")
        table = ada.make("arcs", "me open")["id"]
        bob.claim(table)
        ada.start(table)
        sockets = ada.sit(table), bob.sit(table)
        sockets[0].until(lambda: sockets[0].status == "playing")
        sockets[1].until(lambda: sockets[1].status == "playing")
        free = next(one for one in sockets if not one.own_ask)
        seat = free.table["seats"][0]
        free.done("ahead", seat=seat, kind="hits")
        server.stop(9)
        server.start()
        client = bob if free is sockets[1] else ada
        back = client.sit(table)
        back.until(lambda: back.ahead == [{"seat": seat, "kind": "hits"}])


def test_two_servers_of_one_database_know_the_same(database: str, guest: Guest) -> None:
    with running(config(database)) as here, running(config(database)) as there:
        ada, bob, table = meet(here, guest)
        abroad = Client(there.url)
        abroad.http.cookies = bob.http.cookies
        with abroad:
            one, other, far = ada.sit(table), bob.sit(table), abroad.sit(table)
            one.until(lambda: one.own_ask)
            other.done("ahead", **PASS)
            far.until(lambda: far.ahead == [PASS])
            # What is withdrawn at one is not played by the other.
            far.done("ahead", **PASS, on=False)
            one.play("pass")
            other.until(lambda: other.own_ask)
            assert len(moves(other.log)) == 1
            other.play("pass")
            far.until(lambda: len(moves(far.log)) == 2)
            assert moves(far.log) == [(0, False), (1, False)]


def test_a_store_that_does_not_work_answers_later(server: Running, guest: Guest) -> None:
    """What could not be played is found again when the house is tidied."""
    one, other = sitting(*meet(server, guest))
    other.done("ahead", **PASS)
    aheads, table = server.house.aheads, other.table["summary"]["id"]
    aheads.busy.add(table)  # as if an answer was under way, and is lost
    one.play("pass")
    other.until(lambda: other.own_ask)
    assert len(moves(other.log)) == 1
    aheads.busy.discard(table)
    server.loop.call_soon_threadsafe(aheads.watch)
    other.until(lambda: moves(other.log)[-1:] == [(1, True)])


def test_a_server_that_stops_does_not_wait_for_an_answer(url: str, guest: Guest) -> None:
    with running(config(url, ahead_pace=600.0)) as server:
        one, other = sitting(*meet(server, guest))
        other.done("ahead", **PASS)
        one.play("pass")
        wait_for(lambda: server.house.aheads.busy)
        begun = asyncio.run_coroutine_threadsafe(clock(), server.loop).result()
    assert server.loop.time() - begun < 4


async def clock() -> float:
    return asyncio.get_running_loop().time()
