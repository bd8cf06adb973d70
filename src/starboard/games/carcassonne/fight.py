"""CSW-FIGHT: an object that holds figures of more than one side is fought for."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import (
    dice_in,
    figures_in,
    has_symbol,
    is_contested,
    owners,
    place_of,
    pools,
    seat_of,
    touched,
)
from starboard.games.carcassonne.points import give_back, give_points, side_message
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import KINDS
from starboard.kernel.chance import roll
from starboard.kernel.frame import Frame
from starboard.kernel.state import tell

TIE_POINTS = 1


@dataclass(slots=True)
class FightStep(Frame):
    """Step 3: every contested object, one after another, before any scoring (CSW-FIGHT-02).

    Only objects of the tile just placed can be contested: all others were settled before (CSW-FIGHT-26).
    """

    def run(self, g: CarcassonneState) -> None:
        for root in touched(g):
            if is_contested(g, root):
                fight(g, root)


def fight(g: CarcassonneState, root: int) -> None:
    """Roll until one side is left in the object."""
    dice = pools(g, root)
    # One member rolls for a team (CSW-TEAM-07, CSW-AMB-34).
    speaker = {g.side_of(seat): seat for seat in reversed(owners(g, root))}
    cell, _ = place_of(g, root)
    tell(g, "carcassonne-event-fight", "CSW-FIGHT-01", kind=KINDS[g.kind[root]], cell=cell_text(cell))
    for side, pool in dice.items():
        small, large = dice_in(g, root, side)
        tell(
            g,
            "carcassonne-event-pool",
            "CSW-FIGHT-06",
            seat=speaker[side],
            side=side_message(g, side),
            dice=pool,
            # Where they come from, for whoever wants to show it; together they may be more than a pool may have.
            small=small,
            large=large,
            symbol=int(has_symbol(g, root, side)),
        )
    fighting = list(dice)
    while len(fighting) > 1:
        best = {}
        for side in fighting:
            rolled = roll(g, dice[side])
            best[side] = max(rolled)
            shown = " ".join(map(str, rolled))
            tell(
                g,
                "carcassonne-event-roll",
                "CSW-FIGHT-12",
                seat=speaker[side],
                side=side_message(g, side),
                rolled=shown,
                best=best[side],
            )
        top = max(best.values())
        beaten = [side for side in fighting if best[side] < top]
        fighting = [side for side in fighting if best[side] == top]
        for side in fighting if len(fighting) > 1 else ():
            tell(g, "carcassonne-event-tie", "CSW-FIGHT-15", seat=speaker[side], side=side_message(g, side))
            give_points(g, side, TIE_POINTS)
        for side in beaten:
            lose(g, root, side, speaker[side], dice[side])
    (winner,) = fighting
    tell(g, "carcassonne-event-won", "CSW-FIGHT-14", seat=speaker[winner], side=side_message(g, winner))


def lose(g: CarcassonneState, root: int, side: int, seat: int, pool: int) -> None:
    """All its figures go back, and it gets a point for each die of its pool (CSW-FIGHT-18, -19)."""
    tell(g, "carcassonne-event-lost", "CSW-FIGHT-19", seat=seat, side=side_message(g, side), points=pool)
    give_points(g, side, pool)
    beaten = [figure for figure in figures_in(g, root) if g.side_of(seat_of(figure)) == side]
    give_back(g, beaten, "CSW-FIGHT-18")
