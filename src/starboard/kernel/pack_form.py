"""Describes what a content pack of a game can say, so that a page can offer it: tables, their fields, their entries.

A game makes the form from what its loader declares (`Packs.form`), and tells its entries beside it (`Packs.entries`);
the card workshop needs nothing else of it. A table is called `<game>-table-<name>` in texts, a field
`<game>-field-<name>`; words that can be chosen bring the message that says them. What has no text is shown by its id.
"""

from __future__ import annotations

import msgspec

from starboard.kernel.message import Message
from starboard.kernel.plain import Data


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that can be written, and how people call it."""

    value: str
    say: Message | None = None


class Shape(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="is"):
    """Says what may be written in a field."""


class Whole(Shape, frozen=True, tag="whole"):
    """A whole number, or a word in its place (`all`)."""

    least: int = 0
    most: int | None = None
    words: tuple[Word, ...] = ()


class Text(Shape, frozen=True, tag="text"):
    languages: bool = False  # one text for everybody, or a table of texts by language
    long: bool = False


class Truth(Shape, frozen=True, tag="truth"):
    pass


class Choice(Shape, frozen=True, tag="choice"):
    """One of some words, or the id of an entry of a table, if that has one of the values in each field of `having`.

    Where it is `free`, any other word may be written as well.
    """

    words: tuple[Word, ...] = ()
    table: str = ""
    having: dict[str, list[str]] = {}
    free: bool = False


class Items(Shape, frozen=True, tag="items"):
    """A list; `length` if it has always so many items."""

    of: Shapes
    length: int | None = None


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    of: Shapes
    required: bool = False


class Parts(Shape, frozen=True, tag="parts"):
    """A table of fields."""

    fields: tuple[Field, ...]


class ByKey(Shape, frozen=True, tag="by-key"):
    """A table in which the keys can be chosen."""

    keys: Choice
    of: Shapes


class Kind(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of several kinds of tables; `homes` are the only places where it can stand, if not in all."""

    value: str
    fields: tuple[Field, ...] = ()
    say: Message | None = None
    homes: tuple[str, ...] = ()


class Kinds(Shape, frozen=True, tag="kinds"):
    """A table whose fields depend on what is written in one of them, such as `do` or `type`."""

    field: str
    kinds: tuple[Kind, ...]


class Term(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of a text, written as `form`, with what is chosen (`of`) in place of its star."""

    form: str
    say: Message | None = None
    of: Shapes | None = None


class Terms(Shape, frozen=True, tag="terms"):
    """A text of several terms with `between` in between."""

    terms: tuple[Term, ...]
    between: str = "&"


class Named(Shape, frozen=True, tag="named"):
    """A shape that has a name, since it is used often, or inside itself. `home` says where it stands, until another
    one does: what kinds can be chosen may depend on it.
    """

    name: str
    home: str = ""


Shapes = Whole | Text | Truth | Choice | Items | Parts | ByKey | Kinds | Terms | Named


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    of: Parts | Kinds
    grows: bool = True  # entries can be added


class PackForm(msgspec.Struct, frozen=True):
    tables: tuple[Table, ...]
    shapes: dict[str, Shapes]
    notes: tuple[str, ...] = ()  # fields of any table that nobody is asked for, and that stay as they are


class PackEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry: all that can be written of it, and how it is told."""

    table: str
    id: str
    values: Data  # as the form has them, with the id
    name: Message | None = None
    deck: Message | None = None  # what it is filed under, for a list of entries
    mark: str = ""  # `house` or `doubt` (kernel/origins.py)
    texts: list[Message] = []  # what is printed on it
    stories: list[str] = []  # keys of texts that there may be
    part: str = ""  # of the texts of the game that these are in


class OpenPack(msgspec.Struct, frozen=True):
    """Holds what a pack says, as the workshop edits it: each entry that it touches as a whole."""

    name: str
    about: str
    entries: dict[str, list[Data]]  # by table
