"""Watches the times of tables: whose clock has run out is played by a bot; reminders, wishes and starts are settled.

Tables in memory have timers for what is near. Whatever else is due is found by a sweep of the store, which has the next
moment of every table (tables/due.py): so it comes after a restart too, and where a table is in nobody's memory. Several
servers may find the same: who writes it first has done it.
"""

from __future__ import annotations

import asyncio
import logging

from starboard.bots import usual_level
from starboard.kernel.errors import StarboardError
from starboard.server.hub import Hub, Live
from starboard.server.presence import Presence
from starboard.server.vacations import Vacations
from starboard.tables.deeds import AnyDeed, Entry
from starboard.tables.due import clock_moments, remind
from starboard.tables.store import Due, StoreDown
from starboard.tables.table import Table

MOMENT = 0.01
AGAIN = 5.0  # seconds until it is tried again what the store could not do
TIMED = 3600.0  # seconds: what comes later has no timer
AT_ONCE = 50  # tables that a sweep reads
PAGES = 20  # of them in a sweep
HOME_SECONDS = 30.0  # in which only the process where a table is at home does what is due there
LATER = 3600.0  # seconds until a table is tried again that cannot be loaded

log = logging.getLogger("starboard.clocks")


class Clocks:
    def __init__(self, hub: Hub, presence: Presence, vacations: Vacations, luck_seconds: float) -> None:
        self.hub = hub
        self.presence = presence
        self.vacations = vacations
        self.luck_seconds = luck_seconds
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Set the timer anew, when a table has changed or was loaded, for the next time that is up."""
        table = live.table
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        due = self._next(live)
        if due is not None and due < self.hub.now() + TIMED:
            # A moment late rather than early: then the time is up by the clock on the wall too.
            wait = max(0.0, due - self.hub.now()) + MOMENT
            self._ring_later(table.id, wait)

    def _next(self, live: Live) -> float | None:
        found = clock_moments(live.table) + self._wishes(live)
        if live.table.starting is not None:
            found.append(live.table.starting)
        return min(found, default=None)

    def _wishes(self, live: Live) -> list[float]:
        """List when each wish for a bot is settled. Nobody is away whom this process had no time to notice."""
        wishes = [seat.wish for seat in live.table.seats if seat.wish]
        if not wishes:
            return []
        watched = live.since + self.presence.patience
        return [wish.until if wish.seen else max(wish.until, watched) for wish in wishes]

    def start_by(self) -> float:
        """Return until when a start waits for the luck of those who take part in the dice."""
        return self.hub.now() + self.luck_seconds

    def _ring_later(self, table_id: str, wait: float) -> None:
        self.timers[table_id] = asyncio.get_running_loop().call_later(wait, self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        self.hub.background(self.time_out(table_id))

    async def time_out(self, table_id: str) -> None:
        try:
            await self._settle(table_id)
            async with self.hub.at(table_id) as live:
                # The time of others may be up too, or not yet if the clock on the wall was put back.
                self.after(live, [])
        except StoreDown as error:
            log.warning("a clock cannot go on", extra={"table": table_id, "reason": str(error)})
            self._ring_later(table_id, AGAIN)

    async def _settle(self, table_id: str) -> None:
        live = await self.hub.get(table_id)
        await self.vacations.look(live.table)
        await self.hub.do(table_id, None, lambda table: (self._due(table, live.since), None))

    def _due(self, table: Table, since: float) -> list[AnyDeed]:
        now = self.hub.now()
        watched = now - since >= self.presence.patience
        return (
            table.time_out(now, usual_level(table.game))
            or remind(table, now)
            or table.settle_hand_overs(now, watched)
            or table.settle_start(now, self.start_by())
        )

    async def sweep(self) -> None:
        """Do what is due, also at tables that nobody looks at."""
        for _ in range(PAGES):
            now = self.hub.now()
            found = await self.hub.store.due(now - MOMENT, AT_ONCE)
            ours = [due for due in found if self.hub.homes.is_here(due.table) or due.at < now - HOME_SECONDS]
            for due in ours:
                await self._sweep(due)
            if len(found) < AT_ONCE or not ours:
                return

    async def _sweep(self, due: Due) -> None:
        """Do what is due at a table. If nothing was, correct when it is, so that it does not stand in others' way."""
        later: float | None = self.hub.now() + LATER
        try:
            await self._settle(due.table)
            async with self.hub.at(due.table) as live:
                if live.table.n != due.n:
                    return
                later = self._next(live)
                if later is not None:
                    later = max(later, self.hub.now() + AGAIN)
        except StoreDown:
            raise
        except StarboardError as error:
            log.warning("a table cannot go on", extra={"table": due.table, "reason": str(error)})
        await self.hub.store.set_due(due.table, due.n, later)

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
