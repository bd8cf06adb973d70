"""One WebSocket at one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Collection
from typing import Any

import msgspec
from litestar import WebSocket

from starboard.bots import is_offered, levels, usual_level
from starboard.kernel.ask import Option
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position
from starboard.server import costs
from starboard.server import messages as m
from starboard.server.ahead import told_to
from starboard.server.delay import UNWATCHED
from starboard.server.gallery import lines_told
from starboard.server.house import House
from starboard.server.hub import UNKNOWN, Decision, Live
from starboard.server.limits import Bucket
from starboard.server.strict_socket import line_of
from starboard.server.visibility import Telling, Viewpoint, encode, option_told, refusal, said, viewpoint_of
from starboard.server.whispers import Reacted
from starboard.server.who import Known, WhoError, unwelcome
from starboard.tables.ahead import offered
from starboard.tables.deeds import AnyDeed
from starboard.tables.table import Table, TableError
from starboard.tables.watching import friends_at, may_watch

decode_wish = msgspec.json.Decoder(m.AnyWish).decode

log = logging.getLogger("starboard.connection")

# How the server ends a connection: why, and the close code.
RESTART, SLOW, TOO_FAST, LOGGED_OUT, BANNED = "restart", "slow", "too-fast", "logged-out", "banned"
OTHER_ORIGIN, NO_TABLE, CROWDED, LATER = 4003, 4004, 4006, 1013  # without a goodbye
CLOSE_CODES = {
    RESTART: 1012,
    SLOW: 4001,
    TOO_FAST: 4002,
    UNKNOWN: NO_TABLE,
    LOGGED_OUT: 4005,
    BANNED: 4007,
    UNWATCHED: 4008,
}

ON_PURPOSE = (1000, 1001, 1005)  # how the other side closes what it wants to close: a page that is left

PATIENCE = 2.0  # seconds for the last words to somebody
FRESH = 2.0  # seconds in which a session is taken to go on that was not ended here, where other servers may end it too


class Connection:
    """Hears what happens at the table, and does what its person wishes, one wish after another."""

    def __init__(
        self, house: House, live: Live, socket: WebSocket[Any, Any, Any], known: Known | None, address: str
    ) -> None:
        self.house = house
        self.address = address
        self.live = live
        self.socket = socket
        self.person = known.person.id if known else None
        self.name = known.person.name if known else ""
        self.goodbye: str | None = None  # why the server ends the connection
        self.muted = known.person.muted if known else False  # in all chats, by the operator
        if known and unwelcome(known.person):
            self.goodbye = BANNED
        self.deaf: frozenset[str] = frozenset()  # persons whom they have blocked
        self.friends: frozenset[str] = frozenset()  # where only those of players may watch
        self.visible = True  # the page is looked at
        self.hidden = known.person.hidden if known else False  # nobody is to know whether they are here
        self._code: int | None = None  # by which the other side has closed the line
        self.session = known.session if known else None
        self._changes, self._looked_up = house.who.changes, time.monotonic()
        self.eyes: Collection[int] | None = None  # seats of theirs that they look through; None: all
        self.seen: m.TableTold | None = None  # the table as it was last told here
        self.outdated = False  # the client speaks another protocol, and is to be loaded anew
        self.line = line_of(socket.scope)
        self.outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(house.config.queue)  # while the line is not free
        self._behind = 0  # messages that were not written yet
        self._with_answer: list[bytes] | None = None  # those that go out with the answer to a wish, while it is granted
        self._task: asyncio.Task[Any] | None = None  # that serves the socket
        self._listening = False  # it waits for the next wish

    @property
    def table(self) -> Table:
        return self.live.table

    # Out.

    def hear(self, message: bytes) -> None:
        """Send a message, at once if the line is free; a client that lags too far behind is cut off, and may return."""
        if self.goodbye == SLOW:
            return
        if not self._behind and self.line.is_free:
            if self._with_answer is None:
                self.line.say(message)
                return
            if not self._with_answer:  # the answer may not follow at once
                asyncio.get_running_loop().call_soon(self._answer_later)
            self._with_answer.append(message)
            return
        try:
            self.outgoing.put_nowait(message)
            self._behind += 1
        except asyncio.QueueFull:
            self.end(SLOW)

    def _reply(self, answer: bytes) -> None:
        """Send the answer to a wish, with what was told of it just before: at once, as one piece."""
        told, self._with_answer = self._with_answer, None
        if told:
            self.line.say(*told, answer)
        else:
            self.hear(answer)

    def _answer_later(self) -> None:
        """Write what was to go out with an answer that takes its time."""
        if self._with_answer:
            self.line.say(*self._with_answer)
            self._with_answer.clear()

    def end(self, why: str) -> None:
        """Finish what is under way, and let the client go."""
        if self.goodbye is None:
            self.goodbye = why
            if self._listening and self._task is not None:
                self._task.cancel()

    async def run(self, bucket: Bucket) -> None:
        """Serve the socket until the other side leaves, or has to."""
        self._task = asyncio.current_task()
        sender = asyncio.create_task(self._send_all())
        try:
            await self._serve(bucket, sender)
        finally:
            self.live.listeners.discard(self)
            self.house.attendance.go(self, self._is_lost)
            self.house.eyes.note(self.table.id)
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

    @property
    def _is_lost(self) -> bool:
        """Check that the line has ended though nobody wanted it to."""
        if self.goodbye is not None:
            return self.goodbye in (RESTART, SLOW, TOO_FAST)
        return self._code not in ON_PURPOSE

    async def _send_all(self) -> None:
        """Send what has to wait for the line, until None is heard."""
        while (message := await self.outgoing.get()) is not None:
            await self.line.free()
            self.line.say(message)
            self._behind -= 1

    async def _say_goodbye(self, why: str) -> None:
        await self.socket.send_data(encode(m.Goodbye(why)).decode(), mode="text")
        await self.socket.close(code=CLOSE_CODES[why], reason=why)

    # In.

    async def _serve(self, bucket: Bucket, sender: asyncio.Task[None]) -> None:
        """Take wishes, one after another."""
        metrics = self.house.metrics
        while not sender.done() and (text := await self._next_wish()) is not None:
            begun = time.monotonic()
            wish = read_wish(text)
            if not self.may(wish, bucket, begun):
                self.end(TOO_FAST)
                return
            self._with_answer = []
            told = await self.answer(wish)
            if isinstance(told, m.Welcome):
                bucket.drain((len(told.log) + len(told.gallery)) * costs.TOLD)
            self._reply(encode(told))
            metrics.count(metrics.wishes, str(told.__struct_config__.tag))
            metrics.wish_seconds.observe(time.monotonic() - begun)

    def may(self, wish: m.AnyWish | m.Refused, bucket: Bucket, at: float) -> bool:
        """Ask the rate limits of this socket, its address and its person whether it may wish for that."""
        cost = 1 if isinstance(wish, m.Refused) else costs.wish_cost(wish)
        limits = self.house.messages
        return (
            bucket.take(at, cost)
            and limits.allows_address(self.address, cost)
            and limits.allows_person(self.person, cost)
        )

    async def _next_wish(self) -> str | None:
        """Wait for the next wish; None if there will be no more."""
        if self.goodbye is not None:
            return None
        self._listening = True
        try:
            heard = await self.line.heard()
        except asyncio.CancelledError:
            if self.goodbye is None or self._task is None or self._task.uncancel():
                raise  # it was not `end` that did this
            return None
        finally:
            self._listening = False
        if isinstance(heard, str):
            return heard
        self._code = heard
        return None

    async def answer(self, wish: m.AnyWish | m.Refused) -> m.Told:
        if isinstance(wish, m.Refused):
            return wish
        try:
            return await self.grant(wish)
        except StarboardError as error:
            return refusal(wish.id, error)
        except Exception:
            log.exception("a wish failed", extra={"table": self.table.id, "wish": type(wish).__name__})
            return m.Refused(wish.id, m.Said("server-broken"))

    async def over(self) -> WhoError | None:
        """Look up whether the session is over, wherever it was ended, and why; then the connection ends too."""
        who, now = self.house.who, time.monotonic()
        fresh = not self.house.store.shared or now < self._looked_up + FRESH
        if self.session is None or (self._changes == who.changes and fresh):
            return None
        changes = who.changes  # as of now: what changes while the store is asked is asked for again
        known = await who.known(self.session)
        self._changes, self._looked_up = changes, now
        if known is None:
            self.end(LOGGED_OUT)
            return WhoError("who-logged-out")
        self.name, self.muted = known.person.name, known.person.muted
        if self.hidden != known.person.hidden:
            self.hidden = known.person.hidden
            self.house.attendance.note(self)
        error = unwelcome(known.person)
        if error is not None:
            self.end(BANNED)
        return error

    async def learn(self) -> None:
        """Find out whom they have blocked: what these say is not told here. Who may not watch any more has to leave."""
        if self.person is not None:
            self.deaf = frozenset(other.id for other in await self.house.store.blocks(self.person))
        self.friends = await friends_at(self.house.store, self.table, self.person)
        if self.seen is not None and not may_watch(self.live.table, self.person, self.friends):
            self.end(UNWATCHED)

    async def grant(self, wish: m.AnyWish) -> m.Told:
        if error := await self.over():
            raise error
        if type(wish) is m.Play and self.person is not None and not self.outdated:  # nearly always
            return await self.act(self.person, wish)
        match wish:
            case m.Hello(after=after, protocol=protocol, eyes=eyes):
                return await self.welcome(after, protocol, eyes)
            case m.Ping():
                return m.Done(wish.id)
            case m.Visible(on=on):
                self.visible = on
                self.house.attendance.note(self)
                return m.Done(wish.id)
        if self.outdated:
            raise TableError("server-load-anew")
        match wish:
            case m.WhyNot() | m.Inspect() | m.Outlook() | m.Asides() | m.Aheads() | m.Hint():
                return m.Done(wish.id, None, await self.look(wish))
        if self.person is None:
            raise TableError("table-not-seated")
        return await self.act(self.person, wish)

    async def act(self, person: str, wish: m.AnyWish) -> m.Done:
        """Do what somebody wishes who has said their name."""
        if self.live.later:
            self.demand_no_more_than_talk(wish)
        if isinstance(wish, (m.React, m.ChooseAhead)):
            return self.react(person, wish) if isinstance(wish, m.React) else await self.choose_ahead(person, wish)
        if isinstance(wish, m.HandOver) and is_left_to_bots(self.table, wish.seat):
            await self.house.demand_room_for_bots(self.table.owner or person)
        n = await self.house.hub.do(self.table.id, person, lambda table: self.decide(table, person, wish))
        return m.Done(wish.id, None if self.live.later else n)

    def demand_no_more_than_talk(self, wish: m.AnyWish) -> None:
        """Refuse what somebody without a seat cannot do, before the table of now would tell why."""
        match wish:
            case m.Chat():
                return
            case m.EraseChat(line=line, room=room) | m.Mute(line=line, room=room):
                if not room and line > self.table.n:
                    raise TableError("table-no-such-line")
            case _:
                raise TableError("table-not-seated")

    def react(self, person: str, wish: m.React) -> m.Done:
        """Show an emblem to everybody at the table, wherever they are. It is not kept."""
        own = self.table.seats_of(person)
        if not own:
            raise TableError("table-not-seated")
        if self.muted:
            raise WhoError("who-muted")
        if person in self.table.muted:
            raise TableError("table-muted")
        if not self.house.reactions.allows(person):
            raise TableError("table-react-too-fast")
        self.house.react(Reacted(self.table.id, own[0], wish.what, person))
        return m.Done(wish.id)

    async def choose_ahead(self, person: str, wish: m.ChooseAhead) -> m.Done:
        """Choose something before being asked, or no longer."""
        seat, aheads = self.own_seat(wish.seat), self.house.aheads
        if wish.on:
            await aheads.choose(self.table.id, person, seat, wish.kind, wish.ply)
        else:
            await aheads.withdraw(self.table.id, person, seat, wish.kind)
        return m.Done(wish.id)

    def decide(self, table: Table, person: str, wish: m.AnyWish) -> Decision:
        """Decide what a wish comes to at this table."""
        if type(wish) is m.Play:  # nearly always
            return table.move(person, wish.ply, wish.choice, wish.seat, wish.aside)
        level = usual_level(table.game)
        match wish:
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
            case m.Chat() | m.EraseChat() | m.Mute() | m.Remove() | m.SealLuck() | m.ShowLuck():
                return self.meet(table, person, wish), None
        raise TableError("wish-not-understood", None, problem=type(wish).__name__)

    def meet(
        self, table: Table, person: str, wish: m.Chat | m.EraseChat | m.Mute | m.Remove | m.SealLuck | m.ShowLuck
    ) -> list[AnyDeed]:
        """Decide what is said, what whoever made the table does about it, and what somebody adds to the dice."""
        match wish:
            case m.SealLuck():
                return table.seal(person, wish.seat, wish.round, wish.seal)
            case m.ShowLuck():
                return table.show(person, wish.seat, wish.round, wish.luck)
            case m.Chat():
                if self.muted:
                    raise WhoError("who-muted")
                self.house.allow_chat(person, self.table)
                return table.say(person, self.name, wish.text)
            case m.EraseChat():
                return table.erase(person, wish.line, wish.room)
            case m.Mute():
                return table.mute(person, wish.line, wish.room)
            case m.Remove():
                return table.remove(person, wish.seat)

    def hand_over(self, table: Table, person: str, seat: int, level: str) -> list[AnyDeed]:
        """Let a bot play one's own seat at once; anybody else's player is asked."""
        if seat in table.seats_of(person):
            return table.hand_over(person, seat, level)
        # Who decides for somebody else does not choose how well that is played.
        return table.ask_hand_over(person, seat, usual_level(table.game), self.house.presence.deadline())

    @property
    def viewpoint(self) -> Viewpoint:
        return viewpoint_of(self.table, self.person, self.eyes)

    async def welcome(self, after: int, protocol: int, eyes: tuple[int, ...] | None) -> m.Welcome:
        """Send the whole table and what was missed; from now on everything is heard.

        A client of another protocol would not understand that: it hears by the version that it is to be loaded anew.
        """
        await self.learn()
        async with self.house.hub.at(self.table.id) as live:
            if not may_watch(live.table, self.person, self.friends):
                self.end(UNWATCHED)
                raise TableError("table-unwatched")
            self.live.listeners.discard(self)
            # The table may have left the memory since the socket was opened.
            self.live = await self.house.hub.delay.seen(live, self.person)
            self.eyes = eyes
            viewpoint = self.viewpoint
            missed = await self.house.hub.told_since(self.live, after)
            telling = Telling(self.table, later=self.live.later, erased=live.table.erased)
            told = [telling.deed(entry, events, viewpoint, self.deaf) for entry, events in missed]
            self.seen = telling.whole(viewpoint, owner=self.person is not None and self.person == self.table.owner)
            self.outdated = protocol != m.PROTOCOL
            if not self.outdated:
                self.live.listeners.add(self)
            self.house.presence.after(live, [])
            attendance, counted = self.house.attendance, self.house.eyes
            attendance.come(self)
            counted.note(live.table.id)
            return m.Welcome(
                self.seen,
                told,
                m.VERSION,
                [] if self.live.later else attendance.at_seats(self.table),
                told_to(live, self.person, eyes),
                counted.at(live.table.id),
                lines_told(live.table, self.person, self.deaf),
            )

    async def look(self, wish: m.WhyNot | m.Inspect | m.Outlook | m.Asides | m.Aheads | m.Hint) -> Any:
        """Answer questions that change nothing."""
        async with self.house.hub.at(self.table.id) as live:
            if not may_watch(live.table, self.person, self.friends):
                raise TableError("table-unwatched")
            position = (await self.house.hub.delay.seen(live, self.person)).table.position
            if position is None:
                raise TableError("table-not-started")
            match wish:
                case m.WhyNot():
                    seat = self.own_seat(wish.seat)
                    why = position.why_not(wish.text, seat)
                    return why and {"reason": said(why.reason), "rule": why.rule}
                case m.Inspect():
                    viewpoint = self.viewpoint
                    return position.inspect(wish.target, viewpoint[0] if viewpoint else None)
                case m.Outlook():
                    return position.outlook(self.option(position, wish.choice, self.own_seat(wish.seat)))
                case m.Asides():
                    return [option_told(option) for option in position.asides(self.own_seat(wish.seat))]
                case m.Aheads():
                    return offered(self.table, self.own_seat(wish.seat))
                case m.Hint():
                    if not self.table.plan.hints:
                        raise TableError("table-no-hints")
                    seat = self.own_seat(wish.seat)
        return await self.house.thinkers.hint(self.live, seat, self.person or "")

    def own_seat(self, seat: int | None) -> int:
        """Choose the seat that is meant: one's own that is given, that has to decide, or the first one."""
        own = self.viewpoint
        if not own:
            raise TableError("table-not-seated")
        if seat is None:
            return next((number for number in self.table.waiting if number in own), own[0])
        if seat not in own:
            raise TableError("table-not-your-seat")
        return seat

    def option(self, position: Position[Any], choice: str, seat: int) -> Option:
        return position.legal(choice, seat)


def read_wish(text: str) -> m.AnyWish | m.Refused:
    try:
        wish: m.AnyWish = decode_wish(text)
        return wish
    except (msgspec.MsgspecError, RecursionError) as error:
        return m.Refused(0, m.Said("wish-not-understood", {"problem": str(error)}))


def is_left_to_bots(table: Table, without: int) -> bool:
    """Tell whether bots would play among themselves if one played this seat too."""
    others = [seat for number, seat in enumerate(table.seats) if number != without]
    return all(seat.bot is not None for seat in others)


def checked_level(table: Table, level: str) -> str:
    if not is_offered(table.game, level):
        known = ", ".join(levels(table.game))
        raise TableError("error-unknown-bot", None, game=table.game.id, level=level, known=known)
    return level
