"""What the rules look up again and again, worked out once from the components."""

from __future__ import annotations

from starboard.games.arcs.tables import (
    AMBITION_OF,
    CITY_BONUS,
    COURT,
    FACES,
    LORE,
    MARKERS,
    NUMBER_OF,
    OPEN_SLOTS,
    PIPS_OF,
    SETUPS,
    SLOTS_OF,
    SUIT_ACTIONS,
    SUIT_OF,
    SYSTEM_IDS,
    TYPE_OF,
)
from starboard.games.arcs.tables import RAID_COSTS as BOARD_COSTS
from starboard.games.arcs.words import ANCIENT_HOLDINGS, FIRST_LORE, GUILDS

__all__ = [
    "ADJACENT",
    "AMBITION_OF",
    "CITY_BONUS",
    "FACES",
    "GATES_IN_PLAY",
    "GUILDS_OF",
    "IN_PLAY",
    "LOYAL_GUILDS",
    "MARKERS",
    "NUMBER_OF",
    "OPEN_SLOTS",
    "PIPS_OF",
    "RAID_COST",
    "SETUPS",
    "SLOTS_OF",
    "SLOT_COSTS",
    "SUIT_ACTIONS",
    "SUIT_MASK",
    "SUIT_OF",
    "SYSTEM_IDS",
    "TYPE_OF",
]

# By setup card: the systems in play, their gates, and what is next to each.
IN_PLAY = tuple(tuple(at for at in range(24) if setup.in_play >> at & 1) for setup in SETUPS)
GATES_IN_PLAY = tuple(tuple(at for at in systems if not at & 3) for systems in IN_PLAY)
ADJACENT = tuple(setup.adjacent for setup in SETUPS)

# Sets of guild cards by type; those that outrage does not touch; what each costs to steal.
GUILDS_OF = tuple(sum(1 << at for at, card in enumerate(COURT) if card.suit == kind) for kind in range(5))
LOYAL_GUILDS = sum(1 << at for at, card in enumerate(COURT) if card.loyal)
ALL_GUILDS = (1 << GUILDS) - 1
RAID_COST = tuple(card.raid_cost for card in COURT)

# Keys for what lies in a slot; the last is that of Ancient Holdings.
HELD_COST = LORE[ANCIENT_HOLDINGS - FIRST_LORE].abilities[0].params["raid_cost"]
assert isinstance(HELD_COST, int)
SLOT_COSTS = (*BOARD_COSTS, HELD_COST)

# The standard actions of a suit, as a set.
SUIT_MASK = tuple(sum(1 << action for action in actions) for actions in SUIT_ACTIONS)
