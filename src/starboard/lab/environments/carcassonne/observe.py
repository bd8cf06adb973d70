"""Carcassonne for learners, told from records of the fast lane: the same arrays as the reader's, byte for byte.

Nothing is remembered between decisions: what the reader keeps of a game is worked out anew, which takes no longer here
than to write it down. All numbers are multiples of powers of two, or one division: the order of sums does not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from starboard.fast.carcassonne.engine import (
    G,
    T,
    dice_in,
    held_by,
    large_in_supply,
    number_of,
    place,
    planet_at,
    root_of,
    side_of,
    size_of,
    small_in_supply,
    spot_of,
    step_to,
    symbols_in,
    tiles_in,
)
from starboard.fast.carcassonne.layout import FIGURE, MOST_SEATS, OVER, PLACE, Sizes
from starboard.fast.compiling import Entries, compiled
from starboard.games.carcassonne.inside import ASTEROID, FIGURES, IN_SUPPLY, PLANET, ROUTE
from starboard.lab.environments.carcassonne.tables import (
    CELL,
    COMPLETE,
    DICE,
    DICE_OF,
    DICE_SCALE,
    FACTS,
    JOINED,
    LARGE_WORD,
    NONE_WORD,
    ON_PLANET,
    OPEN,
    OPEN_SCALE,
    PAID,
    PLACE_WORD,
    PLANES,
    POINTS_SCALE,
    REACH,
    SIDE,
    SMALL_WORD,
    SYMBOL_POINTS,
    WHO,
    WHOLE,
    WHOLE_PLANET,
)

if TYPE_CHECKING:
    from starboard.lab.environments.carcassonne.encoder import CarcassonneEncoder

ENTRY = Entries("starboard.fast", "starboard.games.carcassonne", "starboard.lab.environments.carcassonne")
MOST_DICE = 3
CORNER = 128 - REACH  # column and row of the corner of the board
BLOCKS = ("drawn", "phase", "pile", "by_seat", "planets", "segments", "segment_size", "pays", "figure")

V = Any  # what an encoder knows


def known_to(encoder: CarcassonneEncoder, sizes: Sizes) -> NDArray[Any]:
    """Write down where an encoder tells what, and its tables."""
    tiles, tables, seats = encoder.game.content, encoder.tables, encoder.seats
    most = max(encoder.counts) + 2
    made: NDArray[Any] = np.zeros(
        1,
        np.dtype(
            [
                *((name, "i8") for name in (*BLOCKS, "pile_size", "kinds")),
                ("left", "f4", (sizes.kinds, -(-most // 8) * 8)),  # of each tile, by how many are gone
                ("own", "f4", (sizes.kinds, 4, DICE_OF + MOST_SEATS)),  # what a tile adds to its segments
                ("place", "i1", (sizes.kinds, 4)),  # side → segment, counted from north clockwise; -1
                ("planes", "u1", (4 * sizes.kinds, PLANES)),
            ],
            align=True,
        ),
    )
    v = made[0]
    for name in BLOCKS:
        v[name] = getattr(encoder, name)
    v["pile_size"], v["kinds"] = encoder.pile_size, len(tiles.tiles)
    assert encoder.left == encoder.cell == 0
    v["own"][: len(tiles.tiles), :, : DICE_OF + seats] = tables.own.reshape(len(tiles.tiles), 4, -1)
    for tile, share in enumerate(encoder.shares):
        left = np.float32(1)
        for gone in range(most):
            v["left"][tile, gone] = left
            left = np.float32(float(left) - share)
        order = [segment for segment in dict.fromkeys(tiles.at[4 * tile]) if segment >= 0]
        v["place"][tile] = [order.index(segment) if segment >= 0 else -1 for segment in tiles.at[4 * tile]]
    for face, planes in enumerate(tables.planes):
        v["planes"][face] = list(planes)
    return made


def scratch(seats: int) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Allocate room for the objects beside a cell, for the planets around it, and for some numbers."""
    return np.zeros((4, FACTS + seats), np.float32), np.zeros(2 + seats, np.float32), np.zeros(8, np.int64)


@compiled
def told_dice(g: G, root: int, seat: int) -> float:
    """Scale the dice of a seat for an object (CSW-FIGHT-06 to -09)."""
    dice = dice_in(g, root, seat)
    if not dice:
        return 0.0
    symbols = int(g.symbols[root]) >> 8 * int(g.factions[seat]) & 255
    return min(MOST_DICE, dice + (1 if symbols else 0)) * DICE_SCALE


@compiled
def look_at(g: G, root: int, seat: int, into: Any) -> None:
    """Write the facts of an object: open edges, points when complete and as it is, symbols, dice of each seat."""
    tiles, more, symbols = tiles_in(g, root), SYMBOL_POINTS * symbols_in(g, root), int(g.symbols[root])
    whole = tiles
    if g.kind[root] == PLANET:
        whole = WHOLE_PLANET
    elif g.kind[root] == ASTEROID:
        whole = 2 * tiles
    into[0] = int(g.open[root]) * OPEN_SCALE - JOINED
    into[1] = (whole + more) * POINTS_SCALE
    into[2] = (tiles + more) * POINTS_SCALE
    for faction in range(3):
        into[3 + faction] = symbols >> 8 * faction & 255
    for step in range(g.seats):
        into[FACTS + step] = told_dice(g, root, (seat + step) % g.seats)


