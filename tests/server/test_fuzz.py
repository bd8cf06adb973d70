"""Inputs nobody would send: every one is answered, clearly, and no table is the worse for it."""

from __future__ import annotations

import itertools
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from marks import long
from server.running import PATIENCE, Client, Running, Socket, config, dice, play_on, running
from starboard.kernel.chance import Dice, below
from starboard.server.who import COOKIE
from starboard.texts import words

# For each of the two databases: all together about 1,500 inputs, and more than 20,000.
FEW_REQUESTS, MANY_REQUESTS = 4, 120  # for each operation, once as documented and once not
FEW_WISHES, MANY_WISHES = 500, 8_000
WISHES_AT_A_TABLE = 100

# Hypothesis minds if chance is used behind its back, which the server does meanwhile.
in_a_thread = pytest.mark.filterwarnings("ignore:Do not use the `random` module")

numbers = itertools.count()
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(params=["sqlite", "postgres"])
def fuzzed(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture, url: str) -> Iterator[Running]:
    """A server of its own, whose log stays clean and where a game can still be played afterwards."""
    with running(config(url if request.param == "sqlite" else request.getfixturevalue("database"))) as server:
        no_bots(server)
        yield server
        with Table(server) as table:
            play_on(table.sockets, dice(1))
            assert table.sockets[0].status == "over"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def no_bots(server: Running) -> None:
    """Thousands of tables are made, and some of them would play for ever by themselves."""
    hub, thinkers = server.house.hub, server.house.thinkers
    hub.after = [hook for hook in hub.after if getattr(hook, "__self__", None) is not thinkers]
    hub.on_load = []


class Table:
    """Two people at a table, and somebody who looks on."""

    def __init__(self, server: Running) -> None:
        # Names of their own: a request may have kept any other by a password.
        self.people = [server.guest(f"{name} {next(numbers)}") for name in ("Ada", "Ben")]
        ada, ben = self.people
        self.id: str = ada.make(seats="me open")["id"]
        ben.claim(self.id)
        ada.start(self.id)
        self.sockets = [ada.sit(self.id), ben.sit(self.id)]

    def __enter__(self) -> Table:
        return self

    def __exit__(self, *error: object) -> None:
        for client in self.people:
            client.close()


def pick(dice: Dice, things: Any) -> Any:
    return things[below(dice, len(things))]


# HTTP.


