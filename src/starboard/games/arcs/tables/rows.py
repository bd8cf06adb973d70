"""Reads entries of the tables that packs may correct: those of the box, and those with a pack over them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from starboard.games.arcs.tables.place import RULES, Place
from starboard.kernel.packs.place import Together
from starboard.kernel.packs.read import Row, by_id
from starboard.kernel.packs.shapes import convert
from starboard.kernel.plain import Data

Rows = Mapping[str, Row]  # by id
Listed = list[Data]  # entries as a file has them
Shape = TypeVar("Shape")
T = TypeVar("T")


def rows_of(kind: str, *files: tuple[str, Listed]) -> dict[str, Row]:
    """Return the entries of some files, by their ids."""
    wrong = Together()
    found = {id_: row for file, entries in files for id_, row in by_id(RULES, file, kind, [*entries], wrong).items()}
    wrong.tell()
    return found


def read_rows(kind: str, rows: Rows, shape: type[Shape], make: Callable[[Place, Shape], T]) -> tuple[T, ...]:
    """Make something of each entry; all that is wrong with any of them is told at once."""
    wrong = Together()
    found = []
    for id_, row in rows.items():
        place = Place(row.file, RULES.nouns[kind], id_)
        with wrong:
            found.append(make(place, convert(place, row.table, shape)))
    wrong.tell()
    return tuple(found)


def numbers_of(place: Place, said: Sequence[str], words: Sequence[str], what: str = "word") -> tuple[int, ...]:
    """Return the numbers of words; all that are not known are told."""
    wrong = Together()
    found = []
    for at, word in enumerate(said):
        with wrong:
            found.append((place / at).number_of(what, word, words))
    wrong.tell()
    return tuple(found)
