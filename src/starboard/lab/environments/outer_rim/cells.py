"""Outer Rim for learners, from the state: numbers that are told one by one, of all games of a vector at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from struct import pack
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from starboard.games.outer_rim.inside import ACTIONS, DECKS, FACTIONS, NONE, OuterRimState
from starboard.lab.environments.encoder import BOUND, Floats
from starboard.lab.environments.outer_rim.sight import Sight
from starboard.lab.environments.outer_rim.table import CREDITS, FAME
from starboard.lab.environments.parts import Numbers

Ints = NDArray[np.int64]
NEVER = -1 << 40  # what no cell ever holds
TOPS = "tops"  # stands for the cards on top of the market decks, as if it were a field of the state

# Places of the numbers of a player; behind those of goals is how far they are.
FAME_AT, EARNED, CREDITS_AT, WOUNDS, DENTS, IS_AI, FLIPPED, GOAL = range(8)
SHIP_FLIPPED, SHIP_GOAL, DEFEATED, SECRETS, CAPTIVES = 9, 10, 12, 13, 14


class Cell(NamedTuple):
    """A number of the state. It is told divided by something, or as which of some things it is, or it is only watched.

    `at` is by seat; of a thing that is turned, the first is the seat that looks.
    """

    field: str
    at: Sequence[int] = ()
    divisor: int = 0  # 0: it is one of several things, or only watched
    turned: bool = False


def cells_of(sight: Sight, seats: int) -> list[Cell]:
    """List the cells, in the order of `read_into`."""
    about, people = sight.about, range(sight.people)
    own = {name: block.start for name, block in about.player.blocks.items()}

    def same(at: int) -> list[int]:
        return [at] * seats

    def of(player: int, place: int) -> list[int]:
        return [about.players + (player - seat) % len(people) * about.player_size + place for seat in range(seats)]

    def each(field: str, place: int, divisor: int) -> list[Cell]:
        return [Cell(field, of(player, place), divisor) for player in people]

    return [
        Cell("round", same(about.course), 20),
        Cell("target", same(about.course + 1), FAME),
        *(Cell(field) for field in ("defeated", "flipped", "ship_flipped")),
        Cell("extra", same(about.course + 2), 1),
        Cell("drawn", same(about.course + 3), 2),
        Cell("step", same(about.course + 4)),
        Cell("active", same(about.whose), turned=True),
        Cell("first", same(about.whose + len(people)), turned=True),
        *(Cell("taken", same(about.course + 7 + place), 1) for place in range(len(ACTIONS))),
        *(Cell("encounters", same(about.decks + deck), 10) for deck in range(len(sight.content.encounters))),
        *(Cell("market", same(about.market + deck * about.market_size), 12) for deck in range(len(DECKS))),
        *(Cell("patrol", same(about.patrols + faction * about.patrol_size + 5)) for faction in range(len(FACTIONS))),
        *(Cell("level") for _ in FACTIONS),
        *(Cell(TOPS) for _ in DECKS),
        *(Cell("space", of(player, own["space"])) for player in people),
        *each("credits", CREDITS_AT, CREDITS),
        *each("wounds", WOUNDS, 6),
        *each("dents", DENTS, 6),
        *each("fame", EARNED, FAME),
        *(
            Cell("reputation", of(player, own["reputation"] + faction), 1)
            for player in people
            for faction in range(len(FACTIONS))
        ),
        *(Cell(field) for field in ("character", "ship", "tokens", "ship_tokens") for _ in people),
    ]


ALL_ACTIONS = sum(ACTIONS.values())
TAKEN = [[number & action > 0 for action in ACTIONS.values()] for number in range(1 + ALL_ACTIONS)]


def tops_of(decks: list[list[int]]) -> list[int]:
    """List the cards on top of the market decks; that one is empty is rare."""
    try:
        return list(map(last_of, decks))
    except IndexError:
        return [cards[-1] if cards else NONE for cards in decks]


last_of = itemgetter(-1)


def read_into(into: list[int], g: OuterRimState) -> None:
    """Read all cells, behind those of other games. Who is not on a starting planet yet is nowhere."""
    space = g.space
    if g.round == 0:
        space = [space if held else NONE for space, held in zip(g.space, g.held, strict=True)]
    into += g.round, g.target, g.defeated, g.flipped, g.ship_flipped, g.extra, len(g.drawn), g.step, g.active, g.first
    into += TAKEN[g.taken & ALL_ACTIONS]  # jobs that were attempted are not told
    into += map(len, g.encounters)
    into += map(len, g.market)
    into += g.patrol
    into += g.level
    into += tops_of(g.market)
    into += space
    into += g.credits
    into += g.wounds
    into += g.dents
    into += g.fame
    into += g.reputation
    into += g.character
    into += g.ship
    into += g.tokens
    into += g.ship_tokens


class Cells:
    """Writes the rows of all seats where a number has changed, and says which parts rest on one that has."""

    def __init__(self, sight: Sight, seats: int, rows: Floats) -> None:
        cells = cells_of(sight, seats)
        games, width = len(rows) // seats, rows.shape[1]
        self.seats, self.people, self.rows = seats, sight.people, rows.reshape(-1)
        self.fields = [one.field for one in cells]
        self.now: Ints = np.zeros((0, len(cells)), np.int64)  # of those that were written last
        self.first = np.arange(games)[:, None] * seats * width  # where the rows of a game begin
        offsets = np.arange(seats) * width
        self.last: Ints = np.full((games, len(cells)), NEVER)
        self.at: Ints = np.array([[0] * seats if not one.at else one.at for one in cells]) + offsets
        self.divisors: Ints = np.array([one.divisor for one in cells])
        self.divided = self.divisors > 0
        self.one_of = np.array([bool(one.at) and not one.divisor for one in cells])
        # By which of several things a cell says: how far behind its place that stands, for each seat. Then the same
        # for things that are turned.
        things = np.arange(len(sight.content.spaces))[:, None]
        turned = (things - np.arange(seats)) % sight.people
        self.steps: Ints = np.concatenate([np.repeat(things, seats, axis=1), turned])
        self.first_step: Ints = np.array([len(things) if one.turned else 0 for one in cells])
        self.watch(lambda _: 0)

    def watch(self, parts: Callable[[str], int]) -> None:
        """Learn which parts rest on a field, as a set."""
        self.parts = [parts(field) for field in self.fields]
        self.watched = np.array([some > 0 for some in self.parts])

    def first_of(self, field: str) -> int:
        """Return the place of the first cell of a field."""
        return self.fields.index(field)

    def follow(self, games: NDArray[np.int64], states: Sequence[OuterRimState]) -> list[int]:
        """Write all games; return the set of parts of each that are to be written besides."""
        flat: list[int] = []
        for g in states:
            read_into(flat, g)
        now: Ints = np.frombuffer(pack(f"{len(flat)}q", *flat), np.int64).reshape(len(states), -1)
        self.now = now
        before = self.last.take(games, axis=0)
        after = [0] * len(states)
        changed = np.flatnonzero(now != before)
        if not len(changed):
            return after
        self.last[games] = now
        looks, cells = np.divmod(changed, now.shape[1])
        numbers, olds = now.take(changed), before.take(changed)
        places = self.at.take(cells, axis=0) + self.first.take(games).take(looks)[:, None]
        self.divide(np.flatnonzero(self.divided.take(cells)), numbers, cells, places)
        one_of = np.flatnonzero(self.one_of.take(cells))
        cells_of, places_of = cells.take(one_of), places.take(one_of, axis=0)
        self.mark(olds.take(one_of), 0, cells_of, places_of)
        self.mark(numbers.take(one_of), 1, cells_of, places_of)
        watched = np.flatnonzero(self.watched.take(cells))
        for look, cell in zip(looks.take(watched).tolist(), cells.take(watched).tolist(), strict=True):
            after[look] |= self.parts[cell]
        return after

    def divide(self, some: Numbers, numbers: Ints, cells: Numbers, places: Ints) -> None:
        told = numbers.take(some) / self.divisors.take(cells.take(some))
        self.rows[places.take(some, axis=0)] = np.minimum(np.maximum(told, -BOUND), BOUND)[:, None]

    def mark(self, which: Ints, sign: int, cells: Numbers, places: Ints) -> None:
        """Write whether it is that one of several things."""
        some = np.flatnonzero(which >= 0)
        steps = self.steps.take(self.first_step.take(cells.take(some)) + which.take(some), axis=0)
        self.rows[places.take(some, axis=0) + steps] = sign
