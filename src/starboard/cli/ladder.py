"""`starboard ladder GAME [BOT …] -n DEALS`: plays what tells most, and rates all who played."""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from pathlib import Path

from rich.table import Table
from rich.text import Text

from starboard.cli import pack, saves
from starboard.cli.play import read_options
from starboard.cli.signals import interruptible, undisturbed
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.lab.ladder import FOLDER, REFERENCE, Ladder
from starboard.lab.ratings import Rating
from starboard.lab.ratings_file import NAME, ratings, text_of, told
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", help=w("cli-game"))
    parser.add_argument("bots", metavar="BOT", nargs="*", help=w("cli-ladder-bots"))
    parser.add_argument("-n", type=int, default=0, metavar="N", help=w("cli-ladder-deals"))
    parser.add_argument("--anchor", nargs="+", default=[], metavar="NAME", help=w("cli-ladder-anchor"))
    parser.add_argument("--seats", type=int, default=2, metavar="N", help=w("cli-seats"))
    parser.add_argument(
        "--options",
        "--option",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        help=w("cli-duel-options"),
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help=w("cli-jobs"))
    parser.add_argument("--folder", type=Path, default=FOLDER, metavar="FOLDER", help=w("cli-ladder-folder"))
    parser.add_argument("--json", action="store_true", help=w("cli-json"))


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    if arguments.n < 0 or arguments.jobs < 1:
        raise StarboardError("cli-error-positive")
    games = pack.games_with(None, terminal)
    pack.check_game(games, arguments.game)
    options = read_options(games.game(arguments.game), arguments.options)
    ladder = Ladder(arguments.game, arguments.seats, options, arguments.folder, games)
    stopped = False
    with interruptible():
        try:
            climb(ladder, arguments, terminal)
        except KeyboardInterrupt:
            stopped = True
    with undisturbed():
        found = ladder.rated()
        if arguments.n:
            saves.write(arguments.folder / NAME, text_of(ratings(arguments.folder)))
        if arguments.json:
            print(json.dumps([told(rating) for rating in found], ensure_ascii=False))
        elif len(found) > 1:
            report(found, terminal)
        else:
            terminal.say("cli-ladder-empty", reference=REFERENCE)
        if stopped:
            terminal.err.print(terminal.words("cli-ladder-stopped"), markup=False, soft_wrap=True)
    return 130 if stopped else 0


def climb(ladder: Ladder, arguments: argparse.Namespace, terminal: Terminal) -> None:
    anchors = arguments.anchor or ladder.anchors()
    with terminal.progress() as progress:
        task = progress.add_task(arguments.game, total=arguments.n, note="")
        with closing(ladder.climb(arguments.bots, anchors, arguments.n, arguments.jobs)) as played:
            for met in played:
                progress.update(task, advance=1, note=met)


def report(found: list[Rating], terminal: Terminal) -> None:
    w = terminal.words
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for key in ("cli-ladder-player", "cli-ladder-elo", "cli-ladder-played"):
        table.add_column(Text(w(key)), justify="right" if table.columns else "left")
    for rating in found:
        table.add_row(Text(rating.player), Text(elo_of(rating, w)), Text(w("cli-number", number=rating.deals)))
    terminal.out.print(table)
    terminal.out.print()
    terminal.say("cli-ladder-note", reference=REFERENCE)


def elo_of(rating: Rating, w: Words) -> str:
    elo, low, high = (w("cli-number", number=round(one)) for one in (rating.elo, rating.low, rating.high))
    return elo if rating.player == REFERENCE else w("cli-ladder-interval", elo=elo, low=low, high=high)
