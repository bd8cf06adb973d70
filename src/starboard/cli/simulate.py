"""`starboard simulate GAME -n N --bots A,B --out FOLDER`: many games, as tables to be studied."""

from __future__ import annotations

import argparse
import os
import shlex
import time
from contextlib import closing
from pathlib import Path

import msgspec

from starboard.bots import usual_level
from starboard.cli import pack
from starboard.cli.play import read_options
from starboard.cli.signals import interruptible, undisturbed
from starboard.cli.terminal import Terminal, called
from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import needs
from starboard.kernel.registry import Registry
from starboard.lab.simulation import ALL_TABLES, TABLES
from starboard.texts import LANGUAGES, Words

GAMES = 1000
NO_NAMES = "none"


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=w("cli-game"))
    parser.add_argument("-n", type=int, metavar="N", help=w("cli-simulate-games", games=GAMES))
    parser.add_argument("--seats", type=int, metavar="N", help=w("cli-simulate-seats"))
    parser.add_argument("--bots", metavar="LEVEL,…", help=w("cli-simulate-bots"))
    parser.add_argument(
        "--option",
        "--options",
        action="extend",
        nargs="+",
        default=[],
        metavar="NAME=VALUE",
        dest="options",
        help=w("cli-duel-options"),
    )
    parser.add_argument("--rules", type=int, metavar="N", help=w("cli-simulate-rules"))
    parser.add_argument("--seed", type=int, metavar="N", help=w("cli-seed"))
    parser.add_argument(
        "--tables",
        metavar="TABLE,…",
        help=w("cli-simulate-tables", tables=",".join(ALL_TABLES), usual=",".join(TABLES)),
    )
    parser.add_argument("--names", choices=(*LANGUAGES, NO_NAMES), help=w("cli-simulate-names"))
    parser.add_argument("--batch", type=int, metavar="N", help=w("cli-simulate-batch"))
    parser.add_argument("--again", type=Path, metavar="FOLDER", help=w("cli-simulate-again"))
    parser.add_argument("--out", type=Path, metavar="FOLDER", required=True, help=w("cli-simulate-out"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help=w("cli-jobs"))
    parser.add_argument("--dask", action="store_true", help=w("cli-simulate-dask"))
    parser.add_argument("--fast", action="store_true", help=w("cli-simulate-fast"))
    parser.add_argument("--json", action="store_true", help=w("cli-simulate-json"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    needs("lab", "pyarrow")
    if arguments.dask:
        needs("lab", "distributed")
    if arguments.jobs < 1:
        raise StarboardError("cli-error-positive")
    games = pack.games_with(arguments.pack, terminal)
    wanted = ""
    if arguments.again:
        wanted = take_over(arguments, games)
    elif arguments.game is None:
        raise StarboardError("cli-simulate-error-game")
    else:
        pack.check_game(games, arguments.game)
    stopped = play(arguments, games, terminal)
    return 130 if stopped else print_folder(arguments, wanted, terminal)


def take_over(arguments: argparse.Namespace, games: Registry) -> str:
    """Take over the settings of a run but what is varied; returns the sign of its results."""
    from starboard.lab.run import Run

    if any(one is not None for one in (arguments.game, arguments.n, arguments.seats, arguments.seed)):
        raise StarboardError("cli-simulate-error-again")
    if arguments.again.resolve() == arguments.out.resolve():
        raise StarboardError("cli-simulate-error-same")
    run = Run(arguments.again)
    manifest = run.manifest
    pack.check_game(games, manifest.game)
    options = read_options(games.game(manifest.game), arguments.options)
    setup = run.varied(listed(arguments.bots) if arguments.bots else None, options, games, arguments.rules)
    arguments.game, arguments.n, arguments.seats, arguments.seed = (
        manifest.game,
        manifest.games,
        manifest.seats,
        manifest.seed,
    )
    arguments.bots, arguments.tables = ",".join(setup.bots), arguments.tables or ",".join(manifest.tables)
    arguments.settings, arguments.rules = setup.options, setup.rules
    arguments.batch = arguments.batch or manifest.batch
    arguments.names = arguments.names or manifest.names or NO_NAMES
    return manifest.digest


def play(arguments: argparse.Namespace, games: Registry, terminal: Terminal) -> bool:
    """Play the simulation; True if it was stopped."""
    from starboard.lab.run import Simulation, setup_of

    game = games.game(arguments.game)
    under = game if arguments.rules is None else game.under(arguments.rules)
    options = arguments.settings if arguments.again else read_options(under, arguments.options)
    bots = listed(arguments.bots) if arguments.bots else [usual_level(game)]
    tables = TABLES if arguments.tables is None else listed(arguments.tables)
    setup = setup_of(
        game.id, bots, arguments.seats, options, arguments.seed or 0, games, arguments.fast, arguments.rules
    )
    count = GAMES if arguments.n is None else arguments.n
    names = "" if arguments.names == NO_NAMES else arguments.names
    title = terminal.words(game.id) if terminal.words.has(game.id) else game.id
    with interruptible():
        try:
            with terminal.progress() as progress:
                task = progress.add_task(title, total=None, note=terminal.words("cli-simulate-trying"))
                simulation = Simulation.planned(
                    setup, arguments.out, count, tables, arguments.batch, arguments.again, names
                )
                begun = time.monotonic()
                with closing(simulation.play(arguments.jobs, arguments.dask)) as steps:
                    for done, new in steps:
                        if not new:  # what was there before took no time
                            progress.reset(task, total=simulation.manifest.games, completed=done, note="")
                            continue
                        rate = new / max(1e-9, time.monotonic() - begun)
                        note = terminal.words("cli-simulate-rate", rate=round(rate, 1 if rate < 100 else 0))
                        progress.update(task, completed=done, note=note)
        except KeyboardInterrupt:
            with undisturbed():
                print_stop(arguments, terminal)
            return True
    return False


def print_stop(arguments: argparse.Namespace, terminal: Terminal) -> None:
    from starboard.lab.folder import Folder
    from starboard.lab.run import Run

    if Folder(arguments.out).manifest() is None:
        return
    run = Run(arguments.out)
    said = terminal.words("cli-duel-goes-on", games=run.done, wanted=run.manifest.games)
    terminal.err.print(said, markup=False, soft_wrap=True)


def print_folder(arguments: argparse.Namespace, wanted: str, terminal: Terminal) -> int:
    """Print what is in the folder now; 1 if it was to be the same as elsewhere and is not."""
    from starboard.lab.folder import said_of
    from starboard.lab.run import Run

    run = Run(arguments.out)
    manifest = run.manifest
    if arguments.json:
        print(msgspec.json.encode(manifest).decode())
    else:
        size = sum(part.stat().st_size for name in manifest.tables for part in run.folder.parts(manifest, name))
        terminal.say("cli-simulate-done", games=manifest.games, folder=str(arguments.out), size=round(size / 1e6, 1))
        terminal.say("cli-simulate-next", command=shlex.join([*called(), "report", str(arguments.out)]))
        if manifest.again:
            command = shlex.join(
                [*called(), "compare", str(arguments.again or manifest.again.folder), str(arguments.out)]
            )
            terminal.say("cli-simulate-compare", command=command)
    if not arguments.again:
        return 0
    if manifest.again:
        said = terminal.words("cli-simulate-varied", folder=str(arguments.again), varied=said_of(manifest.again.varied))
        terminal.err.print(said, markup=False, soft_wrap=True)
        return 0
    if not wanted:
        said = terminal.words("cli-simulate-unknown", folder=str(arguments.again))
    else:
        same = "yes" if wanted == manifest.digest else "no"
        said = terminal.words("cli-simulate-same", same=same, folder=str(arguments.again))
    terminal.err.print(said, markup=False, soft_wrap=True)
    return 1 if wanted and wanted != manifest.digest else 0


def listed(text: str) -> list[str]:
    return [one.strip() for one in text.split(",")]
