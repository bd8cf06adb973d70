"""Sends what nobody would send, much of it at a time, and demands an answer to each."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from server.odd_inputs import Request, Sight, odd_frames, odd_request, odd_stream, odd_wish, pick
from server.running import PATIENCE, Client, Running
from starboard.kernel.chance import Dice, below
from starboard.kernel.patch import fold
from starboard.server.folding import HELLO
from starboard.server.who import COOKIE
from starboard.texts import words

GAMES = ("carcassonne", "arcs", "outer_rim", "harbour")
BATCH = 25  # wishes that are sent before their answers are read: a socket may lag behind no further than 256 messages
ROUND = 2_000  # inputs before everybody goes to new tables
REQUESTS_OF = 4  # one of so many inputs goes over HTTP
NO_CODE, OUR_FAULT = 1006, 1011  # all other codes of a WebSocket that is closed say what was wrong with what was sent
numbers = itertools.count(1)
Sender = Callable[[Dice, int], Awaitable[int]]  # sends at most so many inputs: how many it were


UNASKED = ("news", "presence", "eyes", "gallery", "reaction", "ahead", "inbox")  # what is told without a question


class Heard(msgspec.Struct):
    it: str
    id: int = -1
    reason: Any = None
    table: dict[str, Any] = {}  # whole, or what has changed of it


class Problem(msgspec.Struct):
    reason: dict[str, Any]
    text: str


class SummarySeen(msgspec.Struct):
    ply: int
    status: str
    n: int


class OptionSeen(msgspec.Struct):
    notation: str
    targets: list[str] = []


class AskSeen(msgspec.Struct):
    seat: int
    options: list[OptionSeen] | None = None


class TableSeen(msgspec.Struct):
    summary: SummarySeen
    seats: list[int]
    asks: list[AskSeen] = []


decode_heard = msgspec.json.Decoder(Heard).decode
decode_problem = msgspec.json.Decoder(Problem).decode


@dataclass
class Tally:
    """How many inputs there were, and what came of them."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)

    def count(self, answer: str) -> None:
        self.sent += 1
        self.answers[answer] += 1


class Line:
    """A socket at a table."""

    def __init__(self, server: Running, table: str, person: Client | None, tally: Tally) -> None:
        self.server, self.table, self.tally = server, table, tally
        self.cookie = person.cookie if person else None
        self.seen: TableSeen
        self.told: dict[str, Any] = {}  # the table as it was last told, but for the view
        self.outdated = False  # an odd hello named another protocol
        self.pings = itertools.count(1_000_000)
        self.stack = AsyncExitStack()
        self.socket: ClientConnection

    async def open(self) -> None:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        await self.close()
        self.socket = await self.stack.enter_async_context(
            connect(address, additional_headers=headers, proxy=None, compression=None, max_size=2**24, max_queue=None)
        )
        self.outdated = False
        assert (await self.wish(**HELLO)).it == "welcome"

    async def close(self) -> None:
        await self.stack.aclose()

    async def next_answer(self) -> Heard:
        """Return what comes next and answers something."""
        while True:
            heard = decode_heard(await self.socket.recv(decode=False))
            heard.table.pop("view", None)
            self.told = heard.table if heard.it == "welcome" else fold(self.told, heard.table)
            if heard.it == "refused" and heard.reason["key"] == "server-load-anew":
                self.outdated = True
            if heard.it not in UNASKED:
                return heard

    def sight(self) -> Sight:
        self.seen = msgspec.convert(self.told, TableSeen)
        options = [option for ask in self.seen.asks for option in ask.options or ()]
        summary = self.seen.summary
        return Sight(
            summary.ply,
            self.seen.seats,
            [option.notation for option in options],
            [target for option in options for target in option.targets],
            summary.n,
        )

    async def fuzz(self, dice: Dice, count: int) -> int:
        """Send so many odd wishes at once: each has one answer, and the socket stays open."""
        if self.outdated:
            await self.open()
        sight = self.sight()
        wishes = [odd_wish(dice, sight) for _ in range(count)]
        for wish in wishes:
            await self.socket.send(wish)
        last = next(self.pings)
        await self.socket.send(f'{{"do":"ping","id":{last}}}')
        async with asyncio.timeout(PATIENCE):
            for wish in wishes:
                heard = await self.next_answer()
                assert heard.it in ("done", "refused", "welcome") and heard.id != last, (wish, heard)
                if heard.it == "refused":
                    key = heard.reason["key"]
                    assert words("en").has(key) and key != "server-broken", (wish, heard.reason)
                self.tally.count(heard.it)
            heard = await self.next_answer()
            assert (heard.it, heard.id) == ("done", last), (wishes, heard)
        return count

    async def break_off(self, dice: Dice) -> int:
        """Send frames that are none: the socket is closed, and somebody can come back at once."""
        self.socket.transport.write(frames := odd_frames(dice))
        with suppress(ConnectionClosed):
            async with asyncio.timeout(PATIENCE):
                while True:
                    await self.next_answer()  # the beginning may have been a message
        assert self.socket.close_code not in (None, NO_CODE, OUR_FAULT), (frames, self.socket.close_code)
        self.tally.count("closed")
        await self.open()
        return 1

    async def wish(self, **fields: Any) -> Heard:
        await self.socket.send(msgspec.json.encode(fields).decode())
        async with asyncio.timeout(PATIENCE):
            return await self.next_answer()


