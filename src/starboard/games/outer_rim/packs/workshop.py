"""Tells the card workshop what entries there are."""

from __future__ import annotations

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.joined import listed
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.load.told import ENDINGS
from starboard.games.outer_rim.packs.preview import cards_of
from starboard.games.outer_rim.packs.spoken import says
from starboard.kernel.message import Message
from starboard.kernel.pack_form import PackEntry
from starboard.kernel.packs.export import plain
from starboard.kernel.packs.place import Table

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
            values=plain(RULES, rows[card.kind][card.id].table),
            name=name_of(card.kind, rows[card.kind][card.id].table, card.name),
            deck=deck_of(card.kind, rows[card.kind][card.id].table),
            mark=content.marks.get(f"{MARKED.get(card.kind, '')}-{card.id}", ""),
            texts=card.texts,
            stories=card.stories,
            part=part_of(card.kind, rows[card.kind][card.id].table) if card.stories else "",
        )
        for card in cards_of(content, {kind: list(rows[kind]) for kind in RULES.tables})
    ]


def name_of(kind: str, entry: Table, key: str) -> Message | None:
    """Say what an entry is called; an encounter card by the titles of its sections."""
    if kind == "encounters":
        titles = [f"outer_rim-encounter-{entry['id']}-{section['where']}" for section in entry["sections"]]
        return listed([Message(title) for title in titles])
    return Message(key) if key else None


def part_of(kind: str, entry: Table) -> str:
    """Name the part that the stories of an entry are in (texts/<lang>/outer_rim/story-PART.ftl)."""
    return str(entry["deck"]) if kind == "encounters" else kind


def deck_of(kind: str, entry: Table) -> Message | None:
    if kind not in FILED:
        return None
    field, what = FILED[kind]
    return says(what, entry[field])


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
