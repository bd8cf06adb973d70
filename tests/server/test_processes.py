"""Several processes on one port: real ones, of which one is killed."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed

from marks import long
from processes import alive, all_end, started
from server.running import TLS, Client, Process, Socket, dice, play_on
from starboard.server.bench import children
from starboard.server.homes import Homes
from waiting import PATIENCE, wait_for

TWO = ("--processes", "2", "--bot-workers", "2")


@pytest.fixture
def group(database: str, tmp_path: Path) -> Iterator[Process]:
    with Process(database, *TWO, cwd=tmp_path) as server:
        wait_for(lambda: is_up(server, 2))
        yield server
    assert all_end(server.process.pid)


def health(server: Process, number: int) -> httpx.Response:
    return httpx.get(f"{server.url}/health/{number}", trust_env=False, verify=TLS, timeout=PATIENCE)


def is_up(server: Process, number: int) -> bool:
    try:
        return health(server, number).status_code == 200
    except httpx.TransportError:
        return False


def figure(server: Process, number: int, name: str) -> float:
    answer = httpx.get(f"{server.url}/metrics/{number}", trust_env=False, verify=TLS, timeout=PATIENCE)
    families = text_string_to_metric_families(answer.text)
    return next(sample.value for family in families for sample in family.samples if sample.name == name)


def pids(server: Process) -> list[int]:
    """The processes that serve, in the order of their numbers, as long as none was started again."""
    return sorted(children(server.process.pid))


def table_at(home: int, ada: Client, ben: Client) -> str:
    """A table of two people that is at home there."""
    made = (ada.make(seats="me open")["id"] for _ in range(100))
    table: str = next(one for one in made if Homes(1, 2).home_of(one) == home)
    ben.claim(table)
    ada.start(table)
    return table


def lines_of(server: Process) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def test_people_of_a_table_come_together_and_one_process_is_killed(group: Process) -> None:
    with group.guest("Ada") as ada, group.guest("Ben") as ben:
        first, second = (table_at(home, ada, ben) for home in (1, 2))
        at_first, at_second = ([ada.sit(table), ben.sit(table)] for table in (first, second))
        for sockets in (at_first, at_second):
            assert play_on(sockets, dice(1), most=6) == 6
        # Whoever accepted them, all who look at a table are in the process where it is at home.
        assert [figure(group, number, "starboard_sockets") for number in (1, 2)] == [2, 2]
        made = len(ada.get("/api/tables", list="mine").json())
        wait_for(lambda: sum(figure(group, number, "starboard_tables_in_memory") for number in (1, 2)) == made)
        told = [health(group, number).json() for number in (1, 2)]
        assert [(one["process"], one["processes"], one["bots"]["workers"]) for one in told] == [(1, 2, 1), (2, 2, 1)]
        assert health(group, 3).status_code == 404

        killed = pids(group)[1]
        os.kill(killed, signal.SIGKILL)
        for one in at_second:
            assert farewell(one) == ""
        assert play_on(at_first, dice(2), most=6) == 6  # nobody at the other tables was disturbed
        again = [ada.sit(second), ben.sit(second)]  # waits until it was started again
        assert [entry["n"] for entry in again[0].log] == [entry["n"] for entry in at_second[0].log]
        assert play_on(again, dice(3), most=6) == 6
        assert killed not in pids(group) and len(pids(group)) == 2
        assert figure(group, 2, "starboard_sockets") == 2
        ended = [line for line in lines_of(group) if line["from"] == "starboard.processes"]
        assert [(line["what"], line["ended"], line["pid"], line["code"]) for line in ended] == [
            ("a server process has ended, and is started again", 2, killed, -signal.SIGKILL)
        ]
        assert group.stop() == 0
        for one in (*at_first, *again):
            assert farewell(one) == "restart"


def farewell(one: Socket) -> str:
    try:
        while True:
            told = one.receive()
            if told["it"] == "goodbye":
                reason: str = told["reason"]
                return reason
    except ConnectionClosed as closed:
        return closed.rcvd.reason if closed.rcvd else ""


@long
def test_a_request_over_an_old_connection_reaches_its_process_too(group: Process) -> None:
    """One connection, as a browser or a proxy keeps it, for tables of both processes and for neither."""
    with group.guest("Ada") as ada, group.guest("Ben") as ben:
        tables = [table_at(home, ada, ben) for home in (1, 2)]
        for number in range(40):
            found = ada.get(f"/api/tables/{tables[number % 2]}").json()
            assert found["id"] == tables[number % 2]
            assert ada.get("/api/me").json()["name"] == "Ada"
            assert ada.get(f"/health/{number % 2 + 1}").json()["process"] == number % 2 + 1
        body = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ada.http.post("/api/tables", json=body).status_code == 201
        assert [figure(group, number, "starboard_tables_in_memory") >= 1 for number in (1, 2)] == [True, True]


@long
def test_bots_play_on_after_a_restart_each_in_one_process(database: str, tmp_path: Path) -> None:
    with Process(database, *TWO, cwd=tmp_path) as server, server.guest("Ada") as ada:
        tables = [ada.make(seats="bot:easy bot:easy", start=True)["id"] for _ in range(6)]
        server.stop(signal.SIGTERM)
        server.start()
        wait_for(lambda: is_up(server, 2))
        for table in tables:
            wait_for(lambda table=table: ada.get(f"/api/tables/{table}").json()["status"] == "over")


@long
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_all_end_with_the_parent_however_it_ends(database: str, tmp_path: Path, stop: int) -> None:
    with Process(database, *TWO, cwd=tmp_path) as server, server.guest("Ada") as ada:
        wait_for(lambda: is_up(server, 2))
        table = ada.make(start=True, seats="me me")["id"]
        one = ada.sit(table)
        one.play()
        serving = pids(server)
        server.process.send_signal(stop)
        assert server.process.wait(PATIENCE) == 0
        assert not any(map(alive, serving))
        server.start()
        wait_for(lambda: is_up(server, 2))
        serving = pids(server)
        server.process.kill()
        server.process.wait()
        wait_for(lambda: not any(map(alive, serving)))  # they stop by themselves, and nothing is lost
        server.start()
        assert ada.get(f"/api/tables/{table}").json()["ply"] == 1


GROUP = """
import os, sys, time
from pathlib import Path
from starboard.server.logs import set_up_logs
from starboard.server import processes
from starboard.server.processes import Group

