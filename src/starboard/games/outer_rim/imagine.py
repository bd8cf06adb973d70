"""Dealing anew what a seat cannot know: facedown contacts, the order of decks, secrets of others."""

from __future__ import annotations

from starboard.games.outer_rim.decks import known_to
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.chance import mix


def imagine(g: OuterRimState, seat: int | None) -> None:
    known = known_to(g, seat)
    mix_contacts(g, 0 if seat is None else g.peeked[seat])
    for cards in g.market:
        before = cards[:]
        mix_cards(g, cards, known)
        carry(g.known, before, cards)
    for deck in range(len(g.encounters)):
        before = in_play(g, deck)
        mix_secrets(g, deck, known, seat)
        mix_cards(g, g.encounters[deck], known)
        carry(g.known, before, in_play(g, deck))
    unseen = g.ai_deck[g.ai_seen :]
    mix(g, unseen)
    g.ai_deck[g.ai_seen :] = unseen


def mix_cards(g: OuterRimState, cards: list[int], known: int) -> None:
    """Cards that are not known change places among each other."""
    hidden = [at for at, number in enumerate(cards) if not known >> number & 1]
    unknown = [cards[at] for at in hidden]
    mix(g, unknown)
    for at, number in zip(hidden, unknown, strict=True):
        cards[at] = number


def in_play(g: OuterRimState, deck: int) -> list[int]:
    """The cards of an encounter deck by their places: in the deck, and kept as secrets."""
    kept = [number for secrets in g.secrets for number in secrets if g.content.cards[number].deck == deck]
    return g.encounters[deck] + kept


def mix_secrets(g: OuterRimState, deck: int, known: int, seat: int | None) -> None:
    """The secrets of others are any cards of the deck that can be secrets; an onlooker knows none of them.

    All of them are dealt together: if one after another were, none could be what another truly is.
    """
    cards, about = g.encounters[deck], g.content.cards
    known_secrets = 0 if seat is None else known
    places = [
        (player, at)
        for player in range(g.players)
        for at, number in enumerate(g.secrets[player])
        if player != seat and about[number].deck == deck and not known_secrets >> number & 1
    ]
    if not places:
        return
    kept = [g.secrets[player][at] for player, at in places]
    dealt = kept + [number for number in cards if not known >> number & 1 and about[number].secret is not None]
    mix(g, dealt)
    del dealt[len(kept) :]
    returned = [number for number in kept if number not in dealt]
    for number, other in zip([number for number in dealt if number not in kept], returned, strict=True):
        cards[cards.index(number)] = other
    for (player, at), number in zip(places, dealt, strict=True):
        g.secrets[player][at] = number


def mix_contacts(g: OuterRimState, peeked: int) -> None:
    """Facedown contacts of one class, which is on their backs, may be any of them (OR-CONTACT-16)."""
    before = g.spots[:]
    for rank in range(3):
        spots = [
            spot
            for spot, contact in enumerate(before)
            if contact != NONE and g.content.contacts[contact].rank == rank and not (g.faceup | peeked) >> contact & 1
        ]
        hidden = [before[spot] for spot in spots]
        mix(g, hidden)
        for spot, contact in zip(spots, hidden, strict=True):
            g.spots[spot] = contact
    carry(g.peeked, before, g.spots)


def carry(known: list[int], before: list[int], after: list[int]) -> None:
    """Carry knowledge along: who has looked at a place knows what lies there now, as everybody saw them look."""
    moved = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    for player, mask in enumerate(known):
        for old, _ in moved:
            known[player] &= ~(1 << old)
        for old, new in moved:
            known[player] |= (mask >> old & 1) << new
