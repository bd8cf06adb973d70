"""The components as data: map, cards, dice and boards, read once from data/*.toml and laid out as tables.

Everything is numbered from 0 in the order of the data files; -1 stands for none. No rules are here.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

SCHEMA = 1  # of the data files
NONE = -1
PLAYERS = (2, 3, 4)

RESOURCES = ("material", "fuel", "weapon", "relic", "psionic")
MATERIAL, FUEL, WEAPON, RELIC, PSIONIC = range(5)

ACTIONS = ("tax", "build", "move", "repair", "influence", "secure", "battle")
TAX, BUILD, MOVE, REPAIR, INFLUENCE, SECURE, BATTLE = range(7)

SUITS = ("administration", "aggression", "construction", "mobilization")
ADMINISTRATION, AGGRESSION, CONSTRUCTION, MOBILIZATION = range(4)
NUMBERS = 7  # cards of a suit

AMBITIONS = ("tycoon", "tyrant", "warlord", "keeper", "empath")
TYCOON, TYRANT, WARLORD, KEEPER, EMPATH = range(5)
ANY_AMBITION = 5  # what a 7 declares

DICE = ("skirmish", "assault", "raid")
SKIRMISH, ASSAULT, RAID = range(3)
SYMBOLS = ("self_hit", "intercept", "hit", "building_hit", "key")  # in the order they are resolved
SELF_HIT, INTERCEPT, HIT, BUILDING_HIT, KEY = range(5)

PLACES = ("gate", "arrow", "crescent", "hex")  # the systems of a cluster
GATE, ARROW, CRESCENT, HEX = range(4)
CLUSTERS = 6
ALL_SYSTEMS = (1 << CLUSTERS * len(PLACES)) - 1  # as bits

Value = str | int | bool | tuple[str, ...]
T = TypeVar("T")


class BadData(ValueError):
    """Data that contradicts itself: each line names the file, the entry and what is wrong."""


# What the rules read


@dataclass(frozen=True, slots=True)
class System:
    id: str  # "c1_gate"
    name: str
    cluster: int  # 0 to 5; printed as 1 to 6
    place: int  # GATE, ARROW, CRESCENT or HEX
    type: int  # the resource of a planet, NONE of a gate
    slots: int  # for buildings
    adjacent: tuple[int, ...]  # with every cluster in play


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card does, in the words of data/abilities.toml; those that are not said are empty."""

    trigger: str
    kind: str  # of the effect
    params: Mapping[str, Value]  # of the effect
    name: str  # of a new action, or of a leader's trait
    replaces: int  # new action: the standard action it is taken instead of
    action: str
    role: str
    modes: tuple[str, ...]
    optional: bool
    cost: str
    then: str
    limit: str
    condition: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class CourtCard:
    id: str  # "bc01"
    name: str
    vox: bool
    suit: int  # the resource of a guild card, NONE of a vox card
    raid_cost: int  # 0 of a vox card
    loyal: bool
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Pieces:
    """What is placed in one system when the game begins."""

    city: int = 0
    starport: int = 0
    ship: int = 0


@dataclass(frozen=True, slots=True)
class Leader:
    id: str  # "leader01"
    name: str
    pack: bool  # not in the base box
    resources: tuple[int, int]  # for slots 1 and 2
    setup: tuple[Pieces, Pieces, Pieces]  # at A, at B, at each C
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Lore:
    id: str  # "lore01"
    name: str
    pack: bool
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """Where one seat begins."""

    a: int
    b: int
    c: tuple[int, ...]  # two systems in a game of two


@dataclass(frozen=True, slots=True)
class SetupCard:
    id: str
    name: str
    players: int
    experienced: bool
    out: tuple[int, ...]  # clusters out of play, 0 to 5
    starts: tuple[Start, ...]  # the initiative holder first, then clockwise
    in_play: int  # systems in play, as bits
    covered: tuple[int, ...]  # resource → planets of that type out of play
    adjacent: tuple[tuple[int, ...], ...]  # system → neighbours in play, across path markers; empty out of play
    near: tuple[int, ...]  # the same as bits


# What the files hold


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class File(Entry, frozen=True):
    schema: int
    game: str


class TotalsEntry(Entry, frozen=True):
    clusters: int
    systems: int
    planets: int
    slots: int
    types: dict[str, int]


class ClusterEntry(Entry, frozen=True):
    id: int
    path: str


