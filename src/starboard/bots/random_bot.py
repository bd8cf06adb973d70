"""Plays any game, badly: every option is as likely."""

from __future__ import annotations

from typing import Any

from starboard.bots.bot import Bot, ask_of
from starboard.kernel.ask import Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position


class RandomBot(Bot):
    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        """Choose by its own options alone, so that nothing has to be imagined."""
        options = ask_of(position, seat).options
        return options[below(Dice(seed), len(options))]
