"""Frames whose choices are words: a verb, then what it is about, each an id or a number as people write it.

`("move", "lothal")` is a choice, `move lothal` its notation; verbs.py declares what follows each verb.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from starboard.games.outer_rim.foretold import OuterRimOutlook
from starboard.games.outer_rim.verbs import VERBS
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below
from starboard.kernel.frame import NO_REASON, Frame
from starboard.kernel.message import Message, Refusal
from starboard.kernel.verb import Spelling

if TYPE_CHECKING:
    from starboard.games.outer_rim.state import OuterRimState

Choice = tuple[str, ...]

# What is told about the choices of a frame, by its class: what follows from one (outlook.py), and why something is none
# of them (why.py). Rules do not need to know of it.
OUTLOOKS: dict[type[Frame], Callable[[OuterRimState, Any, Choice], OuterRimOutlook]] = {}
REASONS: dict[type[Frame], Callable[[OuterRimState, Any, Choice], Refusal]] = {}


class Choosing(Frame):
    """A frame whose choices are words. It asks by `ask`, which changes nothing, or works by `unasked` and `answer`.

    Nobody has to answer for the AI player.
    """

    __slots__ = ()

    def ask(self, g: OuterRimState) -> Ask | None:
        """Return what there is to be asked, if anything."""
        raise NotImplementedError(type(self).__name__)

    def unasked(self, g: OuterRimState) -> None:
        """Do what happens where there is nothing to be asked."""

    def run(self, g: OuterRimState) -> Ask | None:
        asked = self.ask(g)
        if asked is None:
            self.unasked(g)
            return None
        if asked.seat < g.seats:
            return asked
        if asked.choices:
            self.answer(g, ai_choice(g, asked.choices))
        return None

    def spelled(self, choice: Choice) -> Spelling:
        return spelling_of(choice)

    def notation(self, choice: Choice) -> str:
        """As its verb writes it; bots look for it often, so the words are not read first only to be written again."""
        return " ".join(choice)

    def outlook(self, g: OuterRimState, choice: Choice) -> OuterRimOutlook | None:
        tell = OUTLOOKS.get(type(self))
        return None if tell is None else tell(g, self, choice)

    def why_not(self, g: OuterRimState, text: str) -> Refusal:
        """`text` is a notation (`move kessel`) or a target (`space:kessel`)."""
        explain = REASONS.get(type(self))
        if explain is None:
            return Refusal(Message(NO_REASON))
        return explain(g, self, tuple(text.replace(":", " ", 1).split()))


@lru_cache(1 << 13)
def spelling_of(choice: Choice) -> Spelling:
    verb = VERBS[choice[0], len(choice) - 1]
    return verb, tuple([kind.read(word) for kind, word in zip(verb.fields.values(), choice[1:], strict=True)])


def ai_choice(g: OuterRimState, choices: Sequence[Choice]) -> Choice:
    """It keeps out of everything it can keep out of; for the rest chance decides (OR-SOLO-56, -57)."""
    refusals = [choice for choice in choices if choice[0] in REFUSALS]
    if refusals:
        return refusals[0]
    return choices[below(g, len(choices)) if len(choices) > 1 else 0]


REFUSALS = frozenset(("no", "none", "decline", "done", "leave", "yield", "bear"))
