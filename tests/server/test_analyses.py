"""Finished games looked at again: by a real worker process, beside a server that goes on."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import starboard
from marks import long
from server.running import PATIENCE, Client, Running, config, dice, games, running, wait_for
from starboard.bots import make_bot
from starboard.bots.budget import Budget
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.lab.analysis import analyse
from starboard.server import analyses

Guest = Callable[..., Client]
TRIES = 6


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that counts tries, so that what it finds can be compared."""
    folder = tmp_path_factory.mktemp("analyses")
    with running(config(f"sqlite:///{folder}/store.sqlite", analysis_tries=TRIES)) as server:
        yield server


@cache
def short(moves: int = 16, seed: int = 3) -> str:
    """The beginning of a game."""
    position: Position[Any] = starboard.game("carcassonne").start(2, seed)
    bots = [make_bot("carcassonne", "easy"), make_bot("carcassonne", "random")]
    for step in range(moves):
        assert position.ask is not None
        seat = position.ask.seat
        position.play(bots[seat].choose(position, seat, scramble(step)))
    return position.record


def send(client: Client, text: str) -> httpx.Response:
    return client.http.post("/api/analyses", content=text.encode(), headers={"Content-Type": "text/plain"})


def why(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    key: str = answer.json()["reason"]["key"]
    return key


def finished(client: Client, key: str) -> dict[str, Any]:
    def ready() -> dict[str, Any] | None:
        answer = client.get(f"/api/analyses/{key}")
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told if told["ready"] else None

    found: dict[str, Any] = wait_for(ready)
    return found


def short_table(client: Client) -> str:
    """After a few moves somebody has had enough."""
    table: str = client.make(seats="me bot:random", start=True)["id"]
    at, rng = client.sit(table), dice(4)
    for _ in range(6):
        at.play(rng.choice(at.options()))
    at.done("concede", seat=0)
    at.until(lambda: at.status == "over")
    return table


def test_a_finished_table_is_analysed(quick: Running, guest: Guest) -> None:
    ada = guest(quick, "Ada")
    table = short_table(ada)
    stranger = guest(quick)
    begun = stranger.post(f"/api/tables/{table}/analysis")
    assert begun.status_code == 200, begun.text
    told = finished(stranger, begun.json()["id"])
    assert told["done"] == told["total"] == len(told["decisions"]) > 4
    assert told["game"] == "carcassonne"
    chances = told["chances"]
    assert chances[0]["ply"] == 0 and chances[-1]["ply"] == told["moves"]
    assert all(0 <= share <= 1 for chance in chances for share in chance["shares"])
    plies = [one["ply"] for one in told["decisions"]]
    assert plies == sorted(plies)
    for one in told["decisions"]:
        assert one["loss"] == pytest.approx(max(0, one["best_share"] - one["share"]), abs=2e-4)
        assert one.get("right", False) == (one["played"] == one["best"])
    assert len(told["turning_points"]) <= 3 and set(told["turning_points"]) <= set(plies)
    # Nothing of who sat there, and no seed or secret.
    text = ada.get(f"/api/analyses/{told['id']}").text
    seed = Record.read(ada.get(f"/api/tables/{table}/record").text).seed
    assert "Ada" not in text and ada.person not in text and str(seed) not in text


def test_the_same_as_the_command_line_finds_and_the_same_again(quick: Running, guest: Guest) -> None:
    client = guest(quick)
    begun = send(client, short())
    assert begun.status_code == 200, begun.text
    told = finished(client, begun.json()["id"])
    *_, (_, _, wanted) = analyse(short(), Budget(tries=TRIES), among=games())
    assert [(one["ply"] + 1, one["share"], one["best_share"]) for one in told["decisions"]] == [
        (one.number, one.share, one.best_share) for one in wanted.decisions
    ]
    assert [ply + 1 for ply in told["turning_points"]] == [one.number for one in wanted.turning_points]
    # Once more: nothing is begun, and the names of players make no difference.
    named = Record.read(short())
    named.names = ["Ada", "Bob"]
    again = send(client, named.text).json()
    assert again == told and not quick.house.analyses.waiting


@long
def test_what_cannot_be_analysed_is_refused(quick: Running, guest: Guest) -> None:
    ada = guest(quick, "Ada")
    running_table = ada.make(seats="me bot:random", start=True)["id"]
    assert why(ada.post(f"/api/tables/{running_table}/analysis"), 409) == "analysis-later"
    waiting = ada.make(seats="me open")["id"]
    assert why(ada.post(f"/api/tables/{waiting}/analysis"), 409) == "analysis-later"
    assert why(ada.post("/api/tables/nosuchtable/analysis"), 404) == "table-unknown"
    harbour = ada.make("harbour", "bot:random bot:random", start=True, options={"rounds": 1})["id"]
    ada.sit(harbour).heard("end")
    assert why(ada.post(f"/api/tables/{harbour}/analysis"), 409) == "analysis-no-mind"
    assert why(send(ada, "nothing"), 400) == "error-record-line"
    assert why(ada.get("/api/analyses/" + "0" * 32), 404) == "analysis-unknown"
    assert ada.get("/api/analyses/..%2f").status_code in (400, 404)


def test_a_game_begun_in_the_middle_is_refused(quick: Running, guest: Guest) -> None:
    ada = guest(quick, "Ada")
    made = ada.post("/api/records/fork", record=short(), ply=4, seats=[0, 1], anew=False).json()
    at = ada.sit(made["id"])
    at.done("concede", seat=0)
    at.until(lambda: at.status == "over")
    assert why(ada.post(f"/api/tables/{made['id']}/analysis"), 400) == "error-no-record"


@long
def test_few_may_wait_and_results_are_forgotten_in_time(
    tmp_path: Path, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_WAITING", 1)
    monkeypatch.setattr(analyses, "MOST_EACH", 9)
    monkeypatch.setattr(analyses, "KEPT", 2)
    with running(config(f"sqlite:///{tmp_path}/store.sqlite", analysis_tries=3)) as server:
        client = guest(server)
        keys = [send(client, short(4, seed)).json()["id"] for seed in (1, 2)]
        assert send(client, short(4, 1)).json()["id"] == keys[0]  # that one is being looked at
        assert why(send(client, short(4, 3)), 409) == "analysis-busy"
        for key in keys:
            finished(client, key)
        # The worker has nothing to do, and is gone.
        wait_for(lambda: server.house.analyses.worker.pid is None)
        finished(client, send(client, short(4, 3)).json()["id"])
        assert why(client.get(f"/api/analyses/{keys[0]}"), 404) == "analysis-unknown"
        assert client.get(f"/api/analyses/{keys[1]}").status_code == 200


def worker_of(server: Running) -> int:
    pid: int = wait_for(lambda: server.house.analyses.worker.pid)
    return pid


def is_there(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_the_server_stops_while_a_game_is_looked_at(tmp_path: Path, guest: Guest) -> None:
    with running(config(f"sqlite:///{tmp_path}/store.sqlite", analysis_budget=2 * PATIENCE)) as server:
        client = guest(server)
        key = send(client, short()).json()["id"]
        pid = worker_of(server)
        wait_for(lambda: client.get(f"/api/analyses/{key}").json()["total"])
        # It works beside everything else, and gives way to it.
        assert client.get("/api/tables").status_code == 200
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    wait_for(lambda: not is_there(pid))


@long
def test_a_worker_that_dies_is_told_and_replaced(
    tmp_path: Path, guest: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with running(config(f"sqlite:///{tmp_path}/store.sqlite", analysis_budget=2 * PATIENCE)) as server:
        client = guest(server)
        key = send(client, short()).json()["id"]
        pid = worker_of(server)
        wait_for(lambda: client.get(f"/api/analyses/{key}").json()["total"])
        os.kill(pid, 9)
        wait_for(lambda: client.get(f"/api/analyses/{key}").status_code == 409)
        assert why(client.get(f"/api/analyses/{key}"), 409) == "analysis-failed"
        assert "an analysis failed" in caplog.text
        server.house.config.analysis_budget, server.house.config.analysis_tries = 0.15, 2
        assert finished(client, send(client, short()).json()["id"])["ready"]
