"""Declare the bodies and answers of the HTTP interface that are about content packs of people."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from starboard.server.messages.wishes import Number
from starboard.tables.packs import Sharing
from starboard.tables.summary import Said

Role = Literal["owner", "editor", "reader"]


class PackPerson(msgspec.Struct):
    who: str  # their sign, as in summaries of tables
    name: str


class PackHead(msgspec.Struct):
    """A pack without what is in it."""

    id: str
    game: str
    name: str
    owner: PackPerson
    editors: list[PackPerson]  # told to those who edit it
    role: Role  # of whoever asks
    sign: str | None  # None: it has mistakes
    sound: bool  # tables can be played with it
    revision: int
    updated: float
    size: int  # bytes
    sharing: Sharing
    link: str | None  # the token by which it is shared, told to those who edit it


class PackMistake(msgspec.Struct):
    """Tells what is wrong with a pack, and where: in an entry of a kind, in a field (`reward[0].do`)."""

    reason: Said
    kind: str = ""  # of the entry, in the words of the game
    id: str = ""
    field: str = ""


class PackDoes(msgspec.Struct):
    """Lists what a pack does, by kind of entries."""

    changed: dict[str, dict[str, list[str]]]  # by id: the fields
    added: dict[str, list[str]]  # ids


class PackCardTold(msgspec.Struct):
    """An entry as it is with the pack."""

    kind: str
    id: str
    name: str  # the key of its text, or nothing
    texts: list[Said]
    stories: list[str]  # keys of texts that there may be


class PackTold(PackHead):
    """A pack with its text, and what comes of it."""

    text: str
    mistakes: list[PackMistake]
    changes: PackDoes | None  # None: it has mistakes


class PackChecked(msgspec.Struct):
    """Tells what comes of a text. `names` are those that only the pack has, by the keys of texts."""

    sign: str | None
    mistakes: list[PackMistake]
    changes: PackDoes | None
    cards: list[PackCardTold]
    names: dict[str, Any]  # one text, or texts by language


class PackList(msgspec.Struct):
    mine: list[PackHead]
    editing: list[PackHead]  # packs of others
    shared: list[PackHead]  # with everybody, by others
    public: bool  # whether packs can be shared with everybody here
    most: int  # packs of one person
    most_bytes: int  # of all of them together
    largest: int  # bytes of one of them


class NewPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    name: str
    text: str | None = None  # None: a beginning, which changes nothing yet


class PackSave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    revision: Number  # that was changed
    name: str
    text: str


class PackText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    text: str


class PackShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sharing: Sharing


class PackJoin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    link: str


class PackInvitation(msgspec.Struct):
    """A new link for editors; the one before it is withdrawn. It is told only now."""

    link: str
