"""lore.toml and lore_pack.toml."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starboard.games.arcs.tables.abilities import Ability, AbilityEntry, abilities_of
from starboard.games.arcs.tables.place import Place
from starboard.games.arcs.tables.reading import CardEntry, PrintedFile, have_ids, printed
from starboard.games.arcs.tables.rows import Listed, Rows, read_rows, rows_of


@dataclass(frozen=True, slots=True)
class Lore:
    bearer: ClassVar[str] = "lore"

    id: str  # "lore01"
    name: str
    abilities: tuple[Ability, ...]
    since: int = 1  # the version of the rules that has brought it


class LoreEntry(CardEntry, frozen=True, kw_only=True):
    abilities: list[AbilityEntry]


class LoreFile(PrintedFile, frozen=True):
    lore: Listed


def lore_rows(file: str, data: LoreFile, first: int = 1) -> Rows:
    """`first` is the number that is printed on the first of them."""
    rows = rows_of("lore", (file, data.lore))
    have_ids(file, rows, [f"lore{number:02}" for number in range(first, first + len(rows))])
    return rows


def lore_of(rows: Rows) -> tuple[Lore, ...]:
    return read_rows("lore", rows, LoreEntry, lore_card)


def lore_card(place: Place, entry: LoreEntry) -> Lore:
    abilities = abilities_of(place / "abilities", entry.abilities)
    if any(one.kind == "resource_slot" for one in abilities) and any("cost" in one.fields for one in abilities):
        raise (place / "abilities").breaks("slot-stays")
    return Lore(entry.id, entry.name, abilities, entry.since)


BOX_ROWS = lore_rows("lore.toml", printed("lore.toml", LoreFile))
LORE_ROWS = {**BOX_ROWS, **lore_rows("lore_pack.toml", printed("lore_pack.toml", LoreFile), len(BOX_ROWS) + 1)}
LORE = lore_of(LORE_ROWS)
BOX, PACK = LORE[: len(BOX_ROWS)], LORE[len(BOX_ROWS) :]
