"""Collects what the digest of a record is made of. It must stay as it is, whatever becomes of views (`Game.seen`)."""

from __future__ import annotations

from collections import Counter

from starboard.games.carcassonne.figure import large_in_supply, small_in_supply
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.view import view
from starboard.kernel.plain import Data


def seen(g: CarcassonneState) -> Data:
    """Tell what lies on the table. Nobody sees more than that."""
    now = view(g)
    left = Counter(g.pile)
    return {
        "turn": now.turn,
        "drawn": now.drawn,
        "left": {name: left[tile] for tile, name in enumerate(g.content.ids) if tile in left},
        "removed": now.removed,
        "seats": [
            [seat.colour, seat.faction, small_in_supply(g, number), large_in_supply(g, number)]
            for number, seat in enumerate(now.seats)
        ],
        "points": [[side.seats, side.points] for side in now.sides],
        "tiles": [[tile.cell, tile.tile, tile.turn] for tile in now.tiles],
        "figures": [[figure.seat, figure.size, figure.cell, figure.segment] for figure in now.figures],
    }
