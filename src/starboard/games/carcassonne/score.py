"""CSW-SCORE and CSW-END: complete objects are scored in step 4, all others at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.carcassonne.events import End, Final, Scored
from starboard.games.carcassonne.objects import figures_in, owners, place_of, symbols_in, tiles_in, touched, worth
from starboard.games.carcassonne.points import give_back, give_points, side_id
from starboard.games.carcassonne.state import IN_SUPPLY, CarcassonneState, root_of
from starboard.games.carcassonne.tiles import ASTEROID, PLANET, ROUTE
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

SCORE_RULES = {ROUTE: "CSW-SCORE-02", ASTEROID: "CSW-SCORE-06", PLANET: "CSW-SCORE-10"}
FINAL_RULES = {ROUTE: "CSW-END-03", ASTEROID: "CSW-END-04", PLANET: "CSW-END-05"}


@dataclass(slots=True)
class ScoreStep(Frame):
    """Step 4: whatever the tile just placed has completed (CSW-TURN-05, CSW-SCORE-14)."""

    def run(self, g: CarcassonneState) -> None:
        complete = [root for root in touched(g) if g.open[root] == 0 and g.held[root]]
        if complete:
            then(g, *map(ScoreObject, complete))


@dataclass(slots=True)
class ScoreObject(Frame):
    """A complete object."""

    root: int

    def run(self, g: CarcassonneState) -> None:
        score(g, self.root, complete=True)


@dataclass(slots=True)
class FinalScoring(Frame):
    """CSW-END-02: every incomplete object that still holds figures is scored once. Nobody fights (CSW-END-07)."""

    def run(self, g: CarcassonneState) -> None:
        tell(g, End())
        then(g, *map(ScoreIncomplete, sorted({root_of(g, node) for node in g.where if node != IN_SUPPLY})))


@dataclass(slots=True)
class ScoreIncomplete(Frame):
    """An object at the end of the game. Its figures stay where they are."""

    root: int

    def run(self, g: CarcassonneState) -> None:
        score(g, self.root, complete=False)


def score(g: CarcassonneState, root: int, complete: bool) -> None:
    """Points to the one side that holds the object (CSW-FIGHT-26), once (CSW-SCORE-16); its figures go back."""
    seat = owners(g, root)[0]
    side = g.side_of(seat)
    kind = g.kind[root]
    cell, _ = place_of(g, root)
    points = worth(g, root, complete)
    scored = Scored if complete else Final
    told = scored(seat, side_id(g, side), kind, cell, tiles_in(g, root), symbols_in(g, root), points)
    tell(g, told, (SCORE_RULES if complete else FINAL_RULES)[kind])
    give_points(g, side, points)
    if complete:
        give_back(g, figures_in(g, root), "CSW-SCORE-17")
