"""Harbour again, with bots that misbehave. Workers know them too, for the game names them."""

from __future__ import annotations

import os
import time

from kernel.harbour import Harbour
from starboard.bots.bot import Bot
from starboard.bots.random_bot import RandomBot
from starboard.kernel.ask import Ask, Option, Prompt
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message
from starboard.kernel.parts import Parts
from starboard.kernel.position import Position


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
        ask = Ask(seat, Prompt(), [0])
        ask.frame = Nonsense()
        return Option(ask, 0)


class Slow(Bot):
    """Takes its time, and all of a core."""

    def choose(self, position: Position, seat: int, seed: int) -> Option:  # type: ignore[type-arg]
        end = time.monotonic() + 0.7
        while time.monotonic() < end:
            pass
        return RandomBot().choose(position, seat, seed)


class Odd(Harbour):
    id = "odd"
    parts = Parts(
        baselines={kind.__name__.lower(): f"{__name__}:{kind.__name__}" for kind in (Hangs, Dies, Fails, Cheats, Slow)}
    )


GAME = Odd()
