"""Find what happens at a table by itself, and when: times that are up, reminders, wishes and starts to be settled.

The first of these moments is kept with the row of the table (`Summary.due`), so that it comes also where no server has
the table in memory.
"""

from __future__ import annotations

from starboard.tables import deeds
from starboard.tables.deeds import AnyDeed
from starboard.tables.table import Table


def clock_moments(table: Table) -> list[float]:
    """List when the time of somebody is up, or somebody is to be reminded, or a pause ends."""
    if table.pausing is not None and table.pause_ends is not None:
        return [table.pause_ends]
    clock = table.clock
    if clock is None:
        return []
    found = [at for seat in table.waiting for at in (clock.deadline(seat), clock.notice(seat))]
    return [at for at in found if at is not None]


def moments(table: Table) -> list[float]:
    """List all moments at which something is to be done."""
    found = clock_moments(table)
    found += [seat.wish.until for seat in table.seats if seat.wish]
    if table.starting is not None:
        found.append(table.starting)
    return found


def remind(table: Table, at: float) -> list[AnyDeed]:
    """Remind those who have to decide and have little time left, once for each move."""
    clock = table.clock
    if clock is None:
        return []
    late = [seat for seat in table.waiting if (notice := clock.notice(seat)) is not None and notice <= at]
    return [deeds.Reminded(seat) for seat in late]
