"""The server is killed again and again while people play: nothing they were told is ever lost or doubled."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from signal import SIGKILL
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import starboard
from marks import long
from server.running import PATIENCE, Client, Process
from starboard.kernel.chance import Dice, below
from starboard.server.hub import SNAPSHOT_EVERY
from starboard.server.tell import PUBLIC, table_told
from starboard.server.who import COOKIE
from starboard.tables.deeds import Created, Ended, Entry, Moved
from starboard.tables.stores import store_for
from starboard.tables.table import Table

FEW, MANY = (6, 3), (20, 20)  # tables of two, and kills
FOR_SNAPSHOT = SNAPSHOT_EVERY + 5  # moves at a table after which it has one, most likely


@dataclass(frozen=True)
class Choice:
    table: str
    person: str
    ply: int
    notation: str


@dataclass
class Witness:
    """All that anybody was ever told."""

    done: dict[Choice, int] = field(default_factory=dict)  # and the number of the entry
    entries: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)
    unanswered: int = 0

    def hears(self, table: str, entry: dict[str, Any]) -> None:
        known = self.entries.setdefault((table, entry["n"]), entry)
        assert known == entry, "two were told different things of one entry"


class Player:
    """Chooses at random as soon as there is something to choose, until the server is gone."""

    def __init__(self, name: str, witness: Witness, dice: Dice) -> None:
        self.name = name
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

    async def play(self, url: str) -> None:
        self.pending = None
        address = f"ws{url.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        with suppress(WebSocketException, OSError):
            async with connect(address, additional_headers=headers, proxy=None, max_size=2**24) as socket:
                await socket.send(json.dumps({"do": "hello", "after": self.heard}))
                while True:
                    self.hear(json.loads(await socket.recv()))
                    if self.pending is None and (wish := self.choose()):
                        await socket.send(json.dumps(wish))
        self.witness.unanswered += self.pending is not None

    def hear(self, told: dict[str, Any]) -> None:
        assert told["it"] in ("welcome", "news", "done"), told
        for entry in told.get("log", [told["entry"]] if "entry" in told else []):
            assert entry["n"] == self.heard + 1, "an entry was left out or told twice"
            self.heard = entry["n"]
            self.witness.hears(self.table, entry)
        self.state = told.get("table") or self.state
        if told["it"] == "welcome":
            self.welcomes.append(told["table"])
        if told["it"] == "done":
            assert self.pending is not None and self.pending not in self.witness.done
            self.witness.done[self.pending] = told["n"]
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
        table: str = ada.make(seats="me open")["id"]
        ben.claim(table)
        ada.start(table)
    for player in pair:
        player.sit_down(table)
    return table


@asynccontextmanager
async def playing(url: str, players: list[Player]) -> Any:
    tasks = [asyncio.create_task(player.play(url)) for player in players]
    try:
        yield
    finally:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*tasks)


async def until(enough: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not enough():
            await asyncio.sleep(0.001)


async def play_and_kill(server: Process, players: list[Player], witness: Witness, dice: Dice, least: int) -> None:
    """Kill it after so many moves and so many milliseconds more: also in the midst of writing."""
    before, moves = len(witness.done), least + below(dice, 7 * len(players))
    async with playing(server.url, players):
        await until(lambda: len(witness.done) > before + moves or all(player.is_over for player in players))
        await asyncio.sleep(below(dice, 50) / 1000)
        server.stop(SIGKILL)


async def play_on_and_kill(server: Process, players: list[Player], witness: Witness) -> None:
    """Kill it when every table has gone on by a move, or is found to be over: its last move was not told."""
    before = set(witness.done)
    waiting = {player.table for player in players}

    def settled() -> bool:
        moved = {choice.table for choice in witness.done if choice not in before}
        return waiting <= moved | {player.table for player in players if player.is_over}

    async with playing(server.url, players):
        await until(settled)
        server.stop(SIGKILL)


# What must be true of the logs.


async def read_logs(url: str, tables: list[str]) -> dict[str, list[Entry]]:
    """The logs, each as long as its summary says."""
    store = store_for(url, read_only=True)
    await store.open()
    try:
        logs = {table: await store.entries(table) for table in tables}
        for table, log in logs.items():
            summary = await store.summary(table)
            assert summary is not None and (summary.n, summary.ply) == (len(log), len(moves_of(log)))
        return logs
    finally:
        await store.close()


def plain(thing: Any) -> Any:
    """As it arrives at the other end."""
    return json.loads(msgspec.json.encode(thing))


def moves_of(log: list[Entry]) -> list[Entry]:
    return [entry for entry in log if isinstance(entry.deed, Moved)]


def demand_whole(log: list[Entry]) -> None:
    """Every entry once, in order, and every move a legal one."""
    assert [entry.n for entry in log] == list(range(1, len(log) + 1))
    assert log == sorted(log, key=lambda entry: entry.at)
    replay(log)


def replay(log: list[Entry]) -> Table:
    assert isinstance(log[0].deed, Created)
    table = Table("", starboard.game(log[0].deed.game), log[0])
    for entry in log[1:]:
        table.apply(entry)
    return table


def demand_kept(witness: Witness, logs: dict[str, list[Entry]]) -> None:
    """What somebody was told is in the log, word for word."""
    for choice, n in witness.done.items():
        log = logs[choice.table]
        move = moves_of(log)[choice.ply]
        assert isinstance(move.deed, Moved)
        assert (move.deed.choice, move.by) == (choice.notation, choice.person)
        assert move.n == n or (move.n == n - 1 and isinstance(log[n - 1].deed, Ended))
    for (table, n), told in witness.entries.items():
        entry = logs[table][n - 1]
        kept = {name: getattr(entry.deed, name) for name in PUBLIC[type(entry.deed)]}
        assert (told["do"], told["at"]) == (entry.deed.__struct_config__.tag, entry.at)
        assert told.get("details", {}) == plain(kept)


def demand_welcome(player: Player, log: list[Entry]) -> None:
    """The table a player came back to is what its log makes of it, snapshot or not."""
    while player.welcomes:
        told = player.welcomes.pop()
        table = replay(log[: told["summary"]["n"]])
        table.id = player.table
        again = table_told(table, player.person, tuple(table.seats_of(player.person)))
        assert told == plain(again)


def crash(url: str, folder: Path, size: tuple[int, int]) -> None:
    count, kills = size
    witness, dice = Witness(), Dice(kills)
    pairs = [
        (Player(f"Ada {number}", witness, dice), Player(f"Ben {number}", witness, dice)) for number in range(count)
    ]
    players = [player for pair in pairs for player in pair]
    tables: list[str] = []
    for kill in range(kills + 1):
        with Process(url, cwd=folder) as server:
            logs = asyncio.run(read_logs(url, tables))
            for log in logs.values():
                demand_whole(log)
            demand_kept(witness, logs)
            for player in players:
                if player.table:
                    demand_welcome(player, logs[player.table])
            tables += [new_game(server.url, pair) for pair in pairs if any(player.is_over for player in pair)]
            if kill < kills:
                least = 0 if kill % 5 else FOR_SNAPSHOT * count
                asyncio.run(play_and_kill(server, players, witness, dice, least))
            else:
                asyncio.run(play_on_and_kill(server, players, witness))
    logs = asyncio.run(read_logs(url, tables))
    demand_kept(witness, logs)
    assert '"level"' not in server.log.read_text(), "the server complained of something"
    assert len(witness.done) > count * kills and witness.unanswered


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_when_the_server_is_killed(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = f"sqlite:///{tmp_path}/store.db" if kind == "sqlite" else request.getfixturevalue("database")
    crash(url, tmp_path, FEW)


@long
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_when_the_server_is_killed_many_times(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path}/store.db" if kind == "sqlite" else request.getfixturevalue("database")
    crash(url, tmp_path, MANY)
