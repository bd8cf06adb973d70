"""Dealing, and a player's turn (NIM-SETUP, NIM-TURN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nim.asks import Play
from nim.events import Dealt, Drew, LastStone, Took
from nim.kinds import CARD
from nim.state import NimState
from nim.verbs import TAKE
from starboard.kernel.ask import Ask
from starboard.kernel.chance import shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell, tell_secret
from starboard.kernel.verb import Verb

HAND = 3


@dataclass(slots=True)
class Deal(Frame):
    """Everybody gets a hand that nobody else sees (NIM-SETUP-02)."""

    def run(self, g: NimState) -> None:
        shuffle(g, g.deck)
        for hand in g.hands:
            hand += sorted(g.deck.pop() for _ in range(HAND))
        tell(g, Dealt(HAND))
        then(g, Turn(0))


@dataclass(slots=True)
class Turn(Frame):
    """A card is played, its stones are taken, and a card is drawn. A choice is a card."""

    VERB: ClassVar[Verb] = TAKE

    seat: int

    def run(self, g: NimState) -> Ask | None:
        """It is over when no stone is left, or nobody has a card (NIM-END-01)."""
        if not g.heap or not g.hands[self.seat]:
            return None
        return Ask(self.seat, Play(), sorted(set(g.hands[self.seat])), "NIM-TURN-01")

    def answer(self, g: NimState, choice: int) -> None:
        seat, stones = self.seat, min(choice, g.heap)
        g.hands[seat].remove(choice)
        g.heap -= stones
        g.taken[seat] += stones
        tell(g, Took(seat, choice, stones, g.heap))
        if not g.heap:
            g.last = seat
            tell(g, LastStone(seat))
        elif g.deck:
            card = g.deck.pop()
            g.hands[seat] = sorted([*g.hands[seat], card])
            tell_secret(g, Drew(seat, card), (seat,))
        then(g, Turn((seat + 1) % g.seats))

    def why_not(self, g: NimState, text: str) -> Refusal:
        card = CARD.read(text.removeprefix("take ").removeprefix("card:"))
        if card is None:
            return Refusal(Message("nim-why-form"), "NIM-TURN-01")
        return Refusal(Message("nim-why-not-held", {"card": CARD.said(card)}), "NIM-TURN-01")
