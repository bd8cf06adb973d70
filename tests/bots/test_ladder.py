"""The levels for people are data of each game, measured, and one is above the other."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import starboard
from starboard.bots import ladder, make_bot, mind_type, with_budget
from starboard.bots.anchors import anchored
from starboard.bots.budget import read_level
from starboard.bots.ladder import (
    AIMS,
    EASY,
    HARD,
    MASTER,
    MEDIUM,
    NEWCOMER,
    PEOPLE,
    USUAL,
    Ladder,
    Measured,
    between,
    elo_at,
    ladder_of,
    strength_at,
)
from starboard.bots.levels import MixedBot, VagueBot
from starboard.bots.mind import Mind
from starboard.bots.search import SearchBot

GAMES = starboard.game_ids()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_what_its_levels_are_made_of(game: str) -> None:
    found = ladder(game)
    assert found.game == game and found.anchor in anchored(game)
    assert list(found.rungs) == list(found.aims) == list(PEOPLE)
    assert set(found.near) <= set(mind_type(game).features), "the short-sighted see what is not there any more"
    position = starboard.game(game).start(2, seed=1)
    assert hasattr(position.state, found.mark)
    assert re.compile(found.region).groups > 0
    assert found.rungs[MASTER].searches and found.rungs[MASTER].seconds <= 2
    assert not found.rungs[HARD].searches or (found.rungs[HARD].tries and found.rungs[HARD].seconds <= 0.3)
    assert not any(found.rungs[level].searches for level in (NEWCOMER, EASY, MEDIUM))


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_meant_to_be_one_to_two_hundred_elo_apart(game: str) -> None:
    aims = [aim for level in PEOPLE if (aim := ladder(game).aims[level]) is not None]
    assert all(100 <= upper - lower <= 215 for lower, upper in pairwise(aims))


@pytest.mark.parametrize("game", GAMES)
def test_the_weaker_a_level_the_more_it_misses(game: str) -> None:
    rungs = [rung for level in PEOPLE if not (rung := ladder(game).rungs[level]).searches]
    for weaker, stronger in pairwise(rungs):
        assert weaker.foresight <= stronger.foresight
        assert weaker.forgets >= stronger.forgets and weaker.overlooks >= stronger.overlooks


@pytest.mark.parametrize("game", GAMES)
def test_a_region_is_something_that_options_of_the_game_name(game: str) -> None:
    sight, position = ladder(game).sight, starboard.game(game).start(2, seed=3)
    bot, named = make_bot(game, "easy"), set()
    for step in range(60):
        assert position.ask is not None
        named |= {found.groups() for one in position.ask.notations if (found := re.search(sight.region, one))}
        position.play(bot.choose(position, position.ask.seat, step))
    assert len(named) >= 4


def test_strengths_between_two_levels() -> None:
    elos = [-400.0, -200.0, 0.0, 150.0, 400.0]
    assert between(elos, 0) == (0, 0) and between(elos, 1) == (3, 1)
    assert between(elos, 0.25) == (1, 0)
    assert between(elos, 0.375) == (1, 0.5)
    assert elo_at(elos, 0.5) == 0 and strength_at(elos, 0) == 0.5
    assert [strength_at(elos, elo) for elo in (-900, 900)] == [0, 1]


def test_elos_go_up_even_where_noise_says_otherwise() -> None:
    assert ladder("carcassonne").elos == sorted(ladder("carcassonne").elos)
    bare = Ladder("x", "", "", [], "", "", AIMS, USUAL, {})
    assert bare.elos == list(AIMS.values())
    endless = Ladder("x", "", "", [], "", "", {**AIMS, "master": None}, USUAL, {})
    assert endless.elos == [*list(AIMS.values())[:4], 300.0]
    noisy = {"easy": Measured(-500.0, -600.0, -400.0, 9)}
    assert Ladder("x", "", "", [], "", "", AIMS, USUAL, noisy).elos[:2] == [-400.0, -399.0]


def test_a_mind_without_a_file_of_levels_gets_usual_ones() -> None:
    assert ladder_of("x", Mind).rungs == USUAL


def test_an_even_match_plays_between_two_levels() -> None:
    elos = ladder("carcassonne").elos
    assert isinstance(make_bot("carcassonne", "even@0"), VagueBot)
    assert isinstance(make_bot("carcassonne", "even@1"), SearchBot)
    mixed = make_bot("carcassonne", f"even@{strength_at(elos, (elos[1] + elos[2]) / 2):.4f}")
    assert isinstance(mixed, MixedBot) and isinstance(mixed.lower, VagueBot) and isinstance(mixed.upper, VagueBot)
    assert mixed.lower.vague == ladder("carcassonne").rungs[EASY].error
    assert mixed.upper.vague == ladder("carcassonne").rungs[MEDIUM].error
    assert abs(mixed.share - 0.5) < 0.01
    strong = make_bot("carcassonne", "even@1/0.1")
    assert isinstance(strong, SearchBot) and strong.budget.seconds == 0.1


def test_a_server_allows_a_level_no_more_than_it_takes() -> None:
    assert with_budget("carcassonne", "master", 9.0) == "master@2"
    assert with_budget("carcassonne", "master", 0.5) == "master@0.5"
    assert with_budget("carcassonne", "medium", 0.5) == "medium"
    assert with_budget("carcassonne", "even@0.4", 0.5) == "even@0.4/0.5"
    for game in GAMES:
        rung, given = ladder(game).rungs[HARD], with_budget(game, "hard", 9.0)
        assert given == ("hard" if not rung.searches else f"hard@{rung.tries}n/{rung.seconds:g}")
        assert read_level(given)[0] == "hard"
        make_bot(game, given)
