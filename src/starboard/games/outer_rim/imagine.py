"""Dealing anew what a seat cannot know: facedown contacts, the order of decks, secrets of others."""

from __future__ import annotations

from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.words import NONE
from starboard.kernel.chance import shuffle


def imagine(g: OuterRimState, seat: int | None) -> None:
    known = 0 if seat is None else g.known[seat]
    if seat is not None:
        for number in g.secrets[seat]:
            known |= 1 << number
    mix_contacts(g, 0 if seat is None else g.peeked[seat])
    for deck, cards in enumerate(g.market):
        if cards:
            mix(g, cards, known | 1 << cards[-1])
        del deck
    for deck in range(len(g.encounters)):
        mix_encounters(g, deck, known, seat)
    shuffle(g, g.ai_deck)


def mix(g: OuterRimState, cards: list[int], known: int) -> None:
    """Cards that are not known change places among each other."""
    hidden = [at for at, number in enumerate(cards) if not known >> number & 1]
    unknown = [cards[at] for at in hidden]
    shuffle(g, unknown)
    for at, number in zip(hidden, unknown, strict=True):
        cards[at] = number


def mix_encounters(g: OuterRimState, deck: int, known: int, seat: int | None) -> None:
    """The secrets of others are cards of the deck too: such as can be secrets."""
    cards = g.encounters[deck]
    places = [
        (player, at)
        for player in range(g.players)
        if player != seat
        for at, number in enumerate(g.secrets[player])
        if g.content.cards[number].deck == deck and not known >> number & 1
    ]
    for player, at in places:
        held = g.secrets[player][at]
        candidates = [
            number for number in cards if not known >> number & 1 and g.content.cards[number].secret is not None
        ]
        pool = [held, *candidates]
        shuffle(g, pool)
        if pool[0] != held:
            cards[cards.index(pool[0])] = held
            g.secrets[player][at] = pool[0]
    mix(g, cards, known)


def mix_contacts(g: OuterRimState, peeked: int) -> None:
    """Facedown contacts of one class, which is on their backs, may be any of them (OR-CONTACT-16)."""
    for rank in range(3):
        spots = [
            spot
            for spot, contact in enumerate(g.spots)
            if contact != NONE and g.content.contacts[contact].rank == rank and not (g.faceup | peeked) >> contact & 1
        ]
        hidden = [g.spots[spot] for spot in spots]
        shuffle(g, hidden)
        for spot, contact in zip(spots, hidden, strict=True):
            g.spots[spot] = contact
