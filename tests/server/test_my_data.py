"""People take along what is kept about them, and delete it: here, and in every other server on the same database."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from marks import long
from server.running import HORSE, WRONG, Client, Running, Socket, config, dice, play_on, running
from server.test_operating import playing, refused, wait_until_heard
from starboard.kernel.record import Record
from starboard.tables.deeds import Said
from starboard.tables.pages import frozen
from starboard.tables.store import Outcome, Rating
from waiting import wait_for

Guest = Callable[..., Client]
NAME, TEXT = "Trillian Astra", "Nobody shall ever read this"


def rows_about(server: Running, *words: str) -> list[str]:
    """What the store still holds of these words."""
    store: Any = server.house.store
    found = []
    for table, columns in TEXTS.items():
        for row in server.run(store._read(tuple, f"SELECT {', '.join(columns)} FROM {table}")):  # noqa: S608
            found += [f"{table}: {row}" for word in words if any(word in str(value) for value in row)]
    return found


TEXTS = {
    "tables": ("summary", "owner"),
    "entries": ('"by"', "deed"),
    "people": ("id", "name", "folded", "looks"),
    "players": ("person",),
    "results": ("player", "name"),
    "ratings": ("player",),
    "ended_sessions": ("person",),
    "notice_settings": ("person",),
    "notice_silences": ("person",),
    "notices_waiting": ("person", "about"),
    "push_endpoints": ("person",),
}


@pytest.fixture
def hooks(any_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Webhooks may lead to this machine, where nobody listens."""
    monkeypatch.setattr(any_server.house.notices.caller, "private", True)


def delete(who: Client, **how: Any) -> None:
    answer = who.post("/api/me/delete", **how)
    assert answer.status_code == 204, answer.text


# Taking it along.


