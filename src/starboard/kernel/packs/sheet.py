"""Entries as a spreadsheet, and back: a row for each, a column for each field (docs/content-packs.md).

It is CSV, since every spreadsheet program opens and saves it, and Python reads it without a package more. The first
column is called by the game and says the table; tables inside an entry are columns with dots (`combat.dice`), and so
are lists that a game wants to be spread (`sections.0.title`). What else is a list or a table is one cell, in the words
of TOML.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Iterator, Mapping

from starboard.kernel.packs.limits import check_keys, check_size
from starboard.kernel.packs.place import Place, Table, Together
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.write import inline

MARK = "\N{ZERO WIDTH NO-BREAK SPACE}"  # tells spreadsheet programs that it is UTF-8
VALUE = re.compile(r"""[\[{"].*|-?\d+|true|false""", re.DOTALL | re.IGNORECASE)
FORMULA = ("=", "+", "-", "@", "'")  # a program that opens a sheet would run it, so it has a mark of text before it
SEPARATORS = ",;\t"


def entries_as_sheet(rules: PackRules, tables: Mapping[str, list[Table]]) -> str:
    rows = [{rules.game: kind, **dict(cells_of(rules, entry))} for kind, entries in tables.items() for entry in entries]
    columns = dict.fromkeys((rules.game, *(name for name in rules.first if any(name in row for row in rows))))
    columns |= dict.fromkeys(name for row in rows for name in row)
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, list(columns), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return MARK + out.getvalue()


def cells_of(rules: PackRules, value: Table, before: str = "") -> Iterator[tuple[str, str]]:
    for name, one in value.items():
        if isinstance(one, dict) and one and not any(word in one for word in rules.cells):
            yield from cells_of(rules, one, f"{before}{name}.")
        elif isinstance(one, list) and one and name in rules.spread:
            for at, item in enumerate(one):
                if isinstance(item, dict):
                    yield from cells_of(rules, item, f"{before}{name}.{at}.")
        else:
            yield f"{before}{name}", cell_of(one)


def cell_of(value: object) -> str:
    if not isinstance(value, str) or not value or VALUE.fullmatch(value):
        return inline(value)
    return f"'{value}" if value.startswith(FORMULA) else value


def sheet_table(rules: PackRules, file: str, text: str) -> Table:
    """Read a spreadsheet as the table of a pack, whose entries are whole."""
    place, game = rules.place(file), rules.game
    check_size(place, text)
    rows = text.removeprefix(MARK)
    separator = next((one for one in SEPARATORS if rows.startswith((f"{game}{one}", f'"{game}"{one}'))), None)
    if separator is None:
        raise place.bad("no-sheet", game=game)
    found: Table = {"game": game, "whole": True}
    wrong = Together()
    try:
        for at, row in enumerate(csv.DictReader(io.StringIO(rows), delimiter=separator, strict=True), 2):
            with wrong:
                read_row(rules, file, at, row, found)
    except csv.Error as error:
        raise place.bad("sheet", reason=str(error)) from error
    wrong.tell()
    return found


def read_row(
    rules: PackRules, file: str, at: int, row: Mapping[str | None, str | list[str] | None], found: Table
) -> None:
    """Add the entry of a row; one without anything in it is passed over."""
    cells = {name: text.strip() for name, text in row.items() if name and isinstance(text, str) and text.strip()}
    if not cells:
        return
    kind = cells.pop(rules.game, "")
    if kind not in rules.nouns:
        raise rules.place(file, path=(f"{at}", rules.game)).unknown("table", kind, rules.nouns)
    wrong = Together()
    entry: Table = {}
    for name, text in cells.items():
        place = rules.entry(file, kind, cells.get("id", "")) / name
        with wrong:
            put(place, entry, name.split("."), value_of(place, text))
    wrong.tell()
    found.setdefault(kind, []).append(entry)


def value_of(place: Place, text: str) -> object:
    if not VALUE.fullmatch(text):
        return text[1:] if text.startswith("'") else text
    check_keys(place, text)
    try:
        return tomllib.loads(f"x = {text.lower() if text.isalpha() else text}")["x"]
    except (ValueError, RecursionError) as error:
        raise place.bad("toml", reason=str(error)) from error


def put(place: Place, into: Table, steps: list[str], value: object) -> None:
    """Put a value where the name of its column leads."""
    here: Table | list[object] = into
    for step, following in zip(steps, [*steps[1:], ""], strict=True):
        inner: object = value if not following else [] if following.isdecimal() else {}
        if isinstance(here, list):
            if not step.isdecimal() or int(step) > len(here):
                raise place.bad("column")
            if int(step) == len(here):
                here.append(inner)
            there = here[int(step)]
        else:
            there = here.setdefault(step, inner)
        if following and not isinstance(there, list if following.isdecimal() else dict):
            raise place.bad("column")
        here = there if isinstance(there, dict | list) else {}