class Wire:
    """A connection for one HTTP request after another."""

    def __init__(self, server: Running, tally: Tally) -> None:
        self.server, self.tally = server, tally
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> asyncio.StreamWriter:
        if self.writer is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        return self.writer

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            with suppress(ConnectionError):
                await self.writer.wait_closed()
            self.writer = None

    async def ask(self, request: Request, cookie: str) -> tuple[int, bytes]:
        given = {name.lower() for name, _ in request.headers}
        own = [("Host", f"127.0.0.1:{self.server.port}"), ("Cookie", f"{COOKIE}={cookie}")]
        headers = [*request.headers, *((name, value) for name, value in own if name.lower() not in given)]
        head = "".join(f"{name}: {value}\r\n" for name, value in headers)
        text = f"{request.method} {request.path} HTTP/1.1\r\n{head}Content-Length: {len(request.body)}\r\n\r\n"
        is_old = self.writer is not None
        try:
            return await self.exchange(text.encode() + request.body)
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.close()
            if not is_old:
                raise
        # The server closes connections that nobody has used for some seconds: then everybody takes another one.
        return await self.exchange(text.encode() + request.body)

    async def exchange(self, sent: bytes) -> tuple[int, bytes]:
        writer = await self.open()
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            return await self.answer()

    async def answer(self) -> tuple[int, bytes]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        if status == 100:
            return await self.answer()
        fields = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        body = b""
        if fields.get("transfer-encoding") == "chunked":
            while size := int((await self.reader.readuntil(b"\r\n")).split(b";")[0], 16):
                body += (await self.reader.readexactly(size + 2))[:-2]
            await self.reader.readuntil(b"\r\n")
        elif status not in (204, 304):
            body = await self.reader.readexactly(int(fields.get("content-length", 0)))
        if fields.get("connection", "").lower() == "close":
            await self.close()
        return status, body

    async def fuzz(self, dice: Dice, cookie: str, tables: list[str]) -> int:
        request = odd_request(dice, tables, GAMES)
        try:
            status, body = await self.ask(request, cookie)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise AssertionError(f"no answer: {request}") from error
        assert status < 500, (request, status, body)
        if status >= 400 and body.startswith(b"{"):
            problem = decode_problem(body)
            assert problem.text and words("en").has(problem.reason["key"]), (request, body)
        else:
            is_page = status == 404 and not request.path.startswith("/api/")
            assert status < 400 or is_page or body in PLAIN, (request, status, body)
        self.tally.count(f"{status // 100}xx")
        return status

    async def fuzz_stream(self, dice: Dice) -> int:
        """Send what is no request, and no more than that: it is refused, or nothing comes of it."""
        stream = odd_stream(dice)
        await self.close()
        writer = await self.open()
        writer.write(stream)
        writer.write_eof()
        try:
            async with asyncio.timeout(PATIENCE):
                heard = await self.reader.read()
        except ConnectionError:
            heard = b""
        assert re.match(rb"HTTP/1\.1 [1-4]|$", heard), (stream, heard)
        self.tally.count("bytes refused" if heard else "bytes closed")
        await self.close()
        return 1


# What is told of something that is no request at all.
PLAIN = (b"Invalid HTTP request received.", b"The head of the request is too large.")


@dataclass
class Place:
    """A table of one of the games with its people, and who looks on."""

    id: str
    people: list[Client]
    lines: list[Line]


