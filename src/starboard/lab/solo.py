"""Games that a bot plays alone against the AI player of the rules: how often it wins with each first choice.

The first decision of such a game is whom one plays. Each deal is played once with every option there, so all have the
same luck, and a game is known by its number alone.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from starboard.bots import make_bot
from starboard.bots.signs import sign_of
from starboard.kernel.ask import Option
from starboard.kernel.chance import scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry, installed
from starboard.lab.ledger import Lines
from starboard.lab.statistics import deals_interval, wilson
from starboard.lab.workers import by_workers

FORMAT = 1


class Alone(msgspec.Struct, frozen=True, array_like=True):
    """Is a game that is over: its number, whether the bot has won, and its points."""

    number: int
    won: bool
    score: int


class Log(Lines[Alone]):
    """Keeps the games in a file."""

    kind = Alone

    def fits(self, line: Alone) -> bool:
        return line.number >= 0


@dataclass(frozen=True, slots=True)
class Solo:
    """Holds who plays what."""

    game: str
    level: str
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    among: Registry | None = None

    def start(self, deal: int) -> Position[Any]:
        game = (self.among or installed()).game(self.game)
        if 1 not in game.seats:
            raise StarboardError("cli-solo-error-game", game=self.game)
        return game.start(1, scramble(self.seed + deal), self.options)

    def choices(self) -> list[Option]:
        """List the options of the first decision, in the order in which games are played with them."""
        ask = self.start(0).ask
        assert ask is not None
        return sorted(ask.options, key=lambda option: option.notation)

    def settings(self) -> dict[str, Any]:
        """Return all that the games depend on, as plain data."""
        position = self.start(0)
        make_bot(position.game, self.level)
        settings = {
            "format": FORMAT,
            "game": self.game,
            "version": position.game.version,
            "bot": self.level,
            "sign": sign_of(self.game, self.level),
            "choices": [option.notation for option in self.choices()],
            "options": position.options,
            "seed": self.seed,
        }
        return dict(msgspec.to_builtins(settings))

    def play(self, number: int) -> Alone:
        choices = [option.notation for option in self.choices()]
        deal, at = divmod(number, len(choices))
        position = self.start(deal)
        position.play(choices[at])
        bot, seed, step = make_bot(position.game, self.level), scramble(self.seed + number) ^ self.seed, 0
        while position.ask is not None:
            position.play(bot.choose(position, position.ask.seat, scramble(seed + step)))
            step += 1
        assert position.result is not None
        return Alone(number, position.result.places[0] == 1, position.result.scores[0])

    def run(self, numbers: Iterable[int], jobs: int = 1) -> Generator[Alone, None, None]:
        yield from by_workers(self.play, numbers, jobs, dask=False)


def open_log(path: Path, solo: Solo) -> Log:
    return Log(path, solo.settings())


@dataclass(frozen=True, slots=True)
class Rate:
    """Tells how often a first choice has won; None stands for all of them."""

    choice: str | None
    games: int
    won: int
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    def as_data(self) -> dict[str, Any]:
        figures = {"rate": round(self.rate, 4), "low": round(self.low, 4), "high": round(self.high, 4)}
        return {"choice": self.choice, "games": self.games, "won": self.won, **figures}


def rates(choices: list[str], games: Iterable[Alone]) -> list[Rate]:
    """Sum up the games by first choice, the best first, and then all: the games of a deal as one observation."""
    deals: dict[int, list[Alone]] = {}
    by_choice: dict[str, list[Alone]] = {choice: [] for choice in choices}
    for game in games:
        deals.setdefault(game.number // len(choices), []).append(game)
        by_choice[choices[game.number % len(choices)]].append(game)
    found = []
    for choice, own in by_choice.items():
        won = sum(game.won for game in own)
        found.append(Rate(choice, len(own), won, *wilson(won, len(own))))
    found.sort(key=lambda rate: (-rate.rate, rate.choice))
    low, high = deals_interval((len(deal), float(sum(game.won for game in deal))) for deal in deals.values())
    return [*found, Rate(None, sum(rate.games for rate in found), sum(rate.won for rate in found), low, high)]
