"""`starboard solo GAME BOT -n N`: how often a bot wins alone against the AI player of the game, by first choice."""

from __future__ import annotations

import argparse
import json
import os
from contextlib import ExitStack, closing
from pathlib import Path

from rich.table import Table
from rich.text import Text

from starboard.cli import pack
from starboard.cli.play import read_options
from starboard.cli.signals import interruptible, undisturbed
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.lab.solo import Alone, Log, Rate, Solo, open_log, rates
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=w("cli-game"))
    parser.add_argument("bot", metavar="BOT", help=w("cli-solo-bot"))
    parser.add_argument("-n", type=int, default=10, metavar="N", help=w("cli-solo-games"))
    parser.add_argument(
        "--options",
        "--option",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help=w("cli-duel-options"),
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=w("cli-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=w("cli-jobs"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))
    parser.add_argument("--out", type=Path, metavar="FILE.jsonl", help=w("cli-solo-out"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.n < 1 or arguments.jobs < 1:
        raise StarboardError("cli-error-positive")
    games = pack.games_with(arguments.pack, terminal)
    pack.check_game(games, arguments.game)
    options = read_options(games.game(arguments.game), arguments.options)
    solo = Solo(arguments.game, arguments.bot, options, arguments.seed, games)
    settings = solo.settings()
    log = open_log(arguments.out, solo) if arguments.out else None
    played: list[Alone] = []
    wanted = arguments.n * len(settings["choices"])
    stopped = False
    with interruptible():
        try:
            play(solo, played, log, wanted, arguments.jobs, terminal)
        except KeyboardInterrupt:
            stopped = True
    with undisturbed():
        found = rates(settings["choices"], played)
        if arguments.json:
            print(json.dumps({**settings, "wanted": wanted, "rates": [rate.as_data() for rate in found]}))
        elif played:
            report(solo, found, terminal)
        if stopped:
            told = terminal.words("cli-solo-stopped", games=len(played), wanted=wanted)
            terminal.err.print(told, markup=False, soft_wrap=True)
    return 130 if stopped else 0


def play(solo: Solo, played: list[Alone], log: Log | None, games: int, jobs: int, terminal: Terminal) -> None:
    """Fill the list: with what has been played before, then with the rest."""
    before = log.played if log else {}
    played += [before[number] for number in sorted(before) if number < games]
    left = [number for number in range(games) if number not in before]
    with ExitStack() as stack:
        progress = stack.enter_context(terminal.progress())
        task = progress.add_task(solo.level, total=games, completed=len(played), note="")
        if log:
            stack.enter_context(log)
        for game in stack.enter_context(closing(solo.run(left, jobs))):
            if log:
                log.add(game)
            played.append(game)
            progress.update(task, advance=1)


def report(solo: Solo, found: list[Rate], terminal: Terminal) -> None:
    w = terminal.words
    names = {option.notation: w.say(option.label) for option in solo.choices()}
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for key in ("cli-solo-choice", "cli-duel-played", "cli-duel-rate"):
        table.add_column(Text(w(key)), justify="right" if table.columns else "left")
    for rate in found:
        share, low, high = (w("cli-percent", rate=one) for one in (rate.rate, rate.low, rate.high))
        name = w("cli-solo-all") if rate.choice is None else names[rate.choice]
        table.add_row(Text(name), Text(w("cli-number", number=rate.games)), Text(f"{share} ({low}–{high})"))
    terminal.out.print(table)
