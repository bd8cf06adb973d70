"""CSW-PLACE: placing a tile."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from starboard.games.carcassonne.figure import PlaceFigure
from starboard.games.carcassonne.notation import AROUND, SIDES, STEPS, cell_text, read_cell
from starboard.games.carcassonne.outlook import fights_ahead
from starboard.games.carcassonne.state import CarcassonneState, lay
from starboard.games.carcassonne.tiles import KINDS
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell

PLACE = re.compile(r"(?:place )?(\S+) r(\S+)")
TURNS = {"0": 0, "90": 1, "180": 2, "270": 3}


def fits_somewhere(g: CarcassonneState, tile: int) -> bool:
    fits = g.content.fits[tile]
    return any(fits[signature] for signature in g.frontier.values())


@dataclass(slots=True)
class PlaceTile(Frame):
    """Step 1. A choice is a cell and a turn in one number: cell * 4 + turn."""

    seat: int
    tile: int

    def run(self, g: CarcassonneState) -> Ask:
        fits = g.content.fits[self.tile]
        choices = [cell << 2 | turn for cell, signature in g.frontier.items() for turn in fits[signature]]
        return Ask(self.seat, "carcassonne-ask-place", choices, "CSW-PLACE-02")

    def answer(self, g: CarcassonneState, choice: int) -> None:
        tile, cell, turn = self.tile, choice >> 2, choice & 3
        lay(g, tile << 2 | turn, cell)
        g.drawn = -1
        tell(
            g,
            "carcassonne-event-placed",
            "CSW-PLACE-02",
            seat=self.seat,
            tile=g.content.tiles[tile].id,
            cell=cell_text(cell),
            turn=90 * turn,
        )
        then(g, PlaceFigure(self.seat, cell))

    def notation(self, choice: int) -> str:
        return f"place {cell_text(choice >> 2)} r{90 * (choice & 3)}"

    def canonical(self, g: CarcassonneState, text: str) -> str:
        """A turn that looks like another one (half a turn of a straight route) is the same choice."""
        text = " ".join(text.split())
        match = PLACE.fullmatch(text)
        cell = read_cell(match[1] if match else text.removeprefix("cell:"))
        if cell is None:
            return text
        if match is None:
            return f"cell:{cell_text(cell)}" if text.startswith("cell:") else text
        if match[2] not in TURNS:
            return text
        return f"place {cell_text(cell)} r{90 * g.content.same[self.tile << 2 | TURNS[match[2]]]}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"cell:{cell_text(choice >> 2)}", f"turn:{90 * (choice & 3)}")

    def label(self, choice: int) -> Message:
        return Message("carcassonne-option-place", {"cell": cell_text(choice >> 2), "turn": 90 * (choice & 3)})

    def outlook(self, g: CarcassonneState, choice: int) -> dict[str, Any]:
        after = g.copy()
        lay(after, self.tile << 2 | choice & 3, choice >> 2)
        return {"fights": fights_ahead(after)}

    def why_not(self, g: CarcassonneState, text: str) -> Refusal:
        match = PLACE.fullmatch(text)
        cell = read_cell(match[1] if match else text.removeprefix("cell:"))
        if cell is None or (match is None and not text.startswith("cell:")):
            return Refusal(Message("carcassonne-why-place-form"), "CSW-TURN-02")
        where = cell_text(cell)
        if cell in g.board:
            return Refusal(Message("carcassonne-why-cell-taken", {"cell": where}), "CSW-PLACE-10")
        if cell not in g.frontier:
            if any(cell + step in g.board for step in AROUND):
                return Refusal(Message("carcassonne-why-corner", {"cell": where}), "CSW-PLACE-03")
            return Refusal(Message("carcassonne-why-apart", {"cell": where}), "CSW-PLACE-02")
        if match is None:
            return Refusal(Message("carcassonne-why-no-turn", {"cell": where}), "CSW-PLACE-05")
        if match[2] not in TURNS:
            return Refusal(Message("carcassonne-why-turn", {"turn": match[2][:20]}), "CSW-PLACE-06")
        return self.mismatch(g, cell, TURNS[match[2]])

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
