"""Declare the messages about games that take days: tables that wait for somebody, and vacations."""

from __future__ import annotations

import msgspec


class WaitingTold(msgspec.Struct, omit_defaults=True):
    """A table where I have to decide."""

    table: str
    game: str
    at: float  # when the table was last changed
    deadline: float | None = None  # when my time is up
    reminded: bool = False  # little of it is left


class VacationPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation, in seconds since 1970; without `since` it begins at once."""

    until: float
    since: float | None = None


class VacationTold(msgspec.Struct):
    since: float
    until: float
    days: int  # that it costs


class VacationsTold(msgspec.Struct, omit_defaults=True):
    """Tells of my vacations: the one that goes on or is to come, and what is left of the allowance."""

    allowance: int  # days in any 365
    left: int  # of them, for a vacation that begins now; the one that goes on or is to come has been taken off
    starts: int  # how many more vacations may be begun
    vacation: VacationTold | None = None
