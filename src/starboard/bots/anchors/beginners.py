"""Frozen stand-ins for people who play a game for the first time: a newcomer's bot has to lose to them.

`beginner-blind` is the greedy player of the first generation, which overlooks every third option. `beginner-narrow`
takes what promises most one step ahead, by the features and weights of the first generation, but knows of one source of
points only. Nothing here is ever made better: digests of games that they play are held by the tests.
"""

from __future__ import annotations

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

# What the narrow one knows: what it has, one way to more of it, and what it needs for that.
KNOWN = {
    "carcassonne": (
        *("points", "points_now", "planets", "planets_now", "planets_grow", "planets_grow_now"),
        *("supply", "some_supply", "two_supply", "large_supply"),
        *("supply_now", "some_supply_now", "two_supply_now", "large_supply_now"),
    ),
    # It knows war, and nothing of resources and the court.
    "arcs": (
        *("power", "power_now", "scored", "scored_early", "lead", "open", "declares", "declares_later"),
        *("ships", "starports", "cities", "damaged_buildings", "control", "threatened", "prey", "exposed"),
        *("bonus", "outrage", "trophies", "cards", "pips", "suits", "initiative", "initiative_late"),
    ),
    # It knows cargo and jobs that it holds, and nothing of goals, skills, contacts and patrols.
    "outer_rim": (
        *("fame", "credits", "credits_more", "credits_many", "damage", "defeated"),
        *("liked", "hated", "speed", "promised_fame", "promised_credits", "idle"),
        *("fame_late", "credits_late", "means_late", "promised_fame_late", "promised_credits_late", "wait"),
        *("market", "planet", "maelstrom", "danger"),
    ),
}


def knows(game_id: str) -> bool:
    return game_id in KNOWN


def make(game_id: str, level: str) -> Bot:
    part = g1.part(game_id)
    if level == "beginner-blind":
        return Blind(part.Greedy())
    kind = part.Knowledge
    whole = Linear.kept(kind, "weights", kind.features)
    known = KNOWN[game_id]
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
