"""`starboard play GAME`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import starboard
from starboard.bots import make_bot, usual_level
from starboard.cli import pack, saves
from starboard.cli.boards import add_options, painter_for
from starboard.cli.keyboard import Keyboard
from starboard.cli.lines import event_lines
from starboard.cli.session import Moment, Session
from starboard.cli.signals import interruptible
from starboard.cli.terminal import Terminal
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.record import Record
from starboard.kernel.registry import Registry
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=w("cli-game"))
    parser.add_argument("--seats", type=int, metavar="N", help=w("cli-seats"))
    parser.add_argument("--seed", type=int, metavar="N", help=w("cli-seed"))
    parser.add_argument("--me", type=int, default=0, metavar="SEAT", help=w("cli-play-me"))
    parser.add_argument("--bot", metavar="LEVEL", help=w("cli-play-bot"))
    parser.add_argument("--bots", metavar="LEVEL,…", help=w("cli-play-bots"))
    parser.add_argument("--all-bots", action="store_true", help=w("cli-play-all-bots"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", dest="options", help=w("cli-play-option")
    )
    add_options(parser, w)
    parser.add_argument("--save", type=Path, metavar="FILE", help=w("cli-play-save"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=w("cli-play-resume"))
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal, keyboard: Keyboard | None = None) -> int:
    session = make_session(arguments, terminal, keyboard or Keyboard())
    with interruptible():
        return session.run()


def make_session(arguments: argparse.Namespace, terminal: Terminal, keyboard: Keyboard) -> Session:
    games = pack.games_with(arguments.pack, terminal)
    if arguments.resume:
        return resumed(arguments, terminal, keyboard, games)
    game_id = arguments.game or next(iter(games.packs), None) or games.easiest
    pack.check_game(games, game_id)
    game = games.game(game_id)
    position = game.start(arguments.seats, arguments.seed, read_options(game, arguments.options))
    return seated(arguments, terminal, keyboard, position)


def resumed(arguments: argparse.Namespace, terminal: Terminal, keyboard: Keyboard, games: Registry) -> Session:
    """Resume a game: the record is played again, so that one's own decisions can be taken back."""
    record = Record.read(saves.read(arguments.resume))
    if (arguments.seats or record.seats, arguments.options) != (record.seats, []) or arguments.seed is not None:
        raise StarboardError("cli-error-resume-setup")
    pack.check_game(games, record.game)
    steps = record.steps(games.game(arguments.game or record.game))
    session: Session | None = None
    for position, events in steps:
        if session is None:
            session = seated(arguments, terminal, keyboard, position)
        else:
            before, session.position = session.names, position
            session.log += event_lines(events, session.me, session.painter, session.names, before)
        session.position = position.copy()
        if any(ask.seat == session.me for ask in position.asks):
            session.past.append(Moment(session.position, len(session.log)))
    assert session is not None
    if session.past and session.past[-1].position is session.position:
        session.past.pop()  # the session asks this one itself
    session.path = arguments.save or arguments.resume
    return session


def seated(
    arguments: argparse.Namespace, terminal: Terminal, keyboard: Keyboard, position: starboard.Position[Any]
) -> Session:
    me = None if arguments.all_bots else arguments.me
    if me is not None and not 0 <= me < position.seats:
        raise StarboardError("error-no-such-seat", seat_number=str(me), high=position.seats - 1)
    others = [seat for seat in range(position.seats) if seat != me]
    chosen = dict(zip(others, bot_levels(arguments, position.game, len(others)), strict=True))
    bots = {seat: make_bot(position.game, level) for seat, level in chosen.items()}
    painter = painter_for(arguments, position.game, terminal.words)
    return Session(terminal, keyboard, painter, position, bots, chosen, me, arguments.save, arguments.pack)


def bot_levels(arguments: argparse.Namespace, game: Game[Any] | str, wanted: int) -> list[str]:
    """Choose one level per bot: as given, or the usual one."""
    if arguments.bots is None:
        return [arguments.bot or usual_level(game)] * wanted
    given = [level.strip() for level in arguments.bots.split(",")]
    if len(given) != wanted or arguments.bot:
        raise StarboardError("cli-error-bots", given=len(given), wanted=wanted)
    return given


def read_options(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """Parse `name=value`, with the value as the option's schema has it; the kernel says what is wrong with it."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise StarboardError("cli-error-option", option=text)
        setting = game.options.get(name)
        options[name] = read_value(setting.schema(), value) if setting else value
    return options


def read_value(schema: dict[str, Any], text: str) -> Any:
    if "anyOf" in schema:  # a seat, or chance
        found = (read_value(one, text) for one in schema["anyOf"])
        return next((value for value in found if value != text), text)
    match schema.get("type"):
        case "boolean":
            return {"true": True, "false": False}.get(text.casefold(), text)
        case "integer":
            return int(text) if text.isascii() and text.isdigit() else text
        case "array":
            return [one.strip() for one in text.split(",")]
    return next((value for value in schema.get("enum", ()) if str(value) == text), text)
