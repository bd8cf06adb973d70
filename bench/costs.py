"""Measure what messages cost at a long game, in milliseconds: hello, looking back, taking back, a fork.

    .venv/bin/python bench/costs.py [--game arcs] [--moves 100] [--undos 250] [--rounds 30]

One person plays both seats by random choices, then cannot make up their mind: (undo, play) again and again. Then each
kind of message is sent so many times, one after another, to a server without rate limits.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from starboard.kernel.chance import Dice, below
from starboard.server.bench import Http, serving
from starboard.server.folding import HELLO, folded


class Line:
    """A socket at a table, and the table as it was told there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: dict[str, Any] = {}

    async def wish(self, **fields: Any) -> dict[str, Any]:
        """Return the answer."""
        await self.socket.send(json.dumps({"id": 1, **fields}))
        while True:
            told: dict[str, Any] = json.loads(await self.socket.recv())
            self.table = folded(self.table, told)
            if told["it"] in ("done", "refused", "welcome"):
                return told


async def play(line: Line, dice: Dice, moves: int) -> None:
    for _ in range(moves):
        asks = [ask for ask in line.table.get("asks", []) if ask.get("options")]
        if not asks:
            break
        options = asks[0]["options"]
        choice = options[below(dice, len(options))]["notation"]
        await line.wish(do="play", ply=line.table["summary"]["ply"], choice=choice, seat=asks[0]["seat"])


async def timed(rounds: int, work: Callable[[], Awaitable[Any]]) -> str:
    taken = []
    for _ in range(rounds):
        begun = time.perf_counter()
        await work()
        taken.append(1000 * (time.perf_counter() - begun))
    taken.sort()
    return f"{statistics.median(taken):8.1f} ms   (slowest {taken[-1]:.1f})"


async def measure(port: int, given: argparse.Namespace) -> None:
    person = Http(port)
    person.ask("POST", "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}] * 2
    table_id = person.ask("POST", "/api/tables", {"game": given.game, "seats": seats, "start": True})["id"]
    url = f"ws://127.0.0.1:{port}/api/tables/{table_id}/socket"
    more: dict[str, Any] = {"compression": None, "max_size": None, "ping_interval": None}
    dice = Dice(1)
    async with connect(url, additional_headers={"Cookie": person.cookie}, **more) as socket:
        line = Line(socket)
        await line.wish(**HELLO)
        await play(line, dice, given.moves)
        for _ in range(given.undos):
            await line.wish(do="undo")
            await play(line, dice, 1)
        n, ply = line.table["summary"]["n"], line.table["summary"]["ply"]
        print(f"{given.game}: {n} entries, {ply} moves that stand")
        path = f"/api/tables/{table_id}"
        async with connect(url, **more) as other:
            stranger = Line(other)
            for name, after in (
                ("hello, nothing to tell", 10**9),
                ("hello, the last 20", n - 20),
                ("hello, everything", 0),
            ):
                told = await timed(given.rounds, lambda after=after: stranger.wish(**HELLO, after=after))
                print(f"  {name:26}{told}")
        for at in (0, ply // 2, ply):
            told = await timed(given.rounds, lambda at=at: asyncio.to_thread(person.ask, "GET", f"{path}/at/{at}"))
            print(f"  {f'at move {at}':26}{told}")
        told = await timed(
            given.rounds, lambda: asyncio.to_thread(person.ask, "POST", f"{path}/fork", {"ply": ply // 2})
        )
        print(f"  {'fork in the middle':26}{told}")

        async def back_and_forth() -> None:
            await line.wish(do="undo")
            await play(line, dice, 1)

        print(f"  {'undo and play':26}{await timed(given.rounds, back_and_forth)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="arcs")
    parser.add_argument("--moves", type=int, default=100)
    parser.add_argument("--undos", type=int, default=250)
    parser.add_argument("--rounds", type=int, default=30)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/costs.db") as server:
        asyncio.run(measure(server.port, given))


if __name__ == "__main__":
    main()
