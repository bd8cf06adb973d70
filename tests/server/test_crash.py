"""The server is killed again and again while people play and bots think.

Nothing anybody was told is ever lost or doubled, and afterwards every table goes on.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL
from typing import Any

import httpx
import msgspec
import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import starboard
from marks import long
from server.running import PATIENCE, TLS, Client, Process
from starboard.kernel.chance import Dice, below
from starboard.server.folding import HELLO, folded
from starboard.server.visibility import PUBLIC, table_told
from starboard.server.who import COOKIE
from starboard.tables.deeds import Created, Ended, Entry, Moved
from starboard.tables.pages import PAGE
from starboard.tables.store import Store
from starboard.tables.stores import store_for
from starboard.tables.table import Table

FEW, MANY = (3, 2), (8, 200)  # tables of two, and kills
GAMES = ("carcassonne", "arcs", "outer_rim")
BOT_TABLES = 3  # one of each game: more than there are workers, so somebody is always thinking
PACE = 0.1  # seconds for a person's choice, while bots are waited for
BUDGET = "0.2"  # seconds for a thought, long enough to die in the middle of it
FOR_SNAPSHOT = PAGE + 5  # moves at a table after which it has one, most likely


@dataclass(frozen=True)
class Choice:
    table: str
    person: str
    ply: int
    notation: str


@dataclass
class Witness:
    """All that anybody was ever told."""

    # By table, with the number of the entry.
    done: dict[str, dict[Choice, int]] = field(default_factory=lambda: defaultdict(dict))
    entries: dict[str, dict[int, dict[str, Any]]] = field(default_factory=lambda: defaultdict(dict))
    events: dict[tuple[str, str, int], list[dict[str, Any]]] = field(default_factory=dict)  # by table and person
    unanswered: int = 0
    thinking: int = 0  # kills of the server while a bot was thinking
    workers: int = 0  # kills of the bots' worker alone

    @property
    def moves(self) -> int:
        return sum(map(len, self.done.values()))

    @property
    def heard(self) -> int:
        return sum(map(len, self.entries.values()))

    def hears(self, table: str, person: str, entry: dict[str, Any]) -> None:
        n, events = entry["n"], entry.pop("events", [])
        assert self.entries[table].setdefault(n, entry) == entry, "two were told different things of one entry"
        assert self.events.setdefault((table, person, n), events) == events, "one was told something else before"


class Player:
    """Chooses at random as soon as there is something to choose, until the server is gone."""

    def __init__(self, name: str, game: str, witness: Witness, dice: Dice) -> None:
        self.name = name
        self.game = game
        self.witness = witness
        self.dice = dice
        self.cookie = ""
        self.sit_down("")

    def sit_down(self, table: str) -> None:
        self.table = table
        self.heard = 0  # the number of the last entry
        self.state: dict[str, Any] = {}
        self.pending: Choice | None = None
        self.welcomes: list[dict[str, Any]] = []

    @property
    def person(self) -> str:
        return self.cookie.partition(".")[0]

    @property
    def is_over(self) -> bool:
        return not self.table or (bool(self.state) and self.state["summary"]["status"] == "over")

    @contextmanager
    def client(self, url: str) -> Iterator[Client]:
        with Client(url, None if self.cookie else self.name) as client:
            if self.cookie:
                client.http.cookies.set(COOKIE, self.cookie)
            self.cookie = client.cookie or ""
            yield client

    async def play(self, url: str, pace: float) -> None:
        self.pending = None
        address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        with suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=headers, proxy=None, max_size=2**24) as socket:
                await socket.send(json.dumps({**HELLO, "after": self.heard}))
                while True:
                    self.hear(json.loads(await socket.recv()))
                    if self.pending is None and (wish := self.choose()):
                        await asyncio.sleep(pace)
                        await socket.send(json.dumps(wish))
        self.witness.unanswered += self.pending is not None

    def hear(self, told: dict[str, Any]) -> None:
        assert told["it"] in ("welcome", "news", "done", "presence", "eyes"), told
        for entry in told.get("log", [told["entry"]] if "entry" in told else []):
            assert entry["n"] == self.heard + 1, "an entry was left out or told twice"
            self.heard = entry["n"]
            self.witness.hears(self.table, self.person, entry)
        self.state = folded(self.state, told)
        if told["it"] == "welcome":
            self.welcomes.append(told["table"])
        if told["it"] == "done":
            assert self.pending is not None and self.pending not in self.witness.done[self.table]
            self.witness.done[self.table][self.pending] = told["n"]
            self.pending = None

    def choose(self) -> dict[str, Any] | None:
        for ask in self.state.get("asks", []):
            if ask["seat"] in self.state["seats"]:
                notation = ask["options"][below(self.dice, len(ask["options"]))]["notation"]
                self.pending = Choice(self.table, self.person, self.state["summary"]["ply"], notation)
                return {"do": "play", "ply": self.pending.ply, "choice": notation}
        return None


def new_game(url: str, pair: tuple[Player, Player]) -> str:
    owner, other = pair
    with owner.client(url) as ada, other.client(url) as ben:
        table: str = ada.make(owner.game, "me open")["id"]
        ben.claim(table)
        ada.start(table)
    for player in pair:
        player.sit_down(table)
    return table


@asynccontextmanager
async def playing(url: str, players: list[Player], pace: float = 0.0) -> AsyncIterator[None]:
    """While they play, each of them after so many seconds. Whatever goes wrong for one of them ends it for all."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(url, pace))
        yield


