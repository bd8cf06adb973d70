"""The levels below the search: they look one step ahead, and misjudge what they see more or less, as people do."""

from __future__ import annotations

from typing import Any

from starboard.bots.anchors.g1.mind import AnyMind
from starboard.bots.bot import Bot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position


class MindBot(Bot):
    """Takes what promises most, and misjudges nothing."""

    def __init__(self, mind: AnyMind) -> None:
        self.mind = mind

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        return self.mind.best(seen, ask, dice)


class VagueBot(MindBot):
    """Overlooks some options and misjudges the rest a little."""

    def __init__(self, mind: AnyMind, overlooked: int, vague: float) -> None:
        super().__init__(mind)
        self.overlooked = overlooked  # chance in 100 that an option is not seen
        self.vague = vague  # how far a value is misjudged at most, in warmths of the mind

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        small = self.mind.small(seen, ask, dice) if len(ask.choices) > 1 else ask.options[0]
        if small is not None:
            return small
        judged = []
        for option, value in zip(ask.options, self.mind.values(seen, ask, dice), strict=True):
            overlooked = below(dice, 100) < self.overlooked
            # Two dice: small errors are more likely than large ones.
            error = (below(dice, 1001) + below(dice, 1001)) / 1000 - 1
            judged.append((not overlooked, value + self.vague * self.mind.warmth * error, option))
        return max(judged, key=lambda one: one[:2])[2]
