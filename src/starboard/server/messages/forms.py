"""Declare the bodies and answers of the HTTP interface that the card workshop uses."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.kernel.pack_form import PackEntry, PackForm
from starboard.server.messages.packs import PackChecked


class FormTold(msgspec.Struct):
    """Tells what packs of a game can say, and all entries that they can change."""

    form: PackForm
    entries: list[PackEntry]


class PackOpening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    text: str
    file: str = ""  # its name, if it is one: what ends in .csv is read as a spreadsheet


class PackEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it is edited: each entry that it touches as a whole."""

    game: str
    name: str
    about: str
    entries: dict[str, list[dict[str, Any]]]  # by table
    show: tuple[str, str] | None = None  # table and id of the entry that is looked at, to be shown if others are wrong


class PackWritten(PackChecked):
    """Tells what comes of such a pack, and its text."""

    text: str
