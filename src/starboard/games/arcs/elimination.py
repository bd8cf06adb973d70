"""ARC-ELIM: the end of a turn, and help for who has lost everything."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.pieces import place_ships
from starboard.games.arcs.spending import end_prelude
from starboard.games.arcs.state import ArcsState
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

HELP = 3  # ships


@dataclass(slots=True)
class EndTurn(Frame):
    """The Prelude closes at the latest now (ARC-PRELUDE-03), and pips that are left are lost (ARC-LEAD-08)."""

    seat: int

    def run(self, g: ArcsState) -> None:
        end_prelude(g)
        g.pips = 0
        if is_lost(g, self.seat):
            then(g, ComeBack(self.seat))


@dataclass(slots=True)
class ComeBack(Frame):
    """Places three ships in a gate for a player who has neither ships nor starports on the map (ARC-ELIM-01, -02)."""

    VERB = verbs.COME

    seat: int

    def run(self, g: ArcsState) -> Ask:
        return Ask(self.seat, asks.ComeBack(), g.content.gates_in_play[g.setup], "ARC-ELIM-01")

    def answer(self, g: ArcsState, choice: int) -> None:
        placed = place_ships(g, self.seat, choice, HELP)
        tell(g, events.Placed(self.seat, placed, choice), "ARC-ELIM-01")


def is_lost(g: ArcsState, seat: int) -> bool:
    return not g.fleets[seat] and not g.starport_sites[seat] and g.ships[seat] > 0
