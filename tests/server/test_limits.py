"""What a stranger may send: so much at once, so many sockets, so many tables, and heads and bodies that end."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from marks import long
from server.running import Client, Running, config, running
from starboard.server import bounded_http
from starboard.server.connection import CLOSE_CODES, CROWDED, TOO_FAST
from starboard.server.costs import request_cost, wish_cost
from starboard.server.limits import MOST_BUCKETS, Bucket, Crowd, Limiter, household
from starboard.server.messages import Hello, Hint, Ping
from starboard.server.who import COOKIE
from waiting import PATIENCE, wait_for

Guest = Callable[..., Client]


# Buckets.


def test_what_costs_more_takes_more() -> None:
    bucket = Bucket(rate=1.0, most=10.0, at=0.0)
    assert bucket.take(0.0, 6) and not bucket.take(0.0, 6) and bucket.take(0.0, 4)
    assert not bucket.take(0.5) and bucket.take(1.0)
    assert bucket.take(100.0, 1000), "a full bucket is enough for anything, or it could never be done"
    assert not bucket.take(109.0, 10)


def test_what_was_done_may_be_owed_and_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1.0, most=10.0, at=0.0)
    bucket.drain(15.0)
    assert not bucket.take(4.0) and bucket.take(6.5)
    assert not bucket.take(0.0, 5)


def test_old_buckets_are_forgotten_a_few_at_a_time() -> None:
    clock = [0.0]
    limiter = Limiter(1.0, 2.0, now=lambda: clock[0])
    for number in range(MOST_BUCKETS + 50):
        clock[0] += 0.001
        assert limiter.allows(f"{number}")
    assert len(limiter.buckets) <= MOST_BUCKETS
    assert limiter.allows(f"{MOST_BUCKETS}") and not limiter.allows(f"{MOST_BUCKETS}"), "who was here lately is known"
    clock[0] += 100
    for number in range(1000):
        limiter.allows(f"new {number}")
    assert len(limiter.buckets) < MOST_BUCKETS - 2000


@pytest.mark.parametrize(
    ("address", "known_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_a_household(address: str, known_as: str) -> None:
    assert household(address) == known_as


def test_a_crowd_has_a_limit_for_each_and_for_all() -> None:
    crowd = Crowd(each=2, together=3)
    assert [crowd.enter("a"), crowd.enter("a"), crowd.enter("a")] == [True, True, False]
    assert [crowd.enter("b"), crowd.enter("c")] == [True, False]
    crowd.leave("a")
    assert crowd.enter("c") and not crowd.counts.get("d")


def test_what_makes_the_server_work_costs_more() -> None:
    assert wish_cost(Ping(1)) == 1 < wish_cost(Hello(1)) < wish_cost(Hint(1, seat=0))
    assert request_cost("GET", "/api/tables") == 1 < request_cost("POST", "/api/tables")
    assert request_cost("GET", "/api/tables/abc/at/12") > 1 < request_cost("POST", "/api/tables/abc/fork")
    assert request_cost("POST", "/api/records") >= 20 <= request_cost("POST", "/api/tables/abc/analysis")


# Sockets.


def test_sockets_are_limited_by_address(url: str) -> None:
    with running(config(url, sockets_per_address=3)) as server, server.guest("Ada") as ada, server.guest() as other:
        table = ada.make("harbour", "me me")["id"]
        sat = [ada.sit(table) for _ in range(3)]
        assert other.sit(table, hello=False).end()[0] == CROWDED
        sat[0].close()
        wait_for(lambda: server.house.sockets.total == 2)
        assert other.sit(table).status == "open"


def test_many_sockets_are_no_way_around_the_limit(url: str) -> None:
    """Each may send so much; all of one address together not as many times as there are sockets."""
    slow = {"messages_per_s": 0.001, "messages_at_once": 20}
    with running(config(url, **slow)) as server, server.guest("Ada") as ada:
        table = ada.make("harbour", "me me")["id"]
        ends = []
        for _ in range(8):
            with server.guest() as stranger:
                at = stranger.sit(table, hello=False)
                try:
                    for _ in range(12):
                        at.send("ping")
                    at.send("hello", after=10**9)
                    while at.receive()["it"] != "welcome":
                        pass
                except ConnectionClosed as closed:
                    ends.append(closed.rcvd.code if closed.rcvd else None)
        assert ends and {*ends} == {CLOSE_CODES[TOO_FAST]}


# Heads and bodies.


def talk(server: Running, *parts: bytes, seconds: float = PATIENCE) -> bytes:
    """What the server answers, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as line:
        try:
            for part in parts:
                line.sendall(part)
        except ConnectionError:
            pass
        heard = b""
        while True:
            try:
                part = line.recv(65_536)
            except ConnectionError:
                return heard
            if not part:
                return heard
            heard += part


