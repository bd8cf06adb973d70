"""A process that works for the server: lost or stuck, a fresh one takes its place."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from functools import partial

import pytest

from processes import alive
from starboard.kernel.registry import PackMissing, Registry, installed, learn
from starboard.server.worker import Lost, Worker
from waiting import PATIENCE, wait_for


def fail() -> None:
    raise LookupError("not here")


def test_a_worker_is_another_process_and_stays_the_same() -> None:
    async def twice() -> list[int]:
        worker = Worker()
        try:
            assert worker.pid is None
            return [await worker.do(os.getpid, PATIENCE) for _ in range(2)]
        finally:
            worker.kill()

    first, second = asyncio.run(twice())
    assert first == second != os.getpid()
    wait_for(lambda: not alive(first))


def test_what_fails_there_fails_here_and_costs_no_process() -> None:
    async def failing() -> None:
        worker = Worker()
        try:
            pid = await worker.do(os.getpid, PATIENCE)
            with pytest.raises(LookupError, match="not here"):
                await worker.do(fail, PATIENCE)
            assert await worker.do(os.getpid, PATIENCE) == pid
        finally:
            worker.kill()

    asyncio.run(failing())


def test_one_that_is_lost_or_stuck_is_replaced() -> None:
    async def losing() -> None:
        worker = Worker()
        try:
            first = await worker.do(os.getpid, PATIENCE)
            with pytest.raises(Lost):
                await worker.do(partial(os._exit, 3), PATIENCE)
            second = await worker.do(os.getpid, PATIENCE)
            with pytest.raises(TimeoutError):
                await worker.do(partial(time.sleep, PATIENCE), 0.2)
            third = await worker.do(os.getpid, PATIENCE)
            # Killed while it has nothing to do: that is noticed with the next work.
            os.kill(third, signal.SIGKILL)
            wait_for(lambda: not alive(third))
            found = None
            while found is None:
                try:
                    found = await worker.do(os.getpid, PATIENCE)
                except Lost:
                    assert worker.pid is None
            assert len({first, second, third, found}) == 4
            wait_for(lambda: not alive(second))
        finally:
            worker.kill()

    asyncio.run(losing())


def test_nobody_waits_for_what_is_no_longer_wanted() -> None:
    async def leaving() -> None:
        worker = Worker()
        try:
            pid = await worker.do(os.getpid, PATIENCE)
            task = asyncio.create_task(worker.do(partial(time.sleep, PATIENCE), PATIENCE))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert await worker.do(os.getpid, PATIENCE) != pid
            wait_for(lambda: not alive(pid))
        finally:
            worker.kill()

    asyncio.run(leaving())


PACK = "game = 'outer_rim'\nname = 'Mine'\n"


def sign_here(games: Registry, sign: str) -> str:
    return games.played_with("outer_rim", {"pack": sign}).pack_sign


def test_a_pack_is_sent_to_a_worker_once() -> None:
    sign = installed().printed("outer_rim").with_pack("pack.toml", PACK).pack_sign
    taught: list[str] = []

    async def teach(missing: PackMissing) -> Callable[[], None]:
        taught.append(missing.sign)
        if missing.sign != sign:
            raise missing
        return partial(learn, installed(), missing.game_id, PACK)

    async def thrice() -> None:
        worker = Worker(teach=teach)
        try:
            for _ in range(2):
                assert await worker.do(partial(sign_here, installed(), sign), PATIENCE) == sign
            assert taught == [sign]
            with pytest.raises(PackMissing, match="0123456789ab"):
                await worker.do(partial(sign_here, installed(), "0123456789ab"), PATIENCE)
        finally:
            worker.kill()

    asyncio.run(thrice())
