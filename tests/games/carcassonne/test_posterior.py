"""Holds what a seat imagines of the pile, to all orders of the tiles that are left."""

from __future__ import annotations

from collections.abc import Hashable

import starboard
from games.posterior import agree
from starboard.kernel.position import AnyPosition


def dealt(position: AnyPosition, order: tuple[int, ...]) -> AnyPosition:
    position.state.pile = list(order)
    return position


def told(position: AnyPosition) -> Hashable:
    return tuple(position.state.pile)


def test_every_order_of_the_last_tiles_is_as_likely_and_equal_tiles_count_as_often_as_they_are_there() -> None:
    position = starboard.game("carcassonne").start(2, 3)
    pile = position.state.pile
    twice = next(tile for tile in pile if pile.count(tile) > 1)
    others = [tile for tile in dict.fromkeys(pile) if tile != twice][:3]
    position.state.pile = [twice, twice, *others]
    found = agree(position, 0, position.state.pile, dealt, told)
    assert len(found) == 5 * 4 * 3
