"""A game at the terminal: shows, asks, lets bots move, takes back, saves."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from starboard.bots.bot import Bot
from starboard.bots.called import level_name
from starboard.cli import lines, saves
from starboard.cli.boards.painter import Painter, Scene
from starboard.cli.commands import Command, parse
from starboard.cli.keyboard import Keyboard
from starboard.cli.pager import Pager
from starboard.cli.signals import undisturbed
from starboard.cli.terminal import Terminal, called
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.event import Event
from starboard.kernel.position import Position
from starboard.texts import Words

LOG_LINES = 20
LOW = 32  # a screen with fewer lines
KEPT = 6  # lines of what has just happened that stay on the screen, above a smaller table


@dataclass(slots=True)
class Moment:
    """A decision of the person, to come back to."""

    position: Position[Any]
    log: int  # how many events had been told


class Quit(Exception):
    """The person leaves."""


@dataclass(slots=True)
class Session:
    terminal: Terminal
    keyboard: Keyboard
    painter: Painter
    position: Position[Any]
    bots: dict[int, Bot]
    levels: dict[int, str]  # of the bots
    me: int | None  # None: only bots play
    path: Path | None = None  # where to save
    pack: Path | None = None  # the content pack that is played with
    past: list[Moment] = field(default_factory=list)
    log: list[Text] = field(default_factory=list)
    narrowed: list[Option] = field(default_factory=list)
    centre: int | None = None
    to_the_end: bool = False  # a watching person has seen enough
    pager: Pager = field(init=False)

    def __post_init__(self) -> None:
        self.pager = Pager(self.terminal, self.keyboard)

    # The course of a game.

    def run(self) -> int:
        """Play to the end, or until the person leaves. Returns the exit code."""
        try:
            if self.log:  # it goes on: what happened last has been told before
                self.print(self.log[len(self.log) - len(self.position.events) :])
            else:
                self.show_events(self.position.events)
            while self.position.ask is not None:
                self.step()
        except Quit:
            self.leave()
            return 0
        except (EOFError, KeyboardInterrupt) as stop:
            self.terminal.out.print()
            self.leave()
            return 0 if isinstance(stop, EOFError) else 130
        self.finish()
        return 0

    def step(self) -> None:
        ask = next((ask for ask in self.position.asks if ask.seat == self.me), self.position.asks[0])
        if ask.seat != self.me:
            self.let_bot_move(ask.seat)
            return
        self.past.append(Moment(self.position, len(self.log)))
        self.narrowed = []
        self.show(ask)
        while self.past and self.past[-1].position is self.position:
            self.answer(ask, self.pager.ask("> "))

    def let_bot_move(self, seat: int) -> None:
        # Of the game's seed and the number of moves, so that the same game goes the same way again.
        seed = scramble(scramble(self.position.seed or 0) ^ (1 + self.position.ply))
        self.play(self.bots[seat].choose(self.position, seat, seed))
        if self.me is None:
            self.watch()

    def play(self, option: Option) -> None:
        """Play on a copy: whatever breaks in halfway, there is a whole position to be saved."""
        names = self.names
        after = self.position.copy()
        events = after.play(after.legal(option))
        self.position = after
        self.show_events(events, names)

    def watch(self) -> None:
        """Show the table after each move, as nobody plays, and wait if somebody is there."""
        self.show_table()
        if not self.keyboard.is_person or self.to_the_end or self.position.ask is None:
            return
        match self.pager.ask(self.words("cli-watch-prompt") + " "):
            case "q":
                raise Quit
            case "e":
                self.to_the_end = True

    def finish(self) -> None:
        self.show_table()
        result = self.position.result
        assert result is not None
        self.print(lines.standings(result, self.names, self.words))
        if self.path is not None:
            self.save()
            return
        try:
            if self.pager.ask(self.words("cli-end-prompt") + " ").casefold() == "s":
                self.save()
        except (EOFError, KeyboardInterrupt):
            self.terminal.out.print()

    # What the person types.

    def answer(self, ask: Ask, text: str) -> None:
        command = parse(text)
        try:
            if command is not None:
                self.obey(ask, command)
            elif text:
                self.choose(ask, text)
        except StarboardError as error:
            said = self.words.say(error.message, self.names)
            # Not to standard error: it belongs between the lines of this conversation.
            self.print([Text(f"{said} [{error.rule}]" if error.rule else said, "bold red")])

    def choose(self, ask: Ask, text: str) -> None:
        """Play what was typed, or ask what exactly was meant."""
        options = self.options(ask)
        reply = self.painter.read(text, self.narrowed if self.narrowed and text.isalpha() else options)
        if isinstance(reply, list):
            self.narrowed = reply
            self.print(self.painter.narrow(self.scene(), reply))
            return
        self.play(reply if isinstance(reply, Option) else self.position.legal(reply, ask.seat))

    def obey(self, ask: Ask, command: Command) -> None:
        actions: dict[str, Callable[[], None]] = {
            "?": self.help,
            "v": lambda: self.look(ask, command.rest),
            "u": self.undo,
            "r": lambda: self.look_up(command.rest),
            "w": lambda: self.why_not(ask, command.rest),
            "l": lambda: self.print(self.log[-LOG_LINES:] or [Text(self.words("cli-log-empty"))]),
            "s": lambda: self.save(Path(command.rest) if command.rest else None),
            "q": self.quit,
        }
        actions[command.name]()

    def help(self) -> None:
        keys = [*self.painter.help_keys, "cli-help-notation", "cli-help-commands"]
        self.print([Text(self.words(key)) for key in keys])

    def look(self, ask: Ask, column: str) -> None:
        """Show the table again: whole, screen by screen, or what fits around this column."""
        try:
            self.centre = int(column) if column else None
        except ValueError:
            raise StarboardError("cli-error-column", column=column) from None
        self.show(ask, whole=self.centre is None)

    def undo(self) -> None:
        """Go back to the person's decision before this one; what bots did since is taken back too."""
        if len(self.past) < 2:
            raise StarboardError("cli-error-no-undo")
        self.past.pop()
        moment = self.past.pop()
        self.position = moment.position
        del self.log[moment.log :]
        self.terminal.say("cli-undone")

    def look_up(self, wanted: str) -> None:
        """Print cards and the like of this name, or else rules."""
        self.print(self.painter.about(wanted) or lines.rules_about(wanted, self.position.game.id, self.words))

    def why_not(self, ask: Ask, text: str) -> None:
        if not text:
            raise StarboardError("cli-error-why-what")
        reply = self.painter.read(text, self.options(ask))
        if not isinstance(reply, str):
            self.terminal.say("cli-why-allowed", choice=text)
            return
        refusal = self.position.why_not(reply, ask.seat)
        if refusal is None:
            self.terminal.say("cli-why-allowed", choice=text)
            return
        reason = self.words.say(refusal.reason, self.names)
        self.terminal.say("cli-why-not", choice=text, reason=reason)
        if refusal.rule:
            self.print(lines.rules_about(refusal.rule, self.position.game.id, self.words))

    # Saving.

    def save(self, path: Path | None = None) -> None:
        path = path or self.path or saves.new_path(self.position.game.id)
        saves.write(path, self.position.record)
        self.path = path
        self.terminal.out.print(self.words("cli-saved", path=str(path)), markup=False, soft_wrap=True)

    def quit(self) -> None:
        raise Quit

    def leave(self) -> None:
        """Save and say how to go on; if it cannot be saved, at least show the record."""
        try:
            with undisturbed():
                self.save()
        except StarboardError as error:
            self.terminal.complain(error.said(self.words.lang))
            self.terminal.out.print(self.position.record, markup=False, soft_wrap=True)
            return
        command = [*called(), "play", self.position.game.id, "--resume", str(self.path), *self.seating()]
        said = self.words("cli-resume-how", command=shlex.join(command))
        self.terminal.out.print(said, markup=False, soft_wrap=True)

    def seating(self) -> list[str]:
        """Return the arguments that say who plays: a record does not tell."""
        levels = ",".join(level for _, level in sorted(self.levels.items()))
        who = ["--all-bots"] if self.me is None else ["--me", str(self.me)]
        bots = ["--bots", levels] if levels else []  # alone against the rules there are none
        pack = ["--pack", str(self.pack)] if self.pack else []
        return [*who, *bots, *pack, "--lang", self.words.lang]

    # Showing.

    @property
    def words(self) -> Words:
        return self.terminal.words

    @property
    def names(self) -> list[str]:
        return [self.words.say(name) for name in self.position.names]

    def options(self, ask: Ask) -> list[Option]:
        """List what is asked for, then what may be done out of turn."""
        return [*ask.options, *self.position.asides(ask.seat)]

    def scene(self, height: int | None = None) -> Scene:
        """Return the scene as seen by the person, in so many lines."""
        players = [
            self.words("cli-you") if seat == self.me else self.words("cli-bot", level=self.level(seat))
            for seat in range(self.position.seats)
        ]
        low = (self.pager.height or LOW) < LOW
        return Scene(self.position, self.me, self.names, players, self.terminal.out.width, height, self.centre, low)

    def level(self, seat: int) -> str:
        return level_name(self.words, self.levels[seat])

    def show(self, ask: Ask, whole: bool = False) -> None:
        """Show the table, what is asked, and the options: as much of the table as there is room for, or the whole."""
        options = self.options(ask)
        prompt = Text(self.words.say(ask.prompt, self.names), "bold")
        if ask.rule:
            prompt.append(f"  [{ask.rule}]", "not bold dim")
        screen = self.pager.height
        menu = self.painter.menu(self.scene(), options)
        below: list[RenderableType] = [prompt, *menu, Text(self.words("cli-prompt"), "dim")]
        if (screen or LOW) >= LOW:
            below.insert(0, Text())
        kept = self.pager.used if self.pager.used <= KEPT else 0
        room = None if screen is None or whole else max(0, screen - kept - self.pager.rows(below))
        table = self.painter.table(self.scene(room), options)
        if whole or screen is None:
            self.print([Text(), *table, *below])
        else:
            self.pager.print_together([*table, *below])

    def show_table(self) -> None:
        self.pager.print_together([Text(), *self.painter.table(self.scene(self.pager.height))])

    def print(self, parts: Sequence[RenderableType]) -> None:
        self.pager.print(parts)

    def show_events(self, events: list[Event], before: list[str] | None = None) -> None:
        shown = lines.event_lines(events, self.me, self.painter, self.names, before)
        self.log += shown
        self.print(shown)
