"""Declares what a lane can do: what bots, environments and simulations ask of the compiled rules of a game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from starboard.kernel.chance import Dice
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.parts import resolve
from starboard.kernel.position import Position
from starboard.kernel.result import Result

Seeds = NDArray[np.uint64]


class Batch:
    """Is some games at once. The arrays are those of all games, and written again by whatever is done to them."""

    records: NDArray[Any]  # of the games
    options: NDArray[np.int64]  # how many the pending decision has; 0 if the game is over
    seat: NDArray[np.int64]  # who has to decide; whose turn it would be, if the game is over
    over: NDArray[np.bool_]
    points: NDArray[np.int64]  # by seat

    def begin(self, seeds: Sequence[int], rows: Sequence[int] | None = None) -> None:
        """Begin new games, in all rows or in these."""
        raise NotImplementedError

    def step(self, actions: NDArray[np.int64], waits: NDArray[np.bool_] | None = None) -> None:
        """Take the option of this number in each game that is not over; if one is not there, nothing is changed.

        Games that wait are left as they are, whatever their number.
        """
        raise NotImplementedError

    def result(self, row: int) -> Result | None:
        """Return how a game ended; None if it is not over."""
        raise NotImplementedError


class Note(NamedTuple):
    """Is a decision of a game that was played at random."""

    turn: int  # of the game, from 1
    seat: int
    kind: str  # of the ask
    options: int
    notation: str  # of the one that was taken


class Played(NamedTuple):
    """Is a game that was played at random."""

    position: Position[Any]  # at its end
    first: int  # the seat that had the first turn
    turns: int
    steps: int  # decisions
    notes: list[Note]  # of all of them, if they were wanted


class Table:
    """Is a table of random bots."""

    def play(self, seed: int, noting: bool) -> Played:
        """Play a game as a simulation does (lab/simulation.py), and note its decisions if that is wanted."""
        raise NotImplementedError


class Tree:
    """Is the tree of a UCT search from one decision of a seat."""

    def attempt(self) -> None:
        """Make one more try."""
        raise NotImplementedError

    @property
    def tried(self) -> dict[str, tuple[int, float]]:
        """Return how often each option was tried and what it won, by notation, in the order of the first tries."""
        raise NotImplementedError


class Terms(NamedTuple):
    """Is what bots declare of the search of `hard`: weights of a mind, and numbers (bots/search.py, bots/mind.py)."""

    weights: tuple[float, ...]
    warmth: float
    exploring: float
    wide: int
    wider: float
    plain: float
    untried: float
    rounds: int
    deepest: int
    deals: int


class Found(NamedTuple):
    """Is what a search knows of an option."""

    tries: int
    won: list[float]  # by seat
    promise: float
    there: int


class Searching:
    """Is the search of `hard` from one decision of a seat."""

    def attempt(self, tries: int, wanted: str | None = None) -> None:
        """Make so many tries; of one option, if it is given."""
        raise NotImplementedError

    @property
    def found(self) -> dict[str, Found]:
        """Return what is known of each option, by notation."""
        raise NotImplementedError

    def after(self, notation: str) -> dict[Hashable, Any]:
        """Return what may follow an option, by who decides and about what: to go on from there."""
        raise NotImplementedError


class Lane:
    """Is made for a game as it is played: with its content pack, by the rules of its version."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def batch(self, games: int, seats: int, options: Mapping[str, Any] | None = None) -> Batch:
        raise NotImplementedError

    def random_games(
        self, seats: int, options: Mapping[str, Any] | None, seeds: Sequence[int], dice: int
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], int]:
        """Play games of these seeds at random; return points by side, decisions, and the chance that is left.

        Choices are made by `dice`, a chance as in kernel/chance.py, one game after another.
        """
        raise NotImplementedError

    def table(self, seats: int, options: Mapping[str, Any] | None = None) -> Table:
        raise NotImplementedError

    def tree(self, position: Position[Any], seat: int, seed: int) -> Tree:
        """Make the tree of a UCT search, which does what bots/uct.py does."""
        raise NotImplementedError

    def search(self, position: Position[Any], seat: int, dice: Dice, terms: Terms, root: Any = None) -> Searching:
        """Make the search of `hard`, which does what bots/search.py does; from what was kept of one before, or anew."""
        raise NotImplementedError


@lru_cache(32)
def lane_of(game: Game[Any]) -> Lane:
    """Return the lane of a game, always the same one; StarboardError if it has none."""
    path = game.parts.lane
    if path is None:
        raise StarboardError("error-lane-none", game=game.id)
    return resolve(path, Lane)(game)
