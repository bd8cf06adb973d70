"""Watches the times of tables in memory: whose clock has run out is played by a bot; wishes and starts are settled."""

from __future__ import annotations

import asyncio
import logging

from starboard.bots import usual_level
from starboard.server.hub import Hub, Live
from starboard.server.presence import Presence
from starboard.tables.deeds import AnyDeed, Entry
from starboard.tables.store import StoreDown
from starboard.tables.table import Table

MOMENT = 0.01
AGAIN = 5.0  # seconds until it is tried again what the store could not do

log = logging.getLogger("starboard.clocks")


class Clocks:
    def __init__(self, hub: Hub, presence: Presence, luck_seconds: float) -> None:
        self.hub = hub
        self.presence = presence
        self.luck_seconds = luck_seconds
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Set the timer anew, when a table has changed or was loaded, for the next time that is up."""
        table = live.table
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if deadlines := [*self._clock(table), *self._wishes(live), *self._start(table)]:
            # A moment late rather than early: then the time is up by the clock on the wall too.
            wait = max(0.0, min(deadlines) - self.hub.now()) + MOMENT
            self._ring_later(table.id, wait)

    def _clock(self, table: Table) -> list[float]:
        clock = table.clock
        if table.pause_ends is not None:
            return [table.pause_ends]
        return [at for seat in table.waiting if clock and (at := clock.deadline(seat)) is not None]

    def _wishes(self, live: Live) -> list[float]:
        """List when each wish for a bot is settled. Nobody is away whom this process had no time to notice."""
        wishes = [seat.wish for seat in live.table.seats if seat.wish]
        watched = live.since + self.presence.patience
        return [wish.until if wish.seen else max(wish.until, watched) for wish in wishes]

    def _start(self, table: Table) -> list[float]:
        return [] if table.starting is None else [table.starting]

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
            since = (await self.hub.get(table_id)).since
            await self.hub.do(table_id, None, lambda table: (self._due(table, since), None))
            async with self.hub.at(table_id) as live:
                # The time of others may be up too, or not yet if the clock on the wall was put back.
                self.after(live, [])
        except StoreDown as error:
            log.warning("a clock cannot go on", extra={"table": table_id, "reason": str(error)})
            self._ring_later(table_id, AGAIN)

    def _due(self, table: Table, since: float) -> list[AnyDeed]:
        now = self.hub.now()
        watched = now - since >= self.presence.patience
        return (
            table.time_out(now, usual_level(table.game))
            or table.settle_hand_overs(now, watched)
            or table.settle_start(now, self.start_by())
        )

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
