from __future__ import annotations

from math import inf

import pytest

from starboard.lab.statistics import chi_squared, mean_interval, upper_gamma, wilson


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
