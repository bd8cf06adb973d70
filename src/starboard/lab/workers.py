"""Work that is done in several processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

T = TypeVar("T")

STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def in_processes(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """What comes of the numbers, in the order in which it is done. Closed early, it stops at once."""
    context = get_context("spawn")
    line, end = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=obey, initargs=(line,))
    ahead = iter(numbers)

    def hand_out(count: int) -> set[Future[T]]:
        with deaf():
            return {pool.submit(work, number) for number in islice(ahead, count)}

    try:
        pending = hand_out(2 * jobs)
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= hand_out(len(done))
            for future in done:
                yield future.result()
        pool.shutdown()
    finally:
        end.close()
        pool.shutdown(cancel_futures=True)
        line.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Signals wait until the block is over: a worker starts in it, and inherits deaf ears until it can `obey`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def obey(line: Connection) -> None:
    """In a worker: Ctrl-C is for the parent to hear; the worker ends when the parent lets go of the line, or dies."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    Thread(target=end_with, args=(line,), daemon=True).start()


def end_with(line: Connection) -> None:
    line.poll(None)
    os._exit(1)
