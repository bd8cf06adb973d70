"""Ships that cards place: fresh, as many as the supply has (ARC-LIMIT-02, -04)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.choosing import SystemChoice
from starboard.games.arcs.notation import system_name
from starboard.games.arcs.pieces import place_ships
from starboard.games.arcs.state import ArcsState
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell


def place(g: ArcsState, seat: int, system: int, count: int) -> None:
    placed = place_ships(g, seat, system, count)
    tell(g, "arcs-event-placed", "ARC-LIMIT-02", seat=seat, count=placed, system=system_name(system))


@dataclass(slots=True)
class PlaceOneEach(SystemChoice):
    """One ship in each of these systems; if there are too few ships, their owner picks the places one by one."""

    WORD = "place"

    seat: int
    systems: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask | None:
        ships = g.ships[self.seat]
        if ships >= len(self.systems):
            for system in self.systems:
                place(g, self.seat, system, 1)
            return None
        return Ask(self.seat, "arcs-ask-place", self.systems, "ARC-LIMIT-04", left=ships) if ships else None

    def answer(self, g: ArcsState, choice: int) -> None:
        then(g, PlaceOneEach(self.seat, tuple(system for system in self.systems if system != choice)))
        place(g, self.seat, choice, 1)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-place"), "ARC-LIMIT-04")
