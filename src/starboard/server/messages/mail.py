"""Declare the bodies and answers of the HTTP interface that are about e-mail."""

from __future__ import annotations

import msgspec


class MailTold(msgspec.Struct, omit_defaults=True):
    """E-mail as whoever asks has it; a stranger is told only whether there is any here."""

    offered: bool  # the operator has configured it
    address: str | None = None  # that was confirmed
    pending: str | None = None  # that waits to be confirmed
    notices: bool = False  # are sent, too, not only what concerns the account
    every_turn: bool = False  # of one's turns, each at once


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: str
    password: str  # one's own, to be sure
    language: str = "en"  # of letters


class NoMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str | None = None  # needed where there is a confirmed address


class MailNotices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Says whether notices come by e-mail."""

    on: bool
    every_turn: bool = False  # and not gathered, once a day for each table
    language: str | None = None  # of letters; None: as before


class MailedToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Carries the token of a link in a letter."""

    token: str


class MailConfirmed(msgspec.Struct):
    name: str
    address: str


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: str  # a name or an address


class PasswordOf(msgspec.Struct):
    name: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: str
    password: str


class MyMail(msgspec.Struct, omit_defaults=True):
    """The address of mine that is kept, and one that waits to be confirmed."""

    address: str | None = None
    confirmed_at: float | None = None
    language: str | None = None
    notices: bool = False
    every_turn: bool = False
    pending: str | None = None
    pending_until: float | None = None
