"""Studies Outer Rim: characters, ships, cards, and where fame comes from."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar

from starboard.games.outer_rim.inside import (
    DECKS,
    DIE,
    FACES,
    NONE,
    Gain,
    OuterRimState,
    card_id,
    character,
    events,
    fame,
    ship,
)
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.lab.study.base import DEED, NOBODY, POINTS, Study, Tally

HELD = "held"  # fame of cards, which no event tells of
# What is counted as one deed of the seat that the event is about.
DEEDS: dict[type[Event], str] = {
    events.CombatWon: "combat_won",
    events.CombatLost: "combat_lost",
    events.Defeated: "defeated",
    events.Delivered: "deliver",
    events.JobDone: "job_done",
    events.JobFailed: "job_failed",
    events.Captured: "capture",
    events.Killed: "kill",
    events.Bought: "buy",
    events.Goal: "goal",
    events.Secret: "secret",
    events.Deal: "deal",
}


class OuterRimStudy(Study[OuterRimState]):
    people = ("character", "ship")
    things = ("card", "contact")
    dice: ClassVar = {"die": {name: DIE.count(face) for face, name in enumerate(FACES)}}

    def turn(self, g: OuterRimState, ask: Ask) -> Hashable | None:
        return (g.round, g.active, g.in_extra) if ask.seat == g.active and NONE not in g.ship[: g.seats] else None

    def round(self, g: OuterRimState) -> int:
        return g.round

    def points(self, g: OuterRimState) -> list[int]:
        return [fame(g, seat) for seat in range(g.seats)]

    def count(self, tally: Tally, g: OuterRimState, ask: Ask | None, event: Event) -> None:
        if not isinstance(event, events.PlayerEvent) or event.seat >= g.seats:
            return  # the AI player of a solo game
        if type(event) in DEEDS:
            tally[event.seat, DEED, DEEDS[type(event)]] += 1
        match event:
            case events.Took():
                tally[event.seat, "card", event.card] += 1
            case events.Contact():
                tally[event.seat, "contact", event.contact] += 1
            case events.Rolled(fresh=True) | events.EnemyRolled(fresh=True):
                seat = NOBODY if isinstance(event, events.EnemyRolled) else event.seat
                for face in event.faces:
                    tally[seat, "die", face] += 1

    def offered(self, g: OuterRimState, ask: Ask, choice: Any) -> tuple[str, str] | None:
        match choice:
            case ("buy", str(deck)):  # the open card
                return "card", card_id(g, g.market[DECKS.index(deck)][-1])
            case ("pick", str(card)):
                return "card", card
            case ("take",) | ("replace", _) if isinstance(ask.frame, Gain):
                return "card", card_id(g, ask.frame.card)
            case ("supply" | "ship", str(ship_id)):
                return "ship", ship_id
            case ("character", str(character_id)):
                return "character", character_id
        return None

    def count_end(self, tally: Tally, g: OuterRimState) -> None:
        for seat in range(g.seats):
            if held := fame(g, seat) - g.fame[seat]:
                tally[seat, POINTS, HELD] += held

    def persons(self, g: OuterRimState) -> dict[str, list[str | None]]:
        return {
            "character": [character(g, seat).id for seat in range(g.seats)],
            "ship": [ship(g, seat).id for seat in range(g.seats)],
        }

    def ending(self, position: Position[OuterRimState]) -> str:
        g = position.state
        return "fame" if g.winner < g.seats else "ai"

    def name(self, kind: str, name: str) -> Message | None:
        match kind:
            case "character" | "ship" | "card" | "contact":
                return Message(f"outer_rim-{kind}-{name}")
            case "die":
                return Message(f"outer_rim-face-{name}")
            case "points" | "deed" | "ending":
                return Message(f"report-outer_rim-{kind}-{name}")
        return None
