"""What the game is printed with, as plain data: what a board has to draw."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.games.arcs.declare import ambitions_of
from starboard.games.arcs.notation import card_text
from starboard.games.arcs.tables.action_cards import CARD_IDS, NUMBER_OF, PIPS_OF, SUIT_ACTIONS, SUIT_OF
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.dice import FACES
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.games.arcs.tables.map import SYSTEMS
from starboard.games.arcs.tables.player_board import CITY_BONUS, OPEN_SLOTS, SLOT_COSTS
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.games.arcs.words import ACTIONS, AMBITIONS, DICE, SUITS, TYPES


def components() -> dict[str, Any]:
    return {
        "systems": [
            {
                "id": system.id,
                "cluster": system.cluster + 1,
                "type": None if system.type < 0 else TYPES[system.type],
                "slots": system.slots,
            }
            for system in SYSTEMS
        ],
        "setups": {
            setup.id: {"out": [cluster + 1 for cluster in setup.out], "name": setup.name, "players": setup.players}
            for setup in SETUPS
        },
        "suits": {suit: [ACTIONS[action] for action in SUIT_ACTIONS[at]] for at, suit in enumerate(SUITS)},
        "action_cards": [
            {
                "id": CARD_IDS[card],
                "suit": SUITS[SUIT_OF[card]],
                "number": NUMBER_OF[card],
                "pips": PIPS_OF[card],
                "ambitions": [AMBITIONS[one] for one in ambitions_of(card)],
            }
            for card in range(len(CARD_IDS))
        ],
        "court": [
            {
                "id": card.id,
                "vox": card.vox,
                "suit": None if card.suit < 0 else TYPES[card.suit],
                "keys": card.raid_cost,
            }
            for card in COURT
        ],
        "lore": [card.id for card in LORE],
        "leaders": [
            {
                "id": card.id,
                "resources": [TYPES[kind] for kind in card.resources],
                "pieces": [msgspec.to_builtins(some) for some in card.setup],  # at A, at B, at each C
            }
            for card in LEADERS
        ],
        "dice": {name: [list(face) for face in FACES[at]] for at, name in enumerate(DICE)},
        "slots": list(SLOT_COSTS),
        "open_slots": list(OPEN_SLOTS),  # by the number of city slots without a city
        "city_bonus": list(CITY_BONUS),
    }


def all_cards() -> list[str]:
    """Guild, vox, lore and leader cards."""
    return [card_text(card) for card in range(len(COURT) + len(LORE) + len(LEADERS))]
