"""Parts of the vector about the table: each is worked out only if what it rests on was not met before.

What a part tells is made from the same parts of the view that a seat is shown; what it rests on is read from the
state, so that nothing of the view is made where nothing has changed. A part of all games of a vector is one copy out
of a bank.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from starboard.lab.environments.bank import NEW, Bank
from starboard.lab.environments.encoder import Floats

S = TypeVar("S")

Look = tuple[int, S, int]  # the number of a game, its state, and the seat that looks
Numbers = NDArray[np.intp]
Row = list[float]


class Looks(list[Look[Any]]):
    """All that look at once, at games that follow one another, and who they are as arrays."""

    def __init__(self, looks: Sequence[Look[Any]]) -> None:
        super().__init__(looks)
        first = looks[0][0]
        self.games: Numbers = np.arange(first, first + len(looks), dtype=np.intp)
        self.seats: Numbers = np.array([seat for _, _, seat in self], np.intp)


class AnyPart(Protocol):
    """Is a part, in whatever way it is told."""

    def tell(self, looks: Looks, table: Floats) -> None:
        """Write it over whatever is there: into one row of the table for each look."""

    @property
    def is_full(self) -> bool:
        """Tell whether it remembers as much as it may."""

    def forget(self) -> None: ...


class Part(Generic[S]):
    """A stretch of the vector that is remembered as a whole."""

    def __init__(
        self,
        start: int,
        stop: int,
        rests_on: Callable[[S, int], Hashable],  # of a state and the seat that looks: all that decides what is told
        write: Callable[[S, int, Row], None],  # into zeros
        bank: Bank | None = None,  # one for all parts that tell the same of the same; None: one of its own
    ) -> None:
        self.start, self.stop = start, stop
        self.rests_on = rests_on
        self.write = write
        self.bank = Bank(stop - start) if bank is None else bank

    def tell(self, looks: Looks, table: Floats) -> None:
        known, rests_on = self.bank.numbers.get, self.rests_on
        numbers = [known(rests_on(g, seat), NEW) for _, g, seat in looks]
        if NEW in numbers:
            for place, (_, g, seat) in enumerate(looks):
                if numbers[place] == NEW:
                    numbers[place] = self.number(g, seat)
        table[:, self.start : self.stop] = self.bank.rows.take(numbers, axis=0)

    def number(self, g: S, seat: int) -> int:
        """Return the number of something new, which another game may have brought at the same time."""
        key = self.rests_on(g, seat)
        number = self.bank.numbers.get(key)
        if number is None:
            row = [0.0] * (self.stop - self.start)
            self.write(g, seat, row)
            number = self.bank.add(key, row)
        return number

    @property
    def is_full(self) -> bool:
        return self.bank.is_full

    def forget(self) -> None:
        self.bank.forget()


class Sets(Generic[S]):
    """A set of things that have one place each in the vector. In the state it is one number, with a bit for each."""

    is_full = False

    def __init__(self, start: int, stop: int, members: Callable[[S, int], int]) -> None:
        self.start, self.stop = start, stop
        self.members = members
        self.bits = 1 << np.arange(stop - start, dtype=np.int64)

    def tell(self, looks: Looks, table: Floats) -> None:
        members = self.members
        sets = np.array([members(g, seat) for _, g, seat in looks], np.int64)
        table[:, self.start : self.stop] = (sets[:, None] & self.bits) != 0

    def forget(self) -> None:
        """Do nothing: nothing is remembered."""


class Things(Generic[S]):
    """Several things of one kind, each remembered by itself: systems, ambitions, players.

    `rests_on` is of a state, and decides what is told of all of them: numbers, and lists of numbers, which are compared
    with what they were when the game was told last. Only if they have changed, `keys` says of each thing what decides
    about it, to whichever seat; None: it is not there. `write` tells of a thing what a seat sees of it. It may tell
    more than stands in the vector, which is kept in `more`: so many numbers are its `width`. Where things are
    `turned`, the first is that of the seat that looks. Subclasses may do any of this in ways of their own.
    """

    def __init__(
        self,
        block: range,  # of the vector, with the same room for each thing
        count: int,
        games: int,
        eyes: int,  # seats that see different things; 1: all see the same
        rests_on: Callable[[S], tuple[Any, ...]],
        keys: Callable[[S], Sequence[Hashable]] | None = None,
        write: Callable[[S, int, int, Row], None] | None = None,  # of a state, a thing and a seat, into zeros
        *,
        inner: slice | None = None,  # of the room of each thing, what is told here; None: all of it
        width: int | None = None,
        turned: bool = False,
    ) -> None:
        self.block, self.count, self.eyes = block, count, eyes
        self.room = len(block) // count
        self.inner = slice(0, self.room) if inner is None else inner
        self.size: int = self.inner.stop - self.inner.start
        self.rests_on, self.keys, self.write = rests_on, keys, write
        self.width = self.size if width is None else width
        self.bank, self.besides = Bank(eyes, self.size), Bank(eyes, self.width - self.size)
        self.last: list[tuple[Any, ...] | None] = [None] * games
        self.numbers: Numbers = np.zeros((games, count), np.intp)  # of the things of each game
        self.rows: Numbers = self.numbers  # of what was told last, for each look: where its things are in `more`
        order = np.arange(count)
        self.order = (order + order[:, None]) % count if turned else None

    def tell(self, looks: Looks, table: Floats) -> None:
        last = self.last
        for (game, g, _), now in zip(looks, self.now(looks), strict=True):
            before = last[game]
            if now != before:
                self.renew(game, g, before, now)
                last[game] = tuple([one[:] if type(one) is list else one for one in now])
        if self.order is None:
            self.rows = self.numbers.take(looks.games, axis=0)
        else:
            self.rows = self.numbers.take(looks.games[:, None] * self.count + self.order.take(looks.seats, axis=0))
        if self.eyes > 1:
            self.rows *= self.eyes
            self.rows += looks.seats[:, None]
        into = table[:, self.block.start : self.block.stop].reshape(len(looks), self.count, self.room)
        into[:, :, self.inner] = self.bank.rows.reshape(-1, self.size).take(self.rows, axis=0)

    def now(self, looks: Looks) -> Iterable[tuple[Any, ...]]:
        """Return what decides now what is told of the things of each game."""
        return map(self.rests_on, [g for _, g, _ in looks])

    @property
    def more(self) -> Floats:
        """Return what is told besides, a row for each thing and seat."""
        return self.besides.rows.reshape(-1, self.width - self.size)

    def renew(self, game: int, g: S, before: tuple[Any, ...] | None, now: tuple[Any, ...]) -> None:
        """Number all things of a game that has changed, or at least those that have changed themselves."""
        known, keys = self.bank.numbers.get, self.keys_of(g, now)
        numbers = [known(key, NEW) for key in keys]
        if NEW in numbers:
            for thing, key in enumerate(keys):
                if numbers[thing] == NEW:
                    numbers[thing] = known(key) or self.add(g, thing, key)
        self.numbers[game] = numbers

    def keys_of(self, g: S, now: tuple[Any, ...]) -> Sequence[Hashable]:
        """Return what decides about each thing."""
        assert self.keys is not None
        return self.keys(g)

    def rows_of(self, g: S, thing: int, key: Hashable) -> list[Row]:
        """Tell what all seats see of a new thing."""
        assert self.write is not None
        rows = [[0.0] * self.width for _ in range(self.eyes)]
        for seat, row in enumerate(rows):
            self.write(g, thing, seat, row)
        return rows

    def add(self, g: S, thing: int, key: Hashable) -> int:
        """Remember a new thing; return its number."""
        rows = self.rows_of(g, thing, key)
        if self.width > self.size:
            self.besides.add(key, [row[self.size :] for row in rows])
            rows = [row[: self.size] for row in rows]
        return self.bank.add(key, rows)

    @property
    def is_full(self) -> bool:
        return self.bank.is_full

    def forget(self) -> None:
        self.bank.forget()
        self.besides.forget()
        self.last = [None] * len(self.last)
