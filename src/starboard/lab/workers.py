"""Does work in several processes. What a process that dies was about to do is done again, by others."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeVar

from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import needs

T = TypeVar("T")

FORGIVEN = 3  # times that the same work may be lost with its process
STOPS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


def by_workers(work: Callable[[int], T], numbers: Iterable[int], jobs: int, dask: bool) -> Generator[T, None, None]:
    """Do the work by Dask, by this process alone, or by several of this machine. Closed early, it stops at once."""
    if dask:
        needs("lab", "distributed")
        from starboard.lab.cluster import on_dask

        yield from on_dask(work, numbers, jobs)
    elif jobs == 1:
        yield from map(work, numbers)
    else:
        yield from in_processes(work, numbers, jobs)


def in_processes(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """Yield the results for the numbers, in the order in which they are done. Closed early, it stops at once."""
    losses: Counter[int] = Counter()
    ahead = iter(numbers)
    lost = yield from until_one_dies(work, ahead, jobs)
    while lost:
        losses.update(lost)
        if max(losses.values()) > FORGIVEN:
            raise StarboardError("error-workers-die", times=max(losses.values()))
        lost = yield from until_one_dies(work, chain(lost, ahead), jobs)


def until_one_dies(work: Callable[[int], T], ahead: Iterator[int], jobs: int) -> Generator[T, None, list[int]]:
    """Do the same with one set of processes. If one of them dies, all do; returned is what they were handed in vain."""
    context = get_context("spawn")
    line, end = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, initializer=obey, initargs=(line,))
    pending: dict[Future[T], int] = {}
    lost: list[int] = []

    def hand_out(count: int) -> None:
        with deaf():
            for number in islice(ahead, count):
                try:
                    pending[pool.submit(work, number)] = number
                except BrokenProcessPool:
                    lost.append(number)
                    return

    try:
        hand_out(2 * jobs)
        while pending:
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            dead = [future for future in done if isinstance(future.exception(), BrokenProcessPool)]
            lost += [pending.pop(future) for future in dead]
            if not lost:
                hand_out(len(done))
            for future in done.difference(dead):
                del pending[future]
                yield future.result()
        if not lost:
            pool.shutdown()
    finally:
        end.close()  # those that live hear it, and nothing else
        pool.shutdown(cancel_futures=True)
        line.close()
    return sorted(lost)


@contextmanager
def deaf() -> Iterator[None]:
    """Block signals until the block is over: a worker starts in it, and inherits deaf ears until it can `obey`."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def obey(line: Connection) -> None:
    """Ignore Ctrl-C in a worker: the parent hears it; the worker ends when the parent lets go of the line, or dies."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    Thread(target=end_with, args=(line,), daemon=True).start()


def end_with(line: Connection) -> None:
    line.poll(None)
    os._exit(1)
