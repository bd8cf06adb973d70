"""Turns go round among people, however often each of them asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from starboard.server.turns import Turns


def alone(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def run() -> None:
        asyncio.run(test())  # type: ignore[arg-type]

    return run


async def in_line(turns: Turns[str], who: str, got: list[str]) -> asyncio.Task[None]:
    async def wait() -> None:
        await turns.take(who)
        got.append(who)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    return task


@alone
async def test_each_person_gets_one_before_anybody_gets_another() -> None:
    turns = Turns(["pen"])
    pen = await turns.take("Ada")
    got: list[str] = []
    tasks = [await in_line(turns, who, got) for who in ("Ada", "Ada", "Ada", "Bob", "Cyd", "Bob")]
    assert turns.waiting == 6
    for _ in tasks:
        turns.give(pen)
        await asyncio.sleep(0)
    assert got == ["Ada", "Bob", "Cyd", "Ada", "Bob", "Ada"]
    assert turns.waiting == 0
    turns.give(pen)
    assert turns.take_idle() == ["pen"]


@alone
async def test_who_stops_waiting_keeps_nobody_waiting() -> None:
    turns = Turns(["pen"])
    pen = await turns.take("Ada")
    got: list[str] = []
    first, second, third = [await in_line(turns, who, got) for who in ("Ada", "Bob", "Cyd")]
    first.cancel()
    await asyncio.sleep(0)
    assert turns.waiting == 2
    # One who was given it, and goes before having noticed.
    turns.give(pen)
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await third
    assert got == ["Cyd"]


@alone
async def test_how_long_somebody_has_waited() -> None:
    clock = [10.0]
    turns = Turns(["pen"], now=lambda: clock[0])
    pen = await turns.take("Ada")
    assert turns.longest == 0
    got: list[str] = []
    await in_line(turns, "Ada", got)
    clock[0] = 13.0
    await in_line(turns, "Bob", got)
    clock[0] = 15.0
    assert turns.longest == 5
    turns.give(pen)
    await asyncio.sleep(0)
    assert turns.longest == 2


@alone
async def test_at_the_end_everybody_is_let_go() -> None:
    turns: Turns[str] = Turns([])
    got: list[str] = []
    task = await in_line(turns, "Ada", got)
    turns.close()
    (ended,) = await asyncio.gather(task, return_exceptions=True)
    assert isinstance(ended, asyncio.CancelledError) and got == []
