"""Tables in use: loads them, lets one deed happen at a time, writes it down, then tells everybody.

Nothing is told before it is durable. Several processes may serve the same tables: whoever writes an entry first has it,
the others read it and decide again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry
from starboard.server.messages import News
from starboard.server.tell import Viewpoint, deed_told, encode, table_told
from starboard.tables.deeds import AnyDeed, Created, Entry, Moved, Said
from starboard.tables.snapshot import freeze, thaw
from starboard.tables.store import Store, Taken
from starboard.tables.summary import summary_of
from starboard.tables.table import Table, TableError

log = logging.getLogger("starboard.hub")

SNAPSHOT_EVERY = 64
PATIENCE = 20.0  # seconds that a wish may wait while other processes write to the same table

# What a wish comes to: the deeds, and the position after them if a move was made.
Decision = tuple[list[AnyDeed], Position[Any] | None]


class Listener(Protocol):
    """Somebody at a table who is told what happens."""

    person: str | None
    name: str

    def hear(self, message: bytes) -> None:
        """Never waits: who cannot keep up is cut off."""


@dataclass(slots=True)
class Live:
    """A table in memory. Whoever holds the lock may look at it and change it."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    used_at: float = 0.0
    since: float = 0.0  # when it came into memory
    snapshot_n: int = 0
    told_n: int = 0  # the last entry that listeners were told
    torn: bool = False  # holds something that was not written: to be read again before anybody looks


