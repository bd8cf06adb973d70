"""leaders.toml and leaders_pack.toml."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.reading import Entry, File, demand, index, named, printed
from starboard.games.arcs.tables.setup_cards import Pieces, Placement
from starboard.games.arcs.words import ALL_LEADERS, BASE_LEADERS, TYPES


@dataclass(frozen=True, slots=True)
class Leader:
    id: str  # "leader01"
    name: str
    resources: tuple[int, int]  # for slots 1 and 2
    setup: Placement
    abilities: tuple[Ability, ...]


class LeaderEntry(Entry, frozen=True):
    id: str
    name: str
    resources: tuple[str, str]
    a: Pieces
    b: Pieces
    c: Pieces
    abilities: tuple[AbilityEntry, ...]


class LeadersFile(File, frozen=True):
    leaders: tuple[LeaderEntry, ...]


def leaders_of(file: str, data: LeadersFile, numbers: range) -> tuple[Leader, ...]:
    """`numbers` are those that are printed."""
    named(file, data.leaders, [f"leader{number:02}" for number in numbers])
    leaders = []
    for entry in data.leaders:
        where = f"{file}: {entry.id}"
        one, two = entry.resources
        resources = (index(where, one, TYPES), index(where, two, TYPES))
        setup = (entry.a, entry.b, entry.c)
        ships = sum(pieces.ship for pieces in setup)
        demand([(8 <= ships <= 10, f"{where}: it starts with {ships} ships")])
        leaders.append(Leader(entry.id, entry.name, resources, setup, abilities_of(where, entry.abilities)))
    return tuple(leaders)


FILES = {"leaders.toml": range(1, BASE_LEADERS + 1), "leaders_pack.toml": range(BASE_LEADERS + 1, ALL_LEADERS + 1)}
LEADERS = tuple(  # those of the box first
    card for file, numbers in FILES.items() for card in leaders_of(file, printed(file, LeadersFile), numbers)
)
