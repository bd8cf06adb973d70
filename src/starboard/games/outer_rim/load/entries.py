"""Entries as they are written in data/*.toml and in packs. A field that is not here is refused.

What follows from other entries is not written in the data. A pack may say it, and is refused where that does not agree.
What is of older packs is passed over.

Effects and abilities stay tables: `vocabulary` declares what is in them, and scripts.py reads them.
"""

# No `from __future__ import annotations`: msgspec would have to evaluate hundreds of them when the game is imported.

from typing import Annotated, TypeAlias

import msgspec

from starboard.games.outer_rim.ids import (
    CARGO_OR_MOD_SLOT,
    CLASSES,
    COMBATS,
    DECKS,
    DESTINATIONS,
    FACTIONS,
    ILLEGAL_MISHAP,
    MOST,
    MOST_DICE,
    MOST_FEW,
    NAVPOINT_SECTIONS,
    REPUTATION,
    SKILLS,
    SLOTS,
    SPACE_TYPES,
)
from starboard.games.outer_rim.load.declared import Among, IdOf, OfMarket, Older, Spoken, Trait
from starboard.games.outer_rim.vocabulary.moments import GOAL_EVENTS, SECRETS
from starboard.kernel.packs.place import Table

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_FEW)]
AFew: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_FEW)]
Dice: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]  # part of keys of texts and of notation

# Words, and ids of other entries.
MODES = ("all_that_apply", "first_that_applies")
JOB_STEPS = ("encounter", "action")
Skill: TypeAlias = Annotated[str, Among("skill", SKILLS)]
Faction: TypeAlias = Annotated[str, Among("faction", FACTIONS)]
FactionOrChosen: TypeAlias = Annotated[str, Among("faction", (*FACTIONS, "chosen"))]
Reputation: TypeAlias = Annotated[str, Among("reputation", REPUTATION)]
Rank: TypeAlias = Annotated[str, Among("class", CLASSES)]
Slot: TypeAlias = Annotated[str, Among("slot", SLOTS)]
Fought: TypeAlias = Annotated[str, Among("combat", COMBATS[:2])]
TraitWord: TypeAlias = Annotated[str, Trait()]
Space: TypeAlias = Annotated[str, IdOf("spaces")]
Planet: TypeAlias = Annotated[str, IdOf("spaces", ("planet",))]
Destination: TypeAlias = Annotated[str, IdOf("spaces", ("planet",), Among("destination", tuple(DESTINATIONS)))]
Met: TypeAlias = Annotated[str, IdOf("spaces", ("planet", "maelstrom"), Among("where", NAVPOINT_SECTIONS))]
EncounterDeck: TypeAlias = Annotated[str, IdOf("decks")]
Contact: TypeAlias = Annotated[str, IdOf("contacts")]
Sheet: TypeAlias = Annotated[str, IdOf("ships")]

# In the words of the vocabulary. Effects by what they are for: some can only stand in lists of one home.
When: TypeAlias = Annotated[str, Spoken("condition")]
Ability: TypeAlias = Annotated[Table, Spoken("ability")]
Goal: TypeAlias = Annotated[list[Table], Spoken("effects", "goal")]
Reward: TypeAlias = Annotated[list[Table], Spoken("effects", "reward")]
OnJob: TypeAlias = Annotated[list[Table], Spoken("effects", "job")]
OnStep: TypeAlias = Annotated[list[Table], Spoken("effects", "step")]
Bought: TypeAlias = Annotated[list[Table], Spoken("effects", "bought")]
Mishap: TypeAlias = Annotated[list[Table], Spoken("effects", "mishap")]
Favor: TypeAlias = Annotated[list[Table], Spoken("effects", "favor")]
OnContact: TypeAlias = Annotated[list[Table], Spoken("effects", "contact")]
InSection: TypeAlias = Annotated[list[Table], Spoken("effects", "section")]
OfSecret: TypeAlias = Annotated[list[Table], Spoken("effects", "secret")]
OfAi: TypeAlias = Annotated[list[Table], Spoken("effects", "ai")]


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
    left_upper: Space
    left_lower: Space
    right_upper: Space
    right_lower: Space


class TileEntry(Entry, frozen=True, kw_only=True):
    order: int
    planets: list[Space]
    navpoints: list[Space]
    edges: list[tuple[Space, Space]]
    connectors: ConnectorsEntry
    maelstrom: Space | None = None


