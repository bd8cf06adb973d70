"""Measure what a durable move costs a server, part by part: python bench/moves.py [--game carcassonne] [--seats 2]

    .venv/bin/python bench/moves.py [--game GAME] [--seats N] [--tables 30] [--moves 60] [--deflate] [--against SRC]
    .venv/bin/python bench/moves.py --game outer_rim --tables 4 --moves 100 --stretches 6

A server in a process of its own, whose functions are wrapped: processor time of a thread is charged to the part whose
function is innermost. Clients in this process choose at random; a stretch ends when so many moves a table were made.
With --stretches the same games go on, and each stretch is told on a line of its own: whether later moves cost more.
With --against the programs of two source folders take turns, `--rounds` times. `bytes` are those of the messages that
come with a move, for each seat at its table, as JSON, `wire` those on the wire, fewer with --deflate. With
--instructions nothing is wrapped, and the instructions of the server are counted (callgrind) in place of microseconds:
figures that do not depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import inspect
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from functools import partial, wraps
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()

# Part → functions. Those that a program does not have are passed over: other commits are measured with the same list.
PARTS: dict[str, tuple[str, ...]] = {
    "receive": ("server.strict_socket:StrictSocket.data_received",),
    "decode": ("server.connection:read_wish",),
    "decide": ("tables.table:Table.move",),
    "story": ("server.visibility:Telling.steps",),
    "options": ("server.visibility:options_told",),
    "table": (
        "server.visibility:Telling.whole",
        "server.visibility:Telling.patch",
        "server.visibility:Telling.deed",
        "tables.summary:summary_of",
    ),
    "encode": ("server.live:encode",),
    "queue": ("tables.sqlite:Writer.write",),
    "store": (
        "tables.sql:entry_rows",
        "tables.sql:table_row",
        "tables.sqlite:Writer._waiting",
        "tables.sqlite:Writer._commit",
        "tables.sqlite:Writer._tell",
        "tables.pages:page_of",
    ),
    "send": (
        "server.connection:Connection._send_all",
        "server.strict_socket:StrictSocket.say",
        "litestar:WebSocket.send_data",
    ),
    "hooks": (
        "server.thinkers:Thinkers.after",
        "server.clocks:Clocks.after",
        "server.presence:Presence.after",
        "server.results:Results.after",
        "server.attendance:Attendance.after",
        "server.eyes:Eyes.after",
        "server.ahead:Aheads.after",
        "server.ahead:Aheads.foresee",
        "server.notices:Notices.note",
        "server.notices:Notices.after",
        "server.metrics:Metrics.after",
        "server.vacations:Vacations.after",
        "server.gallery:tell_gallery",
        "server.delay:Delay.after",
    ),
    "tell": ("server.live:tell",),
    "wish": ("server.connection:Connection.answer",),
}


# Inside of the server.


class Charges:
    """Processor time by part, of all threads."""

    def __init__(self) -> None:
        self.spent: dict[str, int] = {}
        self._local = threading.local()

    def into(self, part: str) -> None:
        local, now = self._local, time.thread_time_ns()
        stack: list[str] | None = getattr(local, "stack", None)
        if stack is None:
            stack = local.stack = []
        if stack:
            self.spent[stack[-1]] = self.spent.get(stack[-1], 0) + now - local.since
        stack.append(part)
        local.since = now

    def out(self) -> None:
        local, now = self._local, time.thread_time_ns()
        part = local.stack.pop()
        self.spent[part] = self.spent.get(part, 0) + now - local.since
        local.since = now


class Steps:
    """A coroutine whose time between two waits is charged."""

    def __init__(self, work: Any, part: str, charges: Charges) -> None:
        self.work, self.part, self.charges = work, part, charges

    def __await__(self) -> Generator[Any, Any, Any]:
        value, error = None, None
        while True:
            self.charges.into(self.part)
            try:
                found = self.work.send(value) if error is None else self.work.throw(error)
            except StopIteration as end:
                return end.value
            finally:
                self.charges.out()
            value, error = None, None
            try:
                value = yield found
            except BaseException as raised:
                error = raised


def charged(work: Callable[..., Any], part: str, charges: Charges) -> Callable[..., Any]:
    if inspect.iscoroutinefunction(work):

        @wraps(work)
        async def waiting(*args: Any, **more: Any) -> Any:
            return await Steps(work(*args, **more), part, charges)

        return waiting

    def timed(*args: Any, **more: Any) -> Any:
        charges.into(part)
        try:
            return work(*args, **more)
        finally:
            charges.out()

    return timed


def wrap(charges: Charges) -> None:
    """Wrap all functions of PARTS, also where they were imported to."""
    for part, names in PARTS.items():
        for name in names:
            module_name, _, path = name.partition(":")
            if module_name != "litestar":
                module_name = f"starboard.{module_name}"
            *way, last = path.split(".")
            try:
                owner: Any = importlib.import_module(module_name)
                for one in way:
                    owner = getattr(owner, one)
                found = getattr(owner, last)
            except (ImportError, AttributeError):
                continue
            timed = charged(found, part, charges)
            setattr(owner, last, timed)
            if not way:
                for module in list(sys.modules.values()):
                    if module.__name__.startswith("starboard.") and getattr(module, last, None) is found:
                        setattr(module, last, timed)


def serve(port: int, database: str, plain: bool) -> None:
    """Run a server; for each line that comes in, a line with its processor time so far goes out."""
    from starboard.cli.main import main

    charges = Charges()
    if not plain:
        wrap(charges)
    out = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def listen() -> None:
        for _ in sys.stdin:
            print(json.dumps({"whole": time.process_time_ns(), **charges.spent}), file=out, flush=True)

    threading.Thread(target=listen, daemon=True).start()
    main(["serve", "--port", str(port), "--database", database, "--no-limits", "--no-browser"])


# Outside of it.


class Clients:
    """People at tables, who choose at random."""

    def __init__(self, port: int, game: str, seats: int, tables: int, deflate: bool) -> None:
        self.port, self.game, self.seats, self.deflate = port, game, seats, deflate
        self.tables = [Players(self, number) for number in range(tables)]
        self.moves = self.messages = self.bytes = 0

    async def play(self, moves: int) -> None:
        """Let every table make so many moves, unless its game is over."""
        await asyncio.gather(*(table.play(moves) for table in self.tables))


class Players:
    def __init__(self, all_of_them: Clients, number: int) -> None:
        from starboard.kernel.chance import Dice
        from starboard.server.bench import Http, Watched

        self.clients = all_of_them
        self.dice = Dice(number)
        self.people = [Http(all_of_them.port) for _ in range(all_of_them.seats)]
        self.sockets: list[Any] = []
        self.seen = [Watched() for _ in self.people]
        self.table = ""
        self.number = number

    async def sit_down(self) -> None:
        from websockets.asyncio.client import connect

        from starboard.server.bench import hear, tell
        from starboard.server.folding import HELLO

        owner, *others = self.people
        for seat, person in enumerate(self.people):
            await asyncio.to_thread(person.ask, "POST", "/api/me", {"name": f"Client {self.number}-{seat}"})
        seats = [{"kind": "me"}] + [{"kind": "open"}] * len(others)
        plan = {"game": self.clients.game, "seats": seats}
        self.table = (await asyncio.to_thread(owner.ask, "POST", "/api/tables", plan))["id"]
        for person in others:
            await asyncio.to_thread(person.ask, "POST", f"/api/tables/{self.table}/claim", {})
        await asyncio.to_thread(owner.ask, "POST", f"/api/tables/{self.table}/start")
        for person, seen in zip(self.people, self.seen, strict=True):
            line = await connect(
                f"ws://127.0.0.1:{person.port}/api/tables/{self.table}/socket",
                additional_headers={"Cookie": person.cookie},
                compression="deflate" if self.clients.deflate else None,
                max_size=None,
                ping_interval=None,
            )
            self.sockets.append(line)
            await line.send(tell(HELLO), text=True)
            while (heard := hear(await line.recv(decode=False))).it != "welcome":
                pass
            assert heard.table is not None
            seen.see(heard.table, True)

    async def play(self, moves: int) -> None:
        for _ in range(moves):
            if not await self.move():
                return

    async def move(self) -> bool:
        """Let whoever is asked choose, and everybody hear of it."""
        from starboard.kernel.chance import below
        from starboard.server.bench import tell

        for seat, seen in enumerate(self.seen):
            for ask in seen.asks:
                if ask.options and ask.seat in seen.seats:
                    choice = ask.options[below(self.dice, len(ask.options))].notation
                    wish = {"do": "play", "id": 1, "ply": seen.ply, "choice": choice, "seat": ask.seat}
                    await self.sockets[seat].send(tell(wish), text=True)
                    await asyncio.gather(*(self.hear(one, one == seat) for one in range(len(self.seen))))
                    self.clients.moves += 1
                    return True
        return False

    async def hear(self, seat: int, is_done_too: bool) -> None:
        """Hear of a move: the news of it, with the table as it is now, and `done` if it was one's own."""
        from starboard.server.bench import hear

        waited = {"news", "done"} if is_done_too else {"news"}
        while waited:
            data = await self.sockets[seat].recv(decode=False)
            heard = hear(data)
            if heard.it in ("refused", "goodbye"):
                sys.exit(f"refused: {data!r}")
            self.clients.messages += 1
            self.clients.bytes += len(data)
            if heard.table is not None:
                self.seen[seat].see(heard.table, False)
                waited.discard(heard.it)
            elif heard.it == "done":
                waited.discard("done")


