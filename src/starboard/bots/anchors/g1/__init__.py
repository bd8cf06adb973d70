"""The first generation: players as they were before they learned to see reach, margins and the end of a game.

Frozen on 2026-11-18. Only names may follow a change of `games/GAME/inside.py`, and then the games that
tests/bots/test_anchors.py plays must stay the same.
"""

from __future__ import annotations

from starboard.bots.anchors.g1.levels import MindBot, VagueBot
from starboard.bots.anchors.g1.linear import LEARNED, Linear
from starboard.bots.anchors.g1.mind import AnyMind, Mind
from starboard.bots.anchors.g1.search import SearchBot
from starboard.bots.anchors.g1.uct import UctBot
from starboard.bots.bot import Bot
from starboard.bots.budget import Budget
from starboard.kernel.parts import resolve

HERE = "starboard.bots.anchors.g1"
MINDS = {
    "carcassonne": f"{HERE}.carcassonne.mind:CarcassonneMind",
    "arcs": f"{HERE}.arcs.mind:ArcsMind",
    "outer_rim": f"{HERE}.outer_rim.mind:OuterRimMind",
}
GREEDY = {
    "carcassonne": f"{HERE}.carcassonne.greedy:CarcassonneGreedy",
    "arcs": f"{HERE}.arcs.greedy:ArcsGreedy",
    "outer_rim": f"{HERE}.outer_rim.greedy:OuterRimGreedy",
}
OVERLOOKED = {"easy": 25, "medium": 5}  # of 100 options
LEVELS = "greedy", "uct", "handset", "easy", "medium", "sharp", "hard"


def mind_of(game_id: str, weights: str) -> AnyMind:
    kind = resolve(MINDS[game_id], Mind)
    return kind(Linear.kept(kind, weights, kind.features))


def make(game_id: str, level: str, budget: Budget) -> Bot:
    """Make the player of a level, one of LEVELS."""
    if level == "greedy":
        return resolve(GREEDY[game_id], Bot)()
    if level == "uct":
        return UctBot(budget)
    mind = mind_of(game_id, level if level == "handset" else LEARNED)
    if level == "hard":
        return SearchBot(mind, budget)
    if level in ("sharp", "handset"):
        return MindBot(mind)
    return VagueBot(mind, OVERLOOKED[level], mind.vague[level == "medium"])