async def until(enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not enough():
            await asyncio.sleep(0.001)


# Tables of bots. The server is not asked how they are: who looks at a table wakes it.


class BotTables:
    """Tables where hard bots play among themselves."""

    def __init__(self) -> None:
        self.now: dict[str, str] = {}  # by game
        self.all: list[str] = []

    async def make_anew(self, server: Process, url: str) -> None:
        """One of each game, wherever the last one is over."""
        async with reading(url) as store:
            over = [game for game in GAMES if game not in self.now or await is_over(store, self.now[game])]
        with server.guest("Ada") as ada:
            for game in over:
                self.now[game] = ada.make(game, "bot:hard bot:hard", start=True)["id"]
                self.all.append(self.now[game])

    async def all_go_on(self, url: str) -> None:
        """Wait until every one of them has gone on by a move, or is over."""
        async with reading(url) as store:
            standing = {table: await length(store, table) for table in self.now.values()}
            until = time.monotonic() + PATIENCE
            while standing:
                assert time.monotonic() < until, f"stuck: {standing}"
                await asyncio.sleep(0.02)
                for table, n in list(standing.items()):
                    if await length(store, table) > n or await is_over(store, table):
                        del standing[table]


@asynccontextmanager
async def reading(url: str) -> AsyncIterator[Store]:
    store = store_for(url, read_only=True)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def length(store: Store, table: str) -> int:
    summary = await store.summary(table)
    assert summary is not None
    return summary.n


async def is_over(store: Store, table: str) -> bool:
    summary = await store.summary(table)
    return summary is not None and summary.status == "over"


def is_thinking(server: Process) -> bool:
    """Whether a bot has the only worker: another one waits for it."""
    health = httpx.get(f"{server.url}/health", trust_env=False, verify=TLS).json()
    return bool(health["bots"]["waiting"])


def kill_worker(server: Process) -> None:
    """The process in which the bots of this server think."""
    found = psutil.Process(server.process.pid).children()
    (worker,) = [one for one in found if any("spawn_main" in part for part in one.cmdline())]
    worker.kill()


@dataclass
class Play:
    """What goes on in the life of one server, until it is killed."""

    server: Process
    url: str
    players: list[Player]
    bots: BotTables
    witness: Witness
    dice: Dice

    async def and_kill(self, least: int) -> None:
        """Kill it after so many moves and so many milliseconds more: also in the midst of writing."""
        before, moves = self.witness.moves, least + below(self.dice, 7 * len(self.players))
        async with playing(self.server.url, self.players):
            await until(lambda: self.witness.moves > before + moves or all(player.is_over for player in self.players))
            await asyncio.sleep(below(self.dice, 50) / 1000)
            self.server.stop(SIGKILL)

    async def and_kill_thinking(self, worker_first: bool) -> None:
        """Kill it when every table has gone on, in the middle of a bot's thought; perhaps its worker alone before."""
        async with playing(self.server.url, self.players, PACE):
            await self.all_go_on()
            if worker_first:
                await thinking(self.server)
                kill_worker(self.server)
                self.witness.workers += 1
                await self.bots.all_go_on(self.url)
            await thinking(self.server)
            await asyncio.sleep(below(self.dice, 50) / 1000)
            self.server.stop(SIGKILL)
            self.witness.thinking += 1

    async def all_go_on(self) -> None:
        """Wait until every table has gone on by a move, or is found to be over: its last move was not told."""
        before = {table: len(done) for table, done in self.witness.done.items()}
        waiting = {player.table for player in self.players}

        def settled() -> bool:
            over = {player.table for player in self.players if player.is_over}
            return all(len(self.witness.done[table]) > before.get(table, 0) for table in waiting - over)

        await until(settled)
        await self.bots.all_go_on(self.url)


async def thinking(server: Process) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(is_thinking, server):
            await asyncio.sleep(0.001)


# What must be true of the logs.


async def read_logs(url: str, tables: list[str]) -> dict[str, list[Entry]]:
    """The logs, each as long as its summary says."""
    async with reading(url) as store:
        logs = {table: await store.entries(table) for table in tables}
        for table, log in logs.items():
            summary = await store.summary(table)
            assert summary is not None and (summary.n, summary.ply) == (len(log), len(moves_of(log)))
        return logs


def plain(thing: Any) -> Any:
    """As it arrives at the other end."""
    return json.loads(msgspec.json.encode(thing))


def moves_of(log: list[Entry]) -> list[Entry]:
    return [entry for entry in log if isinstance(entry.deed, Moved)]


def demand_whole(table: str, log: list[Entry]) -> None:
    """Every entry once, in order, and every move a legal one."""
    assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    assert log == sorted(log, key=lambda entry: entry.at)
    replay(table, log)


def replay(table_id: str, log: list[Entry]) -> Table:
    assert isinstance(log[0].deed, Created)
    table = Table(table_id, starboard.game(log[0].deed.game), log[0])
    for entry in log[1:]:
        table.apply(entry)
    return table


def demand_kept(witness: Witness, logs: dict[str, list[Entry]]) -> None:
    """What somebody was told is in the log, word for word."""
    for table, log in logs.items():
        moves = moves_of(log)
        for choice, n in witness.done[table].items():
            move = moves[choice.ply]
            assert isinstance(move.deed, Moved)
            assert (move.deed.choice, move.by) == (choice.notation, choice.person)
            assert move.n == n or (move.n == n - 1 and isinstance(log[n - 1].deed, Ended))
        for n, told in witness.entries[table].items():
            entry = log[n - 1]
            kept = {name: getattr(entry.deed, name) for name in PUBLIC[type(entry.deed)]}
            assert (told["do"], told["at"]) == (entry.deed.__struct_config__.tag, entry.at)
            # A flag that is not set is not told.
            assert told.get("details", {}) == {name: one for name, one in plain(kept).items() if one is not False}


def demand_welcome(player: Player, log: list[Entry]) -> None:
    """The table a player came back to is what its log makes of it, snapshot or not."""
    while player.welcomes:
        told = player.welcomes.pop()
        table = replay(player.table, log[: told["summary"]["n"]])
        again = table_told(table, player.person, tuple(table.seats_of(player.person)))
        assert told == plain(again)


def crash(url: str, folder: Path, size: tuple[int, int]) -> Witness:
    count, kills = size
    witness, dice, bots = Witness(), Dice(kills), BotTables()
    pairs = []
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        pairs.append((Player(f"Ada {number}", game, witness, dice), Player(f"Ben {number}", game, witness, dice)))
    players = [player for pair in pairs for player in pair]
    tables: list[str] = []
    for kill in range(kills + 1):
        with Process(url, "--bot-budget", BUDGET, cwd=folder) as server:
            current = [*{player.table for player in players if player.table}, *bots.now.values()]
            logs = asyncio.run(read_logs(url, current))
            for table, log in logs.items():
                demand_whole(table, log)
            demand_kept(witness, logs)
            for player in players:
                if player.table:
                    demand_welcome(player, logs[player.table])
            tables += [new_game(server.url, pair) for pair in pairs if any(player.is_over for player in pair)]
            asyncio.run(bots.make_anew(server, url))
            play = Play(server, url, players, bots, witness, dice)
            # The last one also shows that whatever the others have left behind goes on.
            if kill == kills or kill % 2 == 0:
                asyncio.run(play.and_kill_thinking(worker_first=kill % 4 == 0))
            else:
                asyncio.run(play.and_kill(0 if kill % 5 else FOR_SNAPSHOT * count))
    logs = asyncio.run(read_logs(url, tables + bots.all))
    for table, log in logs.items():
        demand_whole(table, log)
    demand_kept(witness, logs)
    complaints = [line for line in server.log.read_text().splitlines() if '"level"' in line]
    assert all("the last shutdown was not clean" in line for line in complaints), "it complained of something else"
    assert witness.moves > count * kills and witness.unanswered
    return witness


# Every day: with one database. That another process of it sees the same: tests/tables, with both.
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=long)])
def test_nothing_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path}/store.db" if kind == "sqlite" else request.getfixturevalue("database")
    witness = crash(url, tmp_path, FEW)
    assert witness.thinking == 2 and witness.workers == 1
    told = (tmp_path / "log").read_text().count("the last shutdown was not clean; the log is whole up to 20")
    assert told == (2 if kind == "sqlite" else 0), "a file is told of at every start; PostgreSQL tells of itself"


@long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_when_the_server_is_killed_many_times(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, counted: Callable[[str], None]
) -> None:
    url = f"sqlite:///{tmp_path}/store.db" if kind == "sqlite" else request.getfixturevalue("database")
    witness = crash(url, tmp_path, MANY)
    counted(
        f"{kind}: {MANY[1] + 1} kills, {witness.thinking} of them in a bot's thought, and {witness.workers} "
        f"of a worker alone; {witness.moves} moves acknowledged, {witness.heard} entries told, 0 lost, 0 tables stuck"
    )
