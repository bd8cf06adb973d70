"""Writes tables of a game, or of a pack over it, so that they can be corrected and read again as a pack."""

from __future__ import annotations

from collections.abc import Collection

from starboard.kernel.packs.pack import WHOLE
from starboard.kernel.packs.place import Table
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.sheet import entries_as_sheet
from starboard.kernel.packs.write import entries_as_toml


def decks_of(rules: PackRules, raw: Raw) -> tuple[str, ...]:
    """List what can be chosen: tables of a pack, and decks of some of them."""
    decks = (str(row.table.get(field)) for kind, field in rules.decks.items() for row in raw.rows[kind].values())
    return tuple(dict.fromkeys((*rules.tables, *decks)))


def exported(rules: PackRules, raw: Raw, file: str, only: Collection[str] = ()) -> str:
    """Write all entries, or those of some tables and decks, as TOML or as a spreadsheet, by the name of the file."""
    for one in only:
        rules.place(file).number_of("deck", one, decks_of(rules, raw))
    tables = {
        kind: [plain(rules, row.table) for row in raw.rows[kind].values() if wanted(rules, kind, row.table, only)]
        for kind in rules.tables
    }
    if file.endswith(".csv"):
        return entries_as_sheet(rules, tables)
    return entries_as_toml({"game": rules.game, WHOLE: True}, tables)


def wanted(rules: PackRules, kind: str, entry: Table, only: Collection[str]) -> bool:
    return not only or kind in only or (kind in rules.decks and entry.get(rules.decks[kind]) in only)


def plain(rules: PackRules, entry: Table) -> Table:
    """Return the entry without notes on where it comes from: what somebody corrects is theirs."""
    return {name: value for name, value in entry.items() if name not in rules.notes}
