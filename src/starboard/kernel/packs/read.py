"""Data files as tables of entries by id, before anything is made of them. A pack is laid over these."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace

from starboard.kernel.packs.limits import check_keys, check_size
from starboard.kernel.packs.place import Place, Table, Together
from starboard.kernel.packs.rules import PackRules


@dataclass(frozen=True, slots=True)
class Row:
    file: str
    table: Table


@dataclass(frozen=True, slots=True)
class Raw:
    rows: dict[str, dict[str, Row]]  # by kind, then by id
    files: dict[str, Table]  # all of each file, for what is not an entry


def parse(place: Place, text: str) -> Table:
    check_size(place, text)
    check_keys(place, text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits, or brackets in brackets
        raise place.bad("toml", reason=str(error)) from error


def listed(place: Place, table: Table, field: str) -> list[object]:
    entries = table.get(field)
    if not isinstance(entries, list):
        raise (place / field).wrong_type("list")
    return entries


def by_id(rules: PackRules, file: str, kind: str, entries: list[object], wrong: Together) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for at, entry in enumerate(entries):
        place = rules.place(file, path=(kind, at))
        with wrong:
            if not isinstance(entry, dict):
                raise place.wrong_type("table")
            name = entry.get("id")
            if not isinstance(name, str):
                raise (place / "id").bad("missing") if name is None else (place / "id").wrong_type("text")
            if name in rows:
                raise rules.entry(file, kind, name).bad("duplicate")
            rows[name] = Row(file, entry)
    return rows


def with_rows(raw: Raw, rows: dict[str, dict[str, Row]]) -> Raw:
    return replace(raw, rows=rows)
