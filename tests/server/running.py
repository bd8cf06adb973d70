"""A real server for tests, on a free port of this machine, and a small client for it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import httpx
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from starboard.kernel.registry import GROUP, Registry, installed
from starboard.server.app import create_app
from starboard.server.config import Config
from starboard.server.folding import HELLO, folded
from starboard.server.house import House
from starboard.server.serving import Server
from starboard.server.who import COOKIE
from waiting import PATIENCE, wait_for

MADE_UP = ("harbour", "kernel.harbour:GAME")
ODD = ("odd", "server.odd:GAME")
FAST = ("--bot-budget", "0.05", "--bot-workers", "1")
BIG = 1e9
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # not for real passwords
TLS = ssl.create_default_context()  # never used, but slow to make


HORSE, STAPLE, WRONG = "correct horse", "battery staple", "neither of them"  # as passwords


def dice(seed: int) -> random.Random:
    """For playing at random, and the same every time."""
    return random.Random(seed)  # noqa: S311 - nobody's secret depends on it


def games() -> Registry:
    """The installed games, the made-up one with secrets, and one whose bots misbehave."""
    points = [EntryPoint(name, value, GROUP) for name, value in (MADE_UP, ODD)]
    return Registry([*installed().points, *points])


def config(database: str, **changes: Any) -> Config:
    """Without limits and waiting, unless they are asked for."""
    fields: dict[str, Any] = {
        "database": database,
        "bot_workers": 1,
        "bot_pace": 0.0,
        "ahead_pace": 0.0,
        "bot_budget": 0.05,
        "messages_per_s": BIG,
        "messages_at_once": int(BIG),
        "requests_per_s": BIG,
        "requests_at_once": int(BIG),
        "logins_per_minute": BIG,
        "chats_per_minute": BIG,
        "sockets_per_address": int(BIG),
        "tables_per_person": int(BIG),
        "bot_tables_per_person": int(BIG),
        "packs_saved_per_minute": BIG,
    }
    return Config(**{**fields, **changes})


class Running:
    """A server in a thread of this process, with an event loop of its own."""

    def __init__(self, settings: Config, send_buffer: int | None = None) -> None:
        self.listening = socket.socket(proto=socket.IPPROTO_TCP)  # else the event loop leaves answers waiting
        if send_buffer is not None:
            self.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.listening.bind(("127.0.0.1", 0))
        self.listening.listen(128)
        self.port: int = self.listening.getsockname()[1]
        self.server = Server(create_app(settings, games=games()))
        self.loop: asyncio.AbstractEventLoop
        self.thread = threading.Thread(target=self._run, name="server", daemon=True)
        self.thread.start()
        wait_for(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started, "the server did not start"
        self.house.who.hasher = QUICK
        self.house.who.nobodys_hash = QUICK.hash("")

    @property
    def house(self) -> House:
        return self.server.house

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve(sockets=[self.listening])

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def run(self, work: Any) -> Any:
        """Let the server's own event loop do something."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def guest(self, name: str | None = None) -> Client:
        return Client(self.url, name)


@contextmanager
def running(settings: Config, **more: Any) -> Iterator[Running]:
    server = Running(settings, **more)
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server as people start it: `with Process(…) as server`. However it ends, nothing of it is left."""

    def __init__(self, database: str, *more: str, cwd: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.log = cwd / "log"
        self.command = [str(Path(sys.executable).parent / "starboard"), "serve", "--port", str(self.port)]
        self.command += ["--database", database, "--no-limits", *FAST, *more]
        self.start()

    def __enter__(self) -> Process:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def start(self) -> None:
        """Also again, after a stop: on the same port, with the same database."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.log.parent,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env={**os.environ, "STARBOARD_LANG": "en"},
                start_new_session=True,
            )
        try:
            wait_for(self._answers)
        except BaseException:
            self.stop(signal.SIGKILL)
            raise

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def _answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/health", trust_env=False, verify=TLS).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self, by: int = signal.SIGTERM) -> int:
        try:
            if self.process.poll() is None:
                self.process.send_signal(by)
            return self.process.wait(PATIENCE)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)  # its workers would outlive it if it was killed
            self.process.wait()

    def guest(self, name: str | None = None) -> Client:
        return Client(self.url, name)


class Client:
    """Somebody with a browser of their own."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=PATIENCE, verify=TLS)
        self.sockets: list[Socket] = []
        if name is not None:
            said = self.post("/api/me", name=name)
            assert said.status_code == 200, said.text

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        for one in self.sockets:
            one.close()
        self.http.close()

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def delete(self, path: str) -> httpx.Response:
        return self.http.delete(path)

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    @property
    def person(self) -> str:
        """One's own id, which nobody else may ever be told."""
        assert self.cookie is not None
        return self.cookie.partition(".")[0]

    def make(self, game: str = "carcassonne", seats: str = "me bot:random", **more: Any) -> dict[str, Any]:
        """A table; `seats` as in `me bot:random link open`."""
        plans = [
            {"kind": kind, **({"level": level} if level else {})}
            for kind, _, level in (seat.partition(":") for seat in seats.split())
        ]
        answer = self.post("/api/tables", game=game, seats=plans, **more)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def claim(self, table: str, **how: Any) -> int:
        answer = self.post(f"/api/tables/{table}/claim", **how)
        assert answer.status_code == 200, answer.text
        seat: int = answer.json()["seat"]
        return seat

    def start(self, table: str) -> None:
        answer = self.post(f"/api/tables/{table}/start")
        assert answer.status_code == 204, answer.text

    def sit(self, table: str, after: int = 0, hello: bool = True, **more: Any) -> Socket:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        one = Socket(self.url, table, headers, **more)
        self.sockets.append(one)
        if hello:
            one.hello(after)
        return one


