"""People at a table: nobody who is there is played by a bot unasked, and all play again at one new table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.running import Client, Running, Socket, config, running, wait_for
from starboard.server.who import COOKIE
from starboard.tables.table import TableError

Guest = Callable[..., Client]


@pytest.fixture
def two(database: str) -> Iterator[tuple[Running, Running]]:
    """Two servers of the same tables. Neither knows who is at the other."""
    with running(config(database)) as first, running(config(database)) as second:
        yield first, second


def at(server: Running, client: Client, guest: Guest) -> Client:
    """The same person, by another server."""
    same = guest(server)
    same.http.cookies.set(COOKIE, client.cookie or "")
    return same


def started(ada: Client, bob: Client, **more: Any) -> str:
    """Ada has made the table."""
    table: str = ada.make(seats="me open", **more)["id"]
    bob.claim(table)
    ada.start(table)
    return table


def details(socket: Socket, do: str) -> Any:
    """Listen until this was done."""
    entry = socket.until(lambda: next((entry for entry in socket.log if entry["do"] == do), None))
    return entry.get("details")


def is_asked(socket: Socket) -> dict[str, Any]:
    """Listen until the player is asked."""
    told = socket.until(lambda: next((one for one in socket.table.get("hand_overs", []) if one["seen"]), None))
    assert told["seat"] == 1 and told["until"] > time.time()
    return dict(told)


# Bots in place of people.


def test_who_is_there_is_asked(any_server: Running, guest: Guest) -> None:
    ada, bob = guest(any_server, "Ada"), guest(any_server, "Bob")
    table = started(ada, bob)
    one, other = ada.sit(table), bob.sit(table)
    one.done("hand-over", seat=1)
    assert is_asked(other)["level"] == "medium"
    asking = next(entry for entry in other.log if entry["do"] == "ask-hand-over")
    assert asking["name"] == "Ada" and asking["details"] == {"seat": 1, "level": "medium"}
    assert one.refused("answer-hand-over", seat=1, allow=True)["reason"]["key"] == "table-not-your-seat"
    other.done("answer-hand-over", seat=1, allow=False)
    assert details(one, "refuse-hand-over") == {"seat": 1, "reason": "said"}
    assert "hand_overs" not in one.table and "bot" not in one.table["summary"]["seats"][1]
    one.done("hand-over", seat=1, level="random")
    is_asked(other)
    other.done("answer-hand-over", seat=1, allow=True)
    # Who decides for somebody else does not choose how well that is played.
    assert details(one, "hand-over") == {"seat": 1, "level": "medium", "reason": "agreed"}
    assert one.table["unrated"] == "handed"
    other.done("take-back", seat=1)


def test_who_is_at_another_server_is_asked_too(two: tuple[Running, Running], guest: Guest) -> None:
    first, second = two
    ada, bob = guest(first, "Ada"), guest(first, "Bob")
    table = started(ada, bob)
    one, other = ada.sit(table), at(second, bob, guest).sit(table)
    one.done("hand-over", seat=1)
    is_asked(other)
    is_asked(one)
    other.done("answer-hand-over", seat=1, allow=False)
    assert details(one, "refuse-hand-over") == {"seat": 1, "reason": "said"}


def test_no_answer_means_no_and_nobody_there_means_yes(url: str, guest: Guest) -> None:
    with running(config(url, patience=1.5)) as server:
        ada, bob = guest(server, "Ada"), guest(server, "Bob")
        table = started(ada, bob)
        one, other = ada.sit(table), bob.sit(table)
        one.done("hand-over", seat=1)
        assert details(one, "refuse-hand-over") == {"seat": 1, "reason": "silent"}
        other.close()
        wait_for(lambda: len(server.house.connections) == 1)
        one.done("hand-over", seat=1)
        assert not one.table["summary"]["seats"][1].get("bot")  # not at once
        assert details(one, "hand-over") == {"seat": 1, "level": "medium", "reason": "away"}
        asking, handed = one.log[-2:] if one.log[-1]["do"] == "hand-over" else one.log[-3:-1]
        assert asking["do"] == "ask-hand-over" and handed["at"] - asking["at"] >= 1.5
        back = bob.sit(table)
        back.done("take-back", seat=1)


def test_who_was_gone_for_a_moment_is_asked(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = started(ada, bob)
    one = ada.sit(table)
    one.done("hand-over", seat=1)
    told = one.table["hand_overs"][0]
    assert not told["seen"]
    again = is_asked(bob.sit(table))
    assert again["until"] > told["until"]  # there is time to read it


def test_while_no_server_watched_nobody_was_away(url: str, guest: Guest) -> None:
    with running(config(url, patience=0.2)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = started(ada, bob)
        one = ada.sit(table)
        moment = time.time()
        server.house.hub.now = lambda: moment  # on a busy machine, too, the time is not up before the server goes
        one.done("hand-over", seat=1)
        until = one.table["hand_overs"][0]["until"]
        cookies = ada.http.cookies, bob.http.cookies
        server.run(server.house.say_goodbye())
    wait_for(lambda: time.time() > until)
    with running(config(url)) as server, server.guest() as ada, server.guest() as bob:
        ada.http.cookies, bob.http.cookies = cookies
        one = ada.sit(table)
        is_asked(bob.sit(table))
        is_asked(one)
        assert not any(entry["do"] == "hand-over" for entry in one.log)


def test_who_has_conceded_is_offered_nothing(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house.thinkers, "due", lambda table: [])  # the bot never gets to its decision
    ada, bob, eve = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Eve")
    table = ada.make("carcassonne", "me open open")["id"]
    bob.claim(table)
    eve.claim(table)
    ada.start(table)
    one = ada.sit(table)
    assert one.table["asks"][0]["options"]
    one.done("concede", seat=0)
    again = ada.sit(table).table
    assert again["asks"][0]["seat"] == 0 and "options" not in again["asks"][0]


# Once more with the same people.


def over(ada: Client, bob: Client, **more: Any) -> tuple[str, Socket, Socket]:
    table = started(ada, bob, **more)
    one, other = ada.sit(table), bob.sit(table)
    other.done("concede", seat=1)
    details(one, "end")
    return table, one, other


def again(client: Client, table: str) -> str:
    answer = client.post(f"/api/tables/{table}/again", luck=False)
    assert answer.status_code == 200, answer.text
    new: str = answer.json()["id"]
    return new


def test_all_play_again_at_one_table(any_server: Running, guest: Guest) -> None:
    ada, bob, eve = guest(any_server, "Ada"), guest(any_server, "Bob"), guest(any_server, "Eve")
    clock = {"kind": "move", "seconds": 600.0}
    table, one, _ = over(ada, bob, options={"first_player": 1}, clock=clock, public=False)
    watching = eve.sit(table)
    assert eve.post(f"/api/tables/{table}/again").status_code == 403
    new = again(bob, table)
    assert details(one, "rematch") is None and one.table["again"] == {"table": new, "name": "Bob"}
    details(watching, "rematch")
    assert new not in "".join(watching.texts)
    mine = next(found for found in ada.get("/api/tables", list="mine").json() if found["id"] == new)
    assert mine["seats"][0]["kept"] == "Ada" and mine["seats"][0]["kept_who"] == ada.get("/api/me").json()["who"]
    assert mine["seats"][1]["name"] == "Bob" and mine["status"] == "open" and not mine["public"]
    assert mine["options"]["first_player"] == 0, "the next player begins"
    assert mine["clock_plan"]["seconds"] == 600
    assert again(ada, table) == again(ada, table) == new
    bob.start(new)
    told = ada.sit(new)
    assert [seat["name"] for seat in told.table["summary"]["seats"]] == ["Ada", "Bob"] and told.table["seats"] == [0]
    assert again(ada, table) == new  # also when it has begun


def test_two_who_wish_for_it_at_once_get_one_table(two: tuple[Running, Running], guest: Guest) -> None:
    first, second = two
    ada, bob = guest(first, "Ada"), guest(first, "Bob")
    table, *_ = over(ada, bob)
    clients = [ada, at(second, bob, guest), bob, at(second, ada, guest)]
    with ThreadPoolExecutor(4) as threads:
        found = [*threads.map(lambda client: again(client, table), clients)]
    assert len({*found}) == 1
    seats = ada.get(f"/api/tables/{found[0]}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob"]


def test_a_new_table_that_a_server_did_not_come_to_is_made_later(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table, one, _ = over(ada, bob)

    async def fail(*args: object) -> None:
        raise TableError("table-busy")

    with monkeypatch.context() as patch:
        patch.setattr(server.house.hub, "create", fail)
        assert bob.post(f"/api/tables/{table}/again").status_code == 409
    details(one, "rematch")
    new = again(ada, table)
    assert new == one.table["again"]["table"]
    bob.sit(new)
    assert bob.sit(new).table["owner"]  # whoever wished for it


def test_who_plays_against_bots_plays_again_at_once(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make("harbour", "me bot:random", start=True, hints=True)["id"]
    assert ada.post(f"/api/tables/{table}/again").status_code == 409
    ada.sit(table).done("concede", seat=0)
    told = ada.sit(again(ada, table)).table
    assert told["summary"]["status"] == "playing" and told["hints"] and told["summary"]["seats"][1]["bot"] == "random"


def test_who_does_not_come_and_who_comes_instead(server: Running, guest: Guest) -> None:
    ada, bob, eve = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Eve")
    table, *_ = over(ada, bob)
    new = again(ada, table)
    one = ada.sit(new)
    answer = eve.post(f"/api/tables/{new}/claim", seat=1)
    assert answer.status_code == 409 and answer.json()["reason"]["key"] == "table-seat-kept"
    assert bob.post(f"/api/tables/{new}/leave", seat=1).status_code == 204
    assert details(one, "decline") == {"seat": 1, "name": "Bob"}
    seats = f"/api/tables/{new}/seats"
    assert bob.post(seats, seat=1, plan={"kind": "open"}).status_code == 403
    for plan in ({"kind": "me"}, {"kind": "bot"}, {"kind": "open", "level": "easy"}, {"kind": "bot", "level": "wise"}):
        assert ada.post(seats, seat=1, plan=plan).status_code == 400
    assert ada.post(seats, seat=1, plan={"kind": "bot", "level": "easy"}).status_code == 204
    assert ada.post(seats, seat=1, plan={"kind": "open"}).status_code == 204
    assert eve.claim(new) == 1


# What counts.


@pytest.mark.parametrize(
    ("seats", "more", "why"),
    [
        ("me bot:easy", {}, None),
        ("me open", {}, None),
        ("me bot:easy", {"hints": True}, "hints"),
        ("me me", {}, "twice"),
        ("me bot:easy bot:easy", {}, "twice"),
        ("me", {"game": "outer_rim"}, "alone"),
    ],
)
def test_what_counts_is_told_before(
    server: Running, guest: Guest, seats: str, more: dict[str, Any], why: str | None
) -> None:
    ada = guest(server, "Ada")
    game = more.pop("game", "carcassonne")
    assert ada.sit(ada.make(game, seats, **more)["id"]).table.get("unrated") == why
