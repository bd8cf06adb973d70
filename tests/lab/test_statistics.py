from __future__ import annotations

from math import inf

import pytest

from starboard.lab.statistics import mean_interval, wilson


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
