"""What a bot is."""

from __future__ import annotations

from typing import Any

from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position


class Bot:
    """Subclasses write `pick`. They keep no memory: all they go by is the position."""

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        """An option of the pending ask of the seat; the same for the same seed and the same knowledge.

        The bot is handed an imagined position, in which nothing is true that the seat cannot know.
        """
        seen = position.imagine(seat, seed)
        return position.legal(self.pick(seen, ask_of(seen, seat), Dice(seed)))

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        raise NotImplementedError


def ask_of(position: Position[Any], seat: int) -> Ask:
    return next(ask for ask in position.asks if ask.seat == seat)
