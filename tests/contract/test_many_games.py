"""Thousands of random games of Carcassonne: they end, without error, and nothing is lost on the way."""

from __future__ import annotations

from typing import Any

import pytest

from marks import long
from starboard.games.carcassonne.game import GAME
from starboard.kernel.contract import invariants_hold, options_are_sound

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (5, {}), (4, {"teams": True})]
EVERYDAY = 4  # games at each table
LONG, CHUNK = 2000, 100


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_some_games(seats: int, options: dict[str, Any]) -> None:
    for seed in range(5000, 5000 + EVERYDAY):
        invariants_hold(GAME, seats, options, seed)


@long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_ten_thousand_games(seats: int, options: dict[str, Any], first: int) -> None:
    """In chunks, so that `-n 2` keeps both cores busy. An ask without option is an error of the walk itself."""
    for seed in range(10_000 + first, 10_000 + first + CHUNK):
        invariants_hold(GAME, seats, options, seed)
    options_are_sound(GAME, seats, options, first)
