"""Offers what a card lets its holder do in a turn: new actions, and what is done in the Prelude."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.verbs import DeedVerb, Form
from starboard.kernel.verb import Spelling

Args = tuple[int, ...]
UNNAMED = DeedVerb("deed")  # until the loader names it


@dataclass(frozen=True, slots=True, eq=False)
class Deed:
    """One ability of one card. `choices` lists what can be chosen at once, `()` if there is nothing to choose."""

    form: Form  # what is chosen
    card: int
    rule: str
    choices: Callable[[ArcsState, int], list[Args]]  # none: it cannot be done now
    do: Callable[[ArcsState, int, Args, bool], None]  # state, seat, args, paid by the pip of a copy or pivot
    replaces: int = -1  # a new action: the standard action that it is taken instead of
    discards: bool = False  # the card is discarded to do it
    once: bool = False  # once a turn
    first: bool = False  # before any other action
    copied: bool = False  # only with the pip of a copy or pivot
    verb: DeedVerb = UNNAMED  # by which it is said
    of: Ability | None = None  # that it was made of

    @property
    def name(self) -> str:
        """One word, unique: of its verb and of messages."""
        return self.verb.word

    def spelled(self, args: Args) -> Spelling:
        """Say it by its verb; a card that may be discarded for something may be discarded for nothing."""
        return self.verb if args or len(self.verb.fields) == 1 else self.verb.bare, (self.card, *args)


def no_args(g: ArcsState, seat: int) -> list[Args]:
    """Always possible, with nothing to choose."""
    return [()]
