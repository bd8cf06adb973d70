"""Declare the bodies and answers of the HTTP interface that are about notices: what somebody is told, and how."""

from __future__ import annotations

import msgspec

from starboard.tables.notices import Kind, Quiet


class NoticeWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Says what one wants to be told, by which channel, and when not; in which language."""

    push: tuple[Kind, ...]
    mail: tuple[Kind, ...]
    language: str
    quiet: Quiet | None = None  # hours in which nothing is sent


class NoticesTold(msgspec.Struct):
    """Tells what one is told of, and how; before anything was chosen, what would be told."""

    kinds: tuple[Kind, ...]  # that there are
    push: tuple[Kind, ...]
    mail: tuple[Kind, ...]
    language: str
    quiet: Quiet | None


class Silence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silent: bool  # no notices of this table


class MyWaiting(msgspec.Struct, omit_defaults=True):
    """A notice that waits for me."""

    kind: Kind
    due: float
    table: str = ""


class MyNotices(msgspec.Struct, omit_defaults=True):
    """Notices, of all that is kept about me."""

    settings: NoticeWishes | None = None  # None: none were ever wanted
    silenced: list[str] = []  # tables
    waiting: list[MyWaiting] = []
