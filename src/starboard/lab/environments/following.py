"""Follows games by their states, and tells all games of a vector at once: their tables in parts, then their options.

Tests hold it to what `ViewReader` tells from the view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from starboard.kernel.ask import Ask
from starboard.kernel.position import Position
from starboard.lab.environments.catalogue import Catalogue
from starboard.lab.environments.encoder import (
    ACTIONS,
    TURN_PAGE,
    Arrays,
    Floats,
    Reader,
    Rows,
    Seen,
    on_page,
)
from starboard.lab.environments.parts import AnyPart, Looks, Numbers, Things
from starboard.lab.environments.viewing import ViewEncoder

MASKS = np.tri(ACTIONS + 1, ACTIONS, -1, np.int8)  # by how many options there are


class PartReader(Reader):
    """Subclasses list the parts, catalogue options, and tell what these point at."""

    def __init__(self, encoder: ViewEncoder, games: int, parts: Sequence[AnyPart], catalogue: Catalogue) -> None:
        self.encoder = encoder
        self.games = games
        self.parts = parts
        self.catalogue = catalogue
        kinds, seats = len(encoder.frames), encoder.seats
        # What a vector begins with: by who looks, and what they are asked about; the last, if they are not asked.
        self._heads: Floats = np.zeros((seats, kinds + 1, encoder.head), np.float32)
        for seat in range(seats):
            self._heads[seat, :, encoder.own_seat + seat] = 1
            self._heads[seat, range(kinds), range(encoder.decision, encoder.decision + kinds)] = 1
        self._heads = self._heads.reshape(-1, encoder.head)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy begins anew: what was remembered is only for speed."""
        return type(self), (self.encoder, self.games)

    def point(self, aims: Numbers, looks: Looks, rows: Numbers, table: Floats, options: Floats) -> None:
        """Tell of each option about what it points at.

        `aims` is what the catalogue says that it points at, `rows` which of the looks it belongs to. The table is
        written already: most of what is told of a thing stands there.
        """
        raise NotImplementedError

    def write(self, position: Position[Any], seat: int, page: int, into: Arrays, game: int = 0) -> None:
        self._write(game, [(position, seat, page)], {name: array[None] for name, array in into.items()})

    def write_all(self, seen: Sequence[Seen], into: Rows) -> None:
        self._write(0, seen, into.together)

    def _write(self, first: int, seen: Sequence[Seen], into: Arrays) -> None:
        """Write games that follow one another, from some number on."""
        if self.catalogue.is_full or any(part.is_full for part in self.parts):
            self.catalogue.forget()
            for part in self.parts:
                part.forget()
        table = into["observation"]
        looks = Looks([(game, position.state, seat) for game, (position, seat, _) in enumerate(seen, first)])
        for part in self.parts:
            part.tell(looks, table)
        self._write_options(looks, seen, into)

    def _write_options(self, looks: Looks, seen: Sequence[Seen], into: Arrays) -> None:
        catalogue, frames, mask = self.catalogue, self.encoder.frames, into["action_mask"]
        unasked = len(frames)
        asks: list[tuple[Ask, Sequence[Any]]] = []  # with the options that are shown
        abouts: list[int] = []
        counts: list[int] = []  # of options that are shown
        turned: list[int] = []  # rows with several pages
        for position, seat, page in seen:
            ask, count, about = position.ask, 0, unasked
            if ask is not None and ask.seat == seat:
                about = frames[type(ask.frame)]
                choices = ask.choices
                count = len(choices)
                if count > ACTIONS:
                    choices = on_page(choices, page)
                    count = len(choices)
                    turned.append(len(counts))
                asks.append((ask, choices))
            abouts.append(about)
            counts.append(count)
        into["observation"][:, : self.encoder.head] = self._heads.take(looks.seats * (unasked + 1) + abouts, axis=0)
        shown = np.array(counts, np.intp)
        rows, places = stretches(np.maximum(shown, np.count_nonzero(mask, axis=1)))  # also options that are gone
        MASKS.take(shown, axis=0, out=mask, mode="clip")
        if turned:
            mask[turned, TURN_PAGE] = 1
        listed = np.zeros(len(rows), np.intp)  # what is gone becomes no option
        listed[places < shown.take(rows)] = catalogue.of_all(asks)
        options = catalogue.rows.take(listed, axis=0)
        self.point(catalogue.aims.take(listed, axis=0), looks, rows, into["observation"], options)
        into["options"][rows, places] = options
        into["words"][rows, places] = catalogue.words.take(listed, axis=0)


def stretches(many: Numbers) -> tuple[Numbers, Numbers]:
    """List so many places of each row, from the first on: the rows of all of them, and the places."""
    rows = np.arange(len(many)).repeat(many)
    return rows, np.arange(len(rows)) + (many - many.cumsum()).repeat(many)


def pointing(aims: Numbers, rows: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """Return the options that point at something: which they are, their rows of the table, and what they point at."""
    some = (aims >= 0).nonzero()[0]
    return some, rows.take(some), aims.take(some)


def tell_of(things: Things[Any], aims: Numbers, rows: Numbers, options: Floats, at: int) -> None:
    """Tell from some place on what is kept `more` of a thing to all options that point at one."""
    some, row, thing = pointing(aims, rows)
    found = things.more.take(things.rows.take(row * things.count + thing), axis=0)
    options[some, at : at + found.shape[1]] = found
