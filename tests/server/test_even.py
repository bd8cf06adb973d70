"""The even match: found by the rating and the games of whoever makes the table, and fixed from then on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from math import exp
from typing import cast

import pytest

from server.running import Client, Running, wait_for
from starboard.bots import UNKNOWN, ladder, strength_of
from starboard.bots.even import Fared
from starboard.bots.ladder import elo_at
from starboard.kernel.registry import installed
from starboard.server.even import ELO, UNRATED, fared, fixed, is_even, ratings_of, zero
from starboard.tables.store import Rating, Store
from starboard.tables.summary import SeatSummary, Summary

GAME = installed().game("carcassonne")
ELOS = ladder(GAME).elos
Guest = Callable[..., Client]


def test_a_point_of_a_rating_is_worth_so_much() -> None:
    """Two settled players a point apart, by the model of the ratings and by Elo."""
    beta = 25 / 6
    by_ratings = 1 / (1 + exp(-1 / (2 * beta**2) ** 0.5))
    assert pytest.approx(by_ratings) == 1 / (1 + 10 ** (-ELO / 400))


def test_what_is_an_even_match() -> None:
    assert is_even("even") and is_even("even@0.5")
    assert not is_even("easy") and not is_even(None) and not is_even("even@2")


def played(place: int, *bots: str, kind: str = "bot", handed: str | None = None, forked: str | None = None) -> Summary:
    seats = [SeatSummary("link", "Ada", "ada", bot=handed), *(SeatSummary(kind, bot=bot) for bot in bots)]
    places = [place, *(1 if place > 1 else 2 for _ in bots)]
    return Summary("t", GAME.id, "over", True, 0, 0, 9, 9, seats, [], places=places, forked_from=forked)


def test_games_against_bots_that_were_measured_count() -> None:
    found = fared(ELOS, [played(1, "easy"), played(2, "even@0.5", "newcomer")], "ada")
    assert found[0] == Fared(ELOS[1], 1.0, 1.0)
    assert [one.elo for one in found[1:]] == [elo_at(ELOS, 0.5), ELOS[0]]
    assert all(one.share == 0 and one.weight < 0.5 for one in found[1:])


def test_other_games_do_not() -> None:
    others = [
        played(1, "random"),
        played(1, "easy", kind="link"),  # a person for whom a bot played on
        played(1, "easy", handed="medium"),
        played(1, "easy", forked="other"),
    ]
    assert fared(ELOS, others, "ada") == [] == fared(ELOS, [played(1, "easy")], "bob")


def test_a_table_with_an_even_match_says_how_strong_it_is(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    made = ada.make("carcassonne", "me bot:even", start=True)["id"]
    level = ada.sit(made).table["summary"]["seats"][1]["bot"]
    assert level == f"even@{UNKNOWN:g}"
    # Where somebody else had been, too; and of what others have found nothing is kept.
    table = ada.make("carcassonne", "me open")["id"]
    assert ada.post(f"/api/tables/{table}/seats", seat=1, plan={"kind": "bot", "level": "even"}).status_code == 204
    assert ada.sit(table).table["summary"]["seats"][1]["bot"] == level
    assert ada.post(f"/api/tables/{table}/seats", seat=1, plan={"kind": "bot", "level": "even@9"}).status_code != 204


def test_an_even_match_plays(server: Running, guest: Guest) -> None:
    ada = guest(server, "Ada")
    one = ada.sit(ada.make("carcassonne", "bot:even bot:even", start=True)["id"])
    one.until(lambda: one.ply > 4)


class Known:
    """A store in which there are these ratings, and no games."""

    def __init__(self, **mu: float) -> None:
        self.known = {
            name.replace("_", ":"): Rating(GAME.id, name.replace("_", ":"), at, 1.0, 50) for name, at in mu.items()
        }

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        return {player: self.known[player] for player in players if player in self.known}

    async def summaries(self, **wanted: object) -> list[Summary]:
        return []


def strength(level: str, person: str | None, **mu: float) -> float:
    return strength_of(asyncio.run(fixed(cast("Store", Known(**mu)), GAME, person, level)))


def test_it_follows_the_rating_of_a_person() -> None:
    assert strength("even", None) == strength("even@0.9", "ada") == UNKNOWN
    assert asyncio.run(fixed(cast("Store", Known()), GAME, "ada", "easy")) == "easy"
    weak, middle, strong = (strength("even", "ada", ada=mu) for mu in (20.0, 25.0, 30.0))
    assert weak < middle < strong and middle == pytest.approx(UNKNOWN, abs=0.05)


def test_bots_that_are_rated_tie_ratings_to_elo() -> None:
    # Whoever is rated as high as medium gets a bot as strong as medium.
    wanted = (ELOS[2] - ELOS[0]) / (ELOS[4] - ELOS[0])
    assert strength("even", "ada", ada=31.0, bot_medium=31.0) == pytest.approx(wanted, abs=0.04)
    store = cast("Store", Known(bot_medium=25.0))
    assert asyncio.run(zero(store, GAME, ELOS)) + ELO * 25.0 == pytest.approx(ELOS[2], abs=10)
    assert asyncio.run(zero(cast("Store", Known()), GAME, ELOS)) + ELO * UNRATED.mu == pytest.approx(
        elo_at(ELOS, UNKNOWN)
    )
    even = asyncio.run(ratings_of(store, GAME, ["somebody", "bot:easy", "bot:even@0.5", "bot:even@0.7"]))
    assert set(even) == {"bot:even@0.5", "bot:even@0.7"}
    ahead = even["bot:even@0.7"].mu - even["bot:even@0.5"].mu
    assert ahead * ELO == pytest.approx(0.2 * (ELOS[4] - ELOS[0]))


def test_a_game_against_it_rates_the_person_and_not_the_bot(server: Running, guest: Guest) -> None:
    ada, store = guest(server, "Ada"), server.house.store
    one = ada.sit(ada.make("carcassonne", "me bot:even", start=True)["id"])
    level = one.table["summary"]["seats"][1]["bot"]
    one.done("concede", seat=0)
    wait_for(lambda: server.run(store.ratings("carcassonne", [ada.person])))
    assert server.run(store.ratings("carcassonne", [f"bot:{level}"])) == {}
    # The next one is easier.
    assert strength_of(server.run(fixed(store, GAME, ada.person, "even"))) < strength_of(level)
