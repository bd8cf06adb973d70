"""Tables in use: loads them, lets one deed happen at a time, writes it down, then tells everybody.

Nothing is told before it is durable. Several processes may serve the same tables: whoever writes an entry first has it,
the others read it and decide again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeVar

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import AnyGame
from starboard.kernel.plain import Settings
from starboard.kernel.position import Position
from starboard.kernel.registry import PackMissing, Registry, learn
from starboard.kernel.story import Step
from starboard.server.delay import Delay
from starboard.server.gallery import tell_gallery
from starboard.server.homes import ALONE, Homes
from starboard.server.live import Listener as Listener
from starboard.server.live import Live as Live
from starboard.server.live import tell, way_of
from starboard.tables.deeds import AnyDeed, Created, Entry, Forgotten, Moved, Started, Undone
from starboard.tables.due import moments
from starboard.tables.pages import (
    PAGE,
    UNREADABLE,
    Told,
    events_of,
    frozen,
    on_the_way,
    page_of,
    reaches_back,
    read_on,
)
from starboard.tables.snapshot import position_in, thaw
from starboard.tables.store import MOST, Page, Store, Taken
from starboard.tables.summary import Summary, summary_after_moves, summary_of
from starboard.tables.table import After, Table, TableError, played

log = logging.getLogger("starboard.hub")
T = TypeVar("T")

REPLAYS = 2  # at a time; each in a thread, for the tables go on meanwhile
UNKNOWN = "table-unknown"
SIGN = re.compile("[0-9a-f]{8,64}")  # of a content pack
SOON = 600.0  # seconds: a table where something is due later need not be in memory until then
PATIENCE = 20.0  # seconds that a wish may wait while other processes write to the same table

# What a wish comes to: the deeds, and where they lead if a move was made.
Decision = tuple[list[AnyDeed], After | None]


class Hub:
    def __init__(
        self, store: Store, games: Registry, now: Callable[[], float] = time.time, homes: Homes = ALONE
    ) -> None:
        self.store = store
        self.homes = homes
        self.games = games
        self.now = now
        self.live: dict[str, Live] = {}
        self.delay = Delay(self)
        self._replays = asyncio.Semaphore(REPLAYS)
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        # Called after every change of a table, with the lock held: bots, clocks.
        self.after: list[Callable[[Live, list[Entry]], None]] = []
        # The same, but only where something else was done than to move: results, attendance.
        self.after_more: list[Callable[[Live, list[Entry]], None]] = []
        # The same, but only in the process that has written the change, and before those: notices, metrics.
        self.after_own: list[Callable[[Live, list[Entry]], None]] = []
        self.on_load: list[Callable[[Live], None]] = []

    # Games with the packs of people.

    async def game(self, game_id: str, options: Settings) -> AnyGame:
        """Return the game with the content pack that these options name, of whatever has been played here with one."""
        try:
            return self.games.played_with(game_id, options)
        except PackMissing as missing:
            text = await self._text(missing)
            if text is None:
                return self.games.game(game_id)  # `check_content` refuses what was played with another pack
            return await self.replay(partial(self.games.learn, game_id, text))

    async def lesson(self, missing: PackMissing) -> Callable[[], None]:
        """Return the work by which a worker process learns a pack; PackMissing if it is not here either."""
        text = await self._text(missing)
        if text is None:
            raise missing
        return partial(learn, self.games, missing.game_id, text)

    async def _text(self, missing: PackMissing) -> str | None:
        return await self.store.pack_text(missing.game_id, missing.sign) if SIGN.fullmatch(missing.sign) else None

    # Finding tables.

    async def get(self, table_id: str) -> Live:
        """Return the table, loaded if it is not in memory. TableError if there is none."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load_once(table_id)
        live.used_at = self.now()
        return live

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Live]:
        """Return the table with its lock held, to look at it and change it."""
        live = await self.get(table_id)
        async with live.lock:
            if live.torn:
                await self._mend(live)
            yield live

    def keeps(self, table_id: str) -> bool:
        """Check that a table goes on here: it is in memory, or would be brought here."""
        return table_id in self.live or self.homes.is_here(table_id)

    async def _load_once(self, table_id: str) -> Live:
        waiting = self._loading.get(table_id)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future = self._loading[table_id] = asyncio.get_running_loop().create_future()
        try:
            table, told = await self.load(table_id)
            live = Live(table, since=self.now(), told=told, told_n=table.n, page_n=table.n - len(told))
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

    async def load(self, table_id: str, upto: int = MOST) -> tuple[Table, list[Told]]:
        """Load the table by its log, and what happened in the entries that are on no page."""
        edition = await self.store.edition(table_id)
        entries = await self.store.entries(table_id, upto=1)
        if not entries:
            raise TableError(UNKNOWN, None, table=table_id)
        first = entries[0]
        assert isinstance(first.deed, Created)
        game = await self.game(first.deed.game, first.deed.options)
        if first.deed.version not in game.versions:
            raise TableError("table-other-rules", None, game=game.id, version=first.deed.version, now=game.version)
        game = game.under(first.deed.version)
        game.check_content(first.deed.options)
        begun = Table(table_id, game, first)
        table = await self._from_page(begun, first, upto) or begun
        table.edition = edition
        told: list[Told] = [] if table.n > 1 else [(first, [])]
        entries = await self.store.entries(table_id, table.n, upto)
        for page in await self.replay(lambda: read_on(table, entries, told)):
            await self.store.add_page(table_id, page)
        return table, told

    async def _from_page(self, begun: Table, first: Entry, upto: int) -> Table | None:
        """Load the newest page of which nothing was taken back since. One that cannot be read is no loss."""
        for mark in await self.store.pages(begun.id):
            if mark.n > upto or reaches_back(await self.store.entries(begun.id, mark.n, upto), mark.ply):
                continue
            data = await self.store.snapshot(begun.id, mark.n)
            try:
                return thaw(begun.id, begun.game, first, frozen(data or b""))
            except UNREADABLE as error:
                log.warning("a page was not usable", extra={"table": begun.id, "reason": type(error).__name__})
                await self.store.drop_pages(begun.id)
                return None
        return None

    async def replay(self, work: Callable[[], T]) -> T:
        """Play part of a game again, without keeping anybody else waiting."""
        async with self._replays:
            return await asyncio.to_thread(work)

    async def position_at(self, live: Live, ply: int) -> Position[Any]:
        """Return the position after so many moves, from the nearest one that is known. The caller holds the lock."""
        table = live.table
        known, position = table.trail.nearest(ply) or (0, None)
        marks = await self.store.pages(table.id)
        mark = next((mark for mark in marks if known < mark.ply <= ply and on_the_way(mark, table)), None)
        data = await self.store.snapshot(table.id, mark.n) if mark is not None else None
        moves = table.moves_between(mark.ply if mark and data else known, ply)

        def find() -> Position[Any]:
            start = position_in(table.game, frozen(data)) if data else position or table.fresh_position()
            return played(start, moves)

        return await self.replay(find)

    async def create(self, table_id: str, person: str | None, plan: Created) -> Live:
        now = self.now()
        entry = Entry(1, now, person, plan)
        table = Table(table_id, (await self.game(plan.game, plan.options)).under(plan.version), entry)
        await self.store.create(entry, summary_of(table), players=[kept.person for kept in plan.kept])
        live = self.live[table_id] = Live(table, used_at=now, since=now, told=[(entry, [])], told_n=1)
        return live

    # Changing them.

    async def do(self, table_id: str, person: str | None, decide: Callable[[Table], Decision]) -> int:
        """Let a person do something: returns the number of the last entry, once everything is durable and told."""
        live = await self.get(table_id)
        async with live.lock:
            if live.torn:
                await self._mend(live)
            # Who finds the place taken was overtaken by somebody who got on: trying again comes to its turn.
            until = time.monotonic() + PATIENCE
            while time.monotonic() < until:
                try:
                    done, after = decide(live.table)
                except StarboardError:
                    # Another process may have written what makes it possible. Only the newest table refuses.
                    if await self._catch_up(live):
                        continue
                    if live.table.status == "closed":  # that is why, whatever else
                        raise TableError("table-closed") from None
                    raise
                if not done:
                    return live.table.n
                try:
                    return await self._write(live, person, done, after)
                except Taken:
                    await self._mend(live)
            raise TableError("table-busy", None)

    async def _write(self, live: Live, person: str | None, done: list[AnyDeed], after: After | None) -> int:
        table = live.table
        at = max(self.now(), table.updated_at)  # the log never goes back in time
        entries = [Entry(table.n + 1 + i, at, person, deed) for i, deed in enumerate(done)]
        told: list[Told] = []
        ways: list[list[Step[Any]]] = []
        only_moves = all(type(deed) is Moved for deed in done)
        sat = set() if only_moves else people_of(table)
        try:
            for entry in entries:
                table.apply(entry, after if isinstance(entry.deed, Moved) else await self.after_of(live, entry))
                told.append((entry, table.events))
                ways.append(way_of(table, entry))
            new = [] if only_moves else sorted(people_of(table) - sat)
            known = live.summary if only_moves and live.summary and live.summary.n == entries[0].n - 1 else None
            summary = summary_after_moves(table, known) if known else summary_of(table)
            await self.store.append(entries, summary, new)
        except BaseException:
            # Nothing may be built on what was not written. Also a cancelled caller leaves the truth to the store.
            live.torn = True
            raise
        self._tell(live, told, ways, summary)
        return table.n

    async def after_of(self, live: Live, entry: Entry) -> After | None:
        """Return the position to go back to, where something is taken back; the steps of a move, if anybody looks."""
        match entry.deed:
            case Undone(ply):
                return After(await self.position_at(live, ply), [])
            case Moved() as move if live.listeners:
                return live.table.after(move)
        return None

    async def _mend(self, live: Live) -> None:
        """Go back to what was last told, then on with what the store has."""
        try:
            live.table, live.told = await self.load(live.table.id, live.told_n)
        except TableError:  # somebody who looks after the database has deleted it
            self.live.pop(live.table.id, None)
            raise
        live.torn = False
        await self._catch_up(live)
        for hook in self.on_load:
            hook(live)  # who was to act on what was not written has to do it again

    async def _catch_up(self, live: Live) -> bool:
        """Read and tell what other processes have written; False if nothing."""
        told: list[Told] = []
        ways: list[list[Step[Any]]] = []
        caught = False
        entries = await self.store.entries(live.table.id, after=live.table.n)
        if any(isinstance(entry.deed, Forgotten) for entry in entries):
            live.table, live.told = await self.load(live.table.id, live.told_n)  # what came before was rewritten
        for entry in entries:
            if entry.n == live.table.n + 1:
                live.table.apply(entry, await self.after_of(live, entry))
                told.append((entry, live.table.events))
                ways.append(way_of(live.table, entry))
                caught = True
                if isinstance(entry.deed, Started):  # what follows may not be for all who have heard so far
                    self._tell(live, told, ways)
                    told, ways = [], []
        self._tell(live, told, ways)
        return caught

    async def follow_news(self) -> None:
        """Follow for ever the tables that other processes have changed, as far as they are in memory here.

        One that is at home in another process, where it goes on, and that nobody here looks at, is let go instead.
        """
        async for table_id, n in self.store.news():
            live = self.live.get(table_id)
            if live is not None and live.table.n < n:
                if not live.everybody and not live.lock.locked() and not self.homes.is_here(table_id):
                    del self.live[table_id]
                    continue
                try:
                    async with self.at(table_id) as live:
                        await self._catch_up(live)
                except Exception:
                    log.exception("news could not be followed", extra={"table": table_id})

    async def look_again(self, table_id: str) -> None:
        """Tell whoever is here what somebody beside the servers has done to a table, perhaps deleted it."""
        live = self.live.get(table_id)
        if live is None:
            return
        if await self.store.summary(table_id) is None:
            self.live.pop(table_id, None)
            for listener in list(live.everybody):
                listener.end(UNKNOWN)
            return
        async with self.at(table_id) as live:
            await self._catch_up(live)

    # Telling.

    def _tell(self, live: Live, told: list[Told], ways: list[list[Step[Any]]], summary: Summary | None = None) -> None:
        """Tell all at the table, those without a seat perhaps later. The summary is known where it was written here.

        If the start is among the entries, it is the last of them.
        """
        if not told:
            return
        table = live.table
        entries = [entry for entry, _ in told]
        if isinstance(entries[-1].deed, Started):
            self.delay.start(live, told)
        tell(live, told, ways, summary)
        live.summary = summary
        only_moves = all(type(entry.deed) is Moved for entry in entries)
        if not only_moves:
            tell_gallery(live, entries)
        self.delay.after(live, entries)
        if summary is not None:
            for hook in self.after_own:
                hook(live, entries)
        for hook in self.after if only_moves else (*self.after, *self.after_more):
            hook(live, entries)
        if table.n - live.page_n >= PAGE:
            self.background(self._keep(live))

    def _keep(self, live: Live) -> Awaitable[None]:
        """Write what was told last on a page. It is made at once: soon the table may hold what is not written yet."""
        live.page_n = live.table.n
        return self._save(live, page_of(live.table, live.told))

    async def _save(self, live: Live, page: Page) -> None:
        await self.store.add_page(live.table.id, page)
        live.told = [one for one in live.told if one[0].n > page.mark.n]

    async def told_since(self, live: Live, after: int) -> list[Told]:
        """Return the log after an entry, with what happened in each, without playing. The caller holds the lock."""
        recent = live.told  # held on to: a page may be written meanwhile, and leave fewer there
        first = recent[0][0].n if recent else live.table.n + 1
        if after >= first - 1:
            return [one for one in recent if one[0].n > after]
        entries = await self.store.entries(live.table.id, after, first - 1)
        try:
            pages = await self.store.told(live.table.id, after)
            known = {n: events for page in pages for n, events in events_of(live.table.game, *page)}
            return [(entry, known[entry.n]) for entry in entries] + recent
        except (KeyError, *UNREADABLE):
            log.warning("pages were missing or not usable", extra={"table": live.table.id})
        await self.store.drop_pages(live.table.id)
        live.table, live.told = await self.load(live.table.id, live.told_n)
        return await self.told_since(live, after)

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
        self.delay.stop()
        while self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
            for task in list(self._tasks):
                task.cancel()
        for live in self.live.values():
            await self._put_down(live)

    async def mend(self) -> None:
        """Read tables again that hold what was not written: nobody may ever look at them, and a bot be due there."""
        for table_id in [live.table.id for live in self.live.values() if live.torn]:
            try:
                async with self.at(table_id):
                    pass
            except StarboardError as error:  # the store may still not work
                log.warning("a table cannot go on", extra={"table": table_id, "reason": str(error)})

    async def put_away(self, idle: float) -> int:
        """Evict tables that nobody has looked at for so many seconds; the store has everything."""
        old = [
            live
            for live in self.live.values()
            if not live.everybody
            and not live.lock.locked()
            and live.used_at < self.now() - idle
            and not busy(live, self.now())
        ]
        for live in old:
            if live.everybody or live.lock.locked():
                continue  # somebody has come while another table was put away
            del self.live[live.table.id]
            await self._put_down(live)
        return len(old)

    async def _put_down(self, live: Live) -> None:
        if live.told and live.table.position is not None and not live.torn:
            await self._keep(live)


def people_of(table: Table) -> set[str]:
    """Return the persons who sit at a table, or are invited to."""
    found = {seat.person for seat in table.seats} | {seat.kept_for for seat in table.seats}
    return {person for person in found if person is not None}


def busy(live: Live, now: float) -> bool:
    """Check that the table goes on by itself, and soon: a bot is to move, or something is due (tables/due.py)."""
    table = live.table
    if any(table.seats[seat].bot for seat in table.waiting):
        return True
    return any(at < now + SOON for at in moments(table))
