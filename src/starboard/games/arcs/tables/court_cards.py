"""court.toml: guild and vox cards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from starboard.games.arcs.ids import TYPES
from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, demand, maybe, named, printed

FILE = "court.toml"


@dataclass(frozen=True, slots=True)
class CourtCard:
    id: str  # "bc01"
    name: str
    vox: bool
    suit: int  # the type of a guild card, NONE of a vox card
    raid_cost: int  # 0 of a vox card
    loyal: bool
    abilities: tuple[Ability, ...]
    since: int = 1  # the version of the rules that has brought it


class CourtEntry(Entry, frozen=True):
    id: str
    name: str
    kind: str
    abilities: tuple[AbilityEntry, ...]
    suit: str | None = None
    raid_cost: int = 0
    loyal: bool = False
    since: int = 1


class CourtFile(PrintedFile, frozen=True):
    cards: tuple[CourtEntry, ...]


def court_of(data: CourtFile) -> tuple[CourtCard, ...]:
    named(FILE, data.cards, [f"bc{number:02}" for number in range(1, len(data.cards) + 1)])
    cards = []
    for entry in data.cards:
        where = f"{FILE}: {entry.id}"
        abilities = abilities_of(where, entry.abilities)
        demand(court_checks(where, entry, abilities))
        suit = maybe(where, entry.suit, TYPES)
        vox = entry.kind == "vox"
        cards.append(CourtCard(entry.id, entry.name, vox, suit, entry.raid_cost, entry.loyal, abilities, entry.since))
    return tuple(cards)


def court_checks(where: str, entry: CourtEntry, abilities: Iterable[Ability]) -> Checks:
    vox = entry.kind == "vox"
    yield entry.kind in ("guild", "vox"), f"{where}: kind {entry.kind} is none of guild, vox"
    yield (entry.suit is None) == vox, f"{where}: a guild card has a suit, a vox card has none"
    yield entry.raid_cost in ((0,) if vox else (1, 2, 3)), f"{where}: raid cost is {entry.raid_cost}"
    yield entry.loyal == entry.name.startswith("Loyal "), f"{where}: loyal is {entry.loyal}"
    for ability in abilities:
        yield (ability.trigger == "when_secured") == vox, f"{where}: trigger {ability.trigger}"
    goes = sum("then" in ability.fields for ability in abilities)
    yield not vox or goes == 1, f"{where}: a vox card says once where it goes"


COURT = court_of(printed(FILE, CourtFile))