class SystemEntry(Entry, frozen=True):
    id: str
    name: str
    cluster: int
    kind: str
    adjacent: tuple[str, ...]
    symbol: str | None = None
    type: str | None = None
    slots: int = 0


class MapFile(File, frozen=True):
    rifts: tuple[tuple[str, str], ...]
    totals: TotalsEntry
    clusters: tuple[ClusterEntry, ...]
    systems: tuple[SystemEntry, ...]


class SuitEntry(Entry, frozen=True):
    id: str
    name: str
    actions: tuple[str, ...]
    pips: tuple[int, ...]


class ActionCardsFile(File, frozen=True):
    hand: int
    seizes: int
    numbers: dict[str, tuple[int, ...]]
    suits: tuple[SuitEntry, ...]


class AmbitionEntry(Entry, frozen=True):
    id: str
    name: str
    number: int
    counts: tuple[str, ...]
    box: tuple[str, ...]


class MarkerEntry(Entry, frozen=True):
    id: str
    start: tuple[int, int]
    flipped: tuple[int, int]


class AmbitionsFile(File, frozen=True):
    chapters: int
    power_to_end: dict[str, int]
    ambitions: tuple[AmbitionEntry, ...]
    markers: tuple[MarkerEntry, ...]


class DieEntry(Entry, frozen=True):
    id: str
    name: str
    faces: tuple[tuple[int, ...], ...]


class DiceFile(File, frozen=True):
    each: int
    symbols: tuple[str, ...]
    dice: tuple[DieEntry, ...]


class CitySlotEntry(Entry, frozen=True):
    covers: tuple[int, ...]
    bonus: int


class ResourceEntry(Entry, frozen=True):
    id: str
    name: str
    prelude: tuple[str, ...]
    ambition: str | None = None


class PiecesEntry(Entry, frozen=True):
    ship: int
    city: int
    starport: int
    agent: int


class SharedEntry(Entry, frozen=True):
    resources: int
    ambition_markers: int
    path_markers: dict[str, int]
    out_of_play_markers: int


class PlayerBoardFile(File, frozen=True):
    raid_costs: tuple[int, ...]
    start_slots: int
    pieces: PiecesEntry
    shared: SharedEntry
    city_slots: tuple[CitySlotEntry, ...]
    resources: tuple[ResourceEntry, ...]


class PlacementEntry(Entry, frozen=True):
    city: int = 0
    starport: int = 0
    ship: int = 0


class PositionEntry(Entry, frozen=True):
    a: str
    b: str
    c: tuple[str, ...]


class SetupEntry(Entry, frozen=True):
    id: str
    name: str
    players: int
    out_of_play: tuple[int, ...]
    positions: tuple[PositionEntry, ...]
    experienced: bool = False


class SetupFile(File, frozen=True):
    court_row: dict[str, int]
    placement: dict[str, PlacementEntry]
    setups: tuple[SetupEntry, ...]


class AbilitiesFile(File, frozen=True):
    fields: dict[str, tuple[str, ...]]
    triggers: dict[str, str]
    conditions: dict[str, str]
    effects: dict[str, tuple[str, ...]]


class AbilityEntry(Entry, frozen=True):
    trigger: str
    effect: dict[str, Value]
    name: str = ""
    role: str = ""
    action: str = ""
    replaces: str | None = None
    modes: tuple[str, ...] = ()
    limit: str = ""
    cost: str = ""
    then: str = ""
    optional: bool = False
    condition: dict[str, Value] = {}


class CourtEntry(Entry, frozen=True):
    id: str
    name: str
    kind: str
    abilities: tuple[AbilityEntry, ...]
    suit: str | None = None
    raid_cost: int = 0
    loyal: bool = False


class CourtFile(File, frozen=True):
    cards: tuple[CourtEntry, ...]


class LeaderEntry(Entry, frozen=True):
    id: str
    name: str
    resources: tuple[str, str]
    a: PlacementEntry
    b: PlacementEntry
    c: PlacementEntry
    abilities: tuple[AbilityEntry, ...]


class LeadersFile(File, frozen=True):
    leaders: tuple[LeaderEntry, ...]


class LoreEntry(Entry, frozen=True):
    id: str
    name: str
    abilities: tuple[AbilityEntry, ...]


class LoreFile(File, frozen=True):
    lore: tuple[LoreEntry, ...]


# Reading