processes.AGAIN = 0.01

def work(homes, member):
    with open(sys.argv[1], "a") as file:
        file.write(f"{homes.process}\\n")
    if sys.argv[2] == "up" or (sys.argv[2] == "second" and homes.process == 1):
        member.ready()
    if sys.argv[2] == "second" and homes.process == 1:
        time.sleep(600)
    return 3

set_up_logs()
sys.exit(Group(2, work, lambda: print("all are up", flush=True), lambda: None).run())
"""


@pytest.mark.parametrize(("how", "starts"), [("down", 1), ("up", 6), ("second", 7)])
def test_processes_that_end_again_and_again_are_given_up(tmp_path: Path, how: str, starts: int) -> None:
    """The first is not started again if it never came up: it has said why. Of others, five ends are forgiven."""
    counted = tmp_path / "starts"
    with started(sys.executable, "-c", GROUP, str(counted), how) as process:
        _, told = process.communicate(timeout=PATIENCE)
        assert process.returncode == 1
        assert all_end(process.pid)
    found = counted.read_text().split()
    assert len(found) == starts or (how == "up" and starts <= len(found) <= starts + 1)
    lines = [json.loads(line) for line in told.splitlines()]
    assert len(lines) == (0 if how == "down" else 6) and all(line["code"] == 3 for line in lines)
    assert how == "down" or lines[-1]["what"] == "server processes end again and again: all are stopped"
