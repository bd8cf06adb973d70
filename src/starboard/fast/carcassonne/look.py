"""Values placements without laying the tile, as bots/carcassonne/look.py does."""

from __future__ import annotations

from typing import Any

from starboard.fast.carcassonne.engine import (
    ZERO,
    bits,
    large_in_supply,
    lay,
    place,
    planet_at,
    root_of,
    side_of,
    small_in_supply,
    step_to,
)
from starboard.fast.carcassonne.worth import (
    BEFORE,
    WITH_FIGURE,
    WITH_TILE,
    add,
    at_hand,
    best_figure,
    copy,
    figure_of,
    odds,
    part,
    standing,
    take,
)
from starboard.fast.carcassonne.worth import place as place_figure
from starboard.fast.compiling import compiled, signed
from starboard.games.carcassonne.inside import LARGE, PLANET, SEAT_BITS

KIND, MISSING, TILES, SYMBOLS, HELD = 0, 1, 2, 3, 4  # of a sort


@compiled
def sort_of(g: Any, root: int, into: Any) -> None:
    into[KIND] = g.kind[root]
    into[MISSING] = g.open[root]
    into[TILES] = bits(g.span[root, 0]) + bits(g.span[root, 1])
    into[SYMBOLS] = g.symbols[root]
    into[HELD] = g.held[root]


@compiled
def part_of_sort(g: Any, w: Any, m: Any, sort: Any) -> None:
    part(g, w, m, int(sort[KIND]), int(sort[MISSING]), int(sort[TILES]), int(sort[SYMBOLS]), int(sort[HELD]))


@compiled
def around(t: Any, g: Any, m: Any, cell: int) -> int:
    """Find the objects at the other side of each edge, and planets near; return how many, or -1 if two are one."""
    here = place(t, cell)
    simple = True
    for side in range(4):
        root = -1
        other = int(g.board[(here + step_to(t, side)) & int(t.mask)]) - 1
        if other >= 0:
            segment = int(t.at[g.laid[other], side ^ 2])
            if segment >= 0:
                root = root_of(g, int(g.first[other]) + segment)
                for earlier in range(side):
                    if m.roots[earlier] == root:
                        simple = False
        m.roots[side] = root
    if not simple:
        return -1
    return planets_near(t, g, m, here)


@compiled
def planets_near(t: Any, g: Any, m: Any, here: int) -> int:
    found = 0
    if g.planets:
        for y in range(-1, 2):
            for x in range(-1, 2):
                if x or y:
                    planet = planet_at(t, g, (here + x + int(t.row) * y) & int(t.mask))
                    if planet >= 0:
                        sort_of(g, planet, m.before[found])
                        found += 1
    return found


@compiled
def joined(t: Any, g: Any, m: Any, face: int, cell: int) -> Any:
    """List the objects with figures that the tile would grow, and what all its own would be; return how many."""
    tile = face >> 2
    gone, sorts = 0, signed(t.segments[tile])
    for segment in range(sorts):
        kind, missing = int(t.kinds[tile, segment]), int(t.open[tile, segment])
        symbols, held = int(t.symbols[tile, segment]), 0
        low, high = ZERO, ZERO
        for side in range(4):
            root = int(m.roots[side])
            if t.at[face, side] != segment or root < 0:
                continue
            missing += int(g.open[root]) - 2
            symbols += int(g.symbols[root])
            low |= g.span[root, 0]
            high |= g.span[root, 1]
            if g.held[root]:
                held += int(g.held[root])
                sort_of(g, root, m.gone[gone])
                gone += 1
        tiles = bits(low) + bits(high) + 1
        if kind == PLANET:
            tiles = 1
            here = place(t, cell)
            for y in range(-1, 2):
                for x in range(-1, 2):
                    if (x or y) and g.board[(here + x + int(t.row) * y) & int(t.mask)]:
                        tiles += 1
            missing = 9 - tiles
        m.sorts[segment, KIND] = kind
        m.sorts[segment, MISSING] = missing
        m.sorts[segment, TILES] = tiles
        m.sorts[segment, SYMBOLS] = symbols
        m.sorts[segment, HELD] = held
    return gone, sorts


