"""Vacations: days on which the time of somebody does not run, where moves have days. Live games know none.

Everybody has so many of them in any 365 days, wherever they play. A vacation is planned ahead or begins at once, and
may be ended early; a day that has begun counts whole. One that has not begun yet may be dropped, and costs nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from starboard.tables import deeds
from starboard.tables.deeds import DAY, AnyDeed
from starboard.tables.table import Table, TableError

ALLOWANCE = 30  # days
STARTS = 10  # vacations
YEAR = 365 * DAY  # in which so many may be had
SHIFT = 2 * 3600.0  # seconds: where clocks are put back, a week has 169 hours
AHEAD = YEAR  # in which one may be planned


class Vacation(msgspec.Struct, frozen=True):
    n: int  # of somebody's vacations, from 1
    since: float
    until: float

    @property
    def days(self) -> int:
        """Count the days that it costs."""
        return max(1, math.ceil((self.until - self.since - SHIFT) / DAY))

    def goes_on(self, at: float) -> bool:
        return self.since <= at < self.until


def within_a_year(vacations: Sequence[Vacation], until: float) -> list[Vacation]:
    """List the vacations that count together with one that ends then."""
    return [one for one in vacations if one.until > until - YEAR]


def days_left(vacations: Sequence[Vacation], until: float) -> int:
    """Count the days that are left for a vacation that ends then."""
    return max(0, ALLOWANCE - sum(one.days for one in within_a_year(vacations, until)))


def planned(vacations: Sequence[Vacation], since: float | None, until: float, now: float) -> Vacation:
    """Plan a vacation, from now on if not told otherwise. There is one at a time, that goes on or is to come."""
    if any(one.until > now for one in vacations):
        raise TableError("vacation-there-is-one")
    since = now if since is None else max(since, now)
    if not since < until <= now + AHEAD + ALLOWANCE * DAY or since > now + AHEAD:
        raise TableError("vacation-bad-days")
    found = Vacation(vacations[-1].n + 1 if vacations else 1, since, until)
    left = days_left(vacations, until)
    if found.days > left:
        raise TableError("vacation-too-long", None, days=found.days, left=left)
    if len(within_a_year(vacations, until)) >= STARTS:
        raise TableError("vacation-too-often", None, most=STARTS)
    return found


def away(table: Table, person: str, since: float, until: float) -> list[AnyDeed]:
    """Let the time of somebody not run at a table between these moments; nothing is to be done if that is known.

    A vacation only ever becomes shorter: who comes late with what was planned before is not heard.
    """
    clock = table.clock
    if clock is None or not clock.plan.over_days or table.status not in ("playing", "paused"):
        return []
    new = (since, -until)
    known = {seat: (begin, -end) for seat, (begin, end) in clock.away.items()}
    return [deeds.Away(seat, since, until) for seat in table.seats_of(person) if seat not in known or new > known[seat]]
