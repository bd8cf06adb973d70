"""Computes the features of the seats of Carcassonne."""

from __future__ import annotations

from math import sqrt

from starboard.bots.anchors.g1.carcassonne.greedy import PLENTY, held_roots
from starboard.games.carcassonne.inside import (
    ASTEROID,
    FIGURES,
    IN_SUPPLY,
    PLANET,
    SEAT_BITS,
    CarcassonneState,
    dice_of,
    fight_odds,
    points_of,
    sides_in,
)

# How a side stands, each also by how much a point decides now (`moment`): the fewer tiles are left, the more.
(
    POINTS,
    ROUTES,
    ASTEROIDS,
    PLANETS,
    CLOSED,
    ROUTES_GROW,
    ASTEROIDS_GROW,
    PLANETS_GROW,
    GUARDED,
    PLANETS_GUARDED,
    BACK,
    SUPPLY,
    SOME,
    LARGE_THERE,
    TURNS,
) = (0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 14, 15, 17, 18)
NAMES = (
    "points",  # had, or certain, or to be expected of a fight
    "routes",
    "asteroids",
    "planets",
    "closed_by_one",  # what the completion of asteroid fields adds, by the tiles that it takes at least
    "closed_by_two",
    "closed_by_more",
    "routes_grow",  # open edges that may still bring tiles
    "asteroids_grow",
    "planets_grow",
    "guarded",  # points with more than one die to fight for them
    "planets_guarded",
    "back_by_one",  # figures that one tile brings back
    "back_by_two",
    "supply",  # figures at hand
    "some_supply",  # the first of them count most
    "two_supply",
    "large_supply",
    "turns",  # tiles that it may still place, more or less than the others
)
FEATURES = (*NAMES, *(f"{name}_now" for name in NAMES))

Sort = tuple[int, int, int, int, int]  # all that an object counts by: kind, open edges, tiles, symbols, figures


def moment(g: CarcassonneState) -> tuple[float, float, float]:
    """Return how far objects may still grow, what figures at hand are still good for, and how much a point decides."""
    left = len(g.pile)
    return min(1.0, left / PLENTY), min(1.0, left / (6.0 * g.seats)), 3.0 / sqrt(left / g.seats + 1.5)


def turns(g: CarcassonneState) -> list[float]:
    """Count how many tiles each seat may still place, against the mean."""
    placing = g.drawn >= 0
    tiles, seats = len(g.pile) + placing, g.seats
    first = g.turn if placing else g.turn + 1
    return [(tiles + seats - 1 - (seat - first) % seats) // seats - tiles / seats for seat in range(seats)]


def sort_of(g: CarcassonneState, root: int) -> Sort:
    return g.kind[root], g.open[root], g.span[root].bit_count(), g.symbols[root], g.held[root]


def describe(g: CarcassonneState) -> list[list[float]]:
    """Compute the features of every seat; members of a team share them."""
    rows = [[0.0] * len(NAMES) for _ in g.points]
    supply = [float(g.where[seat * FIGURES : (seat + 1) * FIGURES].count(IN_SUPPLY)) for seat in range(g.seats)]
    for side, points in enumerate(g.points):
        rows[side][POINTS] = points
    plenty, early, now = moment(g)
    for root in held_roots(g):
        add_object(g, sort_of(g, root), rows, supply, plenty)
    for seat, more in enumerate(turns(g)):
        row = rows[g.side_of(seat)]
        row[SUPPLY] += early * supply[seat]
        row[SOME] += early * min(1.0, supply[seat])
        row[SOME + 1] += early * min(2.0, supply[seat])
        row[LARGE_THERE] += early * (g.where[seat * FIGURES + FIGURES - 1] == IN_SUPPLY)
        row[TURNS] += more
    by_side = [[*row, *(now * value for value in row)] for row in rows]
    return [by_side[g.side_of(seat)] for seat in range(g.seats)]


def add_object(g: CarcassonneState, sort: Sort, rows: list[list[float]], supply: list[float], plenty: float) -> None:
    """Add the features of an object to each side that has figures in it."""
    kind, missing, tiles, symbols, held = sort
    dice = dice_of(g, sides_in(g, held), symbols)
    wins = dict.fromkeys(dice, 1.0)
    if len(dice) > 1:
        chances, points = fight_odds(tuple(dice.values()))
        for side, win, point in zip(dice, chances, points, strict=True):
            wins[side] = win
            rows[side][POINTS] += point
    now = float(points_of(kind, tiles, symbols, complete=missing == 0))
    for side, win in wins.items():
        row = rows[side]
        guard = win * (dice[side] - 1) * now
        if missing == 0:
            row[POINTS] += win * now
        elif kind == PLANET:
            row[PLANETS] += win * now
            row[PLANETS_GROW] += win * plenty * missing
            row[PLANETS_GUARDED] += guard
        elif kind == ASTEROID:
            row[ASTEROIDS] += win * now
            row[ASTEROIDS_GROW] += win * plenty * missing
            row[CLOSED + min(missing, 3) - 1] += win * plenty * tiles / missing
            row[GUARDED] += guard
        else:
            row[ROUTES] += win * now
            row[ROUTES_GROW] += win * plenty * missing
            row[GUARDED] += guard
    for seat in range(g.seats):
        figures = held >> SEAT_BITS * seat & 15
        if figures:
            side = g.side_of(seat)
            count = (figures & 7) + (figures >> 3)
            supply[seat] += count * (1.0 if missing == 0 else 1.0 - wins[side])
            if 1 <= missing <= 2:
                rows[side][BACK + missing - 1] += wins[side] * count * plenty
