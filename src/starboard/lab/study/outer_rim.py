"""What is studied in Outer Rim: characters, ships, cards, and where fame comes from."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import ClassVar

from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.state import OuterRimState, character, ship
from starboard.games.outer_rim.words import DIE, FACES, NONE
from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Argument, Message
from starboard.kernel.position import Position
from starboard.lab.study.base import DEED, NOBODY, POINTS, Study, Tally, id_of, number_of, seat_in

# Where fame comes from, by the rule that the event names.
SOURCES = {
    "OR-DELIVER-02": "cargo",
    "OR-JOB-09": "job",
    "OR-BOUNTY-09": "bounty_dead",
    "OR-BOUNTY-11": "bounty_alive",
    "OR-PATROL-10": "patrol",
    "OR-GOAL-04": "goal",
    "OR-ECARD-04": "encounter",
    "OR-DATABANK-02": "databank",
    "OR-DECK-08": "luxury",
    "OR-TIMING-08": "luxury",
}
OTHER, HELD = "other", "held"
# Rolls as they fall; all others tell dice that lay there before, too.
FIRST_ROLLS = {"OR-SKILL-02", "OR-COMBAT-12", "OR-DELIVER-03", "OR-DICE-04", "OR-SETUP-09"}
# What is counted as one deed of the seat that the event is about.
DEEDS = {
    "combat-won": "combat_won",
    "combat-lost": "combat_lost",
    "defeated": "defeated",
    "delivered": "deliver",
    "job-done": "job_done",
    "job-failed": "job_failed",
    "captured": "capture",
    "killed": "kill",
    "bought": "buy",
    "goal": "goal",
    "secret": "secret",
    "deal": "deal",
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
        args, what = event.args, event.key.removeprefix("outer_rim-event-")
        if "seat" not in args or number_of(args["seat"]) >= g.seats:
            return  # the AI player of a solo game
        if what in DEEDS:
            tally[seat_in(event), DEED, DEEDS[what]] += 1
        match what:
            case "fame":
                tally[seat_in(event), POINTS, SOURCES.get(event.rule or "", OTHER)] += number_of(args["amount"])
            case "took":
                tally[seat_in(event), "card", id_of(args["card"], "outer_rim-card-")] += 1
            case "contact":
                tally[seat_in(event), "contact", id_of(args["contact"], "outer_rim-contact-")] += 1
            case "rolled" | "enemy-rolled" if event.rule in FIRST_ROLLS:
                seat = NOBODY if what == "enemy-rolled" else seat_in(event)
                for face in faces_in(args["faces"]):
                    tally[seat, "die", face] += 1

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


def faces_in(told: Argument) -> Iterator[str]:
    """The faces of a roll, which are told one after another as messages."""
    while isinstance(told, Message) and told.key == "outer_rim-list":
        yield id_of(told.args["first"], "outer_rim-face-")
        told = told.args["rest"]
    if isinstance(told, Message) and told.key != "outer_rim-no-dice":
        yield id_of(told, "outer_rim-face-")
