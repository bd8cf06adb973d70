"""How systems, sites and cards are written.

A system is `c1_gate` or `c3_hex`, a site in it `c3_hex/2`, an action card `aggression_4`, a court card `bc12`, a lore
card `lore03`, a leader `leader07`.
"""

from __future__ import annotations

from starboard.games.arcs.state import SITES
from starboard.games.arcs.tables.action_cards import CARD_IDS
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.games.arcs.tables.map import SYSTEM_IDS
from starboard.games.arcs.words import TYPES
from starboard.kernel.message import Argument, Message

CARDS = (*(card.id for card in COURT), *(card.id for card in LORE), *(card.id for card in LEADERS))
CARD_NUMBER = {name: number for number, name in enumerate(CARDS)}


def system_text(system: int) -> str:
    return SYSTEM_IDS[system]


def site_text(site: int) -> str:
    return f"{SYSTEM_IDS[site // SITES]}/{site % SITES + 1}"


def card_text(card: int) -> str:
    """Of a court, lore or leader card."""
    return CARDS[card]


def action_text(card: int) -> str:
    return CARD_IDS[card]


def system_name(system: int) -> Message:
    return Message("arcs-system", {"cluster": system // 4 + 1, "place": SYSTEM_IDS[system].partition("_")[2]})


def card_name(card: int) -> Message:
    return Message(f"arcs-card-{CARDS[card]}")


def action_name(card: int) -> Message:
    suit, number = CARD_IDS[card].split("_")
    return Message("arcs-action-card", {"suit": suit, "number": int(number)})


def cards_told(cards: list[int]) -> dict[str, Argument]:
    """Action cards, in what is told to those who may know them: as they are written, and as they are called."""
    return {"cards": " ".join(map(action_text, cards)), "hand": listed(*map(action_name, cards))}


def resource_name(kind: int) -> Message:
    return Message("arcs-resource", {"type": TYPES[kind]})


def listed(first: Message, *others: Message) -> Message:
    """Several things, one after another."""
    return Message("arcs-list", {"first": first, "rest": listed(*others)}) if others else first
