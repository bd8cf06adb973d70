"""Encodes what a learner is told: a position from the eyes of a seat, and its options, as arrays of fixed size.

All games have the same shape. `observation` is a vector about the table. An action is the number of an option in the
list of the pending decision; for each there is a row of facts in `options`, and in `words` what it names, as numbers of
a vocabulary (0: nothing). `action_mask` says how many options there are. Where a decision has more than ACTIONS options
they come in pages, and the last action turns the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from starboard.kernel.ask import Ask
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.lab.environments.layout import Layout

if TYPE_CHECKING:
    from starboard.fast.lane import Lane

ACTIONS = 128  # in 1,500 random games: 93 options at most in Carcassonne; Arcs and Outer Rim rarely need a second page
TURN_PAGE = ACTIONS - 1  # the action that shows the next page, where there is more than one
A_PAGE = ACTIONS - 1  # options on a page, if there are several

Arrays = dict[str, NDArray[Any]]
Floats = NDArray[np.float32]


def pages(options: int) -> int:
    return 1 if options <= ACTIONS else -(-options // A_PAGE)


def on_page(choices: Sequence[Any], page: int) -> Sequence[Any]:
    """Return the choices that the page shows."""
    return choices if len(choices) <= ACTIONS else choices[page * A_PAGE : (page + 1) * A_PAGE]


Seen = tuple[Position[Any], int, int]  # a position, the seat that looks, and the page of its options


class Rows(list[Arrays]):
    """Arrays of several games: those of each, which are rows of the arrays of all together."""

    def __init__(self, together: Arrays) -> None:
        self.together = together
        games = len(together["observation"])
        super().__init__({name: array[row] for name, array in together.items()} for row in range(games))


class Reader:
    """Follows some games and writes down what a seat sees of them; may remember what it has read before."""

    def write(self, position: Position[Any], seat: int, page: int, into: Arrays, game: int = 0) -> None:
        """Fill the arrays, which are empty or were filled before. Options are told to the seat that has to decide."""
        raise NotImplementedError

    def write_all(self, seen: Sequence[Seen], into: Rows) -> None:
        """Fill the arrays of all games at once."""
        for game, (one, arrays) in enumerate(zip(seen, into, strict=True)):
            self.write(*one, arrays, game)


class Observer:
    """Writes down what seats see of games of a fast lane (starboard/fast), as a reader does of positions."""

    def rows(self, into: Arrays) -> Sequence[NDArray[Any]]:
        """View arrays of several games as `write` fills them, again and again."""
        raise NotImplementedError

    def write(
        self,
        records: NDArray[Any],
        seats: NDArray[Any],
        pages: NDArray[Any],
        shown: NDArray[Any],
        rows: Sequence[NDArray[Any]],
    ) -> None:
        """Fill the arrays of all games. `shown` is the observer's, for each game; 0 where a new game begins."""
        raise NotImplementedError


class Encoder:
    """Encodes a game of so many seats. Subclasses add to the layouts and make readers."""

    words: ClassVar[int]  # that an option may name

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.table = Layout()
        self.option = Layout()
        self.vocabulary: list[str] = []  # what the numbers in `words` stand for

    def reader(self, games: int = 1) -> Reader:
        """Make a reader that follows so many games."""
        raise NotImplementedError

    def observer(self, lane: Lane) -> Observer:
        """Make an observer of games of the lane."""
        raise StarboardError("error-lane-none", game=self.game.id)

    def standing(self, position: Position[Any]) -> Sequence[float]:
        """Return the points, power or fame of each seat now: open to all."""
        raise NotImplementedError

    @property
    def boxes(self) -> dict[str, spaces.Box]:
        """List the arrays, their shapes and bounds."""
        low, high = -BOUND, BOUND
        return {
            "observation": spaces.Box(low, high, (self.table.size,), np.float32),
            "options": spaces.Box(low, high, (ACTIONS, self.option.size), np.float32),
            "words": spaces.Box(0, len(self.vocabulary), (ACTIONS, self.words), np.int16),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }

    @cached_property
    def shapes(self) -> list[tuple[str, tuple[int, ...], Any]]:
        return [(name, box.shape, box.dtype) for name, box in self.boxes.items()]

    def empty(self, *shape: int) -> Arrays:
        """Allocate arrays to write into, again and again; with a shape, so many of each."""
        return {name: np.zeros(shape + each, kind) for name, each, kind in self.shapes}

    def observe(self, position: Position[Any], seat: int, page: int = 0) -> Arrays:
        """Encode a position by itself, with nothing cached: slower than a reader that has followed the game."""
        arrays = self.empty()
        self.reader().write(position, seat, page, arrays)
        return arrays


BOUND = 8.0  # numbers are scaled to about -1 … 1; what is larger all the same is cut off here


def ask_to(position: Position[Any], seat: int) -> Ask | None:
    """Return what the seat has to decide, if it is its turn to: who decide at once are asked one after another."""
    ask = position.ask
    return ask if ask is not None and ask.seat == seat else None


def mark(mask: NDArray[Any], ask: Ask | None, page: int) -> int:
    """Write down which actions there are; return how many rows of options were filled before at most."""
    used = int(np.count_nonzero(mask))
    if used:
        mask.fill(0)
    if ask is not None:
        count = len(ask.choices)
        if count > ACTIONS:
            count = len(on_page(ask.choices, page))
            mask[TURN_PAGE] = 1
        mask[:count] = 1
    return used
