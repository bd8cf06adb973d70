"""Packs: a TOML file of one's own that corrects entries of the data and adds new ones (docs/content-packs.md)."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from starboard.kernel.origins import PACK
from starboard.kernel.packs.limits import ABOUT, check_values
from starboard.kernel.packs.place import Place, Table, Together
from starboard.kernel.packs.read import Raw, Row, by_id, parse, with_rows
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.sheet import sheet_table
from starboard.kernel.packs.told import Told
from starboard.kernel.parts import bounded_text
from starboard.kernel.system import system_problem

WHOLE = "whole"  # true: each entry says all of itself, as those that were exported do
WITHOUT = "without"  # fields that an entry is to lose
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

    rules: PackRules
    told: Told  # texts by language
    changed: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # by id: the fields
    added: dict[str, list[str]] = field(default_factory=dict)  # ids

    def others(self) -> frozenset[str]:
        """List the entries that do something else now: more is changed than names, prices and notes."""
        return frozenset(
            name for some in self.changed.values() for name, fields in some.items() if self.rules.is_other(fields)
        )


def read_pack(rules: PackRules, path: Path) -> Pack:
    return pack_of(rules, path.name, pack_text(rules, path))


def pack_text(rules: PackRules, path: Path) -> str:
    try:
        return bounded_text(path)
    except (OSError, UnicodeDecodeError) as error:
        raise rules.place(path.name).bad("unreadable", reason=system_problem(error)) from error


def pack_of(rules: PackRules, file: str, text: str) -> Pack:
    """Read a pack that is of this game; what else may be wrong is found when it is laid over the data."""
    place = rules.place(file)
    table = sheet_table(rules, file, text) if file.endswith(".csv") else parse(place, text)
    check_values(rules, file, table)
    if "game" not in table:
        raise (place / "game").bad("missing")
    for name, wanted in (("game", rules.game), ("schema", rules.schema)):
        if table.get(name, wanted) != wanted:
            raise (place / name).bad("says", found=str(table[name]), wanted=str(wanted))
    return Pack(file, table)


def lay_over(rules: PackRules, raw: Raw, pack: Pack, wrong: Together) -> tuple[Raw, Changes]:
    """The tables with the pack over them. Entries that it touches are of its file from then on."""
    check_tables(rules, pack, wrong)
    rows = dict(raw.rows)
    changes = Changes(rules, rules.told())
    for kind in rules.tables:
        entries = pack.table.get(kind, [])
        written = by_id(rules, pack.file, kind, entries, wrong) if isinstance(entries, list) else {}
        if not written:
            continue
        laid = dict(rows[kind])
        for name, row in written.items():
            place = rules.entry(pack.file, kind, name)
            with wrong:
                old = laid[name].table if name in laid else {}
                written_here = changes.told.take(place, kind, row.table, old, wrong)
                if name in laid:
                    all_of_it = pack.table.get(WHOLE) is True
                    new = whole(rules, old, written_here) if all_of_it else changed(rules, place, old, written_here)
                    fields = differences(rules, old, new, row.table)
                    if fields:
                        other = rules.is_other(fields)
                        laid[name] = Row(pack.file, of_pack(rules, new, written_here) if other else new)
                        changes.changed.setdefault(kind, {})[name] = fields
                elif kind in rules.fixed:
                    raise place.bad("fixed")
                else:
                    laid[name] = Row(pack.file, of_pack(rules, written_here, written_here))
                    changes.added.setdefault(kind, []).append(name)
        rows[kind] = laid
    return with_rows(raw, rows), changes


def check_tables(rules: PackRules, pack: Pack, wrong: Together) -> None:
    """Refuse what is beside the tables of entries and is none of the few things that may be there."""
    place = rules.place(pack.file)
    for name, value in pack.table.items():
        with wrong:
            if name == WHOLE and not isinstance(value, bool):
                raise (place / name).wrong_type("truth")
            if name in ABOUT and not isinstance(value, str):
                raise (place / name).wrong_type("text")
            if name in rules.tables and not isinstance(value, list):
                raise (place / name).wrong_type("list")
            if name not in ("game", "schema", WHOLE, *ABOUT, *rules.tables):
                raise (place / name).bad("no-table", known=", ".join(rules.tables))


def whole(rules: PackRules, old: Table, new: Table) -> Table:
    """Return the new entry, with the notes of the old one where it has none."""
    return {**{name: value for name, value in old.items() if name in rules.notes}, **new}


def differences(rules: PackRules, old: Table, new: Table, written: Table) -> list[str]:
    """List the fields that are others now: those that are written in their order, then those that are gone."""
    told = (*rules.stories, *(name for name in rules.told.NAMES if isinstance(written.get(name), dict)))
    fields = [
        name for name in written if name not in ("id", WITHOUT) and (name in told or old.get(name) != new.get(name))
    ]
    lost = written.get(WITHOUT, [])
    return [*fields, *lost, *(name for name in old if name not in new and name not in lost)]


def changed(rules: PackRules, place: Place, old: Table, new: Table) -> Table:
    """The entry without some of its fields and with the new ones."""
    entry = merged(old, {name: value for name, value in new.items() if name != WITHOUT})
    names = new.get(WITHOUT, [])
    if not isinstance(names, list):
        raise (place / WITHOUT).wrong_type("list")
    wrong = Together()
    for at, name in enumerate(names):
        if not isinstance(name, str) or name not in (*old, *rules.lost) or name in new or name == "id":
            wrong.add((place / WITHOUT / at).bad("without", word=str(name)))
        else:
            entry.pop(name, None)
    wrong.tell()
    return entry


def of_pack(rules: PackRules, entry: Table, new: Table) -> Table:
    """The entry as one that comes from a pack: of its source it says what the pack says, and nothing of ours."""
    ours = {name: value for name, value in entry.items() if name not in rules.notes}
    notes = {name: new[name] for name in rules.notes if name in new}
    assets = {
        name: of_pack(rules, entry[name], new[name])
        for name in rules.assets
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
