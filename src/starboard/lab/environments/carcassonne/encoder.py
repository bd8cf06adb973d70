"""Carcassonne for learners: how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from starboard.games.carcassonne.inside import CarcassonneState, TileSet
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.lab.environments.carcassonne.reader import CarcassonneReader
from starboard.lab.environments.carcassonne.tables import DICE_OF, FACTS, PLANES, SIDE, TileTables
from starboard.lab.environments.encoder import Encoder, Observer

if TYPE_CHECKING:
    from starboard.fast.lane import Lane


class CarcassonneEncoder(Encoder):
    """Adds `board` to what all games have: the table as planes around the start tile."""

    words: ClassVar[int] = 4  # what is done, column, row, and turn or segment

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        tiles: TileSet = game.content
        self.tables = TileTables(tiles, seats)
        self.counts = [tile.count for tile in tiles.tiles]
        self.shares = [float(np.float32(1 / (count or 1))) for count in self.counts]  # as they are told
        self.pile_size = len(tiles.pile)
        self.nodes = (1 + len(tiles.pile)) * max(map(len, tiles.kinds))  # segments that there can be on the table
        table = self.table
        self.left = table.block("left", len(self.counts))  # of each tile, as a part of those there are
        self.drawn = table.block("drawn", len(self.counts))
        self.phase = table.block("phase", 3)  # I place a tile, I place a figure, it is my turn
        self.pile = table.block("pile")
        # For each seat, from the one that looks: points, what its figures would bring now, small figures and the large
        # one in supply, its faction (three), whether it is on our side.
        self.by_seat = table.block("seats", 8 * seats)
        option = self.option
        self.cell = option.block("cell", 2)  # a tile is placed; how many tiles are beside it
        self.planets = option.block("planets", 2 + seats)  # around it: how many, to be completed, dice of each seat
        # For each segment of the tile that reaches an edge, what it would be part of: complete, points paid at once, a
        # route, asteroids, and then as in `object`. Added up over what it meets: a tile that two joined objects have
        # counts in both, and two segments that meet the same object are told apart.
        self.segment_size = DICE_OF + seats
        self.segments = option.block("segments", 4 * self.segment_size)
        self.pays = option.block("pays", seats)  # points paid at once to each seat that stands there
        self.figure = option.block("figure", 8)  # none, small, large; route, asteroids, planet; of this tile, complete
        self.object = option.block("object", FACTS + seats)  # open, points complete and now, symbols, dice of each seat
        self.vocabulary = [str(number) for number in range(1, SIDE + 1)]
        self.order = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]

    @property
    def boxes(self) -> dict[str, spaces.Box]:
        return super().boxes | {"board": spaces.Box(0, 255, (SIDE, SIDE, PLANES), np.uint8)}

    def reader(self, games: int = 1) -> CarcassonneReader:
        return CarcassonneReader(self, games)

    def observer(self, lane: Lane) -> Observer:
        from starboard.lab.environments.carcassonne.observer import CarcassonneObserver

        return CarcassonneObserver(self, lane)

    def standing(self, position: Position[CarcassonneState]) -> Sequence[float]:
        g = position.state
        return [g.points[g.side_of(seat)] for seat in range(g.seats)]
