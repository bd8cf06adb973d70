"""Comparing bots by deals: counting, intervals, and the sequential test."""

from __future__ import annotations

from fractions import Fraction
from math import isclose, log

import pytest

from starboard.kernel.chance import Dice, below
from starboard.lab.pairs import Pairs, Sequential, elo_of, score_of
from starboard.lab.tournament import Played

HALF = Fraction(1, 2)
FIRST = frozenset({0})


def game(number: int, *places: int) -> Played:
    return Played(number, list(places), [])


def of_outcomes(*counts: int) -> Pairs:
    """Return pairs by how often each of the five outcomes came, from two defeats to two victories."""
    pairs = Pairs()
    for share, count in enumerate(counts):
        for _ in range(count):
            pairs.add(Fraction(share, 4))
    return pairs


def test_a_deal_counts_when_it_was_played_from_every_seat() -> None:
    games = [game(0, 1, 2), game(1, 1, 2), game(2, 1, 2), game(3, 2, 1), game(4, 1, 2)]
    pairs = Pairs.of(games, FIRST, 2)
    assert pairs.counts == {Fraction(1): 1, HALF: 1}
    assert pairs.score == 0.75


def test_a_shared_victory_counts_its_part() -> None:
    assert Pairs.of([game(0, 1, 1), game(1, 1, 2)], FIRST, 2).counts == {Fraction(3, 4): 1}


def test_among_more_an_even_share_is_a_half() -> None:
    even = [game(number, *(1 if seat == number else 2 for seat in range(4))) for number in range(4)]
    assert Pairs.of(even, FIRST, 4).score == 0.5
    always = [game(number, 1, 2, 3, 4) for number in range(4)]
    assert Pairs.of(always, FIRST, 4).score == 1.0
    assert Pairs.of(always, frozenset({1, 2, 3}), 4).score == 0.0


def test_elo_and_score_are_two_ways_to_say_it() -> None:
    assert isclose(score_of(400), 10 / 11)
    assert isclose(elo_of(score_of(123.0)), 123.0)
    assert score_of(0) == 0.5


def test_pairs_that_split_make_the_interval_narrow() -> None:
    """A thousand pairs of one victory each tell more of equals than a thousand that go two to nothing, either way."""
    split, swept = of_outcomes(0, 0, 1000, 0, 0), of_outcomes(500, 0, 0, 0, 500)
    width = [pairs.interval[1] - pairs.interval[0] for pairs in (split, swept)]
    assert width[0] < width[1] / 50
    assert isclose(width[1], 2 * 1.96 * 0.5 / 1000**0.5, rel_tol=1e-3)


def test_the_evidence_is_that_of_the_normal_distribution() -> None:
    pairs = of_outcomes(10, 20, 40, 25, 15)
    mean = (0.25 * 20 + 0.5 * 40 + 0.75 * 25 + 15) / 110
    variance = sum(n * (s / 4 - mean) ** 2 for s, n in enumerate((10, 20, 40, 25, 15))) / 110
    s1 = score_of(20)
    assert isclose(pairs.evidence(0, 20), 110 * (s1 - 0.5) * (2 * mean - 0.5 - s1) / (2 * variance), rel_tol=1e-3)


@pytest.mark.parametrize(("strength", "better"), [(0.5, False), (score_of(60), True)])
def test_the_sequential_test_ends_and_is_seldom_wrong(strength: float, better: bool) -> None:
    wrong = 0
    for seed in range(60):
        dice, pairs, test = Dice(seed), Pairs(), Sequential(0, 40, 2000)
        while (found := test.verdict(pairs)) is None:
            pairs.add(Fraction(sum(below(dice, 1000) < 1000 * strength for _ in range(2)), 2))
        wrong += found is not better
    assert wrong <= 6  # 3 are due; more than 6 of 60 come once in fifty times, and these seeds are fixed


def test_it_ends_at_the_last_deal() -> None:
    pairs = of_outcomes(0, 0, 2, 1, 0)
    assert abs(pairs.evidence(0, 20)) < log(19)
    assert Sequential(0, 20, 100).verdict(pairs) is None
    assert Sequential(0, 20, 3).verdict(pairs) is not None
    assert Sequential().verdict(Pairs()) is None
