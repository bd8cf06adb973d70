"""What is studied in Arcs: ambitions, leaders, court and lore cards, battles."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar

from starboard.games.arcs.dice import Reroll
from starboard.games.arcs.notation import card_text
from starboard.games.arcs.play import Follow, Lead
from starboard.games.arcs.state import ArcsState, bits
from starboard.games.arcs.tables.ambitions import POWER_TO_END
from starboard.games.arcs.words import DICE, FIRST_LEADER
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.lab.study.base import DEED, POINTS, Study, Tally, number_of, seat_in

# What is counted as one deed of the seat that the event is about.
DEEDS = {
    "battle": "battle",
    "built": "build",
    "influenced": "influence",
    "moved": "move",
    "repaired": "repair",
    "secured": "secure",
    "seized": "seize",
    "taxed": "tax",
    "outrage": "outrage",
    "passed": "pass",
}


class ArcsStudy(Study[ArcsState]):
    people = ("leader",)
    things = ("court", "lore", "action")
    dice: ClassVar = {kind: {str(face): 1 for face in range(1, 7)} for kind in DICE}

    def turn(self, g: ArcsState, ask: Ask) -> Hashable | None:
        if not isinstance(ask.frame, Lead | Follow):
            return None
        return g.chapter, ask.seat, sum(hand.bit_count() for hand in g.hands), g.passes

    def round(self, g: ArcsState) -> int:
        return g.chapter

    def points(self, g: ArcsState) -> list[int]:
        return list(g.power)

    def count(self, tally: Tally, g: ArcsState, ask: Ask | None, event: Event) -> None:
        args, what = event.args, event.key.removeprefix("arcs-event-")
        if what in DEEDS:
            tally[seat_in(event), DEED, DEEDS[what]] += 1
        match what:
            case "power":
                tally[seat_in(event), POINTS, str(args["ambition"])] += number_of(args["power"])
            case "declared":
                tally[seat_in(event), DEED, f"declare_{args['ambition']}"] += 1
            case "secured":
                tally[seat_in(event), "court", str(args["court"])] += 1
            case "drafted" if str(args["drafted"]).startswith("lore"):
                tally[seat_in(event), "lore", str(args["drafted"])] += 1
            case "kept-lore":
                tally[seat_in(event), "lore", str(args["kept"])] += 1
            case "played":
                tally[seat_in(event), "action", str(args["action"])] += 1
            case "rolled" if ask is None or not isinstance(ask.frame, Reroll):
                # Dice that are rolled again are told together with those that stay, and are no fair sample.
                for die in str(args["faces"]).split():
                    kind, _, face = die.partition(":")
                    tally[seat_in(event), kind, face] += 1

    def persons(self, g: ArcsState) -> dict[str, list[str | None]]:
        leaders = [bits(cards >> FIRST_LEADER) for cards in g.cards[: g.seats]]
        return {"leader": [card_text(FIRST_LEADER + own[0]) if own else None for own in leaders]}

    def ending(self, position: Position[ArcsState]) -> str:
        g = position.state
        return "power" if max(g.power) >= POWER_TO_END[g.seats] else "chapters"

    def name(self, kind: str, name: str) -> Message | None:
        match kind:
            case "leader" | "court" | "lore":
                return Message(f"arcs-card-{name}")
            case "action":
                suit, _, number = name.partition("_")
                return Message("arcs-action-card", {"suit": suit, "number": int(number)})
            case "points":
                return Message("arcs-ambition", {"ambition": name})
            case "deed" if name.startswith("declare_"):
                return Message("report-arcs-deed-declare", {"ambition": Message(f"arcs-ambition-{name[8:]}")})
            case "deed" | "ending":
                return Message(f"report-arcs-{kind}-{name}")
        return None
