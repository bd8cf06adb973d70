"""All options that were met: what is spelled alike is told alike, but for what it points at."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.kernel.ask import Ask, Option
from starboard.kernel.frame import Frame
from starboard.lab.environments.bank import FIRST, MOST, with_room
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.viewing import ViewEncoder

# Of an option: writes into its row what is the same on any table, and returns what it points at, a number of each kind.
Points = Callable[[Option, Floats], Sequence[int]]

CHOICES = 8 * MOST  # whose options are remembered


class Catalogue:
    """Numbers options from 1, by their verbs and values. Number 0 is no option: its row is full of zeros."""

    def __init__(self, encoder: ViewEncoder, points: Points, nothing: Sequence[int]) -> None:
        self.encoder = encoder
        self.points = points
        self.numbers: dict[Hashable, int] = {None: 0}
        self.rows: Floats = np.zeros((FIRST, encoder.option.size), np.float32)
        self.words: NDArray[np.int16] = np.zeros((FIRST, encoder.words), np.int16)
        self.aims: NDArray[np.intp] = np.zeros((FIRST, len(nothing)), np.intp)  # what options point at
        self.aims[0] = nothing
        # By what a frame is: choice → number. How a choice is spelled follows from it and from the frame alone.
        self._books: dict[Hashable, dict[Any, int]] = {}
        self._choices = 0  # in all books
        self._values_of = {kind: values_of(kind) for kind in encoder.frames}

    def of(self, ask: Ask, choices: Sequence[Any]) -> list[int]:
        """Return the numbers of these choices."""
        kind = type(ask.frame)
        key = kind, self._values_of[kind](ask.frame)
        book = self._books.get(key)
        if book is None:
            book = self._books[key] = {}
        try:
            return list(map(book.__getitem__, choices))
        except KeyError:  # some are new
            for choice in choices:
                if choice not in book:
                    book[choice] = self.number(Option(ask, choice))
                    self._choices += 1
            return list(map(book.__getitem__, choices))

    def of_all(self, asks: Sequence[tuple[Ask, Sequence[Any]]]) -> list[int]:
        """Return the numbers of the choices of several asks, one ask after another."""
        numbers: list[int] = []
        for ask, choices in asks:
            numbers += self.of(ask, choices)
        return numbers

    def number(self, option: Option) -> int:
        """Return the number of an option, which is read if it is a new one."""
        key = option.ask.frame.spelled(option.choice)
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = len(self.numbers)
            if number == len(self.rows):
                self.rows, self.words, self.aims = (
                    with_room(some, number + 1) for some in (self.rows, self.words, self.aims)
                )
            row = self.rows[number]
            self.encoder.write_words(option, row, self.words[number])
            self.aims[number] = self.points(option, row)
        return number

    @property
    def is_full(self) -> bool:
        return len(self.numbers) >= MOST or self._choices >= CHOICES

    def forget(self) -> None:
        for some in (self.rows, self.words):
            some[1:] = 0
        self.numbers = {None: 0}
        self._books = {}
        self._choices = 0


def values_of(kind: type[Frame]) -> Callable[[Frame], Any]:
    """Return what reads all that a frame of this kind is made of."""
    names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
    return attrgetter(*names) if names else nothing_of


def nothing_of(_frame: Frame) -> None:
    """Read nothing, of a frame that has no fields."""
