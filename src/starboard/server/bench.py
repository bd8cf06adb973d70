"""Measure how much load a server bears: real clients in this process play at a real server in another.

Each table has two seats and two sockets, and whoever has to decide sends a random legal choice at once. Several servers
may share one database: then the two of a table are at different ones, as a balancer would have it. Or one server has
several processes (processes.py), which bring the two together.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import multiprocessing
import os
import platform
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from starboard.kernel.chance import Dice, below
from starboard.kernel.fair import old_seed_of
from starboard.kernel.patch import GONE
from starboard.kernel.registry import installed
from starboard.lab.bench import machine
from starboard.server.folding import HELLO
from starboard.server.hub import Hub
from starboard.tables.deeds import Claimed, Created, Entry, Moved, SeatPlan, Started
from starboard.tables.sqlite import SqliteStore
from starboard.tables.summary import summary_of
from starboard.tables.table import Table

SEATS = 2
WARM_UP = 1.0  # seconds before the measured ones
START_SECONDS = 60.0
STORED = 10_000  # tables a server starts with
LOADED = 1_000  # tables in memory
MOVES = 60  # of a stored table: the middle of a game


@dataclass(slots=True)
class Load:
    """Figures that were measured while everybody played."""

    moves: int = 0
    seconds: float = 0.0
    trips: list[float] = field(default_factory=list)  # seconds from a choice to its `done`
    refused: int = 0
    cpu: float = 0.0  # seconds of the server
    own_cpu: float = 0.0  # seconds of the clients

    def trip_ms(self, part: float) -> float:
        trips = sorted(self.trips)
        return 1000 * trips[min(len(trips) - 1, int(len(trips) * part))] if trips else 0.0


@dataclass(slots=True)
class ServerBench:
    moves_per_s: float  # committed and durable
    trip_p50_ms: float  # from a choice to its `done`
    trip_p95_ms: float
    trip_p99_ms: float
    refused: int
    server_cpu: float  # cores
    client_cpu: float
    sockets: int
    servers: int
    processes: int  # of each
    seconds: float
    database: str
    table_kb: float  # of memory, per idle table in the middle of a game
    again_kb: float  # the same for as many others, after the first were put away
    start_s: float  # from the command to the first answer
    stored: int
    python: str
    machine: str
    cores: int
    load: float
    nice: int

    def as_data(self) -> dict[str, Any]:
        return {name: round(v, 3) if isinstance(v, float) else v for name, v in asdict(self).items()}


def measure(
    sockets: int,
    seconds: float,
    database: str | None,
    progress: Callable[[], None],
    servers: int = 1,
    processes: int = 1,
) -> ServerBench:
    """Measure under load; with 0 sockets only start and memory."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    with tempfile.TemporaryDirectory(prefix="starboard-bench-") as folder:
        url = database or f"sqlite:///{folder}/play.db"
        with ExitStack() as stack:
            running = [stack.enter_context(serving(url, processes)) for _ in range(servers)]
            played = asyncio.run(play(running, sockets // SEATS, seconds))
        progress()
        full = Path(folder) / "full.db"
        asyncio.run(fill(full, STORED))
        progress()
        begun = time.perf_counter()
        with serving(f"sqlite:///{full}"):
            start = time.perf_counter() - begun
        progress()
        first, again = in_another_process(full)
        progress()
    return ServerBench(
        moves_per_s=played.moves / played.seconds if played.seconds else 0.0,
        trip_p50_ms=played.trip_ms(0.5),
        trip_p95_ms=played.trip_ms(0.95),
        trip_p99_ms=played.trip_ms(0.99),
        refused=played.refused,
        server_cpu=played.cpu / played.seconds if played.seconds else 0.0,
        client_cpu=played.own_cpu / played.seconds if played.seconds else 0.0,
        sockets=sockets // SEATS * SEATS,
        servers=servers,
        processes=processes,
        seconds=seconds,
        database="postgresql" if database and database.startswith("postgres") else "sqlite",
        table_kb=first / 1000,
        again_kb=again / 1000,
        start_s=start,
        stored=STORED,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        machine=machine(),
        cores=os.cpu_count() or 1,
        load=load,
        nice=os.nice(0) if hasattr(os, "nice") else 0,
    )


STEPS = 4  # of `measure`, for a progress bar


# The server.


@dataclass(slots=True)
class Running:
    process: subprocess.Popen[bytes]
    port: int
    processes: int = 1

    @property
    def cpu(self) -> float:
        """Return the processor seconds used so far by all that serve people, where the system tells it."""
        return sum(map(cpu_of, self.servers))

    @property
    def servers(self) -> list[int]:
        """List the processes that serve: this one, or those it has started for that."""
        return [self.process.pid] if self.processes == 1 else children(self.process.pid)


def cpu_of(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    found: list[int] = []
    for file in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):  # a thread has ended
            found += map(int, file.read_text().split())
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(database: str, processes: int = 1) -> Iterator[Running]:
    """Run a server in a process of its own, or in several, without rate limits."""
    port = free_port()
    command = [sys.executable, "-m", "starboard", "serve", "--port", str(port), "--database", database, "--no-limits"]
    command += ["--processes", str(processes)] if processes > 1 else []
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)  # noqa: S603 - our own program
    try:
        wait_for(process, port, processes)
        yield Running(process, port, processes)
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(process: subprocess.Popen[bytes], port: int, processes: int = 1) -> None:
    """Wait until the last of its processes answers."""
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            Http(port).ask("GET", f"/health/{processes}" if processes > 1 else "/health")
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise RuntimeError("the server does not start")


class Http:
    """One person's requests."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", **({"Cookie": self.cookie} if self.cookie else {})}
        self.line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.line.getresponse()
        text = answer.read()
        self.line.close()  # the server would not keep it for the length of a game
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:200]!r}")
        self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
        return json.loads(text) if text else None


# The clients. Of what they hear they read only what they need: it is the server that is measured.


class Shown(msgspec.Struct):
    notation: str


class Asked(msgspec.Struct):
    seat: int
    options: list[Shown] | None = None


class Short(msgspec.Struct):
    ply: int | None = None
    status: str | None = None


class Seen(msgspec.Struct):
    """A table, or what has changed of it."""

    summary: Short = msgspec.field(default_factory=Short)
    seats: Any = None
    asks: list[Asked] | None = None  # always whole
    gone: list[str] = msgspec.field(default_factory=list, name=GONE)


class Heard(msgspec.Struct):
    it: str
    table: Seen | None = None


class Watched:
    """The table as far as a player of this kind looks at it."""

    def __init__(self) -> None:
        self.ply, self.status = 0, ""
        self.seats: list[int] = []
        self.asks: list[Asked] = []

    def see(self, heard: Seen, whole: bool) -> None:
        self.ply = self.ply if heard.summary.ply is None else heard.summary.ply
        self.status = heard.summary.status or self.status
        if whole:
            self.seats = heard.seats
        if heard.asks is not None:
            self.asks = heard.asks
        elif whole or "asks" in heard.gone:
            self.asks = []


hear = msgspec.json.Decoder(Heard).decode
tell = msgspec.json.Encoder().encode


class Game:
    """Two people at one table after another."""

    def __init__(self, ports: Sequence[int], number: int, load: Load) -> None:
        self.dice = Dice(number)
        self.load = load
        self.until = 0.0
        self.from_then = 0.0
        self.people = [Http(ports[(number + seat) % len(ports)]) for seat in range(SEATS)]
        for seat, person in enumerate(self.people):
            person.ask("POST", "/api/me", {"name": f"Client {number}-{seat}"})
        self.table = ""
        self.sockets: list[ClientConnection] = []

    def make_table(self) -> None:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        owner, *others = self.people
        self.table = owner.ask("POST", "/api/tables", {"game": installed().easiest, "seats": seats})["id"]
        for person in others:
            person.ask("POST", f"/api/tables/{self.table}/claim", {})
        owner.ask("POST", f"/api/tables/{self.table}/start")

    async def sit_down(self) -> None:
        self.sockets = [
            await connect(
                f"ws://127.0.0.1:{person.port}/api/tables/{self.table}/socket",
                additional_headers={"Cookie": person.cookie},
                compression=None,
                max_size=None,
                ping_interval=None,
            )
            for person in self.people
        ]

    async def play(self) -> None:
        while time.perf_counter() < self.until:
            await asyncio.gather(*map(self.play_seat, self.sockets))
            for line in self.sockets:
                await line.close()
            if time.perf_counter() < self.until:
                await asyncio.to_thread(self.make_table)
                await self.sit_down()

    async def play_seat(self, line: ClientConnection) -> None:
        """Play until the game is over or the time is up."""
        await line.send(tell(HELLO), text=True)
        sent = 0.0
        table = Watched()
        while (now := time.perf_counter()) < self.until:
            heard = hear(await line.recv(decode=False))
            if heard.it == "done":
                now = time.perf_counter()
                if self.from_then <= sent and now <= self.until:
                    self.load.trips.append(now - sent)
            elif heard.it in ("refused", "goodbye"):
                self.load.refused += 1
            if heard.table is not None:
                table.see(heard.table, heard.it == "welcome")
                choice = self.choice(table)
                if choice is not None:
                    sent = time.perf_counter()
                    wish = {"do": "play", "id": 1, "ply": table.ply, "choice": choice}
                    await line.send(tell(wish), text=True)
                elif table.status == "over":
                    return

    def choice(self, table: Watched) -> str | None:
        for ask in table.asks:
            if ask.options and ask.seat in table.seats:
                return ask.options[below(self.dice, len(ask.options))].notation
        return None


def make_games(ports: Sequence[int], tables: int, load: Load) -> list[Game]:
    games = [Game(ports, number, load) for number in range(tables)]
    for game in games:
        game.make_table()
    return games


async def play(servers: Sequence[Running], tables: int, seconds: float) -> Load:
    load = Load()
    games = await asyncio.to_thread(make_games, [server.port for server in servers], tables, load)
    for game in games:
        await game.sit_down()
    begin = time.perf_counter() + WARM_UP
    for game in games:
        game.from_then, game.until = begin, begin + seconds
    players = [asyncio.create_task(game.play()) for game in games]
    await asyncio.sleep(WARM_UP)
    begin, cpu, own = time.perf_counter(), sum(server.cpu for server in servers), time.process_time()
    await asyncio.sleep(seconds)
    load.seconds, load.cpu = time.perf_counter() - begin, sum(server.cpu for server in servers) - cpu
    load.own_cpu, load.moves = time.process_time() - own, len(load.trips)
    ended, waiting = await asyncio.wait(players, timeout=5)
    for player in waiting:
        player.cancel()  # nothing was left for it to hear
    for line in [line for game in games for line in game.sockets]:
        line.transport.abort()
    for player in ended:
        player.result()
    return load


# Tables that are there already.


async def fill(path: Path, tables: int) -> None:
    """Store many tables in the middle of their games."""
    store = SqliteStore(path)
    await store.open()
    played = [(table_in_play(number)) for number in range(min(tables, 50))]
    jobs = []
    for number in range(tables):
        table, log = played[number % len(played)]
        summary = summary_of(table)
        summary.id = f"stored{number}"
        jobs.append(store.create(log[0], summary, log[1:], ["leia", "han"]))
    await asyncio.gather(*jobs)
    await store.close()


def table_in_play(number: int) -> tuple[Table, Sequence[Entry]]:
    game, dice = installed().game(installed().easiest), Dice(number)
    secret = f"{number:064x}"
    plan = Created(game.id, game.version, (SeatPlan("open"), SeatPlan("open")), game.start(SEATS, 0).options, secret)
    log = [
        Entry(1, 0.0, "leia", plan),
        Entry(2, 0.0, "leia", Claimed(0, "leia", "Leia")),
        Entry(3, 0.0, "han", Claimed(1, "han", "Han")),
        Entry(4, 0.0, "leia", Started()),
    ]
    position = game.start(SEATS, old_seed_of(secret, ["", ""]), plan.options)
    for n in range(5, 5 + MOVES):
        assert position.ask is not None
        option = position.ask.options[below(dice, len(position.ask.choices))]
        log.append(Entry(n, float(n), ("leia", "han")[option.seat], Moved(option.seat, option.notation)))
        position.play(option)
    table = Table("", game, log[0])
    for entry in log[1:]:
        table.apply(entry)
    return table, log


def in_another_process(path: Path) -> tuple[float, float]:
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(table_bytes, (path,))


def table_bytes(path: Path) -> tuple[float, float]:
    """Measure bytes per table in memory: for some tables, and for others after those were evicted."""
    return asyncio.run(load_tables(path))


async def load_tables(path: Path) -> tuple[float, float]:
    store = SqliteStore(path)
    await store.open()
    hub = Hub(store, installed())
    await hub.get(f"stored{STORED - 1}")  # what is loaded once for all tables
    before = memory()
    for number in range(LOADED):
        await hub.get(f"stored{number}")
    full = memory()
    await hub.put_away(-1)
    for number in range(LOADED, 2 * LOADED):
        await hub.get(f"stored{number}")
    again = memory()
    await store.close()
    return (full - before) / LOADED, (again - full) / LOADED


def memory() -> int:
    """Return the resident memory of this process in bytes, where the system tells it."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
