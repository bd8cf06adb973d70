"""Finished games are looked at again: one after another, in a worker process that gives way to all others."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections import OrderedDict, deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from time import perf_counter
from typing import TypeVar

from starboard.bots import has_mind
from starboard.bots.budget import Budget
from starboard.kernel.record import Record
from starboard.kernel.registry import Registry
from starboard.lab.analysis import Analysis, Decision, begin, judge_all
from starboard.lab.workers import obey
from starboard.server import messages as m
from starboard.server.config import Config
from starboard.server.visibility import said
from starboard.server.worker import Teach, Worker
from starboard.tables.table import TableError

log = logging.getLogger("starboard.analyses")
T = TypeVar("T")

MOST_WAITING = 8  # besides the one that is looked at
MOST_EACH = 2  # of these, wanted by one person or from one address
KEPT = 32  # the last ones that somebody asked for
WHOLE = 120.0  # seconds for a whole game: of a long one each decision gets less
LEAST = 0.02
SLICE = 0.7  # seconds until the worker tells what it has
GRACE = 60.0  # seconds after which it is taken for stuck
NICE = 10


# In the worker.

under_way: tuple[str, int, Generator[Decision, None, None]] | None = None  # which game, which move is next


def give_way(line: Connection) -> None:
    obey(line)
    if hasattr(os, "nice"):
        os.nice(NICE)


def judge_some(key: str, text: str, budget: Budget, games: Registry, numbers: list[int]) -> list[Decision]:
    """Judge the next decisions, as many as there is time for and at least one, without replaying the game each time."""
    global under_way
    if under_way is None or under_way[:2] != (key, numbers[0]):
        under_way = key, numbers[0], judge_all(text, budget, 0, games, numbers)
    steps = under_way[2]
    end = perf_counter() + SLICE
    found = [next(steps)]
    while len(found) < len(numbers) and perf_counter() < end:
        found.append(next(steps))
    under_way = (key, numbers[len(found)], steps) if len(found) < len(numbers) else None
    return found


# In the server.


@dataclass(slots=True)
class Look:
    """A game to be looked at, and what is known so far."""

    id: str
    text: str
    game: str
    moves: int
    who: str  # wanted it first
    analysis: Analysis | None = None
    total: int | None = None
    ready: bool = False
    failed: bool = False


class Analyses:
    def __init__(self, games: Registry, config: Config, teach: Teach | None = None) -> None:
        self.games = games
        self.config = config
        self.looks: OrderedDict[str, Look] = OrderedDict()  # the last asked for at the end
        self.waiting: deque[Look] = deque()  # the first of them is under way
        self.worker = Worker(give_way, teach)
        self.task: asyncio.Task[None] | None = None

    def want(self, text: str, who: str) -> m.AnalysisTold:
        """Look at this game, unless that has been done or is to be done. It is a record without names."""
        record = Record.read(text)
        if not has_mind(record.game):
            raise TableError("analysis-no-mind")
        key = hashlib.sha256(text.encode()).hexdigest()[:32]
        look = self.looks.get(key)
        if look is None or look.failed:
            if len(self.waiting) > MOST_WAITING or sum(one.who == who for one in self.waiting) >= MOST_EACH:
                raise TableError("analysis-busy")
            look = self.looks[key] = Look(key, text, record.game, len(record.moves), who)
            self.waiting.append(look)
            self.forget()
            if self.task is None or self.task.done():
                self.task = asyncio.create_task(self.work())
        self.looks.move_to_end(key)
        return self.told(look)

    def get(self, key: str) -> m.AnalysisTold:
        look = self.looks.get(key)
        if look is None:
            raise TableError("analysis-unknown")
        if look.failed:
            raise TableError("analysis-failed")
        self.looks.move_to_end(key)
        return self.told(look)

    def forget(self) -> None:
        """Evict analyses that nobody has asked for in a long time."""
        for key in list(self.looks)[: max(0, len(self.looks) - KEPT)]:
            if self.looks[key] not in self.waiting:
                del self.looks[key]

    def told(self, look: Look) -> m.AnalysisTold:
        before = next((at for at, one in enumerate(self.waiting) if one is look), 0)
        analysis = look.analysis
        told = m.AnalysisTold(look.id, look.game, look.moves, 0, look.total, look.ready, before)
        if analysis is not None:
            told.done = len(analysis.decisions)
            told.chances = [m.ChanceTold(moment.number, moment.shares) for moment in analysis.moments]
            told.decisions = [judged_told(decision) for decision in analysis.decisions]
            if look.ready:
                told.turning_points = [decision.number - 1 for decision in analysis.turning_points]
        return told

    # Working.

    async def work(self) -> None:
        try:
            while self.waiting:
                look = self.waiting[0]
                try:
                    await self.look_at(look)
                except Exception as error:
                    look.failed = True
                    log.error("an analysis failed", extra={"game": look.game, "reason": repr(error)})
                    self.worker.kill()
                self.waiting.popleft()
        finally:
            self.worker.kill()

    async def look_at(self, look: Look) -> None:
        analysis, worth = await self.ask(partial(begin, look.text, self.games))
        look.analysis, look.total = analysis, len(worth)
        seconds = max(LEAST, min(self.config.analysis_budget, WHOLE / max(1, len(worth))))
        budget = Budget(min(seconds, self.config.analysis_budget), self.config.analysis_tries)
        while rest := worth[len(analysis.decisions) :]:
            analysis.decisions += await self.ask(partial(judge_some, look.id, look.text, budget, self.games, rest))
        look.ready = True

    async def ask(self, work: Callable[[], T]) -> T:
        return await self.worker.do(work, GRACE)

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.worker.kill()


def judged_told(decision: Decision) -> m.JudgedTold:
    return m.JudgedTold(
        decision.number - 1,
        decision.seat,
        said(decision.played_label),
        said(decision.best_label),
        decision.share,
        decision.best_share,
        round(decision.loss, 4),
        decision.played == decision.best,
        decision.played_targets,
        decision.best_targets,
    )
