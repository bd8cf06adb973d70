"""Declares the types of the components (components.py)."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType, field

from starboard.games.outer_rim.layout import MapLayout
from starboard.kernel.message import Message


class PrintedTile(Struct):
    id: str
    spaces: list[str]
    edges: list[tuple[str, str]]
    left: tuple[str, str]  # connectors, the upper first
    right: tuple[str, str]


class PrintedSpace(Struct):
    id: str
    kind: str
    faction: str | None
    contact_spaces: list[str]
    encounters: str


class PrintedStack(Struct):
    side: str
    lane: str


class PrintedMap(Struct):
    tiles: list[PrintedTile]
    spaces: list[PrintedSpace]
    stacks: dict[str, PrintedStack]  # of patrols, by faction
    layout: MapLayout


class PrintedCharacter(Struct):
    id: str
    skills: list[str]
    ground_combat: int
    health: int
    droid: bool
    reputation: list[tuple[str | None, int]]  # faction and level


class PrintedShip(Struct):
    id: str
    starter: bool
    cost: int
    hyperdrive: int
    ship_combat: int
    hull: int
    slots: dict[str, int]


class PrintedContact(Struct):
    id: str
    contact_class: str = field(name="class")
    factions: list[str]
    droid: bool
    databank: int


class PrintedPatrol(Struct):
    level: int
    dice: int | None
    credits: int
    fame: int


class PrintedReward(Struct):
    """The credits and the fame of a reward; all that it says is in its text."""

    credits: int
    fame: int


class PrintedBounty(Struct):
    target: str
    target_class: str = field(name="class")
    combat: str
    dice: int
    dead: tuple[int, int]  # credits and fame
    alive: tuple[int, int]
    destination: str | None


class PrintedJob(Struct):
    skills: list[tuple[str, bool]]  # and whether its test must be passed
    databank: int | None
    favor: str | None
    in_action: bool


class PatrolMove(Struct):
    faction: str
    distance: int


class PrintedSection(Struct):
    where: str
    title: str


class PrintedCard(Struct, omit_defaults=True):
    """Only what is on it. `asset` is the id it has as a resource, by which it is called where it is held."""

    id: str
    deck: str | UnsetType = UNSET  # of the market
    databank: int | UnsetType = UNSET  # its number there
    encounters: str | UnsetType = UNSET  # its deck of these
    type: str | UnsetType = UNSET
    asset: str = ""
    cost: int = 0
    traits: list[str] = []
    skills: list[str] = []
    droid: bool = False
    destination: str | UnsetType = UNSET
    reward: PrintedReward | UnsetType = UNSET
    bounty: PrintedBounty | UnsetType = UNSET
    job: PrintedJob | UnsetType = UNSET
    ship: str | UnsetType = UNSET
    patrol: PatrolMove | UnsetType = UNSET
    sections: list[PrintedSection] = []
    contact: str | UnsetType = UNSET


class EncounterDeck(Struct):
    id: str
    back: dict[str, list[str]]


class PrintedWords(Struct):
    factions: list[str]
    skills: list[str]
    decks: list[str]
    classes: list[str]
    slots: list[str]


class OuterRimComponents(Struct):
    map: PrintedMap
    characters: list[PrintedCharacter]
    ships: list[PrintedShip]
    board_slots: dict[str, int]
    contacts: list[PrintedContact]
    patrols: dict[str, list[PrintedPatrol]]  # by faction
    cards: list[PrintedCard]
    encounter_decks: list[EncounterDeck]
    die: list[str]
    words: PrintedWords
    texts: dict[str, Message]  # what everything says: made from its effects, never stored beside them
    # Of a pack, by the keys of texts: clients lay them over ours. A text for every language, or texts by language.
    names: dict[str, str | dict[str, str]]
    untold: list[str]  # stories that are not told, since a pack has changed what happens and has none of its own
    marks: dict[str, str]  # on what is ours (`house`) or uncertain (`doubt`), by the keys of texts
