"""Tell tables of the vacations of their players, so that their time does not run: the log of a table has to know it.

A vacation is in the store first. Tables are told when it begins, and again if it ends early; a table that starts
meanwhile is told then; and before anybody's time is up, it is looked once more. So it does not matter what is lost in
between, or which of several servers does it: what a table knows already is not told again.
"""

from __future__ import annotations

import logging
from functools import partial

from starboard.kernel.errors import StarboardError
from starboard.server.hub import Decision, Hub, Live
from starboard.tables.deeds import Entry, Started
from starboard.tables.store import StoreDown, Taken
from starboard.tables.table import Table, TableError
from starboard.tables.vacation import Vacation, away, planned

log = logging.getLogger("starboard.vacations")

AT_ONCE = 20  # vacations in a sweep
PAGE = 100  # tables
TRIES = 5


class Vacations:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store

    async def plan(self, person: str, since: float | None, until: float) -> None:
        """Plan a vacation of somebody, or begin it."""
        for _ in range(TRIES):
            vacation = planned(await self.store.vacations(person), since, until, self.hub.now())
            try:
                await self.store.add_vacation(person, vacation)
            except Taken:
                continue  # planned twice at the same moment
            if vacation.since <= self.hub.now():
                self.hub.background(self._tell(person, vacation))
            return
        raise TableError("table-busy")

    async def end(self, person: str) -> None:
        """End the vacation of somebody, or drop the one that is to come; nothing is done if there is none."""
        now = self.hub.now()
        for vacation in await self.store.vacations(person):
            if vacation.until > now:
                await self.store.end_vacation(person, vacation.n, now)
                if vacation.since <= now:
                    self.hub.background(self._tell(person, Vacation(vacation.n, vacation.since, now)))

    async def sweep(self) -> None:
        """Tell tables of vacations that have begun or were ended."""
        for person, vacation in await self.store.untold_vacations(self.hub.now(), AT_ONCE):
            await self._tell(person, vacation)

    async def _tell(self, person: str, vacation: Vacation) -> None:
        before: float | None = None
        while page := await self.store.summaries(
            person=person, status=["playing", "paused"], before=before, limit=PAGE
        ):
            for summary in page:
                if summary.clock_plan is not None and summary.clock_plan.over_days:
                    await self._tell_table(summary.id, person, vacation)
            before = page[-1].updated_at
        await self.store.told_vacation(person, vacation)

    async def _tell_table(self, table_id: str, person: str, vacation: Vacation) -> None:
        try:
            await self.hub.do(table_id, None, partial(going_away, person, vacation))
        except StoreDown:
            raise
        except StarboardError as error:
            log.warning("a table cannot go on", extra={"table": table_id, "reason": str(error)})

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Tell a table that has just started whose time does not run there."""
        if any(isinstance(entry.deed, Started) for entry in entries):
            self.hub.background(self.look(live.table))

    async def look(self, table: Table) -> None:
        """Tell a table where moves have days of all vacations that go on."""
        if table.clock is None or not table.clock.plan.over_days:
            return
        now = self.hub.now()
        for person in sorted({seat.person for seat in table.seats if seat.person is not None}):
            vacations = await self.store.vacations(person)
            if vacations and vacations[-1].goes_on(now):
                await self._tell_table(table.id, person, vacations[-1])


def going_away(person: str, vacation: Vacation, table: Table) -> Decision:
    return away(table, person, vacation.since, vacation.until), None
