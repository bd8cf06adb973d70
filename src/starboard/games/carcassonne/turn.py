"""CSW-TURN: a turn has four steps in fixed order."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.carcassonne.events import Drawn, Removed
from starboard.games.carcassonne.fight import FightStep
from starboard.games.carcassonne.place import PlaceTile, fits_somewhere
from starboard.games.carcassonne.score import FinalScoring, ScoreStep
from starboard.games.carcassonne.state import CarcassonneState
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell_revealed


@dataclass(slots=True)
class Turn(Frame):
    """Turn over a tile; then place it (and a figure), fight, score, and the player to the left is next."""

    seat: int

    def run(self, g: CarcassonneState) -> None:
        g.turn = seat = self.seat
        pile = g.pile
        while pile:
            g.drawn = tile = pile.pop()
            if fits_somewhere(g, tile):
                tell_revealed(g, Drawn(seat, g.content.ids[tile], len(pile)))
                then(g, PlaceTile(seat, tile), FIGHT_STEP, SCORE_STEP, Turn((seat + 1) % g.seats))
                return
            tell_revealed(g, Removed(seat, g.content.ids[tile]))
            g.removed.append(tile)
        g.drawn = -1
        then(g, FINAL_SCORING)


# Frames are never changed, so those without fields can be shared.
FIGHT_STEP = FightStep()
SCORE_STEP = ScoreStep()
FINAL_SCORING = FinalScoring()
