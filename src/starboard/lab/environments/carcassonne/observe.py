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
from starboard.fast.carcassonne.layout import FIGURE, OVER, PLACE, SIGNATURES, Sizes
from starboard.fast.compiling import Entries, inlined
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
SIDE_OF, ROOT, START = 0, 1, 2  # of an object that a tile meets: at which side, which one, and where it is told
BLOCKS = ("drawn", "phase", "pile", "by_seat", "planets", "segments", "segment_size", "pays", "figure")

V = Any  # what an encoder knows
R = Any  # room


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
                ("row", "f4", (sizes.kinds, encoder.option.size)),  # of an option to place it, before it meets anything
                ("tiles", "i1", SIGNATURES),  # how many are beside a cell of this signature
                ("objects", "i1", SIGNATURES),  # how many edges of these are not free space
                ("sides", "i1", (SIGNATURES, 4)),  # where those are
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
    write_signatures(v)
    return made


def write_signatures(v: V) -> None:
    """Write down what is beside a cell, by its signature: two bits for each side, of which 0 is no tile."""
    for signature in range(SIGNATURES):
        edges = [signature >> 2 * side & 3 for side in range(4)]
        sides = [side for side, edge in enumerate(edges) if edge >= ROUTE]
        v["tiles"][signature], v["objects"][signature] = np.count_nonzero(edges), len(sides)
        v["sides"][signature, : len(sides)] = sides


def room(seats: int, sizes: Sizes) -> NDArray[Any]:
    """Allocate room for what is reckoned."""
    return np.zeros(
        1,
        np.dtype(
            [
                ("roots", "i8", sizes.nodes),  # objects with figures
                ("ahead", "i8", seats),
                ("rims", "i8", sizes.frontier),  # numbers in the frontier of the cells in which a tile fits
                ("cells", "i8", sizes.frontier),  # these cells
                ("met", "i8", (4, 3)),  # objects beside one of them: SIDE_OF, ROOT, START
                ("facts", "f4", (4, FACTS + seats)),  # of these
                ("planets", "i8", sizes.tiles),  # numbers of the tiles with planets
                ("planet", "f4", 2 + seats),  # what is told of one of these
                ("around", "f4", (sizes.frontier, 2 + seats)),  # what is told of the planets around the cells
            ],
            align=True,
        ),
    )


def as_records(array: NDArray[Any]) -> NDArray[Any]:
    """View an array as records, one for each game: numba counts references to an array, but not to what is in them."""
    games, *shape = array.shape
    kind = np.dtype([("all", array.dtype, tuple(shape))])
    return array.reshape(games, -1).view(kind)[:, 0]


@inlined
def after(g: G, seat: int, step: int) -> int:
    """Return the seat so many steps after another; a division would take longer than all that is done with it."""
    other = seat + step
    return other - int(g.seats) if other >= g.seats else other


@inlined
def told_dice(g: G, root: int, seat: int) -> float:
    """Scale the dice of a seat for an object (CSW-FIGHT-06 to -09)."""
    dice = dice_in(g, root, seat)
    symbols = int(g.symbols[root]) >> 8 * int(g.factions[seat]) & 255
    return min(MOST_DICE, dice + (1 if symbols else 0)) * DICE_SCALE if dice else 0.0


@inlined
def look_at(g: G, root: int, seat: int, facts: Any) -> None:
    """Write the facts of an object: open edges, points when complete and as it is, symbols, dice of each seat."""
    tiles, more, symbols = tiles_in(g, root), SYMBOL_POINTS * symbols_in(g, root), int(g.symbols[root])
    whole = tiles
    if g.kind[root] == PLANET:
        whole = WHOLE_PLANET
    elif g.kind[root] == ASTEROID:
        whole = 2 * tiles
    facts[0] = int(g.open[root]) * OPEN_SCALE - JOINED
    facts[1] = (whole + more) * POINTS_SCALE
    facts[2] = (tiles + more) * POINTS_SCALE
    for faction in range(3):
        facts[3 + faction] = symbols >> 8 * faction & 255
    for step in range(g.seats):
        facts[FACTS + step] = told_dice(g, root, after(g, seat, step))


@inlined
def word_of(place: int) -> int:
    return place - CORNER + 1 if 0 <= place - CORNER < SIDE else 0


@inlined
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


@inlined
def count_ahead(g: G, r: R) -> None:
    """Add up what the figures of each seat would bring now."""
    found = 0
    for node in range(g.nodes):
        r.roots[found] = node
        found += (g.held[node] != 0) & (g.parent[node] == node)
    r.ahead[:] = 0
    for one in range(found):
        root = r.roots[one]
        points = tiles_in(g, root) + SYMBOL_POINTS * symbols_in(g, root)
        for seat in range(g.seats):
            r.ahead[seat] += points if held_by(g, root, seat) else 0


