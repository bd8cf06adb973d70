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
    U,
    dice_in,
    held_by,
    large_in_supply,
    number_of,
    place,
    root_of,
    side_of,
    size_of,
    small_in_supply,
    spot_of,
    step_to,
    symbols_in,
    tiles_in,
)
from starboard.fast.carcassonne.layout import FIGURE, OVER, PLACE, Sizes
from starboard.fast.compiling import Entries, compiled, inlined
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
WIDEST = 96  # numbers of an option at most, with five seats
BLOCKS = ("drawn", "phase", "pile", "by_seat", "planets", "segments", "segment_size", "pays", "figure")

V = Any  # what an encoder knows


def known_to(encoder: CarcassonneEncoder, sizes: Sizes) -> NDArray[Any]:
    """Write down where an encoder tells what, and its tables."""
    tiles, tables = encoder.game.content, encoder.tables
    most = max(encoder.counts) + 2
    made: NDArray[Any] = np.zeros(
        1,
        np.dtype(
            [
                *((name, "i8") for name in (*BLOCKS, "pile_size", "kinds")),
                ("left", "f4", (sizes.kinds, -(-most // 8) * 8)),  # of each tile, by how many are gone
                ("row", "f4", (sizes.kinds, WIDEST)),  # of an option to place a tile, before it meets anything
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
    assert encoder.left == encoder.cell == 0 and encoder.option.size <= WIDEST
    rows = v["row"][: len(tiles.tiles)]
    rows[:, encoder.segments : encoder.pays] = tables.own
    rows[:, encoder.segments : encoder.pays : encoder.segment_size] = 0  # COMPLETE: that is seen when all is added up
    rows[:, 0] = 1
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


def scratch(seats: int, sizes: Sizes) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """Allocate room for the objects beside a cell, for the planets around it, and for a number of each tile."""
    return (
        np.zeros((4, FACTS + seats), np.float32),
        np.zeros(2 + seats, np.float32),
        np.zeros(8 + sizes.tiles, np.int64),
    )


@inlined
def after(g: G, seat: int, step: int) -> int:
    """Return the seat so many steps after another; a division would take longer than all that is done with it."""
    other = seat + step
    return other - int(g.seats) if other >= g.seats else other


@inlined
def told_dice(g: G, root: int, seat: int) -> float:
    """Scale the dice of a seat for an object (CSW-FIGHT-06 to -09)."""
    dice = dice_in(g, root, seat)
    if not dice:
        return 0.0
    symbols = int(g.symbols[root]) >> 8 * int(g.factions[seat]) & 255
    return min(MOST_DICE, dice + (1 if symbols else 0)) * DICE_SCALE


@inlined
def look_at(g: G, root: int, seat: int, facts: Any, row: int) -> None:
    """Write the facts of an object: open edges, points when complete and as it is, symbols, dice of each seat."""
    tiles, more, symbols = tiles_in(g, root), SYMBOL_POINTS * symbols_in(g, root), int(g.symbols[root])
    whole = tiles
    if g.kind[root] == PLANET:
        whole = WHOLE_PLANET
    elif g.kind[root] == ASTEROID:
        whole = 2 * tiles
    facts[row, 0] = int(g.open[root]) * OPEN_SCALE - JOINED
    facts[row, 1] = (whole + more) * POINTS_SCALE
    facts[row, 2] = (tiles + more) * POINTS_SCALE
    for faction in range(3):
        facts[row, 3 + faction] = symbols >> 8 * faction & 255
    for step in range(g.seats):
        facts[row, FACTS + step] = told_dice(g, root, after(g, seat, step)) if g.held[root] else 0.0


@compiled
def word_of(place: int) -> int:
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
def board_at(cell: int) -> int:
    """Return where the planes of a cell begin in a board, or -1 for one that is outside."""
    row, column = (cell >> 8) - CORNER, (cell & 255) - CORNER
    return (row * SIDE + column) * PLANES if 0 <= row < SIDE and 0 <= column < SIDE else -1


@compiled
def write_tiles(v: V, g: G, shown: int, out: Any) -> None:
    """Write the tiles of the board, which shows so many of the game already: those lie as they did, without figures."""
    if shown == 0:
        out[:] = 0
    for number in range(g.tiles):
        at = board_at(int(g.cells[number]))
        if at >= 0 and number >= shown:
            for plane in range(WHO):
                out[at + plane] = v.planes[g.laid[number], plane]
        elif at >= 0:
            for plane in range(WHO, PLANES):
                out[at + plane] = 0


@compiled
def write_standing(t: T, g: G, seat: int, out: Any) -> None:
    """Write who stands on the tiles of the board."""
    for other in range(g.seats):
        who = 1 + (other - seat if other >= seat else other - seat + int(g.seats))
        for figure in range(FIGURES):
            node = int(g.where[other * FIGURES + figure])
            if node == IN_SUPPLY:
                continue
            number = number_of(g, node)
            at = board_at(int(g.cells[number]))
            if at < 0:
                continue
            segment, reaches = node - int(g.first[number]), False
            for side in range(4):
                if t.at[g.laid[number], side] == segment:
                    out[at + WHO + side] = who
                    reaches = True
            if not reaches:
                out[at + ON_PLANET] = who
            out[at + DICE] += 2 if figure == FIGURES - 1 else 1


@compiled
def find_planets(t: T, g: G, found: Any) -> int:
    """List the numbers of the tiles with planets; return how many."""
    count = 0
    if g.planets:
        for number in range(g.tiles):
            if t.planets[g.laid[number] >> 2] >= 0:
                found[count] = number
                count += 1
    return count


@inlined
def look_beside(t: T, g: G, cell: int, seat: int, facts: Any, roots: Any) -> int:
    """Find the objects beside an empty cell; return how many tiles are there."""
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
            look_at(g, roots[side], seat, facts, side)
    return beside


@inlined
def look_around(t: T, g: G, cell: int, seat: int, planets: Any, count: int, around: Any) -> None:
    """Add up what is told of the planets around an empty cell."""
    for at in range(2 + g.seats):
        around[at] = 0
    for one in range(count):
        number = planets[one]
        # A cell is one number, its row times 256 and its column; the planet is at most one away in both.
        away = int(g.cells[number]) - cell + 257
        if not (0 <= away <= 514 and away & 255 <= 2):
            continue
        planet = int(g.first[number]) + int(t.planets[g.laid[number] >> 2])
        around[0] += 1
        if g.open[planet] == 1:
            around[1] += 1
        if g.held[planet]:
            for step in range(g.seats):
                around[2 + step] += told_dice(g, planet, after(g, seat, step))


@inlined
def is_again(v: V, tile: int, side: int, turn: int, roots: Any) -> bool:
    """Tell whether the segment at a side of the tile meets the same object at a side before."""
    for other in range(side):
        if v.place[tile, other] == v.place[tile, side] and roots[(other + turn) & 3] == roots[(side + turn) & 3]:
            return True
    return False


@inlined
def pay(v: V, g: G, base: int, out: Any, row: int) -> None:
    """Say that an object is complete, and what is paid for it."""
    out[row, base + COMPLETE] = 1
    out[row, base + PAID] = out[row, base + WHOLE]
    for step in range(g.seats):
        if out[row, base + DICE_OF + step] > 0:
            out[row, v.pays + step] += out[row, base + WHOLE]


@inlined
def write_place(v: V, g: G, turn: int, beside: int, facts: Any, around: Any, roots: Any, out: Any, row: int) -> None:
    """Write the facts of a placement: the objects that the segments of the tile would be part of."""
    tile, size = int(g.drawn), int(v.segment_size)
    for at in range(out.shape[1]):
        out[row, at] = v.row[tile, at]
    out[row, 1] = 0.25 * beside
    for at in range(2 + g.seats):
        out[row, CELL + at] = around[at]
    for side in range(4):
        met = (side + turn) & 3
        segment = int(v.place[tile, side])
        if segment < 0 or roots[met] < 0:
            continue
        start = v.segments + segment * size + OPEN
        if is_again(v, tile, side, turn, roots):  # it counts once, though both sides are closed
            out[row, start] -= JOINED
            continue
        for at in range(FACTS + g.seats):
            out[row, U(start + at)] += facts[met, at]  # without a sign, so that it is not counted from the end
    for segment in range(4):
        base = v.segments + segment * size
        if out[row, base + OPEN] == 0 and v.row[tile, base + OPEN] > 0:
            pay(v, g, base, out, row)


@compiled
def write_places(
    t: T, v: V, g: G, seat: int, first: int, last: int, out: Any, words: Any, facts: Any, around: Any, numbers: Any
) -> None:
    """Write the options from the first to before the last: all places of the tile, cell by cell."""
    roots, planets = numbers[:4], numbers[4:]
    near = find_planets(t, g, planets)
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
        beside = look_beside(t, g, cell, seat, facts, roots)
        look_around(t, g, cell, seat, planets, near, around)
        for number in range(count):
            row = option + number - first
            if 0 <= row < last - first:
                turn = int(t.nth[turns, number])
                write_place(v, g, turn, beside, facts, around, roots, out, row)
                words[row, 0] = PLACE_WORD
                words[row, 1] = word_of(cell & 255)
                words[row, 2] = word_of(cell >> 8)
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
        look_at(g, root_of(g, node), seat, facts, 0)
        missing = facts[0, 0] + JOINED
        row[v.figure + 1 + size] = 1
        row[v.figure + 3 + kind - ROUTE] = 1
        row[v.figure + 6] = number == g.tiles - 1
        row[v.figure + 7] = missing == 0
        row[v.figure + 8] = missing
        for at in range(1, FACTS + g.seats):
            row[v.figure + 8 + at] = facts[0, at]
        words[option - first, 0] = LARGE_WORD if size else SMALL_WORD
        words[option - first, 1] = word_of(int(g.cells[number]) & 255)
        words[option - first, 2] = word_of(int(g.cells[number]) >> 8)
        words[option - first, 3] = 1 + node - int(g.first[number])


@compiled
def count_and_clear(mask: Any) -> int:
    found = 0
    for action in range(len(mask)):
        found += mask[action]
    mask[:] = 0
    return found


@ENTRY
def observe(
    tables: Any,
    known: Any,
    games: Any,
    seats: Any,
    pages: Any,
    shown: Any,
    observation: Any,
    options: Any,
    words: Any,
    mask: Any,
    board: Any,
    facts: Any,
    around: Any,
    numbers: Any,
) -> None:
    """Fill the arrays of all games, which are empty or were filled before: what these seats see.

    `shown` has, for each game, how many of its tiles the board shows already: 0 if another game was there before.
    """
    t, v = tables[0], known[0]
    actions = mask.shape[1]
    for row in range(len(games)):
        g, seat = games[row], int(seats[row])
        asked = g.phase != OVER and g.turn == seat
        used = count_and_clear(mask[row])
        first, last = 0, int(g.options) if asked else 0
        if last > actions:  # in pages, of which the last action turns to the next
            first = int(pages[row]) * (actions - 1)
            last = min(last, first + actions - 1)
            mask[row, actions - 1] = 1
        mask[row, : last - first] = 1
        write_table(v, g, seat, asked, observation[row], numbers)
        write_tiles(v, g, int(shown[row]), board[row])
        write_standing(t, g, seat, board[row])
        shown[row] = g.tiles
        if asked and g.phase == PLACE:
            write_places(t, v, g, seat, first, last, options[row], words[row], facts, around, numbers)
        elif asked:
            write_figures(v, g, seat, first, last, options[row], words[row], facts)
        if used > last - first:
            options[row, last - first : used] = 0
            words[row, last - first : used] = 0
