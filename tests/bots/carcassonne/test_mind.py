"""What bots know of Carcassonne: the quick ways to value a table give what the slow ones give."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Any

import pytest

import starboard
from games.carcassonne.table import Table
from starboard.bots import make_bot, mind_of
from starboard.bots.budget import read_level
from starboard.bots.carcassonne.features import FEATURES, describe, turns
from starboard.bots.carcassonne.mind import CarcassonneMind
from starboard.bots.mind import AnyMind
from starboard.bots.search import Search, SearchBot
from starboard.games.carcassonne.figure import Choice, PlaceFigure, put
from starboard.games.carcassonne.place import PlaceTile
from starboard.games.carcassonne.state import CarcassonneState, lay
from starboard.kernel.ask import Ask
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.position import Position

SEATINGS = [(2, False), (3, False), (4, True)]


def moments(seats: int, teams: bool) -> Iterator[Position[Any]]:
    """Every third decision of a game in which sense and nonsense are mixed, so that all kinds of things happen."""
    position = starboard.game("carcassonne").start(seats, 3, {"teams": teams})
    dice, medium = Dice(3), make_bot("carcassonne", "medium-g1")
    step = 0
    while position.ask is not None:
        if step % 3 == 0:
            yield position
        ask = position.ask
        step += 1
        if below(dice, 3):
            position.play(medium.choose(position, ask.seat, scramble(step)))
        else:
            position.play(ask.options[below(dice, len(ask.choices))])


def slow_odds(mind: AnyMind, g: CarcassonneState, seat: int) -> float:
    """By all features, of the whole table."""
    shares = mind.linear.shares(describe(g))
    won = sum(share for other, share in enumerate(shares) if g.side_of(other) == g.side_of(seat))
    return log(won / (1 - won))


def with_figure(g: CarcassonneState, seat: int, choice: Choice) -> CarcassonneState:
    after = g.copy()
    if choice is not None:
        put(after, seat, choice[0], choice[1][0])
    return after


def slow_values(mind: AnyMind, position: Position[Any]) -> list[float]:
    """By laying every tile and placing every figure."""
    ask, g = position.ask, position.state
    assert ask is not None
    if isinstance(ask.frame, PlaceFigure):
        return [slow_odds(mind, with_figure(g, ask.seat, choice), ask.seat) for choice in ask.choices]
    assert isinstance(ask.frame, PlaceTile)
    found = []
    for choice in ask.choices:
        after = g.copy()
        lay(after, ask.frame.tile << 2 | choice & 3, choice >> 2)
        figures = PlaceFigure(ask.seat, choice >> 2).run(after).choices
        found.append(max(slow_odds(mind, with_figure(after, ask.seat, figure), ask.seat) for figure in figures))
    return found


@pytest.mark.parametrize(("seats", "teams"), SEATINGS)
def test_options_are_worth_what_the_table_is_worth_after_them(seats: int, teams: bool) -> None:
    mind = mind_of("carcassonne")
    asked = set()
    for position in moments(seats, teams):
        assert position.ask is not None
        before = position.dump()
        assert mind.values(position, position.ask, Dice(1)) == pytest.approx(slow_values(mind, position), abs=1e-6)
        assert mind.shares(position.state) == pytest.approx(mind.linear.shares(describe(position.state)))
        assert position.dump() == before
        asked.add(type(position.ask.frame))
    assert asked == {PlaceTile, PlaceFigure}


def test_two_segments_of_a_tile_that_meet_in_one_object_are_one() -> None:
    """A field goes around a corner to two sides of a cell; the tile has two fields that do not hang together."""
    mind = mind_of("carcassonne")
    t = Table("red white", start="aaaa").tiles({"1,0": "ssaa", "1,1": "assa"}).figure("red", "0,0/a1")
    t.draw("aass|", *["ssss"] * 20)
    ask = t.position.ask
    assert ask is not None and ask.find("place 0,1 r0")
    assert mind.values(t.position, ask, Dice(1)) == pytest.approx(slow_values(mind, t.position))


@pytest.mark.parametrize(("seats", "teams"), SEATINGS)
def test_what_is_expected_is_one_victory(seats: int, teams: bool) -> None:
    mind = mind_of("carcassonne")
    for step, position in enumerate(moments(seats, teams)):
        assert position.ask is not None
        if step % 6 == 0:
            shares = mind.expect(position.imagine(0, step), position.ask.seat, Dice(step))
            assert len(shares) == seats
            assert sum(shares) == pytest.approx(1.0)
            assert not teams or shares[:2] == pytest.approx(shares[2:])


@pytest.mark.parametrize("among", [1, 2, 3])
def test_all_play_on_for_so_many_rounds(among: int) -> None:
    """The others answer, and between their answers the seat has turns of its own; the last one is only looked at."""
    laid = []

    class Watched(CarcassonneMind):
        rounds = among

        def after_best(self, trial: Position[CarcassonneState], ask: Ask) -> list[float]:
            laid.append(len(trial.state.laid))
            return super().after_best(trial, ask)

    position = starboard.game("carcassonne").start(3, seed=1)
    while position.ask is not None and position.ask.seat == 0:
        position.take(0)
    Watched(mind_of("carcassonne").linear).expect(position.copy(), 0, Dice(1))
    assert laid == [len(position.state.laid) + 3 * among - 1]


@pytest.mark.parametrize(
    ("level", "seats", "fast", "rounds"),
    [
        ("hard@99n", 2, False, 1),
        ("hard@100n", 5, False, 2),
        ("hard@34n/0.3", 2, False, 1),
        ("hard@0.1", 2, False, 2),
        ("hard@0.1c", 4, False, 1),
        ("hard@2", 5, False, 2),
        ("hard@0.1c", 4, True, 2),
        ("hard@34n/0.3", 4, True, 1),
    ],
)
def test_a_second_round_takes_enough_tries(level: str, seats: int, fast: bool, rounds: int) -> None:
    """With few tries, or little time for each player, luck hides what comes after the others have answered."""
    _, budget = read_level(level)
    assert budget is not None
    mind = mind_of("carcassonne")
    assert mind.for_budget(budget, seats, fast).rounds == rounds
    search = SearchBot(mind, budget).search(starboard.game("carcassonne").start(seats, seed=1), 0, Dice(1), None)
    assert isinstance(search, Search)
    assert search.mind.rounds == mind.for_budget(budget, seats, fast=False).rounds


def test_near_the_end_it_is_played_to_the_end() -> None:
    *_, position = moments(2, False)
    shares = mind_of("carcassonne").expect(position.imagine(0, 1), 0, Dice(1))
    assert set(shares) <= {0.0, 0.5, 1.0}


def test_turns_are_those_that_each_seat_will_have() -> None:
    position = starboard.game("carcassonne").start(3, seed=1)
    g = position.state
    left = len(g.pile) + 1
    had = [0, 0, 0]
    for tile in range(left):
        had[(g.turn + tile) % 3] += 1
    assert turns(g) == pytest.approx([count - left / 3 for count in had])


def test_a_figure_that_one_tile_brings_back_is_told_apart() -> None:
    t = Table("red white", start="aaaa").tiles({"1,0": "sssa", "0,1": "asss", "-1,0": "sass"}).figure("red", "0,0/a1")
    t.draw("ssas", *["ssss"] * 30)
    red, white = (dict(zip(FEATURES, row, strict=True)) for row in describe(t.position.state))
    assert red["asteroids"] == 4 and red["closed_by_one"] == 4 and red["back_by_one"] == 1
    assert red["supply"] == 4 and white["supply"] == 5
    assert not white["asteroids"] and not white["back_by_one"]
