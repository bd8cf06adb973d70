"""Ships that cards place: fresh, as many as the supply has (ARC-LIMIT-02, -04)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.pieces import place_ships
from starboard.games.arcs.state import ArcsState
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell


def place(g: ArcsState, seat: int, system: int, count: int) -> None:
    placed = place_ships(g, seat, system, count)
    tell(g, events.Placed(seat, placed, system), "ARC-LIMIT-02")


@dataclass(slots=True)
class PlaceOneEach(Frame):
    """One ship in each of these systems; if there are too few ships, their owner picks the places one by one.

    A system in which several are placed is there several times.
    """

    VERB = verbs.PLACE

    seat: int
    systems: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask | None:
        ships = g.ships[self.seat]
        if ships >= len(self.systems):
            for system in self.systems:
                place(g, self.seat, system, 1)
            return None
        systems = list(dict.fromkeys(self.systems))
        return Ask(self.seat, asks.Place(ships), systems, "ARC-LIMIT-04") if ships else None

    def answer(self, g: ArcsState, choice: int) -> None:
        left = list(self.systems)
        left.remove(choice)
        then(g, PlaceOneEach(self.seat, tuple(left)))
        place(g, self.seat, choice, 1)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-place"), "ARC-LIMIT-04")