def read(name: str, text: str, shape: type[T]) -> T:
    """One data file. What does not fit the shape is refused with the file and the id of the entry."""
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error
    try:
        data = msgspec.convert(content, shape)
    except msgspec.ValidationError as error:
        raise BadData(f"{name}: {entry_of(str(error), content)}{error}") from error
    demand([(content["schema"] == SCHEMA, f"{name}: schema is {content['schema']}, this program reads {SCHEMA}")])
    return data


def entry_of(error: str, content: dict[str, Any]) -> str:
    """The id of the entry that msgspec complains about by its place, as in `$.cards[3].name`."""
    place = re.search(r"\$\.(\w+)\[(\d+)\]", error)
    if place is None:
        return ""
    entry = content[place[1]][int(place[2])]
    return f"{entry['id']}: " if isinstance(entry, dict) and "id" in entry else ""


def demand(checks: Iterable[tuple[bool, str]]) -> None:
    if problems := [problem for holds, problem in checks if not holds]:
        raise BadData("\n".join(problems))


def index(where: str, word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise BadData(f"{where}: {word} is none of {', '.join(words)}")
    return words.index(word)


def indices(where: str, said: Iterable[str], words: Sequence[str]) -> tuple[int, ...]:
    return tuple(index(where, word, words) for word in said)


def maybe(where: str, word: str | None, words: Sequence[str]) -> int:
    return NONE if word is None else index(where, word, words)


def named(name: str, entries: Iterable[Any], expected: Sequence[Any]) -> None:
    """The entries have these ids, in this order."""
    found = [entry.id for entry in entries]
    problem = f"{name}: the ids are {', '.join(map(str, found))} and not {', '.join(map(str, expected))}"
    demand([(found == list(expected), problem)])


def by_players(where: str, values: Mapping[str, T], nothing: T) -> tuple[T, ...]:
    """Of {p2, p3, p4}: a table by the number of players."""
    keys = [f"p{number}" for number in PLAYERS]
    demand([(sorted(values) == keys, f"{where}: the keys are not {', '.join(keys)}")])
    return tuple(values.get(f"p{number}", nothing) for number in range(PLAYERS[-1] + 1))


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in set(numbers))


# The map


