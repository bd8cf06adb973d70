"""`starboard verify RECORD`: works out again that the dice were honest and the game is what the record says."""

from __future__ import annotations

import argparse
from pathlib import Path

from starboard.cli import pack
from starboard.cli.terminal import Terminal
from starboard.kernel.record import Record
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("file", metavar="RECORD", type=Path, help=w("cli-verify-file"))
    parser.add_argument("--promise", help=w("cli-verify-promise"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    try:
        text = arguments.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        terminal.complain(terminal.words("cli-verify-unreadable", file=str(arguments.file), reason=str(error)))
        return 2
    games = pack.games_with(arguments.pack, terminal)
    record = Record.read(text)
    pack.check_game(arguments.pack, record.game)
    position = games.game(record.game).replay(text)
    terminal.say("cli-verify-game", game=record.game, moves=len(record.moves))
    if position.result is not None:
        terminal.say("cli-verify-scores", scores=" : ".join(map(str, position.result.scores)))
    fairness = record.fairness
    if fairness is None:
        terminal.say("cli-verify-no-promise")
        return 1 if arguments.promise else 0
    if arguments.promise and arguments.promise != fairness.promise:
        terminal.complain(terminal.words("cli-verify-other-promise"))
        return 1
    if not fairness.kept:
        terminal.complain(terminal.words("cli-verify-broken"))
        return 1
    if fairness.seed != record.seed:
        terminal.complain(terminal.words("cli-verify-other-seed"))
        return 1
    terminal.say("cli-verify-fair", promise=fairness.promise)
    return 0
