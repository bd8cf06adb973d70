"""Health of the store, found out by writing: a full disk is still read without a complaint."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from starboard.tables.store import Store, StoreDown

log = logging.getLogger("starboard.pulse")

EVERY = 5.0  # seconds for which an answer is good, however many ask
PATIENCE = 8.0  # seconds after which a write that is still under way counts as none: a busy disk is not a broken one


class Pulse:
    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.now = now
        self.well = True
        self._known_at = float("-inf")
        self._beat: asyncio.Task[None] | None = None

    async def is_well(self) -> bool:
        if self.now() - self._known_at < EVERY:
            return self.well
        if self._beat is None or self._beat.done():
            self._beat = asyncio.create_task(self._try())
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(self._beat)
        except TimeoutError:
            self._learn(False)
        return self.well

    async def _try(self) -> None:
        try:
            await self.store.ping()
        except StoreDown:
            self._learn(False)
        except Exception:
            log.exception("the store could not be asked how it is")
            self._learn(False)
        else:
            self._learn(True)

    def _learn(self, well: bool) -> None:
        self.well, self._known_at = well, self.now()

    async def stop(self) -> None:
        if self._beat is not None:
            self._beat.cancel()
            await asyncio.gather(self._beat, return_exceptions=True)
