"""The rules of Carcassonne once more, as array code: bit for bit what the reference does (games/carcassonne).

Functions are named as there. `t` is the record of the tiles, `g` that of a game (layout.py). There are no events and no
frames: a turn is worked off from one decision to the next by `step`. Everything is compiled into one piece, so nothing
here may be called with numbers that were not checked: there is no bound to any array.

Numbers of 64 bits without a sign must not meet others: numba would make them floats, and say nothing.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from starboard.fast.carcassonne.layout import FIGURE, OVER, PLACE
from starboard.fast.compiling import compiled
from starboard.games.carcassonne.inside import ASTEROID, FIGURES, IN_SUPPLY, LARGE, ONE_LARGE, PLANET, SEAT_BITS, STEPS

T = Any  # the tables
G = Any  # a game

SMALLS = FIGURES - 1  # figures of a seat; the large one comes after them
MOST_DICE, FACES = 3, 6
TIE_POINTS = 1
SYMBOL_POINTS = 2

U = np.uint64
ZERO, ONE = U(0), U(1)
GAMMA = U(0x9E37_79B9_7F4A_7C15)
MIX_A, MIX_B = U(0xBF58_476D_1CE4_E5B9), U(0x94D0_49BB_1331_11EB)
S27, S30, S31, S32 = U(27), U(30), U(31), U(32)
LOW = U(0xFFFF_FFFF)
# To count bits: pairs, fours, bytes, and all of them added up.
PAIRS, FOURS, BYTES, SUM = (
    U(0x5555_5555_5555_5555),
    U(0x3333_3333_3333_3333),
    U(0x0F0F_0F0F_0F0F_0F0F),
    U(0x0101_0101_0101_0101),
)
S1, S2, S4, S56, S63 = U(1), U(2), U(4), U(56), U(63)


# Chance (kernel/chance.py). It is given and returned, so that a game's and a player's can be moved on alike.


@compiled
def mixed(z: Any) -> Any:
    z = (z ^ (z >> S30)) * MIX_A
    z = (z ^ (z >> S27)) * MIX_B
    return z ^ (z >> S31)


@compiled
def scramble(number: Any) -> Any:
    return mixed(number + GAMMA)


@compiled
def below(chance: Any, n: int) -> Any:
    """Return the chance moved on, and a number from 0 to n - 1; n is below 2**32."""
    many = U(n)
    while True:
        chance = chance + GAMMA
        z = mixed(chance)
        # The product has 96 bits: its lower and its upper half.
        low = (z & LOW) * many
        high = (z >> S32) * many + (low >> S32)
        rest = (high << S32) | (low & LOW)
        if rest >= many or rest >= (ZERO - many) % many:
            return chance, int(high >> S32)


@compiled
def shuffle(g: G) -> None:
    """Shuffle the pile."""
    chance = g.chance
    for last in range(g.left - 1, 0, -1):
        chance, other = below(chance, last + 1)
        g.pile[last], g.pile[other] = g.pile[other], g.pile[last]
    g.chance = chance


# The table (state.py).


@compiled
def place(t: T, cell: int) -> int:
    """Return the place of a cell on the board, which is rolled up (layout.py)."""
    return ((cell & 255) + int(t.row) * (cell >> 8)) & int(t.mask)


@compiled
def step_to(t: T, side: int) -> int:
    """Return how far the place beside is."""
    return int(t.steps[side])


@compiled
def side_of(g: G, seat: int) -> int:
    return seat & 1 if g.teams else seat


@compiled
def root_of(g: G, node: int) -> int:
    while g.parent[node] != node:
        node = int(g.parent[node])
    return node


@compiled
def planet_at(t: T, g: G, at: int) -> int:
    """Return the planet at a place of the board, or -1."""
    number = int(g.board[at]) - 1
    if number < 0:
        return -1
    planet = int(t.planets[g.laid[number] >> 2])
    return -1 if planet < 0 else int(g.first[number]) + planet


@compiled
def leave(g: G, cell: int) -> None:
    """Take a cell out of the frontier; the others stay in their order."""
    for at in range(g.rim):
        if g.frontier[at] == cell:
            for later in range(at + 1, g.rim):
                g.frontier[later - 1] = g.frontier[later]
                g.signatures[later - 1] = g.signatures[later]
            g.rim -= 1
            return


@compiled
def border(g: G, cell: int, mark: int) -> None:
    """Note an edge beside an empty cell."""
    for at in range(g.rim):
        if g.frontier[at] == cell:
            g.signatures[at] |= mark
            return
    g.frontier[g.rim] = cell
    g.signatures[g.rim] = mark
    g.rim += 1


@compiled
def lay(t: T, g: G, face: int, cell: int) -> None:
    tile = face >> 2
    number = int(g.tiles)
    base = int(g.nodes)
    word, bit = number >> 6, ONE << (U(number) & S63)
    g.laid[number] = face
    g.cells[number] = cell
    g.first[number] = base
    for segment in range(t.segments[tile]):
        node = base + segment
        g.parent[node] = node
        g.kind[node] = t.kinds[tile, segment]
        g.open[node] = t.open[tile, segment]
        g.symbols[node] = t.symbols[tile, segment]
        g.held[node] = 0
        g.on[node] = number
        g.span[node, 1 - word] = ZERO
        g.span[node, word] = bit
    g.tiles += 1
    g.nodes += t.segments[tile]
    leave(g, cell)
    here = place(t, cell)
    for side in range(4):
        other = int(g.board[(here + step_to(t, side)) & int(t.mask)]) - 1
        if other < 0:
            border(g, cell + STEPS[side], t.marks[face, side])
        elif t.at[face, side] >= 0:
            join(g, base + int(t.at[face, side]), int(g.first[other]) + int(t.at[g.laid[other], side ^ 2]))
    g.board[here] = number + 1
    count_around(t, g, tile, number)


@compiled
def count_around(t: T, g: G, tile: int, number: int) -> None:
    """Count the tile for planets around it, and the tiles around it for its own planet."""
    own = int(t.planets[tile])
    if g.planets == 0 and own < 0:
        return
    base, here = int(g.first[number]), place(t, g.cells[number])
    for y in range(-1, 2):
        for x in range(-1, 2):
            if x == 0 and y == 0:
                continue
            near = (here + x + int(t.row) * y) & int(t.mask)
            other = int(g.board[near]) - 1
            if other < 0:
                continue
            planet = planet_at(t, g, near)
            if planet >= 0:
                g.open[planet] -= 1
                g.span[planet, number >> 6] |= ONE << (U(number) & S63)
            if own >= 0:
                g.open[base + own] -= 1
                g.span[base + own, other >> 6] |= ONE << (U(other) & S63)
    if own >= 0:
        g.planets += 1


@compiled
def join(g: G, a: int, b: int) -> None:
    a, b = root_of(g, a), root_of(g, b)
    if a > b:
        a, b = b, a
    if a != b:
        g.parent[b] = a
        g.open[a] += g.open[b]
        g.span[a, 0] |= g.span[b, 0]
        g.span[a, 1] |= g.span[b, 1]
        g.symbols[a] += g.symbols[b]
        g.held[a] += g.held[b]
    g.open[a] -= 2


# Objects (objects.py).


@compiled
def bits(z: Any) -> int:
    z = z - ((z >> S1) & PAIRS)
    z = (z & FOURS) + ((z >> S2) & FOURS)
    return int((((z + (z >> S4)) & BYTES) * SUM) >> S56)


@compiled
def tiles_in(g: G, root: int) -> int:
    return bits(g.span[root, 0]) + bits(g.span[root, 1])


@compiled
def symbols_in(g: G, root: int) -> int:
    symbols = int(g.symbols[root])
    return (symbols & 255) + (symbols >> 8 & 255) + (symbols >> 16 & 255)


@compiled
def worth(g: G, root: int, complete: bool) -> int:
    each = 2 if complete and g.kind[root] == ASTEROID else 1
    return each * tiles_in(g, root) + SYMBOL_POINTS * symbols_in(g, root)


@compiled
def held_by(g: G, root: int, seat: int) -> int:
    """Return the figures of a seat in an object: three bits for small ones, one for the large one."""
    return int(g.held[root]) >> SEAT_BITS * seat & 15


@compiled
def dice_in(g: G, root: int, seat: int) -> int:
    figures = held_by(g, root, seat)
    return (figures & 7) + (2 if figures & 8 else 0)


@compiled
def touched(t: T, g: G) -> int:
    """List the objects of the tile placed last; return how many."""
    number = int(g.tiles) - 1
    face, first = int(g.laid[number]), int(g.first[number])
    found = 0
    for side in range(4):
        segment = int(t.at[face, side])
        if segment < 0:
            continue
        root = root_of(g, first + segment)
        new = True
        for at in range(found):
            if g.touched[at] == root:
                new = False
        if new:
            g.touched[found] = root
            found += 1
    if g.planets:
        here = place(t, g.cells[number])
        for y in range(-1, 2):
            for x in range(-1, 2):
                planet = planet_at(t, g, (here + x + int(t.row) * y) & int(t.mask))
                if planet >= 0:
                    g.touched[found] = planet
                    found += 1
    return found


# Fights (fight.py).


@compiled
def fighters(g: G, root: int) -> int:
    """List the sides with figures in an object, with their dice; return how many."""
    found = 0
    for seat in range(g.seats):
        dice = dice_in(g, root, seat)
        if not dice:
            continue
        side = side_of(g, seat)
        at = 0
        while at < found and g.fighters[at] != side:
            at += 1
        if at == found:
            g.fighters[at] = side
            g.pools[at] = 0
            found += 1
        g.pools[at] += dice
    for at in range(found):
        symbols = int(g.symbols[root]) >> 8 * int(g.factions[g.fighters[at]]) & 255
        g.pools[at] = min(MOST_DICE, g.pools[at] + (1 if symbols else 0))
    return found


@compiled
def fight(g: G, root: int) -> None:
    """Roll until one side is left; nothing is done where there is but one."""
    left = fighters(g, root)
    while left > 1:
        top = 0
        for at in range(left):
            best = 0
            for _ in range(g.pools[at]):
                g.chance, rolled = below(g.chance, FACES)
                best = max(best, rolled)
            g.best[at] = best
            top = max(top, best)
        tied = 0
        for at in range(left):
            if g.best[at] == top:
                tied += 1
        stay = 0
        for at in range(left):
            side = g.fighters[at]
            if g.best[at] < top:
                lose(g, root, side, g.pools[at])
                continue
            if tied > 1:
                g.points[side] += TIE_POINTS
            g.fighters[stay] = side
            g.pools[stay] = g.pools[at]
            stay += 1
        left = stay


@compiled
def lose(g: G, root: int, side: int, pool: int) -> None:
    g.points[side] += pool
    for seat in range(g.seats):
        if side_of(g, seat) == side and held_by(g, root, seat):
            give_back(g, root, seat)


@compiled
def give_back(g: G, root: int, seat: int) -> None:
    """Return all figures of a seat in an object to its supply."""
    for figure in range(seat * FIGURES, (seat + 1) * FIGURES):
        if g.where[figure] != IN_SUPPLY and root_of(g, g.where[figure]) == root:
            g.where[figure] = IN_SUPPLY
    g.held[root] &= ~(15 << SEAT_BITS * seat)


# Points (score.py).


@compiled
def score(g: G, root: int, complete: bool) -> None:
    seat = 0
    while not held_by(g, root, seat):
        seat += 1
    g.points[side_of(g, seat)] += worth(g, root, complete)
    if complete:
        for owner in range(seat, g.seats):
            if held_by(g, root, owner):
                give_back(g, root, owner)


@compiled
def final_scoring(g: G) -> None:
    for root in range(g.nodes):
        if g.parent[root] == root and g.held[root]:
            score(g, root, False)


# Figures (figure.py).


@compiled
def small_in_supply(g: G, seat: int) -> int:
    found = 0
    for figure in range(seat * FIGURES, seat * FIGURES + SMALLS):
        if g.where[figure] == IN_SUPPLY:
            found += 1
    return found


@compiled
def large_in_supply(g: G, seat: int) -> int:
    return 1 if g.where[seat * FIGURES + SMALLS] == IN_SUPPLY else 0


@compiled
def open_to(g: G, seat: int, node: int) -> bool:
    if g.kind[node] != PLANET:
        return int(g.held[root_of(g, node)]) == 0
    return int(g.reinforce) != 0 or held_by(g, node, seat) == 0


@compiled
def ask_figure(t: T, g: G) -> bool:
    """Ask where a figure goes; False if there is no choice."""
    seat = int(g.turn)
    sizes = (1 if small_in_supply(g, seat) else 0) + large_in_supply(g, seat)
    found = 0
    if sizes:
        number = int(g.tiles) - 1
        first = int(g.first[number])
        for segment in range(t.segments[g.laid[number] >> 2]):
            if open_to(g, seat, first + segment):
                g.spots[found] = first + segment
                found += 1
        if g.planets:
            here = place(t, g.cells[number])
            for y in range(-1, 2):
                for x in range(-1, 2):
                    planet = planet_at(t, g, (here + x + int(t.row) * y) & int(t.mask))
                    if planet >= 0 and (x or y) and open_to(g, seat, planet):
                        g.spots[found] = planet
                        found += 1
    g.spotted = found
    g.options = 1 + sizes * found
    g.phase = FIGURE
    return found > 0


@compiled
def size_of(g: G, option: int) -> int:
    """Return the size of the figure of an option, which is not the first: that is none."""
    seat = int(g.turn)
    if not large_in_supply(g, seat):
        return 0
    return (option - 1) & 1 if small_in_supply(g, seat) else LARGE


@compiled
def spot_of(g: G, option: int) -> int:
    """Return the node on which the figure of an option would stand."""
    both = g.options - 1 > g.spotted
    return int(g.spots[(option - 1) >> 1 if both else option - 1])


@compiled
def put(g: G, seat: int, size: int, node: int) -> None:
    figure = seat * FIGURES
    if size == LARGE:
        figure += SMALLS
    else:
        while g.where[figure] != IN_SUPPLY:
            figure += 1
    g.where[figure] = node
    g.held[root_of(g, node)] += (ONE_LARGE if size == LARGE else 1) << SEAT_BITS * seat


# Turns (turn.py, place.py).


@compiled
def fitting(t: T, g: G, tile: int) -> int:
    """Count the ways to place a tile."""
    found = 0
    for at in range(g.rim):
        found += int(t.count[t.fits[tile, g.signatures[at]]])
    return found


@compiled
def choice_of(t: T, g: G, option: int) -> int:
    """Return the cell and turn of an option to place the tile that is drawn: cell * 4 + turn."""
    at = 0
    while True:
        turns = t.fits[g.drawn, g.signatures[at]]
        count = int(t.count[turns])
        if option < count:
            return int(g.frontier[at]) << 2 | int(t.nth[turns, option])
        option -= count
        at += 1


@compiled
def turn(t: T, g: G, seat: int) -> None:
    """Turn over a tile that fits somewhere; without one the game is over."""
    g.turn = seat
    while g.left:
        g.left -= 1
        tile = int(g.pile[g.left])
        options = fitting(t, g, tile)
        if options:
            g.drawn = tile
            g.options = options
            g.phase = PLACE
            return
        g.removed[g.gone] = tile
        g.gone += 1
    g.drawn = -1
    g.options = 0
    g.phase = OVER
    final_scoring(g)


@compiled
def finish_turn(t: T, g: G) -> None:
    """Fight, then score, and the player to the left is next."""
    found = touched(t, g)
    for at in range(found):
        if g.held[g.touched[at]]:
            fight(g, g.touched[at])
    for at in range(found):
        root = g.touched[at]
        if g.open[root] == 0 and g.held[root]:
            score(g, root, True)
    turn(t, g, (g.turn + 1) % g.seats)


@compiled
def begin(t: T, g: G, seed: Any) -> None:
    """Go on from the table before anything has happened (setup.py)."""
    g.chance = scramble(seed)
    shuffle(g)
    if g.turn < 0:
        g.chance, first = below(g.chance, g.seats)
        g.turn = first
    turn(t, g, g.turn)


@compiled
def step(t: T, g: G, option: int) -> None:
    """Take an option, which must be below `g.options`, and go on to the next decision or the end."""
    if g.phase == PLACE:
        choice = choice_of(t, g, option)
        lay(t, g, int(g.drawn) << 2 | choice & 3, choice >> 2)
        g.drawn = -1
        if ask_figure(t, g):
            return
    elif option:
        put(g, int(g.turn), size_of(g, option), spot_of(g, option))
    finish_turn(t, g)


# What an option is called, in one number: equal for what the reference writes down in the same way (figure.py).

NO_FIGURE, HERE, AROUND = 1 << 18, 1 << 19, 1 << 20  # below them places of a tile


@compiled
def code_of(t: T, g: G, option: int) -> int:
    if g.phase == PLACE:
        return choice_of(t, g, option)
    if option == 0:
        return NO_FIGURE
    size, node = size_of(g, option), spot_of(g, option)
    number = int(g.on[node])
    if number < g.tiles - 1:
        return AROUND | int(g.cells[number]) << 1 | size
    return HERE | int(t.names[g.laid[number] >> 2, node - g.first[number]]) << 1 | size
