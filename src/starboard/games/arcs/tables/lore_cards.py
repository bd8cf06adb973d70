"""lore.toml and lore_pack.toml."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.reading import Entry, File, named, printed
from starboard.games.arcs.words import ALL_LORE, BASE_LORE


@dataclass(frozen=True, slots=True)
class Lore:
    id: str  # "lore01"
    name: str
    abilities: tuple[Ability, ...]


class LoreEntry(Entry, frozen=True):
    id: str
    name: str
    abilities: tuple[AbilityEntry, ...]


class LoreFile(File, frozen=True):
    lore: tuple[LoreEntry, ...]


def lore_of(file: str, data: LoreFile, numbers: range) -> tuple[Lore, ...]:
    """`numbers` are those that are printed."""
    named(file, data.lore, [f"lore{number:02}" for number in numbers])
    return tuple(
        Lore(entry.id, entry.name, abilities_of(f"{file}: {entry.id}", entry.abilities)) for entry in data.lore
    )


FILES = {"lore.toml": range(1, BASE_LORE + 1), "lore_pack.toml": range(BASE_LORE + 1, ALL_LORE + 1)}
LORE = tuple(  # those of the box first
    card for file, numbers in FILES.items() for card in lore_of(file, printed(file, LoreFile), numbers)
)
