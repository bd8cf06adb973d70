"""What an operator does beside a running server is done there too: people are told, and nobody gets around it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cli.test_commands import run
from server.running import HORSE, STAPLE, WRONG, Client, Running, Socket, config, running
from starboard.server import operating
from waiting import wait_for

Guest = Callable[..., Client]
Admin = Callable[..., str]


@pytest.fixture
def admin(any_server: Running, capsys: pytest.CaptureFixture[str]) -> Admin:
    """`admin("close", table)`: the command as the operator gives it, on the database of the running server."""

    def command(*words: str, code: int = 0) -> str:
        ended, out, err = run(capsys, "admin", *words, "--database", any_server.house.config.database, "--lang", "en")
        assert ended == code, err
        return err if code else out

    return command


def playing(ann: Client, bob: Client, **more: Any) -> tuple[str, Socket, Socket]:
    """A game of two people at their sockets."""
    made = ann.make(seats="me link", **more)
    bob.claim(made["id"], token=made["links"]["1"])
    ann.start(made["id"])
    return made["id"], ann.sit(made["id"]), bob.sit(made["id"])


def wait_until_heard(server: Running) -> None:
    """Until the server has looked at all that was announced."""
    last = server.run(server.house.store.last_change())
    wait_for(lambda: server.house._last_change >= last)


def refused(answer: Any, status: int, key: str, **args: Any) -> str:
    told = answer.json()
    assert (answer.status_code, told["reason"]["key"]) == (status, key), told
    assert told["reason"].get("args", {}).items() >= args.items()
    return str(told["text"])


# Closing and deleting tables.


def test_a_table_is_closed_for_good(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Bob")
    table, one, two = playing(ann, bob)
    one.play()
    admin("close", table, "--because", "This is a test server.")
    for socket in (one, two):
        entry = socket.heard("close")
        assert entry["details"] == {"why": "operator", "words": "This is a test server."}
        assert socket.status == "closed" and not socket.table.get("asks")
    for who, do, more in (
        (one, "play", {"ply": one.ply, "choice": "pass"}),
        (two, "play", {"ply": one.ply, "choice": "pass"}),
        (one, "undo", {}),
        (one, "pause", {"on": True}),
        (two, "concede", {"seat": 1}),
        (two, "hand-over", {"seat": 1}),
        (two, "chat", {"text": "Why?"}),
    ):
        assert who.refused(do, **more)["reason"]["key"] == "table-closed", do
    # Whoever comes later is told the same.
    assert ann.sit(table).log[-1]["do"] == "close"
    assert ann.get(f"/api/tables/{table}").json()["status"] == "closed"
    text = refused(ann.get(f"/api/tables/{table}/record"), 409, "table-closed-record")
    assert text == "This table was closed before the end of its game. There is no record."
    refused(ann.post(f"/api/tables/{table}/analysis"), 409, "table-closed-record")
    refused(ann.post(f"/api/tables/{table}/again"), 409, "table-closed")
    assert ann.get(f"/api/tables/{table}/at/1").status_code == 200, "one may look back"
    listed = {name: [one["id"] for one in ann.get("/api/tables", list=name).json()] for name in LISTS}
    assert [name for name in LISTS if table in listed[name]] == ["mine"]
    # Nobody's rating has changed, and nothing is in the way of another table.
    assert any_server.run(any_server.house.store.outcomes(ann.person)) == []
    assert any_server.run(any_server.house.store.unfinished(ann.person, 0.0, 9)) == []


LISTS = ("open", "playing", "finished", "mine")


def test_nobody_sits_down_at_a_closed_table(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Bob")
    made = ann.make(seats="me link open")
    socket = ann.sit(made["id"])
    admin("close", made["id"])
    assert socket.heard("close")["details"]["words"] == ""
    for answer in (
        bob.post(f"/api/tables/{made['id']}/claim"),
        bob.post(f"/api/tables/{made['id']}/claim", token=made["links"]["1"]),
        ann.post(f"/api/tables/{made['id']}/start"),
        ann.post(f"/api/tables/{made['id']}/leave", seat=0),
    ):
        refused(answer, 409, "table-closed")


async def watch(server: Running) -> None:
    server.house.thinkers.watch()


def test_bots_stop_at_a_closed_table(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann = guest(any_server, "Ann")
    table = ann.make("harbour", "bot:random bot:random", start=True)["id"]
    endless = ann.make("carcassonne", "bot:medium bot:medium", start=True)["id"]
    socket = ann.sit(endless)
    socket.until(lambda: socket.ply > 2)
    admin("close", endless)
    last = socket.heard("close")["n"]
    wait_for(lambda: not any(one == endless for one, _ in any_server.house.thinkers.thinking))
    any_server.run(watch(any_server))
    assert not any(one == endless for one, _ in any_server.house.thinkers.thinking)
    assert ann.sit(endless).log[-1]["n"] == last
    wait_for(lambda: ann.get(f"/api/tables/{table}").json()["status"] == "over")  # others go on


def test_a_closed_table_stays_closed_after_a_restart(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    with running(config(url)) as server, server.guest("Ann") as ann:
        table = ann.make(start=True)["id"]
        assert run(capsys, "admin", "close", table, "--database", url)[0] == 0
        cookie = dict(ann.http.cookies)
    with running(config(url)) as server, server.guest() as ann:
        ann.http.cookies.update(cookie)
        socket = ann.sit(table)
        assert socket.status == "closed"
        assert socket.refused("play", ply=0, choice="x")["reason"]["key"] == "table-closed"


def test_who_sits_at_a_deleted_table_is_told(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann = guest(any_server, "Ann")
    table = ann.make(start=True)["id"]
    socket = ann.sit(table)
    admin("delete", table)
    code, reason, told = socket.end()
    assert (code, reason) == (4004, "table-unknown") and told[-1] == {"it": "goodbye", "reason": "table-unknown"}
    refused(ann.get(f"/api/tables/{table}"), 404, "table-unknown")
    assert table not in any_server.house.hub.live


# Lines and seats.


def test_a_line_is_taken_away(any_server: Running, guest: Guest, admin: Admin) -> None:
    """At a table of others, also when its game is over."""
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Bob")
    table, one, two = playing(ann, bob)
    two.done("chat", text="something rude \x1b [b]")
    one.done("chat", text="something kind")
    rude, kind = (entry["n"] for entry in one.until(lambda: said(one, 2)))
    two.done("concede", seat=1)
    assert admin("chat", table) == f"{rude}  Bob: something rude � [b]\n{kind}  Ann: something kind\n"
    assert admin("erase", table, str(rude)) == f"Line {rude} has been removed.\n"
    assert one.heard("erase-chat")["details"] == {"line": rude} and "name" not in one.log[-1]
    again = guest(any_server).sit(table)
    assert "rude" not in "".join(again.texts) and "kind" in "".join(again.texts)
    assert admin("chat", table) == f"{kind}  Ann: something kind\n"
    assert admin("erase", table, str(rude)) == f"Line {rude} has been removed.\n", "once is enough"
    assert admin("erase", table, "1", code=2) == "That line is not there any more.\n"
    assert admin("chat", "nowhere", code=2) == "There is no table “nowhere”.\n"


def said(socket: Socket, lines: int) -> list[dict[str, Any]]:
    found = [entry for entry in socket.log if entry["do"] == "chat"]
    return found if len(found) == lines else []


def test_somebody_is_sent_away_from_a_seat(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Bob")
    table = ann.make(seats="me open")["id"]
    bob.claim(table)
    one = ann.sit(table)
    assert admin("remove", table, bob.person) == f"Bob was removed from table {table}.\n"
    assert one.heard("remove")["details"] == {"seat": 1, "name": "Bob"}
    refused(bob.post(f"/api/tables/{table}/claim"), 409, "table-barred")
    assert admin("remove", table, bob.person, code=2) == f"Bob is not at table {table}.\n"
    begun, _, _ = playing(ann, bob)
    assert admin("remove", begun, bob.person, code=2) == "The game has already started.\n"


# Bans.


def test_who_is_banned_can_do_nothing_and_is_told_why(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Boba")
    assert bob.post("/api/me/password", password=HORSE).status_code == 200
    table, one, two = playing(ann, bob)
    own = bob.make(seats="me open")["id"]
    seat = ann.make(seats="me open open")["id"]
    bob.claim(seat)
    admin("ban", bob.person, "--because", "for spam")
    code, reason, told = two.end()
    assert (code, reason) == (4007, "banned") and told[-1] == {"it": "goodbye", "reason": "banned"}
    assert bob.get("/api/me").json()["banned"] == "for spam"
    for answer in (
        bob.post("/api/me", name="Robert"),
        bob.post("/api/me/password", password=STAPLE, old=HORSE),
        bob.post("/api/tables", game="carcassonne", seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}]),
        bob.post(f"/api/tables/{seat}/claim"),
        bob.post(f"/api/tables/{own}/start"),
        bob.post(f"/api/tables/{table}/fork", ply=0),
        guest(any_server).post("/api/login", name="Boba", password=HORSE),
    ):
        text = refused(answer, 403, "who-banned", words="for spam")
        assert text == "The operator of this server has banned you: “for spam”"
    refused(guest(any_server).post("/api/login", name="Boba", password=WRONG), 403, "who-wrong-login")
    # Nor at a table: not even a hello is heard.
    again = bob.sit(table, hello=False)
    assert again.end()[0] == 4007
    # The others go on without them.
    handed = one.until(lambda: next((entry for entry in one.log if entry["do"] == "hand-over"), None))
    assert handed["details"] == {"seat": 1, "level": "medium", "reason": "banned"}
    wait_for(lambda: ann.get(f"/api/tables/{own}").json()["status"] == "closed")
    wait_for(lambda: "name" not in ann.get(f"/api/tables/{seat}").json()["seats"][1])
    # And back.
    admin("unban", bob.person)
    assert "banned" not in bob.get("/api/me").json()
    back = bob.sit(table)
    assert back.wish("take-back", seat=1)["it"] == "done"
    assert guest(any_server).post("/api/login", name="Boba", password=HORSE).status_code == 200
    admin("ban", bob.person)
    assert back.end()[0] == 4007
    text = refused(bob.post("/api/me", name="Robert"), 403, "who-banned")
    assert text == "The operator of this server has banned you."
    # Whoever uses the same browser can still log out.
    assert bob.post("/api/logout").status_code == 204
    assert bob.get("/api/me").json() is None


def test_a_wish_that_comes_before_the_goodbye_is_refused(any_server: Running, guest: Guest) -> None:
    """The store says so; the server need not have been told."""
    ann = guest(any_server, "Ann")
    socket = ann.sit(ann.make(start=True)["id"])
    house = any_server.house
    any_server.run(house.store.ban(ann.person, ""))
    house.who.changes += 1
    assert socket.refused("chat", text="Hi")["reason"]["key"] == "who-banned"
    assert socket.end()[0] == 4007


# Mutes, sessions.


def test_who_is_muted_may_play_but_not_write(any_server: Running, guest: Guest, admin: Admin) -> None:
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Bob")
    table, one, _ = playing(ann, bob)
    one.done("chat", text="Hi")
    admin("mute", ann.person)
    wait_until_heard(any_server)
    assert one.refused("chat", text="Hi")["reason"]["key"] == "who-muted"
    assert ann.sit(table).refused("chat", text="Hi")["reason"]["key"] == "who-muted"
    assert ann.sit(bob.make()["id"]).refused("chat", text="Hi")["reason"]["key"] == "who-muted"
    assert ann.get("/api/me").json()["muted"] is True
    one.play()
    admin("unmute", ann.person)
    wait_until_heard(any_server)
    one.done("chat", text="Hi again")


@pytest.mark.parametrize("command", ["log-out", "reset-password"])
def test_sessions_are_ended(any_server: Running, guest: Guest, admin: Admin, command: str) -> None:
    name = f"Nia {command} {any_server.port}"[:24]
    nia = guest(any_server, name)
    assert nia.post("/api/me/password", password=HORSE).status_code == 200
    socket = nia.sit(nia.make()["id"])
    told = admin(command, name)
    assert socket.end()[0] == 4005
    assert nia.get("/api/me").json() is None
    password = HORSE if command == "log-out" else told.split()[-1]
    assert nia.post("/api/login", name=name, password=password).status_code == 200


# Deleting people.


def test_a_deleted_person_is_gone_from_a_running_server(
    any_server: Running, guest: Guest, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operating, "HEARD_BY", 0.0)
    ann, bob = guest(any_server, "Ann"), guest(any_server, "Zaphod Beeblebrox")
    table, one, two = playing(ann, bob)
    two.done("chat", text="I am so hip")
    admin("delete-person", bob.person, "--yes")
    assert two.end()[0] == 4005
    entry = one.until(lambda: next((entry for entry in one.log if entry["do"] == "forget"), None))
    assert entry["details"] == {"seats": [1]}
    assert one.table["summary"]["seats"][1].get("gone") is True
    told = json.dumps([ann.sit(table).texts, ann.get(f"/api/tables/{table}").text])
    assert "Zaphod" not in told and "so hip" not in told
    assert bob.get("/api/me").json() is None
