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


def after(paths: list[tuple[int, ...]], steps: int, goal: int) -> set[int]:
    """Where paths are after so many steps; a goal that can be reached is reached."""
    ends = {path[min(steps, len(path) - 1)] for path in paths}
    return {goal} if goal in ends else ends


def part(space: int) -> int:
    """Left, middle or right of a tile, by the names of the navpoints."""
    name = BOX.spaces[space].id
    return 0 if name.endswith(("_lu", "_ll")) else 2 if name.endswith(("_ru", "_rl")) else 1


def pairs(chart: Chart) -> Iterator[tuple[int, int]]:
    """Some spaces that are not too many tiles away from each other."""
    for start in range(0, 38, 3):
        for goal in range(1, 38, 4):
            if start != goal and abs(chart.place[start] - chart.place[goal]) <= 2:
                yield start, goal


@rule("OR-AMB-01", "OR-PATMOVE-07")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_no_step_of_a_patrol_goes_against_its_direction(order: list[int], steps: int) -> None:
    """Beside all simple paths between both, of which those are left that never step back."""
    chart = chart_of(BOX, order)
    column = [3 * chart.place[space] + part(space) for space in range(38)]
    for start, goal in pairs(chart):
        low, high = sorted((column[start], column[goal]))
        allowed = {space for space in range(38) if low <= column[space] <= high}
        steady = [
            path
            for path in simple_paths(chart, (start,), goal, allowed)
            if sorted((column[space] for space in path), reverse=column[start] > column[goal])
            == [column[space] for space in path]
        ]
        if steady:
            assert set(toward(chart, start, goal, steps)) == after(steady, steps, goal)
        else:
            assert column[start] == column[goal]


@rule("OR-AMB-01", "OR-SOLO-44")
@pytest.mark.parametrize("order", ORDERS)
def test_a_step_back_is_never_the_shortest_way(order: list[int]) -> None:
    """So that what the AI does with patrols, and a patrol that can reach a player, are never against the direction."""
    chart = chart_of(BOX, order)
    for start in range(38):
        for goal in range(38):
            if chart.column[start] != chart.column[goal]:
                far = chart.distance[goal]
                sign = 1 if chart.column[goal] > chart.column[start] else -1
                nearer = [space for space in chart.adjacent[start] if far[space] < far[start]]
                assert all(sign * (chart.column[space] - chart.column[start]) >= 0 for space in nearer)
                assert toward(chart, start, goal, far[start]) == (goal,)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_in_version_2_a_patrol_follows_any_simple_path_on_the_tiles_between(order: list[int], steps: int) -> None:
    chart = chart_of(BOX, order)
    for start, goal in pairs(chart):
        low, high = sorted((chart.place[start], chart.place[goal]))
        allowed = {space for space in range(38) if low <= chart.place[space] <= high}
        paths = list(simple_paths(chart, (start,), goal, allowed))
        assert set(toward(chart, start, goal, steps, onward=False)) == after(paths, steps, goal)


@rule("OR-AMB-01")
def test_it_never_goes_the_other_way() -> None:
    """From the lower left corner of Tatooine's tile to Naboo: not back to Kessel, though that is a way round too."""
    t = Table()
    start, naboo = BOX.space["nav_tatooine_nal_hutta_ll"], BOX.space["naboo"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, start, naboo, 1)}
    assert ends == {"nal_hutta", "nav_tatooine_nal_hutta_lu"}
    assert "nav_kessel_rl" in {BOX.spaces[space].id for space in t.g.chart.adjacent[start]}


@rule("OR-AMB-02")
def test_straight_above_or_below_it_takes_the_shortest_way() -> None:
    """Kessel and the navpoints below it lie in the same part of their tile, and no lane joins them there."""
    t = Table()
    kessel, below = BOX.space["kessel"], BOX.space["nav_kessel_ma"]
    assert {BOX.spaces[space].id for space in toward(t.g.chart, kessel, below, 1)} == {"maelstrom", "nav_kessel_lu"}
    assert {BOX.spaces[space].id for space in toward(t.g.chart, kessel, below, 2)} == {"nav_kessel_ll"}
    # Lothal and Mon Calamari: by the left or by the right.
    lothal, mon_calamari = BOX.space["lothal"], BOX.space["mon_calamari"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, lothal, mon_calamari, 1)}
    assert ends == {"nav_lothal_mon_calamari_lu", "nav_lothal_mon_calamari_ru"}
    # One lane up or down joins them: it takes that, and no way round.
    upper, lower = BOX.space["nav_kessel_lu"], BOX.space["nav_kessel_ll"]
    assert toward(t.g.chart, upper, lower, 1) == (lower,)


@rule("OR-AMB-02")
def test_on_one_tile_it_stays_on_that_tile() -> None:
    """From Kessel round to the lower left of its tile; the ways over Lothal's or Tatooine's tile do not count."""
    t = Table()
    kessel, corner = BOX.space["kessel"], BOX.space["nav_kessel_ll"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, kessel, corner, 1)}
    assert ends == {"nav_kessel_lu", "maelstrom"}
    corner, other = BOX.space["nav_kessel_ru"], BOX.space["nav_kessel_lu"]
    ends = {BOX.spaces[space].id for space in toward(t.g.chart, corner, other, 1)}
    assert ends == {"kessel", "nav_kessel_rl"}  # not Tatooine's


def test_on_a_tile_in_two_parts_it_takes_the_shortest_way() -> None:
    adjacent = ((1,), (0, 2), (1, 3), (2,))  # 0 and 2 are on one tile, which only another one joins
    distance = tuple(tuple(abs(one - other) for other in range(4)) for one in range(4))
    chart = Chart(adjacent, distance, place=(0, 1, 0, 1), column=(1, 4, 1, 4), start=())
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
