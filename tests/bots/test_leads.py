"""How far ahead a seat is counts beside the victory, where a search compares."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.bots import mind_of
from starboard.bots.bot import Visits, best_of
from starboard.bots.budget import Budget
from starboard.bots.search import Search
from starboard.kernel.chance import Dice, scramble
from starboard.kernel.position import Position
from starboard.kernel.result import Result

GAMES = ["arcs", "outer_rim", "carcassonne"]


class Ended:
    """Stands for a position of a game that is over."""

    def __init__(self, result: Result) -> None:
        self.result, self.seats = result, len(result.places)


def leads(scores: list[int], parties: tuple[int, ...] = ()) -> list[float]:
    ended: Any = Ended(Result.by_score(scores, parties))
    return mind_of("arcs").leads(ended)


def test_more_points_are_a_greater_lead_also_when_the_game_is_won() -> None:
    narrow, wide = leads([30, 29]), leads([40, 5])
    assert 0.5 < narrow[0] < wide[0] < 1
    assert narrow[0] + narrow[1] == pytest.approx(1.0)
    assert leads([12, 12]) == [0.5, 0.5]


def test_a_second_place_is_better_than_a_third() -> None:
    first, second, third = leads([30, 20, 10])
    assert first > second > third
    assert second == pytest.approx(0.5)


def test_who_plays_together_is_not_ahead_of_each_other() -> None:
    assert leads([30, 30, 10, 10], (0, 0, 1, 1)) == pytest.approx([*leads([30, 10])[:1] * 2, *leads([30, 10])[1:] * 2])


def test_who_is_alone_is_neither_ahead_nor_behind() -> None:
    assert leads([12]) == [0.5]
    assert len(mind_of("outer_rim").leads(starboard.game("outer_rim").start(1, seed=3))) == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_that_goes_on_has_a_lead_for_each_seat(game_id: str) -> None:
    found = mind_of(game_id).leads(starboard.game(game_id).start(3, seed=5))
    assert len(found) == 3
    assert sum(found) == pytest.approx(1.5), "what one is ahead, others are behind"


def searched(game_id: str, tries: int) -> tuple[Search, float]:
    position: Position[Any] = starboard.game(game_id).start(2, seed=4)
    mind, step = mind_of(game_id), 0
    while position.ask is None or len(position.ask.choices) < 4 or mind.small(position, position.ask, Dice(1)):
        assert position.ask is not None
        position.take(scramble(step) % len(position.ask.choices))
        step += 1
    search = Search(mind, position, position.ask.seat, Dice(5))
    search.run(Budget(tries=tries))
    return search, mind.margin


@pytest.mark.parametrize("game_id", ["arcs", "carcassonne"])
def test_chances_stay_chances_and_the_margin_is_counted_beside_them(game_id: str) -> None:
    search, margin = searched(game_id, 12)
    edges = [edge for edge in search.root.edges.values() if edge.tries]
    assert sum(sum(edge.won) for edge in edges) == pytest.approx(12)
    assert sum(sum(edge.worth) for edge in edges) == pytest.approx(12 * (1 + margin))
    for visits in search.visits.values():
        assert 0 <= visits.ahead <= margin * visits.tries


def test_of_two_sure_victories_the_greater_one_is_chosen() -> None:
    sure = {"spend for nothing": Visits(10, 9.999, 0.6), "influence": Visits(10, 9.998, 0.7), "seldom": Visits(1, 1, 1)}
    assert best_of(sure) == "influence"
    open_game = {"safe": Visits(10, 6.0, 0.4), "greedy": Visits(10, 5.0, 0.9)}
    assert best_of(open_game) == "safe"
