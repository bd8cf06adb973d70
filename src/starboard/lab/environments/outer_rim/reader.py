"""Outer Rim for learners, from the state: all games of a vector, each with the eyes of the seat that has to decide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from starboard.games.outer_rim.inside import Choice
from starboard.kernel.ask import Ask, Option
from starboard.lab.environments.bank import FIRST, with_room
from starboard.lab.environments.catalogue import Catalogue, Points
from starboard.lab.environments.encoder import BOUND, Floats
from starboard.lab.environments.following import PartReader
from starboard.lab.environments.outer_rim.aims import Aims, Sources
from starboard.lab.environments.outer_rim.cells import Cells
from starboard.lab.environments.outer_rim.follower import Follower
from starboard.lab.environments.outer_rim.offers import Offers
from starboard.lab.environments.outer_rim.sight import Known, Sight
from starboard.lab.environments.parts import Looks, Numbers

if TYPE_CHECKING:
    from starboard.lab.environments.outer_rim.encoder import OuterRimEncoder


class Followers:
    """The table: a row for each game and seat, of which only what has changed is written before it is copied."""

    is_full = False

    def __init__(self, sight: Sight, seats: int, games: int, size: int) -> None:
        self.seats = seats
        self.rows: Floats = np.zeros((games * seats, sight.facts.size), np.float32)
        self.tables = [memoryview(row[:size]) for row in self.rows]
        self.into: Floats = self.rows  # what was written to before, and its rows
        self.into_rows: list[memoryview] = []
        self.known = Known()
        self.cells = Cells(sight, seats, self.rows)
        self.offers = Offers(sight, seats, self.rows, self.cells)
        eyes = [slice(game * seats, (game + 1) * seats) for game in range(games)]
        self.of = [Follower(sight, self.rows[some], self.offers.of[some], self.known) for some in eyes]
        self.cells.watch(self.of[0].resting_on)

    def tell(self, looks: Looks, table: Floats) -> None:
        self.known.tidy()
        if table is not self.into:
            self.into, self.into_rows = table, [memoryview(row) for row in table]
        changed = self.cells.follow(looks.games, [g for _, g, _ in looks])
        for (game, g, seat), after, into in zip(looks, changed, self.into_rows, strict=True):
            self.of[game].look(g, seat, after)
            into[:] = self.tables[game * self.seats + seat]
        self.offers.tell(looks, table)

    def forget(self) -> None:
        """Keep everything: there is no more of it than there are games and seats."""


class Pointers:
    """Numbers lists of places from which options are told, as stretches of one list. Number 0 is an empty one."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[tuple[int, int], ...], int] = {(): 0}
        self.pairs: Numbers = np.zeros((FIRST, 2), np.intp)  # columns and sources
        self.stretches: Numbers = np.zeros((FIRST, 2), np.intp)  # where each list begins, and how long it is
        self.end = 0  # of all lists

    def number(self, found: Sources) -> int:
        pairs = tuple(found.items())
        number = self.numbers.get(pairs)
        if number is None:
            number = self.numbers[pairs] = len(self.numbers)
            start, self.end = self.end, self.end + len(pairs)
            self.pairs, self.stretches = with_room(self.pairs, self.end), with_room(self.stretches, number + 1)
            self.pairs[start : self.end] = pairs
            self.stretches[number] = start, len(pairs)
        return number

    def of(self, numbers: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Return all pairs of these lists, one list after another: of which list each is, its place, and its source."""
        starts, many = self.stretches.take(numbers, axis=0).T
        which = np.repeat(np.arange(len(numbers)), many)
        at = (starts - many.cumsum() + many).take(which) + np.arange(len(which))
        columns, sources = self.pairs.take(at, axis=0).T
        return which, columns, sources


class OuterRimCatalogue(Catalogue):
    """Knows options by the words that a choice is made of: they are spelled alike in every frame."""

    def __init__(self, encoder: OuterRimEncoder, points: Points) -> None:
        super().__init__(encoder, points, [0])
        self.choices: dict[Choice, int] = {}

    def of_all(self, asks: Sequence[tuple[Ask, Sequence[Choice]]]) -> list[int]:
        known = self.choices
        every = list(chain.from_iterable([choices for _, choices in asks]))
        try:
            return list(map(known.__getitem__, every))
        except KeyError:  # some are new
            for ask, choices in asks:
                for choice in choices:
                    if choice not in known:
                        known[choice] = self.number(Option(ask, choice))
            return list(map(known.__getitem__, every))

    def forget(self) -> None:
        super().forget()
        self.choices.clear()


class OuterRimReader(PartReader):
    encoder: OuterRimEncoder

    def __init__(self, encoder: OuterRimEncoder, games: int) -> None:
        self.followers = Followers(encoder.sight, encoder.seats, games, encoder.table.size)
        self.aims, self.pointers = Aims(encoder), Pointers()
        super().__init__(encoder, games, [self.followers], OuterRimCatalogue(encoder, self.read))

    def read(self, option: Option, row: Floats) -> list[int]:
        """Write what an option tells on any table; return the number of the places from which the rest is told."""
        found = self.aims.point(option, row)
        np.minimum(row, BOUND, out=row)  # packs may have any numbers
        return [self.pointers.number(found)]

    def look_at_rivals(self, looks: Looks, some: Numbers) -> None:
        """Write what is told of players, which is not kept up to date: options point at them now and then only."""
        for look in set(some.tolist()):
            game, g, seat = looks[look]
            self.followers.of[game].players.write_rivals(g, seat)

    def point(self, aims: Numbers, looks: Looks, rows: Numbers, table: Floats, options: Floats) -> None:
        which, columns, sources = self.pointers.of(aims[:, 0])
        if len(which):
            look = rows.take(which)
            if sources.max() >= self.encoder.sight.facts.rivals:
                self.look_at_rivals(looks, look[sources >= self.encoder.sight.facts.rivals])
            eyes = (looks.games * self.encoder.seats + looks.seats).take(look)
            seen = self.followers.rows
            told = seen.take(eyes * seen.shape[1] + sources)
            places = which * options.shape[1] + columns
            options.reshape(-1)[places] = np.minimum(np.maximum(told, -BOUND), BOUND)
