"""The learned value of a position."""

from __future__ import annotations

from math import exp

import pytest

import starboard
from starboard.bots import mind_of, mind_type
from starboard.bots.linear import Linear, softmax


def test_shares_grow_with_the_weighted_sum_and_add_up_to_one() -> None:
    linear = Linear(("points", "supply"), (0.5, 2.0))
    assert linear.score((4.0, 1.0)) == 4.0
    a, b = linear.shares([(4.0, 1.0), (2.0, 1.0)])
    assert a + b == pytest.approx(1.0)
    assert a / b == pytest.approx(exp(1.0))


def test_large_scores_do_not_overflow() -> None:
    assert softmax([5000.0, 4000.0]) == [1.0, 0.0]


def test_weights_must_be_there_for_every_feature() -> None:
    with pytest.raises(ValueError, match="1 weights for 2 features"):
        Linear(("points", "supply"), (0.5,))


@pytest.mark.parametrize("game", starboard.game_ids())
def test_weights_of_other_features_are_refused(game: str) -> None:
    with pytest.raises(ValueError, match=r"fit them anew"):
        Linear.kept(mind_type(game), "weights", ("points",))


@pytest.mark.parametrize("game", starboard.game_ids())
def test_every_seat_has_its_share_from_the_beginning(game: str) -> None:
    for seats in starboard.game(game).seats:
        position = starboard.game(game).start(seats, seed=2)
        shares = mind_of(game).shares(position.state)
        assert len(shares) == seats
        players = len(position.names)  # in a solo game somebody without a seat may win, too
        assert sum(shares) == pytest.approx(1.0) if players == seats else sum(shares) < 0.9
        assert all(share > 0.5 / players for share in shares), "nobody is ahead yet"
