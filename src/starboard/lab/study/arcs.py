"""Studies Arcs: ambitions, leaders, court and lore cards, battles."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar

from starboard.games.arcs.inside import (
    ACTION_CARD,
    AMBITIONS,
    CARD,
    DICE,
    LEADER_SET,
    POWER_TO_END,
    ArcsState,
    Follow,
    Lead,
    Reroll,
    bits,
    events,
    verbs,
)
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.lab.study.base import DEED, Study, Tally

# What is counted as one deed of the seat that the event is about.
DEEDS: dict[type[Event], str] = {
    events.Battle: "battle",
    events.Built: "build",
    events.Influenced: "influence",
    events.Moved: "move",
    events.Repaired: "repair",
    events.Secured: "secure",
    events.Seized: "seize",
    events.Taxed: "tax",
    events.Outrage: "outrage",
    events.Passed: "pass",
}

# What takes a card of the court, of the draft or of those drawn, or plays one of the hand face up.
TAKES = {
    verbs.SECURE: "court",
    verbs.RANSACK: "court",
    verbs.DRAFT: "lore",
    verbs.KEEP_LORE: "lore",
    verbs.LEAD: "action",
    verbs.SURPASS: "action",
    verbs.PIVOT: "action",
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
        if isinstance(event, events.SeatEvent) and type(event) in DEEDS:
            tally[event.seat, DEED, DEEDS[type(event)]] += 1
        match event:
            case events.Declared():
                tally[event.seat, DEED, f"declare_{AMBITIONS[event.ambition]}"] += 1
            case events.Secured():
                tally[event.seat, "court", CARD.text(event.card)] += 1
            case events.Drafted() if not LEADER_SET >> event.card & 1:
                tally[event.seat, "lore", CARD.text(event.card)] += 1
            case events.KeptLore():
                tally[event.seat, "lore", CARD.text(event.card)] += 1
            case events.Played():
                tally[event.seat, "action", ACTION_CARD.text(event.card)] += 1
            case events.Rolled() if ask is None or not isinstance(ask.frame, Reroll):
                # Dice that are rolled again are told together with those that stay, and are no fair sample.
                for die in event.faces:
                    tally[event.seat, DICE[die // 6], str(die % 6 + 1)] += 1

    def offered(self, g: ArcsState, ask: Ask, choice: Any) -> tuple[str, str] | None:
        verb, values = ask.frame.spelled(choice)
        kind = TAKES.get(verb)
        if kind is None:
            return None
        card: int = values[0]
        if kind == "action":
            return kind, ACTION_CARD.text(card)
        return "leader" if LEADER_SET >> card & 1 else kind, CARD.text(card)

    def persons(self, g: ArcsState) -> dict[str, list[str | None]]:
        leaders = [bits(cards & LEADER_SET) for cards in g.cards[: g.seats]]
        return {"leader": [CARD.text(own[0]) if own else None for own in leaders]}

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
