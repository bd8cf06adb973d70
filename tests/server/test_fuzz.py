"""Inputs nobody would send: every one is answered, clearly, and no table is the worse for it."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
import requests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable

from marks import long
from server.fuzzing import Fuzz
from server.odd_inputs import STREAMS, frame, pick
from server.running import PATIENCE, Client, Process, Running, config, dice, play_on, running
from starboard.kernel.chance import Dice, below
from starboard.server.who import COOKIE
from starboard.texts import words

FEW_REQUESTS, MANY_REQUESTS = 2, 120  # for each operation, once as documented and once not
FEW_INPUTS = 5_000
# The long run: a million inputs, half of them for each database, each slice with a server of its own (-k slice-7).
SLICES, SLICE = 20, 25_000
GROWTH = 150 * 2**20  # bytes that the process may grow by after the first half of a slice: far less than what was sent

# Hypothesis minds if chance is used behind its back, which the server does meanwhile.
in_a_thread = pytest.mark.filterwarnings("ignore:Do not use the `random` module")

numbers = itertools.count()
Guest = Callable[..., Client]


# Every day: with one database. What is asked of databases, both are asked in tests/tables every day.
@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=long)])
def fuzzed(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, url: str
) -> Iterator[Running]:
    """A server of its own, whose log stays clean and where a game can still be played afterwards."""
    with running(config(url if request.param == "sqlite" else request.getfixturevalue("database"))) as server:
        # Thousands of tables are made, and some of them would play for ever by themselves.
        monkeypatch.setattr(server.house.thinkers, "due", lambda table: [])
        yield server
        with Table(server) as table:
            play_on(table.sockets, dice(1))
            assert table.sockets[0].status == "over"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


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


# HTTP.


class Requests:
    def __init__(self, server: Running, table: Table) -> None:
        self.server = server
        self.ada: Client = table.people[0]
        self.tables = [table.id, self.ada.make(seats="me open")["id"], self.ada.make(seats="me link")["id"]]
        self.session = requests.Session()
        self.session.trust_env = False
        self.dice = Dice(19)
        self.checks: list[Any] = []
        self.sent = 0

    def fuzz(self, examples: int) -> None:
        import schemathesis  # here, for it takes its time and one process of the test run needs it
        from schemathesis.checks import not_a_server_error
        from schemathesis.generation import GenerationMode
        from schemathesis.specs.openapi import checks

        self.checks = [not_a_server_error, checks.status_code_conformance]
        self.checks += [checks.content_type_conformance, checks.response_schema_conformance]
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
        cookies = {COOKIE: self.cookie()} if below(self.dice, 8) else {}
        answer = case.call(base_url=self.server.url, session=self.session, cookies=cookies, timeout=PATIENCE)
        case.validate_response(answer, checks=self.checks)
        if answer.status_code >= 400:
            problem = json.loads(answer.content)
            assert problem["text"] and words("en").has(problem["reason"]["key"])
        if answer.status_code == 201 and case.operation.path == "/api/tables":
            self.tables.append(json.loads(answer.content)["id"])

    def cookie(self) -> str:
        """Ada's, of a session of its own: requests made up here log her out, and give her passwords."""
        house = self.server.house
        person = self.server.run(house.store.person(self.ada.person))
        return house.who.cookie(house.who.begin(person), time.time())


def fuzz_requests(server: Running, examples: int) -> int:
    with Table(server) as table:
        fuzz = Requests(server, table)
        with fuzz.session:
            fuzz.fuzz(examples)
        return fuzz.sent


@long
@in_a_thread
def test_odd_requests_are_answered_clearly(fuzzed: Running) -> None:
    assert fuzz_requests(fuzzed, FEW_REQUESTS) > 80


@long
@in_a_thread
def test_many_odd_requests_are_answered_clearly(fuzzed: Running) -> None:
    assert fuzz_requests(fuzzed, MANY_REQUESTS) > 3_000


# Sockets and HTTP together, by inputs of our own (odd_inputs.py, fuzzing.py).


def fuzz(server: Running, seed: int, inputs: int) -> Counter[str]:
    done = Fuzz(server, seed)
    asyncio.run(done.run(inputs))
    assert done.tally.sent == inputs
    return done.tally.answers


def test_odd_inputs_are_answered_clearly(fuzzed: Running) -> None:
    answers = fuzz(fuzzed, 16, FEW_INPUTS)
    for answer in ("done", "refused", "welcome", "closed", "2xx", "4xx", "bytes refused", "bytes closed"):
        assert answers[answer] > 3, answers


@long
@pytest.mark.parametrize("seed", [pytest.param(number, id=f"slice-{number}") for number in range(1, SLICES + 1)])
def test_a_million_odd_inputs_are_answered_clearly(fuzzed: Running, seed: int, counted: Callable[[str], None]) -> None:
    process, begun = psutil.Process(), time.monotonic()
    answers = fuzz(fuzzed, seed, SLICE // 2)
    half = process.memory_info().rss
    answers += fuzz(fuzzed, seed + SLICES, SLICE // 2)
    grown, seconds = process.memory_info().rss - half, time.monotonic() - begun
    told = ", ".join(f"{count} {answer}" for answer, count in answers.most_common())
    where, rate, megabytes = fuzzed.house.config.database[:6], SLICE / seconds, grown / 2**20
    counted(f"slice {seed} on {where}: {SLICE} inputs, {rate:.0f}/s, grown by {megabytes:.0f} MB: {told}")
    assert grown < GROWTH


# What was found so.


def test_text_that_is_none_is_no_error_of_ours(server: Running, guest: Guest, caplog: pytest.LogCaptureFixture) -> None:
    ada = guest(server, "Ada")
    table = ada.make("harbour", "me me")["id"]
    for frames in (frame(0x1, b"\xff"), frame(0x8, b"\x03\xe8") + frame(0x1, b"\xff"), frame(0x1, b"\xff") * 3):
        one = ada.sit(table)
        one.ws.socket.sendall(frames)
        assert one.end()[0] in (1000, 1007)
    assert ada.sit(table).done("ping")
    # Another test of this process may have let the library tell of connections, which is below what a server logs.
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_what_is_not_there_is_told_in_the_same_form_everywhere(server: Running, guest: Guest) -> None:
    for path in ("/api/nothing", "/api/schema/nothing"):
        answer = guest(server).get(path)
        assert (answer.status_code, answer.json()["reason"]["key"]) == (404, "server-problem")


def test_nobody_fills_the_log_by_what_is_no_request(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path}/store.db", cwd=tmp_path) as process:
        for sent in STREAMS:
            with socket.create_connection(("127.0.0.1", process.port), timeout=PATIENCE) as line:
                line.sendall(sent)
                line.shutdown(socket.SHUT_WR)
                with suppress(ConnectionError):
                    while line.recv(65_536):
                        pass
    assert process.log.read_text() == ""
