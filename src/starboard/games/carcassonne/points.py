"""Points, and figures that come back."""

from __future__ import annotations

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import is_large, place_of, seat_of, take_back
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import FACTIONS
from starboard.kernel.message import Message
from starboard.kernel.state import tell

LAP = 50  # spaces of the score track (CSW-AMB-26)


def give_points(g: CarcassonneState, side: int, points: int) -> None:
    """Mark points at once (CSW-SCORE-19); a marker that has gone around is laid down (CSW-SCORE-20)."""
    before = g.points[side] // LAP
    g.points[side] += points
    laps = g.points[side] // LAP
    if laps > before:
        tell(g, "carcassonne-event-lap", "CSW-SCORE-20", seat=side, side=side_message(g, side), points=laps * LAP)


def give_back(g: CarcassonneState, figures: list[int], rule: str) -> None:
    """Figures go back to the supplies of their owners."""
    for figure in figures:
        cell, segment = place_of(g, g.where[figure])
        take_back(g, figure)
        tell(
            g,
            "carcassonne-event-returned",
            rule,
            seat=seat_of(figure),
            size="large" if is_large(figure) else "small",
            cell=cell_text(cell),
            segment=segment,
        )


def side_message(g: CarcassonneState, side: int) -> Message:
    """A side by its name: the player, or the team."""
    if g.teams:
        return Message("carcassonne-side-team", {"faction": FACTIONS[g.factions[side]]})
    return Message("carcassonne-side-player", {"seat": side})
