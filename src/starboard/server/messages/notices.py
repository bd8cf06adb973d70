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
    push_key: str  # by which a browser knows this server: its VAPID key
    browsers: list[BrowserTold]


class BrowserTold(msgspec.Struct):
    """A browser of mine that gets notices."""

    id: str
    label: str
    created_at: float


class NewBrowser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Has notices sent to a browser: the address and the keys of its push subscription."""

    endpoint: str
    p256dh: str
    auth: str
    label: str = ""  # by which its person knows it; empty: that of the old one
    language: str = "en"  # of notices, if none was chosen before
    old: str | None = None  # the address that this one takes the place of


class Silence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silent: bool  # no notices of this table


class TableNotices(msgspec.Struct):
    """Tells whether one hears nothing of a table, and whether one has ever chosen to hear of any."""

    silent: bool
    chosen: bool


class MyWaiting(msgspec.Struct, omit_defaults=True):
    """A notice that waits for me."""

    kind: Kind
    due: float
    table: str = ""


class MyBrowser(msgspec.Struct):
    """A browser that gets notices; its keys are not told."""

    label: str
    endpoint: str
    site: str
    created_at: float


class MyNotices(msgspec.Struct, omit_defaults=True):
    """Notices, of all that is kept about me."""

    settings: NoticeWishes | None = None  # None: none were ever wanted
    silenced: list[str] = []  # tables
    waiting: list[MyWaiting] = []
    browsers: list[MyBrowser] = []
