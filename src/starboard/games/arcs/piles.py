"""Action cards: hands, discard piles, and who knows where a card is.

`known` has, for each seat, the cards in other hands and in the piles of which it knows where they are.
"""

from __future__ import annotations

from starboard.games.arcs.ids import ACTION_CARDS
from starboard.games.arcs.state import ArcsState
from starboard.kernel.chance import shuffle

CARD_BITS = 5
CARD = (1 << CARD_BITS) - 1
ALL = (1 << ACTION_CARDS) - 1


def everybody_knows(g: ArcsState, card: int) -> None:
    g.known = [known | 1 << card for known in g.known]


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


def lay_face_down(g: ArcsState, seat: int, card: int) -> None:
    """A card leaves the hand face down. Who knew cards of this hand does not know which of them it was, unless it was
    the last."""
    hand = g.hands[seat]
    if hand != 1 << card:
        forget(g, seat, hand)
    g.hands[seat] = hand & ~(1 << card)
    knows(g, seat, card)


def look_at_hand(g: ArcsState, seat: int, rival: int) -> None:
    g.known[seat] |= g.hands[rival]


def swap_cards(g: ArcsState, seat: int, given: int, rival: int, taken: int) -> None:
    """Two hands swap a card: both know which; what anybody else knew of these hands is uncertain."""
    either = g.hands[seat] | g.hands[rival]
    both = 1 << given | 1 << taken
    for other in range(g.seats):
        if other in (seat, rival):
            g.known[other] |= both
        else:
            g.known[other] &= ~either
    g.hands[seat] ^= both
    g.hands[rival] ^= both


def discard_from_hand(g: ArcsState, seat: int, cards: list[int]) -> None:
    """Face down and in an order that nobody knows. Who knew cards of this hand does not know which of them are gone,
    unless all are or none."""
    gone = sum(1 << card for card in cards)
    hand = g.hands[seat]
    if gone and gone != hand:
        forget(g, seat, hand)
    g.hands[seat] = hand & ~gone
    g.known[seat] |= gone
    to_pile_shuffled(g, cards)


def draw_lowest(g: ArcsState, seat: int, count: int) -> list[int]:
    """The lowest cards of the discard pile come to the hand, as many as there are; of the face-down one, after both
    have been shuffled together if it has too few (ARC-DISCARD-03, -04). Says which."""
    if len(g.pile) < count and g.open_pile:
        mixed = [entry & CARD for entry in (*g.pile, *g.open_pile)]
        g.pile, g.open_pile = [], []
        to_pile_shuffled(g, mixed)
    drawn, g.pile = g.pile[:count], g.pile[count:]
    if drawn and g.pile and drawn[-1] >> CARD_BITS == g.pile[0] >> CARD_BITS:
        # The others do not know which cards of this batch are gone.
        batch = drawn[-1] >> CARD_BITS
        forget(g, seat, sum(1 << (entry & CARD) for entry in (*drawn, *g.pile) if entry >> CARD_BITS == batch))
    cards = [entry & CARD for entry in drawn]
    g.hands[seat] |= sum(1 << card for card in cards)
    return cards


def forget(g: ArcsState, seat: int, cards: int) -> None:
    """All but this seat do not know any more where these cards are."""
    own = g.known[seat]
    g.known = [known & ~cards for known in g.known]
    g.known[seat] = own
