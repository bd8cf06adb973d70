"""Frozen stand-ins for people who play a game for the first time: a newcomer's bot has to lose to them.

`beginner-blind` is the greedy player of the first generation, which overlooks every third option. `beginner-narrow`
takes what promises most one step ahead, by the features and weights of the first generation, but knows of one source of
points only: what it has, one way to more of it, and what it needs for that (`GAME.json`). Nothing here is ever made
better: digests of games that they play are held by the tests.
"""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from starboard.bots.anchors import g1
from starboard.bots.anchors.g1.levels import MindBot
from starboard.bots.anchors.g1.linear import Linear
from starboard.bots.bot import Bot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

LEVELS = "beginner-blind", "beginner-narrow"
EVERY = 3  # one option of so many is overlooked


def knows(game_id: str) -> bool:
    """Tell whether there are beginners of a game: there is a file then of what the narrow one knows."""
    return game_id.isidentifier() and known_file(game_id).is_file()


def known_file(game_id: str) -> Traversable:
    return files(__name__) / f"{game_id}.json"


def known_features(game_id: str) -> list[str]:
    """Return the features that the narrow one knows."""
    found: list[str] = msgspec.json.decode(known_file(game_id).read_bytes())["features"]
    return found


def make(game_id: str, level: str) -> Bot:
    part = g1.part(game_id)
    if level == "beginner-blind":
        return Blind(part.Greedy())
    kind = part.Knowledge
    whole = Linear.kept(kind, "weights", kind.features)
    known = known_features(game_id)
    weights = [weight if name in known else 0.0 for name, weight in zip(whole.names, whole.weights, strict=True)]
    return MindBot(kind(Linear(whole.names, weights)))


class Blind(Bot):
    """Chooses as a greedy player does, among those options that it does not overlook."""

    def __init__(self, greedy: Bot) -> None:
        self.greedy = greedy

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        known = [choice for choice in ask.choices if below(dice, EVERY)]
        if len(known) in (0, len(ask.choices)):
            return self.greedy.pick(seen, ask, dice)
        fewer = msgspec.structs.replace(ask, choices=known, _notations=None)
        try:
            found = self.greedy.pick(seen, fewer, dice)
        except ValueError:  # a rule wants the one answer that it always gives, whatever there is
            return self.greedy.pick(seen, ask, dice)
        return Option(ask, found.choice)
