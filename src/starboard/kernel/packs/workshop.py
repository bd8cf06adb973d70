"""Opens a pack as whole entries, for the card workshop, and writes what was made of it there."""

from __future__ import annotations

from starboard.kernel.pack_form import OpenPack
from starboard.kernel.packs.export import plain
from starboard.kernel.packs.limits import ABOUT, check_values
from starboard.kernel.packs.pack import WHOLE, Pack, changed, check_tables
from starboard.kernel.packs.place import BadContent, Table, Together
from starboard.kernel.packs.read import Raw, Row, by_id
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.write import entries_as_toml


def opened(rules: PackRules, box: Raw, pack: Pack) -> OpenPack:
    """Return each entry of a pack as a whole: what it does not say is as in the box, unless it says all of itself."""
    wrong = Together()
    check_tables(rules, pack, wrong)
    wrong.tell()
    entries = {}
    for kind in rules.tables:
        rows = by_id(rules, pack.file, kind, pack.table.get(kind, []), wrong)
        entries[kind] = [whole_entry(rules, box, pack, kind, name, row) for name, row in rows.items()]
    wrong.tell()
    name, about = (str(pack.table.get(field, "")) for field in ABOUT)
    return OpenPack(name, about, {kind: some for kind, some in entries.items() if some})


def whole_entry(rules: PackRules, box: Raw, pack: Pack, kind: str, name: str, row: Row) -> Table:
    old = box.rows[kind].get(name)
    if old is None or pack.table.get(WHOLE) is True:
        return row.table
    printed = plain(rules, old.table)
    try:
        return changed(rules, rules.entry(pack.file, kind, name), printed, row.table)
    except BadContent:  # of what it is to lose; that is told when it is checked
        return {**printed, **row.table}


def written(rules: PackRules, pack: OpenPack) -> str:
    """Write a pack that says all of each entry."""
    head: Table = {"game": rules.game}
    head |= {name: text for name, text in zip(ABOUT, (pack.name, pack.about), strict=True) if text}
    table: Table = {**head, WHOLE: True}
    check_values(rules, rules.game, {**table, **pack.entries})
    for name in pack.entries:
        rules.place(rules.game).number_of("table", name, rules.tables)
    return entries_as_toml(table, {kind: pack.entries[kind] for kind in rules.tables if kind in pack.entries})
