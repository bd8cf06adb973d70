"""`starboard report FOLDER`: what many games say, as one page of HTML."""

from __future__ import annotations

import argparse
from pathlib import Path

from starboard.cli import pack, saves
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import needs
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=w("cli-report-folder"))
    parser.add_argument("--out", type=Path, metavar="FILE.html", help=w("cli-report-out"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    needs("lab", "pyarrow")
    from starboard.lab.report.page import page
    from starboard.lab.run import Run

    out = arguments.out or arguments.folder / "report.html"
    if out.suffix != ".html":
        raise StarboardError("cli-report-error-file", file=str(out))
    games = Run(arguments.folder)
    # For the names of its cards.
    pack.check_game(pack.games_with(arguments.pack, terminal), games.manifest.game)
    if not games.done:
        raise StarboardError("cli-report-error-empty", folder=str(arguments.folder))
    with terminal.err.status(terminal.words("cli-report-progress")):
        text = page(games, terminal.words)
    saves.write(out, text)
    terminal.say("cli-report-done", file=str(out))
    return 0
