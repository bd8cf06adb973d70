"""The tree of Carcassonne that Star2.5 searches: a tile with its figure, then fights by their odds and the next tile.

A table is worth what the own side has more than the best of the others, with every object counted as if the game ended
now. Among more than two sides all others together want the own side to have little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from starboard.bots.anchors.am20.carcassonne.star import HIGH, LOW
from starboard.bots.budget import Allowance
from starboard.games.carcassonne.inside import (
    FIGURES,
    IN_SUPPLY,
    CarcassonneState,
    Choice,
    PlaceFigure,
    fight_odds,
    fits_somewhere,
    lay,
    pools,
    put,
    root_of,
    sides_in,
    take_back,
    worth,
)

MOST = 100.0  # points by which one is as far ahead as counts
LAST = 3  # tiles in the pile, of which all orders are looked at

Action = tuple[int, Choice]  # cell and turn in one number, and the figure


class OutOfTime(Exception):
    """The budget is spent."""


@dataclass(slots=True)
class Decision:
    """Is a table at which a seat places a tile; or, where it lies already, a figure on it. No tile: the end."""

    g: CarcassonneState
    seat: int
    tile: int | None
    cell: int | None = None  # where the tile lies already
    laid: dict[int, CarcassonneState] = field(default_factory=dict)  # tables by placement


@dataclass(slots=True)
class After:
    """Is a table at which a turn is over but for fights, scoring and the next tile."""

    g: CarcassonneState
    seat: int


class Table:
    """Is the tree, seen from a side. Each action that is looked at is taken from the allowance."""

    def __init__(self, side: int, allowance: Allowance) -> None:
        self.side = side
        self.allowance = allowance
        self.before: dict[tuple[int, int | None], dict[tuple[int, int, int], float]] = {}

    def is_over(self, node: Decision) -> bool:
        return node.tile is None

    def worth(self, node: Decision) -> float:
        return margin(node.g, self.side)

    def wants_more(self, node: Decision) -> bool:
        return node.g.side_of(node.seat) == self.side

    def actions(self, node: Decision) -> list[Action]:
        g, tile = node.g, node.tile
        assert tile is not None
        found: list[Action] = []
        if node.cell is not None:
            found = [(0, figure) for figure in PlaceFigure(node.seat, node.cell).run(g).choices]
        else:
            fits = g.content.fits[tile]
            for cell, signature in g.frontier.items():
                for turn in fits[signature]:
                    placement = cell << 2 | turn
                    figures = PlaceFigure(node.seat, cell).run(self.laid(node, placement)).choices
                    found += [(placement, figure) for figure in figures]
        before = self.before.get((node.seat, tile))
        if before:
            sign = -1.0 if self.wants_more(node) else 1.0
            found.sort(key=lambda action: sign * before.get(self.name(node, action), 0.0))
        return found

    def laid(self, node: Decision, placement: int) -> CarcassonneState:
        """Return the table with the tile on it; always the same one for a placement."""
        if node.cell is not None or node.tile is None:
            return node.g
        found = node.laid.get(placement)
        if found is None:
            found = node.laid[placement] = node.g.copy()
            lay(found, node.tile << 2 | placement & 3, placement >> 2)
        return found

    def name(self, node: Decision, action: Action) -> tuple[int, int, int]:
        """Name an action so that it is known again at another table."""
        placement, figure = action
        if figure is None:
            return placement, -1, -1
        return placement, figure[0], figure[1][0] - self.laid(node, placement).first[-1]

    def note(self, node: Decision, action: Action, value: float) -> None:
        self.before.setdefault((node.seat, node.tile), {})[self.name(node, action)] = value

    def after(self, node: Decision, action: Action) -> After:
        if not self.allowance.allows_another():
            raise OutOfTime
        placement, figure = action
        g = self.laid(node, placement).copy()
        if figure is not None:
            put(g, node.seat, figure[0], figure[1][0])
        return After(g, node.seat)

    def outcomes(self, chance: After) -> list[tuple[float, Decision]]:
        following = (chance.seat + 1) % chance.g.seats
        found = []
        for fought, table in settled(chance.g):
            for drawn, tile, pile in draws(table, table.pile):
                after = table.copy()
                after.pile = pile
                found.append((fought * drawn, Decision(after, following, tile)))
        return found

    def estimate(self, chance: After) -> float:
        return sum(fought * margin(table, self.side) for fought, table in settled(chance.g))


def margin(g: CarcassonneState, side: int) -> float:
    """Tell how far the side is ahead if the game ended now: from LOW to HIGH."""
    points = g.points[:]
    for root in held_roots(g):
        (owner,) = sides_in(g, g.held[root])
        points[owner] += worth(g, root, complete=False)
    own = points.pop(side)
    return max(LOW, min(HIGH, (own - max(points)) / MOST))


def held_roots(g: CarcassonneState) -> list[int]:
    return list(dict.fromkeys(root_of(g, node) for node in g.where if node != IN_SUPPLY))


def settled(g: CarcassonneState) -> Iterator[tuple[float, CarcassonneState]]:
    """Fight for what is contested in all ways, then score what is complete. The table itself is changed."""
    for chance, table in fights(g):
        for root in held_roots(table):
            if table.open[root] == 0:
                (side,) = sides_in(table, table.held[root])
                table.points[side] += worth(table, root, complete=True)
                take_all(table, root)
        yield chance, table


def fights(g: CarcassonneState) -> Iterator[tuple[float, CarcassonneState]]:
    """Settle fights by the chances to win them. The point of a tie, which most often both have, is left out."""
    for root in held_roots(g):
        dice = pools(g, root)
        if len(dice) > 1:
            wins, _ = fight_odds(tuple(dice.values()))
            for chance, winner in zip(wins, dice, strict=True):
                after = g.copy()
                for side, pool in dice.items():
                    if side != winner:
                        after.points[side] += pool
                        take_all(after, root, side)
                for later, table in fights(after):
                    yield chance * later, table
            return
    yield 1.0, g


def take_all(g: CarcassonneState, root: int, side: int | None = None) -> None:
    """Return the figures in an object to their supplies, of all sides or of one."""
    for figure, node in enumerate(g.where):
        if node != IN_SUPPLY and root_of(g, node) == root and side in (None, g.side_of(figure // FIGURES)):
            take_back(g, figure)


def draws(g: CarcassonneState, pile: list[int]) -> Iterator[tuple[float, int | None, list[int]]]:
    """List what may be drawn of a pile whose order nobody knows; what fits nowhere is removed.

    In what ways tiles that fit nowhere may come before one that does is told apart for the last tiles of the game only;
    before that they are thought to stay in the pile.
    """
    fitting = Counter(tile for tile in pile if len(pile) > LAST and fits_somewhere(g, tile))
    for tile, count in fitting.items():
        rest = pile[:]
        rest.remove(tile)
        yield count / fitting.total(), tile, rest
    if fitting:
        return
    if not pile or len(pile) > LAST:
        yield 1.0, None, []
        return
    for tile, count in Counter(pile).items():
        chance = count / len(pile)
        rest = pile[:]
        rest.remove(tile)
        if fits_somewhere(g, tile):
            yield chance, tile, rest
        else:
            for later, following, left in draws(g, rest):
                yield chance * later, following, left