class Socket:
    """A WebSocket at a table. Keeps everything it was ever told."""

    def __init__(self, url: str, table: str, headers: dict[str, str], **more: Any) -> None:
        self.texts: list[str] = []
        self.log: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.presence: list[dict[str, Any] | None] = []  # of each seat, as it was last told
        self.eyes = 0  # how many watch
        self.gallery: dict[int, dict[str, Any]] = {}  # lines of those who watch
        self.reactions: list[tuple[int, str]] = []
        self.ahead: list[dict[str, Any]] = []  # what is chosen ahead, as it was last told
        self.wishes = 0
        address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
        self.stack = ExitStack()
        self.ws: ClientConnection = self.stack.enter_context(
            connect(
                address,
                additional_headers=headers,
                proxy=None,
                open_timeout=PATIENCE,
                max_size=2**24,
                **{"max_queue": None, **more},
            )
        )

    def close(self) -> None:
        self.stack.close()

    # Talking.

    def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        text = self.ws.recv(timeout=seconds)
        assert isinstance(text, str)
        self.texts.append(text)
        told: dict[str, Any] = json.loads(text)
        if told["it"] == "reaction":
            self.reactions.append((told["seat"], told["what"]))
        if told["it"] == "presence":  # comes at any time, and belongs to nothing else
            self.texts.pop()
            self.presence = told["seats"]
            return self.receive(seconds)
        if told["it"] in ("ahead", "welcome"):
            self.ahead = told.get("choices" if told["it"] == "ahead" else "ahead", [])
        if told["it"] == "eyes":  # so does this
            self.texts.pop()
            self.eyes = told["count"]
            return self.receive(seconds)
        if told["it"] == "gallery":
            self.gallery |= {line["line"]: line for line in told["lines"]}
        if told["it"] == "welcome":
            self.log += told["log"]
            self.presence = told.get("presence", [])
            self.eyes = told.get("eyes", 0)
            self.gallery = {line["line"]: line for line in told.get("gallery", [])}
        if told["it"] == "news":
            self.log.append(told["entry"])
        self.table = folded(self.table, told)
        return told

    def send(self, do: str, **fields: Any) -> int:
        self.wishes += 1
        self.ws.send(json.dumps({"do": do, "id": self.wishes, **fields}))
        return self.wishes

    def wish(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a wish, after all that was told before it."""
        number = self.send(do, **fields)
        while (told := self.receive())["it"] not in ("done", "refused") or told["id"] not in (number, 0):
            pass
        return told

    def done(self, do: str, **fields: Any) -> dict[str, Any]:
        told = self.wish(do, **fields)
        assert told["it"] == "done", told
        return told

    def refused(self, do: str, **fields: Any) -> dict[str, Any]:
        told = self.wish(do, **fields)
        assert told["it"] == "refused", told
        return told

    def hello(self, after: int = 0, **more: Any) -> dict[str, Any]:
        self.send(**HELLO, after=after, **more)
        while (told := self.receive())["it"] != "welcome":
            pass
        return told

    def until(self, wanted: Callable[[], Any]) -> Any:
        """Listen until something is so."""
        while not (found := wanted()):
            self.receive()
        return found

    def heard(self, do: str) -> dict[str, Any]:
        """Listen until an entry of this kind is the last one."""
        entry: dict[str, Any] = self.until(lambda: self.log and self.log[-1]["do"] == do and self.log[-1])
        return entry

    def end(self) -> tuple[int | None, str, list[dict[str, Any]]]:
        """Listen until the connection ends: the close code, the reason, and what was told last."""
        told: list[dict[str, Any]] = []
        try:
            while True:
                told.append(self.receive())
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else None), (closed.rcvd.reason if closed.rcvd else ""), told

    # Playing.

    @property
    def status(self) -> str:
        status: str = self.table["summary"]["status"]
        return status

    @property
    def ply(self) -> int:
        ply: int = self.table["summary"]["ply"]
        return ply

    @property
    def own_ask(self) -> dict[str, Any] | None:
        """What this seat has to decide."""
        return next((ask for ask in self.table.get("asks", []) if ask["seat"] in self.table["seats"]), None)

    def options(self) -> list[str]:
        """Listen until this seat has to decide."""
        ask = self.until(lambda: self.own_ask)
        return [option["notation"] for option in ask["options"]]

    def play(self, choice: str | None = None, **more: Any) -> dict[str, Any]:
        """Make a choice, the first option unless another is given."""
        return self.done("play", ply=self.ply, choice=choice or self.options()[0], **more)


def play_on(sockets: list[Socket], rng: random.Random, most: int = 10_000, asides: float = 0.0) -> int:
    """Let everybody choose at random until the game is over; returns the number of choices."""
    made = 0
    while made < most and sockets[0].status != "over":
        for one in sockets:
            # A deed is told to everybody before it is done for its doer.
            n = max(other.log[-1]["n"] for other in sockets)
            one.until(lambda one=one, n=n: one.log[-1]["n"] >= n)
        able = [one for one in sockets if one.own_ask]
        if sockets[0].status == "over":
            break
        if not able:
            sockets[0].receive()
            continue
        one = rng.choice(able)
        if one.status != "playing":
            return made
        if rng.random() < asides:
            found = one.done("asides", seat=one.table["seats"][0])["answer"]
            usual = [option["notation"] for option in found if option["notation"] != "concede"]
            if usual:
                one.done("play", ply=one.ply, choice=rng.choice(usual), aside=True)
                made += 1
                continue
        told = one.wish("play", ply=one.ply, choice=rng.choice(one.options()))
        # Where several decide at once, somebody else may have been quicker: look again.
        assert told["it"] == "done" or told["stale"], told
        made += told["it"] == "done"
    return made
