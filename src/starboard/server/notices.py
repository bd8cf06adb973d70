"""Notices: decides who is to be told what, by which channels (channels.py), and when.

Browsers at a table are told over their socket; this is for people who are elsewhere. A table may have a webhook, that a
chat service gives out. People choose for themselves what they are told by push or mail, and when not: in their quiet
hours a notice waits in the store, and is sent at their end if it is still true. Whoever is here is told nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable

from msgspec.structs import replace

from starboard.server.attendance import Attendance
from starboard.server.channels import Args, Channel, Later, Nobody, Notice, TableHook
from starboard.server.hub import Hub, Live
from starboard.server.limits import Limiter
from starboard.server.metrics import Metrics
from starboard.server.notice_maker import NoticeMaker, address_of
from starboard.server.webhooks import Caller
from starboard.tables.deeds import Closed, Ended, Entry, Reminded
from starboard.tables.notices import Kind, NoticeSettings, Waiting
from starboard.tables.store import Store
from starboard.tables.summary import LESSON
from starboard.tables.table import Table

log = logging.getLogger("starboard.notices")

# Of each channel, so that one that is slow does not hold up the others.
ENDS = (Ended, Closed)
CALLS = 8  # at a time
WAITING = 64  # notices that wait for others; what is more is dropped
# Of each person: nobody can be rung up all day by invitations.
RATE, AT_ONCE = 1 / 20, 12

SWEEP_EVERY = 15.0  # seconds between two looks at what waits in the store
LEASE = 120.0  # seconds in which whoever has taken a notice has sent it; after that another server tries
LATER = (30.0, 120.0, 600.0, 1800.0)  # seconds between tries
LONGEST_WAIT = 3600.0  # that somebody else may ask for


class Notices:
    def __init__(
        self,
        hub: Hub,
        attendance: Attendance,
        private: bool,
        metrics: Metrics,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.hub = hub
        self.attendance = attendance
        self.metrics = metrics
        self.now = now
        self.maker = NoticeMaker(hub.store, attendance, lambda: self.now())
        self.caller = Caller(private)
        self.channels: dict[str, Channel] = {}  # of people, by their names
        self.under_way: Counter[str] = Counter()  # by channel
        self._calls: dict[str, asyncio.Semaphore] = {}
        self._rate = Limiter(RATE, AT_ONCE)

    @property
    def store(self) -> Store:
        return self.hub.store

    def add(self, channel: Channel) -> None:
        self.channels[channel.name] = channel

    def stop(self) -> None:
        self.caller.stop()

    # What happens at tables.

    def note(self, live: Live, _entries: list[Entry] | None = None) -> None:
        """Remember who has to decide: whoever has written that has told them, be it another server."""
        live.asked = frozenset(live.table.waiting) - live.answering

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Tell of what was written here, before it is noted."""
        table = live.table
        if any(type(entry.deed) in ENDS for entry in entries):
            done_by = {entry.by for entry in entries}
            for person in dict.fromkeys(seat.person for seat in table.seats if seat.person not in done_by):
                self._to(table, person, "over")
            self._post_to_table(table, "over", "notice-closed" if table.status == "closed" else "notice-over")
            return
        told = live.asked | live.answering  # nobody need come for what they have chosen ahead
        new = [seat for seat in table.waiting if seat not in told and table.seats[seat].bot is None]
        if away := [seat for seat in new if not self._is_here(table.seats[seat].person, table.id)]:
            for person in dict.fromkeys(table.seats[seat].person for seat in away):
                self._to(table, person, "turn")
            names = ", ".join(table.seats[seat].name for seat in away)
            self._post_to_table(table, "turn", "notice-turn", names)
        if reminded := [entry.deed.seat for entry in entries if isinstance(entry.deed, Reminded)]:
            self._remind(table, reminded)

    def _remind(self, table: Table, seats: list[int]) -> None:
        away = [seat for seat in seats if not self._is_here(table.seats[seat].person, table.id)]
        for person in dict.fromkeys(table.seats[seat].person for seat in away):
            self._to(table, person, "reminder")
        if away:
            names = ", ".join(table.seats[seat].name for seat in away)
            self._post_to_table(table, "reminder", "notice-reminder", names)

    def _to(self, table: Table, person: str | None, kind: Kind) -> None:
        if person is not None and table.plan.forked_from != LESSON and not self._is_here(person, table.id):
            self.tell(person, kind, table.id)

    def _post_to_table(self, table: Table, kind: Kind, key: str, names: str = "") -> None:
        if table.plan.webhook is not None:
            hook = TableHook(self.caller, table.plan.webhook, table.waiting)
            args: Args = {"names": names}
            path = address_of(table.id)
            notice = Notice(kind=kind, key=key, args=args, path=path, table=table.id, game=table.game.id)
            self.hub.background(self._post(hook, notice))

    def _is_here(self, person: str | None, table: str) -> bool:
        return person is not None and self.attendance.looks_at(person, table)

    # To people.

    def tell(self, person: str, kind: Kind, table: str = "", about: str = "") -> None:
        """Tell somebody, as they have chosen; nobody waits for it."""
        if self.channels:
            self.hub.background(self._tell(Waiting(person, kind, table, about)))

    async def _tell(self, wanted: Waiting) -> None:
        settings = await self.store.notice_settings(wanted.person)
        if settings is not None:
            await self.store.replace_notice(wanted)
            await self._send(wanted, settings)

    async def _send(self, wanted: Waiting, settings: NoticeSettings) -> None:
        """Send what is true and wanted now; in quiet hours it waits for their end, and only then may be sent."""
        channels = [
            channel
            for name, channel in self.channels.items()
            if wanted.kind in settings.by(name) and wanted.channel in ("", name)
        ]
        notice = await self.maker.make(wanted, settings) if channels else None
        if notice is None:
            return
        end = settings.quiet.until(self.now()) if settings.quiet else None
        if end is not None:
            await self.store.wait_notice(replace(wanted, due=end))
        elif not self._rate.allows(wanted.person):
            self._count(channels[0], "dropped")
        else:
            for channel in channels:
                try:
                    await self._post(channel, notice)
                except Later as later:
                    await self._put_off(wanted, channel.name, later)

    async def _put_off(self, wanted: Waiting, channel: str, later: Later) -> None:
        if wanted.tries >= len(LATER):
            return
        due = self.now() + min(max(later.seconds, LATER[wanted.tries]), LONGEST_WAIT)
        for receiver in later.receivers:
            await self.store.wait_notice(
                replace(wanted, channel=channel, receiver=receiver, tries=wanted.tries + 1, due=due)
            )

    async def sweep(self) -> None:
        """Send what is due, each by one server alone. What one that ended had taken is due again later."""
        for waiting in await self.store.due_notices(self.now()):
            taken = replace(waiting, due=self.now() + LEASE)
            if not await self.store.take_notice(waiting, taken.due):
                continue
            settings = await self.store.notice_settings(waiting.person)
            if settings is not None:
                await self._send(waiting, settings)
            await self.store.drop_notice(taken)

    async def follow(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            try:
                await self.sweep()
            except Exception:
                log.exception("notices that wait could not be sent")

    # Sending.

    async def _post(self, channel: Channel, notice: Notice) -> None:
        """Send it by a channel, unless too many wait there already. Only Later is raised."""
        name = channel.name
        if self.under_way[name] >= CALLS + WAITING:
            self._count(channel, "dropped")
            return
        self.under_way[name] += 1
        try:
            async with self._calls.setdefault(name, asyncio.Semaphore(CALLS)):
                await channel.send(notice)
        except Nobody:
            pass
        except Later:
            self._count(channel, "later")
            raise
        except Exception as error:  # whatever it is, its words may hold an address, which is a secret
            self._count(channel, "failed")
            log.warning(
                "a notice failed", extra={"channel": name, "table": notice.table, "reason": type(error).__name__}
            )
        else:
            self._count(channel, "sent")
        finally:
            self.under_way[name] -= 1

    def _count(self, channel: Channel, outcome: str) -> None:
        self.metrics.notices.labels(channel.name, outcome).inc()
