"""One WebSocket at one table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from starboard.bots import levels
from starboard.kernel.ask import Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position
from starboard.server import messages as m
from starboard.server.house import House
from starboard.server.hub import Decision, Live
from starboard.server.limits import Bucket
from starboard.server.tell import deed_told, encode, option_told, refusal, said, table_told
from starboard.tables.table import Table, TableError

decode_wish = msgspec.json.Decoder(m.AnyWish).decode

TOO_SLOW = 4001  # a close code of our own


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
        self.cut_off = False

    @property
    def table(self) -> Table:
        return self.live.table

    # Out.

    def hear(self, message: bytes) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.cut_off = True

    async def send_all(self) -> None:
        """Send what is heard, until None is; a client that lags too far behind is let go and may come back."""
        while (message := await self.outgoing.get()) is not None:
            if self.cut_off:
                await self.socket.close(code=TOO_SLOW, reason="too slow")
                return
            await self.socket.send_data(message.decode(), mode="text")

    # In.

    async def serve(self, bucket: Bucket, sender: asyncio.Task[None]) -> None:
        """Take wishes until the other side leaves, or has to."""
        metrics = self.house.metrics
        while not sender.done():
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            begun = time.monotonic()
            if len(text) > self.house.config.largest_message or not bucket.take(begun):
                self.hear(encode(m.Goodbye("too-fast")))
                return
            told = await self.answer(text)
            self.hear(encode(told))
            metrics.wishes.labels(str(told.__struct_config__.tag)).inc()
            metrics.wish_seconds.observe(time.monotonic() - begun)

    def leave(self) -> None:
        """Hear no more; what was heard is still sent."""
        self.live.listeners.discard(self)
        with contextlib.suppress(asyncio.QueueFull):
            self.outgoing.put_nowait(None)

    async def answer(self, text: str) -> m.Told:
        try:
            wish = decode_wish(text)
        except msgspec.MsgspecError as error:
            return m.Refused(0, m.Said("wish-not-understood", {"problem": str(error)}))
        try:
            return await self.grant(wish)
        except StarboardError as error:
            return refusal(wish.id, error)

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
        level = levels(table.game.id)[-1]
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
                return table.hand_over(person, wish.seat, checked_level(table, wish.level or level)), None
            case m.TakeBack():
                return table.take_back(person, wish.seat), None
            case m.Concede():
                return table.concede(person, wish.seat, level), None
            case m.Chat():
                return table.say(person, self.name, wish.text), None
        raise TableError("wish-not-understood", None, problem=type(wish).__name__)

    async def welcome(self, after: int) -> m.Welcome:
        """The whole table, and what was missed; from now on everything is heard."""
        from starboard import __version__

        async with self.live.lock:
            viewpoint = tuple(self.table.seats_of(self.person))
            missed = await self.house.hub.history(self.table, after)
            told = [deed_told(self.table, entry, events, viewpoint) for entry, events in missed]
            self.live.listeners.add(self)
            return m.Welcome(table_told(self.table, self.person, viewpoint), told, __version__)

    async def look(self, wish: m.WhyNot | m.Inspect | m.Outlook | m.Asides | m.Hint) -> Any:
        """Questions that change nothing."""
        async with self.live.lock:
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
        return await self.house.hint(self.live, seat)

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
    if level not in levels(table.game.id):
        raise TableError(
            "error-unknown-bot", None, game=table.game.id, level=level, known=", ".join(levels(table.game.id))
        )
    return level
