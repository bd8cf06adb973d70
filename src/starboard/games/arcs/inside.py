"""Lists what bots, encoders, studies and painters may use of the rules of Arcs.

They import nothing else of this package, and the rules never import this module (import-linter holds both): whatever is
not listed here can be changed without a look at them. The names are the rules' own, so a call through here costs
nothing more. A name that nobody uses is taken out (tests/contract/test_inside.py).
"""

from __future__ import annotations

from starboard.games.arcs import events, verbs
from starboard.games.arcs.act import END, SPEND, Act, SpentAction, actions_of_turn, takes_pip, works
from starboard.games.arcs.battle.before import hits_before
from starboard.games.arcs.battle.destroy import BUILDINGS, DAMAGED_SHIP, FRESH_SHIP, Hits, provoke_outrage
from starboard.games.arcs.battle.dice import CollectDice, Reroll, Rerolls, offered
from starboard.games.arcs.battle.odds import of_battle, shots_of
from starboard.games.arcs.battle.steal import SLOT, cost_of, stealable
from starboard.games.arcs.chapter import KEEP, REDRAW, Deal, EndChapter, Round, SecondHand
from starboard.games.arcs.components import components
from starboard.games.arcs.content import Content
from starboard.games.arcs.declare import Declare, ambitions_of, declare, highest_available, may_declare, value_of
from starboard.games.arcs.elimination import EndTurn
from starboard.games.arcs.hooks import Alteration, Pool, changes
from starboard.games.arcs.ids import (
    ACTION_CARDS,
    ACTIONS,
    ALL_SYSTEMS,
    AMBITIONS,
    ANY_AMBITION,
    BATTLE,
    CITY,
    COLOURS,
    COPY,
    DICE,
    FUEL,
    LEAD,
    MATERIAL,
    MODES,
    MOVE,
    NONE,
    NUMBERS,
    PIECES,
    PSIONIC,
    RAID,
    RELIC,
    SHIP,
    STARPORT,
    SURPASS,
    TYPES,
    WEAPON,
)
from starboard.games.arcs.kinds import ACTION_CARD, CARD, CARDS
from starboard.games.arcs.load import box
from starboard.games.arcs.move import Catapult, MoveShips
from starboard.games.arcs.pieces import clear_site, take_ship, trophy
from starboard.games.arcs.play import BardsDeclare, EndRound, Follow, Lead, begin_turn, next_with_cards
from starboard.games.arcs.resources import Arrange
from starboard.games.arcs.score import box_count, count, gains, worth
from starboard.games.arcs.seize import Seize
from starboard.games.arcs.ships import must_stop, parties, shift, starts_catapult
from starboard.games.arcs.spending import spend_token
from starboard.games.arcs.standard import CHOICES, Grant, take
from starboard.games.arcs.state import (
    ALL_SITES,
    IS_CITY,
    IS_DAMAGED,
    OWNER,
    SITES,
    SLOTS,
    ArcsState,
    Battle,
    adjacent,
    bits,
    buildings_of,
    controller,
    in_play,
    is_gate,
    members,
    open_slots,
    types_of,
    uncovered,
)
from starboard.games.arcs.tables.action_cards import CARD_IDS, CARD_INDEX, HAND, NUMBER_OF, SUIT_OF
from starboard.games.arcs.tables.ambitions import AMBITION_OF, AMBITION_RESOURCES, BOX_OF, CHAPTERS, POWER_TO_END
from starboard.games.arcs.tables.cards import ALL_GUILDS, CARD_NUMBER, LEADER_SET
from starboard.games.arcs.tables.dice import FACES
from starboard.games.arcs.tables.map import SYSTEM_IDS, SYSTEM_INDEX
from starboard.games.arcs.tables.player_board import CITY_BONUS, OPEN_SLOTS, PRELUDE_ACTIONS
from starboard.games.arcs.view import (
    ArcsView,
    BattleView,
    CourtView,
    MarkerView,
    PlayedView,
    SeatView,
    SystemView,
    battle_view,
    marker_view,
    played_view,
    seat_view,
    system_view,
)

