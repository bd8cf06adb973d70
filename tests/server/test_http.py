"""Every route: what it does, and what it refuses, with which status and why."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from server.running import Client, Running, config, dice, play_on, running
from starboard.kernel.fair import promise_of
from starboard.texts import LANGUAGES, words

Guest = Callable[..., Client]


def why(answer: httpx.Response, status: int) -> str:
    """The key of the reason why something was refused, which is told in English too."""
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert set(problem) <= {"reason", "text", "rule"}
    assert isinstance(problem["text"], str) and problem["text"]
    key: str = problem["reason"]["key"]
    return key


def summary(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}").json()
    return found


# Who am I.


def test_a_name_is_enough(any_server: Running, guest: Guest) -> None:
    ada = guest(any_server)
    assert ada.get("/api/me").json() is None
    answer = ada.post("/api/me", name="  Ada   Lovelace ")
    assert answer.status_code == 200
    told = answer.json()
    assert told == ada.get("/api/me").json() == {"name": "Ada Lovelace", "kept": False, "who": told["who"]}
    person = ada.person
    assert ada.post("/api/me", name="Ada").json() == {"name": "Ada", "kept": False, "who": told["who"]}
    assert ada.person == person
    assert ada.post("/api/logout").status_code == 204
    assert ada.get("/api/me").json() is None


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tables", {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", "/api/tables/abc/claim", {}),
        ("POST", "/api/tables/abc/leave", {"seat": 0}),
        ("POST", "/api/tables/abc/links", {"seat": 0}),
        ("DELETE", "/api/tables/abc/links/0", None),
        ("POST", "/api/tables/abc/start", None),
        ("POST", "/api/tables/abc/fork", {"ply": 0}),
        ("POST", "/api/me/password", {"password": "long enough"}),
        ("GET", "/api/tables?list=mine", None),
    ],
)
def test_who_has_no_name_is_asked_for_it(server: Running, guest: Guest, method: str, path: str, body: Any) -> None:
    assert why(guest(server).http.request(method, path, json=body), 401) == "server-problem"


# The lobby.


def test_the_games_there_are(server: Running, guest: Guest) -> None:
    found = {game["id"]: game for game in guest(server).get("/api/games").json()}
    assert {"carcassonne", "harbour"} <= set(found)
    assert found["carcassonne"]["seats"] == [2, 3, 4, 5]
    assert found["carcassonne"]["levels"] == ["even", "newcomer", "easy", "medium", "hard", "master"]
    assert found["carcassonne"]["options"]["properties"]["teams"] == {
        "type": "boolean",
        "default": False,
        "rule": "CSW-TEAM-01",
    }


def test_the_lobby_shows_public_tables_and_one_s_own(any_server: Running, guest: Guest) -> None:
    ada, bob = guest(any_server, "Ada"), guest(any_server, "Bob")
    waiting = ada.make(seats="me open")["id"]
    hidden = ada.make(seats="me open", public=False)["id"]
    playing = ada.make(seats="me bot:random", start=True)["id"]
    secret = ada.make(seats="me bot:random", start=True, public=False)["id"]

    def listed(client: Client, which: str, **more: Any) -> list[str]:
        return [one["id"] for one in client.get("/api/tables", list=which, limit=100, **more).json()]

    assert waiting in listed(bob, "open") and waiting in listed(guest(any_server), "open", game="carcassonne")
    assert hidden not in listed(bob, "open")
    assert playing in listed(bob, "playing") and playing not in listed(bob, "open") + listed(bob, "finished")
    # Other tests have made tables at this server, too.
    assert waiting not in listed(bob, "open", game="harbour")
    assert listed(bob, "open", game="no such game") == []
    assert playing in listed(guest(any_server), "playing") and secret not in listed(ada, "playing")
    assert {*listed(ada, "mine")} == {waiting, hidden, playing, secret}
    assert listed(bob, "mine") == []
    bob.claim(waiting)
    assert listed(bob, "mine") == [waiting]


def test_the_lobby_is_read_page_by_page(any_server: Running, guest: Guest) -> None:
    ada = guest(any_server, "Ada")
    made = [ada.make(seats="me open")["id"] for _ in range(7)]
    seen: list[str] = []
    before = None
    while page := ada.get("/api/tables", list="mine", limit=3, **({"before": before} if before else {})).json():
        assert len(page) <= 3
        seen += [one["id"] for one in page]
        before = page[-1]["updated_at"]
    assert seen == made[::-1]


def test_what_is_being_played_is_read_page_by_page(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    made = [ada.make("harbour", "me me", start=True, public=number != 2)["id"] for number in range(5)]
    ada.sit(made[3]).done("pause", on=True)
    seen: list[str] = []
    before = None
    while page := ada.get("/api/tables", list="playing", limit=2, **({"before": before} if before else {})).json():
        seen += [one["id"] for one in page]
        before = page[-1]["updated_at"]
    assert [table for table in seen if table in made] == [made[3], made[4], made[1], made[0]]


def test_a_summary_tells_what_a_table_is_like(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    clock = {"kind": "move", "seconds": 600.0, "reserve": 60.0}
    table = ada.make(seats="me bot:random", clock=clock, options={"teams": False}, start=True)["id"]
    found = summary(ada, table)
    assert found["clock"] and found["clock_plan"] == clock
    assert found["options"]["planet_reinforce"] is True
    assert found["prompt"] == {"key": "carcassonne-ask-place", "args": {"seat": 0}}
    assert found["deadline"] == pytest.approx(found["updated_at"] + 660, abs=1)
    assert not {"lesson", "record"} & {*found}  # as usual
    one = ada.sit(table)
    assert one.table["summary"]["clock_plan"] == clock
    one.done("pause", on=True)
    paused = summary(ada, table)
    assert not {"prompt", "deadline"} & {*paused}
    forked = summary(ada, ada.post(f"/api/tables/{table}/fork", ply=0).json()["id"])
    assert forked["record"] is False and not {"clock_plan", "lesson"} & {*forked}


@pytest.mark.parametrize("query", ["list=all", "limit=0", "limit=101", "limit=x", "before=x", "list=", "before="])
def test_a_lobby_that_is_asked_for_wrongly(server: Running, guest: Guest, query: str) -> None:
    assert why(guest(server).http.get(f"/api/tables?{query}"), 400) == "server-problem"


@pytest.mark.parametrize("query", ["before=nan", "before=inf", "before=-1e308", "game=%00", "game=%F0%9F%9A%80"])
def test_a_lobby_that_is_asked_for_oddly(any_server: Running, guest: Guest, query: str) -> None:
    assert guest(any_server).http.get(f"/api/tables?{query}").status_code in (200, 400)


# Making tables.


def test_a_table_is_made_as_planned(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    made = ada.make(seats="me link open bot:greedy", options={"first_player": 2}, hints=True)
    found = summary(ada, made["id"])
    assert [seat["kind"] for seat in found["seats"]] == ["link", "link", "open", "bot"]
    assert [seat.get("name", "") for seat in found["seats"]] == ["Ada", "", "", ""]
    assert found["seats"][3]["bot"] == "greedy"
    assert found["status"] == "open" and found["waiting"] == [] and found["public"]
    assert list(made["links"]) == ["1"]
    told = ada.sit(made["id"]).table
    assert told["options"]["first_player"] == 2 and told["hints"] and told["owner"] and told["seats"] == [0]


@pytest.mark.parametrize(
    ("changes", "status", "key"),
    [
        ({"game": "chess"}, 404, "error-unknown-game"),
        ({"seats": []}, 400, "error-bad-seats"),
        ({"seats": [{"kind": "me"}]}, 400, "error-bad-seats"),
        ({"seats": [{"kind": "me"}] * 6}, 400, "error-bad-seats"),
        ({"seats": [{"kind": "me"}] * 1000}, 400, "table-bad-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "throne"}]}, 400, "table-bad-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "table-bad-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "open", "level": "random"}]}, 400, "table-bad-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "deep thought"}]}, 400, "error-unknown-bot"),
        ({"options": {"no such": 1}}, 400, None),
        ({"options": {"teams": "yes"}}, 400, None),
        ({"options": {"teams": True}}, 400, None),
        ({"options": {"colours": {"red": [1, {"a": None}]}}}, 400, None),
        ({"clock": {"kind": "move", "seconds": 0.5}}, 400, "table-bad-clock"),
        ({"clock": {"kind": "week", "seconds": 10}}, 400, "table-bad-clock"),
        ({"clock": {"kind": "move", "seconds": 10, "reserve": -1}}, 400, "table-bad-clock"),
        ({"clock": {"kind": "game", "seconds": 1e300}}, 400, "table-bad-clock"),
        ({"luck": "seven"}, 400, "server-problem"),
        ({"start": True}, 409, "table-seats-free"),
        ({"webhook": "ftp://example.org"}, 400, "table-bad-webhook"),
        ({"webhook": "http://"}, 400, "table-bad-webhook"),
        ({"webhook": "http://["}, 400, "table-bad-webhook"),
        ({"webhook": "http://127.0.0.1:99999/"}, 400, "table-bad-webhook"),
        ({"webhook": f"http://{'a' * 70}.invalid/"}, 400, "table-bad-webhook"),
        ({"webhook": "http://127.0.0.1/"}, 400, "table-bad-webhook"),
        ({"webhook": "http://[::ffff:127.0.0.1]/"}, 400, "table-bad-webhook"),
        ({"webhook": "http://localhost/"}, 400, "table-bad-webhook"),
        ({"webhook": "http://169.254.169.254/"}, 400, "table-bad-webhook"),
    ],
)
def test_a_table_that_cannot_be(
    server: Running, guest: Guest, changes: dict[str, Any], status: int, key: str | None
) -> None:
    ada = guest(server, "Ada")
    body = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}], **changes}
    found = why(ada.post("/api/tables", **body), status)
    assert key is None or found == key
    assert ada.get("/api/tables", list="mine").json() == []


def test_a_refused_table_leaves_nothing_in_the_lobby(url: str) -> None:
    with running(config(url)) as server, server.guest("Ada") as ada:
        seats = [{"kind": "me"}, {"kind": "open"}]
        for wrong in ({"start": True}, {"luck": "seven"}):
            answer = ada.post("/api/tables", game="carcassonne", seats=seats, **wrong)
            assert answer.status_code in (400, 409)
        assert ada.get("/api/tables").json() == []


# Sitting down.


def test_seats_are_taken_in_every_way(any_server: Running, guest: Guest) -> None:
    ada, bob, cleo = guest(any_server, "Ada"), guest(any_server, "Bob"), guest(any_server, "Cleo")
    made = ada.make(seats="open link open link")
    table, token = made["id"], made["links"]["1"]
    assert bob.claim(table) == 0
    assert cleo.claim(table, token=token, luck=False) == 1
    assert ada.claim(table, seat=2) == 2
    assert ada.claim(table, seat=3) == 3
    # Whoever has a later seat already is told the one they took now.
    assert bob.post(f"/api/tables/{table}/leave", seat=0).status_code == 204
    assert ada.claim(table) == 0
    assert [seat["name"] for seat in summary(ada, table)["seats"]] == ["Ada", "Cleo", "Ada", "Ada"]
    ada.start(table)
    assert summary(ada, table)["status"] == "playing"


def test_a_link_cannot_be_guessed_and_is_used_once(any_server: Running, guest: Guest) -> None:
    ada, bob, cleo = guest(any_server, "Ada"), guest(any_server, "Bob"), guest(any_server, "Cleo")
    made = ada.make(seats="me link link")
    table, tokens = made["id"], made["links"]
    path = f"/api/tables/{table}/claim"
    assert all(len(token) >= 24 for token in tokens.values()) and len({*tokens.values()}) == 2
    for wrong in ("", "x", tokens["1"][:-1], tokens["1"].swapcase(), "ž" * 3, "\0"):
        assert why(bob.post(path, token=wrong), 409) == "table-link-gone"
    assert why(bob.post(path, seat=1), 403) == "table-seat-by-link"
    assert bob.claim(table, token=tokens["1"], seat=2) == 1
    assert why(cleo.post(path, token=tokens["1"]), 409) == "table-link-gone"
    # Links of other tables lead nowhere here, and everything that was told of the table holds none.
    other = ada.make(seats="me link")
    assert why(cleo.post(path, token=other["links"]["1"]), 409) == "table-link-gone"
    told = cleo.sit(table).texts[-1] + cleo.get(f"/api/tables/{table}").text
    assert not any(token in told for token in (*tokens.values(), other["links"]["1"]))


def test_a_link_is_replaced_and_withdrawn(any_server: Running, guest: Guest) -> None:
    ada, bob = guest(any_server, "Ada"), guest(any_server, "Bob")
    made = ada.make(seats="me link")
    links = f"/api/tables/{made['id']}/links"
    path = f"/api/tables/{made['id']}/claim"
    answer = ada.post(links, seat=1)
    assert answer.status_code == 201 and answer.json()["seat"] == 1
    new = answer.json()["token"]
    assert why(bob.post(path, token=made["links"]["1"]), 409) == "table-link-gone"
    assert ada.delete(f"{links}/1").status_code == 204
    assert why(bob.post(path, token=new), 409) == "table-link-gone"
    newest = ada.post(links, seat=1).json()["token"]
    assert bob.claim(made["id"], token=newest) == 1
    assert why(ada.post(links, seat=1), 409) == "table-seat-taken"


def test_only_the_owner_makes_links_and_starts(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open")["id"]
    base = f"/api/tables/{table}"
    assert why(bob.post(f"{base}/links", seat=1), 403) == "table-owner-only"
    assert why(bob.delete(f"{base}/links/1"), 403) == "table-owner-only"
    assert why(ada.post(f"{base}/start"), 409) == "table-seats-free"
    bob.claim(table)
    assert why(bob.post(f"{base}/start"), 403) == "table-owner-only"
    ada.start(table)
    for late in (ada.post(f"{base}/start"), ada.post(f"{base}/links", seat=1), bob.post(f"{base}/leave", seat=1)):
        assert why(late, 409) == "table-started"
    assert why(guest(server, "Cleo").post(f"{base}/claim"), 409) == "table-no-open-seat"


def test_nobody_touches_another_s_seat(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make(seats="me open bot:random")["id"]
    base = f"/api/tables/{table}"
    assert why(bob.post(f"{base}/leave", seat=0), 403) == "table-not-your-seat"
    assert why(bob.post(f"{base}/claim", seat=0), 409) == "table-seat-taken"
    assert why(bob.post(f"{base}/claim", seat=2), 409) == "table-seat-taken"
    for nowhere in (3, 2**53 - 1):
        assert why(bob.post(f"{base}/claim", seat=nowhere), 409) == "table-no-such-seat"
        assert why(bob.post(f"{base}/leave", seat=nowhere), 409) == "table-no-such-seat"
        assert why(ada.post(f"{base}/links", seat=nowhere), 409) == "table-no-such-seat"
    assert bob.post(f"{base}/claim", luck="\t").status_code == 400


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/at/0", None),
        ("GET", "/record", None),
        ("POST", "/claim", {}),
        ("POST", "/leave", {"seat": 0}),
        ("POST", "/links", {"seat": 0}),
        ("DELETE", "/links/0", None),
        ("POST", "/start", None),
        ("POST", "/fork", {"ply": 0}),
    ],
)
def test_a_table_that_is_not_there(server: Running, guest: Guest, method: str, path: str, body: Any) -> None:
    ada = guest(server, "Ada")
    answer = ada.http.request(method, f"/api/tables/nosuchtable{path}", json=body)
    assert why(answer, 404) == "table-unknown"
    for odd in ("A", "%00", "a" * 33, "a%2Fb", "%C5%BE"):
        assert ada.http.request(method, f"/api/tables/{odd}{path}", json=body).status_code in (400, 404)


# Looking back, records, forks.


def test_one_can_look_back(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    table = ada.make(start=True)["id"]
    one = ada.sit(table)
    before = one.table["view"]
    one.play()
    one.until(lambda: one.ply >= 1)
    past = ada.get(f"/api/tables/{table}/at/0").json()
    assert past["ply"] == 0 and past["of"] >= 1 and past["view"] == before
    assert guest(server).get(f"/api/tables/{table}/at/0").json()["view"] == before  # nothing is hidden here
    for nowhere in (1000, 2**53 - 1):
        assert why(ada.get(f"/api/tables/{table}/at/{nowhere}"), 409) == "table-no-such-ply"
    for wrong in (-1, 2**53, 10**30):
        assert why(ada.get(f"/api/tables/{table}/at/{wrong}"), 400) == "server-problem"
    assert why(ada.get(f"/api/tables/{table}/at/x"), 404) == "server-problem"
    waiting = ada.make(seats="me open")["id"]
    assert why(ada.get(f"/api/tables/{waiting}/at/0"), 409) == "table-no-such-ply"


def test_the_record_is_given_out_at_the_end_with_its_proof(any_server: Running, guest: Guest) -> None:
    from starboard.kernel.record import Record

    ada = guest(any_server, "Ada")
    table = ada.make("harbour", "me me", start=True, options={"rounds": 1})["id"]
    one = ada.sit(table)
    assert why(ada.get(f"/api/tables/{table}/record"), 409) == "table-record-later"
    promise = one.table["promise"]
    play_on([one], dice(1))
    answer = ada.get(f"/api/tables/{table}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    record = Record.read(answer.text)
    assert record.fairness is not None and record.fairness.promise == promise
    assert promise_of(one.table["secret"]) == promise and record.fairness.luck == ["", ""]
    assert record.fairness.kept and record.fairness.seed == record.seed


def test_a_game_is_forked_from_any_point(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me open", options={"rounds": 1})["id"]
    base = f"/api/tables/{table}"
    assert why(ada.post(f"{base}/fork", ply=0), 409) == "table-no-such-ply"
    bob.claim(table)
    ada.start(table)
    one, other = ada.sit(table), bob.sit(table)
    hand = one.table["view"]["hand"]
    answer = ada.post(f"{base}/fork", ply=0)
    assert answer.status_code == 201 and answer.json()["links"] == {}
    forked = ada.sit(answer.json()["id"])
    assert forked.table["view"]["hand"] == hand and forked.table["seats"] == [0] and forked.table["hints"]
    assert forked.table["summary"]["forked_from"] == table and not forked.table["summary"]["public"]
    # An onlooker takes any seat, and has the cards of nobody: they are dealt anew.
    watching = guest(server, "Cleo")
    answer = watching.post(f"{base}/fork", ply=0, seat=1, level="random")
    assert watching.sit(answer.json()["id"]).table["seats"] == [1]
    assert why(ada.post(f"{base}/fork", ply=99), 409) == "table-no-such-ply"
    assert why(ada.post(f"{base}/fork", ply=0, seat=2), 409) == "table-no-such-seat"
    assert why(ada.post(f"{base}/fork", ply=0, level="x"), 400) == "error-unknown-bot"
    play_on([one, other], dice(2))
    assert why(ada.post(f"{base}/fork", ply=one.ply), 409) == "table-over"


# Players.


def test_a_player_s_page_and_the_best(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    assert why(ada.get("/api/players/Nobody"), 404) == "who-unknown"
    assert ada.get("/api/ratings/carcassonne", limit=1).status_code == 200
    assert why(ada.get("/api/ratings/chess"), 404) == "error-unknown-game"
    assert why(ada.get("/api/ratings/carcassonne", limit=0), 400) == "server-problem"


@pytest.mark.parametrize("name", ["%00", "%F0%9F%9A%80", "..%2f", "a" * 3000, "%E2%80%AE", "%ff"])
def test_a_player_of_an_odd_name(any_server: Running, guest: Guest, name: str) -> None:
    assert guest(any_server).http.get(f"/api/players/{name}").status_code == 404


# Bodies that are not what they should be.

POSTS = [
    "/api/me",
    "/api/me/password",
    "/api/login",
    "/api/tables",
    "/api/tables/{table}/claim",
    "/api/tables/{table}/leave",
    "/api/tables/{table}/links",
    "/api/tables/{table}/fork",
]
RIGHT: dict[str, dict[str, Any]] = {
    "/api/me": {"name": "Ada"},
    "/api/me/password": {"password": "long enough"},
    "/api/login": {"name": "Ada", "password": "long enough"},
    "/api/tables": {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}]},
    "/api/tables/{table}/claim": {"seat": 1},
    "/api/tables/{table}/leave": {"seat": 0},
    "/api/tables/{table}/links": {"seat": 1},
    "/api/tables/{table}/fork": {"ply": 0},
}
DEEP = "[" * 20_000 + "]" * 20_000


@pytest.fixture(scope="module")
def patient(sqlite_server: Running) -> Any:
    with sqlite_server.guest("Ada") as ada:
        yield ada, ada.make(seats="me open")["id"]


@pytest.mark.parametrize("path", POSTS)
def test_bodies_are_read_strictly(patient: tuple[Client, str], path: str) -> None:
    ada, table = patient
    address = path.format(table=table)
    right = RIGHT[path]
    wrong: list[Any] = [None, [], 5, "text", True, {}, {**right, "extra": 1}]
    for field, value in right.items():
        other: list[Any] = [None, {"a": 1}, [[1]], 1.5, value if isinstance(value, list) else [value]]
        other += (
            [True, "1", -1, 2**53, 10**30]
            if isinstance(value, int)
            else [5]
            if not isinstance(value, list)
            else ["x", [5]]
        )
        wrong += [{**right, field: bad} for bad in other if bad != value]
    for body in wrong:
        answer = ada.http.post(address, json=body)
        # A claim may leave everything out; that is no error of form.
        if path.endswith("claim") and body in ({}, {"seat": None}):
            continue
        assert why(answer, 400) in ("server-problem", "table-bad-seat"), (body, answer.text)


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b'{"name": }', 400),
        (b"\xff\xfe", 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": "\\ud800"}', 400),
        (b'{"seat": 1' + b"0" * 5000 + b"}", 400),
        (DEEP.encode(), 400),
        (b'{"options": ' + DEEP.encode() + b', "game": "carcassonne", "seats": []}', 400),
        (b'{"x": ' + DEEP.encode() + b"}", 400),
        (b" " * 70_000, 413),
        (b'{"name": "' + b"a" * 1_000_000 + b'"}', 413),
    ],
)
def test_bodies_that_are_no_json_or_too_much(
    patient: tuple[Client, str], path: str, content: bytes, status: int
) -> None:
    ada, table = patient
    answer = ada.http.post(path.format(table=table), content=content, headers={"Content-Type": "application/json"})
    assert why(answer, status) == "server-problem"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""])
def test_bodies_of_another_kind(patient: tuple[Client, str], kind: str) -> None:
    answer = patient[0].http.post("/api/me", content=b"name=Eve", headers={"Content-Type": kind})
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api/login", 405),
        ("PUT", "/api/me", 405),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/abc/socket", 404),
        ("DELETE", "/api/tables/abc/links/x", 404),
    ],
)
def test_what_there_is_not(server: Running, guest: Guest, method: str, path: str, status: int) -> None:
    answer = guest(server).http.request(method, path)
    assert answer.status_code in (status, 404, 405)
    assert why(answer, answer.status_code) == "server-problem"
    told = answer.json()
    assert told["reason"]["args"] == {"status": answer.status_code}
    said = {lang: words(lang)("server-problem", **told["reason"]["args"]) for lang in LANGUAGES}
    assert len(set(said.values()) - {told["text"]}) == len(LANGUAGES), "in each language, and not in the server’s words"


def test_our_own_fault_is_told_without_details(
    server: Running, guest: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*args: Any, **more: Any) -> Any:
        raise RuntimeError("the cellar is full of secrets")

    monkeypatch.setattr(server.house.store, "summary", broken)
    answer = guest(server).get("/api/tables/abc")
    assert why(answer, 500) == "server-broken"
    assert "cellar" not in answer.text and "x-frame-options" in answer.headers
    assert "cellar" in caplog.text


def test_the_form_of_everything_is_published(server: Running, guest: Guest) -> None:
    answer = guest(server).get("/api/schema")
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert "/api/tables/{table_id}/claim" in json.loads(answer.text)["paths"]


def test_too_many_requests_are_refused_until_later(url: str) -> None:
    with running(config(url, requests_per_s=5.0, requests_at_once=20)) as server, server.guest() as ada:
        answers = [ada.get("/api/me") for _ in range(40)]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        refused = [answer for answer in answers if answer.status_code != 200]
        assert refused and {why(answer, 429) for answer in refused} == {"server-too-many"}
