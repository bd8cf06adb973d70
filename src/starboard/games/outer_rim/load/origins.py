"""Says of all entries where they come from: listed by kind, and as marks on what is ours or uncertain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from starboard.games.outer_rim.content import Sources
from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.tables import Tables
from starboard.kernel.origins import mark_of


def sources_of(t: Tables) -> dict[str, Sources]:
    """List of each kind of things the source of each, and whether it is uncertain."""
    kinds: Mapping[str, Sequence[tuple[Place, e.Entry]]] = {
        "characters": t.characters,
        "ships": t.ships,
        "market": t.market,
        "databank": t.databank,
        "encounters": t.encounters,
        "backs": t.decks,
        "ai": t.ai,
        "contacts": t.contacts,
        "patrols": t.patrols,
        "map": [*t.tiles, *t.endcaps, *t.spaces],
    }
    return {kind: tuple((one.source, bool(one.doubt)) for _, one in placed) for kind, placed in kinds.items()}


def marks_of(t: Tables) -> dict[str, str]:
    """Return the marks by the keys of texts, as those of what is printed: `card-vibro_ax`."""
    marks = {f"{kind}-{name}": mark_of(entry.source, entry.doubt) for kind, name, entry in marked(t)}
    return {key: mark for key, mark in marks.items() if mark}


def marked(t: Tables) -> Iterator[tuple[str, str, e.Entry]]:
    """All that is shown as a card. An asset that says nothing of its source comes from where its card does."""
    for kind, placed in (("character", t.characters), ("ship", t.ships), ("contact", t.contacts), ("ai", t.ai)):
        yield from ((kind, entry.id, entry) for _, entry in placed)
    for _, card in chain[tuple[Place, e.Entry]](t.market, t.databank, t.encounters):
        yield "card", card.id, card
        if isinstance(card, e.ContactCardEntry):
            yield "card", card.crew.id, card
        asset = asset_of(card)
        if asset is not None:
            yield "card", asset.id, asset if asset.source else card


def asset_of(card: e.Entry) -> e.ResourceEntry | None:
    if isinstance(card, e.StartEntry):
        return card.asset
    return card.resource if isinstance(card, e.EncounterEntry) else None
