"""Objects on the table: which ones a tile touches, what they are worth, who fights for them."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache

from starboard.games.carcassonne.notation import block_of
from starboard.games.carcassonne.state import FIGURES, IN_SUPPLY, SEAT_BITS, CarcassonneState, as_held, root_of
from starboard.games.carcassonne.tiles import ASTEROID, FACTIONS

MOST_DICE = 3
SYMBOL_POINTS = 2


def touched(g: CarcassonneState) -> list[int]:
    """Objects that the tile placed last belongs to: its segments from north clockwise, then planets row by row.

    The order in which fights are settled (CSW-AMB-03), so that a seed gives one sequence of dice.
    """
    number = len(g.laid) - 1
    first, parent = g.first[number], g.parent
    roots: list[int] = []
    for segment in g.content.clockwise[g.laid[number]]:
        root = first + segment
        while parent[root] != root:
            root = parent[root]
        if root not in roots:
            roots.append(root)
    planets = g.planets
    near = block_of(g.cells[number]).intersection(planets)
    if near:
        roots += [planets[cell] for cell in sorted(near)]
    return roots


def sides_in(g: CarcassonneState, held: int) -> dict[int, int]:
    """The sides with figures in an object, each with its dice: one a small figure, two a large one.

    CSW-FIGHT-06, -07; CSW-TEAM-08.
    """
    dice: dict[int, int] = {}
    for seat in range(g.seats):
        figures = held >> SEAT_BITS * seat & 15
        if figures:
            side = g.side_of(seat)
            dice[side] = dice.get(side, 0) + (figures & 7) + (2 if figures & 8 else 0)
    return dice


def pools(g: CarcassonneState, root: int) -> dict[int, int]:
    """The dice of each side in a fight for the object (CSW-FIGHT-06 to -09)."""
    return dice_of(g, sides_in(g, g.held[root]), g.symbols[root])


def dice_of(g: CarcassonneState, sides: dict[int, int], symbols: int) -> dict[int, int]:
    """The dice of these sides where there are these symbols: one more for their own, and never more than three."""
    return {
        side: min(MOST_DICE, dice + (1 if symbols >> 8 * g.factions[side] & 255 else 0)) for side, dice in sides.items()
    }


def dice_in(g: CarcassonneState, root: int, side: int) -> tuple[int, int]:
    """The dice of a side that come from its small figures in the object, and from its large ones."""
    held = [g.held[root] >> SEAT_BITS * seat & 15 for seat in range(g.seats) if g.side_of(seat) == side]
    return sum(figures & 7 for figures in held), sum(2 for figures in held if figures & 8)


def has_symbol(g: CarcassonneState, root: int, side: int) -> bool:
    """Tell whether the object carries a symbol of the side's faction (CSW-FIGHT-08)."""
    return bool(g.symbols[root] >> 8 * g.factions[side] & 255)


def is_contested(g: CarcassonneState, root: int) -> bool:
    """Tell whether it holds figures of more than one side (CSW-FIGHT-01, -04; CSW-TEAM-05, -06)."""
    return len(sides_in(g, g.held[root])) > 1


def side_in(g: CarcassonneState, root: int) -> int | None:
    """The one side with figures in the object; None if there is none, or they have to fight for it."""
    sides = sides_in(g, g.held[root])
    return next(iter(sides)) if len(sides) == 1 else None


def tiles_in(g: CarcassonneState, root: int) -> int:
    return g.span[root].bit_count()


def symbols_in(g: CarcassonneState, root: int) -> int:
    return count_symbols(g.symbols[root])


@cache  # of few: there are not many symbols
def count_symbols(symbols: int) -> int:
    return sum(symbols >> 8 * faction & 255 for faction in range(len(FACTIONS)))


def worth(g: CarcassonneState, root: int, complete: bool) -> int:
    """Its points (CSW-SCORE, CSW-END)."""
    return points_of(g.kind[root], tiles_in(g, root), g.symbols[root], complete)


def points_of(kind: int, tiles: int, symbols: int, complete: bool) -> int:
    """One a tile, two a tile of a complete asteroid field, two a symbol."""
    each = 2 if complete and kind == ASTEROID else 1
    return each * tiles + SYMBOL_POINTS * count_symbols(symbols)


def figures_in(g: CarcassonneState, root: int) -> list[int]:
    return [figure for figure, node in enumerate(g.where) if node != IN_SUPPLY and root_of(g, node) == root]


def owners(g: CarcassonneState, root: int) -> list[int]:
    """Seats with figures in the object, in turn order counted from the active player, who is first (CSW-AMB-34)."""
    held = g.held[root]
    order = [(g.turn + step) % g.seats for step in range(g.seats)]
    return [seat for seat in order if held >> SEAT_BITS * seat & 15]


def take_back(g: CarcassonneState, figure: int) -> None:
    """Into the supply of its owner."""
    root = root_of(g, g.where[figure])
    g.held[root] -= as_held(figure)
    g.where[figure] = IN_SUPPLY


def seat_of(figure: int) -> int:
    return figure // FIGURES


def is_large(figure: int) -> bool:
    return figure % FIGURES == FIGURES - 1


def place_of(g: CarcassonneState, node: int) -> tuple[int, str]:
    """The cell and segment id of a node."""
    number = bisect_right(g.first, node) - 1
    return g.cells[number], g.content.segments[g.laid[number] >> 2][node - g.first[number]][0]
