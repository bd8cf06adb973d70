"""What a message costs: counted in moves that are played for it, and where."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.running import Client, Running, Socket, config, dice, play_on, running
from starboard.kernel.position import Position
from starboard.server.costs import request_cost
from starboard.tables.pages import PAGE
from starboard.tables.trail import EVERY

MOVES, UNDOS = 80, 30


class Played:
    """Moves that were played, by the thread that played them."""

    def __init__(self) -> None:
        self.threads: list[str] = []

    def __len__(self) -> int:
        return len(self.threads)


@contextmanager
def counted(server: Running) -> Iterator[Played]:
    """The moves that are played in a block; none of them may be played where all tables wait for it."""
    found = Played()
    play = Position.play

    def counting(self: Position[Any], *args: Any) -> Any:
        found.threads.append(threading.current_thread().name)
        return play(self, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Position, "play", counting)
        yield found
    assert server.thread.name not in found.threads


def play_and_take_back(one: Socket) -> None:
    """A long game with a stretch in which somebody could not make up their mind."""
    rng = dice(3)
    play_on([one], rng, most=MOVES)
    for _ in range(UNDOS):
        ply = one.ply
        one.done("undo")
        one.until(lambda ply=ply: one.ply < ply)
        play_on([one], rng, most=1)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store.sqlite"


@pytest.fixture
def long_game(database: str) -> Iterator[tuple[Running, Client, Socket, str]]:
    with running(config(database)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        play_and_take_back(one)
        yield server, ada, one, table


def test_hello_plays_nothing(long_game: tuple[Running, Client, Socket, str]) -> None:
    server, ada, one, table = long_game
    with counted(server) as played, server.guest() as stranger:
        at = stranger.sit(table, after=10**9)
        assert at.log == [] and at.table["summary"] == one.table["summary"]
        for after in (one.log[-1]["n"], one.log[-3]["n"], 0):
            again = ada.sit(table, after=after)
            assert again.log == [entry for entry in one.log if entry["n"] > after]
    assert len(played) == 0


def test_any_moment_is_near_a_page(long_game: tuple[Running, Client, Socket, str]) -> None:
    server, ada, one, table = long_game
    for ply in (0, 1, 30, 64, 70, one.ply):
        with counted(server) as played:
            told = ada.get(f"/api/tables/{table}/at/{ply}").json()
            assert (told["ply"], told["of"]) == (ply, one.ply)
        assert len(played) <= PAGE
    with counted(server) as played:
        assert ada.post(f"/api/tables/{table}/fork", ply=one.ply - 1).status_code == 201
    assert len(played) <= PAGE


def test_taking_back_plays_a_few_moves(long_game: tuple[Running, Client, Socket, str]) -> None:
    server, _, one, _ = long_game
    ply = one.ply
    with counted(server) as played:
        one.done("undo")
        one.until(lambda: one.ply < ply)
    assert len(played) < EVERY


def test_a_record_plays_nothing(database: str) -> None:
    with running(config(database)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        play_on([one], dice(4))
        with counted(server) as played:
            assert ada.get(f"/api/tables/{table}/record").text.startswith("starboard record")
        assert len(played) == 0


def test_an_analysis_plays_nothing_here(database: str) -> None:
    """It is done by a worker process, and who asks how far it is costs nothing either."""
    with running(config(database, analysis_tries=4, analysis_budget=60.0)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        play_on([one], dice(4))
        with counted(server) as played:
            told = ada.post(f"/api/tables/{table}/analysis").json()
            assert ada.get(f"/api/analyses/{told['id']}").json()["moves"] == one.ply
        assert len(played) == 0


@pytest.mark.parametrize("pages", [True, False])
def test_a_table_comes_back_from_its_last_page(
    database: str, tmp_path: Path, pages: bool, long_game: tuple[Running, Client, Socket, str]
) -> None:
    server, ada, one, table = long_game
    cookies = ada.http.cookies
    server.stop()
    if not pages:  # as in a database of before
        with sqlite3.connect(tmp_path / "store.sqlite") as store:
            assert store.execute("DELETE FROM pages").rowcount > 1
    for most in (0 if pages else one.ply, 0):
        with running(config(database)) as again, again.guest() as ada:
            ada.http.cookies = cookies
            with counted(again) as played:
                at = ada.sit(table)
            assert at.table == one.table
            assert len(played) == most  # what was taken back is not played again
            if pages:
                assert at.log == one.log


def test_a_page_that_is_written_meanwhile_costs_nobody_an_entry(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(database)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one, hub = ada.sit(table), server.house.hub
        play_on([one], dice(3), most=10)
        server.run(hub._put_down(hub.live[table]))
        play_on([one], dice(4), most=10)
        told = server.house.store.told

        async def told_late(table: str, after: int) -> Any:
            found = await told(table, after)
            await hub._put_down(hub.live[table])
            return found

        monkeypatch.setattr(server.house.store, "told", told_late)
        assert ada.sit(table).log == one.log


def test_what_was_not_kept_is_played_again_off_the_loop(database: str) -> None:
    """Killed, a server leaves the entries since its last page to be played."""
    with running(config(database)) as server, server.guest("Ada") as ada:
        table = ada.make("carcassonne", "me me", start=True)["id"]
        one = ada.sit(table)
        play_on([one], dice(3), most=85)
        server.house.hub.live.clear()  # as if it had been killed: nothing is put down
        with counted(server) as played:
            at = ada.sit(table)
        assert (at.table, at.log) == (one.table, one.log)
        assert 0 < len(played) <= PAGE
        with counted(server) as played:
            assert ada.get(f"/api/tables/{table}/at/80").json()["ply"] == 80
        assert len(played) <= PAGE


def test_packs_cost_what_they_make_the_server_do() -> None:
    assert request_cost("GET", "/api/packs") == 1
    assert request_cost("POST", "/api/packs") == request_cost("PUT", "/api/packs/abc") == 10
    assert request_cost("GET", "/api/packs/abc") == 8 and request_cost("POST", "/api/packs/check") == 20
    assert request_cost("GET", "/api/games/outer_rim/components") == 1
    assert request_cost("GET", "/api/games/outer_rim/components", "pack=12b8b137e27b") == 20
