"""`starboard bench GAME`: how fast the game runs here, and under which conditions that was measured."""

from __future__ import annotations

import argparse
import json

from starboard.cli.terminal import Terminal
from starboard.lab.bench import ROUNDS, Bench, measure
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=w("cli-game"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=w("cli-seats"))
    parser.add_argument("-n", type=int, default=300, metavar="N", help=w("cli-bench-games", rounds=ROUNDS))
    parser.add_argument("--seed", type=int, default=1, help=w("cli-seed"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.n < 1:
        terminal.complain(terminal.words("cli-error-positive"))
        return 2
    with terminal.progress() as progress:
        task = progress.add_task(arguments.game, total=ROUNDS, note="")
        bench = measure(
            arguments.game, arguments.seats, arguments.n, arguments.seed, lambda: progress.update(task, advance=1)
        )
    if arguments.json:
        print(json.dumps(bench.as_data()))
    else:
        report(bench, terminal)
    return 0


def report(bench: Bench, terminal: Terminal) -> None:
    terminal.say(
        "cli-bench-rate",
        game=bench.game,
        seats=bench.seats,
        rate=f"{bench.games_per_s:.0f}",
        low=f"{bench.games_per_s_low:.0f}",
        high=f"{bench.games_per_s_high:.0f}",
        decisions=f"{bench.decisions_per_s:.0f}",
    )
    terminal.say(
        "cli-bench-costs",
        copy=f"{bench.copy_us:.1f}",
        dump=f"{bench.dump_load_us:.0f}",
        size=f"{bench.position_bytes / 1000:.1f}",
    )
    for kind, micros in bench.step_us.items():
        terminal.say("cli-bench-step", kind=kind, micros=f"{micros:.1f}")
    terminal.say(
        "cli-bench-conditions",
        python=bench.python,
        compiled="yes" if bench.compiled else "no",
        machine=bench.machine,
        cores=bench.cores,
        load=f"{bench.load:.1f}",
        games=bench.games,
        seed=bench.seed,
    )
