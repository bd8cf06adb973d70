"""The search of hard in the lane: the same values, the same tries, the same tree, the same choice, to the last bit."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fast.carcassonne.plain import lane
from marks import long
from starboard.bots import make_bot, mind_of
from starboard.bots.budget import Budget
from starboard.bots.carcassonne import features
from starboard.bots.fast_search import FastSearch, terms_of
from starboard.bots.search import Search
from starboard.fast.carcassonne import search, worth
from starboard.games.carcassonne.game import GAME
from starboard.games.carcassonne.inside import FIGURES, IN_SUPPLY, LARGE, fight_odds, put, take_back
from starboard.kernel.chance import SHA256, Dice, below, scramble
from starboard.kernel.position import Position

MIND = mind_of(GAME)
FAR = MIND.for_budget(Budget(tries=100), 2, fast=True)  # that plays a round more in a try
TERMS = terms_of(MIND)
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"planet_reinforce": False}),
    (5, {}),
    (4, {"teams": True}),
]


def moments(seats: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[Position[Any]]:
    """Go through the decisions of a game in which sense and nonsense are mixed, so that all kinds of things happen."""
    position, dice = GAME.start(seats, seed, options), Dice(seed)
    medium = make_bot(GAME, "medium-g1")
    step = 0
    while position.ask is not None:
        ask = position.ask
        if step % every == 0 and len(ask.choices) > 1:
            yield position
        step += 1
        sense = below(dice, 3)
        position.play(
            medium.choose(position, ask.seat, scramble(step)) if sense else ask.options[below(dice, len(ask.choices))]
        )


def crowded() -> Position[Any]:
    """Put three figures of a seat, which would have four dice, on a planet."""
    for position in moments(2, {}, 2):
        trial = position.copy()
        for planet in trial.state.planets.values():
            for figure in range(FIGURES):
                if trial.state.where[figure] != IN_SUPPLY:
                    take_back(trial.state, figure)
            for size in (LARGE, 0, 0):
                put(trial.state, 0, size, planet)
            return trial
    raise AssertionError("there is no such moment")


def check_tree(position: Position[Any], tries: int, seed: int) -> None:
    assert position.ask is not None
    seat = position.ask.seat
    mind = (MIND, FAR)[seed // 3 % 2]
    slow = Search(mind, position, seat, Dice(seed))
    fast = FastSearch(mind, position, seat, Dice(seed))
    slow.run(Budget(tries=tries))
    fast.run(Budget(tries=tries))
    compare(slow, fast, position.seats)


def compare(slow: Search, fast: FastSearch, seats: int) -> None:
    wanted = [
        (text, edge.tries, edge.won or [0.0] * seats, edge.promise, edge.there)
        for text, edge in slow.root.edges.items()
    ]
    assert [(text, *one) for text, one in fast.tree.found.items()] == wanted
    assert fast.visits == slow.visits


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_promises_and_tries_are_the_same(seats: int, options: dict[str, Any]) -> None:
    """At every decision what options promise and one of them comes to; at some a tree."""
    for step, position in enumerate(moments(seats, options, seats)):
        check_tree(position, 40 if step % 12 == 0 else 1, step)


def test_more_than_three_dice_are_three() -> None:
    check_tree(crowded(), 20, 1)


@long
@pytest.mark.parametrize("seed", range(10, 16))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_many_promises_and_tries_are_the_same(seats: int, options: dict[str, Any], seed: int) -> None:
    for step, position in enumerate(moments(seats, options, seed)):
        check_tree(position, 150 if step % 6 == 0 else 2, step)


@pytest.mark.parametrize("generator", ["splitmix64", SHA256])
def test_a_fast_bot_plays_the_same_game(generator: str) -> None:
    """Trees are kept from one decision to the next, and the last turns are solved."""
    position = GAME.start(2, 3, {}, generator)
    slow, fast = (make_bot(GAME, "hard@12n", fast) for fast in (False, True))
    step = kept = 0
    while position.ask is not None:
        ask = position.ask
        one, other = (bot.consider(position, ask.seat, scramble(step)) for bot in (slow, fast))
        assert one == other
        kept += sum(visits.tries for visits in one.visits.values()) not in (0, 12)
        position.play(one.notation, ask.seat)
        step += 1
    assert kept > 10, "trees that were gone on with"


def test_advice_is_the_same() -> None:
    position = GAME.start(2, 3)
    slow, fast = (make_bot(GAME, "hard@1n", fast).advise(position, 0, 1) for fast in (False, True))
    assert slow == fast
    assert sum(one.tries > 0 for one in fast.visits.values()) == 2


def test_a_tree_gets_more_room_when_it_needs_some() -> None:
    position = GAME.start(3, 5)
    slow, fast = Search(MIND, position, 0, Dice(1)), FastSearch(MIND, position, 0, Dice(1))
    tree: Any = fast.tree
    tree.tree.nodes = np.zeros(TERMS.deepest + 3, search.NODE)
    before = len(tree.tree.nodes)
    slow.run(Budget(tries=60))
    fast.run(Budget(tries=60))
    compare(slow, fast, 3)
    assert len(tree.tree.nodes) > before


def test_time_is_a_budget_too() -> None:
    position = GAME.start(2, 3)
    fast = FastSearch(MIND, position, 0, Dice(1))
    fast.run(Budget(seconds=0.05))
    assert sum(one.tries for one in fast.visits.values()) >= 8


def test_the_odds_of_all_fights_are_the_same() -> None:
    mind = lane().mind(TERMS)[0]
    for sides in (1, 2, 3):
        for pools in product((1, 2, 3), repeat=sides):
            code = sum(pool << 2 * at for at, pool in enumerate(pools))
            found = tuple(mind["wins"][code][:sides].tolist()), tuple(mind["ties"][code][:sides].tolist())
            assert found == fight_odds(pools)


@long
def test_the_odds_of_fights_of_many_are_the_same() -> None:
    mind = lane().mind(TERMS)[0]
    for pools in (*product((1, 2, 3), repeat=4), (1, 2, 3, 3, 1), (2, 2, 2, 2, 2), (3, 1, 1, 2, 1)):
        code = sum(pool << 2 * at for at, pool in enumerate(pools))
        found = tuple(mind["wins"][code][: len(pools)].tolist()), tuple(mind["ties"][code][: len(pools)].tolist())
        assert found == fight_odds(pools)


def test_features_have_the_same_numbers() -> None:
    assert len(features.NAMES) == worth.FEATURES
    for name in ("POINTS", "ROUTES", "ASTEROIDS", "PLANETS", "CLOSED", "BACK", "SUPPLY", "SOME", "TURNS", "PLENTY"):
        assert getattr(worth, name) == getattr(features, name)


# What is changed in which module, into what; a program without compiler sees it.
MUTANTS = [
    ("", "", ""),
    ("worth", "row[GUARDED] += guard\n    else", "pass\n    else"),
    ("worth", "row[POINTS] += m.ties[pools, at]", "pass"),
    ("worth", "if 1 <= missing <= 2:", "if missing == 1:"),
    ("worth", "m.dice[at] = min(3, ", "m.dice[at] = min(4, "),
    ("look", "missing += int(g.open[root]) - 2", "missing += int(g.open[root]) - 1"),
    ("look", "m.sorts[sorts, MISSING] -= 1", "pass"),
    ("look", "                        simple = False", "                        pass"),
    ("mind", "choice > chosen", "choice < chosen"),
    ("mind", "    g.drawn = -1\n", "    pass\n"),
    ("mind", "g.left > LAST_TILES", "g.left >= LAST_TILES"),
    ("search", "promise <= edges", "promise < edges"),
    ("search", "won / tried - m.untried", "won / tried"),
    ("odds", "(tie + m.ties[later, place])", "m.ties[later, place]"),
]


@long
@pytest.mark.parametrize(("module", "before", "after"), MUTANTS)
def test_a_mutant_is_caught(module: str, before: str, after: str) -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    program = [sys.executable, "-m", "fast.carcassonne.mutant", module, before, after]
    done = subprocess.run(program, env=environment, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert (done.returncode == 0) == (module == ""), done.stderr
    assert module == "" or "AssertionError" in done.stderr, done.stderr
