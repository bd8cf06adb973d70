"""Starboard: a digital table for space board games.

import starboard

game = starboard.game("carcassonne")
position = game.start(seats=3, seed=42)
while position.ask:
    position.play(position.ask.options[0])
print(position.result.scores)
"""

from __future__ import annotations

from typing import Any

from starboard.kernel.errors import (
    BadDump,
    BadRecord,
    BadSetup,
    IllegalChoice,
    NoRecord,
    StarboardError,
    UnknownGame,
)
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.kernel.registry import installed

__version__ = "0.1.0"

__all__ = [
    "BadDump",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalChoice",
    "NoRecord",
    "Position",
    "StarboardError",
    "UnknownGame",
    "game",
    "game_ids",
    "replay",
]


def game_ids() -> list[str]:
    """The ids of all installed games."""
    return installed().ids


def game(game_id: str) -> Game[Any]:
    return installed().game(game_id)


def replay(record: str) -> Position[Any]:
    """The position at the end of a record; BadRecord names the line that is wrong."""
    return game(Record.read(record).game).replay(record)
