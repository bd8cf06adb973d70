"""One WebSocket at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from starboard.bots import all_levels, levels, usual_level
from starboard.kernel.ask import Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position
from starboard.server import messages as m
from starboard.server.house import House
from starboard.server.hub import Decision, Live
from starboard.server.limits import Bucket
from starboard.server.tell import deed_told, encode, option_told, refusal, said, table_told
from starboard.tables.deeds import AnyDeed
from starboard.tables.table import Table, TableError

decode_wish = msgspec.json.Decoder(m.AnyWish).decode

log = logging.getLogger("starboard.connection")

# How the server ends a connection: why, and the close code.
RESTART, SLOW, TOO_FAST = "restart", "slow", "too-fast"
CLOSE_CODES = {RESTART: 1012, SLOW: 4001, TOO_FAST: 4002}
OTHER_ORIGIN, NO_TABLE = 4003, 4004  # without a goodbye

PATIENCE = 2.0  # seconds for the last words to somebody


class Connection:
    """Hears what happens at the table, and does what its person wishes, one wish after another."""

    def __init__(
        self, house: House, live: Live, socket: WebSocket[Any, Any, Any], person: str | None, name: str
    ) -> None:
        self.house = house
        self.live = live
        self.socket = socket
        self.person = person
        self.name = name
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(house.config.queue)
        self.goodbye: str | None = None  # why the server ends the connection
        self._listening: asyncio.Task[Any] | None = None  # while it waits for the next wish

    @property
    def table(self) -> Table:
        return self.live.table

    # Out.

    def hear(self, message: bytes) -> None:
        """Who lags too far behind is let go, and may come back."""
        if self.goodbye == SLOW:
            return
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.end(SLOW)

    def end(self, why: str) -> None:
        """Finish what is under way, and let the client go."""
        if self.goodbye is None:
            self.goodbye = why
            if self._listening is not None:
                self._listening.cancel()

    async def run(self, bucket: Bucket) -> None:
        """Until the other side leaves, or has to."""
        sender = asyncio.create_task(self._send_all())
        try:
            await self._serve(bucket, sender)
        finally:
            self.live.listeners.discard(self)
            if self.goodbye == SLOW:
                sender.cancel()
            with contextlib.suppress(asyncio.QueueFull):
                self.outgoing.put_nowait(None)
            await asyncio.wait([sender], timeout=PATIENCE)
            sender.cancel()
        if self.goodbye is not None:
            # Somebody who does not even take this is left to the closing of the line.
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._say_goodbye(self.goodbye), PATIENCE)

    async def _send_all(self) -> None:
        """Send what is heard, until None is."""
        with contextlib.suppress(WebSocketException, OSError):  # they have left: who listens will notice
            while (message := await self.outgoing.get()) is not None:
                await self.socket.send_data(message.decode(), mode="text")

    async def _say_goodbye(self, why: str) -> None:
        await self.socket.send_data(encode(m.Goodbye(why)).decode(), mode="text")
        await self.socket.close(code=CLOSE_CODES[why], reason=why)

    # In.

    async def _serve(self, bucket: Bucket, sender: asyncio.Task[None]) -> None:
        """Take wishes, one after another."""
        metrics = self.house.metrics
        while not sender.done() and (text := await self._next_wish()) is not None:
            begun = time.monotonic()
            if not bucket.take(begun):
                self.end(TOO_FAST)
                return
            told = await self.answer(text)
            self.hear(encode(told))
            metrics.wishes.labels(str(told.__struct_config__.tag)).inc()
            metrics.wish_seconds.observe(time.monotonic() - begun)

    async def _next_wish(self) -> str | None:
        """None if there will be no more."""
        if self.goodbye is not None:
            return None
        self._listening = task = asyncio.current_task()
        try:
            return await self.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return None
        except asyncio.CancelledError:
            if self.goodbye is None or task is None or task.uncancel():
                raise  # it was not `end` that did this
            return None
        finally:
            self._listening = None

    async def answer(self, text: str) -> m.Told:
        try:
            wish = decode_wish(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            return m.Refused(0, m.Said("wish-not-understood", {"problem": str(error)}))
        try:
            return await self.grant(wish)
        except StarboardError as error:
            return refusal(wish.id, error)
        except Exception:
            log.exception("a wish failed", extra={"table": self.table.id, "wish": type(wish).__name__})
            return m.Refused(wish.id, m.Said("server-broken"))

    async def grant(self, wish: m.AnyWish) -> m.Told:
        match wish:
            case m.Hello(after=after):
                return await self.welcome(after)
            case m.Ping():
                return m.Done(wish.id)
            case m.WhyNot() | m.Inspect() | m.Outlook() | m.Asides() | m.Hint():
                return m.Done(wish.id, None, await self.look(wish))
        person = self.person
        if person is None:
            raise TableError("table-not-seated")
        n = await self.house.hub.do(self.table.id, person, lambda table: self.decide(table, person, wish))
        return m.Done(wish.id, n)

    def decide(self, table: Table, person: str, wish: m.AnyWish) -> Decision:
        """What a wish comes to at this table."""
        level = usual_level(table.game.id)
        match wish:
            case m.Play():
                return table.move(person, wish.ply, wish.choice, wish.seat, wish.aside)
            case m.Undo():
                return table.ask_undo(person), None
            case m.AnswerUndo():
                return table.answer_undo(person, wish.allow), None
            case m.Pause():
                return table.pause(person, wish.on), None
            case m.HandOver():
                return self.hand_over(table, person, wish.seat, checked_level(table, wish.level or level)), None
            case m.AnswerHandOver():
                return table.answer_hand_over(person, wish.seat, wish.allow), None
            case m.TakeBack():
                return table.take_back(person, wish.seat), None
            case m.Concede():
                return table.concede(person, wish.seat, level), None
            case m.Chat():
                return table.say(person, self.name, wish.text), None
        raise TableError("wish-not-understood", None, problem=type(wish).__name__)

    def hand_over(self, table: Table, person: str, seat: int, level: str) -> list[AnyDeed]:
        """Let a bot play one's own seat at once; anybody else's player is asked."""
        if seat in table.seats_of(person):
            return table.hand_over(person, seat, level)
        return table.ask_hand_over(person, seat, level, self.house.presence.deadline())

    async def welcome(self, after: int) -> m.Welcome:
        """The whole table, and what was missed; from now on everything is heard."""
        from starboard import __version__

        async with self.house.hub.at(self.table.id) as live:
            self.live = live  # the table may have left the memory since the socket was opened
            viewpoint = tuple(self.table.seats_of(self.person))
            missed = await self.house.hub.history(self.table, after)
            told = [deed_told(self.table, entry, events, viewpoint) for entry, events in missed]
            self.live.listeners.add(self)
            self.house.presence.after(self.live, [])
            return m.Welcome(table_told(self.table, self.person, viewpoint), told, __version__)

    async def look(self, wish: m.WhyNot | m.Inspect | m.Outlook | m.Asides | m.Hint) -> Any:
        """Questions that change nothing."""
        async with self.house.hub.at(self.table.id) as self.live:
            position = self.table.position
            if position is None:
                raise TableError("table-not-started")
            match wish:
                case m.WhyNot():
                    seat = self.own_seat(wish.seat)
                    why = position.why_not(wish.text, seat)
                    return why and {"reason": said(why.reason), "rule": why.rule}
                case m.Inspect():
                    viewpoint = self.table.seats_of(self.person)
                    return position.inspect(wish.target, viewpoint[0] if viewpoint else None)
                case m.Outlook():
                    return position.outlook(self.option(position, wish.choice, self.own_seat(wish.seat)))
                case m.Asides():
                    return [option_told(option) for option in position.asides(self.own_seat(wish.seat))]
                case m.Hint():
                    if not self.table.plan.hints:
                        raise TableError("table-no-hints")
                    seat = self.own_seat(wish.seat)
        return await self.house.thinkers.hint(self.live, seat)

    def own_seat(self, seat: int | None) -> int:
        """The seat meant: one's own that is given, that has to decide, or the first one."""
        own = self.table.seats_of(self.person)
        if not own:
            raise TableError("table-not-seated")
        if seat is None:
            return next((number for number in self.table.waiting if number in own), own[0])
        if seat not in own:
            raise TableError("table-not-your-seat")
        return seat

    def option(self, position: Position[Any], choice: str, seat: int) -> Option:
        return position.legal(choice, seat)


def checked_level(table: Table, level: str) -> str:
    if level not in all_levels(table.game.id):
        raise TableError(
            "error-unknown-bot", None, game=table.game.id, level=level, known=", ".join(levels(table.game.id))
        )
    return level
