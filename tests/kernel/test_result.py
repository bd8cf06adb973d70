"""Places and shares: of players who are each for themselves, and of those who win and lose together."""

from __future__ import annotations

import pytest

from starboard.kernel.result import Result, even_places

TEAMS = [0, 1, 0, 1]


def test_equals_share_the_better_place_and_the_victory() -> None:
    result = Result.by_score([7, 9, 9, 2])
    assert (result.places, result.winners) == ([3, 1, 1, 4], [1, 2])
    assert result.shares == [0, 0.5, 0.5, 0]
    assert result.parties == [0, 1, 2, 3]


def test_a_party_has_one_place_whatever_its_size() -> None:
    result = Result.by_score([63, 52, 63, 52], TEAMS)
    assert (result.places, result.winners) == ([1, 2, 1, 2], [0, 2])
    assert Result.by_score([5, 9, 5, 7], [0, 1, 0, 2]).places == [3, 1, 3, 2]
    assert Result.by_score([9, 4, 9, 7], [0, 1, 0, 2]).places == [1, 3, 1, 2]


def test_equal_parties_share_the_better_place() -> None:
    assert Result.by_score([30, 30, 30, 30], TEAMS).places == [1, 1, 1, 1]
    assert Result.by_score([4, 4, 4, 9], [0, 1, 0, 2]).places == [2, 2, 2, 1]


@pytest.mark.parametrize(
    ("scores", "parties"), [([3, 2], ()), ([3, 3, 1], ()), ([6, 5, 6, 5], TEAMS), ([6] * 4, TEAMS)]
)
def test_there_is_one_victory_in_a_game(scores: list[int], parties: list[int]) -> None:
    result = Result.by_score(scores, parties)
    assert sum(result.shares) == pytest.approx(1)
    assert len({result.shares[seat] for seat in result.winners}) == 1


def test_even_places_add_up_to_those_of_all_seats() -> None:
    assert even_places([3, 1, 1, 4]) == [3, 1.5, 1.5, 4]
    # A team of two takes two places: the same as where the two after it were called third (before there were parties).
    assert even_places([1, 2, 1, 2]) == even_places([1, 3, 1, 3]) == [1.5, 3.5, 1.5, 3.5]
    # Beaten by somebody without a seat.
    assert even_places([2]) == [2] and even_places([1]) == [1]