@compiled
def shown(place: int) -> int:
    return place - CORNER + 1 if 0 <= place - CORNER < SIDE else 0


@compiled
def write_left(v: V, g: G, out: Any) -> None:
    """Write the part of each tile that is still to come, and which one is drawn."""
    for number in range(g.tiles):
        out[g.laid[number] >> 2] += 1
    for number in range(g.gone):
        out[g.removed[number]] += 1
    if g.drawn >= 0:
        out[g.drawn] += 1
        out[v.drawn + g.drawn] = 1
    for tile in range(v.kinds):
        out[tile] = v.left[tile, int(out[tile])]


@compiled
def count_ahead(g: G, ahead: Any) -> None:
    """Add up what the figures of each seat would bring now."""
    for seat in range(g.seats):
        ahead[seat] = 0
    for root in range(g.nodes):
        if g.held[root] and g.parent[root] == root:
            points = tiles_in(g, root) + SYMBOL_POINTS * symbols_in(g, root)
            for seat in range(g.seats):
                if held_by(g, root, seat):
                    ahead[seat] += points


@compiled
def write_table(v: V, g: G, seat: int, asked: bool, out: Any, ahead: Any) -> None:
    out[:] = 0
    write_left(v, g, out)
    count_ahead(g, ahead)
    out[v.phase] = asked and g.phase == PLACE
    out[v.phase + 1] = asked and g.phase == FIGURE
    out[v.phase + 2] = g.turn == seat
    out[v.pile] = g.left / v.pile_size
    at = v.by_seat
    for step in range(g.seats):
        other = (seat + step) % g.seats
        out[at] = g.points[side_of(g, other)] / 100
        out[at + 1] = ahead[other] / 50
        out[at + 2] = small_in_supply(g, other) / 4
        out[at + 3] = large_in_supply(g, other)
        out[at + 4 + g.factions[other]] = 1
        out[at + 7] = side_of(g, other) == side_of(g, seat)
        at += 8


