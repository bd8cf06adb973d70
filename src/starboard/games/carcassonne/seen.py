"""Collects what the digest of a record is made of. It must stay as it is, whatever becomes of views (`Game.seen`)."""

from __future__ import annotations

from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.view import view
from starboard.kernel.plain import Data


def seen(g: CarcassonneState) -> Data:
    """Tell what lies on the table. Nobody sees more than that."""
    now = view(g)
    return {
        "turn": now.turn,
        "drawn": now.drawn,
        "left": now.left_by_tile,
        "removed": now.removed,
        "seats": [[seat.colour, seat.faction, seat.small, seat.large] for seat in now.seats],
        "points": [[side.seats, side.points] for side in now.sides],
        "tiles": [[tile.cell, tile.tile, tile.turn] for tile in now.tiles],
        "figures": [[figure.seat, figure.size, figure.cell, figure.segment] for figure in now.figures],
    }
