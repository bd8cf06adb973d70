"""Records from elsewhere are read in a process of their own: whoever brings long ones keeps only themselves waiting."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import TypeVar

from starboard.server.analyses import give_way
from starboard.server.turns import Turns
from starboard.server.worker import Lost, Teach, Worker
from starboard.tables.table import TableError

T = TypeVar("T")

MOST_WAITING = 20
SECONDS = 60.0  # for one record, of the longest there may be
IDLE = 300.0  # seconds after which the process is let go


class Readers:
    def __init__(
        self, teach: Teach | None, prepare: Callable[[Connection], None] = give_way, seconds: float = SECONDS
    ) -> None:
        self.worker = Worker(prepare, teach)
        self.seconds = seconds
        self.turns = Turns([self.worker])
        self.used_at = 0.0

    async def do(self, who: str, work: Callable[[], T]) -> T:
        """Let the process do this when it is the turn of whoever wants it: an address, or a person."""
        try:
            return await self.attempt(who, work, "record-busy")
        except (Lost, TimeoutError):
            raise TableError("record-busy") from None

    async def attempt(self, who: str, work: Callable[[], T], busy: str) -> T:
        """Do the same, and tell by Lost or TimeoutError what became of the process."""
        if self.turns.waiting >= MOST_WAITING:
            raise TableError(busy)
        worker = await self.turns.take(who)
        try:
            return await worker.do(work, self.seconds)
        finally:
            self.used_at = monotonic()
            self.turns.give(worker)

    def tidy(self) -> None:
        """Let the process go if nobody has wanted it for a while."""
        if self.turns.free and monotonic() - self.used_at > IDLE:
            self.worker.kill()

    def stop(self) -> None:
        self.turns.close()
        self.worker.kill()
