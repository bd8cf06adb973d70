"""Values tables of Carcassonne quickly: the same as by the features, but each sort of object is weighed once.

A tile changes two or three objects of ten, and most objects of a try were there in the try before.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul

from starboard.bots.anchors.g1.carcassonne.features import (
    LARGE_THERE,
    NAMES,
    POINTS,
    SOME,
    SUPPLY,
    TURNS,
    Sort,
    add_object,
    moment,
    sort_of,
    turns,
)
from starboard.bots.anchors.g1.linear import added
from starboard.games.carcassonne.inside import (
    FIGURES,
    IN_SUPPLY,
    LARGE,
    ONE_LARGE,
    ONE_SMALL,
    SEAT_BITS,
    CarcassonneState,
    Choice,
    TileSet,
    root_of,
)

Part = tuple[tuple[float, ...], tuple[float, ...]]  # what an object adds to each side, and to the supply of each seat

Piece = tuple[int, int, int, tuple[int, ...]]  # a segment: kind, what it misses, symbols, sides that it reaches


class Pieces:
    """Tells what is on each tile of a set, turned in each way."""

    __slots__ = ("faces", "tiles")

    def __init__(self, tiles: TileSet) -> None:
        self.tiles = tiles
        self.faces: dict[int, list[Piece]] = {}

    def __call__(self, face: int) -> list[Piece]:
        pieces = self.faces.get(face)
        if pieces is None:
            tiles, tile = self.tiles, face >> 2
            printed = zip(tiles.kinds[tile], tiles.open[tile], tiles.symbols[tile], strict=True)
            pieces = self.faces[face] = [
                (kind, missing, symbols, tuple(side for side, one in enumerate(tiles.at[face]) if one == segment))
                for segment, (kind, missing, symbols) in enumerate(printed)
            ]
        return pieces


class Standing:
    """Holds the scores of all sides but for their supplies, and the figures that all seats have or get back."""

    __slots__ = ("scores", "supply")

    def __init__(self, scores: list[float], supply: list[float]) -> None:
        self.scores, self.supply = scores, supply

    def copy(self) -> Standing:
        return Standing(self.scores[:], self.supply[:])

    def add(self, part: Part) -> None:
        scores, supply = self.scores, self.supply
        for side, score in enumerate(part[0]):
            scores[side] += score
        for seat, figures in enumerate(part[1]):
            supply[seat] += figures

    def take(self, part: Part) -> None:
        scores, supply = self.scores, self.supply
        for side, score in enumerate(part[0]):
            scores[side] -= score
        for seat, figures in enumerate(part[1]):
            supply[seat] -= figures


class Worth:
    """Values the tables of a game at which so many tiles are left."""

    def __init__(self, weights: Sequence[float], g: CarcassonneState) -> None:
        self.plenty, early, now = moment(g)
        half = len(NAMES)
        self.weights = [weights[at] + now * weights[at + half] for at in range(half)]
        self.large = early * self.weights[LARGE_THERE]
        self.supply, self.some, self.two = (early * self.weights[at] for at in (SUPPLY, SOME, SOME + 1))
        self.side = [g.side_of(seat) for seat in range(g.seats)]
        self.sides = range(len(g.points))
        self.parts: dict[Sort, Part] = {}
        self.pieces = Pieces(g.content)

    def part(self, g: CarcassonneState, sort: Sort) -> Part:
        """Score an object with figures in it for all sides."""
        part = self.parts.get(sort)
        if part is None:
            rows = [[0.0] * len(NAMES) for _ in self.sides]
            back = [0.0 for _ in self.side]
            add_object(g, sort, rows, back, self.plenty)
            scores = [added(map(mul, self.weights, row)) for row in rows]
            part = self.parts[sort] = tuple(scores), tuple(back)
        return part

    def standing(self, g: CarcassonneState) -> Standing:
        points, where, parent = self.weights[POINTS], g.where, g.parent
        scores = [points * one for one in g.points]
        supply = []
        roots: dict[int, None] = {}  # in the order of the figures: a sum of floats depends on it
        for seat, more in enumerate(turns(g)):
            figures = where[seat * FIGURES : (seat + 1) * FIGURES]
            supply.append(float(figures.count(IN_SUPPLY)))
            scores[self.side[seat]] += self.weights[TURNS] * more
            if figures[-1] == IN_SUPPLY:
                scores[self.side[seat]] += self.large
            for node in figures:
                if node != IN_SUPPLY:
                    while parent[node] != node:
                        node = parent[node]
                    roots[node] = None
        standing = Standing(scores, supply)
        for root in roots:
            standing.add(self.part(g, sort_of(g, root)))
        return standing

    def scores(self, g: CarcassonneState) -> list[float]:
        """Score all sides."""
        return self.supplied(self.standing(g))

    def supplied(self, standing: Standing) -> list[float]:
        """Return the scores of all sides with their supplies."""
        scores = standing.scores[:]
        for side, figures in zip(self.side, standing.supply, strict=True):
            scores[side] += self.at_hand(figures)
        return scores

    def at_hand(self, figures: float) -> float:
        if figures >= 2.0:
            return self.supply * figures + self.some + 2.0 * self.two
        return (self.supply + self.two) * figures + self.some * (figures if figures < 1.0 else 1.0)

    def odds(self, standing: Standing, seat: int) -> float:
        return odds(self.supplied(standing), self.side[seat])

    def with_figures(self, g: CarcassonneState, seat: int, choices: Sequence[Choice]) -> list[float]:
        """Return the log odds of the seat's side with each of these figures."""
        before = self.standing(g)
        found = []
        for choice in choices:
            after = before.copy()
            if choice is not None:
                size, (node, *_) = choice
                self.place(g, seat, size, sort_of(g, root_of(g, node)), after)
            found.append(self.odds(after, seat))
        return found

    def place(self, g: CarcassonneState, seat: int, size: int, sort: Sort, standing: Standing) -> None:
        """Move a figure from the supply of a seat to an object."""
        standing.supply[seat] -= 1.0
        if size == LARGE:
            standing.scores[self.side[seat]] -= self.large
        if sort[4]:
            standing.take(self.part(g, sort))
        standing.add(self.part(g, (*sort[:4], sort[4] + figure_of(seat, size))))


def figure_of(seat: int, size: int) -> int:
    """Encode a figure as it counts among all that an object holds."""
    return (ONE_LARGE if size == LARGE else ONE_SMALL) << SEAT_BITS * seat


def odds(scores: Sequence[float], side: int) -> float:
    """Return the log odds of a side."""
    if len(scores) == 2:
        return scores[side] - scores[1 - side]
    others = [score for other, score in enumerate(scores) if other != side]
    most = max(others)
    return scores[side] - most - log(added(exp(score - most) for score in others))
