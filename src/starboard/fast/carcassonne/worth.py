"""Values tables as bots/carcassonne/worth.py and features.py do, by the same names and in the same order of all sums.

`m` is the record of the mind, `w` that of what objects are worth while so many tiles are left (thought.py). A standing
is one of a few rows of `m`, by its number.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any

from starboard.fast.carcassonne.engine import (
    ask_figure,
    bits,
    large_in_supply,
    root_of,
    side_of,
    size_of,
    small_in_supply,
    spot_of,
)
from starboard.fast.carcassonne.thought import FEATURES
from starboard.fast.compiling import compiled
from starboard.games.carcassonne.inside import (
    ASTEROID,
    FIGURES,
    IN_SUPPLY,
    LARGE,
    ONE_LARGE,
    ONE_SMALL,
    PLANET,
    SEAT_BITS,
)

# Features, and how many an object can have.
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
OF_OBJECTS = SUPPLY
PLENTY = 24

# Standings: of the table, with a tile more, with a figure more, and of a table on which a tile was laid.
BEFORE, WITH_TILE, WITH_FIGURE, ONCE_LAID = 0, 1, 2, 3


@compiled
def sides_of(g: Any) -> int:
    return 2 if g.teams else int(g.seats)


@compiled
def write_worth(w: Any, weights: Any, left: int, seats: int) -> None:
    """Weigh features while so many tiles are left."""
    early, now = min(1.0, left / (6.0 * seats)), 3.0 / sqrt(left / seats + 1.5)
    w.plenty = min(1.0, left / PLENTY)
    for at in range(FEATURES):
        w.weights[at] = weights[at] + now * weights[at + FEATURES]
    w.large = early * w.weights[LARGE_THERE]
    w.supply = early * w.weights[SUPPLY]
    w.some = early * w.weights[SOME]
    w.two = early * w.weights[SOME + 1]


@compiled
def dice_of(g: Any, m: Any, symbols: int, held: int) -> int:
    """List the sides with figures in an object, with their dice; return how many."""
    found = 0
    for seat in range(g.seats):
        figures = held >> SEAT_BITS * seat & 15
        if not figures:
            continue
        side = side_of(g, seat)
        at = 0
        while at < found and m.sides[at] != side:
            at += 1
        if at == found:
            m.sides[at] = side
            m.dice[at] = 0
            found += 1
        m.dice[at] += (figures & 7) + (2 if figures & 8 else 0)
    for at in range(found):
        own = symbols >> 8 * int(g.factions[m.sides[at]]) & 255
        m.dice[at] = min(3, m.dice[at] + (1 if own else 0))
    return found


@compiled
def points_of(kind: int, tiles: int, symbols: int, complete: bool) -> int:
    each = 2 if complete and kind == ASTEROID else 1
    return each * tiles + 2 * ((symbols & 255) + (symbols >> 8 & 255) + (symbols >> 16 & 255))


@compiled
def part(g: Any, w: Any, m: Any, kind: int, missing: int, tiles: int, symbols: int, held: int) -> None:
    """Score an object with figures in it: for each side, and what comes back to each seat."""
    m.part[:] = 0.0
    m.back[:] = 0.0
    many = dice_of(g, m, symbols, held)
    pools = 0
    for at in range(many):
        pools |= int(m.dice[at]) << 2 * at
    now = float(points_of(kind, tiles, symbols, missing == 0))
    for at in range(many):
        side, win, row = int(m.sides[at]), 1.0, m.row
        row[:] = 0.0
        if many > 1:
            win = m.wins[pools, at]
            row[POINTS] += m.ties[pools, at]
        describe(row, kind, missing, tiles, win, win * (m.dice[at] - 1) * now, now, w.plenty)
        for seat in range(g.seats):
            figures = held >> SEAT_BITS * seat & 15
            if figures and side_of(g, seat) == side:
                count = (figures & 7) + (figures >> 3)
                m.back[seat] = count * (1.0 if missing == 0 else 1.0 - win)
                if 1 <= missing <= 2:
                    row[BACK + missing - 1] += win * count * w.plenty
        score = 0.0
        for feature in range(OF_OBJECTS):
            score += w.weights[feature] * row[feature]
        m.part[side] = score


@compiled
def describe(
    row: Any, kind: int, missing: int, tiles: int, win: float, guard: float, now: float, plenty: float
) -> None:
    """Write the features of an object for a side that has figures in it."""
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


@compiled
def add(g: Any, m: Any, into: int) -> None:
    """Add the part that was found last to a standing."""
    for side in range(sides_of(g)):
        m.scores[into, side] += m.part[side]
    for seat in range(g.seats):
        m.supply[into, seat] += m.back[seat]


@compiled
def take(g: Any, m: Any, out: int) -> None:
    for side in range(sides_of(g)):
        m.scores[out, side] -= m.part[side]
    for seat in range(g.seats):
        m.supply[out, seat] -= m.back[seat]


@compiled
def copy(m: Any, of: int, into: int) -> None:
    m.scores[into] = m.scores[of]
    m.supply[into] = m.supply[of]


@compiled
def standing(g: Any, w: Any, m: Any, into: int) -> None:
    """Score all sides but for their supplies, and count the figures that all seats have or get back."""
    seats, placing = int(g.seats), 1 if g.drawn >= 0 else 0
    tiles = int(g.left) + placing
    first = int(g.turn) if placing else int(g.turn) + 1
    for side in range(sides_of(g)):
        m.scores[into, side] = w.weights[POINTS] * g.points[side]
    found = 0
    for seat in range(seats):
        side = side_of(g, seat)
        large = large_in_supply(g, seat)
        m.supply[into, seat] = small_in_supply(g, seat) + large
        more = (tiles + seats - 1 - (seat - first) % seats) // seats - tiles / seats
        m.scores[into, side] += w.weights[TURNS] * more
        if large:
            m.scores[into, side] += w.large
        for figure in range(seat * FIGURES, (seat + 1) * FIGURES):
            if g.where[figure] == IN_SUPPLY:
                continue
            root = root_of(g, int(g.where[figure]))
            new = True
            for at in range(found):
                if m.objects[at] == root:
                    new = False
            if new:
                m.objects[found] = root
                found += 1
    for at in range(found):
        part_of(g, w, m, int(m.objects[at]))
        add(g, m, into)


@compiled
def part_of(g: Any, w: Any, m: Any, root: int) -> None:
    tiles = bits(g.span[root, 0]) + bits(g.span[root, 1])
    part(g, w, m, int(g.kind[root]), int(g.open[root]), tiles, int(g.symbols[root]), int(g.held[root]))


@compiled
def at_hand(w: Any, figures: float) -> float:
    if figures >= 2.0:
        return float(w.supply * figures + w.some + 2.0 * w.two)
    return float((w.supply + w.two) * figures + w.some * (figures if figures < 1.0 else 1.0))


@compiled
def supply_scores(g: Any, w: Any, m: Any, of: int) -> None:
    """Write the scores of all sides with their supplies."""
    m.supplied[:] = m.scores[of]
    for seat in range(g.seats):
        m.supplied[side_of(g, seat)] += at_hand(w, m.supply[of, seat])


@compiled
def odds(g: Any, w: Any, m: Any, of: int, seat: int) -> float:
    """Return the log odds of the seat's side."""
    supply_scores(g, w, m, of)
    side, sides = side_of(g, seat), sides_of(g)
    if sides == 2:
        return float(m.supplied[side] - m.supplied[1 - side])
    most = m.supplied[1 if side == 0 else 0]
    for other in range(sides):
        if other != side:
            most = max(most, m.supplied[other])
    total = 0.0
    for other in range(sides):
        if other != side:
            total += exp(m.supplied[other] - most)
    return float(m.supplied[side] - most - log(total))


