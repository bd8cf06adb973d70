"""Drawing from the bottom of the action discard pile: Farseers, and a vox card (ARC-DISCARD-03, -04)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.piles import discard_from_hand, draw_lowest
from starboard.games.arcs.state import ArcsState, bits, members
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell, tell_secret
from starboard.kernel.verb import Spelling


def draw(g: ArcsState, seat: int, count: int) -> None:
    cards = sorted(draw_lowest(g, seat, count))
    if not cards:
        tell(g, events.DrewNothing(seat))
        return
    tell_secret(g, events.Drew(seat, len(cards), tuple(cards)), (seat,))


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
        return Ask(self.seat, asks.Recycle(), subsets(g.hands[self.seat]), "ARC-PRELUDE-08", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        cards = bits(choice)
        if cards:
            discard_from_hand(g, self.seat, cards)
            tell(g, events.Recycled(self.seat, len(cards)))
        draw(g, self.seat, len(cards) + 1)

    def spelled(self, choice: int) -> Spelling:
        return (verbs.RECYCLE, (members(choice),)) if choice else (verbs.RECYCLE_NONE, ())

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-not-in-hand"), "ARC-PRELUDE-08")


def subsets(cards: int) -> list[int]:
    """All sets of some of these cards, the empty one first."""
    found = [0]
    for card in members(cards):
        found += [some | 1 << card for some in found]
    return found
