"""What does not change about the tiles of Carcassonne, laid out so that all options are told at once."""

from __future__ import annotations

import numpy as np

from starboard.games.carcassonne.tiles import ASTEROID, ROUTE, TileSet

REACH = 14  # the board shows so many cells on each side of the start tile: enough in each of 1,500 random games
SIDE = 2 * REACH + 1

# Planes of the board: the tile, its turn, its four edges, who stands at each edge and on the planet, with which dice.
TILE, TURN, EDGES, WHO, ON_PLANET, DICE = 0, 1, 2, 6, 10, 11
PLANES = 12

# What is known of an object: a route or asteroids (told by the tile that joins it), open edges, points when complete
# and as it is, symbols by faction; then each seat's dice.
SHAPE, OPEN, WHOLE, NOW, SYMBOLS, DICE_OF = 0, 2, 3, 4, 5, 8
FACTS = DICE_OF - OPEN
# Scales, so that most numbers are within 1; powers of two, so that nothing is lost.
OPEN_SCALE, POINTS_SCALE, DICE_SCALE = 1 / 4, 1 / 16, 1 / 4
JOINED = 2 * OPEN_SCALE  # edges that are closed when two segments meet
SYMBOL_POINTS = 2
WHOLE_PLANET = 9


def dice_rows(seats: int) -> int:
    """The dice of all seats, and of all but the last again: so those from any seat on stand together."""
    return 2 * seats - 1


class TileTables:
    """By tile. Sides are those of the unturned tile, segments those that reach an edge, from north clockwise."""

    def __init__(self, tiles: TileSet, seats: int) -> None:
        kinds = len(tiles.tiles)
        self.joins = np.zeros((kinds, 4, 4), np.float32)  # segment × side: whether it reaches there
        self.own = np.zeros((kinds, DICE_OF + dice_rows(seats), 4, 1), np.float32)  # what the tile itself adds
        self.closed = np.full((kinds, 4, 1), np.nan, np.float32)  # open edges when complete; none of no segment
        self.pairs: list[list[tuple[int, int]]] = []  # sides that one segment reaches
        for tile in range(kinds):
            at = tiles.at[4 * tile]
            order = [segment for segment in dict.fromkeys(at) if segment >= 0]
            for place, segment in enumerate(order):
                kind, symbols = tiles.kinds[tile][segment], tiles.symbols[tile][segment]
                counts = [symbols >> 8 * faction & 255 for faction in range(3)]
                points = SYMBOL_POINTS * sum(counts)
                self.joins[tile, place] = [one == segment for one in at]
                self.closed[tile, place] = 0
                own = self.own[tile, :, place, 0]
                own[SHAPE:OPEN] = kind == ROUTE, kind == ASTEROID
                own[OPEN] = tiles.open[tile][segment] * OPEN_SCALE
                own[WHOLE] = (points + (2 if kind == ASTEROID else 1)) * POINTS_SCALE
                own[NOW] = (points + 1) * POINTS_SCALE
                own[SYMBOLS:DICE_OF] = counts
            self.pairs.append([(a, b) for b in range(4) for a in range(b) if at[a] == at[b] >= 0])
        # By turn: the side of the board at which each side of the tile lies.
        self.turned = np.array([[(side + turn) % 4 for turn in range(4)] for side in range(4)])
        faces = range(4 * kinds)
        self.planes = np.zeros((len(faces), PLANES), np.uint8)
        self.planes[:, TILE] = 1 + np.arange(len(faces)) // 4
        self.planes[:, TURN] = np.arange(len(faces)) % 4
        self.planes[:, EDGES : EDGES + 4] = tiles.edges
        # By face and segment: the planes at which somebody who stands there is shown.
        self.shown = [
            [
                [WHO + side for side in range(4) if tiles.at[face][side] == segment] or [ON_PLANET]
                for segment in range(len(tiles.kinds[face >> 2]))
            ]
            for face in faces
        ]
