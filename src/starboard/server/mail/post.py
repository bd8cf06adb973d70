"""The queue of letters: as many as it holds, a few at a time, each tried a few times. Nobody ever waits for it.

It is in memory. Whatever was not sent when a server ends can be asked for again, and notices are of the moment.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import NamedTuple

from starboard.server.mail.letters import Letter
from starboard.server.mail.relay import PATIENCE, NotTaken, Relay
from starboard.server.metrics import Metrics

log = logging.getLogger("starboard.mail")

AT_ONCE = 4
MOST = 500  # letters that wait, or wait for another try
MOST_NOTICES = 400  # so that there is room for those that somebody asks for and waits for
TRIES = (0.0, 30.0, 300.0)  # seconds before each
GOODBYE_SECONDS = 5.0
LATER = "retried"


class Sender(NamedTuple):
    address: str
    host: str  # of our site


class Post:
    def __init__(self, relay: Relay, sender: Sender, metrics: Metrics) -> None:
        self.relay = relay
        self.sender = sender
        self.metrics = metrics
        self._under_way: dict[asyncio.Task[None], Letter] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._closing = asyncio.Event()
        metrics.mails_waiting.set_function(lambda: len(self._under_way))

    def send(self, letter: Letter) -> None:
        """Take a letter to be sent, unless too many wait already."""
        most = MOST_NOTICES if letter.is_notice else MOST
        if len(self._under_way) >= most or self._closing.is_set():
            self.metrics.mails.labels("dropped").inc()
            log.warning("a letter was dropped: too many wait", extra={"kind": letter.kind})
            return
        task = asyncio.create_task(self._deliver(letter))
        self._under_way[task] = letter
        task.add_done_callback(self._under_way.pop)

    async def _deliver(self, letter: Letter) -> None:
        outcome = "failed"
        for wait in TRIES:
            if not await self._rest(wait):
                outcome = "dropped"
                break
            async with self._places:
                outcome = await self._try(letter)
            if outcome != LATER:
                break
            self.metrics.mails.labels(LATER).inc()
        self.metrics.mails.labels("failed" if outcome == LATER else outcome).inc()

    async def _rest(self, seconds: float) -> bool:
        """Wait until the next try; False if there will be none."""
        if seconds:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), seconds)
        return not (seconds and self._closing.is_set())

    async def _try(self, letter: Letter) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.relay.take(letter.message, self.sender.address, letter.address, self.sender.host)
        except (NotTaken, TimeoutError) as error:
            for_good = isinstance(error, NotTaken) and error.for_good
            reason = str(error) or type(error).__name__
            log.warning("a letter was not taken", extra={"kind": letter.kind, "reason": reason, "for_good": for_good})
            return "failed" if for_good else LATER
        except Exception as error:  # of ours or of the library: what it says may hold an address
            log.error("a letter could not be sent", extra={"kind": letter.kind, "reason": type(error).__name__})
            return "failed"
        return "sent"

    def drop(self, person: str) -> None:
        """Send nothing more of what waits for somebody."""
        for task, letter in list(self._under_way.items()):
            if letter.person == person:
                task.cancel()

    async def stop(self) -> None:
        """Let what is under way be sent, if that takes no time; the rest is given up."""
        self._closing.set()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=GOODBYE_SECONDS)
        rest = list(self._under_way)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