class Requests:
    def __init__(self, server: Running, table: Table) -> None:
        self.server = server
        self.ada: Client = table.people[0]
        self.tables = [table.id, self.ada.make(seats="me open")["id"], self.ada.make(seats="me link")["id"]]
        self.session = requests.Session()
        self.session.trust_env = False
        self.dice = Dice(19)
        self.sent = 0

    def fuzz(self, examples: int) -> None:
        schema = schemathesis.openapi.from_dict(self.ada.get("/api/schema/openapi.json").json())
        for operation in schema.get_all_operations():
            for mode in GenerationMode:
                try:
                    self.run(operation.ok().as_strategy(generation_mode=mode), examples)
                except Unsatisfiable:
                    assert mode is GenerationMode.NEGATIVE  # nothing about this operation can be wrong

    def run(self, strategy: Any, examples: int) -> None:
        @settings(
            max_examples=examples,
            phases=[Phase.generate],
            database=None,
            derandomize=True,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(strategy)
        def each(case: Any) -> None:
            self.ask(case)

        each()

    def ask(self, case: Any) -> None:
        self.sent += 1
        if "table_id" in (case.path_parameters or {}) and below(self.dice, 4):
            case.path_parameters["table_id"] = pick(self.dice, self.tables)
        if isinstance(case.body, dict) and isinstance(case.body.get("webhook"), str):
            case.body["webhook"] = "http://127.0.0.1:9/"  # nothing may reach out to an address made up here
        self.session.cookies.clear()
        cookies = {COOKIE: self.ada.cookie} if below(self.dice, 8) else {}
        answer = case.call(base_url=self.server.url, session=self.session, cookies=cookies, timeout=PATIENCE)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            problem = json.loads(answer.content)
            assert problem["text"] and words("en").has(problem["reason"]["key"])
        if answer.status_code == 201 and case.operation.path == "/api/tables":
            self.tables.append(json.loads(answer.content)["id"])


def fuzz_requests(server: Running, examples: int) -> int:
    with Table(server) as table:
        fuzz = Requests(server, table)
        with fuzz.session:
            fuzz.fuzz(examples)
        return fuzz.sent


@in_a_thread
def test_odd_requests_are_answered_clearly(fuzzed: Running) -> None:
    assert fuzz_requests(fuzzed, FEW_REQUESTS) > 150


@long
@in_a_thread
def test_many_odd_requests_are_answered_clearly(fuzzed: Running) -> None:
    assert fuzz_requests(fuzzed, MANY_REQUESTS) > 3_000


# The socket. Messages of a session that would be right, changed at random.


def right_wishes(line: Socket) -> list[dict[str, Any]]:
    choice = line.own_ask["options"][0]["notation"] if line.own_ask else "place 1,0 r90"
    return [
        {"do": "hello", "after": 3},
        {"do": "play", "ply": line.ply, "choice": choice},
        {"do": "play", "ply": line.ply, "choice": choice, "seat": 0, "aside": False},
        {"do": "undo"},
        {"do": "answer-undo", "allow": True},
        {"do": "pause", "on": True},
        {"do": "pause", "on": False},
        {"do": "hand-over", "seat": 0, "level": "random"},
        {"do": "take-back", "seat": 0},
        {"do": "concede", "seat": 0},
        {"do": "chat", "text": "Hello there!"},
        {"do": "why-not", "text": "place 0,0 r0", "seat": 1},
        {"do": "inspect", "target": "segment:0,0/r1"},
        {"do": "outlook", "choice": choice, "seat": 0},
        {"do": "asides", "seat": 0},
        {"do": "hint", "seat": 0},
        {"do": "ping"},
    ]


NUMBERS = (0, -1, 1, 2, 255, 2**31, 2**53 + 1, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, 0.5, -0.0, 1e308)
STRINGS = (
    "",
    " ",
    "\0",
    "\n" * 50,
    "ž" * 500,
    "𝕾" * 100,
    "\u202e",
    "\ufeff",
    "{}",
    "null",
    "../../etc/passwd",
    "' OR 1=1 --",
    "<script>",
    "%s%n",
    "{ $seat }",
    "9" * 5000,
    "place 99999999999999999999,1 r90",
    "place 1,1 r٣",
    "figure small planet 0,0",
    "segment:0,0/\0",
    "cell:127,127",
)
TEXTS = ('"\\ud800"', '"\\udfff\\ud800"', "NaN", "-Infinity", "1e999", "-", "0x1", "01", '"\\x00"', "True", "'a'")


def odd_value(dice: Dice) -> Any:
    kind = below(dice, 8)
    if kind < 3:
        return pick(dice, NUMBERS)
    if kind < 6:
        return pick(dice, STRINGS)
    return pick(dice, (None, True, False, [], {}, [[]], {"": None}, [1, "2", None], nested(below(dice, 60))))


def nested(depth: int) -> Any:
    return [nested(depth - 1)] if depth else {"a": 1}


def without_a_field(wish: dict[str, Any], dice: Dice) -> str:
    del wish[pick(dice, list(wish))]
    return json.dumps(wish)


def with_another_field(wish: dict[str, Any], dice: Dice) -> str:
    wish[pick(dice, ("id", "x", "do ", "Do", "person", "seat", "ply", "\0"))] = odd_value(dice)
    return json.dumps(wish)


def with_another_value(wish: dict[str, Any], dice: Dice) -> str:
    wish[pick(dice, list(wish))] = odd_value(dice)
    return json.dumps(wish)


def with_a_value_that_is_none(wish: dict[str, Any], dice: Dice) -> str:
    """Text that is no JSON, or that JSON allows but nothing else does."""
    name = pick(dice, list(wish))
    return json.dumps({**wish, name: "HERE"}).replace('"HERE"', pick(dice, TEXTS))


def with_a_field_twice(wish: dict[str, Any], dice: Dice) -> str:
    name = pick(dice, list(wish))
    return json.dumps(wish)[:-1] + f", {json.dumps(name)}: {json.dumps(odd_value(dice))}}}"


def wrapped(wish: dict[str, Any], dice: Dice) -> str:
    return json.dumps(pick(dice, ([wish], {"wish": wish}, [wish, wish], json.dumps(wish), {**wish, "do": wish})))


def deep(wish: dict[str, Any], dice: Dice) -> str:
    depth = 1 + below(dice, 5_000)
    opened, closed = pick(dice, (("[", "]"), ('{"a":', "}")))
    inside = opened * (depth // len(opened)) + "1" + closed * (depth // len(opened))
    return pick(dice, (inside, json.dumps({**wish, "x": "HERE"}).replace('"HERE"', inside)))


def large(wish: dict[str, Any], dice: Dice) -> str:
    """Up to what is allowed."""
    name = pick(dice, ("text", "choice", "target", "do", "x"))
    return json.dumps({**wish, name: "long " * (below(dice, 16_000) // 5)})


def with_other_signs(wish: dict[str, Any], dice: Dice) -> str:
    signs = list(json.dumps(wish))
    for _ in range(1 + below(dice, 4)):
        place = below(dice, len(signs))
        change = below(dice, 4)
        if change == 0:
            signs[place] = chr(below(dice, 0xD800))
        elif change == 1:
            signs.insert(place, pick(dice, '{}[]",:0-.\\\0 e'))
        elif change == 2:
            signs[place : place + 1 + below(dice, 5)] = ["0"]
        else:
            signs[place:place] = signs[place : place + below(dice, 20)]
    return "".join(signs)


def cut(wish: dict[str, Any], dice: Dice) -> str:
    text = json.dumps(wish)
    return text[: below(dice, len(text))]


def as_bytes(wish: dict[str, Any], dice: Dice) -> bytes:
    return json.dumps(wish).encode()[below(dice, 3) :]


def unchanged(wish: dict[str, Any], dice: Dice) -> str:
    return json.dumps(wish)


CHANGES: tuple[Callable[[dict[str, Any], Dice], str | bytes], ...] = (
    without_a_field,
    with_another_field,
    with_another_value,
    with_another_value,
    with_a_value_that_is_none,
    with_a_field_twice,
    wrapped,
    deep,
    large,
    with_other_signs,
    with_other_signs,
    cut,
    as_bytes,
    unchanged,
)


def demand_an_answer(line: Socket, message: str | bytes) -> str:
    """To every message comes one answer; the socket stays open."""
    line.ws.send(message)
    while (told := line.receive())["it"] == "news":
        pass
    assert told["it"] in ("done", "refused", "welcome"), told
    if told["it"] == "refused":
        assert words("en").has(told["reason"]["key"]) and told["reason"]["key"] != "server-broken", (message, told)
    it: str = told["it"]
    return it


def fuzz_wishes(server: Running, wishes: int) -> dict[str, int]:
    dice, answers = Dice(16), {"done": 0, "refused": 0, "welcome": 0}
    for _ in range(wishes // WISHES_AT_A_TABLE):
        with Table(server) as table:
            lines = [*table.sockets, table.people[0].sit(table.id), Client(server.url).sit(table.id)]
            for _ in range(WISHES_AT_A_TABLE):
                line = pick(dice, lines)
                message = pick(dice, CHANGES)({**pick(dice, right_wishes(line)), "id": 1}, dice)
                answers[demand_an_answer(line, message)] += 1
            demand_whole(table)
            lines[-1].close()
    return answers


def demand_whole(table: Table) -> None:
    """Everybody sees the same table, and it goes on unless somebody has rightly ended or stopped it."""
    for line in table.sockets:
        line.hello()
    ada, ben = table.sockets
    assert ada.table["summary"] == ben.table["summary"] and ada.table["view"] == ben.table["view"]
    for line in table.sockets:
        line.wish("pause", on=False)
        for seat in line.table["seats"]:
            line.wish("take-back", seat=seat)
        line.hello()
    if ada.status == "playing":
        able = next(line for line in table.sockets if line.own_ask)
        able.hello()
        able.play()


def test_odd_wishes_are_answered_clearly(fuzzed: Running) -> None:
    answers = fuzz_wishes(fuzzed, FEW_WISHES)
    assert all(answers.values()) and sum(answers.values()) == FEW_WISHES


@long
def test_many_odd_wishes_are_answered_clearly(fuzzed: Running) -> None:
    answers = fuzz_wishes(fuzzed, MANY_WISHES)
    assert all(answers.values()) and sum(answers.values()) == MANY_WISHES
