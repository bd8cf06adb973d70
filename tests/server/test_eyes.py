"""Several people at one device, and a screen for the whole room: nobody is told more than whoever looks may know."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.running import Client, Running, Socket, dice, play_on
from server.test_arcs_secrets import Knowledge, check_messages

Guest = Callable[..., Client]
PASSWORD = "a long password"  # noqa: S105


def looking(person: Client, table: str, *eyes: int) -> Socket:
    socket = person.sit(table, hello=False)
    socket.hello(eyes=eyes)
    return socket


def test_no_card_is_told_to_other_eyes(server: Running, guest: Guest) -> None:
    """Ada plays two seats at one device, and has the table on a screen: each line is told by its own eyes."""
    knowledge = Knowledge()
    server.house.hub.after.append(knowledge.learn)
    try:
        ada, bob = guest(server, "Ada"), guest(server, "Bob")
        made = ada.make("arcs", "me me link")
        table = made["id"]
        bob.claim(table, token=made["links"]["2"])
        sockets = [looking(ada, table, 0), looking(ada, table, 1), bob.sit(table)]
        screen = looking(ada, table)
        assert screen.table["seats"] == [0, 1], "before the start everybody knows where they sit"
        ada.start(table)
        sockets[0].until(lambda: sockets[0].status == "playing")
        play_on(sockets, dice(7), most=60)
        for socket in (*sockets, screen):
            socket.done("ping")
        assert [socket.table["seats"] for socket in (*sockets, screen)] == [[0], [1], [2], []]
        assert min(check_messages(socket, knowledge, seat) for seat, socket in enumerate(sockets)) > 20
        check_messages(screen, knowledge, None)
        assert all(ask.get("options") is None for ask in screen.table["asks"])
    finally:
        server.house.hub.after.remove(knowledge.learn)


def test_eyes_are_ones_own(server: Running, guest: Guest) -> None:
    """Nobody looks through the eyes of others, whatever they ask for; nor does a screen answer for its person."""
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    made = ada.make("arcs", "me link")
    bob.claim(made["id"], token=made["links"]["1"])
    ada.start(made["id"])
    spy = looking(ada, made["id"], 1)
    assert spy.table["seats"] == []
    assert spy.table["view"] == guest(server).sit(made["id"]).table["view"]
    screen = looking(ada, made["id"])
    for question in ({"do": "asides", "seat": 0}, {"do": "outlook", "choice": "x"}, {"do": "why-not", "text": "x"}):
        assert screen.refused(**question)["reason"]["key"] == "table-not-seated"
    # The story of what was played is told by the same eyes.
    told = [ada.get(f"/api/tables/{made['id']}/story/0", eyes=eyes) for eyes in ("", "0")]
    assert [answer.status_code for answer in told] == [200, 200]
    assert told[0].json()["view"] == spy.table["view"] != told[1].json()["view"]


@pytest.mark.parametrize("eyes", [[-1], ["0"], list(range(17)), 0])
def test_what_are_no_eyes_is_refused(server: Running, guest: Guest, eyes: object) -> None:
    ada = guest(server, "Ada")
    socket = ada.sit(ada.make()["id"], hello=False)
    assert socket.refused("hello", eyes=eyes)["reason"]["key"] == "wish-not-understood"


def test_those_at_one_device_have_names_of_their_own(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    keeper = guest(server, "Keeper")
    assert keeper.post("/api/me/password", password=PASSWORD).status_code == 200
    seats = [{"kind": "me"}, {"kind": "me", "name": "  Bea "}]
    made = ada.post("/api/tables", game="carcassonne", seats=seats)
    told = ada.get(f"/api/tables/{made.json()['id']}").json()
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Bea"]
    assert told["seats"][0]["who"] == told["seats"][1]["who"], "it is one person"
    for name, key in (("Keeper", "who-name-kept"), ("keeper", "who-name-kept"), ("\u200b", "who-bad-name")):
        answer = ada.post("/api/tables", game="carcassonne", seats=[seats[0], {"kind": "me", "name": name}])
        assert answer.json()["reason"]["key"] == key, answer.text
    answer = ada.post("/api/tables", game="carcassonne", seats=[seats[0], {"kind": "open", "name": "Bea"}])
    assert answer.json()["reason"]["key"] == "table-bad-seat"
