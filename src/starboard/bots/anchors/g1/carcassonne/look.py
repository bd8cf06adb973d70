"""Values placements of a tile of Carcassonne without laying it: by the objects it would make of those around a cell."""

from __future__ import annotations

from starboard.bots.anchors.g1.carcassonne.features import Sort, sort_of
from starboard.bots.anchors.g1.carcassonne.worth import Pieces, Standing, Worth, figure_of
from starboard.games.carcassonne.inside import (
    AROUND,
    LARGE,
    PLANET,
    SEAT_BITS,
    STEPS,
    CarcassonneState,
    PlaceFigure,
    lay,
    sizes_in_supply,
)

Planets = list[tuple[Sort, Sort]]  # each as it is, and with one more tile around it


class Near:
    """Tells what a tile would make of the objects around a cell of one table."""

    def __init__(self, g: CarcassonneState, pieces: Pieces) -> None:
        self.g, self.pieces = g, pieces

    def around(self, cell: int) -> tuple[tuple[int, ...], bool, Planets]:
        """Find the objects at the other side of each edge (-1: none), whether they all differ, and planets near."""
        g = self.g
        at, board, parent, first, laid = g.content.at, g.board, g.parent, g.first, g.laid
        roots = []
        simple = True
        for side, step in enumerate(STEPS):
            root = -1
            other = board.get(cell + step)
            if other is not None and (segment := at[laid[other]][side ^ 2]) >= 0:
                root = first[other] + segment
                while parent[root] != root:
                    root = parent[root]
                if root in roots:
                    simple = False
            roots.append(root)
        planets = []
        near = g.planets
        for step in AROUND:
            if cell + step in near:
                kind, missing, tiles, symbols, held = sort = sort_of(g, near[cell + step])
                planets.append((sort, (kind, missing - 1, tiles + 1, symbols, held)))
        return tuple(roots), simple, planets

    def joined(self, face: int, cell: int, roots: tuple[int, ...]) -> tuple[list[Sort], list[Sort]]:
        """Return the objects with figures that the tile would grow, and what all its own would be."""
        g = self.g
        gone, sorts = [], []
        for kind, missing, symbols, sides in self.pieces(face):
            span = held = 0
            for side in sides:
                root = roots[side]
                if root >= 0:
                    missing += g.open[root] - 2
                    symbols += g.symbols[root]
                    span |= g.span[root]
                    if g.held[root]:
                        held += g.held[root]
                        gone.append(sort_of(g, root))
            tiles = span.bit_count() + 1
            if kind == PLANET:
                tiles = 1 + sum(cell + step in g.board for step in AROUND)
                missing = 9 - tiles
            sorts.append((kind, missing, tiles, symbols, held))
        return gone, sorts


class Look(Near):
    """Values placements at one table for the seat that is about to place a tile."""

    def __init__(self, worth: Worth, g: CarcassonneState, seat: int) -> None:
        super().__init__(g, worth.pieces)
        self.worth, self.seat = worth, seat
        self.sizes = sizes_in_supply(g, seat)
        self.before = worth.standing(g)
        self.odds = worth.odds(self.before, seat)
        self.cells: dict[int, tuple[tuple[int, ...], bool, Planets]] = {}
        self.gains: dict[tuple[int, int, int, int], float] = {}  # of the best figure, by the object without one

    def best(self, face: int, cell: int) -> float:
        """Return the log odds of the seat once the tile lies there, with the best figure."""
        found = self.cells.get(cell)
        if found is None:
            found = self.cells[cell] = self.around(cell)
        roots, simple, planets = found
        if not simple:
            return self.once_laid(face, cell)
        g, worth = self.g, self.worth
        gone, sorts = self.joined(face, cell, roots)
        for before, after in planets:
            if before[4]:
                gone.append(before)
            sorts.append(after)
        if not gone:
            return self.with_figure(sorts, self.before, self.odds, self.gains) if self.sizes else self.odds
        standing = self.before.copy()
        for sort in gone:
            standing.take(worth.part(g, sort))
        for sort in sorts:
            if sort[4]:
                standing.add(worth.part(g, sort))
        odds = worth.odds(standing, self.seat)
        if not self.sizes:
            return odds
        same = standing.supply[self.seat] == self.before.supply[self.seat]
        return self.with_figure(sorts, standing, odds, self.gains if same else {})

    def once_laid(self, face: int, cell: int) -> float:
        """Value a tile whose segments may meet in one object, by laying it on a copy."""
        after = self.g.copy()
        lay(after, face, cell)
        return max(self.worth.with_figures(after, self.seat, PlaceFigure(self.seat, cell).run(after).choices))

    def with_figure(
        self, sorts: list[Sort], standing: Standing, odds: float, gains: dict[tuple[int, int, int, int], float]
    ) -> float:
        """Return the best odds with a figure in one of these objects, or with none."""
        g, worth, seat = self.g, self.worth, self.seat
        best = odds
        for sort in sorts:
            kind, missing, tiles, symbols, held = sort
            if not held:
                # Nobody else is there: only the seat's own score changes, whatever that of the others is.
                alone = kind, missing, tiles, symbols
                gain = gains.get(alone)
                if gain is None:
                    gain = gains[alone] = self.gain(alone, standing.supply[seat])
                if odds + gain > best:
                    best = odds + gain
            elif kind == PLANET and (g.reinforce or not held >> SEAT_BITS * seat & 15):
                for size in self.sizes:
                    after = standing.copy()
                    worth.place(g, seat, size, sort, after)
                    best = max(best, worth.odds(after, seat))
        return best

    def gain(self, alone: tuple[int, int, int, int], supply: float) -> float:
        """Compute what the best figure in an object without figures adds to the odds."""
        worth, seat = self.worth, self.seat
        gains = []
        for size in self.sizes:
            scores, back = worth.part(self.g, (*alone, figure_of(seat, size)))
            gain = scores[worth.side[seat]] + worth.at_hand(supply - 1.0 + back[seat]) - worth.at_hand(supply)
            gains.append(gain - worth.large if size == LARGE else gain)
        return max(gains)
