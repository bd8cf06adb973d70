"""The map that tiles in some order make: which spaces are adjacent, how far they lie, and where patrols may go."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from starboard.games.outer_rim.content import Content, Tile

FAR = 99
REMEMBERED = 4096  # moves, of each chart

Lanes = list[list[int]]  # by space: where one may go on to


@dataclass(frozen=True, slots=True)
class Chart:
    adjacent: tuple[tuple[int, ...], ...]  # by space
    distance: tuple[tuple[int, ...], ...]  # from space to space (OR-NEAREST-02)
    place: tuple[int, ...]  # by space: how far to the right its tile lies
    column: tuple[int, ...]  # by space: how far to the right it lies, on its tile left, in the middle or right
    start: tuple[int, ...]  # by faction: the space adjacent to its patrol stack (OR-MAP-04)
    reached: dict[tuple[int, int, tuple[int, ...]], tuple[int, ...]] = field(default_factory=dict)  # see `reach`
    ways: dict[tuple[int, int, int, bool], tuple[int, ...]] = field(default_factory=dict)  # see `toward`
    lanes: dict[bool, Lanes] = field(default_factory=dict)  # to the right, and to the left; see `_lanes`

    def __deepcopy__(self, memo: dict[int, object]) -> Chart:
        return self  # it never changes, but for what it remembers, which can be a lot


def chart_of(content: Content, order: list[int]) -> Chart:
    return _chart(content, tuple(order))


@lru_cache(maxsize=1024)  # 720 orders of six tiles
def _chart(content: Content, order: tuple[int, ...]) -> Chart:
    """Each tile is joined to the next by its upper and its lower lane (OR-SETUP-02, OR-RANDMAP-04)."""
    edges = [edge for tile in content.tiles for edge in tile.edges]
    tiles = [content.tiles[number] for number in order]
    for left, right in pairwise(tiles):
        edges += [(left.right_upper, right.left_upper), (left.right_lower, right.left_lower)]
    beside: list[list[int]] = [[] for _ in content.spaces]
    for one, other in edges:
        beside[one].append(other)
        beside[other].append(one)
    adjacent = tuple(tuple(sorted(some)) for some in beside)
    first, last = tiles[0], tiles[-1]
    corners = {
        (False, True): first.left_upper,
        (False, False): first.left_lower,
        (True, True): last.right_upper,
        (True, False): last.right_lower,
    }
    place = {number: at for at, number in enumerate(order)}
    return Chart(
        adjacent,
        tuple(distances(adjacent, space) for space in range(len(content.spaces))),
        tuple(place[space.tile] for space in content.spaces),
        tuple(3 * place[space.tile] + part_of(content.tiles[space.tile], space.number) for space in content.spaces),
        tuple(corners[stack] for stack in content.stacks),
    )


def part_of(tile: Tile, space: int) -> int:
    """Left connectors, middle, right connectors of a tile."""
    if space in (tile.left_upper, tile.left_lower):
        return 0
    return 2 if space in (tile.right_upper, tile.right_lower) else 1


def distances(adjacent: tuple[tuple[int, ...], ...], start: int) -> tuple[int, ...]:
    far = [FAR] * len(adjacent)
    far[start] = 0
    waiting = deque([start])
    while waiting:
        space = waiting.popleft()
        for beside in adjacent[space]:
            if far[beside] == FAR:
                far[beside] = far[space] + 1
                waiting.append(beside)
    return tuple(far)


def reach(chart: Chart, start: int, distance: int, ends: tuple[int, ...]) -> tuple[int, ...]:
    """List where a move can end; bots above all ask the same again and again, so answers are kept, to a limit."""
    question = (start, distance, ends)
    found = chart.reached.get(question)
    if found is None:
        if len(chart.reached) >= REMEMBERED:
            chart.reached.clear()
        found = chart.reached[question] = tuple(sorted(spread(chart, start, distance, ends)))
    return found


def spread(chart: Chart, start: int, distance: int, ends: Collection[int]) -> set[int]:
    """All spaces that are so far away at most, if nobody goes on from those at which a move ends."""
    found, front = {start}, [start]
    for _ in range(distance):
        further = []
        for space in front:
            for beside in chart.adjacent[space]:
                if beside not in found:
                    found.add(beside)
                    if beside not in ends:
                        further.append(beside)
        front = further
    return found


def toward(chart: Chart, start: int, goal: int, steps: int, onward: bool = True) -> tuple[int, ...]:
    """The same is asked again and again, so answers are kept: there are not many different questions."""
    found = chart.ways.get((start, goal, steps, onward))
    if found is None:
        found = chart.ways[start, goal, steps, onward] = tuple(_toward(chart, start, goal, steps, onward))
    return found


def _toward(chart: Chart, start: int, goal: int, steps: int, onward: bool) -> list[int]:
    """List where a patrol may be after moving so many spaces towards a space (OR-PATMOVE-04 to -08, OR-AMB-01, -02).

    It follows some simple path of these lanes to the goal; a goal that it can reach with this movement it reaches.
    """
    if start == goal:
        return []
    lanes, far = _lanes(chart, start, goal, onward), chart.distance[goal]
    if not _reaches(lanes, far, start, goal, {start}):
        return _nearer(chart, start, goal, steps)  # neither right nor left of it, and no lane up or down joins them
    trails: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        if any(goal in lanes[trail[-1]] for trail in trails):
            return [goal]
        trails = [(*trail, beside) for trail in trails for beside in lanes[trail[-1]] if beside not in trail]
    ends: set[int] = set()
    for trail in trails:
        if trail[-1] not in ends and _reaches(lanes, far, trail[-1], goal, set(trail)):
            ends.add(trail[-1])
    return sorted(ends)


def _lanes(chart: Chart, start: int, goal: int, onward: bool) -> Lanes:
    """The lanes that may lead to the goal, without a step against the direction in which it lies (OR-PATMOVE-07).

    In version 2 (not `onward`) a patrol may walk about on the tiles between as it likes.
    """
    if onward:
        return _onward(chart, right=chart.column[start] < chart.column[goal])
    low, high = sorted((chart.place[start], chart.place[goal]))
    return [[there for there in beside if low <= chart.place[there] <= high] for beside in chart.adjacent]


def _onward(chart: Chart, right: bool) -> Lanes:
    """List all lanes without those against a direction. What lies beyond a goal does no harm: no way leads back."""
    if right not in chart.lanes:
        where, back = chart.column, -1 if right else 1
        chart.lanes[right] = [
            [there for there in beside if (where[there] - where[space]) * back <= 0]
            for space, beside in enumerate(chart.adjacent)
        ]
    return chart.lanes[right]


def _nearer(chart: Chart, start: int, goal: int, steps: int) -> list[int]:
    """By the shortest paths."""
    far = chart.distance[goal]
    ends = {start}
    for _ in range(min(steps, far[start])):
        ends = {beside for space in ends for beside in chart.adjacent[space] if far[beside] == far[space] - 1}
    return sorted(ends)


def _reaches(lanes: Lanes, far: tuple[int, ...], start: int, goal: int, seen: set[int]) -> bool:
    """Tell whether the goal, that lies so far from each space, can be come to without going where one has been."""
    if _is_straight(lanes, far, start, goal, seen):
        return True
    reached = seen.copy()
    waiting = [start]
    while waiting:
        for beside in lanes[waiting.pop()]:
            if beside == goal:
                return True
            if beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return False


def _is_straight(lanes: Lanes, far: tuple[int, ...], space: int, goal: int, seen: set[int]) -> bool:
    """Tell whether the first lanes that each lead nearer come to the goal: they nearly always do, and are few."""
    while space != goal:
        for beside in lanes[space]:
            if far[beside] < far[space] and beside not in seen:
                space = beside
                break
        else:
            return False
    return True


def away(chart: Chart, start: int, source: int, steps: int) -> list[int]:
    """List where a patrol may be that goes away, each step further from the source; it stops where none does."""
    far = chart.distance[source]
    ends, moving = set(), {start}
    for _ in range(steps):
        further = set()
        for space in moving:
            steps_on = [beside for beside in chart.adjacent[space] if far[beside] > far[space]]
            if steps_on:
                further.update(steps_on)
            else:
                ends.add(space)
        moving = further
    return sorted(ends | moving)


def exactly(chart: Chart, start: int, steps: int) -> list[int]:
    """List where a patrol may be that moves so many spaces as somebody likes, never back to where it was."""
    trails: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        trails = [(*trail, beside) for trail in trails for beside in chart.adjacent[trail[-1]] if beside not in trail]
    return sorted({trail[-1] for trail in trails})
