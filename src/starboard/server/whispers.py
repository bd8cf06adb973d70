"""Pass on between servers of one store what nobody has to remember: who is where, reactions, calls.

A server says all of an interval in one small write, and nothing if nothing has happened, but for a sign of life now and
then. Who has not been heard for a while is taken to be gone. Where there is only one server, nothing is said at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from starboard.server.messages import Emblem
from starboard.tables.store import Store, StoreDown

log = logging.getLogger("starboard.whispers")

INTERVAL = 0.4  # seconds between two writes
ALIVE_EVERY = 10.0  # seconds of silence before a sign of life
LATER = 5.0  # seconds, while the store does not work
MOST_WAITING = 2000  # whispers while it does not; older ones are dropped


class Whisper(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    pass


class Hello(Whisper, frozen=True, tag="hello"):
    """Asks all to tell who is with them: the sender has just begun to listen, or has missed something."""


class Alive(Whisper, frozen=True, tag="alive"):
    pass


class Bye(Whisper, frozen=True, tag="bye"):
    """The server stops."""


class Places(Whisper, frozen=True, tag="places"):
    """Tells where people are: sign of the person, table, state ("" for nothing to be known), since when."""

    rows: list[tuple[str, str, str, float]]
    whole: bool = False  # what was told before is forgotten


class Watched(Whisper, frozen=True, tag="watched"):
    """Tells how many watch tables at this server."""

    rows: list[tuple[str, int]]
    whole: bool = False  # what was told before is forgotten


class Reacted(Whisper, frozen=True, tag="reacted"):
    table: str
    seat: int
    what: Emblem
    person: str


class Called(Whisper, frozen=True, tag="called"):
    """There is something new for these persons: an invitation, a request."""

    persons: list[str]


class Changed(Whisper, frozen=True, tag="changed"):
    """A person has changed something about themselves that sockets have to look at again."""

    person: str


class ChosenAhead(Whisper, frozen=True, tag="ahead"):
    """Something was chosen ahead at a table, or withdrawn: whoever has it in memory reads it again."""

    table: str


AnyWhisper = Hello | Alive | Bye | Places | Watched | Reacted | Called | Changed | ChosenAhead

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyWhisper).decode


class Whispers:
    """`hears` are called with the process that says something, and what; None when we have begun to listen."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hears: list[Callable[[str, AnyWhisper | None], None]] = []
        self._waiting: list[AnyWhisper] = []
        self._wake = asyncio.Event()

    def say(self, whisper: AnyWhisper) -> None:
        """Say something with the next write."""
        if self.store.shared:
            self._waiting.append(whisper)
            self._wake.set()

    async def speak(self) -> None:
        """Write what is said, for ever."""
        while self.store.shared:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_EVERY):
                    await self._wake.wait()
            self._wake.clear()
            await asyncio.sleep(INTERVAL if await self.flush() else LATER)

    async def flush(self) -> bool:
        """Write what waits, or a sign of life; False if the store does not work: then it waits on."""
        said, self._waiting = self._waiting or [Alive()], []
        try:
            await self.store.whisper([encode(one).decode() for one in said])
        except StoreDown:
            self._waiting = [*said, *self._waiting][-MOST_WAITING:]
            return False
        except Exception:
            log.exception("whispers could not be said")
            return False
        return True

    async def listen(self) -> None:
        """Pass on what others say, for ever."""
        async for process, line in self.store.whispers():
            try:
                whisper = decode(line) if process else None
            except msgspec.MsgspecError:
                continue  # of another version of Starboard
            for hear in self.hears:
                try:
                    hear(process, whisper)
                except Exception:
                    log.exception("a whisper could not be followed")

    async def stop(self) -> None:
        """Say that this server stops, and what was not said yet."""
        if self.store.shared:
            self._waiting.append(Bye())
            await self.flush()
