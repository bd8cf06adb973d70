"""What is still to be done, as data: a stack of small frames in the state, the top one next.

A frame is a `@dataclass(slots=True)` of ids, numbers, strings and tuples, and is never changed once made. So a game
can stop in the middle of anything, be copied, written down, shown, and resumed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starboard.kernel.ask import Ask
from starboard.kernel.message import Message, Refusal

NO_REASON = "why-not-an-option"  # what is said where a frame has nothing better to say


class Frame:
    __slots__ = ()

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

    def notation(self, choice: Any) -> str:
        """Short, stable, unique in its ask; what records and logs keep (docs/notation.md)."""
        return str(choice)

    def canonical(self, g: Any, text: str) -> str:
        """The notation meant by another way to write the same choice."""
        return " ".join(text.split())

    def targets(self, choice: Any) -> tuple[str, ...]:
        return ()

    def granted_by(self, choice: Any) -> str | None:
        """The rule that grants this choice, where it is not that of the whole ask."""
        return None

    def label(self, choice: Any) -> Message:
        return Message("option", {"notation": self.notation(choice)})

    def why_not(self, g: Any, text: str) -> Refusal:
        """Why this notation, or this target, is not among the options."""
        return Refusal(Message(NO_REASON))

    def outlook(self, g: Any, choice: Any) -> dict[str, Any]:
        """What everybody may know of what follows from the choice, e.g. the odds of a fight; plain data."""
        return {}


@dataclass(slots=True)
class Interrupted(Frame):
    """Stands on a decision that something out of turn has interrupted, as long as that lasts: who was asked there."""

    seats: tuple[int, ...]

    def run(self, g: Any) -> None:
        """It is over: the decision below is made again."""


def then(g: Any, *frames: Frame) -> None:
    """Do these next; the first listed runs first."""
    g.frames.extend(frames[::-1])
