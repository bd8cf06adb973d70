"""Load test over a long time: people and bots play at many tables, and nothing may grow, lag or stand still."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starboard.kernel.registry import installed
from starboard.server.bench import WARM_UP, Http, Load, Running, children, make_games, serving

SAMPLES = 20
STILL = 60.0  # seconds without a move after which a table that is being played at counts as stuck
BOTS = ("easy", "medium", "hard")


@dataclass(slots=True)
class Sample:
    at: float  # seconds since the start
    server_mb: float
    workers_mb: float
    handles: int
    database_mb: float
    waiting: int  # bots, for a worker
    longest_wait: float  # seconds


@dataclass(slots=True)
class Soak:
    minutes: float
    people_tables: int
    bot_tables: int
    samples: list[Sample] = field(default_factory=list)
    moves: int = 0  # of people
    trip_p50_ms: float = 0.0
    trip_p95_ms: float = 0.0
    trip_p99_ms: float = 0.0
    refused: int = 0
    bot_games: int = 0  # that came to their end
    stuck: list[str] = field(default_factory=list)
    cores: int = os.cpu_count() or 1

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def measure(tables: int, bots: int, minutes: float, database: str | None, progress: Callable[[], None]) -> Soak:
    with TemporaryDirectory(prefix="starboard-soak-") as folder:
        file = Path(folder) / "soak.db"
        with serving(database or f"sqlite:///{file}") as server:
            return asyncio.run(soak(server, file, Soak(minutes, tables, bots), progress))


async def soak(server: Running, file: Path, found: Soak, progress: Callable[[], None]) -> Soak:
    seconds = 60 * found.minutes
    load = Load()
    games = await asyncio.to_thread(make_games, [server.port], found.people_tables, load)
    for game in games:
        await game.sit_down()
    begin = time.perf_counter() + WARM_UP
    for game in games:
        game.from_then, game.until = begin, begin + seconds
    watchers = [BotTables(server.port, number) for number in range(found.bot_tables)]
    players = [asyncio.create_task(game.play()) for game in games]
    for number in range(SAMPLES):
        await asyncio.sleep(max(0.0, begin + (number + 1) * seconds / SAMPLES - time.perf_counter()))
        for watcher in watchers:
            await asyncio.to_thread(watcher.look)
        found.samples.append(await asyncio.to_thread(sample, server, file, time.perf_counter() - begin))
        progress()
    ended, waiting = await asyncio.wait(players, timeout=5)
    for player in waiting:
        player.cancel()  # nothing was left for it to hear, or its table stands still
    for line in [line for game in games for line in game.sockets]:
        await line.close()
    for player in ended:
        player.result()
    found.moves, found.refused = len(load.trips), load.refused
    found.trip_p50_ms, found.trip_p95_ms, found.trip_p99_ms = (load.trip_ms(part) for part in (0.5, 0.95, 0.99))
    found.bot_games = sum(watcher.ended for watcher in watchers)
    tables = [*(game.table for game in games), *(watcher.table for watcher in watchers)]
    found.stuck = await asyncio.to_thread(stuck, server.port, tables)
    return found


def stuck(port: int, tables: list[str]) -> list[str]:
    """Those at which nobody moves, for longer than any line makes a bot wait; people here move at once."""
    seen = [Http(port).ask("GET", f"/api/tables/{table}") for table in tables]
    return [one["id"] for one in seen if one["status"] == "playing" and time.time() - one["updated_at"] > STILL]


class BotTables:
    """One table of bots after another, made by somebody who looks at it now and then."""

    def __init__(self, port: int, number: int) -> None:
        self.person = Http(port)
        self.person.ask("POST", "/api/me", {"name": f"Watcher {number}"})
        self.level = BOTS[number % len(BOTS)]
        self.ended = 0
        self.table = self.make()

    def make(self) -> str:
        seats = [{"kind": "bot", "level": self.level}] * 2
        made = self.person.ask("POST", "/api/tables", {"game": installed().easiest, "seats": seats, "start": True})
        return str(made["id"])

    def look(self) -> None:
        if self.person.ask("GET", f"/api/tables/{self.table}")["status"] == "over":
            self.ended += 1
            self.table = self.make()


def sample(server: Running, file: Path, at: float) -> Sample:
    pid = server.process.pid
    bots = Http(server.port).ask("GET", "/health")["bots"]
    database = sum(one.stat().st_size for one in file.parent.glob(f"{file.name}*"))
    return Sample(
        round(at, 1),
        megabytes(pid),
        sum(map(megabytes, children(pid))),
        handles(pid),
        round(database / 1e6, 2),
        bots["waiting"],
        bots["longest_wait"],
    )


# What the system tells of processes: where it tells nothing, 0.


def megabytes(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def handles(pid: int) -> int:
    try:
        return len(os.listdir(f"/proc/{pid}/fd"))
    except OSError:
        return 0
