"""Points, and figures that come back."""

from __future__ import annotations

from starboard.games.carcassonne.events import Lap, Returned
from starboard.games.carcassonne.objects import is_large, place_of, seat_of, take_back
from starboard.games.carcassonne.state import LARGE, SMALL, CarcassonneState
from starboard.games.carcassonne.tiles import FACTIONS
from starboard.kernel.state import tell

LAP = 50  # spaces of the score track (CSW-AMB-26)


def give_points(g: CarcassonneState, side: int, points: int) -> None:
    """Mark points at once (CSW-SCORE-19); a marker that has gone around is laid down (CSW-SCORE-20)."""
    before = g.points[side] // LAP
    g.points[side] += points
    laps = g.points[side] // LAP
    if laps > before:
        tell(g, Lap(side, side_id(g, side), laps * LAP))


def give_back(g: CarcassonneState, figures: list[int], rule: str) -> None:
    """Figures go back to the supplies of their owners."""
    for figure in figures:
        cell, segment = place_of(g, g.where[figure])
        take_back(g, figure)
        tell(g, Returned(seat_of(figure), LARGE if is_large(figure) else SMALL, cell, segment), rule)


def side_id(g: CarcassonneState, side: int) -> str:
    """Return the side as events have it: the faction of a team, or the seat of a player."""
    return FACTIONS[g.factions[side]] if g.teams else str(side)
