"""Everything a running server has: the store, the hub, and who works around it."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starboard.bots import levels
from starboard.kernel.registry import Registry
from starboard.server.clocks import Clocks
from starboard.server.config import Config
from starboard.server.hub import Hub, Live
from starboard.server.limits import Limiter
from starboard.server.messages import Goodbye
from starboard.server.metrics import Metrics
from starboard.server.notices import Notices
from starboard.server.results import Results
from starboard.server.tell import encode
from starboard.server.thinkers import Thinkers
from starboard.server.who import Who
from starboard.tables.store import Store
from starboard.tables.table import TableError

log = logging.getLogger("starboard.house")

TIDY_EVERY = 20.0


class House:
    def __init__(self, config: Config, store: Store, games: Registry) -> None:
        self.config = config
        self.store = store
        self.metrics = Metrics()
        self.hub = Hub(store, games)
        self.thinkers = Thinkers(self.hub, config)
        self.clocks = Clocks(self.hub)
        self.results = Results(self.hub)
        self.notices = Notices(self.hub, config.private_webhooks)
        self.requests = Limiter(config.requests_per_s, config.requests_at_once)
        self.logins = Limiter(config.logins_per_minute / 60, config.logins_per_minute)
        self.who: Who
        self.closing = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.store.open()
        self.who = await Who.of(self.store)
        self.thinkers.start()
        workers = (self.thinkers, self.clocks, self.results, self.notices, self.metrics)
        self.hub.after = [worker.after for worker in workers]
        self.hub.on_load = [lambda live: self.thinkers.after(live, []), lambda live: self.clocks.after(live, [])]
        self._tasks = [asyncio.create_task(self.hub.follow_news()), asyncio.create_task(self._tidy())]
        log.info("open")

    async def close(self) -> None:
        """Tell everybody, let what is under way be written, and leave nothing behind."""
        self.closing = True
        for live in list(self.hub.live.values()):
            for listener in list(live.listeners):
                listener.hear(encode(Goodbye("restart")))
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.clocks.stop()
        self.thinkers.stop()
        await self.hub.settle()
        await self.store.close()
        log.info("closed")

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            await self.hub.put_away(self.config.idle)

    def allow_login(self, address: str) -> None:
        if not self.logins.allows(address):
            raise TableError("who-too-many-tries")

    async def hint(self, live: Live, seat: int) -> str | None:
        return await self.thinkers.hint(live, seat, levels(live.table.game.id)[-1])
