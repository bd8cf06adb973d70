"""Show a table to those without a seat some minutes late: they are told of another table, the same one of then.

That table is made of the log like any other, once for all who watch it, and goes on by an entry when the entry is old
enough. All that is told to its listeners is told of it, so that nothing newer can be among it. What is not of the log,
such as who is here or what somebody shows, is for those who listen at the table of now.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from starboard.kernel.story import Step
from starboard.server.live import Listener, Live, tell, way_of
from starboard.tables.deeds import Entry
from starboard.tables.pages import PAGE, Told
from starboard.tables.snapshot import freeze, thaw
from starboard.tables.table import Table
from starboard.tables.watching import is_delayed, may_watch

if TYPE_CHECKING:
    from starboard.server.hub import Hub

FAR = 16  # entries that are played on in the event loop where nobody waits for each of them
SOON = 0.01  # seconds after the moment at which something is due
UNWATCHED = "unwatched"  # why somebody has to leave who may not watch


class Delay:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._timers: dict[str, asyncio.TimerHandle] = {}  # by table: when the next entry is due

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def start(self, live: Live, told: list[Told]) -> None:
        """Part those who watch from those who sit at a table, and tell them of the start. The caller holds the lock."""
        table = live.table
        for listener in list(live.listeners):
            if not may_watch(table, listener.person, listener.friends):
                live.listeners.discard(listener)
                listener.end(UNWATCHED)
        onlookers = [one for one in live.listeners if not table.seats_of(one.person)]
        if onlookers and is_delayed(table, self.hub.now()):
            late = self._put(live, copied(table), list(live.told))
            for listener in onlookers:
                move(listener, late)
            tell(late, told, [[] for _ in told])

    async def seen(self, live: Live, person: str | None) -> Live:
        """Return the table as somebody may see it now. The caller holds the lock."""
        return live if live.table.seats_of(person) else await self.go_on(live)

    async def go_on(self, live: Live) -> Live:
        """Bring the late table up to what is old enough, and tell its listeners. The caller holds the lock.

        Returns it, or the table of now where nothing is shown late.
        """
        delayed = is_delayed(live.table, self.hub.now())
        if live.late is None and not delayed:
            return live
        upto = await self._due(live) if delayed else live.table.n
        late = await self._late(live, upto)
        coming = await self.hub.told_since(live, late.table.n)
        told: list[Told] = []
        ways: list[list[Step[Any]]] = []
        for entry, events in coming:
            if entry.n <= upto:
                late.table.apply(entry, await self.hub.after_of(late, entry))
                told.append((entry, events))
                ways.append(way_of(late.table, entry))
        if told:
            tell(late, told, ways, erased=live.table.erased)
        first = live.told[0][0].n if live.told else live.table.n + 1
        late.told = [one for one in late.told if one[0].n >= first]  # older ones are on pages
        if not delayed:
            self._end(live, late)
            return live
        if len(coming) > len(told):
            self._expect(live, coming[len(told)][0])
        return late

    async def _due(self, live: Live) -> int:
        """Return the last entry that may be shown by now."""
        table, before = live.table, self.hub.now() - live.table.delay
        for entry, _ in reversed(live.told):
            if entry.n <= table.began or entry.at <= before:
                return entry.n
        upto = live.told[0][0].n - 1 if live.told else table.n
        while upto > table.began:
            after = max(table.began, upto - PAGE)
            for entry in reversed(await self.hub.store.entries(table.id, after, upto)):
                if entry.at <= before:
                    return entry.n
            upto = after
        return table.began

    async def _late(self, live: Live, upto: int) -> Live:
        late = live.late
        if late is not None and late.table.edition != live.table.edition:
            late.table, late.told = await self.hub.load(live.table.id, late.table.n)  # somebody was forgotten
        elif late is None or (not late.listeners and upto - late.table.n > FAR):
            late = self._put(live, *await self.hub.load(live.table.id, upto))
        return late

    def _put(self, live: Live, table: Table, told: list[Told]) -> Live:
        late = live.late = Live(table, lock=live.lock, told=told, told_n=table.n, later=table.delay)
        return late

    def _end(self, live: Live, late: Live) -> None:
        """Let all listen at one table again: the end was shown, and there is nothing more to wait for."""
        for listener in list(late.listeners):
            move(listener, live)
        live.late = None

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Go on when these entries are due, or at once where there is nothing to wait for any more."""
        if live.late is None:
            return
        if is_delayed(live.table, self.hub.now()):
            self._expect(live, entries[0])
        else:
            self.hub.background(self._go_on(live.table.id))

    def _expect(self, live: Live, entry: Entry) -> None:
        """Go on when this entry is due, unless an earlier one is waited for."""
        table = live.table.id
        if table not in self._timers:
            wait = max(0.0, entry.at + live.table.delay - self.hub.now()) + SOON
            self._timers[table] = asyncio.get_running_loop().call_later(wait, self._wake, table)

    def _wake(self, table: str) -> None:
        self._timers.pop(table, None)
        if table in self.hub.live:
            self.hub.background(self._go_on(table))

    async def _go_on(self, table: str) -> None:
        async with self.hub.at(table) as live:
            if live.late is not None and not live.late.listeners:
                live.late = None  # whoever comes has it made anew
            elif live.late is not None:
                await self.go_on(live)


def move(listener: Listener, live: Live) -> None:
    listener.live.listeners.discard(listener)
    listener.live = live
    live.listeners.add(listener)


def copied(table: Table) -> Table:
    """Return the table as it is now, to go on by itself."""
    copy = thaw(table.id, table.game, Entry(1, table.created_at, table.owner, table.plan), freeze(table))
    copy.edition = table.edition
    return copy