@compiled
def gain(g: Any, w: Any, m: Any, seat: int, sort: Any, supply: float) -> float:
    """Compute what the best figure in an object without figures adds to the odds."""
    best = 0.0
    first = True
    for size in range(2):
        if not (large_in_supply(g, seat) if size == LARGE else small_in_supply(g, seat)):
            continue
        part(g, w, m, int(sort[KIND]), int(sort[MISSING]), int(sort[TILES]), int(sort[SYMBOLS]), figure_of(seat, size))
        found = m.part[side_of(g, seat)] + at_hand(w, supply - 1.0 + m.back[seat]) - at_hand(w, supply)
        if size == LARGE:
            found = found - w.large
        if first or found > best:
            best, first = found, False
    return best


@compiled
def with_figure(g: Any, w: Any, m: Any, seat: int, sorts: int, of: int, without: float) -> float:
    """Return the best odds with a figure in one of these objects, or with none."""
    best = without
    for at in range(sorts):
        sort = m.sorts[at]
        held = int(sort[HELD])
        if not held:
            more = without + gain(g, w, m, seat, sort, m.supply[of, seat])
            if more > best:
                best = more
        elif sort[KIND] == PLANET and (g.reinforce or not held >> SEAT_BITS * seat & 15):
            for size in range(2):
                if not (large_in_supply(g, seat) if size == LARGE else small_in_supply(g, seat)):
                    continue
                copy(m, of, WITH_FIGURE)
                place_figure(
                    g,
                    w,
                    m,
                    seat,
                    size,
                    PLANET,
                    int(sort[MISSING]),
                    int(sort[TILES]),
                    int(sort[SYMBOLS]),
                    held,
                    WITH_FIGURE,
                )
                best = max(best, odds(g, w, m, WITH_FIGURE, seat))
    return best


@compiled
def best_at(t: Any, g: Any, w: Any, m: Any, seat: int, planets: int, face: int, cell: int, before: float) -> float:
    """Return the log odds of the seat once the tile lies there, with the best figure. `around` was asked before."""
    gone, sorts = joined(t, g, m, face, cell)
    for planet in range(planets):
        sort = m.before[planet]
        if sort[HELD]:
            m.gone[gone] = sort
            gone += 1
        m.sorts[sorts] = sort
        m.sorts[sorts, MISSING] -= 1
        m.sorts[sorts, TILES] += 1
        sorts += 1
    sizes = small_in_supply(g, seat) + large_in_supply(g, seat)
    if not gone:
        return with_figure(g, w, m, seat, sorts, BEFORE, before) if sizes else before
    copy(m, BEFORE, WITH_TILE)
    for at in range(gone):
        part_of_sort(g, w, m, m.gone[at])
        take(g, m, WITH_TILE)
    for at in range(sorts):
        if m.sorts[at, HELD]:
            part_of_sort(g, w, m, m.sorts[at])
            add(g, m, WITH_TILE)
    without = odds(g, w, m, WITH_TILE, seat)
    return with_figure(g, w, m, seat, sorts, WITH_TILE, without) if sizes else without


@compiled
def once_laid(t: Any, g: Any, w: Any, m: Any, spare: Any, face: int, cell: int) -> float:
    """Value a tile whose segments may meet in one object, by laying it on a copy."""
    spare[0] = g
    after = spare[0]
    lay(t, after, face, cell)
    figures = m.figures
    return float(figures[best_figure(t, after, w, m, figures)])


@compiled
def placements(t: Any, g: Any, w: Any, m: Any, spare: Any, tile: int, values: Any) -> int:
    """Value all placements of the tile with the best figure of each; return how many there are."""
    seat = int(g.turn)
    standing(g, w, m, BEFORE)
    before = odds(g, w, m, BEFORE, seat)
    found = 0
    for at in range(g.rim):
        turns = t.fits[tile, g.signatures[at]]
        if not turns:
            continue
        cell = int(g.frontier[at])
        planets = around(t, g, m, cell)
        for one in range(t.count[turns]):
            face = tile << 2 | signed(t.nth[turns, one])
            if planets < 0:
                values[found] = once_laid(t, g, w, m, spare, face, cell)
            else:
                values[found] = best_at(t, g, w, m, seat, planets, face, cell, before)
            found += 1
    return found
