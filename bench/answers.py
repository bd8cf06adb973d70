"""How long each level takes to answer: python bench/answers.py [GAME …] [--levels LEVEL …] [-n 4] [--json]

Games between medium bots, of each number of seats in turn. At some of the decisions that leave a choice, drawn by
chance, each level is asked, in the middle of its game: it has seen all decisions of its seat so far that it was asked.
Times are of the processor; `master` thinks by the clock (2 s by default), so the machine should have nothing else to do
if it is among the levels.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import process_time

import starboard
from starboard.bots import make_bot
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.position import AnyPosition
from starboard.kernel.registry import installed

LEVELS = "newcomer", "easy", "medium", "hard", "sharp"
SEATS = 2, 3, 4


def decisions(game_id: str, number: int, every: int) -> Iterator[AnyPosition]:
    """Play the game of a number; yield one of so many of its decisions."""
    game, dice = starboard.game(game_id), Dice(scramble(~number & 0xFFFF))
    position = game.start(SEATS[number % len(SEATS)], number)
    bot, step = make_bot(game_id, "medium"), 0
    while (ask := position.ask) is not None:
        if len(ask.choices) > 1 and not below(dice, every):
            yield position
        position.play(bot.choose(position, ask.seat, scramble(number * 10_000 + step)))
        step += 1


def measure(game_id: str, levels: list[str], games: int, every: int) -> dict[str, list[float]]:
    """Return what each level took for each decision, in ms of the processor."""
    taken: dict[str, list[float]] = {level: [] for level in levels}
    for number in range(games):
        bots = {level: make_bot(game_id, level) for level in levels}
        for at, position in enumerate(decisions(game_id, number, every)):
            assert position.ask is not None
            for level, bot in bots.items():
                before = process_time()
                bot.choose(position, position.ask.seat, scramble(number * 10_000 + at))
                taken[level].append((process_time() - before) * 1000)
    return taken


def at_share(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", default=installed().ids)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), metavar="LEVEL")
    parser.add_argument("-n", type=int, default=6, metavar="N", help="games of each")
    parser.add_argument("--every", type=int, default=5, metavar="N", help="one decision of so many")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found: dict[str, dict[str, dict[str, float]]] = {}
    for game_id in arguments.games:
        found[game_id] = {
            level: {
                "decisions": len(times),
                "median": round(at_share(times, 0.5), 2),
                "of 100 the 95th": round(at_share(times, 0.95), 2),
                "longest": round(max(times), 2),
            }
            for level, times in measure(game_id, arguments.levels, arguments.n, arguments.every).items()
        }
        if not arguments.json:
            for level, told in found[game_id].items():
                print(
                    f"{game_id}, {level}: " + ", ".join(f"{name} {value:g}" for name, value in told.items()) + " (ms)"
                )
    if arguments.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
