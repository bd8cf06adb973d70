"""Everything a running server has: the store, the hub, and who works around it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import Registry
from starboard.server.analyses import Analyses
from starboard.server.clocks import Clocks
from starboard.server.config import Config
from starboard.server.hub import Hub
from starboard.server.limits import Limiter
from starboard.server.metrics import Metrics
from starboard.server.notices import Notices
from starboard.server.presence import Presence
from starboard.server.results import Results
from starboard.server.thinkers import Thinkers
from starboard.server.who import Who
from starboard.tables.store import Store
from starboard.tables.table import TableError

if TYPE_CHECKING:
    from starboard.server.connection import Connection

log = logging.getLogger("starboard.house")

TIDY_EVERY = 20.0
GOODBYE_SECONDS = 5.0


class House:
    def __init__(self, config: Config, store: Store, games: Registry) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.hub = Hub(store, games)
        self.thinkers = Thinkers(self.hub, config)
        self.analyses = Analyses(games, config)
        self.presence = Presence(self.hub, config.patience)
        self.clocks = Clocks(self.hub, self.presence)
        self.results = Results(self.hub)
        self.notices = Notices(self.hub, config.private_webhooks)
        self.requests = Limiter(config.requests_per_s, config.requests_at_once)
        self.logins = Limiter(config.logins_per_minute / 60, config.logins_per_minute)
        self.who: Who
        self.closing = False
        self.connections: set[Connection] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self.who = await Who.of(self.store)
        self.thinkers.start()
        self.hub.after = [self.thinkers.after, self.clocks.after, self.presence.after, self.results.after]
        self.hub.after_own = [self.notices.after, self.metrics.after]
        self.hub.on_load = [
            lambda live: self.thinkers.after(live, []),
            lambda live: self.clocks.after(live, []),
            self.results.on_load,
        ]
        work = (self.hub.follow_news(), self._tidy(), self._wake())
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
        self.thinkers.stop()
        await self.analyses.stop()
        await self.hub.settle()
        await self.store.close()
        log.info("closed")

    async def _wake(self) -> None:
        """Tables that go on by themselves, by a bot or a clock, do so again after a restart."""
        before: float | None = None
        while page := await self.store.summaries(status=["playing"], before=before, limit=100):
            for summary in page:
                if summary.clock or any(summary.seats[seat].bot for seat in summary.waiting):
                    try:
                        await self.hub.get(summary.id)
                    except StarboardError as error:
                        log.warning("a table cannot go on", extra={"table": summary.id, "reason": str(error)})
            before = page[-1].updated_at

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.hub.put_away(self.config.idle)
            except Exception:
                log.exception("tables could not be put away")

    def allow_login(self, address: str) -> None:
        if not self.logins.allows(address):
            raise TableError("who-too-many-tries")
