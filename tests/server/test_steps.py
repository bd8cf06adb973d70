"""What happens is told in steps: whoever folds their patches has the very table that a newcomer is sent."""

from __future__ import annotations

import json
from itertools import chain
from typing import Any

import pytest

from server.conftest import Guest
from server.running import Running, Socket, dice, play_on
from starboard.kernel.patch import fold
from starboard.server.folding import HELLO

MOVES = {"carcassonne": 24, "arcs": 60, "outer_rim": 40, "harbour": 30}


def told_to(socket: Socket) -> list[dict[str, Any]]:
    return [json.loads(text) for text in socket.texts]


def news_of(socket: Socket) -> list[dict[str, Any]]:
    return [told for told in told_to(socket) if told["it"] == "news"]


@pytest.mark.parametrize("game", MOVES)
def test_folded_it_is_what_a_newcomer_is_sent(server: Running, guest: Guest, game: str) -> None:
    ada, bob, cleo = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Cleo")
    made = ada.make(game, "me link")
    bob.claim(made["id"], token=made["links"]["1"])
    ada.start(made["id"])
    people = (ada, bob, cleo)
    sockets = [person.sit(made["id"]) for person in people]
    rng = dice(7)
    for _ in range(3):
        play_on(sockets[:2], rng, most=MOVES[game] // 3)
        sockets[0].wish("undo")  # refused if that was the end
        last = max(socket.log[-1]["n"] for socket in sockets)
        for socket, person in zip(sockets, people, strict=True):
            socket.until(lambda socket=socket, last=last: socket.log[-1]["n"] == last)
            assert socket.table == person.sit(made["id"]).table
    steps = 0
    for told in chain.from_iterable(map(news_of, sockets)):
        counts = [step.get("events", 0) for step in told.get("steps", [])]
        assert not counts or sum(counts) == len(told["entry"].get("events", []))
        assert 0 not in counts[:-1]
        steps += len(counts)
        assert "view" not in told.get("table", {}) or not counts or told["entry"]["do"] != "move"
    assert steps > MOVES[game]


def test_who_sits_at_two_seats_looks_through_one_after_the_other(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make("harbour", "me me", start=True)["id"]
    socket = ada.sit(table)
    seats = set()
    rng = dice(3)
    while socket.status != "over" and len(socket.log) < 60:
        play_on([socket], rng, most=1)
        assert socket.table == ada.sit(table).table
        seats.add(socket.table["view_seat"])
    assert seats == {0, 1}


def test_a_client_of_another_protocol_is_told_to_load_anew(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me bot:random", start=True)["id"]
    old, new = bob.sit(table, hello=False), ada.sit(table)
    old.send("hello")
    welcome = old.receive()
    assert welcome["it"] == "welcome" and welcome["version"].endswith(f"+protocol.{HELLO['protocol']}")
    play_on([new], dice(1), most=2)
    assert old.refused("chat", text="anybody there?")["reason"]["key"] == "server-load-anew"
    assert [told["it"] for told in told_to(old)] == ["welcome", "refused"]
    old.hello()
    new.done("chat", text="welcome back")
    assert old.heard("chat")["details"]["text"] == "welcome back"


@pytest.mark.parametrize("game", MOVES)
def test_what_happened_before_is_told_in_the_same_steps(server: Running, guest: Guest, game: str) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    made = ada.make(game, "me link")
    bob.claim(made["id"], token=made["links"]["1"])
    ada.start(made["id"])
    socket, other = ada.sit(made["id"]), bob.sit(made["id"])
    play_on([socket, other], dice(11), most=20)
    now = max(one.table["summary"]["ply"] for one in (socket, other))
    socket.until(lambda: socket.table["summary"]["ply"] == now)
    news = [told for told in news_of(socket) if told["entry"]["do"] == "move"]
    from_the_start = ada.get(f"/api/tables/{made['id']}/story/0", moves=16).json()
    assert [len(move) for move in from_the_start["moves"]] == [len(told["steps"]) for told in news[:16]]
    assert [[step.get("events", 0) for step in move] for move in from_the_start["moves"]] == [
        [step.get("events", 0) for step in told["steps"]] for told in news[:16]
    ]
    for ply in (0, 3, now - 1):
        for person in (ada, bob, guest(server, "Cleo")):
            story = person.get(f"/api/tables/{made['id']}/story/{ply}", moves=4).json()
            view = story["view"]
            assert view == person.get(f"/api/tables/{made['id']}/at/{ply}").json()["view"]
            for at, move in enumerate(story["moves"], ply + 1):
                for step in move:
                    view = fold(view, step.get("view", {}))
                assert view == person.get(f"/api/tables/{made['id']}/at/{at}").json()["view"]
            assert len(story["moves"]) == min(4, now - ply)


def test_no_more_is_told_again_than_may_be_asked_for(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make("carcassonne", "me me", start=True)["id"]
    play_on([ada.sit(table)], dice(2), most=3)
    for moves in (0, 17, "many"):
        assert ada.get(f"/api/tables/{table}/story/0", moves=moves).status_code == 400
    assert ada.get(f"/api/tables/{table}/story/4").json()["reason"]["key"] == "table-no-such-ply"
    assert ada.get(f"/api/tables/{table}/story/3").json()["moves"] == []
