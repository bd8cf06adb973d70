"""Whether bots that search keep to their time: python bench/budgets.py [--seconds 1] [--decisions 100] [--quiet]

Decisions of games that medium bots play are searched by two processes at once, as the workers of a server do it, from
the dump of the position to the answer. Beside them a server is kept busy by clients (`starboard bench server`), unless
--quiet. What is told is how long the answers took, in parts of the budget; apart from them the first one of a process,
which has to load the game.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from math import ceil
from multiprocessing import get_context
from typing import Any

import msgspec

from starboard.bots import make_bot, mind_of
from starboard.kernel.chance import Dice, below
from starboard.kernel.registry import installed
from starboard.server.thinkers import think

WORKERS = 2


def decide(game_id: str, dump: bytes, seat: int, level: str, seed: int) -> float:
    """In a worker: how many seconds a decision took."""
    begun = time.perf_counter()
    think(installed(), game_id, dump, seat, level, seed)
    return time.perf_counter() - begun


def decisions(game_id: str) -> Iterator[tuple[bytes, int]]:
    """Positions in which a bot would search, from one game after another."""
    dice = Dice(1)
    mind, bot = mind_of(game_id), make_bot(game_id, "medium")
    while True:
        position = installed().game(game_id).start(2, below(dice, 1 << 32))
        while position.ask is not None:
            ask = position.ask
            seen = position.imagine(ask.seat, 1)
            if len(ask.choices) > 1 and seen.ask is not None and mind.small(seen, seen.ask, Dice(1)) is None:
                yield msgspec.json.encode(position.dump()), ask.seat
            position.play(bot.choose(position, ask.seat, below(dice, 1 << 62)))


@contextmanager
def server_beside(seconds: float) -> Iterator[None]:
    """A server that has as much to do as fifty clients can give it."""
    command = [sys.executable, "-m", "starboard", "bench", "server", "--sockets", "50", "--seconds", str(seconds)]
    with tempfile.TemporaryFile() as said:
        server = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
        time.sleep(5)
        try:
            yield
            if server.poll() is not None:
                print("(the server was not there all the time)")
        finally:
            server.terminate()
            server.wait()


def measure(game_id: str, pool: ProcessPoolExecutor, seconds: float, count: int) -> None:
    level = f"hard@{seconds:g}"
    taken: list[float] = []
    first: list[float] = []
    for number, (dump, seat) in enumerate(decisions(game_id)):
        if number > count:
            break
        both = [pool.submit(decide, game_id, dump, seat, level, WORKERS * number + one) for one in range(WORKERS)]
        (taken if number else first).extend(one.result() / seconds for one in both)
    taken.sort()
    middle, late = (taken[ceil(len(taken) * part) - 1] for part in (0.5, 0.99))
    print(
        f"{game_id}: {len(taken)} searches of {seconds:g} s: median {middle:.3f}, 99 % {late:.3f}, "
        f"most {taken[-1]:.3f}; the first ones {max(first):.3f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--decisions", type=int, default=100, help="of each game")
    parser.add_argument("--quiet", action="store_true", help="without a server beside")
    said = parser.parse_args()
    games: list[Any] = ["carcassonne", "arcs", "outer_rim"]
    with ProcessPoolExecutor(WORKERS, get_context("spawn")) as pool:
        for game_id in games:
            if said.quiet:
                measure(game_id, pool, said.seconds, said.decisions)
            else:
                with server_beside(2 * said.seconds * said.decisions + 60):
                    measure(game_id, pool, said.seconds, said.decisions)


if __name__ == "__main__":
    main()
