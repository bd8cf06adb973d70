"""Everything a running server has: the store, the hub, and who works around it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from starboard.bots import usual_level
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import Registry
from starboard.server import messages as m
from starboard.server.ahead import Aheads
from starboard.server.analyses import Analyses
from starboard.server.attendance import Attendance
from starboard.server.clocks import Clocks
from starboard.server.config import Config
from starboard.server.eyes import Eyes
from starboard.server.homes import Homes
from starboard.server.hosts import Hosts
from starboard.server.hub import Decision, Hub
from starboard.server.limits import Crowd, Limiter
from starboard.server.mail.channel import MailChannel
from starboard.server.mail.desk import MailDesk
from starboard.server.metrics import Metrics
from starboard.server.notices import Notices
from starboard.server.pack_desk import PackDesk
from starboard.server.presence import Presence
from starboard.server.pulse import Pulse
from starboard.server.push import Push
from starboard.server.readers import Readers
from starboard.server.results import Results
from starboard.server.thinkers import Thinkers
from starboard.server.vacations import Vacations
from starboard.server.visibility import encode
from starboard.server.whispers import AnyWhisper, Called, Changed, ChosenAhead, Reacted, Whispers
from starboard.server.who import Session, Who, login_key
from starboard.tables.store import Change, Person, Store, StoreDown
from starboard.tables.summary import Summary, bot_moves
from starboard.tables.table import LEFT, Table, TableError

if TYPE_CHECKING:
    from starboard.server.connection import Connection

log = logging.getLogger("starboard.house")

TIDY_EVERY = 20.0
SWEEP_EVERY = 5.0
WOKEN = 100  # tables that are read at a time when a server starts
ROUNDS = 90  # of tidying, half an hour: then it is looked for people who have left
GOODBYE_SECONDS = 5.0
CHANGES_EVERY, CHANGES_LATER = 1.0, 5.0  # seconds, the second while the store does not work
SHARED = 3  # times as much as one socket may send is for all of an address, or of a person
LATELY = 14 * 24 * 3600.0  # seconds: what nobody has touched for longer does not count as a running table
LOGINS_BY_NAME = 3  # times as many as from one address: so nobody alone can keep somebody else from logging in


class House:
    def __init__(self, config: Config, store: Store, games: Registry) -> None:
        self.config = config
        self.store = store
        self.homes = Homes(config.process, config.processes)
        self.pulse = Pulse(store)
        self.metrics = Metrics()
        self.hub = Hub(store, games, homes=self.homes)
        self.thinkers = Thinkers(self.hub, config, self.metrics)
        self.analyses = Analyses(games, config, self.hub.lesson)
        self.readers = Readers(self.hub.lesson)
        self.packs = PackDesk(self.hub, config)
        self.presence = Presence(self.hub, config.patience)
        self.whispers = Whispers(store)
        self.attendance = Attendance(self.hub, self.whispers)
        self.eyes = Eyes(self.hub, self.whispers)
        self.attendance.lost.append(self.eyes.lose)
        self.whispers.hears.append(self.hear)
        self.vacations = Vacations(self.hub)
        self.clocks = Clocks(self.hub, self.presence, self.vacations, config.luck_seconds)
        self.aheads = Aheads(self.hub, self.whispers, config.ahead_pace)
        self.results = Results(self.hub)
        self.notices = Notices(self.hub, self.attendance, config.private_webhooks, self.metrics)
        self.mail = MailDesk.of(store, config, self.metrics)
        if self.mail is not None:
            self.notices.add(MailChannel(self.mail, self.notices.maker))
        self.hosts = Hosts(config.listening, config.host_names)
        self.requests = Limiter(config.requests_per_s, config.requests_at_once)  # by address, and by person
        # By address or person, over all their sockets: several at one address may play together.
        self.messages = Limiter(SHARED * config.messages_per_s, SHARED * config.messages_at_once)
        self.chats = Limiter(config.chats_per_minute / 60, config.chats_per_minute / 2)  # by person
        self.late_chats = Limiter(config.chats_per_minute / 600, config.chats_per_minute / 6)
        self.reactions = Limiter(config.chats_per_minute / 60, config.chats_per_minute / 7.5)  # by person
        self.sockets = Crowd(config.sockets_per_address, config.sockets)
        self.logins = Limiter(config.logins_per_minute / 60, config.logins_per_minute)
        by_name = LOGINS_BY_NAME * config.logins_per_minute
        self.logins_by_name = Limiter(by_name / 60, by_name)
        self.who: Who
        self.push: Push
        self.closing = False
        self._is_open = False
        self.connections: set[Connection] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._last_change = 0  # that was looked at
        self._forgotten: list[str] = []  # persons, lately

    async def open(self) -> None:
        """Open everything, unless it is open already: whoever serves opens it before the application does."""
        if self._is_open:
            return
        await self.store.open()
        try:
            self.who = await Who.of(self.store)
            self.push = await Push.of(self.store, self.notices.caller)
            self._last_change = await self.store.last_change()
            if self.mail is not None:
                await self.mail.open()
        except BaseException:
            await self.store.close()
            raise
        self._is_open = True
        self.notices.add(self.push)
        self.thinkers.start()
        self.hub.after = [self.thinkers.after, self.clocks.after, self.presence.after, self.aheads.after]
        self.hub.after.append(self.notices.note)
        self.hub.after_more = [self.results.after, self.attendance.after, self.eyes.after]
        self.hub.after_own = [self.aheads.foresee, self.notices.after, self.metrics.after, self.vacations.after]
        self.hub.on_load = [
            lambda live: self.thinkers.after(live, []),
            lambda live: self.clocks.after(live, []),
            self.results.on_load,
            self.aheads.on_load,
            self.notices.note,
        ]
        work = (
            self.hub.follow_news(),
            self._tidy(),
            self._wake(),
            self._follow_changes(),
            self.whispers.speak(),
            self.whispers.listen(),
            self._sweep(),
            self.results.settle(),
            self.notices.follow(),
        )
        self._tasks = [asyncio.create_task(one) for one in work]
        log.info("open")

    async def say_goodbye(self) -> None:
        """Let everybody go, with what they are doing done. Nothing new is begun after this."""
        self.closing = True
        for connection in list(self.connections):
            connection.end("restart")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while self.connections:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Let what is under way be written, and leave nothing behind."""
        await self.say_goodbye()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.clocks.stop()
        self.attendance.stop()
        self.eyes.stop()
        self.results.stop()
        await self.whispers.stop()
        self.thinkers.stop()
        self.aheads.stop()
        self.readers.stop()
        self.packs.stop()
        await self.analyses.stop()
        await self.hub.settle()
        with contextlib.suppress(StarboardError):
            await self._forget_rest()
        self.notices.stop()
        if self.mail is not None:
            await self.mail.stop()
        await self.pulse.stop()
        await self.store.close()
        self._is_open = False
        log.info("closed")

    async def _wake(self) -> None:
        """Load tables where a bot is to move, or an answer is due, so that they go on after a restart."""
        after = ""
        while page := await self.store.bots_to_move(after, WOKEN):
            await self._load(page)
            after = page[-1]
        await self._load(await self.aheads.due())

    async def _load(self, tables: Iterable[str]) -> None:
        """Load those of these tables that are at home here."""
        for table in filter(self.homes.is_here, tables):
            try:
                await self.hub.get(table)
            except StarboardError as error:
                log.warning("a table cannot go on", extra={"table": table, "reason": str(error)})

    async def _follow_changes(self) -> None:
        """Poll for ever for what somebody has changed beside this server (cli/admin.py, another server)."""
        while True:
            try:
                for change in await self.store.changes(self._last_change):
                    await self.look_again(change)
                    self._last_change = change.n
                wait = CHANGES_EVERY
            except Exception:
                log.exception("changes could not be followed")
                wait = CHANGES_LATER
            await asyncio.sleep(wait)

    async def look_again(self, change: Change) -> None:
        """Reload what the store says now of a table or a person."""
        if change.kind == "person":
            self.who.changes += 1
            for connection in list(self.connections):
                if connection.person == change.id:
                    await connection.over()
                    await connection.learn()
            return
        try:
            await self.hub.look_again(change.id)
            summary = await self.store.summary(change.id)
            if summary is not None and bot_moves(summary) and self.homes.is_here(change.id):
                await self.hub.get(change.id)  # bots think where the table is in memory
        except StarboardError as error:
            log.warning("a table cannot go on", extra={"table": change.id, "reason": str(error)})

    async def forget(self, person: str) -> None:
        """Delete all that is known of somebody."""
        tables = await self.store.forget(person)
        self.who.changes += 1
        self.end_sockets(person)
        if self.mail is not None:
            self.mail.post.drop(person)
        self.attendance.hide(person)
        for table in tables:
            await self.look_again(Change(0, "table", table))
        self._forgotten.append(person)

    async def _forget_rest(self) -> None:
        """Delete once more: another server may have let them do something until it heard of it, or written a result."""
        while self._forgotten:
            await self.store.forget(self._forgotten[-1])
            self._forgotten.pop()

    async def _tidy(self) -> None:
        rounds = count(1)
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.hub.mend()
                self.thinkers.watch()
                self.aheads.watch()
                self.readers.tidy()
                self.packs.tidy()
                if self.mail is not None:
                    await self.mail.tidy()
                await self.hub.put_away(self.config.idle)
                await self._forget_rest()
                if next(rounds) % ROUNDS == 0:
                    await self._leave_behind()
                for connection in list(self.connections):
                    await connection.over()  # the session may have been ended by another process
            except Exception:
                log.exception("the house could not be tidied")

    async def _sweep(self) -> None:
        """Do for ever what time brings."""
        while True:
            self.attendance.sweep()
            try:
                await self.vacations.sweep()
                await self.clocks.sweep()
            except StoreDown as error:
                log.warning("what is due has to wait", extra={"reason": str(error)})
            except Exception:
                log.exception("what is due could not be done")
            await asyncio.sleep(SWEEP_EVERY)

    def hear(self, _server: str, whisper: AnyWhisper | None) -> None:
        """Follow what another server says."""
        match whisper:
            case Reacted():
                self._show(whisper)
            case Called(persons):
                self._ring(persons)
            case ChosenAhead(table):
                self.aheads.read_again(table)
            case Changed(person):
                self.hub.background(self.look_again(Change(0, "person", person)))

    def react(self, reacted: Reacted) -> None:
        """Show an emblem to all at a table, here and at other servers."""
        self._show(reacted)
        self.whispers.say(reacted)

    def call(self, *persons: str) -> None:
        """Tell people who are at a table, wherever, that there is something new for them."""
        self._ring(persons)
        self.whispers.say(Called(list(persons)))

    def _ring(self, persons: Sequence[str]) -> None:
        for connection in self.connections:
            if connection.person in persons and connection.seen is not None:
                connection.hear(encode(m.Inbox()))

    def _show(self, reacted: Reacted) -> None:
        live = self.hub.live.get(reacted.table)
        if live is not None:
            message = encode(m.Reaction(reacted.seat, reacted.what))
            for listener in list(live.listeners):
                if reacted.person not in listener.deaf:
                    listener.hear(message)

    async def _leave_behind(self) -> None:
        """Let bots play for those who have not come back to a game for days."""
        before = self.hub.now() - LEFT
        while page := await self.store.summaries(status=["playing"], before=before, limit=100):
            for summary in page:
                # Where there is a clock, it decides that.
                waits = any(summary.seats[seat].bot is None for seat in summary.waiting)
                if waits and summary.clock_plan is None and self.homes.is_here(summary.id):
                    level = usual_level(summary.game)
                    try:
                        await self.hub.do(summary.id, None, partial(left_behind, self.hub.now(), level))
                    except StarboardError as error:
                        log.warning("a table cannot go on", extra={"table": summary.id, "reason": str(error)})
            before = page[-1].updated_at

    async def demand_room(self, person: str, for_bots: bool = False) -> None:
        """Refuse another table to somebody who has too many, or one more where bots play among themselves."""
        most = self.config.tables_per_person
        if len(await self._running(person)) >= most:
            raise TableError("table-too-many", None, most=most)
        if for_bots:
            await self.demand_room_for_bots(person)

    async def demand_room_for_bots(self, person: str) -> None:
        """Refuse to leave another table to bots alone."""
        most = self.config.bot_tables_per_person
        if sum(map(is_for_bots, await self._running(person))) >= most:
            raise TableError("table-too-many-bots", None, most=most)

    async def _running(self, person: str) -> list[Summary]:
        return await self.store.unfinished(person, self.hub.now() - LATELY, self.config.tables_per_person)

    def allow_chat(self, person: str, table: Table) -> None:
        """Refuse who writes too fast; at a game that is over sooner."""
        if not (self.late_chats if table.status == "over" else self.chats).allows(person):
            raise TableError("table-chat-too-fast")

    async def log_out(self, session: Session) -> None:
        """End this session alone."""
        await self.who.end(session)
        for connection in list(self.connections):
            if connection.session and connection.session[:3] == session[:3]:
                connection.end("logged-out")

    async def log_out_everywhere(self, session: Session) -> None:
        """End all sessions of the person."""
        await self.who.end_all(session)
        await self.store.drop_browsers(session.person)
        self.end_sockets(session.person)

    def end_sockets(self, person: str, but: Session | None = None) -> None:
        """Close the sockets of a person, whose sessions are over; those of the one that goes on take it over."""
        for connection in list(self.connections):
            if connection.session and connection.session.person == person:
                if but is not None and connection.session.token == but.token:
                    connection.session = but
                else:
                    connection.end("logged-out")

    def tell_password_changed(self, person: Person) -> None:
        """Let somebody know by e-mail that their password was changed, if they have an address."""
        if self.mail is not None:
            self.hub.background(self.mail.tell_changed(person))

    def allow_login(self, address: str, name: str) -> None:
        """Apply the rate limits of logins: by address, and by name wherever the attempts come from."""
        if not self.logins.allows(address) or not self.logins_by_name.allows(login_key(name)):
            raise TableError("who-too-many-tries")


def left_behind(at: float, level: str, table: Table) -> Decision:
    return table.leave_behind(at, level), None


def is_for_bots(summary: Summary) -> bool:
    """Check that bots play there among themselves, without waiting for anybody."""
    return summary.status == "playing" and all(seat.bot is not None for seat in summary.seats)
