"""`starboard duel GAME A B -n N`: which bot is stronger, and how sure is that."""

from __future__ import annotations

import argparse
import json
import os

from starboard.cli import pack
from starboard.cli.terminal import Terminal
from starboard.lab.duel import Duel, duel
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=w("cli-game"))
    parser.add_argument("a", metavar="A", help=w("cli-duel-a"))
    parser.add_argument("b", metavar="B", help=w("cli-duel-b"))
    parser.add_argument("-n", type=int, default=100, metavar="N", help=w("cli-duel-games"))
    parser.add_argument("--seed", type=int, default=0, help=w("cli-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=w("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.n < 1 or arguments.jobs < 1:
        terminal.complain(terminal.words("cli-error-positive"))
        return 2
    games = pack.games_with(arguments.pack, terminal)
    pack.check_game(arguments.pack, arguments.game)
    standing = Duel()
    title = f"{arguments.a} – {arguments.b}"
    with terminal.progress() as progress:
        task = progress.add_task(title, total=arguments.n, note="")
        levels = (arguments.a, arguments.b)
        for standing in duel(arguments.game, *levels, arguments.n, arguments.seed, arguments.jobs, games):
            progress.update(task, advance=1, note=f"{standing.rate:.1%}")
    low, high = standing.interval
    result = {
        "game": arguments.game,
        "a": arguments.a,
        "b": arguments.b,
        "seed": arguments.seed,
        "games": standing.games,
        "rate": round(standing.rate, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }
    if arguments.json:
        print(json.dumps(result))
    else:
        terminal.say(
            "cli-duel-result",
            a=arguments.a,
            b=arguments.b,
            games=standing.games,
            rate=f"{standing.rate:.1%}",
            low=f"{low:.1%}",
            high=f"{high:.1%}",
        )
    return 0
