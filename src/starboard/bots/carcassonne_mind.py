"""What bots know of Carcassonne: how a seat stands in numbers, and what placements with figures lead to."""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt

from starboard.bots.carcassonne import CLOSING, PLENTY
from starboard.bots.mind import Mind
from starboard.games.carcassonne.figure import Choice, PlaceFigure, put
from starboard.games.carcassonne.objects import pools, sides_in, take_back, tiles_in, worth
from starboard.games.carcassonne.odds import fight_odds
from starboard.games.carcassonne.place import PlaceTile
from starboard.games.carcassonne.state import FIGURES, IN_SUPPLY, LARGE, SEAT_BITS, CarcassonneState, lay, root_of
from starboard.games.carcassonne.tiles import ASTEROID, PLANET
from starboard.kernel.ask import Ask
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

# How a side stands, each also by how much a point decides now (`URGENT`): the fewer tiles are left, the more.
POINTS, ROUTES, ASTEROIDS, CLOSED, PLANETS, FILLED, GROWTH, SUPPLY, SOME, LARGE_THERE, NEARLY = range(11)
NAMES = (
    "points",  # had, or certain, or to be expected of a fight
    "routes",
    "asteroids",
    "asteroids_closed",  # what their completion may add
    "planets",
    "planets_filled",
    "growth",  # open edges that may still bring tiles
    "supply",  # figures at hand
    "some_supply",  # the first of them counts most
    "large_supply",
    "nearly_back",  # figures that one tile brings back
)
FEATURES = (*NAMES, *(f"{name}_now" for name in NAMES))


class CarcassonneMind(Mind[CarcassonneState]):
    warmth = 0.25  # in log odds
    features = FEATURES

    def describe(self, g: CarcassonneState) -> list[list[float]]:
        return describe(g)

    def is_quiet(self, ask: Ask) -> bool:
        return isinstance(ask.frame, PlaceTile)

    def about(self, ask: Ask) -> Hashable:
        """The tile that was drawn."""
        return ask.frame.tile if isinstance(ask.frame, PlaceTile) else ask.key

    def values(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> list[float]:
        """Every placement by its best figure."""
        frame, seat = ask.frame, ask.seat
        found = []
        for choice in ask.choices:
            after = seen.state.copy()
            if isinstance(frame, PlaceTile):
                lay(after, frame.tile << 2 | choice & 3, choice >> 2)
                figures = PlaceFigure(seat, choice >> 2).run(after).choices
                found.append(max(self.with_figure(after, seat, figure) for figure in figures))
            else:
                found.append(self.with_figure(after, seat, choice))
        return found

    def with_figure(self, g: CarcassonneState, seat: int, choice: Choice) -> float:
        """The odds of the seat once the figure stands; the position is left as it was."""
        if choice is None:
            return self.odds(g, seat)
        size, (node, *_) = choice
        start = seat * FIGURES
        figure = start + FIGURES - 1 if size == LARGE else g.where.index(IN_SUPPLY, start)
        put(g, seat, size, node)
        value = self.odds(g, seat)
        take_back(g, figure)
        return value

    def odds(self, g: CarcassonneState, seat: int) -> float:
        """The logarithm of the odds of the seat's side."""
        shares = self.shares(g)
        side = g.side_of(seat)
        won = sum(share for other, share in enumerate(shares) if g.side_of(other) == side)
        return log((won + 1e-9) / (1 - won + 1e-9))


def describe(g: CarcassonneState) -> list[list[float]]:
    """The features of every seat; members of a team share them."""
    rows = [[0.0] * len(NAMES) for _ in g.points]
    supply = [float(g.where[seat * FIGURES : (seat + 1) * FIGURES].count(IN_SUPPLY)) for seat in range(g.seats)]
    for side, points in enumerate(g.points):
        rows[side][POINTS] = points
    plenty = min(1.0, len(g.pile) / PLENTY)
    for root in {root_of(g, node) for node in g.where if node != IN_SUPPLY}:
        add_object(g, root, rows, supply, plenty)
    early = min(1.0, len(g.pile) / (6.0 * g.seats))
    for seat in range(g.seats):
        row = rows[g.side_of(seat)]
        row[SUPPLY] += early * supply[seat]
        row[SOME] += early * min(1.0, supply[seat])
        row[LARGE_THERE] += early * (g.where[seat * FIGURES + FIGURES - 1] == IN_SUPPLY)
    now = 3.0 / sqrt(len(g.pile) / g.seats + 1.5)
    by_side = [[*row, *(now * value for value in row)] for row in rows]
    return [by_side[g.side_of(seat)] for seat in range(g.seats)]


def add_object(g: CarcassonneState, root: int, rows: list[list[float]], supply: list[float], plenty: float) -> None:
    """What an object with figures means to each side that has some in it."""
    held, missing = g.held[root], g.open[root]
    sides = sides_in(g, held)
    wins = dict.fromkeys(sides, 1.0)
    if len(sides) > 1:
        dice = pools(g, root)
        chances, points = fight_odds(tuple(dice.values()))
        for side, win, point in zip(dice, chances, points, strict=True):
            wins[side] = win
            rows[side][POINTS] += point
    now = float(worth(g, root, complete=missing == 0))
    kind = g.kind[root]
    for side, win in wins.items():
        row = rows[side]
        if missing == 0:
            row[POINTS] += win * now
        elif kind == PLANET:
            row[PLANETS] += win * now
            row[FILLED] += win * plenty * missing
        else:
            row[GROWTH] += win * plenty * missing
            if kind == ASTEROID:
                row[ASTEROIDS] += win * now
                row[CLOSED] += win * plenty * CLOSING[min(missing, len(CLOSING) - 1)] * tiles_in(g, root)
            else:
                row[ROUTES] += win * now
    for seat in range(g.seats):
        figures = held >> SEAT_BITS * seat & 15
        if figures:
            side = g.side_of(seat)
            count = (figures & 7) + (figures >> 3)
            supply[seat] += count * (1.0 if missing == 0 else 1.0 - wins[side])
            if missing == 1:
                rows[side][NEARLY] += wins[side] * count * plenty
