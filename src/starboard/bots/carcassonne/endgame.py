"""Solves the last turns of Carcassonne: all placements, figures, orders of the tiles, and dice by their odds.

What is sought is the victory, and then the margin: a point counts for as little as a ten-thousandth of a victory. Two
sides want the opposite; of three and more each wants the most for itself (max^n). Fights of three sides and more, and
third ties where more than two play, are too rare to be told apart: their points are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from starboard.bots.budget import Allowance
from starboard.bots.carcassonne.features import Sort
from starboard.bots.carcassonne.greedy import held_roots
from starboard.bots.carcassonne.look import Near
from starboard.bots.carcassonne.worth import Pieces, figure_of
from starboard.games.carcassonne.inside import (
    FIGURES,
    IN_SUPPLY,
    PLANET,
    SEAT_BITS,
    CarcassonneState,
    Choice,
    PlaceFigure,
    dice_of,
    fight_odds,
    fits_somewhere,
    lay,
    points_of,
    put,
    root_of,
    sides_in,
    sizes_in_supply,
    take_back,
    worth,
)

Values = tuple[float, ...]  # by side
Result = tuple[float, int, int]  # of a fight: its chance, the place of the winner, ties on the way

NOTHING, ANYTHING = float("-inf"), float("inf")  # less and more than any value
VICTORY, MARGIN = 0.98, 0.01  # what is worth how much; both ends of the margin together are the rest
MOST_MARGIN = 100.0


class OutOfTime(Exception):
    """There is not time enough to solve it."""


def aim(points: list[int]) -> Values:
    """Value the end of a game for each side: from 0 to 1, and together 1 for two sides."""
    if len(points) == 2:
        more = points[0] - points[1]
        value = VICTORY * (0.5 + 0.5 * (more > 0) - 0.5 * (more < 0)) + MARGIN * (1.0 + squashed(more))
        return value, 1.0 - value
    most = max(points)
    share = VICTORY / points.count(most)
    found = []
    for side, own in enumerate(points):
        best = max(points[:side] + points[side + 1 :])
        found.append((share if own == most else 0.0) + MARGIN * (1.0 + squashed(own - best)))
    return tuple(found)


def squashed(more: int) -> float:
    return max(-1.0, min(1.0, more / MOST_MARGIN))


@cache  # of few pools
def results(pools: tuple[int, ...], all_fight: bool) -> tuple[Result, ...]:
    """List the ways in which a fight may end. Where all sides fight, ties make no difference between them."""
    wins, points = fight_odds(pools)
    if all_fight or len(pools) > 2:
        return tuple((win, place, 0) for place, win in enumerate(wins))
    ties = points[0] - (1.0 - wins[0]) * pools[0]  # expected: nobody gets points but for ties and defeat
    again = ties / (1.0 + ties)
    chances = (1.0 - again, again * (1.0 - again), again * again)
    return tuple((win * chance, place, many) for place, win in enumerate(wins) for many, chance in enumerate(chances))


class Endgame:
    """Solves positions of one game. Each table that it looks at is taken from the allowance."""

    def __init__(self, g: CarcassonneState, allowance: Allowance) -> None:
        self.allowance = allowance
        self.sides = len(g.points)
        self.pieces = Pieces(g.content)
        # What placements were worth at tables before, by tiles left, tile and seat: the best are tried first.
        self.before: dict[tuple[int, int | None, int], dict[int, float]] = {}

    def place(self, g: CarcassonneState, seat: int, tile: int, enough: float = ANYTHING) -> Values:
        """Value a table at which the seat places a tile; if it is worth enough for the seat, it may be worth more."""
        if not self.allowance.allows_another():
            raise OutOfTime
        before = self.before.setdefault((len(g.pile), tile, seat), {})
        choices = sorted(placements(g, tile), key=lambda choice: -before.get(choice, 0.0))
        last = None if g.pile else LastTile(self, g, seat)
        side = g.side_of(seat)
        best: Values = ()
        for choice in choices:
            face, cell = tile << 2 | choice & 3, choice >> 2
            if last is not None:
                value = last.best(face, cell)
            else:
                value = self.laid(g, seat, face, cell, best[side] if best else NOTHING)
            before[choice] = value[side]
            if not best or value[side] > best[side]:
                best = value
                if value[side] >= enough:
                    break
        return best

    def laid(self, g: CarcassonneState, seat: int, face: int, cell: int, least: float = NOTHING) -> Values:
        """Value a table once the tile lies there, with the best figure; if it is not worth more than that, any less."""
        after = g.copy()
        lay(after, face, cell)
        side = g.side_of(seat)
        best: Values = ()
        for figure in PlaceFigure(seat, cell).run(after).choices:
            value = self.with_figure(after, seat, figure, least)
            if not best or value[side] > best[side]:
                best = value
                least = max(least, value[side])
        return best

    def with_figure(self, g: CarcassonneState, seat: int, figure: Choice, least: float = NOTHING) -> Values:
        """Value a table once the figure stands: over all dice and all tiles that may come."""
        after = g.copy()
        if figure is not None:
            put(after, seat, figure[0], figure[1][0])
        side, following = g.side_of(seat), (seat + 1) % g.seats
        branches = list(self.branches(after))
        bounds = [1.0] * len(branches)
        if self.sides == 2 and len(branches) > 1 and least > NOTHING:
            bounds = [self.bound(table, following, tile) for _, table, tile in branches]
        totals = [0.0] * self.sides
        rest = sum(chance * bound for (chance, _, _), bound in zip(branches, bounds, strict=True))
        for (chance, table, tile), bound in zip(branches, bounds, strict=True):
            if totals[side] + rest <= least:
                break
            rest -= chance * bound
            if tile is None:
                value = aim(self.final_points(table))
            elif self.sides == 2:
                value = self.place(table, following, tile, 1.0 - (least - totals[side] - rest) / chance)
            else:
                value = self.place(table, following, tile)
            for one, part in enumerate(value):
                totals[one] += chance * part
        else:
            return tuple(totals)
        totals[side] += rest
        return tuple(totals)

    def bound(self, g: CarcassonneState, seat: int, tile: int | None) -> float:
        """Return what a table is worth at most to those against whom the seat places a tile.

        For that one placement is looked at which was good for the seat before.
        """
        before = self.before.get((len(g.pile), tile, seat)) if tile is not None and g.pile else None
        if before is None or tile is None:
            return 1.0
        choices = set(placements(g, tile)) & before.keys()
        if not choices:
            return 1.0
        if not self.allowance.allows_another():
            raise OutOfTime
        choice = max(choices, key=lambda choice: (before[choice], choice))
        return 1.0 - self.laid(g, seat, tile << 2 | choice & 3, choice >> 2)[g.side_of(seat)]

    def branches(self, g: CarcassonneState) -> Iterator[tuple[float, CarcassonneState, int | None]]:
        """Fight and score, in all ways; then draw all tiles. None: there is no tile, and the game is over."""
        for fought, table in self.fights(g):
            for root in held_roots(table):
                if table.open[root] == 0:
                    (side,) = sides_in(table, table.held[root])
                    table.points[side] += worth(table, root, complete=True)
                    take_all(table, root)
            for drawn, tile, pile in draws(table, table.pile):
                after = table
                if drawn < 1.0:
                    after = table.copy()
                after.pile = pile
                yield fought * drawn, after, tile

    def fights(self, g: CarcassonneState) -> Iterator[tuple[float, CarcassonneState]]:
        """Settle all contested objects. Only those of the tile that was placed last can be contested."""
        for root in held_roots(g):
            dice = dice_of(g, sides_in(g, g.held[root]), g.symbols[root])
            if len(dice) > 1:
                for chance, winner, ties in results(tuple(dice.values()), len(dice) == self.sides):
                    after = g.copy()
                    for place, (side, pool) in enumerate(dice.items()):
                        after.points[side] += ties
                        if place != winner:
                            after.points[side] += pool
                            take_all(after, root, side)
                    for later, table in self.fights(after):
                        yield chance * later, table
                return
        yield 1.0, g

    def final_points(self, g: CarcassonneState) -> list[int]:
        """Count what each side would have if the game ended now."""
        points = g.points[:]
        for root in held_roots(g):
            (side,) = sides_in(g, g.held[root])
            points[side] += worth(g, root, complete=False)
        return points


def placements(g: CarcassonneState, tile: int) -> list[int]:
    fits = g.content.fits[tile]
    return [cell << 2 | turn for cell, signature in g.frontier.items() for turn in fits[signature]]


def draws(g: CarcassonneState, pile: list[int]) -> Iterator[tuple[float, int | None, list[int]]]:
    """List what may be drawn of a pile whose order nobody knows; what fits nowhere is removed."""
    if not pile:
        yield 1.0, None, pile
        return
    for tile, count in Counter(pile).items():
        chance = count / len(pile)
        rest = pile[:]
        rest.remove(tile)
        if fits_somewhere(g, tile):
            yield chance, tile, rest
        else:
            for later, following, left in draws(g, rest):
                yield chance * later, following, left


def take_all(g: CarcassonneState, root: int, side: int | None = None) -> None:
    """Return the figures in an object to their supplies, of all sides or of one."""
    for figure, node in enumerate(g.where):
        if node != IN_SUPPLY and root_of(g, node) == root and side in (None, g.side_of(figure // FIGURES)):
            take_back(g, figure)


class LastTile(Near):
    """Values placements of the last tile of the game without laying it."""

    def __init__(self, endgame: Endgame, g: CarcassonneState, seat: int) -> None:
        super().__init__(g, endgame.pieces)
        self.endgame, self.seat, self.side = endgame, seat, g.side_of(seat)
        self.sizes = sizes_in_supply(g, seat)
        self.points = endgame.final_points(g)

    def best(self, face: int, cell: int) -> Values:
        """Value the end of the game with the best figure."""
        roots, simple, planets = self.around(cell)
        if not simple:
            return self.endgame.laid(self.g, self.seat, face, cell)
        g = self.g
        gone, sorts = self.joined(face, cell, roots)
        for before, after in planets:
            if before[4]:
                gone.append(before)
            sorts.append(after)
        points, free, contested = self.settled(gone, sorts)
        if not self.sizes:
            return self.fought(points, contested)
        more = points[:]
        more[self.side] += free
        best = self.fought(more, contested)
        for sort in sorts:
            if sort[0] == PLANET and sort[4] and (g.reinforce or not sort[4] >> SEAT_BITS * self.seat & 15):
                best = max(best, self.attack(points, contested, sort), key=lambda value: value[self.side])
        return best

    def settled(self, gone: list[Sort], sorts: list[Sort]) -> tuple[list[int], int, list[Sort]]:
        """Count the points of all sides, those of the best object that is free, and list what is fought for."""
        g = self.g
        points = self.points[:]
        for kind, _, tiles, symbols, held in gone:
            (side,) = sides_in(g, held)
            points[side] -= points_of(kind, tiles, symbols, complete=False)
        free = 0
        contested = []
        for sort in sorts:
            kind, missing, tiles, symbols, held = sort
            if not held:
                free = max(free, points_of(kind, tiles, symbols, complete=missing == 0))
                continue
            sides = sides_in(g, held)
            if len(sides) > 1:
                contested.append(sort)
            else:
                (side,) = sides
                points[side] += points_of(kind, tiles, symbols, complete=missing == 0)
        return points, free, contested

    def attack(self, points: list[int], contested: list[Sort], planet: Sort) -> Values:
        """Value the best figure on a planet that holds some."""
        g = self.g
        kind, missing, tiles, symbols, held = planet
        sides = sides_in(g, held)
        rest, others = points[:], [sort for sort in contested if sort is not planet]
        if len(sides) == 1:
            (side,) = sides
            if side == self.side:
                return self.fought(points, contested)
            rest[side] -= points_of(kind, tiles, symbols, complete=missing == 0)
        found = []
        for size in self.sizes:
            attacked = kind, missing, tiles, symbols, held + figure_of(self.seat, size)
            found.append(self.fought(rest, [*others, attacked]))
        return max(found, key=lambda value: value[self.side])

    def fought(self, points: list[int], contested: list[Sort]) -> Values:
        """Value the end of the game over all dice."""
        if not contested:
            return aim(points)
        g, ((kind, missing, tiles, symbols, held), *others) = self.g, contested
        dice = dice_of(g, sides_in(g, held), symbols)
        totals = [0.0] * len(points)
        for chance, winner, ties in results(tuple(dice.values()), len(dice) == len(points)):
            after = points[:]
            for place, (side, pool) in enumerate(dice.items()):
                after[side] += ties
                after[side] += points_of(kind, tiles, symbols, complete=missing == 0) if place == winner else pool
            for side, value in enumerate(self.fought(after, others)):
                totals[side] += chance * value
        return tuple(totals)
