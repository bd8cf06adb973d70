"""The levels below the search: they look one step ahead, and make the mistakes of people, more of them or fewer.

What a level is made of is a `Rung`: it is short-sighted, it forgets about parts of the table for the whole game, it
overlooks options, and it misjudges the others a little. The rungs of a game are in `ladder.py`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec

from starboard.bots.bot import Bot
from starboard.bots.linear import Linear
from starboard.bots.mind import AnyMind
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

FORGOTTEN = 4  # of so many regions one is forgotten
FEW = 2  # entries of a mark: those that do not change once the game has begun


class MindBot(Bot):
    """Takes what promises most, and misjudges nothing."""

    def __init__(self, mind: AnyMind) -> None:
        self.mind = mind

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        return self.mind.best(seen, ask, dice)


class Rung(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Says what a level does not see, or how long it searches. One that searches makes no mistakes on purpose."""

    foresight: float = 1.0  # how much of what is not had yet counts; 0 sees only what is at hand
    forgets: int = 0  # chance in 100 that an option in a forgotten region is not seen
    overlooks: int = 0  # chance in 100 that an option is not seen, wherever it is
    error: float = 0.0  # how far a value is misjudged at most, in warmths of the mind
    tries: int | None = None  # of a search
    seconds: float = 0.0  # of a search: by themselves, or what a server allows the tries at most

    @property
    def searches(self) -> bool:
        return self.tries is not None or self.seconds > 0


@dataclass(frozen=True, slots=True)
class Sight:
    """Tells regions of the table apart by how options are written, and which of them are forgotten in a game."""

    region: str = ""  # a pattern: options whose groups are alike are in one region; what does not match is in none
    mark: str = ""  # a field of the state by which games differ, which everybody sees, and which stays as it is

    def forgotten(self, g: Any, seat: int, notation: str) -> bool:
        """Tell whether the option is in a region that this seat forgets, all through the game."""
        found = re.search(self.region, notation) if self.region else None
        if found is None:
            return False
        marked: Any = getattr(g, self.mark, None)
        if isinstance(marked, list):
            marked = marked[:FEW]
        return crc32(repr((found.groups(), marked, seat)).encode()) % FORGOTTEN == 0


NO_SIGHT = Sight()


class VagueBot(MindBot):
    """Overlooks some options, forgets about regions, and misjudges the rest a little."""

    def __init__(self, mind: AnyMind, overlooked: int, vague: float, forgets: int = 0, sight: Sight = NO_SIGHT) -> None:
        super().__init__(mind)
        self.overlooked = overlooked  # chance in 100 that an option is not seen
        self.vague = vague  # how far a value is misjudged at most, in warmths of the mind
        self.forgets, self.sight = forgets, sight

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        small = self.mind.small(seen, ask, dice) if len(ask.choices) > 1 else ask.options[0]
        if small is not None:
            return small
        judged = []
        for option, value in zip(ask.options, self.mind.values(seen, ask, dice), strict=True):
            overlooked = below(dice, 100) < self.overlooked
            # Two dice: small errors are more likely than large ones.
            error = (below(dice, 1001) + below(dice, 1001)) / 1000 - 1
            if self.forgets and self.sight.forgotten(seen.state, ask.seat, option.notation):
                overlooked = overlooked or below(dice, 100) < self.forgets
            judged.append((not overlooked, value + self.vague * self.mind.warmth * error, option))
        return max(judged, key=lambda one: one[:2])[2]


class MixedBot(Bot):
    """Decides now as one bot does and now as another: so it plays between the two."""

    def __init__(self, lower: Bot, upper: Bot, share: float) -> None:
        self.lower, self.upper = lower, upper
        self.share = share  # of the decisions that the upper one makes

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        bot = self.upper if below(Dice(seed ^ SALT), 10_000) < self.share * 10_000 else self.lower
        return bot.choose(position, seat, seed)


SALT = 0x5EED_0F_5A17


def dimmed(linear: Linear, near: Collection[str], foresight: float) -> Linear:
    """Return the weights as somebody has them who sees only a part of what is not at hand yet."""
    if foresight == 1.0 or not near:
        return linear
    weights = [
        weight if name in near else weight * foresight
        for name, weight in zip(linear.names, linear.weights, strict=True)
    ]
    return Linear(linear.names, weights)
