"""Declares what may happen in Carcassonne. Nothing is secret but the order of the pile."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.carcassonne.kinds import Cell, Dice, Object, Points, Segment, Side, Size, Tile, Turn
from starboard.kernel.event import Event
from starboard.kernel.fact import Count, Seat


class CarcassonneEvent(Event):
    WORDS: ClassVar[str] = "carcassonne-event-"


class First(CarcassonneEvent):
    """Chance has chosen who has the first turn."""

    RULE: ClassVar[str | None] = "CSW-SETUP-14"

    seat: Seat


class Drawn(CarcassonneEvent):
    """A tile is turned over."""

    RULE: ClassVar[str | None] = "CSW-PLACE-01"

    seat: Seat
    tile: Tile
    left: Count  # in the pile


class Removed(CarcassonneEvent):
    """A tile that fits nowhere leaves the game."""

    RULE: ClassVar[str | None] = "CSW-PLACE-09"

    seat: Seat
    tile: Tile


class Placed(CarcassonneEvent):
    RULE: ClassVar[str | None] = "CSW-PLACE-02"

    seat: Seat
    tile: Tile
    cell: Cell
    turn: Turn


class Figure(CarcassonneEvent):
    """A figure is put on a segment, of the tile just placed or of a planet around it."""

    seat: Seat
    size: Size
    kind: Object
    cell: Cell
    segment: Segment


class Fight(CarcassonneEvent):
    """An object holds figures of several sides: a fight begins."""

    RULE: ClassVar[str | None] = "CSW-FIGHT-01"

    kind: Object
    cell: Cell


class Pool(CarcassonneEvent):
    """Tells how many dice a side fights with. `small`, `large` and `symbol` say where from; there is a limit."""

    RULE: ClassVar[str | None] = "CSW-FIGHT-06"

    seat: Seat  # who rolls for the side
    side: Side
    dice: Count
    small: Count
    large: Count
    symbol: Count


class Roll(CarcassonneEvent):
    RULE: ClassVar[str | None] = "CSW-FIGHT-12"

    seat: Seat
    side: Side
    rolled: Dice
    best: Count


class Tie(CarcassonneEvent):
    """A side is tied for the highest die: it gets a point and rolls again."""

    RULE: ClassVar[str | None] = "CSW-FIGHT-15"

    seat: Seat
    side: Side


class Lost(CarcassonneEvent):
    """A side has lost a fight, and gets points for its dice."""

    RULE: ClassVar[str | None] = "CSW-FIGHT-19"

    seat: Seat
    side: Side
    points: Points


class Won(CarcassonneEvent):
    RULE: ClassVar[str | None] = "CSW-FIGHT-14"

    seat: Seat
    side: Side


class Returned(CarcassonneEvent):
    """A figure goes back to the supply of its owner."""

    seat: Seat
    size: Size
    cell: Cell
    segment: Segment


class ObjectScored(CarcassonneEvent):
    seat: Seat
    side: Side
    kind: Object
    cell: Cell
    tiles: Count
    symbols: Count
    points: Points


class Scored(ObjectScored):
    """A complete object is scored."""


class Final(ObjectScored):
    """An incomplete object is scored at the end."""


class Lap(CarcassonneEvent):
    """A marker has gone around the score track."""

    RULE: ClassVar[str | None] = "CSW-SCORE-20"

    seat: Seat
    side: Side
    points: Points


class End(CarcassonneEvent):
    """No tile is left: incomplete objects are scored."""

    RULE: ClassVar[str | None] = "CSW-END-01"
