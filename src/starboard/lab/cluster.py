"""Work that is done by Dask workers: on many machines, or by a cluster of this one that lasts as long as the work.

The address of a cluster is in DASK_SCHEDULER_ADDRESS, as Dask has it. What a lost worker was about to do is given to
another by Dask itself; whatever comes twice is taken once.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from itertools import islice
from multiprocessing import resource_tracker
from typing import TypeVar

from distributed import Client, KilledWorker, LocalCluster, as_completed

from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.lab.workers import deaf

T = TypeVar("T")

ADDRESS = "DASK_SCHEDULER_ADDRESS"
AHEAD = 3  # tasks for each thread of the cluster, so that none waits for us
ANY_PORT = "127.0.0.1:0"
PATIENCE = 60  # seconds for the first worker to come


def on_dask(work: Callable[[int], T], numbers: Iterable[int], jobs: int) -> Iterator[T]:
    """Yield the results for the numbers, in the order in which they are done. Closed early, it stops at once."""
    ahead = iter(numbers)
    with ExitStack() as stack:
        client = connected(stack, jobs)
        pending = as_completed(with_results=True, raise_errors=False)

        def hand_out() -> None:
            room = AHEAD * max(1, sum(client.nthreads().values())) - pending.count()
            for number in islice(ahead, max(0, room)):
                pending.add(client.submit(work, number, pure=False))

        hand_out()
        for future, result in pending:
            if future.status == "error":
                raise_error(result[1])
            elif future.status == "cancelled":
                raise StarboardError("error-cluster-lost")
            future.release()
            hand_out()
            yield result


def raise_error(error: BaseException) -> None:
    if isinstance(error, KilledWorker):
        raise StarboardError("error-workers-die", times=error.allowed_failures + 1) from error
    raise error


def connected(stack: ExitStack, jobs: int) -> Client:
    """Connect a client to the cluster at hand. All is closed with the stack."""
    quiet(stack)
    address = os.environ.get(ADDRESS)
    resource_tracker.ensure_running()  # or it would be started with the first worker, and give us our ears back
    with deaf():  # worker processes begin here, and leave Ctrl-C to us
        if address:
            try:
                client = Client(address, timeout=PATIENCE / 4)
            except (OSError, ValueError) as error:
                raise StarboardError("error-cluster-none", address=address, reason=system_problem(error)) from error
        else:
            cluster = LocalCluster(
                n_workers=jobs, threads_per_worker=1, dashboard_address=ANY_PORT, silence_logs=logging.CRITICAL
            )
            stack.callback(cluster.close)
            client = Client(cluster)
    stack.callback(client.close)
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        raise StarboardError("error-cluster-empty", address=address or "–", seconds=PATIENCE) from error
    return client


def quiet(stack: ExitStack) -> None:
    """Silence what Dask tells on standard error of workers that come and go, which is no news here."""
    for logger in map(logging.getLogger, ("distributed", "asyncio")):
        stack.callback(logger.setLevel, logger.level)
        logger.setLevel(logging.CRITICAL)