@inlined
def write_table(v: V, g: G, seat: int, asked: bool, out: Any, r: R) -> None:
    out[:] = 0
    write_left(v, g, out)
    count_ahead(g, r)
    out[v.phase] = asked and g.phase == PLACE
    out[v.phase + 1] = asked and g.phase == FIGURE
    out[v.phase + 2] = g.turn == seat
    out[v.pile] = g.left / v.pile_size
    at = v.by_seat
    for step in range(g.seats):
        other = (seat + step) % g.seats
        out[at] = g.points[side_of(g, other)] / 100
        out[at + 1] = r.ahead[other] / 50
        out[at + 2] = small_in_supply(g, other) / 4
        out[at + 3] = large_in_supply(g, other)
        out[at + 4 + g.factions[other]] = 1
        out[at + 7] = side_of(g, other) == side_of(g, seat)
        at += 8


@inlined
def board_at(cell: int) -> int:
    """Return where the planes of a cell begin in a board, or -1 for one that is outside."""
    row, column = (cell >> 8) - CORNER, (cell & 255) - CORNER
    return (row * SIDE + column) * PLANES if 0 <= row < SIDE and 0 <= column < SIDE else -1


@inlined
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


@inlined
def write_standing(t: T, g: G, seat: int, out: Any) -> None:
    """Write who stands on the tiles of the board."""
    for other in range(g.seats):
        who = 1 + (other - seat if other >= seat else other - seat + int(g.seats))
        for figure in range(FIGURES):
            node = int(g.where[other * FIGURES + figure])
            if node == IN_SUPPLY:
                continue
            number = int(g.on[node])
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


@inlined
def find_cells(t: T, g: G, r: R) -> int:
    """List the cells in which the tile fits; return how many."""
    tile, found = int(g.drawn), 0
    for at in range(g.rim):
        r.rims[found] = at
        r.cells[found] = g.frontier[at]
        found += 1 if t.fits[tile, g.signatures[at]] else 0  # no branch: which way it goes cannot be foreseen
    return found


@inlined
def find_planets(t: T, g: G, r: R) -> int:
    """List the numbers of the tiles with planets; return how many."""
    found = 0
    if g.planets:
        for number in range(g.tiles):
            r.planets[found] = number
            found += 1 if t.planets[g.laid[number] >> 2] >= 0 else 0
    return found


@inlined
def look_around(t: T, g: G, seat: int, cells: int, r: R) -> None:
    """Add up what is told of the planets around the cells in which the tile fits, planet by planet."""
    r.around[:cells] = 0
    for one in range(find_planets(t, g, r)):
        number = r.planets[one]
        planet = int(g.first[number]) + int(t.planets[g.laid[number] >> 2])
        if g.open[planet] == 0:  # there is no empty cell around
            continue
        r.planet[0] = 1
        r.planet[1] = g.open[planet] == 1
        for step in range(g.seats):
            r.planet[2 + step] = told_dice(g, planet, after(g, seat, step))
        add_planet(int(g.cells[number]), cells, r)


@inlined
def add_planet(centre: int, cells: int, r: R) -> None:
    """Add what is told of a planet to the cells beside it."""
    for one in range(cells):
        # A cell is one number, its row times 256 and its column; the planet is at most one away in both.
        away = centre - r.cells[one] + 257
        beside = np.float32((away >= 0) & (away <= 514) & (away & 255 <= 2))
        for what in range(len(r.planet)):
            r.around[one, what] += beside * r.planet[what]


@inlined
def look_beside(t: T, v: V, g: G, at: int, seat: int, r: R) -> int:
    """Find the objects beside a cell of the frontier, and at which side; return how many."""
    here, signature = place(t, int(g.frontier[at])), int(g.signatures[at])
    objects = int(v.objects[signature])
    for one in range(objects):
        side = int(v.sides[signature, one])
        number = int(g.board[(here + step_to(t, side)) & int(t.mask)]) - 1
        root = root_of(g, int(g.first[number]) + int(t.at[g.laid[number], side ^ 2]))
        look_at(g, root, seat, r.facts[one])
        r.met[one, SIDE_OF] = side
        r.met[one, ROOT] = root
    return objects


@inlined
def is_again(met: Any, one: int) -> bool:
    """Tell whether the segment has met the same object at a side before."""
    found = False
    for other in range(one):
        found |= met[other, ROOT] == met[one, ROOT] and met[other, START] == met[one, START]
    return found


@inlined
def pay(g: G, start: int, pays: int, out: Any) -> None:
    """Say that an object is complete, and what is paid for it."""
    out[start + COMPLETE] = 1
    out[start + PAID] = out[start + WHOLE]
    for step in range(g.seats):
        if out[start + DICE_OF + step] > 0:
            out[pays + step] += out[start + WHOLE]


