"""Lists what bots, encoders, studies and painters may use of the rules of Carcassonne.

They import nothing else of this package, and the rules never import this module (import-linter holds both): whatever is
not listed here can be changed without a look at them. The names are the rules' own, so a call through here costs
nothing more. A name that nobody uses is taken out (tests/contract/test_inside.py).
"""

from __future__ import annotations

from starboard.games.carcassonne import events
from starboard.games.carcassonne.figure import Choice, PlaceFigure, put, sizes_in_supply
from starboard.games.carcassonne.notation import AROUND, SIDES, STEPS, read_cell
from starboard.games.carcassonne.objects import dice_of, points_of, pools, sides_in, take_back, tiles_in, worth
from starboard.games.carcassonne.odds import fight_odds
from starboard.games.carcassonne.origins import mark_of_mix
from starboard.games.carcassonne.place import PlaceTile, fits_somewhere
from starboard.games.carcassonne.setup import colours
from starboard.games.carcassonne.state import (
    FIGURES,
    IN_SUPPLY,
    LARGE,
    ONE_LARGE,
    ONE_SMALL,
    SEAT_BITS,
    CarcassonneState,
    lay,
    root_of,
)
from starboard.games.carcassonne.tiles import ASTEROID, FACTIONS, KINDS, PLANET, ROUTE, Segment, Tile, TileSet

# The table at a moment. Bots read its fields and play on copies of it directly: they do so thousands of times a second.
__all__ = ["FIGURES", "IN_SUPPLY", "LARGE", "ONE_LARGE", "ONE_SMALL", "SEAT_BITS", "CarcassonneState", "root_of"]

# What is printed, and how cells and sides are numbered: encoders and painters tell or draw it.
__all__ += [
    "AROUND",
    "ASTEROID",
    "FACTIONS",
    "KINDS",
    "PLANET",
    "ROUTE",
    "SIDES",
    "STEPS",
    "Segment",
    "Tile",
    "TileSet",
    "colours",
    "mark_of_mix",
    "read_cell",
]

# Which decision is pending, and what is chosen in it.
__all__ += ["Choice", "PlaceFigure", "PlaceTile"]

# Parts of a move, for a copy on which a bot looks ahead without playing the whole move.
__all__ += ["lay", "put", "take_back"]

# What the rules answer about an object or a supply: asked of them, so that no bot counts in its own way.
__all__ += [
    "dice_of",
    "fight_odds",
    "fits_somewhere",
    "points_of",
    "pools",
    "sides_in",
    "sizes_in_supply",
    "tiles_in",
    "worth",
]

# What has happened, for studies and painters.
__all__ += ["events"]
