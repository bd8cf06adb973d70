"""What a tile of Carcassonne would do, without laying it: the objects that it would make of those around a cell."""

from __future__ import annotations

from starboard.bots.carcassonne_features import Sort, sort_of
from starboard.bots.carcassonne_worth import Standing, Worth, figure_of
from starboard.games.carcassonne.figure import PlaceFigure, sizes_in_supply
from starboard.games.carcassonne.notation import AROUND, STEPS
from starboard.games.carcassonne.state import LARGE, SEAT_BITS, CarcassonneState, lay
from starboard.games.carcassonne.tiles import PLANET


class Look:
    """At one table, by the seat that is about to place a tile there."""

    def __init__(self, worth: Worth, g: CarcassonneState, seat: int) -> None:
        self.worth, self.g, self.seat = worth, g, seat
        self.sizes = sizes_in_supply(g, seat)
        self.figures = [(size, figure_of(seat, size)) for size in self.sizes]
        self.before = worth.standing(g)
        self.odds = worth.odds(self.before, seat)
        self.roots: dict[int, tuple[int, ...]] = {}
        self.near: dict[int, list[int]] = {}  # cell → planets around it
        for cell, planet in g.planets.items():
            for step in AROUND:
                self.near.setdefault(cell + step, []).append(planet)

    def best(self, face: int, cell: int) -> float:
        """The odds of the seat once the tile lies there, with the best figure."""
        g, worth = self.g, self.worth
        made = self.joined(face, cell)
        if made is None:
            after = g.copy()
            lay(after, face, cell)
            return max(worth.with_figures(after, self.seat, PlaceFigure(self.seat, cell).run(after).choices))
        gone, sorts = made
        for planet in self.near.get(cell, ()):
            kind, missing, tiles, symbols, held = sort = sort_of(g, planet)
            if held:
                gone.append(sort)
            sorts.append((kind, missing - 1, tiles + 1, symbols, held))
        standing, odds = self.before, self.odds
        if gone:
            standing = standing.copy()
            for sort in gone:
                standing.take(worth.part(g, sort))
            for sort in sorts:
                if sort[4]:
                    standing.add(worth.part(g, sort))
            odds = worth.odds(standing, self.seat)
        return self.with_figure(sorts, standing, odds) if self.figures else odds

    def with_figure(self, sorts: list[Sort], standing: Standing, odds: float) -> float:
        """The best odds with a figure in one of these objects, or with none."""
        g, worth, seat = self.g, self.worth, self.seat
        side = worth.side[seat]
        supply = standing.supply[seat]
        none = worth.at_hand(supply)
        best = odds
        for sort in sorts:
            held = sort[4]
            if held:
                if sort[0] == PLANET and (g.reinforce or not held >> SEAT_BITS * seat & 15):
                    for size in self.sizes:
                        after = standing.copy()
                        worth.place(g, seat, size, sort, after)
                        best = max(best, worth.odds(after, seat))
                continue
            # Nobody else is there: only the seat's own score changes.
            kind, missing, tiles, symbols, _ = sort
            for size, figure in self.figures:
                scores, back = worth.part(g, (kind, missing, tiles, symbols, figure))
                after_all = odds + scores[side] + worth.at_hand(supply - 1.0 + back[seat]) - none
                if size == LARGE:
                    after_all -= worth.large
                if after_all > best:
                    best = after_all
        return best

    def roots_around(self, cell: int) -> tuple[int, ...]:
        """The object at the other side of each edge of the cell, or -1."""
        found = self.roots.get(cell)
        if found is None:
            g = self.g
            at, board, parent, first, laid = g.content.at, g.board, g.parent, g.first, g.laid
            roots = []
            for side, step in enumerate(STEPS):
                root = -1
                other = board.get(cell + step)
                if other is not None and (segment := at[laid[other]][side ^ 2]) >= 0:
                    root = first[other] + segment
                    while parent[root] != root:
                        root = parent[root]
                roots.append(root)
            found = self.roots[cell] = tuple(roots)
        return found

    def joined(self, face: int, cell: int) -> tuple[list[Sort], list[Sort]] | None:
        """Objects with figures that the tile would grow, and what all its own would be.

        None if two of its segments meet in one object.
        """
        g = self.g
        content = g.content
        tile = face >> 2
        kinds = content.kinds[tile]
        missing, symbols = list(content.open[tile]), list(content.symbols[tile])
        spans, held = [0] * len(kinds), [0] * len(kinds)
        gone: list[Sort] = []
        by_root: dict[int, int] = {}
        for segment, root in zip(content.at[face], self.roots_around(cell), strict=True):
            if root < 0:
                continue
            missing[segment] -= 2
            if root in by_root:
                if by_root[root] != segment:
                    return None
                continue
            by_root[root] = segment
            missing[segment] += g.open[root]
            symbols[segment] += g.symbols[root]
            spans[segment] |= g.span[root]
            if g.held[root]:
                held[segment] += g.held[root]
                gone.append(sort_of(g, root))
        planet = content.planets[tile]
        if planet >= 0:
            around = sum(cell + step in g.board for step in AROUND)
            missing[planet] -= around
            spans[planet] = (1 << around) - 1  # so many tiles, whichever
        tiles = [span.bit_count() + 1 for span in spans]
        return gone, list(zip(kinds, missing, tiles, symbols, held, strict=True))
