"""`starboard replay FILE`: steps through a record, forth and back."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.rule import Rule
from rich.text import Text

from starboard.cli import pack, saves
from starboard.cli.boards import add_options, painter_for
from starboard.cli.boards.painter import Painter, Scene, rows
from starboard.cli.keyboard import Keyboard
from starboard.cli.lines import event_lines, standings
from starboard.cli.terminal import Terminal
from starboard.kernel.event import Event
from starboard.kernel.move import Move
from starboard.kernel.position import Position
from starboard.kernel.record import Record
from starboard.texts import Words


def add(parser: argparse.ArgumentParser, w: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=w("cli-replay-file"))
    parser.add_argument("--no-input", action="store_true", help=w("cli-replay-no-input"))
    add_options(parser, w)
    pack.add_option(parser, w)


def run(arguments: argparse.Namespace, terminal: Terminal, keyboard: Keyboard | None = None) -> int:
    games = pack.games_with(arguments.pack, terminal)
    record = Record.read(saves.read(arguments.file))
    pack.check_game(games, record.game)
    game = games.game(record.game)
    steps = [(position.copy(), list(events)) for position, events in record.steps(game)]
    film = Film(terminal, painter_for(arguments, game, terminal.words), record.moves, steps)
    if arguments.no_input:
        film.show_all()
    else:
        film.step_through(keyboard or Keyboard())
    return 0


@dataclass(slots=True)
class Film:
    terminal: Terminal
    painter: Painter
    moves: list[Move]
    steps: list[tuple[Position[Any], list[Event]]]  # the start, then after each move
    at: int = 0

    def step_through(self, keyboard: Keyboard) -> None:
        shown = -1
        while True:
            if self.at != shown:
                self.show()
                shown = self.at
            try:
                text = keyboard.ask(self.terminal.words("cli-replay-prompt") + " ")
            except (EOFError, KeyboardInterrupt):
                self.terminal.out.print()
                return
            if text == "q":
                return
            self.go(text)

    def go(self, text: str) -> None:
        """Move to what was typed; what is out of reach is told."""
        end = len(self.moves)
        targets = {"": self.at + 1, "b": self.at - 1, "e": end}
        digits = text.isascii() and text.isdigit()
        if not digits and text not in targets:
            self.terminal.say("cli-replay-how")
            return
        target = int(text) if digits else targets[text]
        if target < 0:
            self.terminal.say("cli-replay-first")
        elif target > end and not digits:
            self.terminal.say("cli-replay-last")
        elif target > end:
            self.terminal.say("cli-error-move", number=text, high=end)
        else:
            self.at = target

    def show_all(self) -> None:
        for number in range(len(self.steps)):
            self.at = number
            self.show()

    def show(self) -> None:
        """Show the table after the move, and what happened."""
        out, words = self.terminal.out, self.terminal.words
        position, events = self.steps[self.at]
        names = [words.say(name) for name in position.names]
        before = [words.say(name) for name in self.steps[max(0, self.at - 1)][0].names]
        if self.at:
            move = str(self.moves[self.at - 1])
            title = words("cli-replay-move", number=self.at, total=len(self.moves), move=move)
        else:
            title = words("cli-replay-start", total=len(self.moves))
        out.print(Rule(Text(title), align="left"))
        below = [Text(), *event_lines(events, None, self.painter, names, before)]
        if position.result is not None:
            below += standings(position.result, names, words)
        height = max(0, out.height - 2 - sum(rows(line, out.width) for line in below)) if out.is_terminal else None
        scene = Scene(position, None, names, [""] * position.seats, out.width, height)
        for part in [*self.painter.table(scene), *below]:
            out.print(part)
