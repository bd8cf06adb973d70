"""Outer Rim for learners, from the state: follows a game with the eyes of all seats, and writes what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any

from starboard.games.outer_rim.inside import NONE, OuterRimState
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.outer_rim.board import Board
from starboard.lab.environments.outer_rim.doing import Doing, is_doing
from starboard.lab.environments.outer_rim.market import HOLDINGS, Market, Purse
from starboard.lab.environments.outer_rim.offers import OfferRows
from starboard.lab.environments.outer_rim.players import Players
from starboard.lab.environments.outer_rim.sight import Known, Row, Sight, bits

# What is told rests on these, on the cells (cells.py), and on more that is looked at every time: combats, rolls and
# frames, which are written as long as there is one. Those that change seldom are compared all at once.
FIELDS = (
    *("order", "used", "held", "secrets", "spots", "faceup"),
    *("gone", "captor", "removed", "marked", "peeked"),
)
PLACES = range(len(FIELDS))
read = attrgetter(*FIELDS)


class Follower:
    """Keeps a row of all that is told to each seat: the table, and what options are told from."""

    def __init__(self, sight: Sight, floats: Floats, offers: Sequence[OfferRows], known: Known) -> None:
        rows: list[Row] = [memoryview(row).cast("B").cast("f") for row in floats]
        self.players, self.market = Players(sight, rows, known), Market(sight, rows)
        self.purses = [Purse(self.market, seat, terms, known) for seat, terms in enumerate(offers)]
        self.doing = [Doing(sight, seat, row) for seat, row in enumerate(floats)]
        parts = [*Board(sight, rows).parts, *self.players.parts, *self.market.parts, (HOLDINGS, self.renew)]
        self.writers = [write for _, write in parts]
        self.rests_on = [fields for fields, _ in parts]
        self.after = [self.resting_on(field) for field in FIELDS]
        self.after_drawn, self.after_known = self.resting_on("drawn"), self.resting_on("known")
        # As it was told before.
        self.last: tuple[Any, ...] = (None,) * len(FIELDS)
        self.drawn: list[int] = []
        self.known: list[int] = []
        self.banned = NONE

    def resting_on(self, field: str) -> int:
        """Return the set of parts that rest on a field."""
        return sum(1 << part for part, fields in enumerate(self.rests_on) if field in fields)

    def look(self, g: OuterRimState, seat: int, after: int) -> None:
        """Bring the row of a seat up to date; the parts in `after` rest on cells that have changed."""
        self.follow(g, after)
        doing = self.doing[seat]
        if doing.is_told or is_doing(g):
            doing.look(g)
        purse = self.purses[seat]
        if purse.is_new or purse.bargains or purse.cards is not self.market.open:
            purse.look(g)

    def follow(self, g: OuterRimState, after: int) -> None:
        """Write what has changed into the rows of all seats."""
        if g.drawn != self.drawn:
            self.drawn = g.drawn[:]
            after |= self.after_drawn
        if g.known != self.known:
            self.known = g.known[:]
            after |= self.after_known
        now = read(g)
        if now != self.last:
            last = list(self.last)
            for place in compress(PLACES, map(ne, now, last)):
                after |= self.after[place]
                last[place] = kept(now[place])
            self.last = tuple(last)
        if after:
            for part in parts_in(after):
                self.writers[part](g)
        banned = NONE if g.combat is None else g.combat.banned  # crew that is fought, and does not help
        if banned != self.banned:
            self.banned = banned
            self.players.write_people(g)
        if self.players.moods:
            self.players.write_moods(g)

    def renew(self, g: OuterRimState) -> None:
        """Let seats look at what they hold before they look at prices."""
        for purse in self.purses:
            purse.is_new = True


@lru_cache(1 << 10)  # the same parts change together again and again
def parts_in(after: int) -> tuple[int, ...]:
    return tuple(bits(after))


def kept(value: Any) -> Any:
    """Copy what a field holds, as it is now."""
    if type(value) is not list:
        return value
    return [one.copy() for one in value] if value and type(value[0]) is list else value.copy()
