"""The interpreter of effects. Its place inside a card is a frame: a script, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.outer_rim.content import Effect
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.words import NONE
from starboard.kernel.frame import Frame, then

# What an effect does: for a player, because of a card (NONE: something else).
Doing = Callable[[OuterRimState, int, Effect, int], None]
EFFECTS: dict[str, Doing] = {}


def effect(name: str) -> Callable[[Doing], Doing]:
    """Register what an effect of the vocabulary does."""

    def register(doing: Doing) -> Doing:
        assert name not in EFFECTS, name
        EFFECTS[name] = doing
        return doing

    return register


@dataclass(slots=True)
class Resolve(Frame):
    """What is left of a list of effects."""

    player: int
    script: int
    card: int = NONE
    at: int = 0
    unpaid: bool = False  # its credits were given up for fame

    def run(self, g: OuterRimState) -> None:
        script = g.content.scripts[self.script]
        if self.at >= len(script):
            return
        one = script[self.at]
        if self.at + 1 < len(script):
            g.frames.append(Resolve(self.player, self.script, self.card, self.at + 1, self.unpaid))
        if self.unpaid and one.do == "gain_credits":
            return
        EFFECTS[one.do](g, self.player, one, self.card)


def resolve(g: OuterRimState, player: int, script: int, card: int = NONE) -> None:
    if g.content.scripts[script]:
        then(g, Resolve(player, script, card))


def stop_resolving(g: OuterRimState, down_to: int = 0) -> None:
    """Nothing more of the lists that are being resolved happens. Combats that are going on go on."""
    g.frames[down_to:] = [frame for frame in g.frames[down_to:] if type(frame) is not Resolve]
