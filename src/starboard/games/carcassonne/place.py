"""CSW-PLACE: placing a tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from starboard.games.carcassonne.asks import Place
from starboard.games.carcassonne.events import Placed
from starboard.games.carcassonne.figure import PlaceFigure
from starboard.games.carcassonne.kinds import CELL, TURN
from starboard.games.carcassonne.notation import AROUND, SIDES, STEPS, cell_text
from starboard.games.carcassonne.outlook import CarcassonneOutlook, fights_ahead
from starboard.games.carcassonne.state import CarcassonneState, lay
from starboard.games.carcassonne.tiles import KINDS
from starboard.games.carcassonne.verbs import PLACE, verb
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.kind import Words
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling, read_any

ASK_PLACE = Place()
# What is understood besides: any word for the turn, the first word left out, and a cell that was pointed at.
ANY_TURN = Words("turn")
FORMS = (
    verb("place {cell} r{turn}", cell=CELL, turn=ANY_TURN),
    verb("{cell} r{turn}", cell=CELL, turn=ANY_TURN),
    verb("cell:{cell}", cell=CELL),
)


def fits_somewhere(g: CarcassonneState, tile: int) -> bool:
    return any(map(g.content.fits[tile].__getitem__, g.frontier.values()))


@dataclass(slots=True)
class PlaceTile(Frame):
    """Step 1. A choice is a cell and a turn in one number: cell * 4 + turn."""

    ALIKE: ClassVar[bool] = True

    seat: int
    tile: int

    def run(self, g: CarcassonneState) -> Ask:
        fits = g.content.fits[self.tile]
        choices = [cell << 2 | turn for cell, signature in g.frontier.items() for turn in fits[signature]]
        return Ask(self.seat, ASK_PLACE, choices, "CSW-PLACE-02")

    def answer(self, g: CarcassonneState, choice: int) -> None:
        tile, cell, turn = self.tile, choice >> 2, choice & 3
        lay(g, tile << 2 | turn, cell)
        g.drawn = -1
        tell(g, Placed(self.seat, g.content.ids[tile], cell, turn))
        then(g, PlaceFigure(self.seat, cell))

    def spelled(self, choice: int) -> Spelling:
        return PLACE, (choice >> 2, choice & 3)

    def canonical(self, g: CarcassonneState, text: str) -> str:
        """Write a turn that looks like another one (half a turn of a straight route) as the same choice."""
        text = " ".join(text.split())
        said = read_any(FORMS, text)
        if not said:
            return text
        if "turn" not in said:
            return CELL.target(said["cell"])
        turn = TURN.read(said["turn"])
        return text if turn is None else PLACE.notation((said["cell"], g.content.same[self.tile << 2 | turn]))

    def outlook(self, g: CarcassonneState, choice: int) -> CarcassonneOutlook:
        after = g.copy()
        lay(after, self.tile << 2 | choice & 3, choice >> 2)
        return fights_ahead(after)

    def why_not(self, g: CarcassonneState, text: str) -> Refusal:
        said = read_any(FORMS, text)
        if not said:
            return Refusal(Message("carcassonne-why-place-form"), "CSW-TURN-02")
        cell = said["cell"]
        where = cell_text(cell)
        if cell in g.board:
            return Refusal(Message("carcassonne-why-cell-taken", {"cell": where}), "CSW-PLACE-10")
        if cell not in g.frontier:
            if any(cell + step in g.board for step in AROUND):
                return Refusal(Message("carcassonne-why-corner", {"cell": where}), "CSW-PLACE-03")
            return Refusal(Message("carcassonne-why-apart", {"cell": where}), "CSW-PLACE-02")
        if "turn" not in said:
            return Refusal(Message("carcassonne-why-no-turn", {"cell": where}), "CSW-PLACE-05")
        turn = TURN.read(said["turn"])
        if turn is None:
            return Refusal(Message("carcassonne-why-turn", {"turn": said["turn"][:20]}), "CSW-PLACE-06")
        return self.mismatch(g, cell, turn)

    def mismatch(self, g: CarcassonneState, cell: int, turn: int) -> Refusal:
        """The first side, clockwise from north, on which the edges differ."""
        ours = g.content.edges[self.tile << 2 | turn]
        for side, step in enumerate(STEPS):
            other = g.board.get(cell + step)
            if other is not None and g.content.edges[g.laid[other]][side ^ 2] != ours[side]:
                theirs = g.content.edges[g.laid[other]][side ^ 2]
                reason = Message(
                    "carcassonne-why-edge",
                    {"side": SIDES[side], "ours": KINDS[ours[side]], "theirs": KINDS[theirs]},
                )
                return Refusal(reason, "CSW-PLACE-04")
        return Refusal(Message("why-not-an-option"))