def systems_of(data: MapFile, name: str = "map.toml") -> tuple[System, ...]:
    named(f"{name}: clusters", data.clusters, range(1, CLUSTERS + 1))
    named(name, data.systems, [f"c{c}_{place}" for c in range(1, CLUSTERS + 1) for place in PLACES])
    ids = [entry.id for entry in data.systems]
    systems = []
    for number, entry in enumerate(data.systems):
        where = f"{name}: {entry.id}"
        place = number % len(PLACES)
        demand(
            [
                (entry.cluster == number // len(PLACES) + 1, f"{where}: cluster is {entry.cluster}"),
                (entry.kind == ("planet" if place else "gate"), f"{where}: kind is {entry.kind}"),
                (entry.symbol == (PLACES[place] if place else None), f"{where}: symbol is {entry.symbol}"),
                ((entry.type is None) == (place == GATE), f"{where}: a planet has a type, a gate has none"),
                (entry.slots in ((1, 2) if place else (0,)), f"{where}: it has {entry.slots} slots"),
                (len(set(entry.adjacent)) == len(entry.adjacent), f"{where}: a neighbour is there twice"),
            ]
        )
        kind = maybe(where, entry.type, RESOURCES)
        adjacent = tuple(sorted(indices(where, entry.adjacent, ids)))
        systems.append(System(entry.id, entry.name, entry.cluster - 1, place, kind, entry.slots, adjacent))
    demand(map_checks(name, data, systems))
    return tuple(systems)


def map_checks(name: str, data: MapFile, systems: Sequence[System]) -> Iterable[tuple[bool, str]]:
    for number, system in enumerate(systems):
        where = f"{name}: {system.id}"
        for other in system.adjacent:
            yield number in systems[other].adjacent, f"{where}: {systems[other].id} does not have it for a neighbour"
        gates = [other for other in system.adjacent if systems[other].place == GATE]
        if system.place == GATE:
            around = {(number + step) % len(systems) for step in (-len(PLACES), len(PLACES))}
            yield set(gates) == around, f"{where}: its gates are not those of the two clusters beside it"
            planets = set(system.adjacent) - around
            yield planets == set(range(number + 1, number + 4)), f"{where}: its planets are not those of its cluster"
        else:
            yield gates == [number - system.place], f"{where}: its gates are not its own gate alone"
    ring = [number for number, system in enumerate(systems) if system.place != GATE]
    for one, two in zip(ring, ring[1:] + ring[:1], strict=True):
        ids = (systems[one].id, systems[two].id)
        yield (
            (two in systems[one].adjacent) != (ids in data.rifts),
            f"{name}: {ids[0]} and {ids[1]}: adjacent or a rift",
        )
    total = data.totals
    types = {word: sum(system.type == kind for system in systems) for kind, word in enumerate(RESOURCES)}
    slots = sum(system.slots for system in systems)
    yield types == total.types, f"{name}: planets by type are {types}, totals say {total.types}"
    yield slots == total.slots, f"{name}: there are {slots} slots, totals say {total.slots}"
    yield len(ring) == total.planets, f"{name}: there are {len(ring)} planets, totals say {total.planets}"
    yield len(systems) == total.systems, f"{name}: there are {len(systems)} systems, totals say {total.systems}"


# Cards


def abilities_of(where: str, entries: Iterable[AbilityEntry], words: AbilitiesFile) -> tuple[Ability, ...]:
    abilities = tuple(ability_of(where, entry, words) for entry in entries)
    demand([(bool(abilities), f"{where}: it has no ability")])
    return abilities


def ability_of(where: str, entry: AbilityEntry, words: AbilitiesFile) -> Ability:
    kind = entry.effect.get("kind")
    if not isinstance(kind, str) or kind not in words.effects:
        raise BadData(f"{where}: effect {kind} is not in abilities.toml")
    params = {name: value for name, value in entry.effect.items() if name != "kind"}
    said: dict[str, tuple[str, ...]] = {
        "role": (entry.role,),
        "action": (entry.action,),
        "modes": entry.modes,
        "limit": (entry.limit,),
        "cost": (entry.cost,),
        "then": (entry.then,),
    }
    new = entry.trigger == "new_action"
    demand(
        [
            (entry.trigger in words.triggers, f"{where}: trigger {entry.trigger} is not in abilities.toml"),
            *((name in words.effects[kind], f"{where}: {kind} has no parameter {name}") for name in params),
            *(
                (name in words.conditions, f"{where}: condition {name} is not in abilities.toml")
                for name in entry.condition
            ),
            *(
                (not word or word in words.fields.get(field, ()), f"{where}: {field} {word} is not in abilities.toml")
                for field, values in said.items()
                for word in values
            ),
            ((entry.replaces is not None) == new, f"{where}: a new action, and nothing else, replaces an action"),
            (bool(entry.name) or not new, f"{where}: a new action has a name"),
        ]
    )
    return Ability(
        trigger=entry.trigger,
        kind=kind,
        params=params,
        name=entry.name,
        replaces=maybe(where, entry.replaces, ACTIONS),
        action=entry.action,
        role=entry.role,
        modes=entry.modes,
        optional=entry.optional,
        cost=entry.cost,
        then=entry.then,
        limit=entry.limit,
        condition=entry.condition,
    )


def court_of(data: CourtFile, words: AbilitiesFile, name: str = "court.toml") -> tuple[CourtCard, ...]:
    named(name, data.cards, [f"bc{number:02}" for number in range(1, 32)])
    cards = []
    for entry in data.cards:
        where = f"{name}: {entry.id}"
        vox = entry.kind == "vox"
        abilities = abilities_of(where, entry.abilities, words)
        demand(
            [
                (entry.kind in ("guild", "vox"), f"{where}: kind {entry.kind} is none of guild, vox"),
                ((entry.suit is None) == vox, f"{where}: a guild card has a suit, a vox card has none"),
                (entry.raid_cost in ((0,) if vox else (1, 2, 3)), f"{where}: raid cost is {entry.raid_cost}"),
                (entry.loyal == entry.name.startswith("Loyal "), f"{where}: loyal is {entry.loyal}"),
                *(
                    ((ability.trigger == "when_secured") == vox, f"{where}: trigger {ability.trigger}")
                    for ability in abilities
                ),
                (
                    not vox or sum(bool(ability.then) for ability in abilities) == 1,
                    f"{where}: a vox card says once where it goes",
                ),
            ]
        )
        suit = maybe(where, entry.suit, RESOURCES)
        cards.append(CourtCard(entry.id, entry.name, vox, suit, entry.raid_cost, entry.loyal, abilities))
    guilds = sum(not card.vox for card in cards)
    demand([(guilds == 25, f"{name}: there are {guilds} guild cards and not 25")])
    return tuple(cards)


def pieces_of(entry: PlacementEntry) -> Pieces:
    return Pieces(entry.city, entry.starport, entry.ship)


def leaders_of(name: str, data: LeadersFile, words: AbilitiesFile, first: int, pack: bool) -> tuple[Leader, ...]:
    named(name, data.leaders, [f"leader{number:02}" for number in range(first, first + 8)])
    leaders = []
    for entry in data.leaders:
        where = f"{name}: {entry.id}"
        one, two = entry.resources
        resources = (index(where, one, RESOURCES), index(where, two, RESOURCES))
        setup = (pieces_of(entry.a), pieces_of(entry.b), pieces_of(entry.c))
        ships = sum(pieces.ship for pieces in setup)
        demand([(8 <= ships <= 10, f"{where}: it starts with {ships} ships")])
        abilities = abilities_of(where, entry.abilities, words)
        leaders.append(Leader(entry.id, entry.name, pack, resources, setup, abilities))
    return tuple(leaders)


def lore_of(name: str, data: LoreFile, words: AbilitiesFile, first: int, pack: bool) -> tuple[Lore, ...]:
    named(name, data.lore, [f"lore{number:02}" for number in range(first, first + 14)])
    return tuple(
        Lore(entry.id, entry.name, pack, abilities_of(f"{name}: {entry.id}", entry.abilities, words))
        for entry in data.lore
    )


# Setup cards


def setups_of(data: SetupFile, systems: Sequence[System], name: str = "setup.toml") -> tuple[SetupCard, ...]:
    ids = [system.id for system in systems]
    cards = []
    for entry in data.setups:
        where = f"{name}: {entry.id}"
        demand([(entry.players in PLAYERS, f"{where}: it is for {entry.players} players")])
        demand(out_checks(where, entry))
        out = tuple(cluster - 1 for cluster in entry.out_of_play)
        starts = tuple(
            Start(index(where, at.a, ids), index(where, at.b, ids), indices(where, at.c, ids)) for at in entry.positions
        )
        demand(start_checks(where, entry.players, starts, out, systems))
        adjacent = adjacent_without(systems, out)
        cards.append(
            SetupCard(
                id=entry.id,
                name=entry.name,
                players=entry.players,
                experienced=entry.experienced,
                out=out,
                starts=starts,
                in_play=bits(number for number, system in enumerate(systems) if system.cluster not in out),
                covered=tuple(sum(s.type == r and s.cluster in out for s in systems) for r in range(len(RESOURCES))),
                adjacent=adjacent,
                near=tuple(map(bits, adjacent)),
            )
        )
    counts = [sum(card.players == players for card in cards) for players in PLAYERS]
    demand(
        [
            (len({card.id for card in cards}) == len(cards), f"{name}: an id is there twice"),
            (counts == [4, 4, 4], f"{name}: there are {counts} cards for 2, 3 and 4 players and not 4 each"),
        ]
    )
    return tuple(cards)


def out_checks(where: str, entry: SetupEntry) -> Iterable[tuple[bool, str]]:
    expected = 1 if entry.players == PLAYERS[-1] else 2
    yield len(set(entry.out_of_play)) == len(entry.out_of_play) == expected, f"{where}: clusters out of play"
    for cluster in entry.out_of_play:
        yield 1 <= cluster <= CLUSTERS, f"{where}: there is no cluster {cluster}"


def start_checks(
    where: str, players: int, starts: Sequence[Start], out: Sequence[int], systems: Sequence[System]
) -> Iterable[tuple[bool, str]]:
    yield len(starts) == players, f"{where}: there are {len(starts)} positions"
    used = [number for start in starts for number in (start.a, start.b, *start.c)]
    yield len(set(used)) == len(used), f"{where}: a system is there twice"
    for number in used:
        yield systems[number].cluster not in out, f"{where}: {systems[number].id} is out of play"
    for start in starts:
        yield len(start.c) == (2 if players == 2 else 1), f"{where}: there are {len(start.c)} systems C"
        for number in (start.a, start.b):
            yield systems[number].place != GATE, f"{where}: {systems[number].id} is no planet"


def adjacent_without(systems: Sequence[System], out: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Neighbours without these clusters; the gates on both sides of them are joined by their path markers."""
    kept = [cluster for cluster in range(CLUSTERS) if cluster not in out]
    near: list[set[int]] = [
        {other for other in system.adjacent if systems[other].cluster in kept} if system.cluster in kept else set()
        for system in systems
    ]
    for one, two in zip(kept, kept[1:] + kept[:1], strict=True):
        near[one * len(PLACES)].add(two * len(PLACES))
        near[two * len(PLACES)].add(one * len(PLACES))
    return tuple(tuple(sorted(others)) for others in near)


# Action cards, ambitions, dice and boards: what must hold of them


def action_card_checks(data: ActionCardsFile, name: str = "action_cards.toml") -> Iterable[tuple[bool, str]]:
    named(name, data.suits, SUITS)
    for suit in data.suits:
        indices(f"{name}: {suit.id}", suit.actions, ACTIONS)
        yield len(suit.pips) == NUMBERS, f"{name}: {suit.id}: there are {len(suit.pips)} pips and not {NUMBERS}"
        yield min(suit.pips, default=0) > 0, f"{name}: {suit.id}: a card has no pip"
    for key, numbers in data.numbers.items():
        yield set(numbers) <= set(range(1, NUMBERS + 1)), f"{name}: numbers: {key}"


def ambition_checks(data: AmbitionsFile, name: str = "ambitions.toml") -> Iterable[tuple[bool, str]]:
    named(name, data.ambitions, AMBITIONS)
    named(f"{name}: markers", data.markers, ("low", "mid", "high"))
    boxes = sorted(word for ambition in data.ambitions for word in ambition.box)
    yield boxes == sorted(RESOURCES), f"{name}: box: each resource has one box"
    numbers = [ambition.number for ambition in data.ambitions]
    yield len(set(numbers)) == len(numbers), f"{name}: number: two ambitions have the same"
    for ambition in data.ambitions:
        indices(f"{name}: {ambition.id}", ambition.counts, (*RESOURCES, "captives", "trophies"))
        yield 1 < ambition.number < NUMBERS, f"{name}: {ambition.id}: number is {ambition.number}"
    for marker in data.markers:
        for side in (marker.start, marker.flipped):
            yield (
                side[0] > side[1] >= 0,
                f"{name}: {marker.id}: the first place is worth {side[0]}, the second {side[1]}",
            )
        yield marker.flipped[0] > marker.start[0], f"{name}: {marker.id}: the flipped side is not worth more"


def dice_checks(data: DiceFile, name: str = "dice.toml") -> Iterable[tuple[bool, str]]:
    named(name, data.dice, DICE)
    yield data.symbols == SYMBOLS, f"{name}: the symbols are not {', '.join(SYMBOLS)}"
    for die in data.dice:
        yield len(die.faces) == 6, f"{name}: {die.id}: there are {len(die.faces)} faces and not 6"
        for face in die.faces:
            yield len(face) == len(SYMBOLS) and min(face) >= 0, f"{name}: {die.id}: face {list(face)}"


def board_checks(
    data: PlayerBoardFile, ambitions: AmbitionsFile, name: str = "player_board.toml"
) -> Iterable[tuple[bool, str]]:
    named(name, data.resources, RESOURCES)
    covered = [slot for city in data.city_slots for slot in city.covers]
    slots = list(range(data.start_slots + 1, len(data.raid_costs) + 1))
    yield covered == slots, f"{name}: city_slots: they cover {covered} and not {slots}"
    cities = len(data.city_slots)
    yield cities == data.pieces.city, f"{name}: there are {cities} city slots, pieces say {data.pieces.city}"
    markers = len(ambitions.markers)
    yield markers == data.shared.ambition_markers, f"{name}: there are {markers} ambition markers in ambitions.toml"
    counted = {word: ambition.id for ambition in ambitions.ambitions for word in ambition.counts}
    for resource in data.resources:
        indices(f"{name}: {resource.id}", resource.prelude, (*ACTIONS, "lead"))
        yield resource.ambition == counted.get(resource.id), f"{name}: {resource.id}: ambition is {resource.ambition}"


def marker_checks(
    setups: Iterable[SetupCard], the_map: MapFile, board: PlayerBoardFile, name: str = "setup.toml"
) -> Iterable[tuple[bool, str]]:
    """The box holds enough markers to cover what a setup card puts out of play."""
    for card in setups:
        paths = [the_map.clusters[cluster].path for cluster in card.out]
        for path in paths:
            there = board.shared.path_markers.get(path, 0)
            yield paths.count(path) <= there, f"{name}: {card.id}: there are {there} {path} path markers"
        planets = sum(card.covered)
        there = board.shared.out_of_play_markers
        yield planets <= there, f"{name}: {card.id}: there are {there} out of play markers"


# The data of the edition

DATA = files("starboard.games.arcs") / "data"


def printed(name: str, shape: type[T]) -> T:
    return read(name, (DATA / name).read_text(encoding="utf-8"), shape)


_MAP = printed("map.toml", MapFile)
_CARDS = printed("action_cards.toml", ActionCardsFile)
_AMBITIONS = printed("ambitions.toml", AmbitionsFile)
_DICE = printed("dice.toml", DiceFile)
_BOARD = printed("player_board.toml", PlayerBoardFile)
_SETUP = printed("setup.toml", SetupFile)
_WORDS = printed("abilities.toml", AbilitiesFile)
demand(action_card_checks(_CARDS))
demand(ambition_checks(_AMBITIONS))
demand(dice_checks(_DICE))
demand(board_checks(_BOARD, _AMBITIONS))

# Systems: cluster * 4 + place.
SYSTEMS: tuple[System, ...] = systems_of(_MAP)
SYSTEM_IDS: tuple[str, ...] = tuple(system.id for system in SYSTEMS)
SYSTEM_INDEX: dict[str, int] = {system.id: number for number, system in enumerate(SYSTEMS)}
CLUSTER_OF: tuple[int, ...] = tuple(system.cluster for system in SYSTEMS)
TYPE_OF: tuple[int, ...] = tuple(system.type for system in SYSTEMS)  # system → resource, NONE for gates
SLOTS_OF: tuple[int, ...] = tuple(system.slots for system in SYSTEMS)
ADJACENT: tuple[tuple[int, ...], ...] = tuple(system.adjacent for system in SYSTEMS)  # with every cluster in play
NEAR: tuple[int, ...] = tuple(map(bits, ADJACENT))  # the same as bits
GATES: int = bits(number for number, system in enumerate(SYSTEMS) if system.place == GATE)
PLANETS: int = ALL_SYSTEMS & ~GATES
CLUSTER_SYSTEMS: tuple[int, ...] = tuple(
    bits(number for number, of in enumerate(CLUSTER_OF) if of == cluster) for cluster in range(CLUSTERS)
)
SYSTEMS_OF_TYPE: tuple[int, ...] = tuple(
    bits(number for number, of in enumerate(TYPE_OF) if of == kind) for kind in range(len(RESOURCES))
)

# Action cards: suit * 7 + number - 1.
CARDS: int = len(SUITS) * NUMBERS
SUIT_OF: tuple[int, ...] = tuple(card // NUMBERS for card in range(CARDS))
NUMBER_OF: tuple[int, ...] = tuple(card % NUMBERS + 1 for card in range(CARDS))
PIPS_OF: tuple[int, ...] = tuple(pips for suit in _CARDS.suits for pips in suit.pips)
AMBITION_OF: tuple[int, ...] = tuple(  # what the card declares: NONE, an ambition, or ANY_AMBITION
    {_CARDS.seizes: ANY_AMBITION, **{of.number: kind for kind, of in enumerate(_AMBITIONS.ambitions)}}.get(number, NONE)
    for number in NUMBER_OF
)
CARD_IDS: tuple[str, ...] = tuple(f"{SUITS[SUIT_OF[card]]}_{NUMBER_OF[card]}" for card in range(CARDS))
CARD_INDEX: dict[str, int] = {card: number for number, card in enumerate(CARD_IDS)}
SUIT_ACTIONS: tuple[tuple[int, ...], ...] = tuple(  # in the order printed
    indices("action_cards.toml", suit.actions, ACTIONS) for suit in _CARDS.suits
)
SEIZING_NUMBER: int = _CARDS.seizes
HAND: int = _CARDS.hand
DECK: tuple[tuple[int, ...], ...] = tuple(  # number of players → cards
    tuple(card for card in range(CARDS) if NUMBER_OF[card] in numbers)
    for numbers in by_players("action_cards.toml: numbers", _CARDS.numbers, ())
)

# Ambitions.
MARKERS: tuple[tuple[tuple[int, int], tuple[int, int]], ...] = tuple(  # marker → side (1: flipped) → first, second
    (marker.start, marker.flipped) for marker in _AMBITIONS.markers
)
AMBITION_RESOURCES: tuple[tuple[int, ...], ...] = tuple(  # ambition → resources it counts; none: captives or trophies
    tuple(RESOURCES.index(word) for word in ambition.counts if word in RESOURCES) for ambition in _AMBITIONS.ambitions
)
BOX_OF: tuple[int, ...] = tuple(  # resource → the ambition it lies on in a game of two
    next(kind for kind, of in enumerate(_AMBITIONS.ambitions) if word in of.box) for word in RESOURCES
)
CHAPTERS: int = _AMBITIONS.chapters
POWER_TO_END: tuple[int, ...] = by_players("ambitions.toml: power_to_end", _AMBITIONS.power_to_end, 0)  # by players

# Dice.
FACES: tuple[tuple[tuple[int, ...], ...], ...] = tuple(die.faces for die in _DICE.dice)  # die → face → symbol → count
DICE_EACH: int = _DICE.each  # dice of a kind

# Player boards.
SHIPS: int = _BOARD.pieces.ship
CITIES: int = _BOARD.pieces.city
STARPORTS: int = _BOARD.pieces.starport
AGENTS: int = _BOARD.pieces.agent
TOKENS: int = _BOARD.shared.resources  # of each resource
RAID_COSTS: tuple[int, ...] = _BOARD.raid_costs  # resource slot → keys
OPEN_SLOTS: tuple[int, ...] = tuple(  # cities off the board → resource slots open, from the left
    _BOARD.start_slots + sum(len(city.covers) for city in _BOARD.city_slots[:off]) for off in range(CITIES + 1)
)
CITY_BONUS: tuple[int, ...] = tuple(  # cities off the board → Power for each ambition won
    sum(city.bonus for city in _BOARD.city_slots[:off]) for off in range(CITIES + 1)
)
COUNTS_FOR: tuple[int, ...] = tuple(  # resource → ambition its icon counts for
    maybe("player_board.toml", resource.ambition, AMBITIONS) for resource in _BOARD.resources
)
PRELUDE_ACTIONS: tuple[tuple[int, ...], ...] = tuple(  # resource → actions a token pays for; not weapon and psionic
    tuple(ACTIONS.index(word) for word in resource.prelude if word not in ("battle", "lead"))
    for resource in _BOARD.resources
)

# Court, leaders and lore.
COURT: tuple[CourtCard, ...] = court_of(printed("court.toml", CourtFile), _WORDS)
COURT_INDEX: dict[str, int] = {card.id: number for number, card in enumerate(COURT)}
LEADERS: tuple[Leader, ...] = (  # those of the box first
    *leaders_of("leaders.toml", printed("leaders.toml", LeadersFile), _WORDS, 1, pack=False),
    *leaders_of("leaders_pack.toml", printed("leaders_pack.toml", LeadersFile), _WORDS, 9, pack=True),
)
LEADER_INDEX: dict[str, int] = {leader.id: number for number, leader in enumerate(LEADERS)}
LORE: tuple[Lore, ...] = (
    *lore_of("lore.toml", printed("lore.toml", LoreFile), _WORDS, 1, pack=False),
    *lore_of("lore_pack.toml", printed("lore_pack.toml", LoreFile), _WORDS, 15, pack=True),
)
LORE_INDEX: dict[str, int] = {lore.id: number for number, lore in enumerate(LORE)}

# Setup.
SETUPS: tuple[SetupCard, ...] = setups_of(_SETUP, SYSTEMS)
SETUP_INDEX: dict[str, int] = {card.id: number for number, card in enumerate(SETUPS)}
demand(marker_checks(SETUPS, _MAP, _BOARD))
SETUPS_FOR: tuple[tuple[int, ...], ...] = tuple(  # number of players → setup cards
    tuple(number for number, card in enumerate(SETUPS) if card.players == players) for players in range(5)
)
COURT_ROW: tuple[int, ...] = by_players("setup.toml: court_row", _SETUP.court_row, 0)  # number of players → cards
PLACEMENT: tuple[Pieces, Pieces, Pieces] = (  # without leaders: at A, at B, at each C
    pieces_of(_SETUP.placement["a"]),
    pieces_of(_SETUP.placement["b"]),
    pieces_of(_SETUP.placement["c"]),
)
