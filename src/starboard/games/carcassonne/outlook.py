"""Tells what everybody may know of the fights that a choice leads to."""

from __future__ import annotations

import msgspec

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import is_contested, place_of, pools, touched
from starboard.games.carcassonne.odds import fight_odds
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import KINDS


class SideOdds(msgspec.Struct):
    side: int
    dice: int
    wins: float  # how likely it is to win


class FightOdds(msgspec.Struct):
    kind: str
    cell: str
    sides: list[SideOdds]


class CarcassonneOutlook(msgspec.Struct):
    fights: list[FightOdds]


def fights_ahead(g: CarcassonneState) -> CarcassonneOutlook:
    """The fights that would break out now, with each side's dice and its chance to win."""
    fights = []
    for root in touched(g):
        if is_contested(g, root):
            dice = pools(g, root)
            wins, _ = fight_odds(tuple(dice.values()))
            cell, _ = place_of(g, root)
            sides = [SideOdds(side, dice[side], win) for side, win in zip(dice, wins, strict=True)]
            fights.append(FightOdds(KINDS[g.kind[root]], cell_text(cell), sides))
    return CarcassonneOutlook(fights)
