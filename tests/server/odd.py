"""Harbour again, with bots that misbehave. They are known wherever this module is imported, in workers too."""

from __future__ import annotations

import os
import time

from kernel.harbour import Harbour
from starboard.bots import BASELINES
from starboard.bots.bot import Bot
from starboard.bots.random_bot import RandomBot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message
from starboard.kernel.position import Position


class Odd(Harbour):
    id = "odd"


class Hangs(Bot):
    def choose(self, position: Position, seat: int, seed: int) -> Option:  # type: ignore[type-arg]
        time.sleep(3600)
        raise AssertionError


class Dies(Bot):
    def choose(self, position: Position, seat: int, seed: int) -> Option:  # type: ignore[type-arg]
        os._exit(1)


class Fails(Bot):
    def choose(self, position: Position, seat: int, seed: int) -> Option:  # type: ignore[type-arg]
        raise ZeroDivisionError("a bot's own fault")


class Nonsense(Frame):
    def notation(self, choice: object) -> str:
        return "nonsense"

    def label(self, choice: object) -> Message:
        return Message("nonsense")


class Cheats(Bot):
    """Chooses what is no option."""

    def choose(self, position: Position, seat: int, seed: int) -> Option:  # type: ignore[type-arg]
        ask = Ask(seat, "nonsense", [0])
        ask.frame = Nonsense()
        return Option(ask, 0)


class Slow(Bot):
    """Takes its time, and all of a core."""

    def choose(self, position: Position, seat: int, seed: int) -> Option:  # type: ignore[type-arg]
        end = time.monotonic() + 0.7
        while time.monotonic() < end:
            pass
        return RandomBot().choose(position, seat, seed)


BASELINES["odd"] = {kind.__name__.lower(): f"{__name__}:{kind.__name__}" for kind in (Hangs, Dies, Fails, Cheats, Slow)}
GAME = Odd()
