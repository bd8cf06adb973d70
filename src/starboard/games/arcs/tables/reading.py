"""Reading a data file, and saying what is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Literal, Protocol, TypeVar

import msgspec

from starboard.games.arcs.ids import NONE, PLAYERS
from starboard.kernel.plain import Data

SCHEMA = 1  # of the data files
DATA = files("starboard.games.arcs") / "data"

T = TypeVar("T")
Checks = Iterator[tuple[bool, str]]  # what must hold, and the problem if it does not


class BadData(ValueError):
    """Data that contradicts itself: each line names the file, the entry and what is wrong."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class CardEntry(Entry, frozen=True, kw_only=True):
    """Has what all entries have that a pack may correct: `source` and `text`, which the card says, are of packs."""

    id: str
    name: str
    since: int = 1
    source: str = ""
    text: str = ""


class File(Entry, frozen=True):
    schema: int
    game: str


class PrintedFile(File, frozen=True):
    """A file of components: `source` says where all that is in it comes from (kernel/origins.py)."""

    source: Literal["rulebook", "public", "house"]


def printed(name: str, shape: type[T]) -> T:
    """A data file of the edition."""
    return read(name, (DATA / name).read_text(encoding="utf-8"), shape)


def parsed(name: str, text: str) -> Data:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"{name}: {error}") from error


def read(name: str, text: str, shape: type[T]) -> T:
    """One data file. What does not fit the shape is refused with the file and the id of the entry."""
    content = parsed(name, text)
    try:
        data = msgspec.convert(content, shape)
    except msgspec.ValidationError as error:
        raise BadData(f"{name}: {entry_of(str(error), content)}{error}") from error
    demand([(content["schema"] == SCHEMA, f"{name}: schema is {content['schema']}, this program reads {SCHEMA}")])
    return data


def entry_of(error: str, content: Data) -> str:
    """The id of the entry that msgspec complains about by its place, as in `$.cards[3].name`."""
    place = re.search(r"\$\.(\w+)\[(\d+)\]", error)
    if place is None:
        return ""
    entry = content[place[1]][int(place[2])]
    return f"{entry['id']}: " if isinstance(entry, dict) and "id" in entry else ""


def demand(checks: Iterable[tuple[bool, str]]) -> None:
    if problems := [problem for holds, problem in checks if not holds]:
        raise BadData("\n".join(problems))


def index(where: str, word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise BadData(f"{where}: {word} is none of {', '.join(words)}")
    return words.index(word)


def indices(where: str, said: Iterable[str], words: Sequence[str]) -> tuple[int, ...]:
    return tuple(index(where, word, words) for word in said)


def maybe(where: str, word: str | None, words: Sequence[str]) -> int:
    return NONE if word is None else index(where, word, words)


class Named(Protocol):
    @property
    def id(self) -> object: ...


def named(name: str, entries: Iterable[Named], expected: Sequence[object]) -> None:
    """Check that the entries have these ids, in this order."""
    have_ids(name, [entry.id for entry in entries], expected)


def have_ids(name: str, ids: Iterable[object], expected: Sequence[object]) -> None:
    found = [*ids]
    problem = f"{name}: the ids are {', '.join(map(str, found))} and not {', '.join(map(str, expected))}"
    demand([(found == list(expected), problem)])


def by_players(where: str, values: Mapping[str, T], nothing: T) -> tuple[T, ...]:
    """Read {p2, p3, p4} as a table by the number of players."""
    keys = [f"p{number}" for number in PLAYERS]
    demand([(sorted(values) == keys, f"{where}: the keys are not {', '.join(keys)}")])
    return tuple(values.get(f"p{number}", nothing) for number in range(PLAYERS[-1] + 1))
