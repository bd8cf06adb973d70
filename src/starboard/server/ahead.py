"""Answers for people what they have chosen ahead, and withdraws what no longer stands.

Whoever has chosen is told over their own sockets and nobody else over any. What is known of a table is in memory
(`Live.ahead`), changed with its lock held and only when the store has it. Where several servers share a store, each
reads it again when another has changed something, and before it answers. So a choice that was withdrawn is not played.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from starboard.kernel.chance import fresh_seed
from starboard.kernel.errors import StarboardError
from starboard.server.hub import Decision, Hub, Live
from starboard.server.messages import Ahead, AheadTold
from starboard.server.visibility import encode, eyes, viewpoint_of
from starboard.server.whispers import ChosenAhead, Whispers
from starboard.tables import ahead
from starboard.tables.ahead import UNDO, Standing
from starboard.tables.deeds import Entry, Undone
from starboard.tables.table import Stale, Table

log = logging.getLogger("starboard.ahead")

GOING_ON = ("playing", "paused")
STEPS = 1024  # in which a delay is chosen


class Aheads:
    def __init__(self, hub: Hub, whispers: Whispers, pace: float) -> None:
        self.hub = hub
        self.store = hub.store
        self.whispers = whispers
        self.pace = pace
        self.busy: set[str] = set()  # tables at which something is about to be answered
        self._closing = asyncio.Event()

    def stop(self) -> None:
        self._closing.set()

    # What is known of a table.

    def on_load(self, live: Live) -> None:
        if live.table.game.ahead and live.table.status in GOING_ON:
            self.read_again(live.table.id)

    def read_again(self, table_id: str) -> None:
        if table_id in self.hub.live:
            self.hub.background(self._read(table_id))

    async def _read(self, table_id: str) -> None:
        """Read what is chosen ahead at a table, withdraw what does not stand any more, and answer."""
        try:
            async with self.hub.at(table_id) as live:
                before, live.ahead = live.ahead, await self._known(live.table)
                await self._withdraw(live, ())
                if live.ahead != before:
                    self._tell(live, {one.person for one in (*before, *live.ahead)})
                self.consider(live)
        except StarboardError as error:  # the table may be gone, or the store not work
            log.warning("choices made ahead cannot be read", extra={"table": table_id, "reason": str(error)})

    async def _known(self, table: Table) -> list[Standing]:
        """Read what is chosen, of kinds that the game still has."""
        return [one for one in await self.store.ahead(table.id) if ahead.kind_of(table, one.kind) is not None]

    async def due(self) -> list[str]:
        """List tables where somebody who has chosen something ahead is waited for: to be loaded after a start."""
        found = []
        for table, seat in await self.store.waiting_ahead():
            summary = await self.store.summary(table)
            if summary is not None and summary.status == "playing" and seat in summary.waiting:
                found.append(table)
        return list(dict.fromkeys(found))

    # What its person wishes.

    async def choose(self, table_id: str, person: str, seat: int, kind: str, ply: int | None) -> None:
        """Keep a choice, resting on what was seen at position `ply`."""
        async with self.hub.at(table_id) as live:
            table = live.table
            if ply is not None and ply > table.ply:
                raise Stale("table-stale", ply=ply, now=table.ply)
            is_past = ply is not None and ply < table.ply
            seen = await self.hub.position_at(live, ply or 0) if is_past else table.position
            made = ahead.chosen(table, person, seat, kind, seen, self.hub.now())
            await self.store.choose_ahead(made)
            live.ahead = [*(one for one in live.ahead if one.key != made.key), made]
            await self._withdraw(live, ())
            self._changed(live, {person})
            self.consider(live)

    async def withdraw(self, table_id: str, person: str, seat: int, kind: str) -> None:
        """Forget a choice, or that it was withdrawn."""
        async with self.hub.at(table_id) as live:
            live.ahead = await self._known(live.table)
            mine = [one for one in live.ahead if one.key == (seat, kind) and one.person == person]
            for one in mine:
                await self.store.withdraw_ahead(one, "")
            live.ahead = [one for one in live.ahead if one not in mine]
            self._changed(live, {person})
            self.consider(live)

    # What happens at the table.

    def foresee(self, live: Live, entries: list[Entry]) -> None:
        """Note, when a table has changed, who need not be called: what they have chosen ahead answers."""
        if not live.ahead:
            live.answering = frozenset()
            return
        found = ahead.answers(live.table, standing(live, doomed(live, entries)))
        live.answering = frozenset(one.seat for one, _ in found)

    def after(self, live: Live, entries: list[Entry]) -> None:
        """Look, when a table has changed, at what stands, and what it answers."""
        table = live.table
        if not table.game.ahead:
            return
        if live.ahead or (self.store.shared and (table.status not in GOING_ON or ahead.may_be_answered(table))):
            undone = doomed(live, entries)
            self.consider(live, undone)
            self.hub.background(self._follow(table.id, undone))

    async def _follow(self, table_id: str, undone: list[Standing]) -> None:
        try:
            async with self.hub.at(table_id) as live:
                before = live.ahead
                if live.table.status not in GOING_ON:
                    live.ahead = []
                    await self.store.end_ahead(table_id)
                elif self.store.shared:
                    live.ahead = await self._known(live.table)
                await self._withdraw(live, undone)
                if live.ahead != before:
                    self._changed(live, {one.person for one in (*before, *live.ahead)})
                self.consider(live)
        except StarboardError as error:
            log.warning("choices made ahead cannot be followed", extra={"table": table_id, "reason": str(error)})

    async def _withdraw(self, live: Live, undone: Iterable[Standing]) -> None:
        """Withdraw what does not stand any more, and what rests on something that was taken back."""
        now = []
        for one in live.ahead:
            because = one.because or (UNDO if one in undone else ahead.withdrawn(live.table, one))
            if because != one.because:
                await self.store.withdraw_ahead(one, because)
            now.append(replace(one, because=because))
        live.ahead = now

    def consider(self, live: Live, undone: Iterable[Standing] = ()) -> None:
        """Begin to answer what can be answered."""
        table = live.table
        found = ahead.answers(table, standing(live, undone))
        live.answering = frozenset(one.seat for one, _ in found)
        if found and table.id not in self.busy and not self._closing.is_set():
            self.busy.add(table.id)
            self.hub.background(self._answer(table.id, table.clock is not None and not table.clock.plan.over_days))

    def watch(self) -> None:
        """Answer what should be answered and is not, whatever has become of it."""
        for live in list(self.hub.live.values()):
            if live.ahead and not live.lock.locked() and not live.torn:
                self.consider(live)

    async def _answer(self, table_id: str, hurries: bool) -> None:
        """Play what is chosen ahead, as long as there is anything, each after as long as people take.

        Where a clock of minutes runs it is played at once: there time is worth more than how it looks.
        """
        try:
            while await self._wait(0 if hurries else self._delay()):
                if self.store.shared:
                    await self._read(table_id)
                async with self.hub.at(table_id) as live:
                    found = ahead.answers(live.table, live.ahead)
                if not found:
                    return
                chosen, _ = found[0]
                await self.hub.do(table_id, chosen.person, partial(self._decide, chosen))
        except StarboardError as error:  # `watch` tries again
            log.warning("a choice made ahead cannot be played", extra={"table": table_id, "reason": str(error)})
        finally:
            self.busy.discard(table_id)

    def _decide(self, chosen: Standing, table: Table) -> Decision:
        """Play the choice, if it still stands and still answers: the table may have gone on meanwhile."""
        live = self.hub.live.get(table.id)
        known = [one for one in live.ahead if one == chosen] if live is not None else []
        for one, option in ahead.answers(table, known):
            return table.move(one.person, table.ply, option.notation, one.seat, ahead=one.kind)
        return [], None

    async def _wait(self, seconds: float) -> bool:
        """Wait so long, but no longer than the server runs; False if it stops."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return not self._closing.is_set()

    def _delay(self) -> float:
        """Choose how long an answer takes: between half of the pace and one and a half."""
        return self.pace * (0.5 + fresh_seed() % STEPS / STEPS)

    # Telling.

    def _changed(self, live: Live, persons: set[str]) -> None:
        self._tell(live, persons)
        self.whispers.say(ChosenAhead(live.table.id))

    def _tell(self, live: Live, persons: set[str]) -> None:
        for listener in list(live.listeners):
            if listener.person in persons:
                listener.hear(encode(Ahead(told_to(live, listener.person, listener.eyes))))


def doomed(live: Live, entries: Iterable[Entry]) -> list[Standing]:
    """List what is to be withdrawn because something was taken back: all of it."""
    return standing(live, ()) if any(isinstance(entry.deed, Undone) for entry in entries) else []


def standing(live: Live, undone: Iterable[Standing]) -> list[Standing]:
    return [one for one in live.ahead if not one.because and one not in undone]


def told_to(live: Live, person: str | None, wanted: Iterable[int] | None) -> list[AheadTold]:
    """Serialize what is chosen ahead at the seats through which somebody looks."""
    table = live.table
    seats = eyes(table, viewpoint_of(table, person, None if wanted is None else tuple(wanted)))
    mine = [one for one in live.ahead if one.person == person and one.seat in seats]
    return [AheadTold(one.seat, one.kind, one.because) for one in mine]
