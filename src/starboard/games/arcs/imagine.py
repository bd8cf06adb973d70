"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from starboard.games.arcs.ids import COPY, NONE
from starboard.games.arcs.piles import CARD, CARD_BITS
from starboard.games.arcs.state import ArcsState, members
from starboard.kernel.chance import mix


def imagine(g: ArcsState, seat: int | None) -> None:
    """Action cards whose place the seat does not know are dealt anew to those places; decks are shuffled.

    A batch of the discard pile was shuffled together: who knows its cards does not know their order.
    """
    known = 0 if seat is None else g.known[seat] | g.hands[seat]
    if seat is not None and g.seizing[seat] != NONE:
        known |= 1 << g.seizing[seat]
    for other in range(g.seats):
        if g.mode[other] and g.mode[other] != COPY:
            known |= 1 << g.played[other]
    unknown = hidden_cards(g, known)
    mix(g, unknown)
    for other in range(g.seats):
        kept = g.hands[other] & known
        for _ in range((g.hands[other] & ~known).bit_count()):
            kept |= 1 << unknown.pop()
        g.hands[other] = kept
        if g.played[other] != NONE and not known >> g.played[other] & 1:
            g.played[other] = unknown.pop()
        if g.seizing[other] != NONE and not known >> g.seizing[other] & 1:
            g.seizing[other] = unknown.pop()
    g.pile = [
        entry if known >> (entry & CARD) & 1 else entry >> CARD_BITS << CARD_BITS | unknown.pop() for entry in g.pile
    ]
    mix_batches(g)
    top = g.court[g.buried :]
    mix(g, top)
    g.court[g.buried :] = top
    mix_lore(g, seat)


def mix_lore(g: ArcsState, seat: int | None) -> None:
    """Lore cards left in the box; those that one seat looks at are among them for all others."""
    looked_at = 0 if seat == g.peeker else len(g.peek)
    if looked_at:
        g.lore += g.peek
    mix(g, g.lore)
    if looked_at:
        g.peek, g.lore = g.lore[:looked_at], g.lore[looked_at:]


def hidden_cards(g: ArcsState, known: int) -> list[int]:
    """All action cards in hands, face down on the table and in the pile, but those known."""
    found = [entry & CARD for entry in g.pile]
    for seat in range(g.seats):
        found += [*members(g.hands[seat]), g.played[seat], g.seizing[seat]]
    return [card for card in found if card != NONE and not known >> card & 1]


def mix_batches(g: ArcsState) -> None:
    start = 0
    while start < len(g.pile):
        batch = g.pile[start] >> CARD_BITS
        end = start
        while end < len(g.pile) and g.pile[end] >> CARD_BITS == batch:
            end += 1
        if end - start > 1:
            part = g.pile[start:end]
            mix(g, part)
            g.pile[start:end] = part
        start = end
