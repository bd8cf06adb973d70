"""Keeps what is still to be done, as data: a stack of small frames in the state, the top one next.

A frame is a `@dataclass(slots=True)` of ids, numbers, strings and tuples, and is never changed once made. So a game
can stop in the middle of anything, be copied, written down, shown, and resumed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

import msgspec

from starboard.kernel.ask import Ask
from starboard.kernel.kind import Plain
from starboard.kernel.message import Message, Refusal
from starboard.kernel.verb import PLAIN, Spelling, Verb

if TYPE_CHECKING:
    from starboard.kernel.state import State

NO_REASON = "why-not-an-option"  # what is said where a frame has nothing better to say


class Frame:
    __slots__ = ()

    # Whether its work belongs to what was told before it: a watcher of the story looks when it is done, too.
    BELONGS: ClassVar[bool] = False

    def run(self, g: Any) -> Ask | tuple[Ask, ...] | None:
        """Work, or ask; never both. Asking must change nothing: the ask is made again after loading.

        Several asks at once are answered in secret, each by its seat in any order; nobody's answer is known,
        and nothing happens, before all have answered.
        """
        raise NotImplementedError(type(self).__name__)

    def answer(self, g: Any, choice: Any) -> None:
        """Resumed with a legal choice; with a tuple of them, in the order of the asks, if several were asked.

        A seat that was asked together with others and had no option answers None.
        """
        raise NotImplementedError(f"{type(self).__name__} asks, and so must take an answer")

    # How a choice is written, shown and explained. What shows a choice sees only the choice and the
    # frame: an option is a value and stays what it is when the game has gone on.

    VERB: ClassVar[Verb] = PLAIN  # of all choices, where there is only one
    ALIKE: ClassVar[bool] = False  # whether `spelled` looks at nothing but the choice: all of the kind say the same

    def spelled(self, choice: Any) -> Spelling:
        """Say which verb a choice is, with which values. Everything below follows from it."""
        return self.VERB, choice if type(choice) is tuple else (choice,)

    def notation(self, choice: Any) -> str:
        """Short, stable, unique in its ask; what records and logs keep (docs/notation.md)."""
        verb, values = self.spelled(choice)
        return verb.notation(values)

    def canonical(self, g: Any, text: str) -> str:
        """The notation meant by another way to write the same choice."""
        return " ".join(text.split())

    def targets(self, choice: Any) -> tuple[str, ...]:
        verb, values = self.spelled(choice)
        return verb.targets(values)

    def granted_by(self, choice: Any) -> str | None:
        """The rule that grants this choice, where it is not that of the whole ask."""
        return self.spelled(choice)[0].rule

    def label(self, choice: Any) -> Message:
        verb, values = self.spelled(choice)
        return verb.label(values)

    def besides(self, choice: Any) -> dict[str, Plain]:
        """The facts that neither its notation nor its targets tell."""
        verb, values = self.spelled(choice)
        return verb.besides(values)

    def why_not(self, g: Any, text: str) -> Refusal:
        """Why this notation, or this target, is not among the options."""
        return Refusal(Message(NO_REASON))

    def outlook(self, g: Any, choice: Any) -> msgspec.Struct | None:
        """Tell everybody what is known to follow from the choice, e.g. the odds of a fight (`Game.outlook_type`)."""
        return None


@dataclass(slots=True)
class Interrupted(Frame):
    """Stands on a decision that something out of turn has interrupted, as long as that lasts: who was asked there."""

    seats: tuple[int, ...]

    def run(self, g: Any) -> None:
        """It is over: the decision below is made again."""


# What is still to be done is changed by these alone. Kinds are compared exactly: a subclass is another kind.

F = TypeVar("F", bound=Frame)


def then(g: State, *frames: Frame) -> None:
    """Do these next; the first listed runs first."""
    g.frames.extend(frames[::-1])


def afterwards(g: State, frame: Frame, *kinds: type[Frame]) -> None:
    """Do this when the frames of these kinds that come next are done, unless one like it is due then anyway."""
    at = len(g.frames)
    while at and type(g.frames[at - 1]) in kinds:
        at -= 1
    if not at or type(g.frames[at - 1]) is not type(frame):
        g.frames.insert(at, frame)


def upcoming(g: State) -> Frame | None:
    """Return the frame that comes next; where somebody is asked, the one that asks."""
    return g.frames[-1] if g.frames else None


def pending(g: State, *kinds: type[F]) -> Iterator[F]:
    """Go through the frames of these kinds that are still to be done, the next one first."""
    return cast(Iterator[F], (frame for frame in reversed(g.frames) if type(frame) in kinds))


def enclosing(g: State, kind: type[F]) -> F | None:
    """Return the innermost frame of this kind that is still to be done: what everything now is part of."""
    return next(pending(g, kind), None)


def is_pending(g: State, *kinds: type[Frame]) -> bool:
    return any(type(frame) in kinds for frame in g.frames)


def cancel(g: State, *kinds: type[Frame]) -> None:
    """Do nothing more of these kinds; everything else goes on."""
    g.frames[:] = [frame for frame in g.frames if type(frame) not in kinds]


def leave(g: State, frame: Frame, *kinds: type[Frame], to: Frame | None = None) -> None:
    """Do no more of this frame, nor of what it has begun of these kinds; do `to` in its place, if given.

    What else was begun meanwhile, such as the end of a combat, goes on.
    """
    at = next(at for at in reversed(range(len(g.frames))) if g.frames[at] is frame)
    begun = [one for one in g.frames[at + 1 :] if type(one) not in kinds]
    g.frames[at:] = begun if to is None else [to, *begun]


def finish(g: State) -> None:
    """Do nothing more at all: the game is over."""
    g.frames.clear()
