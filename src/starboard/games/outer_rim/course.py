"""The way to a space, and what stops it: for what people are shown and told of moves."""

from __future__ import annotations

from starboard.games.outer_rim.ids import POSITIVE
from starboard.games.outer_rim.state import OuterRimState, patrols_at, reputation
from starboard.games.outer_rim.travel import stops


def way(g: OuterRimState, player: int, goal: int, distance: int, ignored: int) -> list[int] | None:
    """A shortest way that the rules allow, past as few patrols as can be; None if there is none.

    The start is its first space. It ends where a patrol or the Maelstrom stops it (OR-MOVE-04, OR-MAEL-01).
    """
    start, maelstrom = g.space[player], g.content.maelstrom
    stopping = {space for space in set(g.patrol) if stops(g, player, space)}
    trails: dict[int, tuple[int, tuple[int, ...]]] = {
        start: (0, (start,))
    }  # the trail to a space that meets the fewest patrols that would stop it
    seen = {start: 0}
    for _ in range(distance + 1):
        if goal in trails:
            return list(trails[goal][1])
        following: dict[int, tuple[int, tuple[int, ...]]] = {}
        for space, (used, trail) in trails.items():
            passed = used + (space in stopping and space != start)
            if space == maelstrom and space != start:
                continue
            for beside in g.chart.adjacent[space]:
                better = beside not in following or passed < following[beside][0]
                if better and passed < seen.get(beside, ignored + 1):  # no more than may be ignored
                    following[beside] = (passed, (*trail, beside))
        for space, (passed, _) in following.items():
            seen[space] = passed
        trails = following
    return None


def stopped_by(g: OuterRimState, player: int, space: int) -> list[int]:
    """Factions whose patrols stop somebody there."""
    return [faction for faction in patrols_at(g, space) if reputation(g, player, faction) != POSITIVE]
