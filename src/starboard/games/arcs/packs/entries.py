"""Tells the card workshop what entries there are."""

from __future__ import annotations

from starboard.games.arcs.content import Content
from starboard.games.arcs.pack import base
from starboard.games.arcs.packs.preview import cards_of
from starboard.games.arcs.tables.place import RULES
from starboard.kernel.message import Message
from starboard.kernel.pack_form import PackEntry
from starboard.kernel.packs.export import plain


def all_entries(content: Content) -> list[PackEntry]:
    """List the entries of the box, table by table."""
    rows = base().rows
    return [
        PackEntry(
            table=card.kind,
            id=card.id,
            values=plain(RULES, rows[card.kind][card.id].table),
            name=Message(card.name),
            deck=deck_of(card.kind, rows[card.kind][card.id].table),
            texts=card.texts,
        )
        for card in cards_of(content, {kind: list(rows[kind]) for kind in RULES.tables})
    ]


def deck_of(kind: str, entry: dict[str, object]) -> Message | None:
    """Say what an entry is filed under: court cards by their kind, setup cards by the number of players."""
    if kind == "court":
        return Message("arcs-shown-kind", {"kind": str(entry["kind"])})
    if kind == "setups":
        positions = entry["positions"]
        assert isinstance(positions, list)
        return Message("arcs-shown-players", {"players": len(positions)})
    return None