BEGINNING = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def test_a_head_without_an_end_is_cut_off(server: Running) -> None:
    endless = [b"x-more-%d: %s\r\n" % (number, b"y" * 1000) for number in range(10_000)]
    assert talk(server, BEGINNING, *endless)[:12] in (b"HTTP/1.1 400", b"")
    assert talk(server, BEGINNING, b"x-one: ", *[b"y" * 50_000] * 40)[:12] in (b"HTTP/1.1 400", b"")
    assert talk(server, BEGINNING + b"x-big: " + b"y" * 200_000 + b"\r\n\r\n")[:12] in (b"HTTP/1.1 400", b"")
    assert talk(server, BEGINNING + b"connection: close\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_a_head_that_takes_for_ever_is_cut_off(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounded_http, "HEAD_SECONDS", 0.2)
    assert talk(server) == b""  # says nothing at all
    assert talk(server, BEGINNING, b"x-slow: y") == b""
    # The second request of a connection, too.
    assert talk(server, BEGINNING + b"\r\n", BEGINNING).count(b"HTTP/1.1 200") == 1


def test_a_body_that_takes_for_ever_is_given_up(url: str) -> None:
    with running(config(url, body_seconds=0.2)) as server:
        head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nConnection: close\r\n"
        answer = talk(server, head + b"Content-Length: 100\r\n\r\n", b'{"name": ')
        assert answer.startswith(b"HTTP/1.1 408"), answer


def test_who_says_where_they_come_from_is_believed_only_behind_a_trusted_proxy(url: str) -> None:
    few = {"requests_per_s": 0.001, "requests_at_once": 5}

    def tries(server: Running) -> list[int]:
        with server.guest() as one:
            return [
                one.http.get("/api/games", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(9)
            ]

    with running(config(url, **few)) as server:
        assert 429 in tries(server)
    with running(config(url, **few, trusted_proxies=("127.0.0.1",))) as server:
        assert {*tries(server)} == {200}


def test_a_person_has_one_limit_wherever_they_come_from(url: str) -> None:
    few = {"requests_per_s": 0.001, "requests_at_once": 8, "trusted_proxies": ("127.0.0.1",)}

    def tries(one: Client) -> list[int]:
        return [one.http.get("/api/me", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(12)]

    with running(config(url, **few)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        assert tries(ada) == [200] * 8 + [429] * 4
        assert bob.http.get("/api/me").status_code == 200, "what one person does is held against another"
        with server.guest() as thief:  # a cookie that is over is nobody's, and uses up nobody's limit
            thief.http.cookies.set(COOKIE, bob.cookie)
            assert bob.post("/api/logout").status_code == 204
            assert 429 not in tries(thief)


# Tables and seats.


def why(answer: Any) -> str:
    assert answer.status_code == 409, answer.text
    key: str = answer.json()["said"]["key"] if "said" in answer.json() else answer.json()["reason"]["key"]
    return key


@long
def test_nobody_has_more_tables_than_can_be_played(url: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    bots = [{"kind": "bot", "level": "random"}] * 2
    limits = {"tables_per_person": 4, "bot_tables_per_person": 2, "bot_pace": 600.0}
    with running(config(url, **limits)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        for _ in range(2):
            assert ada.post("/api/tables", game="harbour", seats=bots, start=True).status_code == 201
        assert why(ada.post("/api/tables", game="harbour", seats=bots, start=True)) == "table-too-many-bots"
        assert bob.post("/api/tables", game="harbour", seats=bots, start=True).status_code == 201
        for _ in range(2):
            assert ada.post("/api/tables", game="harbour", seats=seats, start=True).status_code == 201
        assert why(ada.post("/api/tables", game="harbour", seats=seats, start=True)) == "table-too-many"


def test_there_is_no_way_around_the_limit_of_tables_for_bots(url: str) -> None:
    """Neither by leaving before the start, nor by handing over one's seat after it."""
    limits = {"bot_tables_per_person": 1, "bot_pace": 600.0}
    with running(config(url, **limits)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        first, second = (ada.make("harbour", "me bot:random bot:random", start=True)["id"] for _ in range(2))
        ada.sit(first).done("hand-over", seat=0, level="random")
        assert ada.sit(second).refused("hand-over", seat=0)["reason"]["key"] == "table-too-many-bots"
        third = ada.make("harbour", "me bot:random")["id"]
        assert ada.post(f"/api/tables/{third}/leave", seat=0).status_code == 204
        bot = {"kind": "bot", "level": "random"}
        assert ada.post(f"/api/tables/{third}/seats", seat=0, plan=bot).status_code == 204
        assert why(ada.post(f"/api/tables/{third}/start")) == "table-too-many-bots"
        ada.sit(first).done("take-back", seat=0)
        assert ada.post(f"/api/tables/{third}/start").status_code == 204
        # Who plays with people leaves nobody to bots.
        fourth = ada.make("harbour", "me open")["id"]
        bob.claim(fourth)
        ada.start(fourth)
        ada.sit(fourth).done("hand-over", seat=0, level="random")


def test_a_stranger_takes_one_seat(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me open open open")["id"]
    assert bob.claim(table) == 1
    assert why(bob.post(f"/api/tables/{table}/claim")) == "table-one-seat"
    assert why(bob.post(f"/api/tables/{table}/claim", seat=3)) == "table-one-seat"
    assert ada.claim(table, seat=2) == 2


# Talk.


def test_who_writes_too_fast_waits_and_sooner_at_a_game_that_is_over(url: str) -> None:
    with running(config(url, chats_per_minute=12.0)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = ada.make("harbour", "me open")["id"]
        bob.claim(table)
        ada.start(table)
        one, other = ada.sit(table), bob.sit(table)
        for _ in range(6):
            one.done("chat", text="hello")
        assert one.refused("chat", text="hello")["reason"]["key"] == "table-chat-too-fast"
        other.done("concede", seat=1)
        for _ in range(2):
            other.done("chat", text="well played")
        assert other.refused("chat", text="well played")["reason"]["key"] == "table-chat-too-fast"


def test_a_line_that_was_taken_away_is_told_to_nobody(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me me", start=True)["id"]
    one, other = ada.sit(table), bob.sit(table)
    other.done("chat", text="something rude")
    line = other.log[-1]["n"]
    assert other.refused("mute", line=line)["reason"]["key"] == "table-owner-only"
    one.until(lambda: one.log[-1]["n"] == line)
    one.done("erase-chat", line=line)
    assert other.heard("erase-chat")["details"] == {"line": line}
    again = guest(server).sit(table)
    told = next(entry for entry in again.log if entry["n"] == line)
    assert told["details"]["text"] == "" and "rude" not in "".join(again.texts)
    other.done("chat", text="sorry")
    one.until(lambda: one.log[-1]["do"] == "chat")
    one.done("mute", line=one.log[-1]["n"])
    assert other.refused("chat", text="hm")["reason"]["key"] == "table-muted"
    assert one.log[-1]["details"] == {"name": "Bob", "on": True} and "person" not in one.log[-1]["details"]


def test_somebody_is_sent_away_before_the_start(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me open")["id"]
    bob.claim(table)
    one = ada.sit(table)
    one.done("remove", seat=1)
    assert "name" not in one.table["summary"]["seats"][1]
    assert why(bob.post(f"/api/tables/{table}/claim")) == "table-barred"


def test_a_bucket_that_is_full_again_is_kept_while_there_are_few() -> None:
    clock = [0.0]
    limiter = Limiter(1.0, 2.0, now=lambda: clock[0])
    limiter.allows("one")
    known = limiter.buckets["one"]
    clock[0] += 100
    limiter.allows("two")
    assert limiter.buckets["one"] is known
