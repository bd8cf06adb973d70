"""Games of self-play that a generation learns from, and their files.

A game is known by the weights it is played with and its number: so it does not matter who plays it, and when.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from starboard import __version__
from starboard.bots import mind_with
from starboard.bots.levels import MindBot
from starboard.bots.mind import AnyMind
from starboard.kernel.ask import Ask
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.errors import StarboardError
from starboard.kernel.registry import installed
from starboard.kernel.system import system_problem
from starboard.lab.training.positions import Rows

BATCH = 5  # games in a file: what is lost with a worker

Options = Mapping[str, Any]  # of a game, by name; those that are left out have their defaults
PLAIN: tuple[Options, ...] = ({},)


def terms(number: int, seats: Sequence[int], options: Sequence[Options]) -> tuple[int, Options]:
    """Return how many play the game of this number, and by which options: all of one by each of the other, in turns."""
    return seats[number % len(seats)], options[number // len(seats) % len(options)]


@dataclass(slots=True)
class Sample:
    """Is a position: the features of each seat, and what each had of the victory in the end."""

    game: int  # its number
    features: list[list[float]]
    shares: list[float]
    last: bool = True  # of its game


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """Holds what the games of a generation depend on. Workers play them, here or far away."""

    game: str
    weights: tuple[float, ...]
    seats: tuple[int, ...]  # how many play, in turns
    seed: int
    stray: int  # of 100 choices that are random
    games: int
    starboard: str = __version__
    options: tuple[Options, ...] = PLAIN  # by which it is played, in turns

    @property
    def starts(self) -> range:
        """Return the first game of each batch."""
        return range(0, self.games, BATCH)

    def games_from(self, first: int) -> range:
        return range(first, min(first + BATCH, self.games))

    def straying(self, mind: AnyMind, ask: Ask) -> int:
        """Return the chance in 100 of a random choice at this decision: the mind tells where exploring teaches."""
        return min(100, mind.straying(ask, self.stray))

    def play(self, number: int) -> list[Sample]:
        """Play one game, and collect the positions worth learning from."""
        mind = mind_with(self.game, self.weights)
        bot = MindBot(mind)
        seed = scramble(self.seed + number)
        seats, options = terms(number, self.seats, self.options)
        position = installed().game(self.game).start(seats, seed, options)
        dice = Dice(scramble(seed))  # other chances than the deal's
        rows: list[list[list[float]]] = []
        while (ask := position.ask) is not None:
            if mind.is_quiet(ask):
                rows.append(mind.describe(position.state))
            if below(dice, 100) < self.straying(mind, ask):
                position.take(below(dice, len(ask.choices)))
            else:
                position.play(bot.choose(position, ask.seat, below(dice, 1 << 62)))
        assert position.result is not None
        return [Sample(number, row, position.result.shares, at == len(rows) - 1) for at, row in enumerate(rows)]

    def batch(self, first: int) -> tuple[int, bytes]:
        """Play a batch from its first game on; return the content of its file."""
        if self.starboard != __version__:
            raise StarboardError("error-simulation-version", here=self.starboard, there=__version__)
        return first, packed([sample for number in self.games_from(first) for sample in self.play(number)])


def rows_of(samples: list[Sample]) -> Rows:
    return Rows(
        features=np.array([row for sample in samples for row in sample.features]),
        shares=np.array([share for sample in samples for share in sample.shares]),
        seats=np.array([len(sample.shares) for sample in samples], dtype=np.int64),
        games=np.array([sample.game for sample in samples], dtype=np.int64),
        last=np.array([sample.last for sample in samples]),
    )


def packed(samples: list[Sample]) -> bytes:
    file = BytesIO()
    np.savez_compressed(file, **rows_of(samples)._asdict())
    return file.getvalue()


def unpacked(path: Path) -> Rows:
    try:
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as found:
            return Rows(**{name: found[name] for name in Rows._fields})
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise StarboardError("error-part", file=str(path), reason=system_problem(error)) from error
