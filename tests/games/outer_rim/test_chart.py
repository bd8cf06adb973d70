"""How a patrol finds its way on any map (OR-AMB-01, -02)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.outer_rim.table import Table
from marks import rule
from starboard.games.outer_rim.chart import Chart, chart_of, reach, spread, toward
from starboard.games.outer_rim.game import GAME

BOX = GAME.content
ORDERS = ([0, 1, 2, 3, 4, 5], [4, 2, 0, 5, 1, 3], [2, 3, 1, 5, 4, 0])


def simple_paths(chart: Chart, path: tuple[int, ...], goal: int, allowed: set[int]) -> Iterator[tuple[int, ...]]:
    """All ways to the goal that stay on these spaces and are nowhere twice."""
    if path[-1] == goal:
        yield path
        return
    for beside in chart.adjacent[path[-1]]:
        if beside in allowed and beside not in path:
            yield from simple_paths(chart, (*path, beside), goal, allowed)


@rule("OR-AMB-01")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_a_patrol_follows_a_simple_path_on_the_tiles_between(order: list[int], steps: int) -> None:
    chart = chart_of(BOX, order)
    for start in range(0, 38, 3):
        for goal in range(1, 38, 4):
            low, high = sorted((chart.place[start], chart.place[goal]))
            if start == goal or high - low > 2:
                continue
            allowed = {space for space in range(38) if low <= chart.place[space] <= high}
            paths = list(simple_paths(chart, (start,), goal, allowed))
            ends = {path[min(steps, len(path) - 1)] for path in paths}
            if goal in ends:
                ends = {goal}  # it comes as far as it can
            assert set(toward(chart, start, goal, steps)) == ends


@rule("OR-AMB-01")
def test_it_never_goes_the_other_way() -> None:
    """From the lower left corner of Tatooine's tile to Naboo: not back to Kessel, though that is a way round too."""
    t = Table()
    start, naboo = BOX.space["nav_tatooine_nal_hutta_ll"], BOX.space["naboo"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, start, naboo, 1)}
    assert ends == {"nal_hutta", "nav_tatooine_nal_hutta_lu"}
    assert "nav_kessel_rl" in {BOX.spaces[space].id for space in t.g.chart.adjacent[start]}


@rule("OR-AMB-02")
def test_on_one_tile_it_stays_on_that_tile() -> None:
    """From Kessel round to the lower left of its tile; the ways over Lothal's or Tatooine's tile do not count."""
    t = Table()
    kessel, corner = BOX.space["kessel"], BOX.space["nav_kessel_ll"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, kessel, corner, 1)}
    assert ends == {"nav_kessel_lu", "nav_kessel_ru", "maelstrom"}
    corner, other = BOX.space["nav_kessel_ru"], BOX.space["nav_kessel_lu"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, corner, other, 1)}
    assert ends == {"kessel", "nav_kessel_rl"}  # not Tatooine's


def test_on_a_tile_in_two_parts_it_takes_the_shortest_way() -> None:
    adjacent = ((1,), (0, 2), (1, 3), (2,))  # 0 and 2 are on one tile, which only another one joins
    distance = tuple(tuple(abs(one - other) for other in range(4)) for one in range(4))
    chart = Chart(adjacent, distance, place=(0, 1, 0, 1), start=())
    assert toward(chart, 0, 2, 1) == (1,)
    assert toward(chart, 0, 2, 3) == (2,)


def test_moves_that_were_asked_for_before_are_kept_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is what would be worked out: whatever stands in the way, and however many others were asked for."""
    monkeypatch.setattr("starboard.games.outer_rim.chart.REMEMBERED", 5)
    chart = chart_of(GAME.content, [5, 0, 1, 2, 3, 4])
    chart.reached.clear()
    for _ in range(2):
        for start in range(len(chart.adjacent)):
            for ends in ((), chart.adjacent[start]):
                for distance in (1, 3):
                    expected = tuple(sorted(spread(chart, start, distance, set(ends))))
                    for _ in range(2):
                        assert reach(chart, start, distance, ends) == expected
                    assert 1 <= len(chart.reached) <= 5
    chart.reached.clear()
