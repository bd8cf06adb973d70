"""Watches the times of tables in memory: whose clock has run out is played by a bot; wishes are settled."""

from __future__ import annotations

import asyncio

from starboard.bots import usual_level
from starboard.server.hub import Hub, Live
from starboard.server.presence import Presence
from starboard.tables.deeds import AnyDeed, Entry
from starboard.tables.table import Table

MOMENT = 0.01


class Clocks:
    def __init__(self, hub: Hub, presence: Presence) -> None:
        self.hub = hub
        self.presence = presence
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def after(self, live: Live, entries: list[Entry]) -> None:
        """A table has changed, or was loaded: look again when the next time is up."""
        table = live.table
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if deadlines := [*self._clock(table), *self._wishes(live)]:
            # A moment late rather than early: then the time is up by the clock on the wall too.
            wait = max(0.0, min(deadlines) - self.hub.now()) + MOMENT
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def _clock(self, table: Table) -> list[float]:
        clock = table.clock
        return [at for seat in table.waiting if clock and (at := clock.deadline(seat)) is not None]

    def _wishes(self, live: Live) -> list[float]:
        """When each wish for a bot is settled. Nobody is away whom this process had no time to notice."""
        wishes = [seat.wish for seat in live.table.seats if seat.wish]
        watched = live.since + self.presence.patience
        return [wish.until if wish.seen else max(wish.until, watched) for wish in wishes]

    def _ring(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        self.hub.background(self.time_out(table_id))

    async def time_out(self, table_id: str) -> None:
        since = (await self.hub.get(table_id)).since
        await self.hub.do(table_id, None, lambda table: (self._due(table, since), None))
        async with self.hub.at(table_id) as live:
            self.after(live, [])  # the time of others may be up too, or not yet if the clock on the wall was put back

    def _due(self, table: Table, since: float) -> list[AnyDeed]:
        now = self.hub.now()
        watched = now - since >= self.presence.patience
        return table.time_out(now, usual_level(table.game.id)) or table.settle_hand_overs(now, watched)

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
