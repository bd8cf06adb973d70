"""What is studied in Carcassonne: tiles, fights, and where the points come from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from starboard.games.carcassonne.place import PlaceTile
from starboard.games.carcassonne.state import CarcassonneState
from starboard.games.carcassonne.tiles import FACTIONS
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.lab.study.base import DEED, POINTS, Study, Tally, number_of, seat_in

TIE = "tie"  # a point for each who ties in a fight
LOST = "fight_lost"


class CarcassonneStudy(Study[CarcassonneState]):
    people = ("faction",)
    things = ("tile",)
    dice: ClassVar = {"die": {str(pips): 1 for pips in range(1, 7)}}

    def turn(self, g: CarcassonneState, ask: Ask) -> Hashable | None:
        return len(g.laid) if isinstance(ask.frame, PlaceTile) else None

    def round(self, g: CarcassonneState) -> int:
        return max(0, len(g.laid) - 1) // g.seats + 1

    def points(self, g: CarcassonneState) -> list[int]:
        return [g.points[g.side_of(seat)] for seat in range(g.seats)]

    def count(self, tally: Tally, g: CarcassonneState, ask: Ask | None, event: Event) -> None:
        args = event.args
        match event.key.removeprefix("carcassonne-event-"):
            case "drawn":
                tally[seat_in(event), "tile", str(args["tile"])] += 1
            case "figure":
                tally[seat_in(event), DEED, f"figure_{args['kind']}"] += 1
            case "scored":
                tally[seat_in(event), POINTS, str(args["kind"])] += number_of(args["points"])
                tally[seat_in(event), DEED, f"completed_{args['kind']}"] += 1
            case "final":
                tally[seat_in(event), POINTS, f"final_{args['kind']}"] += number_of(args["points"])
            case "tie":
                tally[seat_in(event), POINTS, TIE] += 1
            case "won":
                tally[seat_in(event), DEED, "fight_won"] += 1
            case "lost":
                tally[seat_in(event), POINTS, LOST] += number_of(args["points"])
                tally[seat_in(event), DEED, LOST] += 1
            case "roll":
                for pips in str(args["rolled"]).split():
                    tally[seat_in(event), "die", pips] += 1

    def persons(self, g: CarcassonneState) -> dict[str, list[str | None]]:
        return {"faction": [FACTIONS[faction] for faction in g.factions]}

    def ending(self, position: Position[CarcassonneState]) -> str:
        return "no_tile"

    def name(self, kind: str, name: str) -> Message | None:
        match kind:
            case "faction":
                return Message("carcassonne-faction", {"faction": name})
            case "points" | "deed" | "ending":
                return Message(f"report-carcassonne-{kind}-{name}")
        return None
