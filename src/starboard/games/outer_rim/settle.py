"""Puts right what is due once everything that happens together has happened: limits, slots, the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.outer_rim import events
from starboard.games.outer_rim.ids import NOBODY
from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.frame import Frame, afterwards, finish
from starboard.kernel.state import tell


def settle(g: OuterRimState) -> None:
    """Look after it when the list of effects that is being resolved is done (OR-AMB-25)."""
    afterwards(g, SETTLE, Resolve)


Check = Callable[[OuterRimState, int], None]

# What is looked after for each player, in this order, by the modules that know how.
SLOTS, LIMITS, GOALS = range(3)
CHECKS: dict[int, Check] = {}


def check(place: int) -> Callable[[Check], Check]:
    """Let this be looked after at its place in the order, whichever module is imported first."""

    def register(function: Check) -> Check:
        CHECKS[place] = function
        return function

    return register


@dataclass(slots=True)
class Settle(Frame):
    def run(self, g: OuterRimState) -> None:
        if declare_winner(g):
            return
        checks = CHECKS[SLOTS], CHECKS[LIMITS], CHECKS[GOALS]
        for player in range(g.players):
            for look_after in checks:
                look_after(g, player)


SETTLE = Settle()  # frames are never changed, so that one without fields can be shared


def declare_winner(g: OuterRimState) -> bool:
    """At once when somebody has the fame (OR-WIN-01 to -05)."""
    if g.winner != NOBODY:
        return True
    there = [player for player in range(g.players) if fame(g, player) >= g.target]
    if not there:
        return False
    g.winner = max(there, key=lambda player: (g.credits[player], (player - g.first) % g.players))
    tell(g, events.Won(g.winner, fame(g, g.winner)))
    finish(g)
    return True
