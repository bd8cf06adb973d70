"""Precomputes what does not change about the tiles of Carcassonne, laid out so that all options are told at once."""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from starboard.games.carcassonne.inside import ASTEROID, ROUTE, TileSet

REACH = 14  # the board shows so many cells on each side of the start tile: enough in each of 1,500 random games
SIDE = 2 * REACH + 1
WINDOW = (128 - REACH) * 257  # the cell in the corner of the board

# Planes of the board: the tile, its turn, its four edges, who stands at each edge and on the planet, with which dice.
TILE, TURN, EDGES, WHO, ON_PLANET, DICE = 0, 1, 2, 6, 10, 11
PLANES = 12

# What is told of a segment. By the tile that is placed: whether it completes the object, what is paid for it at once, a
# route or asteroids. By the object that it joins: open edges, points when complete and as it is, symbols by faction;
# then the dice of each seat, from the one that looks.
COMPLETE, PAID, SHAPE, OPEN, WHOLE, NOW, SYMBOLS, DICE_OF = 0, 1, 2, 4, 5, 6, 7, 10
FACTS = DICE_OF - OPEN
CELL = 2  # numbers about a cell: that a tile is placed, and how many are beside it
# Scales, so that most numbers are within 1; powers of two, so that nothing is lost.
OPEN_SCALE, POINTS_SCALE, DICE_SCALE = 1 / 4, 1 / 16, 1 / 4
JOINED = 2 * OPEN_SCALE  # edges that are closed when two segments meet
SYMBOL_POINTS = 2
WHOLE_PLANET = 9

PLACE_WORD, NONE_WORD, SMALL_WORD, LARGE_WORD = 1, 2, 3, 4

CHOICES = 1 << 18  # places of a tile: cells by turns
SLOTS = 320  # more than the cells that 101 tiles in one piece, as many as a pack may have, can cover and touch
# An empty cell has so many spots. The first are its sides from north clockwise, and again: so, counted from the turn of
# a tile on, they are the sides at which its own lie. The others are the same for all turns: nothing, and the cell.
SPOTS, NOTHING, ITSELF = 15, 7, 11
PAIRS = list(combinations(range(4), 2))


class TileTables:
    """By tile. Sides are those of the unturned tile, segments those that reach an edge, from north clockwise.

    Each segment takes what it meets at the first side that it reaches, and what it meets at further ones is added.
    """

    def __init__(self, tiles: TileSet, seats: int) -> None:
        kinds = len(tiles.tiles)
        added = np.zeros((kinds, 4, DICE_OF + seats), np.float32)  # by the tile itself to each segment
        # Until it is said what is complete this tells what is open, as OPEN does; and where no segment is, something.
        added[:, :, COMPLETE] = 1
        # The first sides of the segments, then the further ones; then the cell itself.
        self.spots = np.full((5, kinds), NOTHING)
        self.spots[4] = ITSELF
        self.same = np.zeros((len(PAIRS), kinds), np.bool_)  # whether two of those are of one segment
        self.pairs: list[tuple[NDArray[np.intp], NDArray[np.intp]]] = []  # those two
        self.joins: list[list[tuple[slice, slice]]] = []  # segments, and a further side of each, as places in `spots`
        for tile in range(kinds):
            at = tiles.at[4 * tile]
            order = [segment for segment in dict.fromkeys(at) if segment >= 0]
            for place, segment in enumerate(order):
                kind, symbols = tiles.kinds[tile][segment], tiles.symbols[tile][segment]
                counts = [symbols >> 8 * faction & 255 for faction in range(3)]
                points = SYMBOL_POINTS * sum(counts)
                own = added[tile, place]
                own[SHAPE:OPEN] = kind == ROUTE, kind == ASTEROID
                own[COMPLETE] = own[OPEN] = tiles.open[tile][segment] * OPEN_SCALE
                own[WHOLE] = (points + (2 if kind == ASTEROID else 1)) * POINTS_SCALE
                own[NOW] = (points + 1) * POINTS_SCALE
                own[SYMBOLS:DICE_OF] = counts
            sides = [at.index(segment) for segment in order]
            sides += [side for side in range(4) if at[side] >= 0 and side not in sides]
            self.spots[: len(sides), tile] = sides
            of = [order.index(at[side]) for side in sides]
            self.joins.append(in_a_row([(of[place], place) for place in range(len(order), len(sides))]))
            same = [b < len(of) and of[a] == of[b] for a, b in PAIRS]
            self.same[:, tile] = same
            one, other = (
                np.array([pair for pair, yes in zip(PAIRS, same, strict=True) if yes], np.intp).reshape(-1, 2).T
            )
            self.pairs.append((one, other))
        self.own = added.reshape(kinds, -1)
        # By slot: the spots to count from, by turn, four in one number.
        first_spots = SPOTS * np.arange(SLOTS, dtype=np.int16)[:, None] + np.arange(4, dtype=np.int16)
        self.first_spots: list[int] = first_spots.reshape(-1).view(np.int64).tolist()
        # By place of a tile, row, column and turn in one number: what it is called, four words in one number.
        places = np.array([shown(place) for place in range(256)])
        words = np.empty((256, 256, 4, 4), np.int16)
        words[..., 0] = PLACE_WORD
        words[..., 1] = places[:, None]
        words[..., 2] = places[:, None, None]
        words[..., 3] = range(1, 5)
        self.names = words.reshape(-1).view(np.int64)
        faces = range(4 * kinds)
        # By face: the planes of its cell.
        self.planes = [bytes([1 + face // 4, face % 4, *tiles.edges[face], *[0] * (PLANES - WHO)]) for face in faces]
        # By face and segment: the planes at which somebody who stands there is shown.
        self.shown = [
            [
                [WHO + side for side in range(4) if tiles.at[face][side] == segment] or [ON_PLANET]
                for segment in range(len(tiles.kinds[face >> 2]))
            ]
            for face in faces
        ]


def in_a_row(joins: list[tuple[int, int]]) -> list[tuple[slice, slice]]:
    """Merge joins of neighbours with neighbours into slices, which are done at once."""
    found: list[tuple[slice, slice]] = []
    for segment, further in joins:
        if found and found[-1][0].stop == segment and found[-1][1].stop == further:
            last, other = found.pop()
            found.append((slice(last.start, segment + 1), slice(other.start, further + 1)))
        else:
            found.append((slice(segment, segment + 1), slice(further, further + 1)))
    return found


def shown(place: int) -> int:
    """Return a column or row of the board, from 1; 0 for one that is outside."""
    return place - 127 + REACH if abs(place - 128) <= REACH else 0
