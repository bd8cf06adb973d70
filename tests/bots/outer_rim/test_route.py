"""The best order of several places, against all orders one by one."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.outer_rim.table import Table
from starboard.bots.outer_rim.features import able
from starboard.bots.outer_rim.promise import DEAR, DELIVERED, HUNTED, NO_AIM, WORKED, Able, Aim, turns
from starboard.bots.outer_rim.route import FADES, MOST, Routes
from starboard.games.outer_rim.ids import HYPERDRIVE
from starboard.kernel.chance import Dice, below, mix


def away(t: Table, can: Able, start: int, aims: list[Aim]) -> list[int]:
    return [turns(t.g, can, start, aim) for aim in aims]


def best(t: Table, can: Able, start: int, aims: list[Aim]) -> tuple[float, float]:
    times = away(t, can, start, aims)
    return Routes(t.g, can, aims, times).best(times)


def by_all_orders(t: Table, start: int, aims: list[Aim], under_way: bool) -> tuple[float, float]:
    g, best = t.g, (0.0, 0.0)
    can = able(g, 0, under_way)
    for count in range(1, len(aims) + 1):
        for order in permutations(aims, count):
            time, worth, fame, before = 0, 0.0, 0.0, None
            for aim in order:
                if before is None:
                    time = turns(g, can, start, aim)
                else:
                    far = g.chart.distance[before.spaces[0]][aim.spaces[0]]
                    time += -(-far // can.stats[HYPERDRIVE]) or int(before.kind != DELIVERED)
                worth += FADES[time] * (DEAR * aim.fame + aim.paid)
                fame += FADES[time] * aim.fame
                before = aim
            best = max(best, (worth, fame))
    return best[1], best[0] - DEAR * best[1]


@pytest.mark.parametrize("under_way", [False, True])
def test_the_best_route_is_that_of_all_orders(under_way: bool) -> None:
    dice, t = Dice(7), Table()
    for _ in range(30):
        spaces = list(range(len(t.g.content.spaces)))
        mix(dice, spaces)
        kinds = (DELIVERED, WORKED, HUNTED)
        aims = [
            Aim((space,), below(dice, 3), float(below(dice, 9)), 0, kinds[below(dice, 3)]) for space in spaces[:MOST]
        ]
        can = able(t.g, 0, under_way)
        routes = Routes(t.g, can, aims, away(t, can, spaces[0], aims))
        for start in range(0, len(t.g.content.spaces), 5):
            assert routes.best(away(t, can, start, aims)) == pytest.approx(by_all_orders(t, start, aims, under_way))


def test_two_places_on_one_way_are_worth_more_than_two_that_lie_apart() -> None:
    t = Table()
    far = t.g.chart.distance
    start = t.g.content.space["lothal"]
    near = min((space.number for space in t.g.content.spaces if space.number != start), key=far[start].__getitem__)
    away = max((space.number for space in t.g.content.spaces), key=far[near].__getitem__)

    def fame(second: int) -> float:
        aims = [Aim((near,), 1.0, 0.0, 0, DELIVERED), Aim((second,), 1.0, 0.0, 0, DELIVERED)]
        can = able(t.g, 0, under_way=True)
        return best(t, can, start, aims)[0]

    assert fame(near) == pytest.approx(2 * FADES[1])
    assert FADES[1] < fame(away) < fame(near)


def test_no_aims_no_route() -> None:
    t = Table()
    can = able(t.g, 0, under_way=True)
    assert best(t, can, 0, []) == (0.0, 0.0)
    assert best(t, can, 0, [NO_AIM]) == (0.0, 0.0)
