"""Who is who: names, passwords, cookies, other sites; and that nothing secret is written to any log."""

from __future__ import annotations

import hashlib
import hmac
import io
import json
import logging
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from websockets.exceptions import InvalidStatus

from server.running import HORSE, STAPLE, WRONG, Client, Process, Running, config, dice, play_on, running
from starboard.server import connection
from starboard.server.app import HEADERS
from starboard.server.logs import JsonLines, quiet
from starboard.server.who import COOKIE, COOKIE_SECONDS, WhoError, checked_name
from starboard.tables.table import TableError

Guest = Callable[..., Client]


def why(answer: Any) -> str:
    key: str = answer.json()["reason"]["key"]
    return key


def fresh(name: str) -> str:
    """A name nobody else in these tests keeps."""
    return f"{name} {random.getrandbits(32):x}"


# Cookies.


def test_a_cookie_is_signed(server: Running, guest: Guest) -> None:
    ada, eve, nobody = guest(server, "Ada"), guest(server, "Eve"), guest(server)
    assert ada.cookie is not None and eve.cookie is not None
    person, _, sign = ada.cookie.partition(".")
    other = hmac.new(b"another key", person.encode(), hashlib.sha256).hexdigest()
    forged = [
        "",
        ".",
        person,
        f"{person}.",
        f".{sign}",
        f"{person}.{sign[:-1]}",
        f"{person}.{sign[:-1]}{'0' if sign[-1] != '0' else '1'}",
        f"{person}.{other}",
        f"{person}.{eve.cookie.partition('.')[2]}",
        f"{person}.{sign}x",
        f"{person} .{sign}",
        f"{eve.person}.{sign}",
        "%00.%00",
        "a.b.c",
        "x" * 4000,
    ]
    for value in forged:
        answer = nobody.http.get("/api/me", headers={"Cookie": f"{COOKIE}={value}"})
        assert answer.status_code == 200 and answer.json() is None, value
    answer = nobody.http.get("/api/me", headers={"Cookie": f"{COOKIE}={person}.{sign}"})
    assert answer.json()["name"] == "Ada"


def test_a_cookie_of_another_server_is_good_for_nothing(server: Running, guest: Guest, url: str) -> None:
    ada = guest(server, "Ada")
    with running(config(url)) as elsewhere, elsewhere.guest() as there:
        there.http.cookies.set(COOKIE, ada.cookie or "")
        assert there.get("/api/me").json() is None


