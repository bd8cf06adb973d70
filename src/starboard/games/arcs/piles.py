"""Action cards: hands, discard piles, and who knows where a card is.

`known` has, for each seat, the cards in other hands and in the piles of which it knows where they are.
"""

from __future__ import annotations

from starboard.games.arcs.state import ArcsState
from starboard.games.arcs.words import ACTION_CARDS
from starboard.kernel.chance import shuffle

CARD_BITS = 5
CARD = (1 << CARD_BITS) - 1
ALL = (1 << ACTION_CARDS) - 1


def everybody_knows(g: ArcsState, card: int) -> None:
    for seat in range(g.seats):
        g.known[seat] |= 1 << card


def knows(g: ArcsState, seat: int, card: int) -> None:
    g.known[seat] |= 1 << card


def forget_all(g: ArcsState) -> None:
    """All cards are shuffled together."""
    g.known = [0] * g.seats


def to_pile(g: ArcsState, card: int, face_up: bool) -> None:
    """On top of the discard pile, face down; with split piles, a card that was played face up goes to the open one
    (ARC-DISCARD-01, -02, -05)."""
    g.batch += 1
    (g.open_pile if g.split and face_up else g.pile).append(g.batch << CARD_BITS | card)


def to_pile_shuffled(g: ArcsState, cards: list[int]) -> None:
    """Several cards at once, in an order that nobody knows."""
    shuffle(g, cards)
    g.batch += 1
    g.pile += [g.batch << CARD_BITS | card for card in cards]


def draw_bottom(g: ArcsState, seat: int) -> int | None:
    """The lowest card of the discard pile comes to the hand; of the face-down one, after both have been shuffled
    together if it has none left (ARC-DISCARD-03, -04)."""
    if not g.pile and g.open_pile:
        cards = [entry & CARD for entry in g.open_pile]
        g.open_pile = []
        for card in cards:
            forget(g, card)
        to_pile_shuffled(g, cards)
    if not g.pile:
        return None
    card = g.pile.pop(0) & CARD
    g.hands[seat] |= 1 << card
    return card


def forget(g: ArcsState, card: int) -> None:
    """Nobody knows any more where in the pile it is."""
    for seat in range(g.seats):
        g.known[seat] &= ~(1 << card)