@compiled
def write_board(t: T, v: V, g: G, seat: int, out: Any) -> None:
    out[:] = 0
    for number in range(g.tiles):
        row, column = (g.cells[number] >> 8) - CORNER, (g.cells[number] & 255) - CORNER
        if 0 <= row < SIDE and 0 <= column < SIDE:
            for plane in range(WHO):
                out[row, column, plane] = v.planes[g.laid[number], plane]
    for figure in range(g.seats * FIGURES):
        node = int(g.where[figure])
        if node == IN_SUPPLY:
            continue
        number = number_of(g, node)
        row, column = (g.cells[number] >> 8) - CORNER, (g.cells[number] & 255) - CORNER
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            continue
        who = 1 + (figure // FIGURES - seat) % g.seats
        segment, reaches = node - int(g.first[number]), False
        for side in range(4):
            if t.at[g.laid[number], side] == segment:
                out[row, column, WHO + side] = who
                reaches = True
        if not reaches:
            out[row, column, ON_PLANET] = who
        out[row, column, DICE] += 2 if figure % FIGURES == FIGURES - 1 else 1


@compiled
def look_around(t: T, g: G, cell: int, seat: int, facts: Any, around: Any, roots: Any) -> int:
    """Find the objects beside an empty cell, and add up the planets around it; return how many tiles are beside."""
    here = place(t, cell)
    beside = 0
    for side in range(4):
        roots[side] = -1
        number = int(g.board[(here + step_to(t, side)) & int(t.mask)]) - 1
        if number < 0:
            continue
        beside += 1
        segment = int(t.at[g.laid[number], side ^ 2])
        if segment >= 0:
            roots[side] = root_of(g, int(g.first[number]) + segment)
            look_at(g, roots[side], seat, facts[side])
    around[:] = 0
    if g.planets:
        for y in range(-1, 2):
            for x in range(-1, 2):
                planet = planet_at(t, g, (here + x + int(t.row) * y) & int(t.mask))
                if planet >= 0:
                    around[0] += 1
                    around[1] += 1 if g.open[planet] == 1 else 0
                    for step in range(g.seats):
                        around[2 + step] += told_dice(g, planet, (seat + step) % g.seats)
    return beside


@compiled
def is_again(v: V, tile: int, side: int, turn: int, roots: Any) -> bool:
    """Tell whether the segment at a side of the tile meets the same object at a side before."""
    for other in range(side):
        if v.place[tile, other] == v.place[tile, side] and roots[(other + turn) & 3] == roots[(side + turn) & 3]:
            return True
    return False


@compiled
def pay(v: V, g: G, base: int, out: Any) -> None:
    """Say that an object is complete, and what is paid for it."""
    out[base + COMPLETE] = 1
    out[base + PAID] = out[base + WHOLE]
    for step in range(g.seats):
        if out[base + DICE_OF + step] > 0:
            out[v.pays + step] += out[base + WHOLE]


@compiled
def write_place(v: V, g: G, turn: int, beside: int, facts: Any, around: Any, roots: Any, out: Any) -> None:
    """Write the facts of a placement: the objects that the segments of the tile would be part of."""
    tile, size = int(g.drawn), int(v.segment_size)
    out[:] = 0
    out[0] = 1
    out[1] = 0.25 * beside
    for at in range(2 + g.seats):
        out[CELL + at] = around[at]
    for segment in range(4):
        base = v.segments + segment * size
        for at in range(PAID, size):
            out[base + at] = v.own[tile, segment, at]
    for side in range(4):
        base = v.segments + v.place[tile, side] * size
        if v.place[tile, side] < 0 or roots[(side + turn) & 3] < 0:
            continue
        if is_again(v, tile, side, turn, roots):  # it counts once, though both sides are closed
            out[base + OPEN] -= JOINED
            continue
        for at in range(FACTS + g.seats):
            out[base + OPEN + at] += facts[(side + turn) & 3, at]
    for segment in range(4):
        base = v.segments + segment * size
        if out[base + OPEN] == 0 and v.own[tile, segment, OPEN] > 0:
            pay(v, g, base, out)


@compiled
def write_places(
    t: T, v: V, g: G, seat: int, first: int, last: int, out: Any, words: Any, facts: Any, around: Any, roots: Any
) -> None:
    """Write the options from the first to before the last: all places of the tile, cell by cell."""
    option = 0
    for at in range(g.rim):
        turns = t.fits[g.drawn, g.signatures[at]]
        count = int(t.count[turns])
        if count == 0 or option + count <= first:
            option += count
            continue
        if option >= last:
            return
        cell = int(g.frontier[at])
        beside = look_around(t, g, cell, seat, facts, around, roots)
        for number in range(count):
            row = option + number - first
            if 0 <= row < last - first:
                turn = int(t.nth[turns, number])
                write_place(v, g, turn, beside, facts, around, roots, out[row])
                words[row, 0] = PLACE_WORD
                words[row, 1] = shown(cell & 255)
                words[row, 2] = shown(cell >> 8)
                words[row, 3] = turn + 1
        option += count


@compiled
def write_figures(v: V, g: G, seat: int, first: int, last: int, out: Any, words: Any, facts: Any) -> None:
    for option in range(first, last):
        row = out[option - first]
        row[:] = 0
        if option == 0:
            row[v.figure] = 1
            words[0, 0] = NONE_WORD
            words[0, 1:] = 0
            continue
        size, node = size_of(g, option), spot_of(g, option)
        number, kind = number_of(g, node), int(g.kind[node])
        look_at(g, root_of(g, node), seat, facts[0])
        missing = facts[0, 0] + JOINED
        row[v.figure + 1 + size] = 1
        row[v.figure + 3 + kind - ROUTE] = 1
        row[v.figure + 6] = number == g.tiles - 1
        row[v.figure + 7] = missing == 0
        row[v.figure + 8] = missing
        for at in range(1, FACTS + g.seats):
            row[v.figure + 8 + at] = facts[0, at]
        words[option - first, 0] = LARGE_WORD if size else SMALL_WORD
        words[option - first, 1] = shown(int(g.cells[number]) & 255)
        words[option - first, 2] = shown(int(g.cells[number]) >> 8)
        words[option - first, 3] = 1 + node - int(g.first[number])


@ENTRY
def observe(
    tables: Any,
    known: Any,
    games: Any,
    seats: Any,
    pages: Any,
    observation: Any,
    options: Any,
    words: Any,
    mask: Any,
    board: Any,
    facts: Any,
    around: Any,
    numbers: Any,
) -> None:
    """Fill the arrays of all games, which are empty or were filled before: what these seats see."""
    t, v = tables[0], known[0]
    actions = mask.shape[1]
    for row in range(len(games)):
        g, seat = games[row], int(seats[row])
        asked = g.phase != OVER and g.turn == seat
        used = 0
        for action in range(actions):
            used += mask[row, action]
            mask[row, action] = 0
        first, last = 0, int(g.options) if asked else 0
        if last > actions:  # in pages, of which the last action turns to the next
            first = int(pages[row]) * (actions - 1)
            last = min(last, first + actions - 1)
            mask[row, actions - 1] = 1
        mask[row, : last - first] = 1
        write_table(v, g, seat, asked, observation[row], numbers)
        write_board(t, v, g, seat, board[row])
        if asked and g.phase == PLACE:
            write_places(t, v, g, seat, first, last, options[row], words[row], facts, around, numbers)
        elif asked:
            write_figures(v, g, seat, first, last, options[row], words[row], facts)
        if used > last - first:
            options[row, last - first : used] = 0
            words[row, last - first : used] = 0
