"""Tells the card workshop what entries there are, and reads and writes packs as whole entries."""

from __future__ import annotations

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.joined import listed
from starboard.games.outer_rim.load.entries import Table
from starboard.games.outer_rim.load.limits import check_values
from starboard.games.outer_rim.load.pack import TABLES, WHOLE, Pack, changed, check_tables
from starboard.games.outer_rim.load.place import BadContent, Place, Together
from starboard.games.outer_rim.load.read import GAME, Row, base, by_id, entry_place
from starboard.games.outer_rim.load.told import ENDINGS
from starboard.games.outer_rim.load.write import entries_as_toml
from starboard.games.outer_rim.packs.export import plain
from starboard.games.outer_rim.packs.preview import cards_of
from starboard.games.outer_rim.packs.spoken import says
from starboard.kernel.message import Message
from starboard.kernel.pack_form import OpenPack, PackEntry

# What entries of a table are filed under: the field, and what its words are.
FILED = {
    "market": ("deck", "deck"),
    "encounters": ("deck", "deck"),
    "databank": ("kind", "kind"),
    "contacts": ("class", "class"),
    "patrols": ("faction", "faction"),
    "spaces": ("type", "space_type"),
}
MARKED = {"market": "card", "databank": "card", "encounters": "card", "characters": "character"}
MARKED |= {"ships": "ship", "contacts": "contact", "ai": "ai"}


def all_entries(content: Content) -> list[PackEntry]:
    """List the entries of the box, table by table."""
    rows = base().rows
    return [
        PackEntry(
            table=card.kind,
            id=card.id,
            values=plain(rows[card.kind][card.id].table),
            name=name_of(card.kind, rows[card.kind][card.id].table, card.name),
            deck=deck_of(card.kind, rows[card.kind][card.id].table),
            mark=content.marks.get(f"{MARKED.get(card.kind, '')}-{card.id}", ""),
            texts=card.texts,
            stories=card.stories,
        )
        for card in cards_of(content, {kind: list(rows[kind]) for kind in TABLES})
    ]


def name_of(kind: str, entry: Table, key: str) -> Message | None:
    """Say what an entry is called; an encounter card by the titles of its sections."""
    if kind == "encounters":
        titles = [f"outer_rim-encounter-{entry['id']}-{section['where']}" for section in entry["sections"]]
        return listed([Message(title) for title in titles])
    return Message(key) if key else None


def deck_of(kind: str, entry: Table) -> Message | None:
    if kind not in FILED:
        return None
    field, what = FILED[kind]
    return says(what, entry[field])


def opened(pack: Pack) -> OpenPack:
    """Return each entry of a pack as a whole: what it does not say is as in the box, unless it says all of itself."""
    wrong = Together()
    check_tables(pack, wrong)
    entries = {}
    for kind in TABLES:
        rows = by_id(pack.file, kind, pack.table.get(kind, []), wrong)
        entries[kind] = [whole_entry(pack, kind, name, row) for name, row in rows.items()]
    wrong.tell()
    name, about = (str(pack.table.get(field, "")) for field in ("name", "about"))
    return OpenPack(name, about, {kind: some for kind, some in entries.items() if some})


def whole_entry(pack: Pack, kind: str, name: str, row: Row) -> Table:
    box = base().rows[kind].get(name)
    if box is None or pack.table.get(WHOLE) is True:
        return listing_endings(row.table)
    try:
        found = changed(entry_place(pack.file, kind, name), plain(box.table), row.table)
    except BadContent:  # of what it is to lose; that is told when it is checked
        found = {**plain(box.table), **row.table}
    return listing_endings(found)


def listing_endings(entry: Table) -> Table:
    """Return the entry with what is told after tests in lists, as the form has it, and not as a text alone."""
    found: Table = {}
    for name, value in entry.items():
        if name in ENDINGS and not isinstance(value, list):
            found[name] = [value]
        elif name in ("sections", "steps") and isinstance(value, list):
            found[name] = [listing_endings(one) if isinstance(one, dict) else one for one in value]
        elif name == "resource" and isinstance(value, dict):
            found[name] = listing_endings(value)
        else:
            found[name] = value
    return found


def written(pack: OpenPack) -> str:
    """Write a pack that says all of each entry."""
    head: Table = {"game": GAME}
    head |= {name: text for name, text in (("name", pack.name), ("about", pack.about)) if text}
    table: Table = {**head, WHOLE: True}
    check_values(GAME, {**table, **pack.entries})
    for name in pack.entries:
        Place(GAME).number_of("deck", name, TABLES)
    return entries_as_toml(table, {kind: pack.entries[kind] for kind in TABLES if kind in pack.entries})
