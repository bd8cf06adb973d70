"""When a game is over, its results and the ratings after it are there, once."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from server.running import HORSE, Client, Running, config, dice, play_on, running, wait_for
from starboard.server.http import BROWSER
from starboard.server.results import Standing, new_ratings
from starboard.tables.store import Rating
from starboard.tables.table import LEFT

Guest = Callable[..., Client]


def keeper(server: Running, guest: Guest, name: str) -> Client:
    """Somebody whose page can be looked at."""
    client = guest(server, f"{name} {random.getrandbits(32):x}")
    assert client.post("/api/me/password", password=HORSE).status_code == 200
    return client


def page(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/players/{client.get('/api/me').json()['name']}").json()
    return found


def concede(loser: Client, winner: Client, **more: Any) -> str:
    """A short game."""
    table: str = loser.make(seats="me open", **more)["id"]
    winner.claim(table)
    loser.start(table)
    loser.sit(table).done("concede", seat=0)
    return table


def test_ratings_and_history_after_a_game(any_server: Running, guest: Guest) -> None:
    ada, bob = keeper(any_server, guest, "Ada"), keeper(any_server, guest, "Bob")
    assert page(ada) == {"name": ada.get("/api/me").json()["name"], "ratings": [], "outcomes": []}
    table = concede(ada, bob)
    wait_for(lambda: page(ada)["outcomes"])
    (outcome,) = page(ada)["outcomes"]
    assert (outcome["table"], outcome["seat"], outcome["place"], outcome["seats"]) == (table, 0, 2, 2)
    assert outcome["game"] == "carcassonne" and outcome["score"] == 0
    (won,), (lost,) = page(bob)["ratings"], page(ada)["ratings"]
    assert won["mu"] > 25 > lost["mu"] and won["games"] == lost["games"] == 1
    assert won["rating"] == pytest.approx(won["mu"] - 3 * won["sigma"])
    best = [one["name"] for one in ada.get("/api/ratings/carcassonne", limit=100).json()]
    assert best.index(won["name"]) < best.index(lost["name"])
    # Nothing on the page leads to the person behind it.
    assert ada.person not in str(page(ada)) + str(ada.get("/api/ratings/carcassonne").json())


def test_results_are_written_once(any_server: Running, guest: Guest) -> None:
    ada, bob = keeper(any_server, guest, "Ada"), keeper(any_server, guest, "Bob")
    table = concede(ada, bob)
    wait_for(lambda: page(ada)["ratings"])
    before = page(ada)
    live = any_server.house.hub.live[table]
    assert any_server.run(any_server.house.results.write(live.table)) is False
    assert page(ada) == before


def test_games_that_end_together_all_count(any_server: Running, guest: Guest) -> None:
    ada, bob = keeper(any_server, guest, "Ada"), keeper(any_server, guest, "Bob")
    ends = []
    for _ in range(6):
        table = ada.make(seats="me open")["id"]
        bob.claim(table)
        ada.start(table)
        ends.append(ada.sit(table))
    for one in ends:
        one.send("concede", seat=0)
    wait_for(lambda: len(page(ada)["outcomes"]) == 6)
    assert page(ada)["ratings"][0]["games"] == page(bob)["ratings"][0]["games"] == 6


def test_a_game_that_was_played_to_the_end_is_rated_for_bots_too(server: Running, guest: Guest) -> None:
    ada = keeper(server, guest, "Ada")
    one = ada.sit(ada.make("harbour", "me bot:random", start=True, options={"rounds": 1})["id"])
    play_on([one], dice(6))
    wait_for(lambda: page(ada)["ratings"])
    assert "bot:random" in [one["name"] for one in ada.get("/api/ratings/harbour", limit=100).json()]
    assert page(ada)["outcomes"][0]["score"] == one.table["summary"]["scores"][0]


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ("me me", {}),  # against oneself
        ("me bot:random", {"hints": True}),  # with help
        ("me bot:random bot:random", {}),  # two players who are the same
    ],
)
def test_what_is_no_contest_is_not_rated(server: Running, guest: Guest, seats: str, more: dict[str, Any]) -> None:
    ada = keeper(server, guest, "Ada")
    one = ada.sit(ada.make("harbour", seats, start=True, options={"rounds": 1}, **more)["id"])
    play_on([one], dice(7))
    wait_for(lambda: page(ada)["outcomes"])
    assert page(ada)["ratings"] == []


def test_team_mates_are_rated_as_a_team() -> None:
    """A novice beside a master beats novices for little."""
    standings = [Standing("master", 1, 0), Standing("ann", 2, 1), Standing("novice", 1, 0), Standing("bob", 2, 1)]
    master = Rating("carcassonne", "master", 40.0, 2.0, 50)
    after = {one.player: one for one in new_ratings("carcassonne", standings, {"master": master})}
    assert after["novice"].mu > 25 > after["ann"].mu == after["bob"].mu
    assert (after["master"].games, after["novice"].games) == (51, 1)
    alone = [Standing("novice", 1, 0), Standing("ann", 2, 1)]
    assert after["novice"].mu - 25 < new_ratings("carcassonne", alone, {})[0].mu - 25
    # Who has conceded has a place of their own.
    left = [Standing("master", 3, 0), Standing("ann", 2, 1), Standing("novice", 1, 0), Standing("bob", 2, 1)]
    lost = {one.player: one.mu for one in new_ratings("carcassonne", left, {"master": master})}
    assert lost["master"] < 40 and lost["novice"] > 25


def test_a_fork_is_not_rated(server: Running, guest: Guest) -> None:
    ada = keeper(server, guest, "Ada")
    table = ada.make("harbour", "me me", start=True, options={"rounds": 1})["id"]
    ada.sit(table)
    one = ada.sit(ada.post(f"/api/tables/{table}/fork", ply=0).json()["id"])
    play_on([one], dice(8))
    wait_for(lambda: page(ada)["outcomes"])
    assert page(ada)["ratings"] == []
    assert one.table["summary"]["forked_from"] == table


def test_several_names_from_one_browser_are_one_player(server: Running, guest: Guest) -> None:
    ada, bob = guest(server, "Ada"), guest(server, "Bob")
    table = ada.make("harbour", "me open")["id"]
    bob.claim(table)
    assert "unrated" not in ada.sit(table).table
    # The same browser, after logging out, with another name.
    token = ada.http.cookies[BROWSER]
    assert token != bob.http.cookies[BROWSER] and ada.post("/api/logout").status_code == 204
    assert ada.post("/api/me", name="Eve").status_code == 200 and ada.http.cookies[BROWSER] == token
    table = ada.make("harbour", "me open")["id"]
    ada.post("/api/logout")
    ada.post("/api/me", name="Mallory")
    ada.claim(table)
    one = guest(server).sit(table)
    assert one.table["unrated"] == "browser"
    # Nobody can tell by it who they are.
    assert token not in "".join(one.texts) and "browser" not in one.log[-1]["details"]


def test_who_is_not_seen_for_days_has_left(tmp_path: Path, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(config(f"sqlite:///{tmp_path}/store.sqlite")) as server:
        ada, bob = guest(server, "Ada"), guest(server, "Bob")
        tables = [ada.make("harbour", "me open")["id"] for _ in range(3)]
        for table in tables:
            bob.claim(table)
            ada.start(table)
        # One of them cannot be opened any more: that must not keep the others from going on.
        with sqlite3.connect(tmp_path / "store.sqlite") as store:
            change = "UPDATE entries SET deed = json_set(deed, '$.version', 99) WHERE table_id = ? AND n = 1"
            assert store.execute(change, [tables[1]]).rowcount == 1
        del server.house.hub.live[tables[1]]
        later = time.time() + LEFT + 60
        monkeypatch.setattr(server.house.hub, "now", lambda: later)
        server.run(server.house._leave_behind())
        for table in (tables[0], tables[2]):
            one = ada.sit(table)
            handed = [entry["details"] for entry in one.log if entry["do"] == "hand-over"]
            assert handed[0] == {"seat": 0, "level": "random", "reason": "left"}, handed
