from __future__ import annotations

import pytest

from starboard.lab.statistics import wilson


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
