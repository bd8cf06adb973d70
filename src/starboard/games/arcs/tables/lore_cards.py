"""lore.toml and lore_pack.toml."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.reading import Entry, PrintedFile, named, printed


@dataclass(frozen=True, slots=True)
class Lore:
    id: str  # "lore01"
    name: str
    abilities: tuple[Ability, ...]
    since: int = 1  # the version of the rules that has brought it


class LoreEntry(Entry, frozen=True):
    id: str
    name: str
    abilities: tuple[AbilityEntry, ...]
    since: int = 1


class LoreFile(PrintedFile, frozen=True):
    lore: tuple[LoreEntry, ...]


def lore_of(file: str, data: LoreFile, first: int = 1) -> tuple[Lore, ...]:
    """`first` is the number that is printed on the first of them."""
    named(file, data.lore, [f"lore{number:02}" for number in range(first, first + len(data.lore))])
    return tuple(
        Lore(entry.id, entry.name, abilities_of(f"{file}: {entry.id}", entry.abilities), entry.since)
        for entry in data.lore
    )


BOX = lore_of("lore.toml", printed("lore.toml", LoreFile))
PACK = lore_of("lore_pack.toml", printed("lore_pack.toml", LoreFile), len(BOX) + 1)
LORE = (*BOX, *PACK)
