"""All cards that can lie in a play area or in the court, numbered in the order of their rows: court, lore, leaders.

Cards that a later version of the rules brings (`since`) come after all others: no number ever means another card.
"""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.arcs.tables import leader_cards, lore_cards
from starboard.games.arcs.tables.court_cards import COURT, CourtCard
from starboard.games.arcs.tables.leader_cards import LEADERS, Leader
from starboard.games.arcs.tables.lore_cards import LORE, Lore

Card = CourtCard | Lore | Leader

CARDS: tuple[Card, ...] = tuple(sorted((*COURT, *LORE, *LEADERS), key=lambda card: card.since))
CARD_NUMBER = {card.id: number for number, card in enumerate(CARDS)}


def numbers_of(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(sorted(CARD_NUMBER[card.id] for card in cards))


def set_of(cards: Iterable[Card]) -> int:
    return sum(1 << CARD_NUMBER[card.id] for card in cards)


COURT_NUMBERS = numbers_of(COURT)

# What is drafted: the cards of the box, and all of them.
BOX_LORE, ALL_LORE = numbers_of(lore_cards.BOX), numbers_of(LORE)
BOX_LEADERS, ALL_LEADERS = numbers_of(leader_cards.BOX), numbers_of(LEADERS)

# Sets of cards.
COURT_SET, LEADER_SET = set_of(COURT), set_of(LEADERS)
ALL_GUILDS = set_of(card for card in COURT if not card.vox)
