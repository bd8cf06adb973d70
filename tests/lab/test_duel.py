from __future__ import annotations

import pytest

from marks import long
from starboard import StarboardError, UnknownGame
from starboard.lab.duel import Duel, duel, duel_game


def last(game: str, a: str, b: str, games: int, jobs: int = 1) -> Duel:
    *_, standing = duel(game, a, b, games, jobs=jobs)
    return standing


def test_the_same_games_whatever_the_number_of_jobs() -> None:
    assert last("carcassonne", "random", "random", 10) == last("carcassonne", "random", "random", 10, jobs=2)


def test_a_duel_of_equals_is_even_when_each_deal_is_played_from_both_seats() -> None:
    standing = last("carcassonne", "random", "random", 200)
    low, high = standing.interval
    assert low < 0.5 < high


def test_seats_change_after_each_game_and_each_deal_is_played_twice() -> None:
    """Greedy wins from either seat of the same deal, so its wins are counted for the right seat."""
    assert [duel_game("carcassonne", "greedy", "random", 7, number) for number in range(6)] == [1.0] * 6
    assert [duel_game("carcassonne", "random", "greedy", 7, number) for number in range(6)] == [0.0] * 6


def test_unknown_levels_and_games_are_refused() -> None:
    with pytest.raises(StarboardError, match=r"no bot “genius” for carcassonne\. There are: random, greedy"):
        last("carcassonne", "random", "genius", 2)
    with pytest.raises(UnknownGame, match="no game “chess”"):
        last("chess", "random", "random", 2)


def test_greedy_beats_random() -> None:
    assert last("carcassonne", "greedy", "random", 30, jobs=2).won >= 28


@long
def test_greedy_beats_random_in_98_of_100_games() -> None:
    assert last("carcassonne", "greedy", "random", 200, jobs=2).rate >= 0.98
