"""Holds what the game is printed with: an immutable table of everything, made by `load` from the data and a pack.

Everything has a number, its place in the tuple here; the state holds numbers only. A list of effects is a *script*,
and its number is its place in `scripts`; lists inside effects are scripts of their own, so that a place inside a card
is two small numbers. The empty list is script 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import add

from starboard.games.outer_rim.frozen import Frozen
from starboard.games.outer_rim.ids import (
    BOUNTY,
    CARGO,
    CARGO_OR_MOD_SLOT,
    CARGO_SLOT,
    CREW,
    CREW_SLOT,
    DESTINATIONS,
    GEAR,
    GEAR_SLOT,
    JOB,
    JOB_OR_BOUNTY_SLOT,
    MOD,
    MOD_SLOT,
    NONE,
    STATS,
    TYPES,
)
from starboard.games.outer_rim.vocabulary.abilities import Ability, ExtraSlot, FameWhile, StatBonus
from starboard.games.outer_rim.vocabulary.conditions import Condition
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.games.outer_rim.vocabulary.effects import KeepSecret
from starboard.games.outer_rim.vocabulary.moments import SECRETS, TRIGGERS

# Numbers of the cards, the characters and the ships that have an ability for some moment.
Bearers = tuple[frozenset[int], frozenset[int], frozenset[int]]
# Of things: the source of each, and whether it is uncertain.
Sources = tuple[tuple[str, bool], ...]
# The back of an encounter card: its places, each with the kinds of effect that dominate there.
Back = tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Goal:
    event: str
    count: int
    reward: int  # script
    condition: Condition = ()
    cost: int = 0
    amount: int = 0  # of damage to be recovered at once


@dataclass(frozen=True, slots=True)
class Space:
    number: int
    id: str
    kind: int
    tile: int
    faction: int = NONE
    contact_spaces: tuple[int, ...] = ()  # numbers of contact spaces
    deck: int = 0  # of encounters


@dataclass(frozen=True, slots=True)
class Tile:
    number: int
    id: str
    spaces: tuple[int, ...]
    edges: tuple[tuple[int, int], ...]
    # the navpoints at its corners
    left_upper: int
    left_lower: int
    right_upper: int
    right_lower: int


@dataclass(frozen=True, slots=True)
class Character:
    number: int
    id: str
    skills: tuple[int, ...]
    ground_combat: int
    health: int
    droid: bool
    databank: int
    reputation: tuple[tuple[int, int], ...]  # faction (NONE: one of choice), value
    ability: Ability
    goal: Goal
    flipped: Ability


@dataclass(frozen=True, slots=True)
class Ship:
    number: int
    id: str
    starter: bool
    cost: int
    hyperdrive: int
    ship_combat: int
    hull: int
    slots: tuple[int, ...]  # how many of each kind of slot
    goal: Goal | None
    flipped: Ability | None
    reverse: int = NONE  # the other side of a starter's sheet


@dataclass(frozen=True, slots=True)
class Contact:
    number: int
    id: str
    rank: int  # its class
    factions: tuple[int, ...]
    droid: bool
    databank: int  # number printed on it


@dataclass(frozen=True, slots=True)
class Patrol:
    faction: int
    level: int
    dice: int  # NONE at the top level
    credits: int
    fame: int


@dataclass(frozen=True, slots=True)
class Bounty:
    target: int  # contact
    combat: int
    dice: int
    dead: tuple[int, int]  # credits, fame
    alive: tuple[int, int]
    destination: int
    after: int  # script


@dataclass(frozen=True, slots=True)
class Job:
    skills: tuple[tuple[int, bool], ...]  # skill, and whether its test must be passed
    databank: int  # number to be resolved, or NONE
    script: int  # else this
    choose_player: bool
    favor: int  # faction
    in_action: bool = False  # done in the action step, not as an encounter


@dataclass(frozen=True, slots=True)
class Section:
    """Holds a section of an encounter card.

    `cases` are pairs (((faction, reputations), …), script); the first that fits is resolved.
    The title is the key of a text, `outer_rim-encounter-<title>`: the id of the card and where, with a hyphen between.
    """

    where: str  # id of a space, `patrol` or `no_patrol`
    title: str
    cases: tuple[tuple[tuple[tuple[int, tuple[int, ...]], ...], int], ...]


@dataclass(frozen=True, slots=True)
class Secret:
    trigger: str
    condition: Condition
    script: int


MARKET, DATABANK, ENCOUNTERS = range(3)


@dataclass(frozen=True, slots=True)
class Card:
    """A market, databank or encounter card, with the resource it is when it is held."""

    number: int
    id: str
    origin: int
    deck: int  # market deck, databank number or encounter deck
    type: int = NONE  # of the resource; NONE if it has none
    asset: str = ""  # id of that resource
    cost: int = NONE  # NONE: without cost
    traits: tuple[str, ...] = ()
    slot: int = NONE  # the kind of slot it goes into, where that is not the one of its type
    skills: tuple[int, ...] = ()
    abilities: tuple[Ability, ...] = ()
    droid: bool = False
    destination: int = NONE  # space, or one of DESTINATIONS
    reward: int = 0  # script
    bounty: Bounty | None = None
    job: Job | None = None
    ship: int = NONE
    bought: int = 0  # script
    not_on: int = NONE  # the planet where it cannot be bought
    most: tuple[tuple[str, int], ...] = ()  # of a trait, how many one may have
    patrol: tuple[int, int] | None = None  # faction and distance
    sections: tuple[Section, ...] = ()
    secret: Secret | None = None
    contact: int = NONE  # whose databank card it is
    script: int = 0  # of a databank card: what happens
    steps: tuple[int, ...] = ()  # scripts of a job
    start: int = NONE  # planet
    kept: bool = False  # cannot be discarded
    written: str = field(init=False)  # how notation names it: by the resource that it is, where it is one

    def __post_init__(self) -> None:
        object.__setattr__(self, "written", self.asset or self.id)


@dataclass(frozen=True, slots=True)
class AiCard:
    number: int
    id: str
    # The three sections: whether only the first entry that applies is done, and the entries as scripts of one effect.
    planning: tuple[bool, tuple[int, ...]]
    action: tuple[bool, tuple[int, ...]]
    encounter: tuple[bool, tuple[int, ...]]
    special: int
    shuffle: bool


@dataclass(frozen=True, slots=True, eq=False)  # what follows from it is remembered by it: that must cost nothing
class Content:
    tiles: tuple[Tile, ...]  # in the order of the standard map
    spaces: tuple[Space, ...]
    maelstrom: int
    stacks: tuple[tuple[bool, bool], ...]  # by faction: whether its patrol stack is on the right, and on the upper lane
    contact_space: tuple[tuple[int, int], ...]  # space and class, by contact space
    characters: tuple[Character, ...]
    board_slots: tuple[int, ...]  # of a player board
    ships: tuple[Ship, ...]
    contacts: tuple[Contact, ...]
    patrols: tuple[tuple[Patrol, ...], ...]  # by faction, then by level from 1
    cards: tuple[Card, ...]
    market: tuple[tuple[int, ...], ...]  # cards by market deck
    encounters: tuple[tuple[int, ...], ...]  # cards by encounter deck
    encounter_decks: tuple[str, ...]  # ids
    backs: tuple[Back, ...]  # of encounter cards, by deck
    databank: dict[int, tuple[int, ...]]  # cards by their number
    ai: tuple[AiCard, ...]
    scripts: tuple[tuple[Effect, ...], ...]
    abilities: tuple[Ability, ...]
    starting_credits: tuple[int, ...]
    pack: str = ""  # a sign of the pack that was laid over the data, or nothing
    untold: frozenset[str] = frozenset()  # cards whose effects a pack has changed: our stories are of others
    marks: dict[str, str] = field(default_factory=dict)  # on what is ours or uncertain, by the keys of texts
    sources: dict[str, Sources] = field(default_factory=dict)  # where everything comes from, by kind

    # ids to numbers
    space: dict[str, int] = field(default_factory=dict)
    character: dict[str, int] = field(default_factory=dict)
    sheet: dict[str, int] = field(default_factory=dict)
    person: dict[str, int] = field(default_factory=dict)  # contacts
    card: dict[str, int] = field(default_factory=dict)  # also by the id of the resource

    # Cards that have something to say in a question asked at every step, so that most hands are looked over at once.
    with_trigger: Frozen[str, Bearers] = field(init=False, default=Frozen())
    with_bonus: Frozen[str, Bearers] = field(init=False, default=Frozen())  # by the value that it is to
    of_type: tuple[frozenset[int], ...] = field(init=False, default=())
    slot_of: tuple[int, ...] = field(init=False, default=())  # by card; cargo or mod: it may lie with both
    slot_count: tuple[int, ...] = field(init=False, default=())  # by card: one slot, as a number (room.py)
    room: tuple[tuple[int, ...], ...] = field(init=False, default=())  # slots of the board and the ship, by ship
    with_fame: frozenset[int] = field(init=False, default=frozenset())
    kept: frozenset[int] = field(init=False, default=frozenset())  # that cannot be discarded
    prey: tuple[frozenset[int], ...] = field(init=False, default=())  # by card: the crew on which it is a bounty
    goods: frozenset[int] = field(init=False, default=frozenset())  # that may be traded in (OR-TRADEIN-01 to -04)
    worth: tuple[int, ...] = field(init=False, default=())  # by card: its cost, if it may be traded in
    wanted_at: tuple[frozenset[int], ...] = field(init=False, default=())  # cargo and bounties, by space
    barred_at: tuple[frozenset[int], ...] = field(init=False, default=())  # by card: the spaces where it is not sold
    jobs_at: tuple[tuple[frozenset[int], ...], ...] = field(init=False, default=())  # by `in_action`, then by space
    moves: tuple[tuple[str, str], ...] = field(init=False, default=())  # by space: the choice of a move to it
    spot_ids: tuple[str, ...] = field(init=False, default=())  # by contact space: its planet, and which of it
    with_slot: frozenset[int] = field(init=False, default=frozenset())
    with_limit: frozenset[int] = field(init=False, default=frozenset())
    secrets_for: Frozen[str, frozenset[int]] = field(init=False, default=Frozen())  # by the moment they wait for
    secret_scripts: frozenset[int] = field(init=False, default=frozenset())  # that keep their card secret

    # What is written on things in the data, by the keys of their texts without `outer_rim-`: `label-trade_data`,
    # `card-vibro_ax`. For what a pack adds there are no other words than these.
    printed: dict[str, str] = field(default_factory=dict)
    # What a pack says in several languages, and its stories (`story-…`): languages and texts, no language for all.
    by_language: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        on_cards = [(card.number, ability) for card in self.cards for ability in card.abilities]
        on_people = [(who.number, ability) for who in self.characters for ability in (who.ability, who.flipped)]
        on_ships = [(ship.number, ship.flipped) for ship in self.ships if ship.flipped is not None]

        aboard = [card for card in self.cards if card.type == CREW]
        slot_of = tuple(
            CARGO_OR_MOD_SLOT if card.slot == CARGO_OR_MOD_SLOT else SLOT_OF.get(card.type, NONE) for card in self.cards
        )
        bearers = (on_cards, on_people, on_ships)

        def on_cards_is(kind: type[Ability]) -> frozenset[int]:
            return frozenset(number for number, ability in on_cards if isinstance(ability, kind))

        indexes: dict[str, object] = {
            "with_trigger": grouped(TRIGGERS, [[(one.trigger, at) for at, one in some] for some in bearers]),
            "with_bonus": grouped(
                STATS, [[(one.stat, at) for at, one in some if isinstance(one, StatBonus)] for some in bearers]
            ),
            "of_type": tuple(
                frozenset(card.number for card in self.cards if card.type == kind) for kind in range(len(TYPES))
            ),
            "slot_of": slot_of,
            "slot_count": tuple(0 if slot == NONE else 1 << 8 * slot for slot in slot_of),
            "room": tuple(tuple(map(add, self.board_slots, ship.slots)) for ship in self.ships),
            "with_fame": on_cards_is(FameWhile),
            "kept": frozenset(card.number for card in self.cards if card.kept),
            "prey": tuple(
                frozenset(crew.number for crew in aboard if card.bounty and crew.contact == card.bounty.target)
                for card in self.cards
            ),
            "goods": frozenset(card.number for card in self.cards if card.type in TRADED and card.cost > 0),
            "worth": tuple(max(0, card.cost) if card.type in TRADED else 0 for card in self.cards),
            "wanted_at": self.by_space(
                [(card.number, card.destination) for card in self.cards if card.type == CARGO]
                + [(card.number, card.bounty.destination) for card in self.cards if card.bounty]
            ),
            "barred_at": tuple(
                frozenset((card.not_on, card.destination) if card.type == CARGO else (card.not_on,))
                for card in self.cards
            ),
            "jobs_at": tuple(
                self.by_space(
                    [(card.number, card.destination) for card in self.cards if card.job and card.job.in_action is step]
                )
                for step in (False, True)
            ),
            "moves": tuple(("move", space.id) for space in self.spaces),
            "spot_ids": tuple(
                f"{space.id}/{place}" for space in self.spaces for place, _ in enumerate(space.contact_spaces, 1)
            ),
            "with_slot": on_cards_is(ExtraSlot),
            "with_limit": frozenset(card.number for card in self.cards if card.most),
            "secrets_for": Frozen(
                {
                    word: frozenset(card.number for card in self.cards if card.secret and card.secret.trigger == word)
                    for word in SECRETS
                }
            ),
            "secret_scripts": frozenset(
                number
                for number, script in enumerate(self.scripts)
                if any(isinstance(one, KeepSecret) for one in script)
            ),
        }
        for name, index in indexes.items():
            object.__setattr__(self, name, index)

    def by_space(self, destinations: list[tuple[int, int]]) -> tuple[frozenset[int], ...]:
        """List for each space the cards that may have it as their destination; some have no fixed one."""
        anywhere = DESTINATIONS.values()
        return tuple(
            frozenset(number for number, at in destinations if at == space.number or at in anywhere)
            for space in self.spaces
        )


TRADED = (CARGO, GEAR, MOD)  # types that can be traded in (OR-TRADEIN-02, -03)
SLOT_OF = {
    BOUNTY: JOB_OR_BOUNTY_SLOT,
    CARGO: CARGO_SLOT,
    CREW: CREW_SLOT,
    GEAR: GEAR_SLOT,
    JOB: JOB_OR_BOUNTY_SLOT,
    MOD: MOD_SLOT,
}


def grouped(words: Iterable[str], by_word: list[list[tuple[str, int]]]) -> Frozen[str, Bearers]:
    cards, people, ships = by_word

    def of(word: str, pairs: list[tuple[str, int]]) -> frozenset[int]:
        return frozenset(number for its_word, number in pairs if its_word == word)

    return Frozen({word: (of(word, cards), of(word, people), of(word, ships)) for word in words})