def wire_bytes(clients: Clients) -> int:
    """Count bytes that the system has received on all sockets."""
    return sum(received(line) for table in clients.tables for line in table.sockets)


def received(line: Any) -> int:
    import socket
    import struct

    raw = line.transport.get_extra_info("socket")
    info = raw.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 256)
    found: int = struct.unpack_from("Q", info, 128)[0]  # tcpi_bytes_received
    return found


CALLGRIND = ("valgrind", "--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null")


def measure(source: Path, said: argparse.Namespace) -> list[dict[str, float]]:
    """Measure the program of a source folder: microseconds a move by part, for each stretch."""
    from starboard.server.bench import free_port, wait_for

    port = free_port()
    with tempfile.TemporaryDirectory(prefix="starboard-moves-") as folder:
        command = [sys.executable, str(HERE), "--serve", str(port), "--database", f"sqlite:///{folder}/play.db"]
        if said.instructions:
            command = [*CALLGRIND, *command, "--instructions"]
        environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
        log = Path(folder) / "log"
        with log.open("wb") as errors:
            server = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, env=environment
            )
        try:
            with suppress(RuntimeError):
                wait_for(server, port)  # a server under callgrind takes its time
            wait_for(server, port)
            found = asyncio.run(stretches(said, port, partial(spent, server, said.instructions)))
        finally:
            server.terminate()
            server.wait(60)
        if said.instructions:
            (counted,) = re.findall(r"Collected : (\d+)", log.read_text())
            found = [{**found[0], **dict.fromkeys((*PARTS, "else"), 0.0), "whole": int(counted) / found[0]["moves"]}]
        return found


