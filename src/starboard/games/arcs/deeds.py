"""Offers what a card lets its holder do in a turn: new actions, and what is done in the Prelude."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs import verbs
from starboard.games.arcs.state import ArcsState
from starboard.kernel.verb import Spelling

Args = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deed:
    """One ability of one card. `choices` lists what can be chosen at once, `()` if there is nothing to choose."""

    name: str  # one word, unique: of its verb and of messages
    card: int
    rule: str
    choices: Callable[[ArcsState, int], list[Args]]  # none: it cannot be done now
    do: Callable[[ArcsState, int, Args, bool], None]  # state, seat, args, paid by the pip of a copy or pivot
    replaces: int = -1  # a new action: the standard action that it is taken instead of
    discards: bool = False  # the card is discarded to do it
    once: bool = False  # once a turn
    first: bool = False  # before any other action
    copied: bool = False  # only with the pip of a copy or pivot

    def spelled(self, args: Args) -> Spelling:
        """Say it by its verb; a card that may be discarded for something may be discarded for nothing."""
        verb = verbs.DEEDS[self.name]
        return verb if args or len(verb.fields) == 1 else verb.bare, (self.card, *args)


def no_args(g: ArcsState, seat: int) -> list[Args]:
    """Always possible, with nothing to choose."""
    return [()]
