"""Drawing from the bottom of the action discard pile: Farseers, and a vox card (ARC-DISCARD-03, -04)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.notation import action_name, action_text, cards_told, listed
from starboard.games.arcs.piles import discard_from_hand, draw_lowest
from starboard.games.arcs.state import ArcsState, bits
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell, tell_secret


def draw(g: ArcsState, seat: int, count: int) -> None:
    cards = sorted(draw_lowest(g, seat, count))
    if not cards:
        tell(g, "arcs-event-drew-nothing", "ARC-GLOSS-04", seat=seat)
        return
    tell_secret(g, "arcs-event-drew", "ARC-DISCARD-03", (seat,), cards_told(cards), seat=seat, count=len(cards))


@dataclass(slots=True)
class Draw(Frame):
    """Action cards from the bottom of the discard pile, as many as there are."""

    seat: int
    count: int

    def run(self, g: ArcsState) -> None:
        draw(g, self.seat, self.count)


@dataclass(slots=True)
class RecycleHand(Frame):
    """Discard any number of cards from hand, then draw as many and one more. A choice is a set of cards.

    They are shuffled before they go on the pile, for it may be so small that they are drawn again.
    """

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, "arcs-ask-recycle", subsets(g.hands[self.seat]), "ARC-PRELUDE-08", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        cards = bits(choice)
        if cards:
            discard_from_hand(g, self.seat, cards)
            tell(g, "arcs-event-recycled", "ARC-PRELUDE-08", seat=self.seat, count=len(cards))
        draw(g, self.seat, len(cards) + 1)

    def notation(self, choice: int) -> str:
        return f"recycle {' '.join(map(action_text, bits(choice))) or 'none'}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return tuple(f"hand:{action_text(card)}" for card in bits(choice)) or ("choose:none",)

    def label(self, choice: int) -> Message:
        if not choice:
            return Message("arcs-option-recycle-none")
        return Message("arcs-option-recycle", {"what": listed(*map(action_name, bits(choice)))})

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-in-hand"), "ARC-PRELUDE-08")


def subsets(cards: int) -> list[int]:
    """All sets of some of these cards, the empty one first."""
    found = [0]
    for card in bits(cards):
        found += [some | 1 << card for some in found]
    return found
