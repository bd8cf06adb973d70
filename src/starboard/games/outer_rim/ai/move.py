"""OR-SOLO-21 to -30: how the AI moves."""

from __future__ import annotations

from starboard.games.outer_rim.ai.entries import unless
from starboard.games.outer_rim.damage import recover
from starboard.games.outer_rim.ids import ALL, PLANET
from starboard.games.outer_rim.people import holds, hyperdrive
from starboard.games.outer_rim.resolve import effect
from starboard.games.outer_rim.state import OuterRimState, is_defeated
from starboard.games.outer_rim.travel import go, stops
from starboard.games.outer_rim.versions import LEAST_LEFT
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.ai_effects import MoveTowardGoal
from starboard.kernel.chance import below

Route = tuple[int, ...]  # the spaces that are entered, one after another


@unless(e.RecoverAll)
def no_recovery(g: OuterRimState, player: int, entry: e.RecoverAll) -> str:
    if not holds(g, player, entry.condition):
        return "not-defeated"
    return "" if g.wounds[player] or g.dents[player] else "no-damage"


@effect(e.RecoverAll)
def do_recover_all(g: OuterRimState, player: int, effect: e.RecoverAll, card: int) -> None:
    recover(g, player, ALL, ALL, "OR-DAMAGE-04")


@unless(MoveTowardGoal)
def no_move(g: OuterRimState, player: int, entry: MoveTowardGoal) -> str:
    if is_defeated(g, player):
        return ""
    if not g.goals:
        return "no-goal"
    return "at-goal" if g.space[player] in g.goals else ""  # OR-SOLO-22


@effect(MoveTowardGoal)
def do_move(g: OuterRimState, player: int, effect: MoveTowardGoal, card: int) -> None:
    if is_defeated(g, player):
        recover(g, player, ALL, ALL, "OR-PLAN-05")  # whom the card did not help before (OR-AMB-52)
        return
    goal = nearest_goal(g, player)
    distance = hyperdrive(g, player)
    found = {(rank(g, player, way, goal, distance), end_of(g, way, distance)[-1]) for way in routes(g, player, goal)}
    best = min(order for order, _ in found)
    end = any_of(g, sorted(space for order, space in found if order == best))
    go(g, player, end, rule_of(g, player, end, goal, distance))


def any_of(g: OuterRimState, spaces: list[int]) -> int:
    """A compulsory decision is left to chance (OR-SOLO-57)."""
    return spaces[below(g, len(spaces)) if len(spaces) > 1 else 0]


def nearest_goal(g: OuterRimState, player: int) -> int:
    far = g.chart.distance[g.space[player]]
    least = min(far[space] for space in g.goals)
    return any_of(g, sorted({space for space in g.goals if far[space] == least}))  # OR-AMB-51


def routes(g: OuterRimState, player: int, goal: int) -> list[Route]:
    """All that bring it nearer with every space, until its move is over. None is longer for the sake of a patrol, and
    the Maelstrom is a space like others (OR-SOLO-21, -24 to -26, OR-AMB-49)."""
    far, distance = g.chart.distance[goal], hyperdrive(g, player)
    going: list[Route] = [()]
    found: list[Route] = []
    while going:
        way = going.pop()
        at = way[-1] if way else g.space[player]
        if at == goal or len(way) == distance or (way and stops(g, player, at)):
            found.append(way)
        else:
            going += [(*way, beside) for beside in g.chart.adjacent[at] if far[beside] < far[at]]
    return found


def end_of(g: OuterRimState, way: Route, distance: int) -> Route:
    """A full move that would not end on a planet is one or two spaces shorter if that does (OR-SOLO-29, -30).

    The Maelstrom is no planet (OR-AMB-63). At least one space is left of the move: to stay is none.
    """
    if len(way) == distance and not is_planet(g, way[-1]):
        for less in (1, 2):
            if len(way) > less and is_planet(g, way[-1 - less]):
                return way[:-less]
    return way


def is_planet(g: OuterRimState, space: int) -> bool:
    return g.content.spaces[space].kind == PLANET


def rank(g: OuterRimState, player: int, way: Route, goal: int, distance: int) -> tuple[int, bool, bool, int]:
    """Rank a route, the least is best: what is left to the goal when the move is over, then no patrol that
    stops it, then a planet (OR-SOLO-23, -27, -28, OR-AMB-60)."""
    far = g.chart.distance[goal]
    end = end_of(g, way, distance)[-1]
    left = far[end] if LEAST_LEFT.applies(g) else far[way[-1]]
    return (left, stops(g, player, end), not is_planet(g, end), far[end])


def rule_of(g: OuterRimState, player: int, end: int, goal: int, distance: int) -> str:
    """Why it ends its move there."""
    moved = g.chart.distance[g.space[player]][end]
    if end == goal or moved == distance:
        return "OR-SOLO-21"
    return "OR-SOLO-24" if stops(g, player, end) else "OR-SOLO-29"
