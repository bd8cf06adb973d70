"""Two players of Carcassonne after Ameneyro, Galván and Kuri Morales (2020, arXiv 2009.12974): Star2.5 and MCTS.

Written by us from what is published of these methods; which of their constants are ours, docs/bots.md tells. Frozen as
all anchors are: tests/bots/test_anchors.py holds the files and games.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from starboard.bots.bot import Bot
from starboard.bots.budget import Budget

BOTS = {"star25": "star_bot:StarBot", "mcts": "mcts:MctsBot"}
LEVELS = tuple(BOTS)


def knows(game_id: str) -> bool:
    """Tell whether these players play the game: there is a folder of that name."""
    return game_id.isidentifier() and find_spec(f"{__name__}.{game_id}") is not None


def make(game_id: str, level: str, budget: Budget) -> Bot:
    """Make the player of a level, one of LEVELS."""
    module, _, name = BOTS[level].partition(":")
    bot: Bot = getattr(import_module(f"{__name__}.{game_id}.{module}"), name)(budget)
    return bot