@inlined
def write_place(v: V, g: G, turn: int, cell: int, tiles: int, objects: int, r: R, out: Any) -> None:
    """Write the facts of a placement: the objects that the segments of the tile would be part of."""
    tile = int(g.drawn)
    for at in range(len(out)):
        out[at] = v.row[tile, at]
    out[1] = 0.25 * tiles
    for at in range(r.around.shape[1]):
        out[CELL + at] = r.around[cell, at]
    for one in range(objects):
        segment = int(v.place[tile, (r.met[one, SIDE_OF] - turn) & 3])
        start = int(v.segments + segment * v.segment_size)
        r.met[one, START] = start
        if is_again(r.met, one):  # it counts once, though both sides are closed
            out[start + OPEN] -= JOINED
            continue
        for at in range(r.facts.shape[1]):
            out[U(start + OPEN + at)] += r.facts[one, at]  # without a sign, so that it is not counted from the end
    for one in range(objects):
        start = int(r.met[one, START])
        if out[start + OPEN] == 0 and out[start + COMPLETE] == 0:
            pay(g, start, int(v.pays), out)


@inlined
def write_places(t: T, v: V, g: G, seat: int, first: int, last: int, out: Any, words: Any, r: R) -> None:
    """Write the options from the first to before the last: all places of the tile, cell by cell."""
    cells = find_cells(t, g, r)
    look_around(t, g, seat, cells, r)
    option = 0
    for one in range(cells):
        at = r.rims[one]
        turns = t.fits[g.drawn, g.signatures[at]]
        count = int(t.count[turns])
        if option >= last:
            return
        if option + count > first:
            tiles, objects = int(v.tiles[g.signatures[at]]), look_beside(t, v, g, at, seat, r)
            column, line = word_of(r.cells[one] & 255), word_of(r.cells[one] >> 8)
            for number in range(count):
                row = option + number - first
                if 0 <= row < last - first:
                    turn = int(t.nth[turns, number])
                    write_place(v, g, turn, one, tiles, objects, r, out[row])
                    words[row, 0] = PLACE_WORD
                    words[row, 1] = column
                    words[row, 2] = line
                    words[row, 3] = turn + 1
        option += count


@inlined
def write_figures(v: V, g: G, seat: int, first: int, last: int, out: Any, words: Any, r: R) -> None:
    for option in range(first, last):
        row = out[option - first]
        row[:] = 0
        if option == 0:
            row[v.figure] = 1
            words[0, 0] = NONE_WORD
            words[0, 1:] = 0
            continue
        size, node = size_of(g, option), spot_of(g, option)
        number, kind = int(g.on[node]), int(g.kind[node])
        look_at(g, root_of(g, node), seat, r.facts[0])
        missing = r.facts[0, 0] + JOINED
        row[v.figure + 1 + size] = 1
        row[v.figure + 3 + kind - ROUTE] = 1
        row[v.figure + 6] = number == g.tiles - 1
        row[v.figure + 7] = missing == 0
        row[v.figure + 8] = missing
        for at in range(1, FACTS + g.seats):
            row[v.figure + 8 + at] = r.facts[0, at]
        words[option - first, 0] = LARGE_WORD if size else SMALL_WORD
        words[option - first, 1] = word_of(int(g.cells[number]) & 255)
        words[option - first, 2] = word_of(int(g.cells[number]) >> 8)
        words[option - first, 3] = 1 + node - int(g.first[number])


@inlined
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
    rooms: Any,
    games: Any,
    seats: Any,
    pages: Any,
    shown: Any,
    observation: Any,
    options: Any,
    words: Any,
    mask: Any,
    board: Any,
) -> None:
    """Fill the arrays of all games, which are empty or were filled before: what these seats see.

    `shown` has, for each game, how many of its tiles the board shows already: 0 if another game was there before.
    """
    t, v, r = tables[0], known[0], rooms[0]
    for row in range(len(games)):
        g, seat, there = games[row], int(seats[row]), mask[row].all
        actions = len(there)
        asked = g.phase != OVER and g.turn == seat
        used = count_and_clear(there)
        first, last = 0, int(g.options) if asked else 0
        if last > actions:  # in pages, of which the last action turns to the next
            first = int(pages[row]) * (actions - 1)
            last = min(last, first + actions - 1)
            there[actions - 1] = 1
        there[: last - first] = 1
        write_table(v, g, seat, asked, observation[row].all, r)
        write_tiles(v, g, int(shown[row]), board[row].all)
        write_standing(t, g, seat, board[row].all)
        shown[row] = g.tiles
        if asked and g.phase == PLACE:
            write_places(t, v, g, seat, first, last, options[row].all, words[row].all, r)
        elif asked:
            write_figures(v, g, seat, first, last, options[row].all, words[row].all, r)
        if used > last - first:
            options[row].all[last - first : used] = 0
            words[row].all[last - first : used] = 0
