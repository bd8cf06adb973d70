"""A person at the terminal, as tests play them: lines in, text out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from typing import Any

from rich.console import Console

from games.asked import Asked
from starboard.bots import make_bot
from starboard.cli import play, replay
from starboard.cli.boards import painter_of
from starboard.cli.boards.painter import Painter, Scene
from starboard.cli.keyboard import Script
from starboard.cli.main import parse
from starboard.cli.session import Session
from starboard.cli.terminal import Terminal
from starboard.kernel.game import AnyGame
from starboard.kernel.position import Position
from starboard.texts import words

Line = str | BaseException


def paper(lang: str = "en", width: int = 80) -> tuple[Terminal, io.StringIO]:
    """A terminal without colour that keeps what is written."""
    out = io.StringIO()
    return Terminal(lang, Console(file=out, width=width, highlight=False)), out


def parsed(*arguments: str) -> Any:
    lang = arguments[arguments.index("--lang") + 1] if "--lang" in arguments else "en"
    return parse(lang, list(arguments))


def run(*arguments: str, lines: Iterable[Line] = (), is_person: bool = False) -> tuple[int, str]:
    """The command with these lines typed: its exit code and all it wrote."""
    command = parsed(*arguments)
    terminal, out = paper(command.lang)
    module = {"play": play, "replay": replay}[arguments[0]]
    code = module.run(command, terminal, Script(lines, is_person))
    return code, out.getvalue()


def sitting(position: Position[Any], lines: Iterable[Line] = (), **settings: Any) -> tuple[Session, io.StringIO]:
    """A session at any position, the person at seat 0 and random bots around."""
    terminal, out = paper()
    others = range(1, position.seats)
    session = Session(
        terminal,
        Script(lines),
        settings.pop("painter", None) or painter_of(position.game, terminal.words),
        position,
        {seat: make_bot(position.game.id, "random") for seat in others},
        dict.fromkeys(others, "random"),
        **{"me": 0, **settings},
    )
    return session, out


def shown(position: Position[Any], width: int = 80, height: int | None = None, options: bool = False) -> str:
    """The painted map alone, as plain text."""
    terminal, out = paper(width=width)
    painter: Painter = painter_of(position.game, words("en"))
    names = [str(seat) for seat in range(position.seats)]
    chosen = list(position.ask.options) if options and position.ask else []
    board, *_ = painter.table(Scene(position, 0, names, names, width, height), chosen)
    terminal.out.print(board)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def scene(position: Position[Any], seat: int | None, width: int = 80, lang: str = "en") -> Scene:
    names = [words(lang).say(name) for name in position.names]
    return Scene(position, seat, names, ["bot"] * position.seats, width)


def printed(parts: list[Any], width: int = 80) -> str:
    terminal, out = paper(width=width)
    for part in parts:
        terminal.out.print(part)
    return "\n".join(line.rstrip() for line in out.getvalue().replace("\u00a0", " ").splitlines())


@cache
def english(game: AnyGame) -> Painter:
    return painter_of(game, words("en"))


def painted(t: Asked, seat: int | None = 0) -> str:
    """The whole table as a seat sees it."""
    t.begin()
    return printed(english(t.position.game).table(scene(t.position, seat)))


def menu(t: Asked) -> str:
    """The options of the pending decision."""
    t.begin()
    ask = t.position.ask
    assert ask is not None
    return printed(english(t.position.game).menu(scene(t.position, ask.seat), list(ask.options)))
