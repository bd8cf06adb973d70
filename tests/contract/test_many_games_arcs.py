"""Thousands of random games of Arcs over all options: they end within five chapters, and nothing is lost on the way."""

from __future__ import annotations

from typing import Any

import pytest

from marks import long, rule
from starboard.games.arcs.game import GAME
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"split_discard": True},
    {"leaders": True},
    {"leaders": True, "pack": True},
    {"leaders": True, "pack": True, "lore": 2, "split_discard": True},
]
TABLES = [(seats, options) for seats in GAME.seats for options in OPTIONS]
EVERYDAY = 1  # game at each table
LONG, CHUNK = 140, 35  # 2,100 in all


def play(seats: int, options: dict[str, Any], seed: int) -> Position[Any]:
    """A random game, with all pieces, tokens and cards counted after every decision."""
    position = GAME.start(seats, seed, options)
    dice = Dice(seed)
    while position.ask is not None:
        assert position.ask.choices, f"seed {seed}: nothing can be answered to {position.ask.kind}"
        problems = GAME.invariants(position.state)
        assert not problems, f"seed {seed}, move {len(position.moves)}: {problems}"
        options_now = position.ask.options
        position.play(options_now[below(dice, len(options_now))])
    assert position.state.chapter <= 5
    assert position.result is not None
    return position


@rule("ARC-LIMIT-07", "ARC-LIMIT-08", "ARC-CHAPTER-01")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_some_games(seats: int, options: dict[str, Any]) -> None:
    for seed in range(5000, 5000 + EVERYDAY):
        play(seats, options, seed)


@long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_two_thousand_games(seats: int, options: dict[str, Any], first: int) -> None:
    for seed in range(10_000 + first, 10_000 + first + CHUNK):
        play(seats, options, seed)
