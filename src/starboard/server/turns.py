"""Fair turns: what there is too little of goes round among those who want it, however often each of them asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class Waiter(Generic[T]):
    since: float
    got: asyncio.Future[T]


class Turns(Generic[T]):
    """Whoever waits gets the next free one in turn: one for each person, then again one for each."""

    def __init__(self, free: Iterable[T], now: Callable[[], float] = monotonic) -> None:
        self.free = deque(free)
        self.now = now
        self._waiting: OrderedDict[str, deque[Waiter[T]]] = OrderedDict()  # by person; who is next comes first

    @property
    def waiting(self) -> int:
        """Count the turns that are waited for."""
        return sum(map(len, self._waiting.values()))

    @property
    def longest(self) -> float:
        """Return the seconds that the one who waits longest has waited."""
        return max((self.now() - line[0].since for line in self._waiting.values()), default=0.0)

    async def take(self, who: str) -> T:
        """Wait for one of them, to be given back."""
        if self.free:  # then nobody waits
            return self.free.popleft()
        waiter: Waiter[T] = Waiter(self.now(), asyncio.get_running_loop().create_future())
        self._waiting.setdefault(who, deque()).append(waiter)
        try:
            return await waiter.got
        except asyncio.CancelledError:
            if waiter.got.done() and not waiter.got.cancelled():
                self.give(waiter.got.result())  # it was handed over too late
            else:
                self._leave(who, waiter)
            raise

    def take_idle(self) -> list[T]:
        """Take all that nobody wants."""
        idle = list(self.free)
        self.free.clear()
        return idle

    def give(self, one: T) -> None:
        """Give one back: to whoever is next."""
        while self._waiting:
            who, line = self._waiting.popitem(last=False)
            waiter = line.popleft()
            if line:
                self._waiting[who] = line  # behind everybody else
            if not waiter.got.done():
                waiter.got.set_result(one)
                return
        self.free.append(one)

    def close(self) -> None:
        """Let everybody go who waits: nobody will get anything any more."""
        for line in self._waiting.values():
            for waiter in line:
                waiter.got.cancel()
        self._waiting.clear()

    def _leave(self, who: str, waiter: Waiter[T]) -> None:
        line = self._waiting.get(who)
        if line is not None and waiter in line:
            line.remove(waiter)
            if not line:
                del self._waiting[who]
