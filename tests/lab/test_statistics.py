from __future__ import annotations

from math import inf

import pytest

from starboard.kernel.chance import Dice, below
from starboard.lab.statistics import (
    chi_squared,
    deals_interval,
    holm,
    mean_interval,
    student,
    student95,
    upper_gamma,
    wilson,
)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (0, 0, 0.0, 1.0),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (196, 200, 0.9497, 0.9922),
    ],
)
def test_wilson_interval(won: int, games: int, low: float, high: float) -> None:
    """Against values worked out by hand from Wilson's formula."""
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(
    ("deals", "games"),
    [
        ([(2, 2.0)] * 10, 10.0),  # all won: as many games as deals
        ([(2, 2.0), (2, 0.0)] * 10, 20.0),  # both games of a deal always alike: one game a deal
        ([(2, 1.0)] * 20, 400.0),  # one each: the luck of the deal decides all, and has been taken out
        ([(2, 2.0), (2, 1.0), (2, 1.0), (2, 0.0)] * 5, 20 / (11 / 20)),  # as independent games: about two a deal
        ([(2, 2.0), (2, 1.0), (1, 0.0)], 3 / ((3 * (0.8**2 + 0.2**2 + 0.6**2) * 3 / 25 / 0.24 + 1) / 3)),
    ],
)
def test_interval_by_deals(deals: list[tuple[int, float]], games: float) -> None:
    """As of so many independent games."""
    rate = sum(won for _, won in deals) / sum(played for played, _ in deals)
    assert deals_interval(deals) == pytest.approx(wilson(rate * games, games))
    assert deals_interval(reversed(deals)) == deals_interval(deals)


def test_interval_by_deals_without_games() -> None:
    assert deals_interval([]) == (0.0, 1.0)


@pytest.mark.parametrize(("between", "alike"), [(0.0, False), (0.35, True)])
def test_ninety_five_of_a_hundred_intervals_by_deals_are_right(between: float, alike: bool) -> None:
    """Deals of which each favours one side by so much; `alike`: whoever it favours wins both games more often."""
    dice, right = Dice(1), 0
    for _ in range(400):
        deals = []
        for _ in range(60):
            lucky = between if below(dice, 2) else -between
            chances = (0.6 + lucky, 0.6 + (lucky if alike else -lucky))
            deals.append((2, float(sum(below(dice, 1000) < 1000 * chance for chance in chances))))
        low, high = deals_interval(deals)
        right += low <= 0.6 <= high
    assert 370 <= right <= 395


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [
        ([], -inf, inf),
        ([3.0], -inf, inf),
        ([2.0, 2.0, 2.0], 2.0, 2.0),
        ([1.0, 2.0, 3.0, 4.0], 1.2348, 3.7652),  # variance 5/3: 2.5 ± 1.96 · 0.6455
    ],
)
def test_interval_of_a_mean(values: list[float], low: float, high: float) -> None:
    assert mean_interval(len(values), sum(values), sum(value**2 for value in values)) == pytest.approx(
        (low, high), abs=1e-4
    )


def test_chi_squared_is_that_of_the_tables() -> None:
    """The critical values of any textbook."""
    for free, far, p in (
        (1, 3.841459, 0.05),
        (5, 11.070498, 0.05),
        (5, 1.145476, 0.95),
        (3, 16.266236, 0.001),
        (30, 50.892181, 0.01),
    ):
        assert upper_gamma(free / 2, far / 2) == pytest.approx(p, rel=1e-6)
    assert chi_squared([10, 10, 10], [1, 1, 1]) == (0.0, 1.0) and chi_squared([0, 0], [1, 1]) == (0.0, 1.0)
    far, p = chi_squared([20, 40], [1, 1])
    assert far == pytest.approx(20 / 3) and p == pytest.approx(0.009823, rel=1e-3)
    far, p = chi_squared([30, 30], [3, 1])
    assert far == pytest.approx(20) and p == pytest.approx(7.744e-6, rel=1e-3)


@pytest.mark.parametrize(
    ("free", "far"),
    [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (30, 2.0423), (120, 1.9799), (100_000, 1.96)],
)
def test_student_reaches_as_far_as_in_tables(free: int, far: float) -> None:
    assert student95(free) == pytest.approx(far, abs=1e-4)
    assert student(far, free) == pytest.approx(0.05, abs=1e-5) and student(0, free) == 1


def test_student_far_out() -> None:
    """With one degree of freedom it is Cauchy's distribution, with two there is a formula too."""
    assert student(1, 1) == pytest.approx(0.5) and student(inf, 4) == 0
    for far in (0.01, 0.5, 3.0, 40.0):
        assert student(far, 2) == pytest.approx(1 - far / (2 + far**2) ** 0.5)


def test_of_many_tests_few_find_something() -> None:
    """Worked out by hand: 0.001 ≤ 0.05/4, 0.015 ≤ 0.05/3, 0.03 > 0.05/2, and what comes after does not count."""
    assert holm([0.03, 0.001, 0.04, 0.015], 0.05) == [False, True, False, True]
    assert holm([], 0.05) == [] and holm([0.05], 0.05) == [True]
