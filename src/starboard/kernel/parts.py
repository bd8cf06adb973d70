"""Names what belongs to a game besides its rules: what bots know of it, how it is shown, studied and learned.

A game names these parts by import path (`package.module:Name`), and each is imported only when somebody asks for it, so
that rules know nothing of who uses them. A game without a part gets what any game can have (docs/adding-a-game.md).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from errno import EINVAL
from os import strerror
from pathlib import Path
from pkgutil import resolve_name
from typing import TypeVar

from starboard.kernel.message import Message
from starboard.kernel.pack_form import OpenPack, PackEntry, PackForm

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Parts:
    mind: str | None = None  # what bots know of it (bots/mind.py), with its weights beside it; None: random, UCT
    baselines: Mapping[str, str] = field(default_factory=dict)  # further bots to be measured against, by level
    study: str | None = None  # what the lab asks (lab/study/base.py)
    encoder: str | None = None  # what learners are told (lab/environments/encoder.py)
    painter: str | None = None  # how the terminal shows it (cli/boards/painter.py)
    lane: str | None = None  # its rules as compiled array code (fast/lane.py)
    packs: str | None = None  # how its content packs are read (`Packs`); None: it takes none
    complexity: int = 5  # from 1, the easiest to learn: that is offered first, and played where nobody names a game
    longest: int = 10_000  # decisions of a game in a learning environment; longer ones are cut off

    def inside(self, package: str) -> frozenset[str]:
        """Return the modules, or packages, directly in this package that have parts in them."""
        paths = (self.mind, *self.baselines.values(), self.study, self.encoder, self.painter, self.lane, self.packs)
        found = (path[len(package) + 1 :] for path in paths if path and path.startswith(f"{package}."))
        return frozenset(f"{package}.{re.split('[.:]', path)[0]}" for path in found)


def resolve(path: str, kind: type[T]) -> type[T]:
    """Import the part of this path, a class; TypeError if it is of another kind."""
    found = resolve_name(path)
    if not (isinstance(found, type) and issubclass(found, kind)):
        raise TypeError(f"{path} is no {kind.__name__}")
    return found


@dataclass(frozen=True, slots=True)
class PackChanges:
    """Lists what a content pack does, by kind of entries."""

    sign: str
    changed: Mapping[str, Mapping[str, list[str]]]  # by id: the fields
    added: Mapping[str, list[str]]  # ids


@dataclass(frozen=True, slots=True)
class PackTodo:
    """An entry in which something is made up here and waits for somebody who owns the box."""

    kind: str
    deck: str  # nothing where a kind has no decks
    id: str
    name: str
    fields: list[str]  # that are ours; all of the entry if none is named
    words: list[str]  # of which this entry alone makes use: what they do is in the program, and no pack changes it
    done: bool  # whether the pack says anything of it


@dataclass(frozen=True, slots=True)
class PackCard:
    """Shows what a pack makes of an entry."""

    kind: str
    id: str
    name: str  # the key of its text, or nothing
    texts: list[Message]
    stories: list[str]  # keys of texts that there may be


LARGEST_PACK = 1_000_000  # bytes; the data of a whole box are a fifth of that


def bounded_text(path: Path) -> str:
    """Return what is in the file of a pack, or so much of it that it is seen to be too large."""
    if path.exists() and not path.is_file():
        raise OSError(EINVAL, strerror(EINVAL), str(path))  # a device, or a pipe, may have no end
    with path.open("rb") as file:
        return file.read(LARGEST_PACK + 1).decode("utf-8")


@dataclass(frozen=True, slots=True)
class PackFile:
    name: str  # as errors give it
    text: str


class Packs:
    """Reads the content packs of a game, which `Game.with_pack` lays over its tables (docs/content-packs.md)."""

    def text(self, path: Path) -> str:
        """Return what is in the file of a pack; StarboardError if it cannot be read."""
        raise NotImplementedError

    def changes(self, file: str, text: str) -> PackChanges:
        """Tell what the pack does; StarboardError names what is wrong with it."""
        raise NotImplementedError

    def example(self) -> str:
        """Return the beginning of a pack, which changes nothing yet."""
        raise NotImplementedError

    def export(self, file: str, only: Collection[str], over: PackFile | None) -> str:
        """Write entries, with a pack over them, in the form of the file's name, so that they can be read as a pack."""
        raise NotImplementedError

    def preview(self, file: PackFile) -> list[PackCard]:
        """Show each entry that the pack touches as it is with it."""
        raise NotImplementedError

    def todo(self, over: PackFile | None) -> list[PackTodo]:
        """List what of the content is made up, and what of it a pack has corrected."""
        raise NotImplementedError

    # For the card workshop (kernel/pack_form.py). A game without a form has no workshop.

    def form(self) -> PackForm | None:
        """Describe what a pack can say."""
        return None

    def entries(self) -> list[PackEntry]:
        """List all entries of the game that a pack can change."""
        raise NotImplementedError

    def open(self, file: PackFile) -> OpenPack:
        """Return what a pack says, also if it is wrong; StarboardError if it cannot be read as a table at all."""
        raise NotImplementedError

    def write(self, pack: OpenPack) -> str:
        """Write a pack as a text; opened again, it says the same."""
        raise NotImplementedError
