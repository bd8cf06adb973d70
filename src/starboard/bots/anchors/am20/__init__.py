"""Two players of Carcassonne after Ameneyro, Galván and Kuri Morales (2020, arXiv 2009.12974): Star2.5 and MCTS.

Written by us from what is published of these methods; which of their constants are ours, docs/bots.md tells. Frozen as
all anchors are: tests/bots/test_anchors.py holds the files and games.
"""

from __future__ import annotations

from starboard.bots.bot import Bot
from starboard.bots.budget import Budget

LEVELS = "star25", "mcts"


def knows(game_id: str) -> bool:
    """Tell whether these players play the game."""
    return game_id == "carcassonne"


def make(game_id: str, level: str, budget: Budget) -> Bot:
    """Make the player of a level, one of LEVELS."""
    if level == "mcts":
        from starboard.bots.anchors.am20.mcts import MctsBot

        return MctsBot(budget)
    from starboard.bots.anchors.am20.star_bot import StarBot

    return StarBot(budget)
