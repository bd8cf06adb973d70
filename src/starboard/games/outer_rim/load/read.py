"""The data files as tables of entries by id, before anything is made of them. A pack is laid over these."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from starboard.games.outer_rim.ids import DECKS
from starboard.games.outer_rim.load.entries import Table
from starboard.games.outer_rim.load.limits import check_keys, check_size
from starboard.games.outer_rim.load.place import Place, Together

SCHEMA = 1  # of the data files
GAME = "outer_rim"

# Kinds of entries: the file, the list in it, and what one is called in errors (`outer_rim-bad-kind`).
KINDS = {
    "tiles": ("map", "tiles", "tile"),
    "spaces": ("map", "spaces", "space"),
    "endcaps": ("map", "endcaps", "endcap"),
    "characters": ("characters", "characters", "character"),
    "ships": ("ships", "ships", "ship"),
    "contacts": ("contacts", "contacts", "contact"),
    "patrols": ("patrols", "patrols", "patrol"),
    "market": ("market", "decks", "card"),
    "databank": ("databank", "cards", "card"),
    "decks": ("encounters", "decks", "deck"),
    "encounters": ("encounters", "cards", "card"),
    "ai": ("ai", "cards", "card"),
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


@dataclass(frozen=True, slots=True)
class Row:
    file: str
    table: Table


@dataclass(frozen=True, slots=True)
class Raw:
    rows: dict[str, dict[str, Row]]  # by kind, then by id
    files: dict[str, Table]  # all of each file, for what is not an entry


def parse(file: str, text: str) -> Table:
    place = Place(file)
    check_size(place, text)
    check_keys(place, text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits, or brackets in brackets
        raise place.bad("toml", reason=str(error)) from error


def raw_of(texts: dict[str, str]) -> Raw:
    """Read the texts of all data files, by their names."""
    tables = {name: parse(f"{name}.toml", texts[name]) for name in FILES}
    for name, table in tables.items():
        check_fields(name, table)
        for field, wanted in (("schema", SCHEMA), ("game", GAME)):
            if table.get(field) != wanted:
                found = str(table.get(field, ""))
                raise Place(f"{name}.toml", path=(field,)).bad("says", found=found, wanted=str(wanted))
    rows = {}
    for kind, (name, field, _) in KINDS.items():
        place = Place(f"{name}.toml")
        entries = filed(place, tables[name], field, kind) if kind in FILED else listed(place, tables[name], field)
        wrong = Together()
        rows[kind] = by_id(f"{name}.toml", kind, entries, wrong)
        wrong.tell()
    return Raw(rows, tables)


def check_fields(name: str, table: Table) -> None:
    """A list of entries under a name that nobody reads would be missed by nobody."""
    if name not in BESIDES:
        return
    lists = [field for file, field, _ in KINDS.values() if file == name]
    for field in table:
        if field not in ("schema", "game", *lists, *BESIDES[name].split()):
            raise Place(f"{name}.toml", path=(field,)).bad("extra")


@cache
def base() -> Raw:
    """Read the data of the box."""
    folder = files("starboard.games.outer_rim") / "data"
    return raw_of({name: (folder / f"{name}.toml").read_text(encoding="utf-8") for name in FILES})


def listed(place: Place, table: Table, field: str) -> list[object]:
    entries = table.get(field)
    if not isinstance(entries, list):
        raise (place / field).wrong_type("list")
    return entries


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


def by_id(file: str, kind: str, entries: list[object], wrong: Together) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for at, entry in enumerate(entries):
        place = Place(file, path=(kind, at))
        with wrong:
            if not isinstance(entry, dict):
                raise place.wrong_type("table")
            name = entry.get("id")
            if not isinstance(name, str):
                raise (place / "id").bad("missing") if name is None else (place / "id").wrong_type("text")
            if name in rows:
                raise entry_place(file, kind, name).bad("duplicate")
            rows[name] = Row(file, entry)
    return rows


def entry_place(file: str, kind: str, name: str) -> Place:
    return Place(file, KINDS[kind][2], name)


def with_rows(raw: Raw, rows: dict[str, dict[str, Row]]) -> Raw:
    return replace(raw, rows=rows)
