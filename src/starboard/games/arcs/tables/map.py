"""map.toml: the systems, and what is next to what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.games.arcs.ids import CLUSTERS, GATE, PLACES, TYPES
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, demand, indices, maybe, named, printed

FILE = "map.toml"


@dataclass(frozen=True, slots=True)
class System:
    id: str  # "c1_gate"
    name: str
    cluster: int  # 0 to 5; printed as 1 to 6
    place: int  # in PLACES
    type: int  # of a planet, NONE of a gate
    slots: int  # for buildings
    adjacent: tuple[int, ...]  # with every cluster in play


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


class MapFile(PrintedFile, frozen=True):
    rifts: tuple[tuple[str, str], ...]
    totals: TotalsEntry
    clusters: tuple[ClusterEntry, ...]
    systems: tuple[SystemEntry, ...]


def systems_of(data: MapFile) -> tuple[System, ...]:
    named(f"{FILE}: clusters", data.clusters, range(1, CLUSTERS + 1))
    named(FILE, data.systems, [f"c{c}_{place}" for c in range(1, CLUSTERS + 1) for place in PLACES])
    ids = [entry.id for entry in data.systems]
    systems = []
    for number, entry in enumerate(data.systems):
        where = f"{FILE}: {entry.id}"
        demand(entry_checks(where, number, entry))
        place = number % len(PLACES)
        kind = maybe(where, entry.type, TYPES)
        adjacent = tuple(sorted(indices(where, entry.adjacent, ids)))
        systems.append(System(entry.id, entry.name, entry.cluster - 1, place, kind, entry.slots, adjacent))
    demand([*border_checks(data, systems), *total_checks(data, systems)])
    return tuple(systems)


def entry_checks(where: str, number: int, entry: SystemEntry) -> Checks:
    place = number % len(PLACES)
    planet = place != GATE
    yield entry.cluster == number // len(PLACES) + 1, f"{where}: cluster is {entry.cluster}"
    yield entry.kind == ("planet" if planet else "gate"), f"{where}: kind is {entry.kind}"
    yield entry.symbol == (PLACES[place] if planet else None), f"{where}: symbol is {entry.symbol}"
    yield (entry.type is not None) == planet, f"{where}: a planet has a type, a gate has none"
    yield entry.slots in ((1, 2) if planet else (0,)), f"{where}: it has {entry.slots} slots"
    yield len(set(entry.adjacent)) == len(entry.adjacent), f"{where}: a neighbour is there twice"


def border_checks(data: MapFile, systems: Sequence[System]) -> Checks:
    for number, system in enumerate(systems):
        where = f"{FILE}: {system.id}"
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
    ring = planets_of(systems)
    for one, two in zip(ring, ring[1:] + ring[:1], strict=True):
        ids = (systems[one].id, systems[two].id)
        parted = ids in data.rifts
        yield (two in systems[one].adjacent) != parted, f"{FILE}: {ids[0]} and {ids[1]}: adjacent or a rift"


def planets_of(systems: Sequence[System]) -> list[int]:
    return [number for number, system in enumerate(systems) if system.place != GATE]


def total_checks(data: MapFile, systems: Sequence[System]) -> Checks:
    total = data.totals
    types = {word: sum(system.type == kind for system in systems) for kind, word in enumerate(TYPES)}
    slots = sum(system.slots for system in systems)
    planets = len(planets_of(systems))
    yield types == total.types, f"{FILE}: planets by type are {types}, totals say {total.types}"
    yield slots == total.slots, f"{FILE}: there are {slots} slots, totals say {total.slots}"
    yield planets == total.planets, f"{FILE}: there are {planets} planets, totals say {total.planets}"
    yield len(systems) == total.systems, f"{FILE}: there are {len(systems)} systems, totals say {total.systems}"
    clusters = len(data.clusters)
    yield clusters == total.clusters, f"{FILE}: there are {clusters} clusters, totals say {total.clusters}"


_FILE = printed(FILE, MapFile)
SYSTEMS = systems_of(_FILE)
SYSTEM_IDS = tuple(system.id for system in SYSTEMS)
SYSTEM_INDEX = {system: number for number, system in enumerate(SYSTEM_IDS)}
TYPE_OF = tuple(system.type for system in SYSTEMS)  # system → type, NONE for gates
SLOTS_OF = tuple(system.slots for system in SYSTEMS)
PATHS = tuple(cluster.path for cluster in _FILE.clusters)  # cluster → length of the marker that covers its gate