# The table at a moment. Bots read its fields and play on copies of it directly: they do so thousands of times a second.
__all__ = ["ALL_SITES", "IS_CITY", "IS_DAMAGED", "OWNER", "SITES", "SLOTS", "ArcsState", "Battle"]

# The things of the game as numbers, and the words for them, which encoders and studies tell.
__all__ += [
    "ACTIONS",
    "ACTION_CARD",
    "ACTION_CARDS",
    "ALL_SYSTEMS",
    "AMBITIONS",
    "ANY_AMBITION",
    "BATTLE",
    "CARD",
    "CARDS",
    "CITY",
    "COLOURS",
    "COPY",
    "DICE",
    "FUEL",
    "LEAD",
    "MATERIAL",
    "MODES",
    "MOVE",
    "NONE",
    "NUMBERS",
    "PIECES",
    "PSIONIC",
    "RAID",
    "RELIC",
    "SHIP",
    "STARPORT",
    "SURPASS",
    "TYPES",
    "WEAPON",
]

# What is printed on cards, boards and dice.
__all__ += [
    "ALL_GUILDS",
    "AMBITION_OF",
    "AMBITION_RESOURCES",
    "BOX_OF",
    "CARD_IDS",
    "CARD_INDEX",
    "CARD_NUMBER",
    "CHAPTERS",
    "CITY_BONUS",
    "FACES",
    "HAND",
    "LEADER_SET",
    "NUMBER_OF",
    "OPEN_SLOTS",
    "POWER_TO_END",
    "PRELUDE_ACTIONS",
    "SUIT_OF",
    "SYSTEM_IDS",
    "SYSTEM_INDEX",
    "Content",
    "box",
    "components",
]

# Which decision is pending or which step comes next, and what its choices are made of.
__all__ += [
    "BUILDINGS",
    "DAMAGED_SHIP",
    "END",
    "FRESH_SHIP",
    "KEEP",
    "REDRAW",
    "SLOT",
    "SPEND",
    "Act",
    "Arrange",
    "BardsDeclare",
    "Catapult",
    "CollectDice",
    "Deal",
    "Declare",
    "EndChapter",
    "EndRound",
    "EndTurn",
    "Follow",
    "Grant",
    "Hits",
    "Lead",
    "MoveShips",
    "Reroll",
    "Rerolls",
    "Round",
    "SecondHand",
    "Seize",
    "SpentAction",
]

# Parts of a move, for a copy on which a bot looks ahead without playing the whole move.
__all__ += [
    "begin_turn",
    "clear_site",
    "declare",
    "provoke_outrage",
    "shift",
    "spend_token",
    "take",
    "take_ship",
    "trophy",
]

# What the rules answer about a table: who may do what, and what it costs.
__all__ += [
    "CHOICES",
    "actions_of_turn",
    "adjacent",
    "ambitions_of",
    "bits",
    "buildings_of",
    "controller",
    "highest_available",
    "in_play",
    "is_gate",
    "may_declare",
    "members",
    "must_stop",
    "next_with_cards",
    "open_slots",
    "parties",
    "starts_catapult",
    "takes_pip",
    "types_of",
    "uncovered",
    "value_of",
    "works",
]

# What counts for ambitions, and how likely the dice of a battle are: with the cards that bend it.
__all__ += [
    "Alteration",
    "Pool",
    "box_count",
    "changes",
    "cost_of",
    "count",
    "gains",
    "hits_before",
    "of_battle",
    "offered",
    "shots_of",
    "stealable",
    "worth",
]

# What has happened and what a seat sees of the table, for studies, painters and encoders.
__all__ += [
    "ArcsView",
    "BattleView",
    "CourtView",
    "MarkerView",
    "PlayedView",
    "SeatView",
    "SystemView",
    "battle_view",
    "events",
    "marker_view",
    "played_view",
    "seat_view",
    "system_view",
    "verbs",
]
