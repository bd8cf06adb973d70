"""The kinds of things that choices and events of Carcassonne speak of."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from starboard.games.carcassonne.notation import cell_text, read_cell
from starboard.games.carcassonne.tiles import FACTIONS, KINDS
from starboard.kernel.fact import Count
from starboard.kernel.kind import Kind, Many, Number, Numbered, Plain, Words
from starboard.kernel.message import Argument, Message
from starboard.kernel.plain import Data

CELL: Kind[int] = Kind("cell", cell_text, read_cell, cell_text).explained("a cell").like("3,-1")
TILE = Words("tile")  # which tiles there are is told by the edition that is played
SEGMENT = Words("segment").like("a1")
OBJECT = Numbered("kind", KINDS).like("asteroid")
SIZE = Numbered("size", ("small", "large"), aim="figure").explained("a figure of that size")


class TurnKind(Kind[int]):
    """So many quarters clockwise, written and told in degrees."""

    __slots__ = ()

    def __init__(self) -> None:
        degrees = {str(90 * turn): turn for turn in range(4)}
        super().__init__("turn", lambda turn: str(90 * turn), degrees.get, lambda turn: 90 * turn, range(4))

    def plain(self, value: int) -> Plain:
        return 90 * value

    def from_plain(self, data: object) -> int:
        return super().from_plain(str(data))

    def schema(self) -> Data:
        return {"enum": [90 * turn for turn in range(4)]}


TURN = TurnKind().explained("a turn of the tile").like("90")

# A segment on the table: the cell of its tile, and its id there.
Where: TypeAlias = tuple[int, str]


def read_spot(text: str) -> Where | None:
    place, slash, segment = text.partition("/")
    cell = read_cell(place)
    return (cell, segment) if cell is not None and slash and segment else None


def spot_text(spot: Where) -> str:
    return f"{cell_text(spot[0])}/{spot[1]}"


SPOT: Kind[Where] = (
    Kind("segment", spot_text, read_spot, spot_text).explained("a segment of the tile on that cell").like("3,-1/a1")
)


def side_name(side: str) -> Message:
    """A side is a seat, or in the team variant the faction of a team."""
    if side in FACTIONS:
        return Message("carcassonne-side-team", {"faction": side})
    return Message("carcassonne-side-player", {"seat": int(side)})


SIDE = Words("side", said=side_name)


def together(pips: list[Argument] | Any) -> str:
    return " ".join(map(str, pips))


DICE = Many(Number("die"), together)

Cell = Annotated[int, CELL]
Tile = Annotated[str, TILE]
Segment = Annotated[str, SEGMENT]
Object = Annotated[int, OBJECT]
Size = Annotated[int, SIZE]
Turn = Annotated[int, TURN]
Side = Annotated[str, SIDE]
Dice = Annotated[tuple[int, ...], DICE]
Points = Count
