"""Watches the clocks of tables in memory: whose time is up is played by a bot."""

from __future__ import annotations

import asyncio

from starboard.bots import usual_level
from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Entry

MOMENT = 0.01


class Clocks:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.timers: dict[str, asyncio.TimerHandle] = {}

    def after(self, live: Live, entries: list[Entry]) -> None:
        """A table has changed, or was loaded: look again when the next time is up."""
        table = live.table
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        if table.clock is None:
            return
        deadlines = [deadline for seat in table.waiting if (deadline := table.clock.deadline(seat)) is not None]
        if deadlines:
            # A moment late rather than early: then the time is up by the clock on the wall too.
            wait = max(0.0, min(deadlines) - self.hub.now()) + MOMENT
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, self._ring, table.id)

    def _ring(self, table_id: str) -> None:
        self.timers.pop(table_id, None)
        self.hub.background(self.time_out(table_id))

    async def time_out(self, table_id: str) -> None:
        await self.hub.do(
            table_id, None, lambda table: (table.time_out(self.hub.now(), usual_level(table.game.id)), None)
        )
        async with self.hub.at(table_id) as live:
            self.after(live, [])  # if the clock on the wall was put back, the time is not up yet

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