def test_a_forged_cookie_is_nobody_at_a_table_too(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make(start=True)["id"]
    eve = guest(server)
    eve.http.cookies.set(COOKIE, f"{ada.person}.{'0' * 64}")
    told = eve.sit(table)
    assert told.table["seats"] == [] and not told.table["owner"]
    assert told.refused("play", ply=0, choice="x")["reason"]["key"] == "table-not-seated"


def test_a_cookie_is_kept_from_scripts_and_other_sites(server: Running, url: str) -> None:
    with server.guest() as ada:
        answer = ada.post("/api/me", name="Ada").headers["set-cookie"].lower()
        assert "httponly" in answer and "samesite=lax" in answer and "path=/" in answer and "secure" not in answer
    with running(config(url, secure_cookies=True)) as safe, safe.guest() as ada:
        assert "secure" in ada.post("/api/me", name="Ada").headers["set-cookie"].lower()


# Sessions.


def copied(server: Running, guest: Guest, cookie: str | None) -> Client:
    """Somebody who has got hold of a cookie."""
    thief = guest(server)
    thief.http.cookies.set(COOKIE, cookie or "")
    return thief


def is_known(client: Client) -> bool:
    known = client.get("/api/me").json() is not None
    assert client.get("/api/tables", list="mine").status_code == (200 if known else 401)
    return known


def old_cookie(server: Running, person: str) -> str:
    """As it was before there were sessions."""
    return f"{person}.{hmac.new(server.house.who.key, person.encode(), hashlib.sha256).hexdigest()}"


def test_a_cookie_is_good_for_nothing_after_logging_out(any_server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    laptop = guest(any_server, name)
    laptop.post("/api/me/password", password=HORSE)
    phone = guest(any_server)
    phone.post("/api/login", name=name, password=HORSE)
    table = laptop.make(start=True)["id"]
    first = laptop.cookie
    laptop.post("/api/me", name=name.upper())  # a new cookie of the same session
    sockets = laptop.sit(table), copied(any_server, guest, first).sit(table), phone.sit(table)
    thieves = [copied(any_server, guest, cookie) for cookie in (first, laptop.cookie)]
    assert all(map(is_known, [*thieves, laptop, phone]))
    assert laptop.post("/api/logout").status_code == 204
    assert laptop.cookie is None and not any(map(is_known, [*thieves, laptop]))
    for one in sockets[:2]:
        code, reason, told = one.end()
        assert (code, reason, told[-1]) == (4005, "logged-out", {"it": "goodbye", "reason": "logged-out"})
    assert thieves[0].sit(table).table["seats"] == []
    assert is_known(phone) and sockets[2].done("ping")
    assert laptop.post("/api/logout").status_code == 204  # nobody is logged out twice


def test_logging_out_everywhere(any_server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    laptop, phone, bob = guest(any_server, name), guest(any_server), guest(any_server, "Bob")
    laptop.post("/api/me/password", password=HORSE)
    phone.post("/api/login", name=name, password=HORSE)
    thieves = [copied(any_server, guest, one.cookie) for one in (laptop, phone)]
    socket = phone.sit(laptop.make(start=True)["id"])
    assert laptop.post("/api/logout/everywhere").status_code == 204
    assert laptop.cookie is None and not any(map(is_known, [*thieves, laptop, phone])) and is_known(bob)
    assert socket.end()[:2] == (4005, "logged-out")
    assert phone.post("/api/login", name=name, password=HORSE).status_code == 200 and is_known(phone)
    assert guest(any_server).post("/api/logout/everywhere").status_code == 204  # a stranger has nothing to end


def test_a_new_password_ends_all_other_sessions(any_server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    laptop, phone = guest(any_server, name), guest(any_server)
    stolen = copied(any_server, guest, laptop.cookie)
    laptop.post("/api/me/password", password=HORSE)
    assert not is_known(stolen)  # the first one does so, too
    phone.post("/api/login", name=name, password=HORSE)
    table = laptop.make(start=True)["id"]
    here, there, before = laptop.sit(table), phone.sit(table), laptop.cookie
    assert laptop.post("/api/me/password", password=STAPLE, old=HORSE).status_code == 200
    assert is_known(laptop) and not is_known(phone) and not is_known(copied(any_server, guest, before))
    assert there.end()[:2] == (4005, "logged-out")
    here.done("chat", text="I am still here")
    assert here.table["seats"] == [0]


def test_a_new_password_takes_the_old_one(any_server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    ada = guest(any_server, name)
    assert ada.post("/api/me/password", password=HORSE).status_code == 200
    before = ada.cookie
    tries: list[dict[str, Any]] = [{}, {"old": None}, {"old": ""}, {"old": WRONG}, {"old": STAPLE}]
    for old in tries:
        answer = ada.post("/api/me/password", password=STAPLE, **old)
        assert answer.status_code == 403 and why(answer) == "who-wrong-password"
    assert ada.cookie == before and is_known(ada)
    assert guest(any_server).post("/api/login", name=name, password=STAPLE).status_code == 403
    assert guest(any_server).post("/api/login", name=name, password=HORSE).status_code == 200


def test_who_logs_in_leaves_no_session_behind(server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    guest(server, name).post("/api/me/password", password=HORSE)
    bob = guest(server, "Bob")
    before = copied(server, guest, bob.cookie)
    assert bob.post("/api/login", name=name, password=WRONG).status_code == 403 and is_known(before)
    assert bob.post("/api/login", name=name, password=HORSE).status_code == 200
    assert bob.get("/api/me").json()["name"] == name and not is_known(before)


def test_a_cookie_from_before_there_were_sessions_is_good(any_server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    ada = guest(any_server, name)
    table = ada.make(start=True)["id"]
    old = old_cookie(any_server, ada.person)
    laptop, phone = (copied(any_server, guest, old) for _ in range(2))
    assert is_known(laptop) and is_known(phone) and laptop.sit(table).table["seats"] == [0]
    # It is replaced by one of today, and ended with it.
    new = laptop.post("/api/me", name=name).cookies[COOKIE]
    replaced = copied(any_server, guest, new)
    assert new != old and is_known(replaced) and is_known(phone)
    assert replaced.post("/api/logout").status_code == 204
    assert not is_known(phone) and is_known(ada)


@pytest.mark.parametrize("way", ["/api/logout", "/api/logout/everywhere", "/api/me/password"])
def test_a_cookie_from_before_there_were_sessions_can_be_ended(server: Running, guest: Guest, way: str) -> None:
    ada = guest(server, fresh("Ada"))
    old = old_cookie(server, ada.person)
    laptop, thief = (copied(server, guest, old) for _ in range(2))
    assert laptop.post(way, password=HORSE).is_success and not is_known(thief)


def test_a_cookie_that_is_too_old_is_refused(server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, who = guest(server, "Ada"), server.house.who
    session = who.read_cookie(ada.cookie)
    assert session is not None
    now = time.time()
    young, old = (who.cookie(session, now - COOKIE_SECONDS + seconds) for seconds in (60, -60))
    assert is_known(copied(server, guest, young)) and not is_known(copied(server, guest, old))
    monkeypatch.setattr(who, "since", int(now) - COOKIE_SECONDS - 60)
    assert not is_known(copied(server, guest, old_cookie(server, ada.person)))


def test_a_session_that_another_server_has_ended(database: str, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FRESH", 0.0)  # it is noticed with the first message after that
    with running(config(database)) as one, running(config(database)) as other:
        ada = guest(one, "Ada")
        table = ada.make(start=True)["id"]
        here, there = (copied(server, guest, ada.cookie).sit(table) for server in (one, other))
        silent = copied(other, guest, ada.cookie).sit(table)
        assert ada.post("/api/logout").status_code == 204
        assert here.end()[:2] == (4005, "logged-out")
        assert there.refused("chat", text="Am I?")["reason"]["key"] == "who-logged-out"
        assert there.end()[:2] == (4005, "logged-out")
        for one_of_them in list(other.house.connections):  # as the house does every now and then
            other.run(one_of_them.over())
        assert silent.end()[:2] == (4005, "logged-out")


def test_a_session_that_only_this_server_can_end_is_not_looked_up_again(
    url: str, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FRESH", 0.0)
    with running(config(url)) as server:
        ada = guest(server, "Ada")
        at = ada.sit(ada.make(start=True)["id"])
        looked_up = []
        known = server.house.who.known
        monkeypatch.setattr(server.house.who, "known", lambda session: looked_up.append(session) or known(session))
        for _ in range(5):
            at.wish("ping")
        assert not looked_up
        server.house.who.changes += 1  # somebody's session was ended here: perhaps this one
        for _ in range(5):
            at.wish("ping")
        assert len(looked_up) == 1


# Names and passwords.


def test_a_password_keeps_a_name_across_devices(any_server: Running, guest: Guest) -> None:
    name = fresh("Ada")
    laptop = guest(any_server, name)
    answer = laptop.post("/api/me/password", password=HORSE)
    told = answer.json()
    assert told == {"name": name, "kept": True, "who": told["who"]}
    table = laptop.make(seats="me open")["id"]
    phone = guest(any_server)
    for same in (name, name.upper(), f"  {name.lower()} "):
        assert phone.post("/api/login", name=same, password=HORSE).json() == told
        assert phone.person == laptop.person
    assert [one["id"] for one in phone.get("/api/tables", list="mine").json()] == [table]
    # Nobody else can have the name, in any letters.
    for same in (name, name.upper(), f" {name}  "):
        answer = guest(any_server).post("/api/me", name=same)
        assert answer.status_code == 409 and why(answer) == "who-name-kept"
    eve = guest(any_server, "Eve")
    assert why(eve.post("/api/me", name=name)) == "who-name-kept"
    assert eve.get("/api/me").json()["name"] == "Eve"
    # The password can be changed, and then the old one is good for nothing.
    assert phone.post("/api/me/password", password=STAPLE, old=HORSE).status_code == 200
    assert why(guest(any_server).post("/api/login", name=name, password=HORSE)) == "who-wrong-login"
    assert guest(any_server).post("/api/login", name=name, password=STAPLE).status_code == 200


def test_guests_of_one_name_are_different_people(server: Running, guest: Guest) -> None:
    one, other = guest(server, "Bob"), guest(server, "Bob")
    assert one.person != other.person
    name = fresh("Bob")
    one.post("/api/me", name=name)
    other.post("/api/me", name=name)
    assert one.post("/api/me/password", password=HORSE).status_code == 200
    assert why(other.post("/api/me/password", password=STAPLE)) == "who-name-kept"


@pytest.mark.parametrize(
    ("name", "password"),
    [("", ""), ("Nobody at all", "correct horse"), ("\0", "x"), ("x" * 5000, "y" * 5000), ("Ada", "")],
)
def test_a_wrong_login_says_no_more_than_that(any_server: Running, guest: Guest, name: str, password: str) -> None:
    answer = guest(any_server).post("/api/login", name=name, password=password)
    assert answer.status_code == 403 and why(answer) == "who-wrong-login" and "set-cookie" not in answer.headers


def test_a_wrong_name_takes_as_long_as_a_wrong_password(server: Running, guest: Guest) -> None:
    """Both are hashed once, with the same effort, and not by the thread that serves everybody else."""
    name = fresh("Ada")
    ada = guest(server, name)
    ada.post("/api/me/password", password=HORSE)
    who = server.house.who
    kept, calls = who.hasher, []

    class Hasher(PasswordHasher):
        def verify(self, hashed: str | bytes, password: str | bytes) -> Any:
            calls.append(("verify", str(hashed).rpartition("$")[0].rpartition("$")[0]))
            assert threading.current_thread() is not server.thread
            return kept.verify(hashed, password)

        def hash(self, *args: Any, **more: Any) -> str:
            raise AssertionError("this takes longer")

    who.hasher = Hasher()
    try:
        for one in (name, "nobody of this name"):
            assert ada.post("/api/login", name=one, password=WRONG).status_code == 403
    finally:
        who.hasher = kept
    assert len(calls) == 2 and calls[0] == calls[1]


@pytest.mark.parametrize("password", ["", "short", "1234567", "x" * 201])
def test_a_password_that_does_not_do(server: Running, guest: Guest, password: str) -> None:
    answer = guest(server, fresh("Ada")).post("/api/me/password", password=password)
    assert answer.status_code == 400 and why(answer) == "who-bad-password"


def test_passwords_in_all_alphabets(any_server: Running, guest: Guest) -> None:
    name = fresh("Леся")
    ada = guest(any_server, name)
    words = "žluťoučký\0🚀 kůň\n"
    assert ada.post("/api/me/password", password=words).status_code == 200
    assert guest(any_server).post("/api/login", name=name, password=words).status_code == 200
    assert guest(any_server).post("/api/login", name=name, password=words[:-1]).status_code == 403


def test_too_many_logins_are_refused(url: str) -> None:
    with running(config(url, logins_per_minute=5.0)) as server, server.guest("Ada") as ada:
        codes = [ada.post("/api/login", name="Ada", password=WRONG).status_code for _ in range(12)]
        assert codes[:5] == [403] * 5 and 429 in codes
        answer = ada.post("/api/me/password", password=HORSE)
        assert answer.status_code == 429 and why(answer) == "who-too-many-tries"
        assert ada.get("/api/me").status_code == 200


def test_logins_are_counted_by_name_wherever_they_come_from(url: str) -> None:
    """Fifteen tries a minute for one name, five from each address."""
    with running(config(url, logins_per_minute=5.0)) as server, server.guest("Ada") as ada:
        house, clock = server.house, [0.0]
        house.logins.now = house.logins_by_name.now = lambda: clock[0]

        def tries(addresses: range, *names: str) -> list[bool]:
            allowed = []
            for address in addresses:
                try:
                    house.allow_login(f"10.0.0.{address}", names[address % len(names)])
                    allowed.append(True)
                except TableError:
                    allowed.append(False)
            return allowed

        assert tries(range(20), "Ada", "ADA", "  ada ", "\uff21da") == [True] * 15 + [False] * 5
        assert tries(range(20, 25), "Bob") == [True] * 5
        clock[0] += 4.0
        assert tries(range(30, 32), "Ada") == [True, False]
        # One address alone does not use up the tries of a name: a right password still works.
        clock[0] += 60.0
        assert ada.post("/api/me/password", password=HORSE).status_code == 200
        assert sum(sum(tries(range(40, 41), "Ada")) for _ in range(20)) == 5
        assert ada.post("/api/login", name="Ada", password=HORSE).status_code == 200
        # Who tries does not keep somebody who is logged in from choosing a new one.
        assert not all(tries(range(50, 70), "Ada"))
        answer = ada.post("/api/login", name="Ada", password=HORSE)
        assert answer.status_code == 429 and why(answer) == "who-too-many-tries"
        assert ada.post("/api/me/password", password=STAPLE, old=HORSE).status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "Леся Українка",
        "Ґалаґан Їжак",
        "Žižka",
        "Żółć Łódź",
        "Ελένη",
        "Nguyễn Thế",
        "李白",
        "नमस्ते",
        "สวัสดี",
        "🚀🚀",
        "O'Brien",
        "a",
        "<script>",
        "Robert'); DROP--",
        "x" * 24,
        "Ada і Боб",
        "R2-Д2",
    ],
)
def test_names_in_all_alphabets(any_server: Running, guest: Guest, name: str) -> None:
    ada = guest(any_server, name)
    assert ada.get("/api/me").json()["name"] == name
    table = ada.make(seats="me open")["id"]
    assert ada.sit(table).table["summary"]["seats"][0]["name"] == name


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 25, "a\0b", "\n", "\u202eadA", "\u200b", "a\tb\x07", "\ufeff", "\x7f"]
)
def test_names_that_cannot_be_seen(any_server: Running, guest: Guest, name: str) -> None:
    answer = guest(any_server).post("/api/me", name=name)
    assert answer.status_code == 400 and why(answer) == "who-bad-name" and "set-cookie" not in answer.headers


BLANK = [
    "\u3164",
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u2800",
    "\u034f",
    "\ufe0f",
    "\U000e0100",
    "\u202e",
    "\u200d",
    "\u00ad",
]


@pytest.mark.parametrize("sign", BLANK)
@pytest.mark.parametrize("around", ["{}", "A{}da", "Ada{}"])
def test_names_with_signs_that_show_nothing(sign: str, around: str) -> None:
    with pytest.raises(WhoError, match="visible"):
        checked_name(around.format(sign))


@pytest.mark.parametrize("name", ["\u0301", "\u0301Ada", "Ada \u0301"])
def test_names_with_marks_on_nothing(name: str) -> None:
    with pytest.raises(WhoError, match="visible"):
        checked_name(name)


def test_a_letter_has_few_marks() -> None:
    assert checked_name("Thế") == "Thế"
    for many in ("a\u0323\u0302\u0301", "Z" + "\u0335" * 23):
        with pytest.raises(WhoError, match="at most 2 accents"):
            checked_name(many)


@pytest.mark.parametrize("name", ["\u0410da", "Bob B\u043eb", "\u0391nna", "\u0410\u0301da"])
def test_a_word_is_of_one_alphabet(server: Running, guest: Guest, name: str) -> None:
    answer = guest(server).post("/api/me", name=name)
    assert answer.status_code == 400 and why(answer) == "who-bad-name-mixed" and "set-cookie" not in answer.headers


def test_nobody_takes_what_looks_like_a_kept_name(any_server: Running, guest: Guest) -> None:
    name = f"COPA {random.getrandbits(32)}"
    assert guest(any_server, name).post("/api/me/password", password=HORSE).status_code == 200
    cyrillic = name.replace("COPA", "\u0421\u043e\u0440\u0430")
    eve = guest(any_server, "Eve")
    for client in (guest(any_server), eve):
        answer = client.post("/api/me", name=cyrillic)
        assert answer.status_code == 409 and why(answer) == "who-name-kept"
    assert eve.get("/api/me").json()["name"] == "Eve"


def test_guests_lose_a_name_that_somebody_keeps(any_server: Running, guest: Guest) -> None:
    name = f"Copa {'abcdefgh'[random.getrandbits(3)]}{random.getrandbits(32)}x"
    cyrillic = name.replace("Copa", "\u0421\u043e\u0440\u0430")
    ada, bob, eve = (guest(any_server, one) for one in (name, name.upper(), cyrillic))
    seated = bob.sit(bob.make(seats="me open")["id"])
    watching = bob.sit(ada.make(start=True)["id"])
    guest(any_server, f"{name} 2").post("/api/me/password", password=HORSE)
    assert ada.post("/api/me/password", password=HORSE).json()["name"] == name
    # At tables too, from the next message; what is written there stays.
    seated.done("chat", text="Who am I?")
    assert seated.heard("chat")["details"]["name"] == f"{name.upper()} 3"
    watching.done("chat", text="Who am I?")
    watching.until(lambda: watching.gallery)
    assert [line["name"] for line in watching.gallery.values()] == [f"{name.upper()} 3"]
    assert seated.table["summary"]["seats"][0]["name"] == name.upper()
    told = bob.get("/api/me").json()
    assert (told["name"], told["lost"], told["kept"]) == (f"{name.upper()} 3", name.upper(), False)
    told = eve.get("/api/me").json()
    assert told["name"] != cyrillic and told["lost"] == cyrillic
    assert "lost" not in ada.get("/api/me").json()
    # Until a name is chosen, be it the same.
    assert "lost" not in eve.post("/api/me", name=told["name"]).json()
    assert "lost" not in eve.get("/api/me").json()
    # A new password of the keeper changes nothing for anybody.
    assert ada.post("/api/me/password", password=STAPLE, old=HORSE).json()["name"] == name


def test_a_long_name_is_lost_too(server: Running, guest: Guest) -> None:
    name = f"{random.getrandbits(64):024}"
    ada, bob = guest(server, name), guest(server, name)
    ada.post("/api/me/password", password=HORSE)
    assert bob.get("/api/me").json()["name"] == f"{name[:22]} 2"


def test_names_that_look_the_same_are_the_same() -> None:
    assert checked_name("E\u0301va") == checked_name("Éva") == "Éva"
    assert checked_name("a \u00a0 b") == "a b"


# Other sites.

FOREIGN = ["http://evil.example", "https://127.0.0.1", "null", "", "http://[", "http://127.0.0.1.evil.example"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_change_nothing(server: Running, guest: Guest, origin: str) -> None:
    ada = guest(server, "Ada")
    table = ada.make(seats="me open")["id"]
    for method, path, body in (
        ("POST", "/api/me", {"name": "Eve"}),
        ("POST", "/api/logout", None),
        ("POST", f"/api/tables/{table}/leave", {"seat": 0}),
        ("DELETE", f"/api/tables/{table}/links/1", None),
    ):
        answer = ada.http.request(method, path, json=body, headers={"Origin": origin})
        assert answer.status_code == 403 and why(answer) == "server-other-origin"
    assert ada.get("/api/me").json()["name"] == "Ada"
    with pytest.raises(InvalidStatus) as refused:
        ada.sit(table, origin=origin, hello=False)
    assert refused.value.response.status_code == 403


def test_our_own_site_and_friends_may(url: str) -> None:
    with running(config(url, origins=("https://friend.example",))) as server, server.guest("Ada") as ada:
        table = ada.make(seats="me open")["id"]
        for origin in (server.url, "https://friend.example"):
            answer = ada.http.post("/api/me", json={"name": "Ada"}, headers={"Origin": origin})
            assert answer.status_code == 200
            assert ada.sit(table, origin=origin).table["seats"] == [0]


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/health", {}),
        ("GET", "/metrics", {}),
        ("GET", "/api/me", {}),
        ("GET", "/api/tables?limit=0", {}),
        ("GET", "/api/tables/nosuch", {}),
        ("GET", "/nothing/here", {}),
        ("PUT", "/api/me", {}),
        ("HEAD", "/api/me", {}),
        ("OPTIONS", "/api/me", {}),
        ("POST", "/api/me", {"Origin": "http://evil.example"}),
        ("POST", "/api/me", {}),
        ("GET", "/api/schema", {}),
    ],
)
def test_security_headers_are_on_every_answer(
    server: Running, guest: Guest, method: str, path: str, headers: dict[str, str]
) -> None:
    answer = guest(server).http.request(method, path, headers=headers)
    for name, value in HEADERS:
        assert answer.headers.get_list(name.decode()) == [value.decode()]
    assert "server" not in answer.headers and "access-control-allow-origin" not in answer.headers


# Logs.


def test_nothing_secret_is_logged(url: str) -> None:
    """A whole session, with everything logged that can be."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    # The clients are in this process too, and log all they please.
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore", "websockets.client")))
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    secrets: list[str] = []
    try:
        quiet()  # as `starboard serve --log-level DEBUG` does, which would take the logs from pytest
        with running(config(url)) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
            secrets += [HORSE, STAPLE, WRONG]
            ada.post("/api/me/password", password=HORSE)
            ada.post("/api/login", name="Ada", password=WRONG)
            ada.post("/api/me/password", password=[STAPLE])
            ada.http.post("/api/login", content=b'{"password": "battery staple')
            made = ada.make("harbour", "me link", webhook=None)
            secrets += made["links"].values()
            bob.claim(made["id"], token=made["links"]["1"])
            bob.post(f"/api/tables/{made['id']}/claim", token=made["links"]["1"])
            ada.start(made["id"])
            one, other = ada.sit(made["id"]), bob.sit(made["id"])
            for _ in range(6):
                able = one if one.own_ask else other
                able.until(lambda able=able: able.own_ask)
                able.play(able.options()[-1])
                other.until(lambda: other.ply == one.ply) if able is one else one.until(lambda: one.ply == other.ply)
            one.refused("play", ply=one.ply, choice="no such thing")
            one.ws.send("no json, but perhaps a secret: battery staple")
            one.receive()
            live = server.house.hub.live[made["id"]]
            secrets += [live.table.plan.secret, server.house.who.key.decode()]
            for client in (ada, bob):
                assert client.cookie is not None
                secrets += [client.cookie, client.cookie.partition(".")[2], client.person]
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    text = written.getvalue()
    assert '"from": "starboard.house"' in text
    assert [secret for secret in secrets if secret in text] == []
    for line in text.splitlines():
        json.loads(line)


def test_nothing_secret_is_logged_by_a_real_server(tmp_path: Path) -> None:
    told = ("--log-level", "DEBUG")
    with Process(f"sqlite:///{tmp_path}/store.db", *told, cwd=tmp_path) as server, server.guest("Ada") as ada:
        ada.post("/api/me/password", password=HORSE)
        made = ada.make("carcassonne", "me me link")
        ada.claim(made["id"], token=made["links"]["2"])
        ada.start(made["id"])
        one = ada.sit(made["id"])
        play_on([one], dice(1), most=3)
        one.done("chat", text="between us")
        assert ada.cookie is not None
        secrets = [HORSE, "between us", made["links"]["2"], ada.person, ada.cookie.partition(".")[2]]
    text = server.log.read_text()
    assert '"closed"' in text
    assert [secret for secret in secrets if secret in text] == []
    for line in text.splitlines():
        assert {"at", "level", "from", "what"} <= set(json.loads(line))
