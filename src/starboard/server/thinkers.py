"""Bots think in worker processes, so that the server never waits for them.

Every process that has a table in memory lets its bots think; the first answer that is written counts.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from starboard.bots import adviser, is_search, make_bot, with_budget
from starboard.bots.bot import Thought, agreed, next_best
from starboard.kernel.chance import fresh_seed, scramble
from starboard.kernel.errors import IllegalChoice
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry
from starboard.server.config import Config
from starboard.server.hub import Decision, Hub, Live
from starboard.server.messages import HintTold
from starboard.tables.deeds import Entry
from starboard.tables.table import Table

log = logging.getLogger("starboard.thinkers")

GRACE = 14.0  # seconds beyond its budget after which a bot is taken for stuck: a worker may have to start first
TRIES = 3  # with a worker, before the bot of the last resort plays
LAST_RESORT = "random"


def think(games: Registry, game_id: str, dump: bytes, seat: int, is_advice: bool, level: str, seed: int) -> Thought:
    """In a worker: what the bot would choose."""
    position = games.game(game_id).load(msgspec.json.decode(dump))
    bot = make_bot(game_id, level)
    return (bot.advise if is_advice else bot.consider)(position, seat, seed)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of a seat. Undo can lead to another position of the same ply, so the position itself counts."""

    table_id: str
    game_id: str
    ply: int
    seat: int
    position: Position[Any]
    dump: bytes

    @classmethod
    def of(cls, table: Table, seat: int) -> Turn | None:
        """None if the seat has nothing to decide."""
        position = table.position
        if position is None or seat not in table.waiting:
            return None
        return cls(table.id, table.game.id, table.ply, seat, position, msgspec.json.encode(position.dump()))

    def stands(self, table: Table) -> bool:
        return table.position is self.position and table.ply == self.ply and self.seat in table.waiting


class Thinkers:
    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.pool: ProcessPoolExecutor | None = None
        self.thinking: set[tuple[str, int]] = set()  # table, seat
        self.busy = 0  # workers that have something to think about

    def start(self) -> None:
        # A fresh interpreter each: forking a process that has threads is asking for trouble.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.config.bot_workers, context)

    def stop(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # one that is stuck need not listen to anything milder

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """Fresh workers instead of those of a broken pool, unless that has been done."""
        if self.pool is pool:
            self.stop()
            self.start()

    def after(self, live: Live, entries: list[Entry]) -> None:
        """A table has changed, or was loaded: let the bots that are due think."""
        table = live.table
        for seat in table.waiting:
            key = (table.id, seat)
            if table.seats[seat].bot is not None and key not in self.thinking and self.pool is not None:
                self.thinking.add(key)
                self.hub.background(self._play(*key))

    async def _play(self, table_id: str, seat: int) -> None:
        """Play as long as it is the turn of this seat and a bot's."""
        level: str | None = None
        try:
            while self.pool is not None:
                async with self.hub.at(table_id) as live:
                    turn = Turn.of(live.table, seat)
                    wanted = live.table.seats[seat].bot
                if turn is None or wanted is None:
                    return
                begun = asyncio.get_running_loop().time()
                thought = await self.consider(turn, level or wanted)
                await asyncio.sleep(max(0.0, self.config.bot_pace - (asyncio.get_running_loop().time() - begun)))
                level = None if await self._move(turn, thought.notation if thought else None) else LAST_RESORT
        finally:
            self.thinking.discard((table_id, seat))

    async def _move(self, turn: Turn, choice: str | None) -> bool:
        """False if the choice turned out not to be legal; what has become of the table otherwise is no matter."""

        def decide(table: Table) -> Decision:
            if choice is None or not turn.stands(table) or table.seats[turn.seat].bot is None:
                return [], None
            return table.move(None, turn.ply, choice, turn.seat, bot=True)

        try:
            await self.hub.do(turn.table_id, None, decide)
        except IllegalChoice as error:
            log.error("a bot chose what it may not", extra={"table": turn.table_id, "reason": str(error)})
            return False
        return True

    async def consider(self, turn: Turn, level: str, is_advice: bool = False) -> Thought | None:
        """What a bot of this level would do; None if the server is being closed."""
        work = partial(think, self.hub.games, turn.game_id, turn.dump, turn.seat, is_advice)
        budgeted = with_budget(level, self.config.bot_budget)
        for _ in range(TRIES):
            pool = self.pool
            if pool is None:
                return None
            try:
                return await asyncio.wait_for(self.agree(pool, work, budgeted), self.config.bot_budget + GRACE)
            except BrokenExecutor as error:
                # Perhaps by what another bot did: this one may try again.
                reason = repr(error)
                self.replace(pool)
            except TimeoutError as error:
                reason = repr(error)
                self.replace(pool)
                break
            except Exception as error:
                reason = repr(error)
                break
        log.error("a bot got stuck", extra={"table": turn.table_id, "level": level, "reason": reason})
        # Playing anything is better than keeping people waiting.
        return await asyncio.to_thread(work, LAST_RESORT, fresh_seed())

    async def agree(self, pool: ProcessPoolExecutor, work: Callable[[str, int], Thought], level: str) -> Thought:
        """Workers that have nothing else to do search the same decision, each by its own chance."""
        loop = asyncio.get_running_loop()
        count = max(1, self.config.bot_workers - self.busy) if is_search(level) else 1
        self.busy += count
        try:
            thoughts = [loop.run_in_executor(pool, work, level, scramble(fresh_seed())) for _ in range(count)]
            return agreed(await asyncio.gather(*thoughts))
        finally:
            self.busy -= count

    async def hint(self, live: Live, seat: int) -> HintTold | None:
        """What the strongest bot would do at this seat now, and by how much it prefers that."""
        async with self.hub.at(live.table.id) as live:
            turn = Turn.of(live.table, seat)
        level = adviser(live.table.game.id)
        thought = await self.consider(turn, level, is_advice=True) if turn is not None else None
        if thought is None:
            return None
        told, weights = HintTold(level, thought.notation), thought.weights
        if weights:
            told.share = weights[thought.notation].share
            told.next_choice = next_best(weights, thought.notation)
        if told.next_choice is not None:
            told.next_share = weights[told.next_choice].share
        return told
