"""The first generation: players as they were before they learned to see reach, margins and the end of a game.

Frozen on 2026-11-18. Only names may follow a change of `games/GAME/inside.py`, and then the games that
tests/bots/test_anchors.py plays must stay the same.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from starboard.bots.anchors.g1.levels import MindBot, VagueBot
from starboard.bots.anchors.g1.linear import LEARNED, Linear
from starboard.bots.anchors.g1.mind import AnyMind
from starboard.bots.anchors.g1.search import SearchBot
from starboard.bots.anchors.g1.uct import UctBot
from starboard.bots.bot import Bot
from starboard.bots.budget import Budget

OVERLOOKED = {"easy": 25, "medium": 5}  # of 100 options
LEVELS = "greedy", "uct", "handset", "easy", "medium", "sharp", "hard"


def knows(game_id: str) -> bool:
    """Tell whether this generation played the game: it then has a folder of that name."""
    found = find_spec(f"{__name__}.{game_id}") if game_id.isidentifier() else None
    return found is not None and found.submodule_search_locations is not None


def part(game_id: str) -> Any:
    return import_module(f"{__name__}.{game_id}")


def mind_of(game_id: str, weights: str) -> AnyMind:
    kind: type[AnyMind] = part(game_id).Knowledge
    return kind(Linear.kept(kind, weights, kind.features))


def make(game_id: str, level: str, budget: Budget) -> Bot:
    """Make the player of a level, one of LEVELS."""
    if level == "greedy":
        greedy: Bot = part(game_id).Greedy()
        return greedy
    if level == "uct":
        return UctBot(budget)
    mind = mind_of(game_id, level if level == "handset" else LEARNED)
    if level == "hard":
        return SearchBot(mind, budget)
    if level in ("sharp", "handset"):
        return MindBot(mind)
    return VagueBot(mind, OVERLOOKED[level], mind.vague[level == "medium"])
