"""Plays games of every kind with a program and tells what it does wrong, for whoever writes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Literal

from starboard.bots.random_bot import RandomBot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import scramble
from starboard.kernel.game import AnyGame
from starboard.kernel.position import Position
from starboard.lab.programs.limits import GOODBYE, Limits
from starboard.lab.programs.mishap import BREAKS, Kind, Mishap
from starboard.lab.programs.program import Program

MOVES = 150  # of the program in a game, at most: all that is to be seen is seen by then
SEED = 20_260
NEWS = b'{"it":"news","of":"a later protocol"}'  # a message that no program knows yet, and each is to pass over


@dataclass(slots=True)
class Finding:
    """Holds what was wrong the first time in a game: the text `program-KIND` tells it, filled in with `said`."""

    kind: Kind | Literal["stays"]  # or it did not end with the game
    game: str
    number: int  # of the game, from 1
    move: int  # of the program, from 1; 0 for the game as a whole
    said: dict[str, Any]


@dataclass(slots=True)
class Report:
    """Sums up the games of one kind."""

    game: str
    games: int = 0
    moves: int = 0
    slowest: float = 0.0  # seconds
    name: str = ""
    findings: list[Finding] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)  # of all that was wrong
    is_done: bool = False

    def note(self, kind: Kind | Literal["stays"], move: int, **said: Any) -> None:
        if not self.counts[kind]:
            self.findings.append(Finding(kind, self.game, self.games, move, said))
        self.counts[kind] += 1

    @property
    def is_over(self) -> bool:
        """Tell whether its process was lost, so that more games would only find that again."""
        return any(self.counts[kind] for kind in BREAKS)


class Examined(Program):
    """Plays as any program does, and notes how long it took and what was wrong."""

    def __init__(self, command: Sequence[str], limits: Limits, seat: int, seed: int, report: Report) -> None:
        super().__init__(command, limits, seat, seed)
        self.report = report

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        self.report.moves += 1
        return super().choose(position, seat, seed)

    def answer(self, position: Position[Any], ask: Ask) -> Option:
        begun = monotonic()
        option = super().answer(position, ask)
        if self.asked > 1:  # with the first one, it was started
            self.report.slowest = max(self.report.slowest, monotonic() - begun)
        self.report.name = self.name
        return option

    def start(self, position: Position[Any]) -> None:
        super().start(position)
        assert self.process is not None
        self.process.say(NEWS)

    def lose(self, mishap: Mishap, option: Option) -> None:
        limits = {"seconds": self.limits.move, "start": self.limits.start, "memory": self.limits.memory}
        self.report.note(mishap.kind, self.asked, **limits, **mishap.said)
        super().lose(mishap, option)


def examine(
    command: Sequence[str], games: Sequence[AnyGame], limits: Limits, moves: int = MOVES
) -> Generator[Report, None, None]:
    """Play each game with few and with many seats, until something breaks the process.

    Yields the report of a game after each choice of the program, and once more when it is done.
    """
    for game in games:
        report = Report(game.id)
        for number, seats in enumerate(dict.fromkeys((max(game.seats[0], 2), game.seats[-1]))):
            if not report.is_over:
                report.games += 1
                yield from play(command, game, seats, number * (seats - 1), limits, moves, report)
        report.is_done = True
        yield report
        if report.is_over:
            return


def play(
    command: Sequence[str], game: AnyGame, seats: int, seat: int, limits: Limits, moves: int, report: Report
) -> Generator[Report, None, None]:
    """Play one game against random bots, as far as it tells something."""
    seed = scramble(SEED + report.games)
    position = game.start(seats, seed, {})
    rival = RandomBot()
    with Examined(command, limits, seat, seed, report) as program:
        program.witness(position.events)
        step = 0
        while position.ask is not None and program.asked < moves and not report.is_over:
            asked = position.ask.seat
            bot = program if asked == seat else rival
            program.witness(position.play(bot.choose(position, asked, scramble(seed + step))))
            step += 1
            if asked == seat:
                yield report
        if not program.over(position):
            report.note("stays", 0, seconds=GOODBYE)
