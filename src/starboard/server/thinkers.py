"""Bots think in worker processes, so that the server never waits for them.

Who has a bot to move waits in line for a worker: people take turns, and when the line is long everybody's bots think a
little less. Every process that has a table in memory lets its bots think; the first answer that is written counts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

import msgspec

from starboard.bots import ADVICE, adviser, is_search, make_bot, with_budget
from starboard.bots.bot import Thought, agreed, next_best
from starboard.kernel.chance import fresh_seed, scramble
from starboard.kernel.errors import IllegalChoice, StarboardError
from starboard.kernel.plain import Settings
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry
from starboard.server.config import Config
from starboard.server.hub import Decision, Hub, Live
from starboard.server.messages import HintTold
from starboard.server.metrics import Metrics
from starboard.server.turns import Turns
from starboard.server.worker import Lost, Worker
from starboard.tables.deeds import Entry
from starboard.tables.table import Table

log = logging.getLogger("starboard.thinkers")

GRACE = 14.0  # seconds beyond its budget after which a bot is taken for stuck, counted while it thinks
ROUND = 8.0  # seconds in which everybody who waits should have had a turn: so long lines make short thoughts
LEAST = 0.05  # seconds of thought that are left however many wait
TRIES = 3  # with a worker, before the bot of the last resort plays
LAST_RESORT = "random"


def think(
    games: Registry, game_id: str, options: Settings, dump: bytes, seat: int, is_advice: bool, level: str, seed: int
) -> Thought:
    """Choose for a bot, in a worker."""
    game = games.played_with(game_id, options)
    position, bot = game.load(msgspec.json.decode(dump)), make_bot(game, level)
    return (bot.advise if is_advice else bot.consider)(position, seat, seed)


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of a seat. Undo can lead to another position of the same ply, so the position itself counts."""

    table_id: str
    game_id: str
    options: Settings
    ply: int
    seat: int
    position: Position[Any]
    dump: bytes

    @classmethod
    def of(cls, table: Table, seat: int) -> Turn | None:
        """Return the decision of a seat; None if it has nothing to decide."""
        position = table.position
        if position is None or seat not in table.waiting:
            return None
        dump = msgspec.json.encode(position.dump())
        return cls(table.id, table.game.id, position.options, table.ply, seat, position, dump)

    def stands(self, table: Table) -> bool:
        return table.position is self.position and table.ply == self.ply and self.seat in table.waiting


