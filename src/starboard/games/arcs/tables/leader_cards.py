"""leaders.toml and leaders_pack.toml."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.ids import TYPES
from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.reading import Entry, PrintedFile, demand, index, named, printed
from starboard.games.arcs.tables.setup_cards import Pieces, Placement


@dataclass(frozen=True, slots=True)
class Leader:
    id: str  # "leader01"
    name: str
    resources: tuple[int, int]  # for slots 1 and 2
    setup: Placement
    abilities: tuple[Ability, ...]
    since: int = 1  # the version of the rules that has brought it


class LeaderEntry(Entry, frozen=True):
    id: str
    name: str
    resources: tuple[str, str]
    a: Pieces
    b: Pieces
    c: Pieces
    abilities: tuple[AbilityEntry, ...]
    since: int = 1


class LeadersFile(PrintedFile, frozen=True):
    leaders: tuple[LeaderEntry, ...]


def leaders_of(file: str, data: LeadersFile, first: int = 1) -> tuple[Leader, ...]:
    """`first` is the number that is printed on the first of them."""
    named(file, data.leaders, [f"leader{number:02}" for number in range(first, first + len(data.leaders))])
    leaders = []
    for entry in data.leaders:
        where = f"{file}: {entry.id}"
        one, two = entry.resources
        resources = (index(where, one, TYPES), index(where, two, TYPES))
        setup = (entry.a, entry.b, entry.c)
        ships = sum(pieces.ship for pieces in setup)
        demand([(8 <= ships <= 10, f"{where}: it starts with {ships} ships")])
        leaders.append(
            Leader(entry.id, entry.name, resources, setup, abilities_of(where, entry.abilities), entry.since)
        )
    return tuple(leaders)


BOX = leaders_of("leaders.toml", printed("leaders.toml", LeadersFile))
PACK = leaders_of("leaders_pack.toml", printed("leaders_pack.toml", LeadersFile), len(BOX) + 1)
LEADERS = (*BOX, *PACK)
