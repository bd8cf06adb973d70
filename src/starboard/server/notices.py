"""Notices when it is somebody's turn: a table may have a webhook that a chat service gives out.

Browsers are told over their socket; this is for people who are elsewhere.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from starboard.server import webhooks
from starboard.server.hub import Hub, Live
from starboard.server.metrics import Metrics
from starboard.tables.deeds import Closed, Ended, Entry
from starboard.tables.table import Table, TableError
from starboard.texts import words

log = logging.getLogger("starboard.notices")
T = TypeVar("T")

PATIENCE = 10.0  # seconds for a look-up, and for a call with all that belongs to it
CALLS = 8  # at a time
WAITING = 64  # notices that wait for others; what is more is dropped
LOOK_UPS = 4  # threads: a look-up in the name service cannot be done without one, nor be ended


class Notices:
    def __init__(self, hub: Hub, private: bool, metrics: Metrics) -> None:
        self.hub = hub
        self.private = private
        self.metrics = metrics
        self.told: dict[str, tuple[int, ...]] = {}  # table → seats that were told it is their turn
        self.under_way = 0
        self._calls = asyncio.Semaphore(CALLS)
        # Of their own: passwords are hashed and games replayed in the threads that everybody shares.
        self._look_ups = ThreadPoolExecutor(LOOK_UPS, "starboard-names")

    def stop(self) -> None:
        self._look_ups.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Refuse an address that is none, or leads into our own network."""
        try:
            await self._slowly(lambda: webhooks.check_webhook(url, self.private))
        except TimeoutError:
            raise TableError("table-bad-webhook") from None

    async def _slowly(self, look_up: Callable[[], T]) -> T:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.get_running_loop().run_in_executor(self._look_ups, look_up)

    def after(self, live: Live, entries: list[Entry]) -> None:
        table = live.table
        if table.plan.webhook is None:
            return
        if any(isinstance(entry.deed, Ended | Closed) for entry in entries):
            self.told.pop(table.id, None)
            self.hub.background(self.post(table, "notice-closed" if table.status == "closed" else "notice-over"))
            return
        present = {listener.person for listener in live.listeners}
        away = tuple(
            seat
            for seat in table.waiting
            if table.seats[seat].bot is None
            and table.seats[seat].person not in present
            and seat not in live.answering  # nobody need come for what they have chosen ahead
        )
        if away and self.told.get(table.id) != away:
            self.told[table.id] = away
            names = ", ".join(table.seats[seat].name for seat in away)
            self.hub.background(self.post(table, "notice-turn", names))
        elif not away:
            self.told.pop(table.id, None)

    async def post(self, table: Table, key: str, names: str = "") -> None:
        """Send it, unless too many wait already."""
        if self.under_way >= CALLS + WAITING:
            self.metrics.notices.labels("dropped").inc()
            return
        self.under_way += 1
        try:
            async with self._calls:
                await self._call(table.plan.webhook or "", body_of(table, key, names))
        except Exception as error:  # whatever it is, its words may hold the address, which is a secret
            self.metrics.notices.labels("failed").inc()
            log.warning("a webhook failed", extra={"table": table.id, "reason": type(error).__name__})
        else:
            self.metrics.notices.labels("sent").inc()
        finally:
            self.under_way -= 1

    async def _call(self, url: str, body: bytes) -> None:
        hook = webhooks.parsed(url)
        addresses = await self._slowly(lambda: webhooks.found(hook, self.private))
        async with asyncio.timeout(PATIENCE):
            await webhooks.call(hook, addresses, body)


def body_of(table: Table, key: str, names: str) -> bytes:
    """Serialize a notice: `text` and `content` are what the common chat services read; the rest is for programs.

    Nobody is called by a name such as `@everyone`: one service is told so, for the others the sign is separated from
    its word by a space that cannot be seen.
    """
    for sign in "@<":
        names = names.replace(sign, f"{sign}\u200b")
    text = words("en")(key, game=words("en")(table.game.id), table=table.id, names=names)
    body = {
        "text": text,
        "content": text,
        "allowed_mentions": {"parse": []},
        "table": table.id,
        "game": table.game.id,
        "waiting": table.waiting,
    }
    return json.dumps(body).encode()