class Hub:
    def __init__(self, store: Store, games: Registry, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        # Called after every change of a table, with the lock held: bots, clocks, results.
        self.after: list[Callable[[Live, list[Entry]], None]] = []
        # The same, but only in the process that has written the change: notices, metrics.
        self.after_own: list[Callable[[Live, list[Entry]], None]] = []
        self.on_load: list[Callable[[Live], None]] = []

    # Finding tables.

    async def get(self, table_id: str) -> Live:
        """The table, loaded if it is not in memory. TableError if there is none."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load_once(table_id)
        live.used_at = self.now()
        return live

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Live]:
        """The table, with its lock held, to look at it and change it."""
        live = await self.get(table_id)
        async with live.lock:
            if live.torn:
                await self._mend(live)
            yield live

    async def _load_once(self, table_id: str) -> Live:
        waiting = self._loading.get(table_id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future = self._loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            table = await self._load(table_id)
            live = Live(table, since=self.now(), snapshot_n=table.n, told_n=table.n)
            self.live[table_id] = live
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waited gets it; nobody else need be warned
            raise
        finally:
            del self._loading[table_id]
        for hook in self.on_load:
            hook(live)
        return live

    async def _load(self, table_id: str, up_to: float = math.inf) -> Table:
        entries = [entry for entry in await self.store.entries(table_id) if entry.n <= up_to]
        if not entries:
            raise TableError("table-unknown", None, table=table_id)
        first = entries[0]
        assert isinstance(first.deed, Created)
        game = self.games.game(first.deed.game)
        if first.deed.version not in game.versions:
            raise TableError("table-other-rules", None, game=game.id, version=first.deed.version, now=game.version)
        game = game.under(first.deed.version)
        game.check_content(first.deed.options)
        table = await self._from_snapshot(table_id, game, entries) or Table(table_id, game, first)
        for entry in entries:
            if entry.n > table.n:
                table.apply(entry)
        return table

    async def _from_snapshot(self, table_id: str, game: Game[Any], entries: list[Entry]) -> Table | None:
        """The table at its snapshot. One that cannot be read is no loss: the log is the truth."""
        kept = await self.store.snapshot(table_id)
        if kept is None or not 1 < kept[0] <= entries[-1].n:
            return None
        try:
            return thaw(table_id, game, entries[0], kept[1])
        except (msgspec.MsgspecError, StarboardError) as error:
            log.warning("a snapshot was not usable", extra={"table": table_id, "reason": type(error).__name__})
            return None

    async def create(self, table_id: str, person: str | None, plan: Created) -> Live:
        now = self.now()
        entry = Entry(1, now, person, plan)
        table = Table(table_id, self.games.game(plan.game).under(plan.version), entry)
        await self.store.create(entry, summary_of(table), players=[kept.person for kept in plan.kept])
        live = self.live[table_id] = Live(table, used_at=now, since=now, snapshot_n=1, told_n=1)
        return live

    # Changing them.

    async def do(self, table_id: str, person: str | None, decide: Callable[[Table], Decision]) -> int:
        """Let a person do something: returns the number of the last entry, once everything is durable and told."""
        async with self.at(table_id) as live:
            # Who finds the place taken was overtaken by somebody who got on: trying again comes to its turn.
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                try:
                    done, after = decide(live.table)
                except StarboardError:
                    # Another process may have written what makes it possible. Only the newest table refuses.
                    if await self._catch_up(live):
                        continue
                    raise
                if not done:
                    return live.table.n
                try:
                    return await self._write(live, person, done, after)
                except Taken:
                    await self._mend(live)
            raise TableError("table-busy", None)

    async def _write(self, live: Live, person: str | None, done: list[AnyDeed], after: Position[Any] | None) -> int:
        table = live.table
        at = max(self.now(), table.updated_at)  # the log never goes back in time
        entries = [Entry(table.n + 1 + i, at, person, deed) for i, deed in enumerate(done)]
        sat = {seat.person for seat in table.seats}
        told: list[tuple[Entry, list[Event]]] = []
        try:
            for entry in entries:
                table.apply(entry, after if isinstance(entry.deed, Moved) else None)
                told.append((entry, table.events))
            new = [seat.person for seat in table.seats if seat.person is not None and seat.person not in sat]
            await self.store.append(entries, summary_of(table), new)
        except BaseException:
            # Nothing may be built on what was not written. Also a cancelled caller leaves the truth to the store.
            live.torn = True
            raise
        self._tell(live, told, own=True)
        return table.n

    async def _mend(self, live: Live) -> None:
        """Back to what was last told, then on with what the store has."""
        live.table = await self._load(live.table.id, live.told_n)
        live.torn = False
        await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Read and tell what other processes have written; False if nothing."""
        told = []
        entries = await self.store.entries(live.table.id, after=live.table.n)
        for entry in entries:
            if entry.n == live.table.n + 1:
                live.table.apply(entry)
                told.append((entry, live.table.events))
        self._tell(live, told, own=False)
        return bool(told)

    async def follow_news(self) -> None:
        """For ever: tables that other processes have changed, as far as anybody here looks at them."""
        async for table_id, n in self.store.news():
            live = self.live.get(table_id)
            if live is not None and live.table.n < n:
                try:
                    async with self.at(table_id) as live:
                        await self._catch_up(live)
                except Exception:
                    log.exception("news could not be followed", extra={"table": table_id})

    # Telling.

    def _tell(self, live: Live, told: list[tuple[Entry, list[Event]]], own: bool) -> None:
        """Each listener hears what their seats may know; those who may know the same get the same bytes."""
        if not told:
            return
        table = live.table
        live.told_n = table.n
        groups: dict[tuple[Viewpoint, bool], list[Listener]] = {}
        for listener in live.listeners:
            owner = listener.person is not None and listener.person == table.owner
            groups.setdefault((tuple(table.seats_of(listener.person)), owner), []).append(listener)
        for (viewpoint, owner), listeners in groups.items():
            for number, (entry, events) in enumerate(told):
                last = number == len(told) - 1
                whole = last and not all(isinstance(one.deed, Said) for one, _ in told)
                state = table_told(table, table.owner if owner else None, viewpoint) if whole else None
                message = encode(News(deed_told(table, entry, events, viewpoint), state))
                for listener in listeners:
                    listener.hear(message)
        for hook in [*self.after, *self.after_own] if own else self.after:
            hook(live, [entry for entry, _ in told])
        if table.n - live.snapshot_n >= SNAPSHOT_EVERY:
            live.snapshot_n = table.n
            self.background(self.store.save_snapshot(table.id, table.n, freeze(table)))

    async def history(self, table: Table, after: int) -> list[tuple[Entry, list[Event]]]:
        """The log after an entry, with what happened in each, worked out anew. The caller holds the lock."""
        entries = await self.store.entries(table.id)
        again = Table(table.id, table.game, entries[0])
        told: list[tuple[Entry, list[Event]]] = [(entries[0], [])] if after < 1 else []
        for entry in entries[1:]:
            if entry.n > table.n:
                break
            again.apply(entry)
            if entry.n > after:
                told.append((entry, again.events))
        return told

    # Housekeeping.

    def background(self, work: Awaitable[Any]) -> None:
        """Do something nobody waits for; a failure is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background work failed", exc_info=task.exception())

    async def settle(self) -> None:
        """Wait for what is under way, and keep a snapshot of every table in memory."""
        while self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
            for task in list(self._tasks):
                task.cancel()
        for live in self.live.values():
            await self._keep(live)

    async def put_away(self, idle: float) -> int:
        """Tables that nobody has looked at for so many seconds leave the memory; the store has everything."""
        old = [
            live
            for live in self.live.values()
            if not live.listeners and not live.lock.locked() and live.used_at < self.now() - idle and not busy(live)
        ]
        for live in old:
            if live.listeners or live.lock.locked():
                continue  # somebody has come while another table was put away
            del self.live[live.table.id]
            await self._keep(live)
        return len(old)

    async def _keep(self, live: Live) -> None:
        table = live.table
        if table.n > live.snapshot_n and table.position is not None and not live.torn:
            await self.store.save_snapshot(table.id, table.n, freeze(table))


def busy(live: Live) -> bool:
    """Whether the table goes on by itself: a bot is to move, a clock runs, or a wish is to be settled."""
    table = live.table
    if any(seat.wish for seat in table.seats):
        return True
    return any(table.seats[seat].bot for seat in table.waiting) or (table.clock is not None and bool(table.waiting))
