"""Lays out the tables and the state of Carcassonne as records: one for the tiles, one for each game.

All sizes follow from the set of tiles. They are rounded up, so that sets which differ a little share compiled code.
Fields are named as in the reference (games/carcassonne/state.py); what is a list there is an array here, with its
length beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.fast.compiling import records
from starboard.games.carcassonne.inside import FIGURES, CarcassonneState, PlaceFigure, PlaceTile, TileSet
from starboard.kernel.frame import Frame

Records = NDArray[Any]

MOST_SEATS = 5
SIGNATURES = 256
FIGHT = 5  # sides at most

# What is to be decided.
PLACE, FIGURE, OVER = 0, 1, 2


def up(number: int, to: int) -> int:
    """Round up to a multiple."""
    return -(-number // to) * to


@dataclass(frozen=True, slots=True)
class Sizes:
    """Says how much room a set of tiles takes. `cells` and `row` are of the board, rolled up: see `roll`."""

    kinds: int
    segments: int  # of a tile, at most
    tiles: int
    nodes: int
    frontier: int
    cells: int
    row: int

    @classmethod
    def of(cls, tiles: TileSet) -> Sizes:
        count = 1 + len(tiles.pile)
        room = up(count, 4)
        nodes = sum(len(tiles.kinds[tile]) for tile in (tiles.start, *tiles.pile))
        cells, row = roll(room + 2)
        return cls(
            kinds=up(len(tiles.tiles), 8),
            segments=up(max(map(len, tiles.kinds)), 4),
            tiles=room,
            nodes=up(max(nodes, 1), 16),
            frontier=2 * room + 2,  # the rim of so many tiles in one piece
            cells=cells,
            row=row,
        )


def roll(apart: int) -> tuple[int, int]:
    """Return a number of places, and a row, so that cells that share a place are so many steps apart, or more.

    The cell x, y has the place `x + row * y` modulo the number of places. A cell that is looked at is at most two steps
    from a tile, and all tiles are in one piece.
    """
    places = 256
    while True:
        widest = isqrt(2 * places)
        for row in range(widest, widest - 8, -1):
            if nearest(places, row) >= apart:
                return places, row
        places *= 2


def nearest(places: int, row: int) -> int:
    """Return how many steps the nearest two cells that share a place are apart."""
    found = places
    for y in range(places):
        x = row * y % places
        found = min(found, y + min(x, places - x) if y else places)
        if y >= found:
            return found
    return found


def game_type(sizes: Sizes) -> np.dtype[Any]:
    nodes, tiles = sizes.nodes, sizes.tiles
    return np.dtype(
        [
            ("chance", "u8"),
            ("span", "u8", (nodes, 2)),  # tiles 0 to 63, and the others
            ("symbols", "i4", nodes),
            ("held", "i4", nodes),
            ("cells", "i4", tiles),
            ("frontier", "i4", sizes.frontier),  # cells in the order in which they were first touched
            ("points", "i4", MOST_SEATS),
            ("parent", "i2", nodes),
            ("open", "i2", nodes),
            ("laid", "i2", tiles),
            ("first", "i2", tiles),
            ("where", "i2", MOST_SEATS * FIGURES),
            ("spots", "i2", sizes.segments + 8),  # nodes that may receive a figure now
            ("touched", "i2", 4 + 9),  # objects of the tile placed last, to be fought for and scored
            ("options", "i2"),  # how many there are
            ("nodes", "i2"),
            ("tiles", "i2"),  # that are laid
            ("rim", "i2"),  # cells in `frontier`
            ("left", "i2"),  # in the pile
            ("gone", "i2"),  # removed
            ("turn", "i2"),
            ("drawn", "i2"),
            ("kind", "i1", nodes),
            ("factions", "i1", MOST_SEATS),
            ("colours", "i1", MOST_SEATS),
            ("fighters", "i1", FIGHT),  # sides in a fight, the dice of each, and the best of them
            ("pools", "i1", FIGHT),
            ("best", "i1", FIGHT),
            ("phase", "i1"),
            ("seats", "i1"),
            ("teams", "i1"),
            ("reinforce", "i1"),
            ("spotted", "i1"),  # nodes in `spots`
            ("planets", "i1"),  # on the table
            ("signatures", "u1", sizes.frontier),
            ("pile", "u1", tiles),
            ("removed", "u1", tiles),
            ("on", "u1", nodes),  # number of the tile that a segment is on
            ("board", "u1", sizes.cells),  # place → number of the tile there, from 1
        ],
        align=True,
    )


def tables_type(sizes: Sizes) -> np.dtype[Any]:
    kinds, segments = sizes.kinds, sizes.segments
    return np.dtype(
        [
            ("row", "i8"),
            ("mask", "i8"),  # of places
            ("steps", "i8", 4),  # side → how far the place beside is
            ("symbols", "i4", (kinds, segments)),
            ("names", "i2", (kinds, segments)),  # numbers of the ids of segments
            ("at", "i1", (4 * kinds, 4)),
            ("kinds", "i1", (kinds, segments)),
            ("open", "i1", (kinds, segments)),
            ("planets", "i1", kinds),
            ("segments", "u1", kinds),  # how many
            ("fits", "u1", (kinds, SIGNATURES)),  # turns as bits
            ("marks", "u1", (4 * kinds, 4)),
            ("count", "u1", 16),  # of the bits of turns
            ("nth", "u1", (16, 4)),  # turn of these
        ],
        align=True,
    )


def tables_of(tiles: TileSet, sizes: Sizes) -> Records:
    """Write the tables of a set of tiles."""
    made: Records = records(1, tables_type(sizes))
    t = made[0]
    t["row"], t["mask"] = sizes.row, sizes.cells - 1
    t["steps"] = -sizes.row, 1, sizes.row, -1
    t["planets"] = -1
    known = sorted({name for of in tiles.segments for name, _ in of})
    for tile in range(len(tiles.tiles)):
        t["planets"][tile], t["segments"][tile] = tiles.planets[tile], len(tiles.kinds[tile])
        for segment, (name, kind) in enumerate(tiles.segments[tile]):
            t["kinds"][tile, segment], t["names"][tile, segment] = kind, known.index(name)
            t["open"][tile, segment] = tiles.open[tile][segment]
            t["symbols"][tile, segment] = tiles.symbols[tile][segment]
        for signature, turns in enumerate(tiles.fits[tile]):
            assert list(turns) == sorted(turns)  # so that a mask tells their order
            t["fits"][tile, signature] = sum(1 << turn for turn in turns)
    for face in range(4 * len(tiles.tiles)):
        t["at"][face], t["marks"][face] = tiles.at[face], tiles.marks[face]
    for mask in range(16):
        bits = [turn for turn in range(4) if mask >> turn & 1]
        t["count"][mask] = len(bits)
        t["nth"][mask, : len(bits)] = bits
    return made


# Lists of the reference: the array, and where its length is.
LISTS = {
    "pile": "left",
    "removed": "gone",
    "laid": "tiles",
    "cells": "tiles",
    "first": "tiles",
    **dict.fromkeys(("parent", "kind", "open", "symbols", "held"), "nodes"),
}
SINGLE = ("chance", "turn", "drawn", "seats", "teams", "reinforce")


def write_state(g: Any, state: CarcassonneState, sizes: Sizes) -> None:
    """Write a state of the reference, but for what is to be decided, into a record full of zeros."""
    for name in SINGLE:
        g[name] = getattr(state, name)
    for name, length in LISTS.items():
        values = getattr(state, name)
        g[name][: len(values)] = values
        g[length] = len(values)
    for name in ("points", "where", "colours", "factions"):
        g[name][: len(getattr(state, name))] = getattr(state, name)
    g["span"][: len(state.span)] = [(span & (1 << 64) - 1, span >> 64) for span in state.span]
    for number, (face, first) in enumerate(zip(state.laid, state.first, strict=True)):
        g["on"][first : first + len(state.content.kinds[face >> 2])] = number
    g["rim"], g["planets"] = len(state.frontier), len(state.planets)
    g["frontier"][: len(state.frontier)] = list(state.frontier)
    g["signatures"][: len(state.frontier)] = list(state.frontier.values())
    for cell, number in state.board.items():
        g["board"][place_of(cell, sizes)] = number + 1


def state_of(g: Any, tiles: TileSet, sizes: Sizes) -> CarcassonneState:
    """Make the state of a record. What is still to be done, its frames, is not in it."""
    seats, rim = int(g["seats"]), int(g["rim"])
    lists = {name: g[name][: g[length]].tolist() for name, length in LISTS.items()}
    state = CarcassonneState(
        seats=seats,
        teams=bool(g["teams"]),
        reinforce=bool(g["reinforce"]),
        colours=g["colours"][:seats].tolist(),
        factions=g["factions"][:seats].tolist(),
        turn=int(g["turn"]),
        drawn=int(g["drawn"]),
        where=g["where"][: seats * FIGURES].tolist(),
        points=g["points"][: 2 if g["teams"] else seats].tolist(),
        **{name: lists[name] for name in ("pile", "removed", "laid", "cells", "first")},
    )
    state.content, state.key, state.chance = tiles, b"", int(g["chance"])
    state.frames, state.sealed, state.events = [], [], []
    for name in ("parent", "kind", "open", "symbols", "held"):
        setattr(state, name, lists[name])
    state.span = [low | high << 64 for low, high in g["span"][: g["nodes"]].tolist()]
    state.frontier = dict(zip(g["frontier"][:rim].tolist(), g["signatures"][:rim].tolist(), strict=True))
    state.board = {cell: int(g["board"][place_of(cell, sizes)]) - 1 for cell in state.cells}
    planets = [(number, tiles.planets[face >> 2]) for number, face in enumerate(state.laid)]
    state.planets = {state.cells[number]: state.first[number] + one for number, one in planets if one >= 0}
    return state


def place_of(cell: int, sizes: Sizes) -> int:
    return ((cell & 255) + sizes.row * (cell >> 8)) % sizes.cells


def phase_of(frame: Frame | None) -> int:
    return PLACE if isinstance(frame, PlaceTile) else FIGURE if isinstance(frame, PlaceFigure) else OVER
