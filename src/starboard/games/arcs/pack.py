"""Lays a content pack over the cards of the box (docs/content-packs.md)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from starboard.games.arcs.content import Content
from starboard.games.arcs.load import content_of
from starboard.games.arcs.tables.action_cards import SUIT_ROWS, suits_of
from starboard.games.arcs.tables.cards import CARD_NUMBER, CARDS, Card
from starboard.games.arcs.tables.court_cards import COURT_ROWS, court_of
from starboard.games.arcs.tables.leader_cards import LEADER_ROWS, leaders_of
from starboard.games.arcs.tables.lore_cards import LORE_ROWS, lore_of
from starboard.games.arcs.tables.place import RULES, Place
from starboard.games.arcs.tables.setup_cards import SETUP_ROWS, setups_of
from starboard.kernel.packs.load import load_over
from starboard.kernel.packs.pack import Changes, Pack
from starboard.kernel.packs.place import BadContent, Table, Together
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.write import inline
from starboard.texts import Name

# Fields that say which entry it is: no pack changes them. Suits are called by their names in many sentences.
FIXED = {"court": ("kind", "since"), "lore": ("since",), "leaders": ("since",), "setups": ("since",)}
FIXED |= {"suits": ("since", "name", "text")}


@cache
def base() -> Raw:
    """Return the entries of the box."""
    rows = {"court": COURT_ROWS, "lore": LORE_ROWS, "leaders": LEADER_ROWS, "setups": SETUP_ROWS, "suits": SUIT_ROWS}
    return Raw({kind: dict(rows[kind]) for kind in RULES.tables}, {})


def load_pack(pack: Pack) -> tuple[Content, Changes]:
    """Return the content with the pack, and what the pack does, for people to read."""

    def make(raw: Raw, changes: Changes) -> Content:
        check_fixed(raw)
        content = content_from(raw)
        texts = {id_: row.table for kind in RULES.tables for id_, row in raw.rows[kind].items()}
        return replace(
            content,
            made=(content_with, (pack,)),
            pack=pack.sign,
            others=changes.others(),
            names=names_of(changes, texts),
            called=called(content, changes),
            remade=remade(content, changes, texts),
        )

    return load_over(RULES, base(), pack, make)


def content_with(pack: Pack) -> Content:
    return load_pack(pack)[0]


def content_from(raw: Raw) -> Content:
    """Make content of all entries; what is wrong with any of them is told at once."""
    wrong = Together()
    cards: list[Card] = []
    with wrong:
        suits = suits_of(raw.rows["suits"])
    with wrong:
        setups = setups_of(raw.rows["setups"])
    with wrong:
        cards += court_of(raw.rows["court"])
    with wrong:
        cards += lore_of(raw.rows["lore"])
    with wrong:
        cards += leaders_of(raw.rows["leaders"])
    wrong.tell()
    return content_of(suits, sorted(cards, key=lambda card: CARD_NUMBER[card.id]), setups)


def check_fixed(raw: Raw) -> None:
    wrong = Together()
    for kind, fields in FIXED.items():
        for id_, row in raw.rows[kind].items():
            old, place = base().rows[kind][id_].table, Place(row.file, RULES.nouns[kind], id_)
            for field in fields:
                if row.table.get(field) != old.get(field):
                    wrong.add(unlike(place / field, row.table, old, field))
            seats = len(old.get("positions", ()))
            if isinstance(said := row.table.get("positions"), list) and len(said) != seats:
                wrong.add((place / "positions").bad("length", length=seats))
    wrong.tell()


def unlike(place: Place, new: Table, old: Table, field: str) -> BadContent:
    if field not in old:
        return place.bad("extra")
    return (
        place.bad("says", found=inline(new[field]).strip('"'), wanted=str(old[field]))
        if field in new
        else place.bad("missing")
    )


def names_of(changes: Changes, entries: dict[str, Table]) -> dict[str, Name]:
    """Collect what the pack calls otherwise than the box, and the texts that it brings, by the keys of texts."""
    found: dict[str, Name] = {}
    for kind, some in changes.changed.items():
        for id_, fields in some.items():
            key = f"arcs-setup-{id_}" if kind == "setups" else f"arcs-card-{id_}"
            if "name" in fields:
                found[key] = changes.told.name_of("name", str(entries[id_]["name"]))
            if entries[id_].get("text"):
                found[f"{key}-text"] = changes.told.name_of("text", str(entries[id_]["text"]))
    return found


def called(content: Content, changes: Changes) -> dict[str, Name]:
    """Collect how the pack calls new actions and traits, as far as our texts do not."""
    before = {ability.name for card in CARDS for ability in card.abilities}
    named = {ability.name for card in content.cards for ability in card.abilities if ability.name}
    found = {name: changes.told.name_of("name", name) for name in named}
    return {name: said for name, said in found.items() if name not in before or not isinstance(said, str)}


def remade(content: Content, changes: Changes, entries: dict[str, Table]) -> tuple[int, ...]:
    """Find cards that do something else now and bring no text: what they say is made from their effects (say.py)."""
    new = called(content, changes)
    return tuple(
        number
        for number, (card, printed) in enumerate(zip(content.cards, CARDS, strict=True))
        if (card.abilities != printed.abilities or any(ability.name in new for ability in card.abilities))
        and not entries[card.id].get("text")
    )
