"""Declares what a player may choose in Carcassonne."""

from __future__ import annotations

from functools import partial

from starboard.games.carcassonne.kinds import CELL, OBJECT, SEGMENT, SIZE, SPOT, TURN
from starboard.kernel.verb import Verb

verb = partial(Verb, "carcassonne-option-")

PLACE = verb("place {cell} r{turn}", cell=CELL, turn=TURN)
# The spot is pointed at; on the tile just placed its segment is enough to write it down.
NAME, KIND = SEGMENT.unaimed, OBJECT.unaimed
FIGURE = verb("figure {size} {segment}", spot=SPOT, size=SIZE, segment=NAME, kind=KIND)
PLANET = verb(
    "figure {size} planet {cell}",
    says="planet",
    spot=SPOT.like("3,-1/p1"),
    size=SIZE,
    segment=NAME,
    kind=KIND,
    cell=CELL.unaimed,
)
NO_FIGURE = verb("figure none", says="no-figure", rule="CSW-TURN-03", button=False)
