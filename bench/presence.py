"""Measure what presence costs a server: python bench/presence.py [--sockets 300] [--seconds 20] [--rounds 4]

Two people sit at each table, with a socket each, and make a move every so often; meanwhile each of them looks away and
back, and is cut off and comes back now and then, as people do. The same goes on in turns at servers that keep
presence, and at servers whose attendance does nothing. The processor time of both is compared in pairs of rounds.
With --database, a PostgreSQL one, there are two servers, which tell each other, and the two of a table are at different
ones.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from compare import compared
from websockets.asyncio.client import ClientConnection

from starboard.kernel.chance import Dice, below
from starboard.server.bench import SEATS, Game, Load, Running, Watched, free_port, hear, make_games, tell, wait_for
from starboard.server.folding import HELLO

# Nobody is noticed, and nobody is told.
WITHOUT = """
from starboard.server.attendance import Attendance
for name in ("come", "go", "note", "call", "after", "hear", "tell", "sweep"):
    setattr(Attendance, name, lambda *_: None)
"""
SERVE = "import sys\nfrom starboard.cli.main import main\nmain(sys.argv[1:])"


@contextmanager
def serving(database: str, presence: bool) -> Iterator[Running]:
    port = free_port()
    program = SERVE if presence else WITHOUT + SERVE
    arguments = ["serve", "--port", str(port), "--database", database, "--no-limits"]
    process = subprocess.Popen([sys.executable, "-c", program, *arguments], stdout=subprocess.DEVNULL)
    try:
        wait_for(process, port)
        yield Running(process, port)
    finally:
        process.terminate()
        process.wait(30)


class Visits:
    """The two of a table, who make a move each `pace` seconds, look away each `away`, and come back each `back`."""

    def __init__(self, game: Game, number: int, said: argparse.Namespace) -> None:
        self.game, self.said, self.dice = game, said, Dice(number)
        self.moves = 0

    def soon(self, seconds: float) -> float:
        """Draw a time around so many seconds."""
        return seconds * (0.5 + below(self.dice, 1000) / 1000)

    async def run(self, until: float) -> None:
        while time.perf_counter() < until:
            end = min(until, time.perf_counter() + self.soon(self.said.back))
            await self.game.sit_down()
            async with asyncio.TaskGroup() as group:
                for line in self.game.sockets:
                    group.create_task(self.visit(line, end))

    async def visit(self, line: ClientConnection, end: float) -> None:
        await line.send(tell(HELLO), text=True)
        table, visible = Watched(), True
        turn, look = (time.perf_counter() + self.soon(each) for each in (self.said.pace, self.said.away))
        while (now := time.perf_counter()) < end:
            if now >= look:
                visible, look = not visible, now + self.soon(self.said.away)
                await line.send(tell({"do": "visible", "id": 2, "on": visible}), text=True)
            if now >= turn:
                turn = now + self.soon(self.said.pace)
                choice = self.game.choice(table)
                if choice is not None:
                    self.moves += 1
                    wish = {"do": "play", "id": 1, "ply": table.ply, "choice": choice}
                    await line.send(tell(wish), text=True)
            try:
                async with asyncio.timeout(max(0.001, min(turn, look, end) - time.perf_counter())):
                    heard = hear(await line.recv(decode=False))
            except TimeoutError:
                continue
            if heard.table is not None:
                table.see(heard.table, heard.it == "welcome")
        line.transport.abort()  # cut off, without a word


async def visited(servers: list[Running], said: argparse.Namespace) -> tuple[float, int]:
    """Return the processor seconds of the servers, and the moves."""
    games = await asyncio.to_thread(make_games, [one.port for one in servers], said.sockets // SEATS, Load())
    visits = [Visits(game, number, said) for number, game in enumerate(games)]
    tasks = [asyncio.create_task(one.run(time.perf_counter() + 3 + said.seconds)) for one in visits]
    await asyncio.sleep(3)  # until all have sat down
    before = sum(one.cpu for one in servers)
    await asyncio.sleep(said.seconds)
    spent = sum(one.cpu for one in servers) - before
    await asyncio.gather(*tasks)
    return spent, sum(one.moves for one in visits)


def measured(presence: bool, said: argparse.Namespace) -> float:
    with tempfile.TemporaryDirectory(prefix="starboard-presence-") as folder, ExitStack() as stack:
        database = said.database or f"sqlite:///{folder}/play.db"
        servers = [stack.enter_context(serving(database, presence)) for _ in range(2 if said.database else 1)]
        spent, moves = asyncio.run(visited(servers, said))
    print(f"  {'with' if presence else 'without':8} {spent:7.2f} s of processor time, {moves} moves", flush=True)
    return spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--pace", type=float, default=2, help="seconds between two moves of somebody")
    parser.add_argument("--away", type=float, default=15, help="seconds until somebody looks away, or back")
    parser.add_argument("--back", type=float, default=60, help="seconds until somebody is cut off")
    parser.add_argument("--database", help="of PostgreSQL")
    said = parser.parse_args()
    taken: dict[bool, list[float]] = {True: [], False: []}
    for number in range(said.rounds):
        for presence in sorted(taken, reverse=bool(number % 2)):
            taken[presence].append(measured(presence, said))
    found = compared("presence", taken[True], taken[False])
    cost, low, high = (100 * (1 / ratio - 1) for ratio in (found.ratio, found.high, found.low))
    print(f"presence costs {cost:.1f} % of the processor time (95 %: {low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
