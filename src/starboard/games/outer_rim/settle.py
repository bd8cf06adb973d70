"""What has to be put right once everything that happens together has happened: limits, slots, the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.words import NOBODY
from starboard.kernel.frame import Frame
from starboard.kernel.state import tell


def settle(g: OuterRimState) -> None:
    """Look after it when the list of effects that is being resolved is done (OR-AMB-25)."""
    at = len(g.frames)
    while at and type(g.frames[at - 1]) is Resolve:
        at -= 1
    if not at or type(g.frames[at - 1]) is not Settle:
        g.frames.insert(at, Settle())


# What is looked after for each player, by the modules that know how.
CHECKS: list[Callable[[OuterRimState, int], None]] = []


@dataclass(slots=True)
class Settle(Frame):
    def run(self, g: OuterRimState) -> None:
        if declare_winner(g):
            return
        for player in range(g.players):
            for check in CHECKS:
                check(g, player)


def declare_winner(g: OuterRimState) -> bool:
    """At once when somebody has the fame (OR-WIN-01 to -05)."""
    there = [player for player in range(g.players) if fame(g, player) >= g.target]
    if not there or g.winner != NOBODY:
        return g.winner != NOBODY
    g.winner = max(there, key=lambda player: (g.credits[player], (player - g.first) % g.players))
    tell(g, "outer_rim-event-won", "OR-WIN-02", seat=g.winner, fame=fame(g, g.winner))
    g.frames.clear()
    return True
