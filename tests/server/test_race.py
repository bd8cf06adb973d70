"""Two server processes on one PostgreSQL: whoever writes first has the move, and everybody sees the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from marks import long
from server.running import PATIENCE, Client, Process
from starboard.kernel.chance import Dice, below
from starboard.server.folding import HELLO, folded
from starboard.server.who import COOKIE

ROUNDS = 50
Two = tuple[Process, Process]


@pytest.fixture
def two(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folders = [tmp_path_factory.mktemp(name) for name in ("first", "second")]
    with Process(database, cwd=folders[0]) as first, Process(database, cwd=folders[1]) as second:
        yield first, second
    assert not first.log.read_text() and not second.log.read_text()


class Line:
    """A socket whose messages are read as they come."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.log: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self.changed = asyncio.Condition()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.socket:
                told = json.loads(text)
                async with self.changed:
                    self.log += told.get("log", [told["entry"]] if "entry" in told else [])
                    self.state = folded(self.state, told)
                    if told["it"] in ("done", "refused"):
                        self.answers.append(told)
                    self.changed.notify_all()

    async def until(self, found: Any) -> None:
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(found)

    async def send(self, **wish: Any) -> None:
        await self.socket.send(json.dumps(wish))

    async def wish(self, **wish: Any) -> dict[str, Any]:
        before = len(self.answers)
        await self.send(**wish)
        await self.until(lambda: len(self.answers) > before)
        return self.answers[-1]

    @property
    def n(self) -> int:
        return self.log[-1]["n"] if self.log else 0

    @property
    def over(self) -> bool:
        return bool(self.state["summary"]["status"] == "over")

    @property
    def ply(self) -> int:
        ply: int = self.state["summary"]["ply"]
        return ply

    @property
    def options(self) -> list[str]:
        """What this person may choose now; of nothing to choose, none."""
        return [
            option["notation"]
            for ask in self.state.get("asks", [])
            if ask["seat"] in self.state["seats"]
            for option in ask["options"]
        ]


@asynccontextmanager
async def lines(table: str, *ends: tuple[Process, Client]) -> AsyncIterator[list[Line]]:
    """A socket for each: at which server, and whose."""
    async with AsyncExitStack() as stack:
        found = []
        for server, client in ends:
            address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
            headers = {"Cookie": f"{COOKIE}={client.cookie}"}
            socket = await stack.enter_async_context(
                connect(address, additional_headers=headers, proxy=None, max_size=2**24)
            )
            line = Line(socket)
            await line.send(**HELLO)
            await line.until(lambda line=line: line.state)
            found.append(line)
        yield found


async def together(all_lines: list[Line]) -> None:
    """Until everybody has heard the same: the whole log, whichever server told it."""
    n = max(line.n for line in all_lines)
    for line in all_lines:
        await line.until(lambda line=line: line.n >= n)
    assert all(line.log == all_lines[0].log for line in all_lines)
    assert [entry["n"] for entry in all_lines[0].log] == list(range(1, n + 1))
    assert all(seen_of(line) == seen_of(all_lines[0]) for line in all_lines)


def seen_of(line: Line) -> Any:
    """What is the same for everybody: all lies open in Carcassonne."""
    return line.state["summary"], line.state["view"] | {"view_seat": None}


def new_table(ada: Client, ben: Client) -> str:
    table: str = ada.make(seats="me open")["id"]
    ben.claim(table)
    ada.start(table)
    return table


def at(server: Process, client: Client) -> Client:
    """The same person, by another server."""
    same = Client(server.url)
    same.http.cookies.set(COOKIE, client.cookie or "")
    return same


async def race(two: Two, table: str, ada: Client, ben: Client) -> int:
    """Eight sockets, four of each person, half of them at each server. Returns the number of rounds with a choice."""
    first, second = two
    dice, contested = Dice(8), 0
    ends = [(server, client) for server in (first, second) for client in (ada, ben)] * 2
    async with lines(table, *ends) as sockets:
        for _ in range(ROUNDS):
            await together(sockets)
            able = [line for line in sockets if line.options]
            idle = [line for line in sockets if not line.options]
            assert len(able) == len(idle) == 4
            ply, options = able[0].ply, able[0].options
            start = below(dice, len(options))
            choices = [options[(start + number) % len(options)] for number in range(len(able))]
            contested += len(set(choices)) > 1
            wishes = [line.wish(do="play", ply=ply, choice=choice) for line, choice in zip(able, choices, strict=True)]
            # Who is not asked tries too: that is refused either way.
            wishes += [line.wish(do="play", ply=ply, choice=options[0]) for line in idle]
            answers = await asyncio.gather(*wishes)
            won = [number for number, answer in enumerate(answers) if answer["it"] == "done"]
            assert len(won) == 1 and won[0] < len(able)
            losers = [answer for number, answer in enumerate(answers[: len(able)]) if number not in won]
            assert all(answer["it"] == "refused" and answer["stale"] for answer in losers), losers
            assert all(answer["it"] == "refused" for answer in answers[len(able) :])
            await together(sockets)
            assert sockets[0].ply == ply + 1 and sockets[0].n == answers[won[0]]["n"]
    return contested


def test_of_eight_that_move_at_once_by_two_servers_one_is_heard(two: Two) -> None:
    first, _second = two
    with first.guest("Ada") as ada, first.guest("Ben") as ben:
        table = new_table(ada, ben)
        contested = asyncio.run(race(two, table, ada, ben))
        assert contested > ROUNDS // 2
        for server in two:
            with at(server, ada) as again:
                assert again.get(f"/api/tables/{table}").json()["ply"] == ROUNDS


async def alternate(two: Two, table: str, ada: Client, ben: Client) -> list[Line]:
    """Each person has a socket at either server, and moves by the one that did not make the last move."""
    first, second = two
    dice, turn = Dice(2), 0
    ends = [(first, ada), (first, ben), (second, ada), (second, ben)]
    async with lines(table, *ends) as sockets:
        while not sockets[0].over:
            here = sockets[:2] if turn % 2 == 0 else sockets[2:]
            line = next(line for line in here if line.options)
            answer = await line.wish(do="play", ply=line.ply, choice=line.options[below(dice, len(line.options))])
            assert answer["it"] == "done", answer
            turn += 1
            await together(sockets)
        return sockets


@long
def test_a_game_by_two_servers_in_turn_comes_to_its_end(two: Two) -> None:
    first, second = two
    with first.guest("Leia") as leia, first.guest("Han") as han, at(second, leia) as elsewhere:
        table = new_table(leia, han)
        ends = asyncio.run(alternate(two, table, leia, han))
        records = [client.get(f"/api/tables/{table}/record").text for client in (leia, elsewhere)]
        assert records[0] == records[1] and records[0]
        assert all(line.state["secret"] == ends[0].state["secret"] for line in ends)
        assert ends[0].log[-1]["do"] == "end"
