"""ARC-SEIZE: taking the initiative in the middle of a round."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ids import NONE
from starboard.games.arcs.piles import lay_face_down
from starboard.games.arcs.state import ArcsState, members
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling


def may_seize(g: ArcsState, seat: int) -> bool:
    """Once a round, and not by who has the initiative (ARC-SEIZE-09, -10)."""
    return not g.seized and g.initiative != seat


def seize(g: ArcsState, seat: int, rule: str) -> None:
    """The marker moves at once and is laid down (ARC-SEIZE-08)."""
    g.initiative = seat
    g.seized = True
    tell(g, events.Seized(seat), rule)


@dataclass(slots=True)
class Seize(Frame):
    """A follower may add a card face down to seize the initiative (ARC-SEIZE-01 to -04)."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        if not g.hands[self.seat] or not may_seize(g, self.seat):
            return None
        return Ask(self.seat, asks.Seize(), [NONE, *members(g.hands[self.seat])], "ARC-SEIZE-02")

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            lay_face_down(g, self.seat, choice)
            g.seizing[self.seat] = choice
            seize(g, self.seat, "ARC-SEIZE-02")

    def spelled(self, choice: int) -> Spelling:
        return (verbs.NO_SEIZE, ()) if choice == NONE else (verbs.SEIZE, (choice,))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-seize"), "ARC-SEIZE-04")
