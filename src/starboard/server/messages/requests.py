"""Declare the bodies and answers of the HTTP interface that are about tables, and what a refused request gets."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.server.messages.wishes import Number
from starboard.tables.deeds import ClockPlan, SeatPlan
from starboard.tables.summary import Said


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: tuple[SeatPlan, ...]  # kind `me`, `link`, `open` or `bot`
    options: dict[str, Any] = {}
    public: bool = True
    hints: bool = False
    clock: ClockPlan | None = None
    webhook: str | None = None
    luck: bool = False  # whether whoever makes it takes part in the luck of the dice
    start: bool = False  # at once, if all seats are filled
    pack: str | None = None  # the id of a content pack to play with
    link: str | None = None  # to it, if it is shared by one
    shuffle: bool = False  # whether chance decides at the start who sits where
    delay: int = 0  # seconds after which those without a seat are shown what happens: 0, 60, 180 or 600
    watchers: str = "all"  # who may watch without a seat: `all`, `friends` of those who sit there, or `nobody`


class TableMade(msgspec.Struct):
    id: str
    links: dict[int, str]  # seat → token; told only now


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number | None = None
    token: str | None = None
    luck: bool = False  # whether to take part in the luck of the dice


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Number


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    luck: bool = False


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decides who is to sit at a seat where nobody sits yet: kind `link`, `open` or `bot`."""

    seat: Number
    plan: SeatPlan


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps a free seat for somebody, by their sign."""

    seat: Number
    who: str


class SeatTaken(msgspec.Struct):
    seat: int


class LinkMade(msgspec.Struct):
    seat: int
    token: str


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ply: Number
    seat: Number | None = None  # whose part to take; other seats are bots
    level: str | None = None


class ViewTold(msgspec.Struct):
    """The view after `ply` moves of `of`."""

    ply: int
    of: int
    view: Any  # see the view types


class Problem(msgspec.Struct, omit_defaults=True):
    """Tells why an HTTP request was refused."""

    reason: Said
    text: str  # the reason in English; of `server-problem`, what was wrong, for programmers
    rule: str | None = None
