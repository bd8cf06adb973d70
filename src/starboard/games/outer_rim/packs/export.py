"""Writes decks of the box, or of a pack over it, so that they can be corrected and read again as a pack."""

from __future__ import annotations

from collections.abc import Collection

from starboard.games.outer_rim.ids import DECKS
from starboard.games.outer_rim.load.entries import Table
from starboard.games.outer_rim.load.pack import NOTES, TABLES
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.read import GAME, Raw
from starboard.games.outer_rim.load.sheet import entries_as_sheet
from starboard.games.outer_rim.load.write import entries_as_toml


def decks_of(raw: Raw) -> tuple[str, ...]:
    """List what can be chosen: tables of a pack, and decks of two of them."""
    return (*TABLES, *DECKS, *raw.rows["decks"])


def exported(raw: Raw, file: str, only: Collection[str] = ()) -> str:
    """Write all entries, or those of some tables and decks, as TOML or as a spreadsheet, by the name of the file."""
    for one in only:
        Place(file).number_of("deck", one, decks_of(raw))
    tables = {
        kind: [plain(row.table) for row in raw.rows[kind].values() if wanted(kind, row.table, only)] for kind in TABLES
    }
    if file.endswith(".csv"):
        return entries_as_sheet(tables)
    return entries_as_toml({"game": GAME, "whole": True}, tables)


def wanted(kind: str, entry: Table, only: Collection[str]) -> bool:
    return not only or kind in only or (kind in ("market", "encounters") and entry.get("deck") in only)


def plain(entry: Table) -> Table:
    """Return the entry without notes on where it comes from: what somebody corrects is theirs."""
    return {name: value for name, value in entry.items() if name not in NOTES}
