"""People who know each other: friends, requests, search, blocks and invitations, over HTTP and at tables."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from server.running import HORSE, Client, Running, config, running
from starboard.server import people_routes
from waiting import wait_for

Guest = Callable[..., Client]
numbers = itertools.count()


def kept(guest: Guest, server: Running, name: str) -> Client:
    """Somebody whose name is kept, and nobody else's."""
    client = guest(server, f"{name} {next(numbers)}")
    assert client.post("/api/me/password", password=HORSE).status_code == 200
    return client


def who(client: Client) -> str:
    sign: str = client.get("/api/me").json()["who"]
    return sign


def name(client: Client) -> str:
    found: str = client.get("/api/me").json()["name"]
    return found


def ties(client: Client) -> dict[str, str]:
    return {one["name"]: one["tie"] for one in client.get("/api/people").json()["ties"]}


def inbox(client: Client) -> tuple[list[str], list[str]]:
    told = client.get("/api/people/inbox").json()
    return [one["table"] for one in told["invitations"]], [one["name"] for one in told["requests"]]


def befriend(one: Client, other: Client) -> Any:
    answer = one.post(f"/api/people/{who(other)}/friend")
    assert answer.status_code == 200, answer.text
    return answer.json()


def play(ada: Client, bob: Client) -> None:
    """A finished game of both."""
    table = ada.make(seats="me open")["id"]
    bob.claim(table)
    ada.start(table)
    ada.sit(table).done("concede", seat=0)


def test_two_become_friends_and_see_when_the_other_is_here(any_server: Running, guest: Guest) -> None:
    ada, bob = kept(guest, any_server, "Ada"), kept(guest, any_server, "Bob")
    table = bob.make(seats="me open")["id"]
    at_table = bob.sit(table)
    assert befriend(ada, bob)["tie"] == "asked" and "seen" not in befriend(ada, bob)
    at_table.until(lambda: any('"inbox"' in text for text in at_table.texts))
    assert inbox(bob) == ([], [name(ada)]) and ties(bob) == {name(ada): "asks"}
    assert ties(ada) == {name(bob): "asked"} and inbox(ada) == ([], [])
    assert befriend(bob, ada)["tie"] == "friend"
    assert inbox(bob) == ([], [])
    (told,) = ada.get("/api/people").json()["ties"]
    assert told["tie"] == "friend" and told["seen"]["state"] == "here"
    bob.post("/api/me/hidden", hidden=True)
    assert "seen" not in ada.get("/api/people").json()["ties"][0]
    assert ada.get(f"/api/players/{name(bob)}").json()["person"]["tie"] == "friend"
    assert [one["tie"] for one in bob.get("/api/me/data").json()["people"]] == ["friend"]
    assert ada.delete(f"/api/people/{who(bob)}/friend").status_code == 204
    assert ties(ada) == {} == ties(bob)


def test_only_friends_are_told_who_is_here(server: Running, guest: Guest) -> None:
    ada, bob = kept(guest, server, "Ada"), kept(guest, server, "Bob")
    inbox(bob)
    befriend(ada, bob)
    found = ada.get("/api/people/search", name=name(bob)).json()
    page = ada.get(f"/api/players/{name(bob)}").json()["person"]
    assert [one["tie"] for one in found] == ["asked"] and page["tie"] == "asked"
    assert not any("seen" in one for one in [*found, page, *ada.get("/api/people").json()["ties"]])
    befriend(bob, ada)
    assert ada.get(f"/api/players/{name(bob)}").json()["person"]["seen"]["state"] == "here", "they asked for something"
    stranger = guest(server).get(f"/api/players/{name(bob)}").json()["person"]
    assert stranger == {"who": who(bob), "name": name(bob), "kept": True}


def test_guests_are_found_by_those_who_have_played_with_them(server: Running, guest: Guest) -> None:
    ada, bob, eve = guest(server, "Ada"), guest(server, f"Zorro {next(numbers)}"), guest(server, "Eve")
    assert eve.post(f"/api/people/{who(bob)}/friend").status_code == 404
    play(ada, bob)
    played = wait_for(lambda: ada.get("/api/people").json()["played"])
    assert [one["name"] for one in played] == [name(bob)]
    assert [one["who"] for one in ada.get("/api/people/search", name="zOrr").json()] == [who(bob)]
    assert eve.get("/api/people/search", name="Zorro").json() == []
    assert befriend(ada, bob)["tie"] == "asked"
    assert ada.get("/api/people/search", name="z").status_code == 400
    assert guest(server).get("/api/people/search", name="zorro").status_code == 401
    page = ada.get("/api/me/player").json()
    assert page["name"] == "Ada" and len(page["outcomes"]) == 1 and page.get("person") is None