class Fuzz:
    """So many inputs by a seed. What is dealt, and who comes first, is left to chance: no two runs are quite alike."""

    def __init__(self, server: Running, seed: int) -> None:
        self.server = server
        self.dice = Dice(seed)
        self.tally = Tally()

    async def run(self, inputs: int) -> None:
        async with AsyncExitStack() as stack:
            wires = [Wire(self.server, self.tally) for _ in GAMES]
            for wire in wires:
                stack.push_async_callback(wire.close)
            while self.tally.sent < inputs:
                await self.round(wires, min(ROUND, inputs - self.tally.sent))

    async def round(self, wires: list[Wire], inputs: int) -> None:
        """At new tables, one of each game. Everybody sends their share at the same time."""
        places = await asyncio.gather(*(asyncio.to_thread(self.lay, game) for game in GAMES))
        lines = [line for place in places for line in place.lines]
        try:
            await asyncio.gather(*(line.open() for line in lines))
            tables = [place.id for place in places] + await self.more_tables(places)
            requests = inputs // REQUESTS_OF
            shares = [
                *share(inputs - requests, [self.wishes(line) for line in lines]),
                *share(requests, [self.requests(*one, tables) for one in zip(wires, places, strict=True)]),
            ]
            async with asyncio.TaskGroup() as group:
                for count, sender in shares:
                    group.create_task(self.send(count, sender))
            for place in places:
                await demand_whole(place)
        finally:
            for line in lines:
                await line.close()
            for place in places:
                for person in place.people:
                    person.close()

    async def send(self, count: int, some: Sender) -> None:
        dice = Dice(below(self.dice, 2**62))
        while count > 0:
            count -= await some(dice, count)

    def wishes(self, line: Line) -> Sender:
        async def send(dice: Dice, most: int) -> int:
            if below(dice, 20):
                return await line.fuzz(dice, min(BATCH, most))
            return await line.break_off(dice)

        return send

    def requests(self, wire: Wire, place: Place, tables: list[str]) -> Sender:
        cookies = [place.people[2].cookie or "", ""]

        async def send(dice: Dice, most: int) -> int:
            if not below(dice, 20):
                return await wire.fuzz_stream(dice)
            status = await wire.fuzz(dice, pick(dice, cookies), tables)
            if status == 401 and not below(dice, 5):  # they have logged out
                with await asyncio.to_thread(self.somebody) as eve:
                    cookies[0] = eve.cookie or ""
            return 1

        return send

    def somebody(self, name: str = "Eve") -> Client:
        return self.server.guest(f"{name} {next(numbers)}")

    def lay(self, game: str) -> Place:
        """A table in the middle of a game, with its two players; one more who sends requests."""
        people = [self.somebody(name) for name in ("Ada", "Ben", "Eve")]
        ada, ben, _ = people
        table = ada.make(game, "me open", hints=not next(numbers) % 20)["id"]
        ben.claim(table)
        ada.start(table)
        sitting = [ada, ben, ada, None]
        return Place(table, people, [Line(self.server, table, person, self.tally) for person in sitting])

    async def more_tables(self, places: list[Place]) -> list[str]:
        """Tables that have not begun, and one that is not there."""
        ada = places[0].people[0]
        made = [await asyncio.to_thread(ada.make, pick(self.dice, GAMES), seats) for seats in ("me open", "me link")]
        return [*(one["id"] for one in made), "nosuchtable"]


def share(inputs: int, senders: list[Sender]) -> Iterator[tuple[int, Sender]]:
    """How many of the inputs each of them sends."""
    for number, sender in enumerate(senders):
        yield (inputs + number) // len(senders), sender


async def demand_whole(place: Place) -> None:
    """Everybody sees the same table, and it goes on unless somebody has rightly ended it."""
    seen = []
    for line in place.lines[:2]:
        await line.wish(do="pause", on=False)
        assert (await line.wish(**HELLO)).it == "welcome"  # what it saw last may be of before it sat down
        line.sight()
        for seat in line.seen.seats:
            await line.wish(do="take-back", seat=seat)
    for line in place.lines[:2]:
        assert (await line.wish(**HELLO)).it == "welcome"
        line.sight()
        seen.append(line.seen)
    assert seen[0].summary == seen[1].summary
    if seen[0].summary.status == "playing":
        able = next(line for line in place.lines[:2] if line.sight().choices)
        heard = await able.wish(do="play", ply=able.seen.summary.ply, choice=able.sight().choices[0])
        assert heard.it == "done", heard
    else:
        assert seen[0].summary.status == "over"
