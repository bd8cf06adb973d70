"""CSW-FIGHT: an object that holds figures of more than one side is fought for."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.carcassonne.events import Fight, Lost, Pool, Roll, Tie, Won
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
from starboard.games.carcassonne.points import give_back, give_points, side_id
from starboard.games.carcassonne.state import CarcassonneState
from starboard.kernel.chance import roll
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

TIE_POINTS = 1


# A side that fights: its number, who rolls for it, and how many dice.
Fighter = tuple[int, int, int]


@dataclass(slots=True)
class FightStep(Frame):
    """Step 3: every contested object, one after another, before any scoring (CSW-FIGHT-02).

    Only objects of the tile just placed can be contested: all others were settled before (CSW-FIGHT-26).
    """

    def run(self, g: CarcassonneState) -> None:
        held = g.held
        contested = [root for root in touched(g) if held[root] and is_contested(g, root)]
        if contested:
            then(g, *map(FightFor, contested))


@dataclass(slots=True)
class FightFor(Frame):
    """An object: roll until one side is left in it."""

    root: int

    def run(self, g: CarcassonneState) -> None:
        root = self.root
        # One member rolls for a team (CSW-TEAM-07, CSW-AMB-34).
        speaker = {g.side_of(seat): seat for seat in reversed(owners(g, root))}
        fighters = tuple((side, speaker[side], pool) for side, pool in pools(g, root).items())
        cell, _ = place_of(g, root)
        tell(g, Fight(g.kind[root], cell))
        for side, seat, pool in fighters:
            small, large = dice_in(g, root, side)
            symbol = int(has_symbol(g, root, side))
            tell(g, Pool(seat, side_id(g, side), pool, small, large, symbol))
        then(g, FightRoll(root, fighters))


@dataclass(slots=True)
class FightRoll(Frame):
    """Each side rolls its dice, of which the best counts (CSW-FIGHT-12)."""

    root: int
    fighters: tuple[Fighter, ...]

    def run(self, g: CarcassonneState) -> None:
        best = {}
        for side, seat, pool in self.fighters:
            rolled = roll(g, pool)
            best[side] = max(rolled)
            tell(g, Roll(seat, side_id(g, side), tuple(rolled), best[side]))
        top = max(best.values())
        left = tuple(one for one in self.fighters if best[one[0]] == top)
        beaten = tuple(one for one in self.fighters if best[one[0]] < top)
        then(g, FightOutcome(self.root, left, beaten))


@dataclass(slots=True)
class FightOutcome(Frame):
    """The highest die wins; who is tied for it gets a point and rolls again (CSW-FIGHT-14, -15)."""

    root: int
    left: tuple[Fighter, ...]
    beaten: tuple[Fighter, ...]

    def run(self, g: CarcassonneState) -> None:
        tied = len(self.left) > 1
        for side, seat, _ in self.left if tied else ():
            tell(g, Tie(seat, side_id(g, side)))
            give_points(g, side, TIE_POINTS)
        for side, seat, pool in self.beaten:
            lose(g, self.root, side, seat, pool)
        if tied:
            then(g, FightRoll(self.root, self.left))
            return
        ((winner, seat, _),) = self.left
        tell(g, Won(seat, side_id(g, winner)))


def lose(g: CarcassonneState, root: int, side: int, seat: int, pool: int) -> None:
    """All its figures go back, and it gets a point for each die of its pool (CSW-FIGHT-18, -19)."""
    tell(g, Lost(seat, side_id(g, side), pool))
    give_points(g, side, pool)
    beaten = [figure for figure in figures_in(g, root) if g.side_of(seat_of(figure)) == side]
    give_back(g, beaten, "CSW-FIGHT-18")