def test_who_is_blocked_gets_through_nowhere_and_does_not_notice(any_server: Running, guest: Guest) -> None:
    server = any_server
    ada, bob, eve = (kept(guest, server, one) for one in ("Ada", "Bob", "Eve"))
    befriend(eve, bob)
    befriend(bob, eve)
    table = eve.make(seats="me open open")["id"]
    for client in (bob, ada):
        client.claim(table)
    one, other, third = eve.sit(table), bob.sit(table), ada.sit(table)
    one.done("chat", text="before")
    assert bob.post(f"/api/people/{who(eve)}/block").status_code == 204
    assert [told["name"] for told in bob.get("/api/people").json()["blocked"]] == [name(eve)]
    # At a table: what Eve says and shows reaches the others.
    one.done("chat", text="a secret word")
    one.done("react", what="clap")
    third.until(lambda: third.reactions)
    other.done("ping")
    assert "a secret word" in str(third.log) and other.reactions == []
    assert "a secret word" not in str(other.texts) and "before" not in str(other.hello())
    # Elsewhere, too.
    assert befriend(eve, bob)["tie"] == "asked" and ties(eve) == {name(bob): "asked"}
    lure = eve.make(seats="me link")["id"]
    assert eve.post(f"/api/tables/{lure}/invite", seat=1, who=who(bob)).status_code == 204
    assert eve.get(f"/api/tables/{lure}").json()["seats"][1]["kept"] == name(bob)
    assert inbox(bob) == ([], []) and ties(bob) == {}
    assert lure not in [told["id"] for told in bob.get("/api/tables", list="mine").json()]
    assert table in [told["id"] for told in bob.get("/api/tables", list="mine").json()], "where he sits himself"
    assert eve.get("/api/me/data").json()["people"] == [
        {"name": name(bob), "tie": "asked", "at": eve.get("/api/people").json()["ties"][0]["at"]}
    ]
    # Who has blocked somebody asks them for nothing.
    assert bob.post(f"/api/people/{who(eve)}/friend").json()["reason"]["key"] == "people-unblock-first"
    assert bob.delete(f"/api/people/{who(eve)}/block").status_code == 204
    assert inbox(bob) == ([lure], [name(eve)])
    one.done("react", what="yes")
    other.until(lambda: other.reactions == [(0, "yes")])


def test_a_seat_is_kept_for_whoever_is_invited(any_server: Running, guest: Guest) -> None:
    ada, bob, eve = (kept(guest, any_server, one) for one in ("Ada", "Bob", "Eve"))
    made = ada.make(seats="me link bot:easy open")
    table = made["id"]
    elsewhere = bob.sit(bob.make(seats="me open")["id"])

    def invite(by: Client, seat: int, other: Client) -> Any:
        return by.post(f"/api/tables/{table}/invite", seat=seat, who=who(other))

    assert invite(eve, 1, bob).status_code == 403
    assert invite(ada, 2, bob).json()["reason"]["key"] == "table-seat-taken"
    assert invite(ada, 9, bob).json()["reason"]["key"] == "table-no-such-seat"
    assert ada.post(f"/api/tables/{table}/invite", seat=1, who="0" * 12).status_code == 404
    assert invite(ada, 1, ada).status_code == 404
    assert invite(ada, 1, bob).status_code == 204
    elsewhere.until(lambda: any('"inbox"' in text for text in elsewhere.texts))
    assert inbox(bob) == ([table], [])
    (told,) = bob.get("/api/people/inbox").json()["invitations"]
    assert (told["seat"], told["by"], told["game"]) == (1, name(ada), "carcassonne")
    assert invite(ada, 3, bob).json()["reason"]["key"] == "table-invite-here"
    assert eve.post(f"/api/tables/{table}/claim", token=made["links"]["1"]).json()["reason"]["key"] == "table-link-gone"
    assert eve.post(f"/api/tables/{table}/claim", seat=1).json()["reason"]["key"] == "table-seat-kept"
    # Declined, invited once more, and accepted.
    assert bob.post(f"/api/tables/{table}/leave", seat=1).status_code == 204
    assert inbox(bob) == ([], [])
    assert invite(ada, 1, bob).status_code == 204
    assert bob.claim(table, seat=1) == 1 and inbox(bob) == ([], [])
    assert invite(ada, 3, eve).status_code == 204
    assert eve.post("/api/me/delete", password=HORSE).status_code == 204
    assert "kept" not in ada.get(f"/api/tables/{table}").json()["seats"][3]
    assert invite(ada, 3, bob).json()["reason"]["key"] == "table-invite-here"
    ada.sit(table).done("remove", seat=1)
    assert invite(ada, 1, bob).json()["reason"]["key"] == "table-invite-removed"


def test_an_invitation_reaches_another_server_and_ends_with_the_table(database: str, guest: Guest) -> None:
    with running(config(database)) as first, running(config(database)) as second:
        ada, bob = kept(guest, first, "Ada"), kept(guest, second, "Bob")
        elsewhere = bob.sit(bob.make(seats="me open")["id"])
        while not any('"inbox"' in text for text in elsewhere.texts):  # whispers need somebody who listens
            table = ada.make(seats="me open bot:easy")["id"]
            assert ada.post(f"/api/tables/{table}/invite", seat=1, who=who(bob)).status_code == 204
            elsewhere.done("ping")
        assert table in inbox(bob)[0]
        assert ada.post(f"/api/tables/{table}/seats", seat=1, plan={"kind": "bot", "level": "easy"}).status_code == 204
        ada.start(table)
        assert table not in inbox(bob)[0]


def test_there_is_a_limit(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_routes, "MOST_TIES", 1)
    monkeypatch.setattr(people_routes, "MOST_BLOCKS", 1)
    ada, bob, eve = (kept(guest, server, one) for one in ("Ada", "Bob", "Eve"))
    befriend(ada, bob)
    assert ada.post(f"/api/people/{who(eve)}/friend").json()["reason"]["key"] == "people-too-many"
    assert ada.post(f"/api/people/{who(bob)}/block").status_code == 204
    assert ada.post(f"/api/people/{who(eve)}/block").json()["reason"]["key"] == "people-too-many-blocks"
    assert ada.post(f"/api/people/{who(ada)}/block").status_code == 404
    assert ada.post("/api/people/nobody/friend").status_code in (400, 404)