@compiled
def figure_of(seat: int, size: int) -> int:
    return (ONE_LARGE if size == LARGE else ONE_SMALL) << SEAT_BITS * seat


@compiled
def place(
    g: Any, w: Any, m: Any, seat: int, size: int, kind: int, missing: int, tiles: int, symbols: int, held: int, of: int
) -> None:
    """Move a figure from the supply of a seat to an object."""
    m.supply[of, seat] -= 1.0
    if size == LARGE:
        m.scores[of, side_of(g, seat)] -= w.large
    if held:
        part(g, w, m, kind, missing, tiles, symbols, held)
        take(g, m, of)
    part(g, w, m, kind, missing, tiles, symbols, held + figure_of(seat, size))
    add(g, m, of)


@compiled
def with_figures(g: Any, w: Any, m: Any, values: Any) -> int:
    """Value the options to place a figure, which must be asked for; return the best of them, the first of equals."""
    seat = int(g.turn)
    standing(g, w, m, ONCE_LAID)
    best = 0
    for option in range(g.options):
        copy(m, ONCE_LAID, WITH_FIGURE)
        if option:
            root = root_of(g, spot_of(g, option))
            tiles = bits(g.span[root, 0]) + bits(g.span[root, 1])
            place(
                g,
                w,
                m,
                seat,
                size_of(g, option),
                int(g.kind[root]),
                int(g.open[root]),
                tiles,
                int(g.symbols[root]),
                int(g.held[root]),
                WITH_FIGURE,
            )
        values[option] = odds(g, w, m, WITH_FIGURE, seat)
        if values[option] > values[best]:
            best = option
    return best


@compiled
def best_figure(t: Any, g: Any, w: Any, m: Any, values: Any) -> int:
    """Ask for a figure once a tile was laid, whether there is a choice or not; return the best option."""
    ask_figure(t, g)
    return with_figures(g, w, m, values)