def spent(server: subprocess.Popen[bytes], counting: bool, begins: bool) -> dict[str, int]:
    """Ask a server for its processor time so far by part; where instructions are counted, begin or end that."""
    if counting:
        switch = ["callgrind_control", "-i", "on" if begins else "off", str(server.pid)]
        subprocess.run(switch, check=True, stdout=subprocess.DEVNULL)
        return {}
    assert server.stdin is not None
    assert server.stdout is not None
    server.stdin.write(b"now\n")
    server.stdin.flush()
    found: dict[str, int] = json.loads(server.stdout.readline())
    return found


async def stretches(
    said: argparse.Namespace, port: int, asked: Callable[[bool], dict[str, int]]
) -> list[dict[str, float]]:
    clients = Clients(port, said.game, said.seats, said.tables, said.deflate)
    for table in clients.tables:
        await table.sit_down()
    await clients.play(2)  # what is made once
    found = []
    for _ in range(said.stretches):
        moves, size, wire = clients.moves, clients.bytes, wire_bytes(clients)
        before = await asyncio.to_thread(asked, True)
        await clients.play(said.moves)
        after, made = await asyncio.to_thread(asked, False), clients.moves - moves
        if not made:
            break
        one = {part: (after.get(part, 0) - before.get(part, 0)) / made / 1000 for part in ("whole", *PARTS)}
        one["else"] = 2 * one["whole"] - sum(one.values())
        one["bytes"] = (clients.bytes - size) / made / said.seats
        one["wire"] = (wire_bytes(clients) - wire) / made / said.seats
        one["moves"] = made
        found.append(one)
    for table in clients.tables:
        for line in table.sockets:
            line.transport.abort()
    return found


def told(rows: list[tuple[str, dict[str, float]]]) -> str:
    names = [name for name in (*PARTS, "else", "whole", "bytes", "wire", "moves") if any(row[name] for _, row in rows)]
    lines = [f"| {'µs a move':24}|" + "".join(f" {name:>8} |" for name in names)]
    lines += ["|---|" + "---|" * len(names)]
    lines += [f"| {title:24}|" + "".join(f" {row[name]:8,.0f} |" for name in names) for title, row in rows]
    return "\n".join(lines)


def middle(rows: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(row[name] for row in rows) for name in rows[0]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="carcassonne")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--moves", type=int, default=60, help="of each table, in each stretch")
    parser.add_argument("--stretches", type=int, default=1)
    parser.add_argument("--deflate", action="store_true", help="offer compression, as browsers do")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--against", type=Path, help="another source folder: …/src")
    parser.add_argument("--instructions", action="store_true", help="count them, with callgrind, and nothing else")
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    said = parser.parse_args()
    if said.serve:
        serve(said.serve, said.database, said.instructions)
        return
    places = {"here": HERE.parent.parent / "src", **({"before": said.against} if said.against else {})}
    taken: dict[str, list[list[dict[str, float]]]] = {place: [] for place in places}
    for number in range(said.rounds):
        for place in sorted(places, reverse=bool(number % 2)):
            taken[place].append(measure(places[place], said))
    print(f"{said.game}, {said.seats} seats, {said.tables} tables, median of {said.rounds} rounds")
    rows = [
        (f"{place}, stretch {at + 1}" if said.stretches > 1 else place, middle([one[at] for one in taken[place]]))
        for place in places
        for at in range(min(map(len, taken[place])))
    ]
    print(told(rows))


if __name__ == "__main__":
    main()
