"""What everybody may know of the fights that a choice leads to."""

from __future__ import annotations

from typing import Any

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import is_contested, place_of, pools, touched
from starboard.games.carcassonne.odds import fight_odds
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import KINDS


def fights_ahead(g: CarcassonneState) -> list[dict[str, Any]]:
    """The fights that would break out now, with each side's dice and its chance to win."""
    fights = []
    for root in touched(g):
        if is_contested(g, root):
            dice = pools(g, root)
            wins, _ = fight_odds(tuple(dice.values()))
            cell, _ = place_of(g, root)
            sides = [{"side": side, "dice": dice[side], "wins": win} for side, win in zip(dice, wins, strict=True)]
            fights.append({"kind": KINDS[g.kind[root]], "cell": cell_text(cell), "sides": sides})
    return fights
