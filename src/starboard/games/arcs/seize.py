"""ARC-SEIZE: taking the initiative in the middle of a round."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.notation import action_name, action_text
from starboard.games.arcs.piles import lay_face_down
from starboard.games.arcs.state import ArcsState, bits
from starboard.games.arcs.words import NONE
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell


def may_seize(g: ArcsState, seat: int) -> bool:
    """Once a round, and not by who has the initiative (ARC-SEIZE-09, -10)."""
    return not g.seized and g.initiative != seat


def seize(g: ArcsState, seat: int, rule: str) -> None:
    """The marker moves at once and is laid down (ARC-SEIZE-08)."""
    g.initiative = seat
    g.seized = True
    tell(g, "arcs-event-seized", rule, seat=seat)


@dataclass(slots=True)
class Seize(Frame):
    """A follower may add a card face down to seize the initiative (ARC-SEIZE-01 to -04)."""

    seat: int

    def run(self, g: ArcsState) -> Ask | None:
        if not g.hands[self.seat] or not may_seize(g, self.seat):
            return None
        return Ask(self.seat, "arcs-ask-seize", [NONE, *bits(g.hands[self.seat])], "ARC-SEIZE-02")

    def answer(self, g: ArcsState, choice: int) -> None:
        if choice != NONE:
            lay_face_down(g, self.seat, choice)
            g.seizing[self.seat] = choice
            seize(g, self.seat, "ARC-SEIZE-02")

    def notation(self, choice: int) -> str:
        return f"seize {'none' if choice == NONE else action_text(choice)}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return ("choose:none",) if choice == NONE else (f"hand:{action_text(choice)}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-option-no-seize") if choice == NONE else action_name(choice)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-seize"), "ARC-SEIZE-04")
