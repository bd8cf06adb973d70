"""Declare the bodies and answers of the HTTP interface that are about e-mail."""

from __future__ import annotations

import msgspec


class MailTold(msgspec.Struct, omit_defaults=True):
    """E-mail as whoever asks has it; a stranger is told only whether there is any here."""

    offered: bool  # the operator has configured it
    address: str | None = None  # that was confirmed
    pending: str | None = None  # that waits to be confirmed
    silent: bool = False  # nothing is sent but what concerns the account


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: str
    password: str  # one's own, to be sure
    language: str = "en"  # of letters


class NoMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str | None = None  # needed where there is a confirmed address


class Silence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    silent: bool
    language: str | None = None  # of letters; None: as before


class MailedToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in a letter carries."""

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
    silent: bool = False
    pending: str | None = None
    pending_until: float | None = None