class SpaceEntry(Entry, frozen=True, kw_only=True):
    type: Annotated[str, Among("space_type", SPACE_TYPES)]
    tile: Annotated[str, IdOf("tiles")]
    encounter_deck: EncounterDeck
    faction: Faction | None = None
    contact_spaces: list[Rank] = []
    is_navpoint: bool = True


class StackEntry(Part, frozen=True, kw_only=True):
    faction: str
    connector: str


class EndcapEntry(Entry, frozen=True, kw_only=True):
    side: str
    patrol_stacks: list[StackEntry]


# People and ships.


class GoalEntry(Part, frozen=True, kw_only=True):
    event: Annotated[str, Among("event", tuple(GOAL_EVENTS))]
    count: Some
    reward: Goal
    condition: When = ""
    cost: Count = 0
    amount: Count = 0


class ReputationEntry(Part, frozen=True, kw_only=True):
    faction: FactionOrChosen
    value: Reputation


class CharacterEntry(Entry, frozen=True, kw_only=True):
    skills: list[Skill]
    ground_combat: Dice
    health: Some
    droid: bool
    starting_databank: int
    starting_reputation: list[ReputationEntry]
    ability: Ability
    goal: GoalEntry
    flipped_ability: Ability


class ShipEntry(Entry, frozen=True, kw_only=True):
    cost: Count
    hyperdrive: AFew
    ship_combat: Dice
    hull: Some
    slots: dict[Slot, Few]
    starter: bool = False
    reverse: Sheet | None = None
    famous_name: str = ""
    goal: GoalEntry | None = None
    flipped_ability: Ability | None = None
    copies: Annotated[int, Older()] = 1


class ContactEntry(Entry, frozen=True, kw_only=True):
    rank: Rank = msgspec.field(name="class")
    factions: list[Faction] = []
    droid: bool = False
    bounty: str | None = None
    bounty_found_in: str | None = None
    databank: Annotated[int | None, Older()] = None  # may be said
    dots: Annotated[int, Older()] = 0


class RewardEntry(Part, frozen=True, kw_only=True):
    credits: Count = 0
    fame: Count = 0


class PatrolEntry(Entry, frozen=True, kw_only=True):
    faction: Faction
    level: int
    beatable: bool
    reward: RewardEntry = RewardEntry()
    ship_combat: Dice | None = None


# Resources and what else the market sells.


class PatrolMoveEntry(Part, frozen=True, kw_only=True):
    faction: Faction
    distance: AFew


class BuyRestrictionEntry(Part, frozen=True, kw_only=True):
    cannot_buy_on: Planet | None = None
    limit_per_character: dict[TraitWord, Count] = {}


class AnyCardEntry(Entry, frozen=True, kw_only=True, tag_field="type"):
    """Declares what market cards, the resources on encounter cards and those to start with have in common.

    `deck`, `patrol_move` and `effects_on_buy` are of market cards only; without `cost` it cannot be traded in.
    """

    deck: Annotated[str | None, Among("deck", DECKS), OfMarket()] = None
    cost: Count | None = None
    traits: list[TraitWord] = []
    buy_restriction: BuyRestrictionEntry | None = None
    patrol_move: Annotated[PatrolMoveEntry | None, OfMarket()] = None
    cannot_discard: bool = False


class FoeEntry(Part, frozen=True, kw_only=True):
    type: Fought
    dice: Dice


class CaptureEntry(RewardEntry, frozen=True, kw_only=True):
    destination: Planet


class BountyEntry(AnyCardEntry, frozen=True, kw_only=True, tag="bounty"):
    target: Contact
    rank: Rank = msgspec.field(name="class")
    combat: FoeEntry
    eliminate_reward: RewardEntry
    capture_reward: CaptureEntry
    after_reward: Reward = []


class DeliverRollEntry(Part, frozen=True, kw_only=True):
    """One die, and only a hit delivers (OR-DELIVER-03 to -05)."""

    dice: int = 1
    passing: list[str] = msgspec.field(name="pass", default_factory=lambda: ["hit"])
    fail_databank: int = ILLEGAL_MISHAP


class CargoEntry(AnyCardEntry, frozen=True, kw_only=True, tag="cargo"):
    destination: Destination
    reward: Reward
    ability: Ability | None = None
    abilities: list[Ability] = []
    deliver_roll: Annotated[DeliverRollEntry | None, Older()] = None  # may be said


class TestEntry(Part, frozen=True, kw_only=True):
    skill: Skill
    critical: bool


