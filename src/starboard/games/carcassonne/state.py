"""The table at a moment: tiles, objects, figures and points, as flat lists of numbers.

Every segment on the table is a node: the segments of the first tile first, then those of the second … Nodes that
belong to one object are linked to their oldest node, the object's root; what is known of an object is kept there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starboard.games.carcassonne.notation import AROUND, STEPS, block_of
from starboard.games.carcassonne.tiles import TileSet
from starboard.kernel.copying import Shared
from starboard.kernel.state import State

SMALL, LARGE = 0, 1
FIGURES = 5  # a seat's supply: four small figures, then the large one
IN_SUPPLY = -1

# Figures of all seats in an object, in one number: four bits a seat, three for small and one for large ones.
SEAT_BITS = 4
ONE_SMALL, ONE_LARGE = 1, 8


class Derived(State):
    """Keeps what follows from tiles and figures, for speed."""

    if not TYPE_CHECKING:  # as in State
        __slots__ = ("board", "frontier", "held", "kind", "open", "parent", "planets", "span", "symbols")

    content: TileSet
    board: dict[int, int]  # cell → number of the tile laid there, in order of laying
    frontier: dict[int, int]  # empty cell next to a tile → its signature: the edges around it
    planets: dict[int, int]  # cell → node of the planet there
    # by node
    parent: list[int]  # the node it is linked to; itself, if it is a root
    kind: list[int]
    # by root
    open: list[int]  # edges, or tiles around a planet, still missing: complete at 0
    span: list[int]  # the tiles it counts, one bit each, so that no tile counts twice
    symbols: list[int]  # eight bits a faction
    held: list[int]  # figures in it


@dataclass(slots=True)
class CarcassonneState(Derived):
    seats: int
    teams: bool
    reinforce: bool
    colours: Shared[list[int]]
    factions: Shared[list[int]]  # by seat
    turn: int  # the active player
    drawn: int  # the tile to be placed, or -1
    pile: list[int]  # face down; the last is drawn first
    removed: list[int]  # tiles that fitted nowhere
    laid: list[int]  # faces (tile * 4 + turn) in order of laying
    cells: list[int]  # their cells
    first: list[int]  # their first nodes
    where: list[int]  # figure (seat * FIGURES + …) → node, or IN_SUPPLY
    points: list[int]  # by side: a player, or a team

    def clear_table(self) -> None:
        self.laid, self.cells, self.first = [], [], []
        self.board, self.frontier, self.planets = {}, {}, {}
        self.parent, self.kind, self.open = [], [], []
        self.span, self.symbols, self.held = [], [], []

    def rebuild(self) -> None:
        laid, cells, where = self.laid, self.cells, self.where
        if len(laid) != len(cells) or len(where) != self.seats * FIGURES:
            raise ValueError("tiles, cells and figures do not fit together")
        self.clear_table()
        for face, cell in zip(laid, cells, strict=True):
            if cell in self.board or (self.laid and cell not in self.frontier):
                raise ValueError(f"no tile can lie on cell {cell}")
            lay(self, face, cell)
        for figure, node in enumerate(where):
            if node != IN_SUPPLY:
                self.held[root_of(self, node)] += as_held(figure)

    def side_of(self, seat: int) -> int:
        """The party a seat belongs to: itself, or its team. Teams sit alternately (CSW-TEAM-02)."""
        return seat & 1 if self.teams else seat


def as_held(figure: int) -> int:
    """Write a figure as it counts in `held`."""
    seat, place = divmod(figure, FIGURES)
    return (ONE_LARGE if place == FIGURES - 1 else ONE_SMALL) << SEAT_BITS * seat


def root_of(g: Derived, node: int) -> int:
    parent = g.parent
    while parent[node] != node:
        node = parent[node]
    return node


def lay(g: CarcassonneState, face: int, cell: int) -> None:
    """Put a tile on the table and join its objects with those around it (CSW-FIGURE-08)."""
    tiles = g.content
    tile = face >> 2
    board, frontier, laid, first, parent = g.board, g.frontier, g.laid, g.first, g.parent
    number = len(laid)
    base = len(parent)
    bit = 1 << number
    kinds = tiles.kinds[tile]
    nodes = len(kinds)
    laid.append(face)
    g.cells.append(cell)
    first.append(base)
    parent += range(base, base + nodes)
    g.kind += kinds
    g.open += tiles.open[tile]
    g.symbols += tiles.symbols[tile]
    g.span += [bit] * nodes
    g.held += [0] * nodes
    frontier.pop(cell, None)
    at, marks = tiles.at[face], tiles.marks[face]
    for side, step in enumerate(STEPS):
        near = cell + step
        other = board.get(near)
        if other is None:
            frontier[near] = frontier.get(near, 0) | marks[side]
        elif at[side] >= 0:
            join(g, base + at[side], first[other] + tiles.at[laid[other]][side ^ 2])
    board[cell] = number
    planets = g.planets
    for near in block_of(cell).intersection(planets):
        planet = planets[near]
        g.open[planet] -= 1
        g.span[planet] |= bit
    if tiles.planets[tile] >= 0:
        planet = base + tiles.planets[tile]
        planets[cell] = planet
        for step in AROUND:
            other = board.get(cell + step)
            if other is not None:
                g.open[planet] -= 1
                g.span[planet] |= 1 << other


def join(g: CarcassonneState, a: int, b: int) -> None:
    """Two segments meet at an edge: one object from now on, with two open edges less."""
    parent = g.parent
    while parent[a] != a:
        a = parent[a]
    while parent[b] != b:
        b = parent[b]
    if a > b:
        a, b = b, a
    if a != b:
        parent[b] = a
        g.open[a] += g.open[b]
        g.span[a] |= g.span[b]
        g.symbols[a] += g.symbols[b]
        g.held[a] += g.held[b]
    g.open[a] -= 2
