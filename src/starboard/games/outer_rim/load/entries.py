"""Entries as they are written in data/*.toml and in packs. A field that is not here is refused.

What follows from other entries is not written in the data. A pack may say it, and is refused where that does not agree.
What is of older packs is passed over.

Effects and abilities stay tables: `vocabulary` declares what is in them, and scripts.py reads them.
"""

# No `from __future__ import annotations`: msgspec would have to evaluate hundreds of them when the game is imported.

from typing import Annotated, TypeAlias

import msgspec

from starboard.games.outer_rim.ids import ILLEGAL_MISHAP, MOST, MOST_DICE
from starboard.kernel.packs.place import Table

Effects: TypeAlias = list[Table]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Dice: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]  # part of keys of texts and of notation


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table inside an entry."""


class Entry(Part, frozen=True, kw_only=True):
    """Something with an id, and notes on where it comes from, which nothing is made of."""

    id: Id
    name: str = ""
    source: str = ""
    source_ref: str = ""
    source_ref2: str = ""
    source_note: str = ""
    doubt: str = ""
    house_fields: list[str] = []
    public_fields: list[str] = []
    rulebook_fields: list[str] = []


# The map.


class ConnectorsEntry(Part, frozen=True, kw_only=True):
    left_upper: str
    left_lower: str
    right_upper: str
    right_lower: str


class TileEntry(Entry, frozen=True, kw_only=True):
    order: int
    planets: list[str]
    navpoints: list[str]
    edges: list[tuple[str, str]]
    connectors: ConnectorsEntry
    maelstrom: str | None = None


class SpaceEntry(Entry, frozen=True, kw_only=True):
    type: str
    tile: str
    encounter_deck: str
    faction: str | None = None
    contact_spaces: list[str] = []
    is_navpoint: bool = True


class StackEntry(Part, frozen=True, kw_only=True):
    faction: str
    connector: str


class EndcapEntry(Entry, frozen=True, kw_only=True):
    side: str
    patrol_stacks: list[StackEntry]


# People and ships.


class GoalEntry(Part, frozen=True, kw_only=True):
    event: str
    count: Some
    reward: Effects
    condition: str = ""
    cost: Count = 0
    amount: Count = 0


class ReputationEntry(Part, frozen=True, kw_only=True):
    faction: str
    value: str


class CharacterEntry(Entry, frozen=True, kw_only=True):
    skills: list[str]
    ground_combat: Dice
    health: Some
    droid: bool
    starting_databank: int
    starting_reputation: list[ReputationEntry]
    ability: Table
    goal: GoalEntry
    flipped_ability: Table


class ShipEntry(Entry, frozen=True, kw_only=True):
    cost: Count
    hyperdrive: Some
    ship_combat: Dice
    hull: Some
    slots: dict[str, Count]
    starter: bool = False
    reverse: str | None = None
    famous_name: str = ""
    goal: GoalEntry | None = None
    flipped_ability: Table | None = None
    copies: int = 1  # of older packs


class ContactEntry(Entry, frozen=True, kw_only=True):
    rank: str = msgspec.field(name="class")
    factions: list[str] = []
    droid: bool = False
    bounty: str | None = None
    bounty_found_in: str | None = None
    databank: int | None = None  # may be said
    dots: int = 0  # of older packs


class RewardEntry(Part, frozen=True, kw_only=True):
    credits: Count = 0
    fame: Count = 0


class PatrolEntry(Entry, frozen=True, kw_only=True):
    faction: str
    level: int
    beatable: bool
    reward: RewardEntry = RewardEntry()
    ship_combat: Dice | None = None


# Resources and what else the market sells.


class PatrolMoveEntry(Part, frozen=True, kw_only=True):
    faction: str
    distance: Some


class BuyRestrictionEntry(Part, frozen=True, kw_only=True):
    cannot_buy_on: str | None = None
    limit_per_character: dict[str, Count] = {}


class AnyCardEntry(Entry, frozen=True, kw_only=True, tag_field="type"):
    """Declares what market cards, the resources on encounter cards and those to start with have in common.

    `deck`, `patrol_move` and `effects_on_buy` are of market cards only; without `cost` it cannot be traded in.
    """

    deck: str | None = None
    cost: Count | None = None
    traits: list[str] = []
    buy_restriction: BuyRestrictionEntry | None = None
    patrol_move: PatrolMoveEntry | None = None
    cannot_discard: bool = False


class FoeEntry(Part, frozen=True, kw_only=True):
    type: str
    dice: Dice


class CaptureEntry(RewardEntry, frozen=True, kw_only=True):
    destination: str


class BountyEntry(AnyCardEntry, frozen=True, kw_only=True, tag="bounty"):
    target: str
    rank: str = msgspec.field(name="class")
    combat: FoeEntry
    eliminate_reward: RewardEntry
    capture_reward: CaptureEntry
    after_reward: Effects = []


class DeliverRollEntry(Part, frozen=True, kw_only=True):
    """One die, and only a hit delivers (OR-DELIVER-03 to -05)."""

    dice: int = 1
    passing: list[str] = msgspec.field(name="pass", default_factory=lambda: ["hit"])
    fail_databank: int = ILLEGAL_MISHAP


class CargoEntry(AnyCardEntry, frozen=True, kw_only=True, tag="cargo"):
    destination: str
    reward: Effects
    ability: Table | None = None
    abilities: list[Table] = []
    deliver_roll: DeliverRollEntry | None = None  # may be said


class TestEntry(Part, frozen=True, kw_only=True):
    skill: str
    critical: bool


class PlayEntry(Part, frozen=True, kw_only=True):
    step: str
    effects: Effects | None = None
    choose_player: bool = False
    resolve_databank: int | None = None  # may be said


class JobEntry(AnyCardEntry, frozen=True, kw_only=True, tag="job"):
    destination: str
    skills: list[TestEntry]
    play: PlayEntry
    reward: Effects
    favor_faction: str | None = None


class CrewEntry(AnyCardEntry, frozen=True, kw_only=True, tag="crew"):
    skills: list[str]
    abilities: list[Table] = []
    droid: bool = False


class GearEntry(AnyCardEntry, frozen=True, kw_only=True, tag="gear"):
    abilities: list[Table]


class ModEntry(AnyCardEntry, frozen=True, kw_only=True, tag="mod"):
    abilities: list[Table]
    slot: str | None = None


class EventEntry(AnyCardEntry, frozen=True, kw_only=True, tag="event"):
    effects_on_buy: Effects


class ShipCardEntry(AnyCardEntry, frozen=True, kw_only=True, tag="ship"):
    ship_sheet: str
    effects_on_buy: Effects  # `cost`, that of the sheet, may be said


class UsedShipEntry(AnyCardEntry, frozen=True, kw_only=True, tag="ship_special"):
    effects_on_buy: Effects
    cost: Count | None = 0  # that of the sheet which is chosen is paid


ResourceEntry: TypeAlias = BountyEntry | CargoEntry | JobEntry | CrewEntry | GearEntry | ModEntry
MarketEntry: TypeAlias = ResourceEntry | EventEntry | ShipCardEntry | UsedShipEntry

# The databank.


class DatabankEntry(Entry, frozen=True, kw_only=True, tag_field="kind"):
    number: Some
    copies_with_number: int = 0  # of older packs


class HappeningEntry(DatabankEntry, frozen=True, kw_only=True):
    effects: Effects


class MishapEntry(HappeningEntry, frozen=True, kw_only=True, tag="illegal_delivery_mishap"):
    pass


class FailedFavorEntry(HappeningEntry, frozen=True, kw_only=True, tag="failed_favor"):
    pass


class ContactCrewEntry(Part, frozen=True, kw_only=True):
    id: Id
    skills: list[str]
    abilities: list[Table] = []
    droid: bool = False
    factions: list[str] = []


class ContactCardEntry(DatabankEntry, frozen=True, kw_only=True, tag="contact"):
    contact: str
    encounter: Effects
    crew: ContactCrewEntry


class StepEntry(Part, frozen=True, kw_only=True):
    effects: Effects
    step: int | None = None  # may be said


class SequenceEntry(DatabankEntry, frozen=True, kw_only=True, tag="job_sequence"):
    job: str
    steps: list[StepEntry]
    tests: list[TestEntry] | None = None
    on_defeat: str = "fail_job"


class StartEntry(DatabankEntry, frozen=True, kw_only=True):
    start_planet: str
    asset: ResourceEntry


class StartBountyEntry(StartEntry, frozen=True, kw_only=True, tag="start_bounty"):
    pass


class StartCargoEntry(StartEntry, frozen=True, kw_only=True, tag="start_cargo"):
    pass


class StartJobEntry(StartEntry, frozen=True, kw_only=True, tag="start_job"):
    pass


AnyDatabankEntry: TypeAlias = (
    MishapEntry
    | FailedFavorEntry
    | ContactCardEntry
    | SequenceEntry
    | StartBountyEntry
    | StartCargoEntry
    | StartJobEntry
)

# Encounters and the solo game.


class EncounterDeckEntry(Entry, frozen=True, kw_only=True):
    sections: list[str]
    dominates: list[list[str]]  # by section


class WhenEntry(Part, frozen=True, kw_only=True):
    reputation: dict[str, list[str]]


class CaseEntry(Part, frozen=True, kw_only=True):
    when: WhenEntry
    effects: Effects


class SectionEntry(Part, frozen=True, kw_only=True):
    where: str
    title: str
    effects: Effects | None = None
    cases: list[CaseEntry] | None = None


class SecretEntry(Part, frozen=True, kw_only=True):
    trigger: str
    effects: Effects
    condition: str = ""


class EncounterEntry(Entry, frozen=True, kw_only=True):
    deck: str
    sections: list[SectionEntry]
    resource: ResourceEntry | None = None
    secret: SecretEntry | None = None
    number: int = 0  # of older packs


class AiSectionEntry(Part, frozen=True, kw_only=True):
    mode: str
    entries: Effects


class AiEntry(Entry, frozen=True, kw_only=True):
    planning: AiSectionEntry
    action: AiSectionEntry
    encounter: AiSectionEntry
    special: Effects = []
    shuffle_after: bool = False
    number: int = 0  # of older packs