class Thinkers:
    def __init__(self, hub: Hub, config: Config, metrics: Metrics) -> None:
        self.hub = hub
        self.config = config
        self.metrics = metrics
        self.workers: list[Worker] = []  # none before the start, and after the end
        self.turns: Turns[Worker] = Turns([])
        self.thinking: set[tuple[str, int]] = set()  # table, seat

    def start(self) -> None:
        self.workers = [Worker(teach=self.hub.lesson) for _ in range(self.config.bot_workers)]
        self.turns = Turns(self.workers)

    def stop(self) -> None:
        workers, self.workers = self.workers, []
        for worker in workers:
            worker.kill()
        self.turns.close()

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Let the bots that are due think, when a table has changed or was loaded."""
        for seat in self.due(live.table):
            self.begin(live.table, seat)

    def due(self, table: Table) -> list[int]:
        """List the seats whose bots should be thinking, and are not."""
        bots = [seat for seat in table.waiting if table.seats[seat].bot is not None]
        return [seat for seat in bots if (table.id, seat) not in self.thinking] if self.workers else []

    def begin(self, table: Table, seat: int) -> None:
        self.thinking.add((table.id, seat))
        self.hub.background(self._play(table.id, seat, table.owner or table.id))

    def watch(self) -> int:
        """Let bots think that should and do not, whatever has become of their last thought: how many there were."""
        # Where something is being done, whoever does it lets the bots think when it is written.
        still = [live.table for live in self.hub.live.values() if not live.lock.locked() and not live.torn]
        found = [(table, seat) for table in still for seat in self.due(table)]
        for table, seat in found:
            log.warning("a bot was not thinking", extra={"table": table.id, "seat": seat})
            self.metrics.bots_woken.inc()
            self.begin(table, seat)
        return len(found)

    async def _play(self, table_id: str, seat: int, who: str) -> None:
        """Play as long as it is the turn of this seat and a bot's."""
        level: str | None = None
        try:
            while self.workers and self.hub.keeps(table_id):
                async with self.hub.at(table_id) as live:
                    turn = Turn.of(live.table, seat)
                    wanted = live.table.seats[seat].bot
                if turn is None or wanted is None:
                    return
                begun = asyncio.get_running_loop().time()
                thought = await self.consider(turn, level or wanted, who)
                await asyncio.sleep(max(0.0, self.config.bot_pace - (asyncio.get_running_loop().time() - begun)))
                level = None if await self._move(turn, thought.notation if thought else None) else LAST_RESORT
        except StarboardError as error:  # the table may be gone, or the store not work: then `watch` helps
            log.warning("a bot cannot go on", extra={"table": table_id, "reason": str(error)})
        finally:
            self.thinking.discard((table_id, seat))

    async def _move(self, turn: Turn, choice: str | None) -> bool:
        """Play the choice; False if it turned out not to be legal. What else has become of the table is no matter."""

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

    async def consider(self, turn: Turn, level: str, who: str, is_advice: bool = False) -> Thought | None:
        """Return what a bot of this level would do; None if nobody wants to know: the game or the server is over."""
        work = partial(think, self.hub.games, turn.game_id, turn.options, turn.dump, turn.seat, is_advice)
        reason = ""
        for _ in range(TRIES):
            begun = self.turns.now()
            worker = await self.turns.take(who)
            self.metrics.bot_wait_seconds.observe(self.turns.now() - begun)
            try:
                if not self.workers or not self.still(turn):
                    return None
                return await self.agree(worker, work, turn.game_id, level, ADVICE if is_advice else inf)
            except Lost as error:
                reason = repr(error)  # perhaps not by its own fault: it may try again
            except Exception as error:  # of its own: it thought too long, or failed
                reason = repr(error)
                break
            finally:
                self.turns.give(worker)
        if not self.workers:
            return None
        log.error("a bot got stuck", extra={"table": turn.table_id, "bot": level, "reason": reason})
        self.metrics.bots_stuck.inc()
        # Playing anything is better than keeping people waiting.
        await self.hub.game(turn.game_id, turn.options)  # its pack may have to be learned here again
        return await asyncio.to_thread(work, LAST_RESORT, fresh_seed())

    def still(self, turn: Turn) -> bool:
        """Check that the decision is still to be made, as far as is known here."""
        live = self.hub.live.get(turn.table_id)
        return live is None or live.torn or turn.stands(live.table)

    @property
    def budget(self) -> float:
        """Return the seconds for a decision: fewer for everybody when many wait."""
        share = ROUND * len(self.workers) / (1 + self.turns.waiting)
        return min(self.config.bot_budget, max(LEAST, share))

    async def agree(
        self, worker: Worker, work: Callable[[str, int], Thought], game_id: str, level: str, longest: float
    ) -> Thought:
        """Search the same decision in workers that nobody waits for, each by its own chance."""
        budget = self.budget
        budgeted = with_budget(game_id, level, min(budget, longest))
        idle = self.turns.take_idle() if is_search(budgeted) else []
        try:
            found = await asyncio.gather(
                *(one.do(partial(work, budgeted, scramble(fresh_seed())), budget + GRACE) for one in (worker, *idle)),
                return_exceptions=True,
            )
        finally:
            for one in idle:
                self.turns.give(one)
        thoughts = [one for one in found if isinstance(one, Thought)]
        if not thoughts:
            raise next(one for one in found if isinstance(one, BaseException))
        return agreed(thoughts)

    async def hint(self, live: Live, seat: int, who: str) -> HintTold | None:
        """Return what the strongest bot would do at this seat now, and by how much it prefers that."""
        async with self.hub.at(live.table.id) as live:
            turn = Turn.of(live.table, seat)
        level = adviser(live.table.game)
        thought = await self.consider(turn, level, who, is_advice=True) if turn is not None else None
        if thought is None:
            return None
        told, visits = HintTold(level, thought.notation), thought.visits
        if visits:
            told.share = visits[thought.notation].share
            told.next_choice = next_best(visits, thought.notation)
        if told.next_choice is not None:
            told.next_share = visits[told.next_choice].share
        return told
