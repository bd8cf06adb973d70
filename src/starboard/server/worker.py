"""A process that works for the server, one piece of work at a time; a fresh one takes its place if it is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from starboard.kernel.registry import PackMissing
from starboard.lab.workers import deaf, obey

T = TypeVar("T")
Teach = Callable[[PackMissing], Awaitable[Callable[[], None]]]  # finds the work by which a process learns a pack

START = 120.0  # seconds a process has to come up, on a machine however busy


class Lost(Exception):
    """The process has ended in the middle of its work."""


def be_ready() -> None:
    """Start up, in the process: nothing is to be done but to be there."""


class Worker:
    """`teach` is asked when the process misses a content pack, so that none is sent with every piece of work."""

    def __init__(self, prepare: Callable[[Connection], None] = obey, teach: Teach | None = None) -> None:
        self.prepare = prepare
        self.teach = teach
        self.pool: ProcessPoolExecutor | None = None
        self.line: Connection | None = None  # the process ends with it

    @property
    def pid(self) -> int | None:
        processes = list((self.pool._processes or {}).values()) if self.pool is not None else []
        return processes[0].pid if processes else None

    async def do(self, work: Callable[[], T], seconds: float) -> T:
        """Let the process do this. TimeoutError if it takes longer, once the process is up; Lost if it ends."""
        if self.pool is None:
            await self._start()
        try:
            return await self._result(work, seconds)
        except PackMissing as missing:
            if self.teach is None:
                raise
            await self._result(await self.teach(missing), seconds)
            return await self._result(work, seconds)

    async def _start(self) -> None:
        # A fresh interpreter: forking a process that has threads is asking for trouble.
        context = get_context("spawn")
        line, self.line = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(1, context, initializer=self.prepare, initargs=(line,))
        await self._result(be_ready, START)

    async def _result(self, work: Callable[[], T], seconds: float) -> T:
        pool = self.pool
        assert pool is not None
        try:
            with deaf():  # the process may start here
                future = asyncio.wrap_future(pool.submit(work))
        except BrokenExecutor:
            self.kill()
            raise Lost from None
        future.add_done_callback(look_at)
        try:
            await asyncio.wait([future], timeout=seconds)
        except asyncio.CancelledError:
            self.kill()  # nobody else may have to wait for what nobody wants any more
            raise
        if not future.done():
            self.kill()
            raise TimeoutError(f"{seconds:g} seconds")
        if future.cancelled() or isinstance(future.exception(), BrokenExecutor):
            self.kill()
            raise Lost
        return future.result()

    def kill(self) -> None:
        """End the process at once. Whoever wants something done gets a fresh one."""
        if self.pool is not None:
            pool, self.pool = self.pool, None
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # one that is stuck need not listen to anything milder
        if self.line is not None:
            self.line.close()
            self.line = None


def look_at(future: asyncio.Future[Any]) -> None:
    """Retrieve the failure: asyncio complains of those that nobody looks at, as of a process that was killed."""
    if not future.cancelled():
        future.exception()
