"""A greedy player of Carcassonne: looks at every placement with every figure, and takes what promises most.

What a position promises a side: its points, what its figures stand to earn (fights by their exact odds), and what
the figures in its supply may still earn; less what it promises the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.bots.anchors.g1.linear import added
from starboard.bots.bot import Bot
from starboard.games.carcassonne.inside import (
    ASTEROID,
    FIGURES,
    IN_SUPPLY,
    LARGE,
    PLANET,
    SEAT_BITS,
    CarcassonneState,
    Choice,
    PlaceFigure,
    PlaceTile,
    fight_odds,
    lay,
    pools,
    put,
    root_of,
    sides_in,
    take_back,
    tiles_in,
    worth,
)
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

# How likely an object is to be completed, by its open edges, with plenty of tiles left.
CLOSING = (1.0, 0.75, 0.5, 0.3, 0.2, 0.12, 0.08, 0.05)
PLENTY = 24  # tiles left at which an object may still get all it wants
GROWTH = 0.45  # tiles that an open edge brings on average
FILLING = 0.75  # chance that an empty cell around a planet is filled
HOLDING = 0.8  # chance that a planet is still ours when it pays
SUPPLY = (0.0, 3.2, 5.2, 6.6, 7.6, 8.4)  # worth of so many figures in supply, early in the game
LARGE_SUPPLY = 0.7  # what the large one is worth more


class CarcassonneGreedy(Bot):
    def pick(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> Option:
        best: list[Option] = []
        most = float("-inf")
        for option, value in self.values(seen.state, ask):
            if value > most + 1e-9:
                best, most = [option], value
            elif value > most - 1e-9:
                best.append(option)
        return best[below(dice, len(best))]

    def values(self, g: CarcassonneState, ask: Ask) -> Iterator[tuple[Option, float]]:
        """Value every option for the seat."""
        frame = ask.frame
        for option in ask.options:
            after = g.copy()
            if isinstance(frame, PlaceTile):
                lay(after, frame.tile << 2 | option.choice & 3, option.choice >> 2)
                figures = PlaceFigure(ask.seat, option.choice >> 2).run(after).choices
                yield option, max(with_figure(after, ask.seat, choice) for choice in figures)
            else:
                yield option, with_figure(after, ask.seat, option.choice)


def with_figure(g: CarcassonneState, seat: int, choice: Choice) -> float:
    """Value the position for the seat once the figure stands; the position is left as it was."""
    if choice is None:
        return promise(g, seat)
    size, (node, *_) = choice
    start = seat * FIGURES
    figure = start + FIGURES - 1 if size == LARGE else g.where.index(IN_SUPPLY, start)
    put(g, seat, size, node)
    value = promise(g, seat)
    take_back(g, figure)
    return value


def promise(g: CarcassonneState, seat: int) -> float:
    """Value the position, before fights and scoring, for the seat's side against the others."""
    totals = [float(points) for points in g.points]
    supply = [g.where[s * FIGURES : (s + 1) * FIGURES].count(IN_SUPPLY) * 1.0 for s in range(g.seats)]
    for root in held_roots(g):
        expect(g, root, totals, supply)
    late = min(1.0, len(g.pile) / (6.0 * g.seats))
    for other in range(g.seats):
        large = LARGE_SUPPLY if g.where[other * FIGURES + FIGURES - 1] == IN_SUPPLY else 0.0
        totals[g.side_of(other)] += late * (worth_of_supply(supply[other]) + large)
    mine = totals.pop(g.side_of(seat))
    # The strongest of the others counts as much as all of them together.
    return mine - (max(totals) + added(totals) / len(totals)) / 2


def held_roots(g: CarcassonneState) -> list[int]:
    """List the objects with figures, in the order of the figures: a sum of floats depends on it."""
    return list(dict.fromkeys(root_of(g, node) for node in g.where if node != IN_SUPPLY))


def expect(g: CarcassonneState, root: int, totals: list[float], supply: list[float]) -> None:
    """Add what an object with figures stands to give each side, in points and in figures that come back."""
    held = g.held[root]
    value = prospect(g, root)
    sides = sides_in(g, held)
    back = dict.fromkeys(sides, 0.0)  # chance that a side has its figures back after this turn
    if len(sides) == 1:
        (side,) = sides
        totals[side] += value
        back[side] = 1.0 if g.open[root] == 0 else 0.0
    else:
        dice = pools(g, root)
        wins, points = fight_odds(tuple(dice.values()))
        for side, win, point in zip(dice, wins, points, strict=True):
            totals[side] += point + win * value
            back[side] = 1.0 if g.open[root] == 0 else 1.0 - win
    for seat in range(g.seats):
        figures = held >> SEAT_BITS * seat & 15
        if figures:
            supply[seat] += back[g.side_of(seat)] * ((figures & 7) + (figures >> 3))


def prospect(g: CarcassonneState, root: int) -> float:
    """Value an object for whoever holds it."""
    missing = g.open[root]
    if missing == 0:
        return float(worth(g, root, complete=True))
    plenty = min(1.0, len(g.pile) / PLENTY)
    now = float(worth(g, root, complete=False))
    if g.kind[root] == PLANET:
        return HOLDING * (now + FILLING * plenty * missing)
    closing = CLOSING[min(missing, len(CLOSING) - 1)] * plenty
    growth = GROWTH * plenty * missing
    if g.kind[root] == ASTEROID:
        return now + growth + closing * (tiles_in(g, root) + growth)
    return now + growth


def worth_of_supply(figures: float) -> float:
    whole = min(int(figures), FIGURES - 1)
    return SUPPLY[whole] + (figures - whole) * (SUPPLY[whole + 1] - SUPPLY[whole])