@pytest.mark.usefixtures("hooks")
def test_everything_that_is_kept_about_me(any_server: Running, guest: Guest) -> None:
    ann, bob = guest(any_server, f"Ann {any_server.port}"), guest(any_server, "Bob")
    assert ann.post("/api/me/password", password=HORSE).status_code == 200
    table, one, two = playing(ann, bob, webhook="http://127.0.0.1:9/anns-hook")
    one.done("chat", text="hers")
    two.done("chat", text="not her own")
    choice = one.options()[0]
    one.play(choice)
    other = bob.make()["id"]
    ann.sit(other).done("chat", text="watching")
    outcome = Outcome(table, 0, "carcassonne", ann.person, "Ann", 1, 12, 2, 5.5)
    any_server.run(any_server.house.store.add_results([outcome], [Rating("carcassonne", ann.person, 31.0, 2.0, 1)]))
    answer = ann.get("/api/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="starboard.json"'
    data = answer.json()
    assert (data["name"], data["kept"], data["who"]) == (
        f"Ann {any_server.port}",
        True,
        ann.get("/api/me").json()["who"],
    )
    assert data["created_at"] > 1.7e9 and data["session"] == 2 and data["ended_sessions"] == []
    assert [(one["table"], one["place"], one["score"]) for one in data["outcomes"]] == [(table, 1, 12)]
    assert [(one["game"], one["rating"]) for one in data["ratings"]] == [("carcassonne", 25.0)]
    tables = {one["id"]: one for one in data["tables"]}
    assert set(tables) == {table, other}
    mine = tables[table]
    assert (mine["seats"], mine["made"], mine["webhook"]) == ([0], True, "http://127.0.0.1:9/anns-hook")
    done = [(deed["do"], deed.get("details", {})) for deed in mine["deeds"]]
    assert [do for do, _ in done] == ["create", "claim", "link", "start", "chat", "move"]
    assert done[4][1]["text"] == "hers" and done[5][1]["choice"] == choice
    assert [deed["details"]["text"] for deed in tables[other]["deeds"]] == ["watching"]
    assert "made" not in tables[other] and tables[other]["seats"] == []
    # Nothing of others, and nothing that would tell how a running game goes on.
    secret = any_server.house.hub.live[table].table.plan.secret
    for hidden in (secret, "not her own", bob.person, "Bob", HORSE):
        assert hidden not in answer.text
    refused(guest(any_server).get("/api/me/data"), 401, "server-problem")


# Deleting it.


def test_it_takes_the_password_or_for_a_guest_the_name(any_server: Running, guest: Guest) -> None:
    name = f"Kept {any_server.port}"
    kept, plain = guest(any_server, name), guest(any_server, "Just a guest")
    assert kept.post("/api/me/password", password=HORSE).status_code == 200
    for how in ({}, {"password": WRONG}, {"name": name}):
        refused(kept.post("/api/me/delete", **how), 403, "who-wrong-password")
    for how in ({}, {"name": "Just"}, {"password": HORSE}):
        refused(plain.post("/api/me/delete", **how), 409, "who-wrong-name")
    assert kept.get("/api/me").json() and plain.get("/api/me").json()
    refused(guest(any_server).post("/api/me/delete", name=""), 401, "server-problem")
    delete(kept, password=HORSE)
    delete(plain, name="Just a guest")
    for who in (kept, plain):
        assert who.cookie is None and who.get("/api/me").json() is None
    refused(kept.post("/api/login", name=name, password=HORSE), 403, "who-wrong-login")
    assert guest(any_server, name).get("/api/me").json()["name"] == name, "the name is free again"


@pytest.mark.usefixtures("hooks")
def test_nothing_is_left_of_whoever_deletes_their_data(any_server: Running, guest: Guest) -> None:
    ann, tri, eve = guest(any_server, "Ann"), guest(any_server, NAME), guest(any_server, "Eve")
    table, one, two = playing(ann, tri)
    two.done("chat", text=TEXT)
    one.done("chat", text="Hello")
    own = tri.make(seats="me open", webhook="http://127.0.0.1:9/trillians-hook")["id"]
    eve.claim(own)
    waiting = eve.sit(own)
    watched = ann.make()["id"]
    tri.sit(watched).done("chat", text=TEXT)
    person, cookie = tri.person, tri.cookie
    assert rows_about(any_server, person, NAME, TEXT)
    delete(tri, name=NAME)
    assert rows_about(any_server, person, NAME, TEXT, "trillians-hook", NAME.casefold()) == []
    # Their sockets are closed; the others are told, and by whom nothing is told any more.
    assert two.end()[0] == 4005
    one.until(lambda: any(entry["do"] == "forget" for entry in one.log))
    assert one.table["summary"]["seats"][1] == {
        "kind": "link", "who": one.table["summary"]["seats"][1]["who"], "bot": "medium", "gone": True,
    }  # fmt: skip
    assert one.table["unrated"] == "gone"
    assert waiting.heard("close")["details"] == {"why": "gone", "words": ""}
    fresh = ann.sit(table)
    assert NAME not in json.dumps(fresh.texts) and TEXT not in json.dumps(fresh.texts)
    assert [entry["details"]["text"] for entry in fresh.log if entry["do"] == "chat"] == ["", "Hello"]
    # The bot plays on for them, to the end; the record has no name of theirs.
    if fresh.own_ask is None:
        fresh.until(lambda: fresh.own_ask)
    play_on([fresh], dice(5))
    assert fresh.status == "over"
    record = Record.read(ann.get(f"/api/tables/{table}/record").text)
    assert record.names == ["Ann", ""]
    wait_for(lambda: len(any_server.run(any_server.house.store.outcomes(ann.person))) == 1)
    assert rows_about(any_server, person, NAME, TEXT) == []
    assert any_server.run(any_server.house.store.ratings("carcassonne", [ann.person])) == {}
    # A copy of the cookie is good for nothing.
    thief = guest(any_server)
    thief.http.cookies.set("starboard", cookie or "")
    assert thief.get("/api/me").json() is None


def test_a_long_game_is_read_again_from_what_was_rewritten(any_server: Running, guest: Guest) -> None:
    """With pages of the log that were made before, and chat on them."""
    ann, tri = guest(any_server, "Ann"), guest(any_server, NAME)
    table, one, two = playing(ann, tri)
    for _ in range(70):
        two.done("chat", text=TEXT)
    play_on([one, two], dice(3), most=10)
    store = any_server.house.store
    wait_for(lambda: any_server.run(store.pages(table)))
    before = [entry for entry in ann.sit(table).log if entry["do"] == "move"]
    delete(tri, name=NAME)
    any_server.run(put_away(any_server, table))
    fresh = ann.sit(table)
    assert NAME not in json.dumps(fresh.texts) and TEXT not in json.dumps(fresh.texts)
    after = [entry for entry in fresh.log if entry["do"] == "move"]
    assert [entry.get("events") for entry in after][: len(before)] == [entry.get("events") for entry in before]
    assert any_server.run(store.pages(table)), "made again"
    for mark in any_server.run(store.pages(table)):
        assert NAME.encode() not in frozen(any_server.run(store.snapshot(table, mark.n)))


async def put_away(server: Running, table: str) -> None:
    """As if nobody had looked at the table for long."""
    server.house.hub.live.pop(table, None)


def test_who_is_banned_still_gets_and_deletes_their_data(any_server: Running, guest: Guest) -> None:
    ann = guest(any_server, "Banned Ann")
    any_server.run(any_server.house.store.ban(ann.person, "for spam"))
    assert ann.get("/api/me/data").json()["banned"] == "for spam"
    delete(ann, name="Banned Ann")


@long
def test_in_other_servers_too(database: str, guest: Guest) -> None:
    with running(config(database)) as here, running(config(database)) as there:
        ann, tri = guest(here, "Ann"), guest(here, NAME)
        far = guest(there)
        far.http.cookies.update(dict(tri.http.cookies))
        table, _, two = playing(ann, tri)
        two.done("chat", text=TEXT)
        seen = guest(there, "Eve").sit(table)
        away = far.sit(table)
        assert NAME in json.dumps(seen.texts)
        delete(tri, name=NAME)
        assert away.end()[0] == 4005
        seen.until(lambda: any(entry["do"] == "forget" for entry in seen.log))
        assert seen.table["summary"]["seats"][1]["gone"] is True
        live = there.house.hub.live[table]
        assert NAME not in str(live.table.seats) and TEXT not in str(live.told) and live.table.edition == 1
        fresh = guest(there, "Eva").sit(table)
        assert NAME not in json.dumps(fresh.texts) and TEXT not in json.dumps(fresh.texts)
        # What the other server has not heard of in time is found the second time.
        there.run(there.house.hub.do(table, tri_id := "x" * 24, lambda t: ([Said(NAME, TEXT)], None)))
        here.house._forgotten[:] = [tri_id]
        here.run(here.house._forget_rest())
        assert rows_about(here, tri_id, NAME, TEXT) == [] and here.house._forgotten == []
        wait_until_heard(there)
        assert ann.get("/api/me").json()["name"] == "Ann"


def test_after_a_restart_the_bot_goes_on(url: str, guest: Guest) -> None:
    with running(config(url)) as server:
        ann, tri = guest(server, "Ann"), guest(server, NAME)
        table, _, _ = playing(ann, tri)
        delete(tri, name=NAME)
        cookies = dict(ann.http.cookies)
    with running(config(url)) as server:
        ann = guest(server)
        ann.http.cookies.update(cookies)
        socket: Socket = ann.sit(table)
        play_on([socket], dice(1), most=8)
        moves = [entry["details"] for entry in socket.log if entry["do"] == "move"]
        assert any(move["seat"] == 1 and move["bot"] for move in moves)
