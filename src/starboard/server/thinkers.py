"""Bots think in worker processes, so that the server never waits for them.

Whoever wrote the last entry of a table lets its bots think; whoever loads a table looks whether one is due.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from importlib.metadata import EntryPoint

import msgspec

from starboard.bots import make_bot
from starboard.kernel.chance import fresh_seed, scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import GROUP, Registry
from starboard.server.config import Config
from starboard.server.hub import Hub, Live
from starboard.tables.deeds import Entry
from starboard.tables.table import Table

log = logging.getLogger("starboard.thinkers")

GRACE = 4.0  # seconds beyond its budget after which a bot is taken for stuck


def think(games: list[tuple[str, str]], game_id: str, dump: bytes, seat: int, level: str, seed: int) -> str:
    """In a worker: the notation of the bot's choice."""
    registry = Registry(EntryPoint(name, value, GROUP) for name, value in games)
    position = registry.game(game_id).load(msgspec.json.decode(dump))
    return make_bot(game_id, level).choose(position, seat, seed).notation


class Thinkers:
    def __init__(self, hub: Hub, config: Config) -> None:
        self.hub = hub
        self.config = config
        self.pool: ProcessPoolExecutor | None = None
        self.thinking: set[tuple[str, int, int]] = set()  # table, ply, seat

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
                process.terminate()

    def after(self, live: Live, entries: list[Entry]) -> None:
        """A table has changed, or was loaded: let the bots that are due think."""
        table = live.table
        for seat in table.waiting:
            level = table.seats[seat].bot
            key = (table.id, table.ply, seat)
            if level is not None and key not in self.thinking:
                self.thinking.add(key)
                self.hub.background(self._move(key, level))

    async def _move(self, key: tuple[str, int, int], level: str) -> None:
        table_id, ply, seat = key
        try:
            begun = asyncio.get_running_loop().time()
            choice = await self.choice(table_id, ply, seat, level)
            await asyncio.sleep(max(0.0, self.config.bot_pace - (asyncio.get_running_loop().time() - begun)))
            if choice is not None:
                await self.hub.do(
                    table_id,
                    None,
                    lambda table: table.move(None, ply, choice, seat, bot=True) if due(table, key) else ([], None),
                )
        except StarboardError as error:
            log.warning("a bot could not move", extra={"table": table_id, "reason": str(error)})
        finally:
            self.thinking.discard(key)

    async def choice(self, table_id: str, ply: int, seat: int, level: str) -> str | None:
        """What the bot chooses at this position; None if the table has gone on."""
        live = await self.hub.get(table_id)
        async with live.lock:
            if not due(live.table, (table_id, ply, seat)) or live.table.position is None:
                return None
            game_id = live.table.game.id
            dump = msgspec.json.encode(live.table.position.dump())
        games = [(point.name, point.value) for point in self.hub.games.points]
        seed = scramble(fresh_seed())
        try:
            return await self._in_worker(games, game_id, dump, seat, level, seed)
        except (TimeoutError, BrokenExecutor) as error:
            log.error("a bot got stuck", extra={"table": table_id, "level": level, "reason": repr(error)})
            self.stop()
            self.start()
            # Playing anything is better than keeping people waiting.
            return await self._in_worker(games, game_id, dump, seat, "random", seed)

    async def _in_worker(
        self, games: list[tuple[str, str]], game_id: str, dump: bytes, seat: int, level: str, seed: int
    ) -> str:
        assert self.pool is not None
        work = asyncio.get_running_loop().run_in_executor(self.pool, think, games, game_id, dump, seat, level, seed)
        return await asyncio.wait_for(work, self.config.bot_budget + GRACE + 10)

    async def hint(self, live: Live, seat: int, level: str) -> str | None:
        """What a bot would do at this seat now."""
        return await self.choice(live.table.id, live.table.ply, seat, level)


def due(table: Table, key: tuple[str, int, int]) -> bool:
    return table.ply == key[1] and key[2] in table.waiting
