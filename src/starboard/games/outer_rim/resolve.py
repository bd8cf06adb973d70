"""The interpreter of effects. Its place inside a card is a frame: a script, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.games.outer_rim.vocabulary.moments import SECRETS
from starboard.kernel.frame import Frame, then

E = TypeVar("E", bound=Effect)
# What an effect does: for a player, because of a card (NONE: something else).
Doing = Callable[[OuterRimState, int, E, int], None]


def at_its_moment(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Do nothing more: what the secret was used for was done where its moment is, with dice, a test or a move."""


DOINGS: dict[type[Effect], Callable[..., None]] = {kind: at_its_moment for kind in SECRETS.values() if kind}


def effect(kind: type[E]) -> Callable[[Doing[E]], Doing[E]]:
    """Register what an effect of the vocabulary does."""

    def register(doing: Doing[E]) -> Doing[E]:
        assert kind not in DOINGS, kind
        DOINGS[kind] = doing
        return doing

    return register


@dataclass(slots=True)
class Resolve(Frame):
    """Runs what is left of a list of effects."""

    player: int
    script: int
    card: int = NONE
    at: int = 0
    unpaid: bool = False  # its credits were given up for fame

    def run(self, g: OuterRimState) -> None:
        script, at = g.content.scripts[self.script], self.at
        left = len(script) - at
        if left <= 0:
            return
        one = script[at]
        if left > 1:
            then(g, Resolve(self.player, self.script, self.card, at + 1, self.unpaid))
        if self.unpaid and isinstance(one, GainCredits):
            return
        DOINGS[type(one)](g, self.player, one, self.card)


def resolve(g: OuterRimState, player: int, script: int, card: int = NONE) -> None:
    if g.content.scripts[script]:
        then(g, Resolve(player, script, card))
