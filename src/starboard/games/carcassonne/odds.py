"""The odds of a fight, exactly: who wins how often, and how many points the dice give on the way."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, product

FACES = 6
POOLS = (3, 2, 1)
MOST_SIDES = 5


@cache
def highest(dice: int) -> tuple[float, ...]:
    """The chance that the highest of so many dice shows 1, 2, … 6 (CSW-FIGHT-13)."""
    return tuple((face**dice - (face - 1) ** dice) / FACES**dice for face in range(1, FACES + 1))


@cache
def on_top(pools: tuple[int, ...]) -> dict[tuple[int, ...], float]:
    """The chance, after one roll, that exactly these sides share the highest value."""
    chances: dict[tuple[int, ...], float] = {}
    for values in product(range(FACES), repeat=len(pools)):
        best = max(values)
        top = tuple(side for side, value in enumerate(values) if value == best)
        chance = 1.0
        for pool, value in zip(pools, values, strict=True):
            chance *= highest(pool)[value]
        chances[top] = chances.get(top, 0.0) + chance
    return chances


@cache
def fight_odds(pools: tuple[int, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """By side: the chance to win, and the points expected from ties and defeat (CSW-FIGHT-14 to -20)."""
    sides = range(len(pools))
    if len(pools) == 1:
        return (1.0,), (0.0,)
    wins, points = [0.0 for _ in sides], [0.0 for _ in sides]
    again = 0.0  # all tie, and everything is as before but for a point each
    for top, chance in on_top(pools).items():
        if len(top) == len(pools):
            again = chance
            continue
        later_wins, later_points = fight_odds(tuple(pools[side] for side in top))
        for side in sides:
            if side not in top:
                points[side] += chance * pools[side]
        for place, side in enumerate(top):
            tie = 1 if len(top) > 1 else 0
            wins[side] += chance * later_wins[place]
            points[side] += chance * (tie + later_points[place])
    more = 1 / (1 - again)
    return tuple(win * more for win in wins), tuple((point + again) * more for point in points)


def odds_of_a_roll() -> dict[str, list[float]]:
    """By the sizes of all pools, the largest first ("3 1"): the chance of each to win with one roll, and not to tie."""
    return {
        " ".join(map(str, pools)): [round(on_top(pools)[(side,)], 4) for side in range(len(pools))]
        for sides in range(2, MOST_SIDES + 1)
        for pools in combinations_with_replacement(POOLS, sides)
    }
