"""`starboard verify RECORD`: works out again that the dice were honest and the game is what the record says."""

from __future__ import annotations

import argparse
from pathlib import Path

from starboard.cli import pack, saves
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.record import Record
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("file", metavar="RECORD", type=Path, help=w("cli-verify-file"))
    parser.add_argument("--promise", metavar="PROMISE", help=w("cli-verify-promise"))
    parser.add_argument("--luck", action="append", default=[], metavar="SEAT=LUCK", help=w("cli-verify-luck"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal) -> int:
    text = saves.read(arguments.file)
    games = pack.games_with(arguments.pack, terminal)
    record = Record.read(text)
    pack.check_game(games, record.game)
    position = games.game(record.game).replay(text)
    terminal.say("cli-verify-game", game=record.game, moves=len(record.moves))
    if position.result is not None:
        terminal.say("cli-verify-scores", scores=" : ".join(map(str, position.result.scores)))
    return prove(record, arguments.promise, arguments.luck, terminal)


def prove(record: Record, promise: str | None, lucks: list[str], terminal: Terminal) -> int:
    """Check the proof of fair dice, against the promise and the luck that somebody remembers."""
    fairness = record.fairness
    if fairness is None:
        terminal.say("cli-verify-no-promise")
        return 1 if promise or lucks else 0
    wrong = None
    if promise and promise != fairness.promise:
        wrong = terminal.words("cli-verify-other-promise")
    elif not fairness.kept:
        wrong = terminal.words("cli-verify-broken")
    elif other := next(
        (seat for seat, luck in map(read_luck, lucks) if fairness.luck[seat - 1 : seat] != [luck]), None
    ):
        wrong = terminal.words("cli-verify-other-luck", number=other)
    elif fairness.seed != record.seed:
        wrong = terminal.words("cli-verify-other-seed")
    elif misnamed := fairness.misnamed(record.names):
        wrong = terminal.words("cli-verify-other-names", number=misnamed[0] + 1)
    if wrong is not None:
        terminal.complain(wrong)
        return 1
    terminal.say("cli-verify-fair", promise=fairness.promise)
    for seat, luck in enumerate(fairness.luck, 1):
        if luck:
            name = record.names[seat - 1] if record.names else ""
            terminal.say("cli-verify-part", number=seat, name=name, named="yes" if name else "no")
    return 0


def read_luck(given: str) -> tuple[int, str]:
    """Read `1=f00d`: a seat, counted from one, and the luck of its player."""
    seat, _, luck = given.partition("=")
    if not (seat.isdecimal() and seat.isascii() and 1 <= int(seat) <= 99):
        raise StarboardError("cli-verify-bad-luck", given=given)
    return int(seat), luck
