"""The data files as tables of entries by id, before anything is made of them. A pack is laid over these."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from starboard.games.outer_rim.ids import DECKS
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.rules import RULES
from starboard.kernel.packs.place import Table, Together
from starboard.kernel.packs.read import Raw, by_id, listed, parse

# Kinds of entries: the file, and the list in it.
KINDS = {
    "tiles": ("map", "tiles"),
    "spaces": ("map", "spaces"),
    "endcaps": ("map", "endcaps"),
    "characters": ("characters", "characters"),
    "ships": ("ships", "ships"),
    "contacts": ("contacts", "contacts"),
    "patrols": ("patrols", "patrols"),
    "market": ("market", "decks"),
    "databank": ("databank", "cards"),
    "decks": ("encounters", "decks"),
    "encounters": ("encounters", "cards"),
    "ai": ("ai", "cards"),
}
FILES = ("map", "characters", "ships", "contacts", "patrols", "market", "databank", "encounters", "ai", "dice")

# What entries are filed under in their file: no field of theirs there, but one in a pack.
FILED = {"market": "deck", "databank": "number", "patrols": "level"}

# What else is in the files: rules for people to read.
BESIDES = {
    "map": "standard_order standard_order_source contact_spaces_per_planet contact_spaces_total contact_totals_source"
    " patrol_start patrol_start_note movement_rules standard_edges contact_classes assembly checks",
    "characters": "starting_credits_by_seat starting_credits_source databank_start_kinds databank_start_kinds_note"
    " starter_ships player_board",
    "ships": "",
    "contacts": "",
    "patrols": "rules",
    "market": "",
    "databank": "",
    "encounters": "",
    "ai": "slots_full_note rules",
    "dice": "face_order damage count_in_box notes die skill_test illegal_delivery",
}


def raw_of(texts: dict[str, str]) -> Raw:
    """Read the texts of all data files, by their names."""
    tables = {name: parse(Place(f"{name}.toml"), texts[name]) for name in FILES}
    for name, table in tables.items():
        check_fields(name, table)
        for field, wanted in (("schema", RULES.schema), ("game", RULES.game)):
            if table.get(field) != wanted:
                found = str(table.get(field, ""))
                raise Place(f"{name}.toml", path=(field,)).bad("says", found=found, wanted=str(wanted))
    rows = {}
    for kind, (name, field) in KINDS.items():
        place = Place(f"{name}.toml")
        entries = filed(place, tables[name], field, kind) if kind in FILED else listed(place, tables[name], field)
        wrong = Together()
        rows[kind] = by_id(RULES, f"{name}.toml", kind, entries, wrong)
        wrong.tell()
    return Raw(rows, tables)


def check_fields(name: str, table: Table) -> None:
    """A list of entries under a name that nobody reads would be missed by nobody."""
    if name not in BESIDES:
        return
    lists = [field for file, field in KINDS.values() if file == name]
    for field in table:
        if field not in ("schema", "game", *lists, *BESIDES[name].split()):
            raise Place(f"{name}.toml", path=(field,)).bad("extra")


@cache
def base() -> Raw:
    """Read the data of the box."""
    folder = files("starboard.games.outer_rim") / "data"
    return raw_of({name: (folder / f"{name}.toml").read_text(encoding="utf-8") for name in FILES})


def filed(place: Place, table: Table, field: str, kind: str) -> list[object]:
    """All entries in one list, each with what it is filed under."""
    piles = table.get(field)
    if not isinstance(piles, dict):
        raise (place / field).wrong_type("table")
    found = [(under(place / field, kind, name), one) for name in piles for one in listed(place / field, piles, name)]
    return [{**one, FILED[kind]: of} if isinstance(one, dict) else one for of, one in found]


def under(place: Place, kind: str, name: str) -> str | int:
    """The deck, number or level that entries are filed under."""
    if kind == "market":
        place.number_of("deck", name, DECKS)
        return name
    if not name.isdecimal():
        raise (place / name).wrong_type("number")
    return int(name)
