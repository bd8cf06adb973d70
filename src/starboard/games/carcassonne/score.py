"""CSW-SCORE and CSW-END: complete objects are scored in step 4, all others at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import figures_in, owners, place_of, symbols_in, tiles_in, touched, worth
from starboard.games.carcassonne.points import give_back, give_points, side_message
from starboard.games.carcassonne.state import IN_SUPPLY, CarcassonneState, root_of
from starboard.games.carcassonne.tiles import KINDS
from starboard.kernel.frame import Frame
from starboard.kernel.state import tell

SCORE_RULES = {"route": "CSW-SCORE-02", "asteroid": "CSW-SCORE-06", "planet": "CSW-SCORE-10"}
FINAL_RULES = {"route": "CSW-END-03", "asteroid": "CSW-END-04", "planet": "CSW-END-05"}


@dataclass(slots=True)
class ScoreStep(Frame):
    """Step 4: whatever the tile just placed has completed (CSW-TURN-05, CSW-SCORE-14)."""

    def run(self, g: CarcassonneState) -> None:
        for root in touched(g):
            if g.open[root] == 0 and g.held[root]:
                score(g, root, complete=True)


@dataclass(slots=True)
class FinalScoring(Frame):
    """CSW-END-02: every incomplete object that still holds figures is scored once. Nobody fights (CSW-END-07)."""

    def run(self, g: CarcassonneState) -> None:
        tell(g, "carcassonne-event-end", "CSW-END-01")
        for root in sorted({root_of(g, node) for node in g.where if node != IN_SUPPLY}):
            score(g, root, complete=False)


def score(g: CarcassonneState, root: int, complete: bool) -> None:
    """Points to the one side that holds the object (CSW-FIGHT-26), once (CSW-SCORE-16); its figures go back."""
    seat = owners(g, root)[0]
    side = g.side_of(seat)
    kind = KINDS[g.kind[root]]
    cell, _ = place_of(g, root)
    points = worth(g, root, complete)
    tell(
        g,
        "carcassonne-event-scored" if complete else "carcassonne-event-final",
        SCORE_RULES[kind] if complete else FINAL_RULES[kind],
        seat=seat,
        side=side_message(g, side),
        kind=kind,
        cell=cell_text(cell),
        tiles=tiles_in(g, root),
        symbols=symbols_in(g, root),
        points=points,
    )
    give_points(g, side, points)
    if complete:
        give_back(g, figures_in(g, root), "CSW-SCORE-17")
