"""Lists what the game is printed with, as data: what a board has to draw."""

from __future__ import annotations

import msgspec

from starboard.games.arcs.content import Content
from starboard.games.arcs.declare import ambitions_of
from starboard.games.arcs.ids import ACTIONS, AMBITIONS, DICE, SUITS, TYPES
from starboard.games.arcs.say import own_names
from starboard.games.arcs.tables import court_cards
from starboard.games.arcs.tables.action_cards import CARD_IDS, NUMBER_OF, SUIT_OF
from starboard.games.arcs.tables.dice import FACES
from starboard.games.arcs.tables.leader_cards import Leader
from starboard.games.arcs.tables.lore_cards import Lore
from starboard.games.arcs.tables.map import SYSTEMS
from starboard.games.arcs.tables.player_board import CITY_BONUS, OPEN_SLOTS
from starboard.games.arcs.tables.setup_cards import Placement
from starboard.texts import Name


class PrintedSystem(msgspec.Struct):
    id: str
    cluster: int
    type: str | None
    slots: int


class PrintedSetup(msgspec.Struct):
    out: list[int]  # clusters
    name: str
    players: int


class ActionCard(msgspec.Struct):
    id: str
    suit: str
    number: int
    pips: int
    ambitions: list[str]


class CourtCard(msgspec.Struct):
    id: str
    vox: bool
    suit: str | None
    keys: int


class PrintedLeader(msgspec.Struct):
    id: str
    resources: list[str]
    pieces: Placement


class ArcsComponents(msgspec.Struct):
    systems: list[PrintedSystem]
    setups: dict[str, PrintedSetup]
    suits: dict[str, list[str]]  # the actions of each
    action_cards: list[ActionCard]
    court: list[CourtCard]
    lore: list[str]
    leaders: list[PrintedLeader]
    dice: dict[str, list[list[int]]]  # the faces of each kind: how many there are of each symbol
    slots: list[int]
    open_slots: list[int]  # by the number of city slots without a city
    city_bonus: list[int]
    names: dict[str, Name]  # that only a pack has, by the keys of texts


def components(content: Content) -> ArcsComponents:
    return ArcsComponents(
        systems=[
            PrintedSystem(system.id, system.cluster + 1, None if system.type < 0 else TYPES[system.type], system.slots)
            for system in SYSTEMS
        ],
        setups={
            setup.id: PrintedSetup([cluster + 1 for cluster in setup.out], setup.name, setup.players)
            for setup in content.setups
        },
        suits={suit: [ACTIONS[action] for action in content.suit_actions[at]] for at, suit in enumerate(SUITS)},
        action_cards=[
            ActionCard(
                id=CARD_IDS[card],
                suit=SUITS[SUIT_OF[card]],
                number=NUMBER_OF[card],
                pips=content.pips_of[card],
                ambitions=[AMBITIONS[one] for one in ambitions_of(card)],
            )
            for card in range(len(CARD_IDS))
        ],
        court=[
            CourtCard(card.id, card.vox, None if card.suit < 0 else TYPES[card.suit], card.raid_cost)
            for card in content.cards
            if isinstance(card, court_cards.CourtCard)
        ],
        lore=[card.id for card in content.cards if isinstance(card, Lore)],
        leaders=[
            PrintedLeader(card.id, [TYPES[kind] for kind in card.resources], card.setup)
            for card in content.cards
            if isinstance(card, Leader)
        ],
        dice={name: [list(face) for face in FACES[at]] for at, name in enumerate(DICE)},
        slots=list(content.slot_costs),
        open_slots=list(OPEN_SLOTS),
        city_bonus=list(CITY_BONUS),
        names=own_names(content),
    )
