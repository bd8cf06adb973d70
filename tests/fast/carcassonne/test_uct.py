"""The tree search in the lane makes the same tries as that of the bots, and comes to the same numbers."""

from __future__ import annotations

from typing import Any

import pytest

from fast.carcassonne.plain import lane
from marks import long
from starboard.bots import make_bot
from starboard.bots.uct import Branch, attempt
from starboard.games.carcassonne.game import GAME
from starboard.kernel.chance import SEEDS, SHA256, Dice, below
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (5, {}), (4, {"teams": True})]


def at(seats: int, options: dict[str, Any], decisions: int, seed: int, generator: str = "splitmix64") -> Position[Any]:
    dice, position = Dice(seed), GAME.start(seats, seed, options, generator)
    for _ in range(decisions):
        assert position.ask is not None
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    return position


def check_tries(position: Position[Any], tries: int, seed: int) -> None:
    assert position.ask is not None
    seat = position.ask.seat
    dice, root = Dice(seed), Branch()
    tree = lane().tree(position, seat, seed)
    for _ in range(tries):
        attempt(root, position.imagine(seat, below(dice, SEEDS)), seat, dice)
        tree.attempt()
    assert tree.tried == {text: (one.tries, one.won) for text, one in root.after.items()}
    assert list(tree.tried) == list(root.after)
    assert int(tree.dice[0]) == dice.chance


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_tries_are_the_same(seats: int, options: dict[str, Any]) -> None:
    """Near the end of the game, where a tree is deep and tries are short."""
    check_tries(at(seats, options, 85, seats), 200, seats)


@long
@pytest.mark.parametrize("decisions", range(0, 95, 7))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_many_tries_are_the_same(seats: int, options: dict[str, Any], decisions: int) -> None:
    check_tries(at(seats, options, decisions, decisions), 600, decisions)


def test_a_fast_bot_chooses_the_same_where_chance_is_a_secret_too() -> None:
    """A server's dice are not known to the search, so they need not be."""
    position = at(3, {}, 80, 1, SHA256)
    seat = position.asks[0].seat
    slow, fast = (make_bot(GAME, "uct@60n", fast).choose(position, seat, 7) for fast in (False, True))
    assert slow == fast
    with pytest.raises(StarboardError, match="secret"):
        lane().of(position)


def test_a_bot_that_the_lane_does_not_help_is_refused() -> None:
    with pytest.raises(StarboardError, match="medium"):
        make_bot(GAME, "medium", fast=True)
