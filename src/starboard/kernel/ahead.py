"""Declares which choices a seat can make ahead, before it is asked, and what each of them rests on.

A game lists its kinds (`Game.ahead`, games/<game>/ahead.py). A kind says which prompts it answers and how, and what
must stay as it was when the choice was made: if any of that changes, the choice is withdrawn. It looks at nothing that
the seat may not see, and never answers anything else than the prompts it names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from starboard.kernel import dump
from starboard.kernel.ask import Ask, Option, Prompt
from starboard.kernel.state import State

if TYPE_CHECKING:
    from starboard.kernel.position import AnyPosition

G = TypeVar("G", bound=State)

Rests = dict[str, Any]  # plain JSON data by name; the name says why a choice is withdrawn

ALIKE = "="  # in place of a notation: any option, but only where all of them come to the same
MOST = 256  # positions that are looked at for that; what is longer is left to the person


def nothing(g: Any, seat: int) -> Rests:
    return {}


def always(g: Any, seat: int) -> bool:
    return True


def as_it_is(g: Any) -> object:
    return g


@dataclass(frozen=True, slots=True)
class Ahead(Generic[G]):
    """A kind of choice made ahead. Its words are `<game>-ahead-<id>`, and `<game>-ahead-because-<name>` for what it
    rests on."""

    id: str
    answers: Mapping[type[Prompt], str]  # by what is asked: the notation of the answer, or ALIKE
    rests_on: Callable[[G, int], Rests] = nothing
    offered: Callable[[G, int], bool] = always  # whether the seat may be asked such a thing from now on
    applies: Callable[[G, int], bool] = always  # whether it is meant where the seat is asked now
    form: Callable[[G], object] = as_it_is  # the state without what only names differ by, for ALIKE

    def rests(self, position: AnyPosition, seat: int) -> Rests:
        """Collect what a choice of this kind rests on now, as plain JSON data."""
        return dump.plain(self.rests_on(position.state, seat))

    def answer(self, position: AnyPosition, ask: Ask) -> Option | None:
        """Return the option that answers a pending ask; None if it is nothing that this kind is about."""
        notation = self.answers.get(type(ask.about))
        if notation is None or not self.applies(position.state, ask.seat):
            return None
        if notation == ALIKE:
            return ask.options[0] if comes_to_the_same(position, ask, self.form) else None
        return ask.find(notation)


def comes_to_the_same(position: AnyPosition, ask: Ask, form: Callable[[Any], object]) -> bool:
    """Check that all options of a decision lead to the same position, but for names.

    What the seat is asked next of the same kind belongs to it: it does not matter in which order hits are put. Nothing
    hidden or random may be seen on the way, for then the options could be compared by what nobody knows yet.
    """
    if ask is not position.ask or position.together:
        return False
    ends: set[bytes] = set()
    open_ = [position]
    looked = 0
    while open_:
        at = open_.pop()
        assert at.ask is not None
        for option in at.ask.options:
            looked += 1
            after = at.copy()
            after.play(option)
            if looked > MOST or after.revealed:
                return False
            following = after.ask
            if following is not None and following.seat == ask.seat and type(following.about) is type(ask.about):
                open_.append(after)
                continue
            ends.add(msgspec.json.encode([dump.inner(after), form(after.state)]))
            if len(ends) > 1:
                return False
    return True
