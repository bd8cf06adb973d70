"""Packs: a TOML file of one's own that corrects entries of the data and adds new ones (docs/content-packs.md)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from starboard.games.outer_rim.load.entries import Table
from starboard.games.outer_rim.load.limits import check_values
from starboard.games.outer_rim.load.place import Place, Together
from starboard.games.outer_rim.load.read import GAME, SCHEMA, Raw, Row, by_id, entry_place, parse, with_rows
from starboard.games.outer_rim.load.sheet import sheet_table
from starboard.games.outer_rim.load.told import ENDINGS, NAMES, STORY, Told
from starboard.kernel.origins import PACK
from starboard.kernel.parts import bounded_text
from starboard.kernel.system import system_problem

# Tables of a pack. The tiles are what they are: their entries can be changed, and none added.
TABLES = ("market", "databank", "encounters", "characters", "ships", "contacts", "patrols", "ai", "spaces", "tiles")
FIXED = ("spaces", "tiles")
ABOUT = ("name", "about")  # notes of the author
WHOLE = "whole"  # true: each entry says all of itself, as those that were exported do
WITHOUT = "without"  # fields that an entry is to lose
LOST = ("deliver_roll", "number", "copies_with_number", "dots", "copies")  # fields that the data had once

# Notes on where an entry comes from, and other fields of which nothing depends that a card does.
NOTES = frozenset(
    ("source", "source_ref", "source_ref2", "source_note", "doubt", "house_fields", "public_fields", "rulebook_fields")
)
SAME = NOTES | {"name", "famous_name", "cost", "traits", "copies", STORY, *ENDINGS}
ASSETS = ("asset", "resource")  # on cards: entries of their own

SIGN = 12  # hexadecimal digits


@dataclass(frozen=True, slots=True)
class Pack:
    file: str  # its name, as errors give it
    table: Table

    @property
    def sign(self) -> str:
        """Tells packs apart: the same for the same entries, however they are written."""
        text = json.dumps(self.table, ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.sha256(text.encode()).hexdigest()[:SIGN]


@dataclass(slots=True)
class Changes:
    """Lists what a pack does, by kind."""

    changed: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # by id: the fields
    added: dict[str, list[str]] = field(default_factory=dict)  # ids
    told: Told = field(default_factory=Told)  # names by language, and stories

    def others(self) -> frozenset[str]:
        """List the entries that do something else now: more is changed than names, prices and notes."""
        return frozenset(name for some in self.changed.values() for name, fields in some.items() if is_other(fields))


def is_other(fields: Iterable[str]) -> bool:
    """Check that an entry of which these fields are changed does something else now."""
    return not SAME.issuperset(fields)


def read_pack(path: Path) -> Pack:
    return pack_of(path.name, pack_text(path))


def pack_text(path: Path) -> str:
    try:
        return bounded_text(path)
    except (OSError, UnicodeDecodeError) as error:
        raise Place(path.name).bad("unreadable", reason=system_problem(error)) from error


def pack_of(file: str, text: str) -> Pack:
    """Read a pack that is of this game; what else may be wrong is found when it is laid over the data."""
    table = sheet_table(file, text) if file.endswith(".csv") else parse(file, text)
    check_values(file, table)
    place = Place(file)
    if "game" not in table:
        raise (place / "game").bad("missing")
    for name, wanted in (("game", GAME), ("schema", SCHEMA)):
        if table.get(name, wanted) != wanted:
            raise (place / name).bad("says", found=str(table[name]), wanted=str(wanted))
    return Pack(file, table)


def lay_over(raw: Raw, pack: Pack, wrong: Together) -> tuple[Raw, Changes]:
    """The tables with the pack over them. Entries that it touches are of its file from then on."""
    check_tables(pack, wrong)
    rows = dict(raw.rows)
    changes = Changes()
    for kind in TABLES:
        entries = pack.table.get(kind, [])
        written = by_id(pack.file, kind, entries, wrong) if isinstance(entries, list) else {}
        if not written:
            continue
        laid = dict(rows[kind])
        for name, row in written.items():
            place = entry_place(pack.file, kind, name)
            with wrong:
                old = laid[name].table if name in laid else {}
                written_here = changes.told.take(place, kind, row.table, old, wrong)
                if name in laid:
                    new = (
                        whole(old, written_here) if pack.table.get(WHOLE) is True else changed(place, old, written_here)
                    )
                    fields = differences(old, new, row.table)
                    if fields:
                        laid[name] = Row(pack.file, of_pack(new, written_here) if is_other(fields) else new)
                        changes.changed.setdefault(kind, {})[name] = fields
                elif kind in FIXED:
                    raise place.bad("fixed")
                else:
                    laid[name] = Row(pack.file, of_pack(written_here, written_here))
                    changes.added.setdefault(kind, []).append(name)
        rows[kind] = laid
    return with_rows(raw, rows), changes


def check_tables(pack: Pack, wrong: Together) -> None:
    """Refuse what is beside the tables of entries and is none of the few things that may be there."""
    place = Place(pack.file)
    for name, value in pack.table.items():
        with wrong:
            if name == WHOLE and not isinstance(value, bool):
                raise (place / name).wrong_type("truth")
            if name in ABOUT and not isinstance(value, str):
                raise (place / name).wrong_type("text")
            if name in TABLES and not isinstance(value, list):
                raise (place / name).wrong_type("list")
            if name not in ("game", "schema", WHOLE, *ABOUT, *TABLES):
                raise (place / name).bad("no-table", known=", ".join(TABLES))


def whole(old: Table, new: Table) -> Table:
    """Return the new entry, with the notes of the old one where it has none."""
    return {**{name: value for name, value in old.items() if name in NOTES}, **new}


def differences(old: Table, new: Table, written: Table) -> list[str]:
    """List the fields that are others now: those that are written in their order, then those that are gone."""
    told = (STORY, *ENDINGS, *(name for name in NAMES if isinstance(written.get(name), dict)))
    fields = [
        name for name in written if name not in ("id", WITHOUT) and (name in told or old.get(name) != new.get(name))
    ]
    lost = written.get(WITHOUT, [])
    return [*fields, *lost, *(name for name in old if name not in new and name not in lost)]


def changed(place: Place, old: Table, new: Table) -> Table:
    """The entry without some of its fields and with the new ones."""
    entry = merged(old, {name: value for name, value in new.items() if name != WITHOUT})
    names = new.get(WITHOUT, [])
    if not isinstance(names, list):
        raise (place / WITHOUT).wrong_type("list")
    wrong = Together()
    for at, name in enumerate(names):
        if not isinstance(name, str) or name not in (*old, *LOST) or name in new or name == "id":
            wrong.add((place / WITHOUT / at).bad("without", word=str(name)))
        else:
            entry.pop(name, None)
    wrong.tell()
    return entry


def of_pack(entry: Table, new: Table) -> Table:
    """The entry as one that comes from a pack: of its source it says what the pack says, and nothing of ours."""
    ours = {name: value for name, value in entry.items() if name not in NOTES}
    notes = {name: new[name] for name in NOTES if name in new}
    assets = {
        name: of_pack(entry[name], new[name])
        for name in ASSETS
        if isinstance(new.get(name), dict) and isinstance(entry[name], dict)
    }
    return {**ours, "source": PACK, **notes, **assets}


def merged(old: Table, new: Table) -> Table:
    """Tables field by field, everything else as a whole. A table that names its `kind` is another one: an ability."""
    result: Table = dict(old)
    for name, value in new.items():
        before = old.get(name)
        both = isinstance(before, dict) and isinstance(value, dict)
        result[name] = merged(before, value) if both and "kind" not in value else value  # type: ignore[arg-type]
    return result
