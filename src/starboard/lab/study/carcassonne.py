"""Studies Carcassonne: tiles and fights."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from starboard.games.carcassonne.inside import FACTIONS, KINDS, CarcassonneState, PlaceTile, events
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.lab.study.base import DEED, Study, Tally


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
        match event:
            case events.Drawn():
                tally[event.seat, "tile", event.tile] += 1
            case events.Figure():
                tally[event.seat, DEED, f"figure_{KINDS[event.kind]}"] += 1
            case events.Scored():
                tally[event.seat, DEED, f"completed_{KINDS[event.kind]}"] += 1
            case events.Won():
                tally[event.seat, DEED, "fight_won"] += 1
            case events.Lost():
                tally[event.seat, DEED, "fight_lost"] += 1
            case events.Roll():
                for pips in event.rolled:
                    tally[event.seat, "die", str(pips)] += 1

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