class PlayEntry(Part, frozen=True, kw_only=True):
    step: Annotated[str, Among("step", JOB_STEPS)]
    effects: OnJob | None = None
    choose_player: bool = False
    resolve_databank: Annotated[int | None, Older()] = None  # may be said


class JobEntry(AnyCardEntry, frozen=True, kw_only=True, tag="job"):
    destination: Destination
    skills: list[TestEntry]
    play: PlayEntry
    reward: Reward
    favor_faction: Faction | None = None


class CrewEntry(AnyCardEntry, frozen=True, kw_only=True, tag="crew"):
    skills: list[Skill]
    abilities: list[Ability] = []
    droid: bool = False


class GearEntry(AnyCardEntry, frozen=True, kw_only=True, tag="gear"):
    abilities: list[Ability]


class ModEntry(AnyCardEntry, frozen=True, kw_only=True, tag="mod"):
    abilities: list[Ability]
    slot: Annotated[str, Among("slot", (SLOTS[CARGO_OR_MOD_SLOT],))] | None = None


class EventEntry(AnyCardEntry, frozen=True, kw_only=True, tag="event"):
    effects_on_buy: Bought


class ShipCardEntry(AnyCardEntry, frozen=True, kw_only=True, tag="ship"):
    ship_sheet: Sheet
    effects_on_buy: Bought
    cost: Annotated[Count | None, Older()] = None  # that of the sheet, may be said


class UsedShipEntry(AnyCardEntry, frozen=True, kw_only=True, tag="ship_special"):
    effects_on_buy: Bought
    cost: Count | None = 0  # that of the sheet which is chosen is paid


ResourceEntry: TypeAlias = BountyEntry | CargoEntry | JobEntry | CrewEntry | GearEntry | ModEntry
MarketEntry: TypeAlias = ResourceEntry | EventEntry | ShipCardEntry | UsedShipEntry

# The databank.


class DatabankEntry(Entry, frozen=True, kw_only=True, tag_field="kind"):
    number: Some
    copies_with_number: Annotated[int, Older()] = 0


class MishapEntry(DatabankEntry, frozen=True, kw_only=True, tag="illegal_delivery_mishap"):
    effects: Mishap


class FailedFavorEntry(DatabankEntry, frozen=True, kw_only=True, tag="failed_favor"):
    effects: Favor


HappeningEntry: TypeAlias = MishapEntry | FailedFavorEntry


class ContactCrewEntry(Part, frozen=True, kw_only=True):
    id: Id
    skills: list[Skill]
    abilities: list[Ability] = []
    droid: bool = False
    factions: list[Faction] = []


class ContactCardEntry(DatabankEntry, frozen=True, kw_only=True, tag="contact"):
    contact: Contact
    encounter: OnContact
    crew: ContactCrewEntry


class StepEntry(Part, frozen=True, kw_only=True):
    effects: OnStep
    step: Annotated[int | None, Older()] = None  # may be said


class SequenceEntry(DatabankEntry, frozen=True, kw_only=True, tag="job_sequence"):
    job: str
    steps: list[StepEntry]
    tests: list[TestEntry] | None = None
    on_defeat: Annotated[str, Among("effect", ("fail_job",))] = "fail_job"


class StartEntry(DatabankEntry, frozen=True, kw_only=True):
    start_planet: Planet
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
    reputation: dict[Faction, list[Reputation]]


class CaseEntry(Part, frozen=True, kw_only=True):
    when: WhenEntry
    effects: InSection


class SectionEntry(Part, frozen=True, kw_only=True):
    where: Met
    title: str
    effects: InSection | None = None
    cases: list[CaseEntry] | None = None


class SecretEntry(Part, frozen=True, kw_only=True):
    trigger: Annotated[str, Among("trigger", tuple(SECRETS))]
    effects: OfSecret
    condition: When = ""


class EncounterEntry(Entry, frozen=True, kw_only=True):
    deck: EncounterDeck
    sections: list[SectionEntry]
    resource: ResourceEntry | None = None
    secret: SecretEntry | None = None
    number: Annotated[int, Older()] = 0


class AiSectionEntry(Part, frozen=True, kw_only=True):
    mode: Annotated[str, Among("mode", MODES)]
    entries: OfAi


class AiEntry(Entry, frozen=True, kw_only=True):
    planning: AiSectionEntry
    action: AiSectionEntry
    encounter: AiSectionEntry
    special: OfAi = []
    shuffle_after: bool = False
    number: Annotated[int, Older()] = 0
