"""Arcs for learners: the numbers of the course and of the players, which change with almost every decision."""

from __future__ import annotations

import numpy as np

from starboard.games.arcs.inside import NONE, NUMBER_OF, OPEN_SLOTS, ArcsState
from starboard.lab.environments.arcs.resting import lead_card
from starboard.lab.environments.arcs.table import COURSE_SCALES, NUMBERED, PLAYER_SCALES, ArcsTable
from starboard.lab.environments.encoder import BOUND, Floats
from starboard.lab.environments.parts import Looks

COURSE = len(COURSE_SCALES)
ALL_CITIES = len(OPEN_SLOTS) - 1
MOST_POWER = int(PLAYER_SCALES[0] * BOUND)  # that is told


class Course:
    """Written anew each time, for all games at once."""

    is_full = False

    def __init__(self, about: ArcsTable) -> None:
        self.about = about
        seats, number = about.seats, np.arange(about.seats * NUMBERED)
        # By who looks: where the numbers of each player stand among those of all.
        owner = (number // NUMBERED + np.arange(seats)[:, None]) % seats
        self.order = number % NUMBERED * seats + owner

    def tell(self, looks: Looks, table: Floats) -> None:
        about, games, seats = self.about, len(looks), self.about.seats
        told = np.frombuffer(b"".join([numbers_of(g) for _, g, _ in looks]), np.uint8).reshape(games, -1)
        table[:, about.course : about.lead] = told[:, :COURSE] / COURSE_SCALES
        order = self.order.take(looks.seats, axis=0)
        order += np.arange(COURSE, told.size, told.shape[1])[:, None]
        into = table[:, about.players : about.systems].reshape(games, seats, about.seat_size)
        into[:, :, :NUMBERED] = told.take(order).reshape(games, seats, NUMBERED) / PLAYER_SCALES

    def forget(self) -> None:
        """Do nothing: nothing is remembered."""


def numbers_of(g: ArcsState) -> bytes:
    """List the numbers of the course, then those of the players: the power of all, the cards of all, and so on."""
    lead = lead_card(g)
    return bytes(
        (
            *(g.chapter, g.prelude, g.armed, g.seized, g.zero, g.pips),
            *(0 if lead == NONE or g.zero else NUMBER_OF[lead], len(g.pile), len(g.court)),
            *[min(power, MOST_POWER) for power in g.power],
            *[hand.bit_count() for hand in g.hands],
            *g.ships,
            *g.starports,
            *g.cities,
            *g.agents,
            *[ALL_CITIES - cities for cities in g.cities],  # the uncovered ones
        )
    )
