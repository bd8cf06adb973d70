"""Arcs for learners, from the state: what each part of what is told rests on."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from starboard.games.arcs.inside import (
    CARD,
    CARD_IDS,
    NONE,
    NUMBER_OF,
    NUMBERS,
    SLOTS,
    ArcsState,
    battle_view,
    bits,
    court_view,
    in_play,
    marker_view,
    own_seat,
    seat_view,
    system_view,
    uncovered,
)
from starboard.kernel.position import Position
from starboard.lab.environments.arcs.aims import InState, Known, standing_of, system_key
from starboard.lab.environments.arcs.table import NUMBERED, SUITS, course_numbers, player_numbers
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.parts import Part, PartReader

if TYPE_CHECKING:
    from starboard.lab.environments.arcs.encoder import ArcsEncoder


class ArcsReader(PartReader):
    def __init__(self, encoder: ArcsEncoder) -> None:
        self.about = about = encoder.about
        self.known = Known()
        self.whose = [9 + SUITS + place * encoder.seats for place in range(3)]
        self.systems: dict[tuple[int, ...], Floats] = {}  # by seat and what they rest on
        super().__init__(
            encoder,
            [
                Part(about.course, about.hand, None, self.write_course),
                Part(about.hand, about.open_discard, lambda g, seat: g.hands[seat], self.write_hand),
                Part(about.open_discard, about.tokens, open_discard, self.write_open_discard),
                Part(about.tokens, about.markers, tokens, lambda g, _, out: about.write_tokens(tokens(g, _), out)),
                Part(about.markers, about.ambitions, markers, self.write_markers),
                Part(about.ambitions, about.court, lambda g, _: standing_of(g), self.write_ambitions),
                Part(about.court, about.aside, lambda g, _: (tuple(g.row), tuple(g.influence)), self.write_court),
                Part(about.aside, about.players, aside, self.write_aside),
                *(part for step in range(encoder.seats) for part in self.player(step)),
                Part(about.systems, about.battle, systems, self.write_systems),
                Part(about.battle, about.end, lambda g, _: g.battle, self.write_battle),
            ],
        )

    def player(self, step: int) -> list[Part[ArcsState]]:
        """List the parts about a player, so many places after the one who looks."""
        start = self.about.players + step * self.about.seat_size
        holdings, end = start + NUMBERED, start + self.about.seat_size
        return [
            Part(start, holdings, None, partial(write_numbers, step)),
            Part(holdings, end, partial(player, step), partial(self.write_holdings, step)),
        ]

    def pointed_at(self, position: Position[ArcsState], seat: int) -> InState:
        return InState(position.state, seat, self.known)

    def write_course(self, g: ArcsState, seat: int, out: Floats) -> None:
        lead = g.played[g.leader] if g.mode[g.leader] else NONE
        number = 0 if lead == NONE or g.zero else NUMBER_OF[lead]
        told = [0.0] * len(out)
        told[:9] = course_numbers(
            *(g.chapter, g.prelude, g.armed, g.seized, g.zero, g.pips, number, len(g.pile), len(g.court))
        )
        if lead != NONE:
            told[9 + lead // NUMBERS] = 1
        for at, who in zip(self.whose, (g.turn, g.initiative, g.leader), strict=True):
            if who >= 0:
                told[at + (who - seat) % g.seats] = 1
        out[:] = told

    def write_hand(self, g: ArcsState, seat: int, out: Floats) -> None:
        out[bits(g.hands[seat])] = 1

    def write_open_discard(self, g: ArcsState, seat: int, out: Floats) -> None:
        self.about.write_cards([CARD_IDS[entry & 31] for entry in g.open_pile] if g.split else (), out)

    def write_markers(self, g: ArcsState, seat: int, out: Floats) -> None:
        self.about.write_markers([marker_view(g, marker) for marker in range(len(g.markers))], out)

    def write_ambitions(self, g: ArcsState, seat: int, out: Floats) -> None:
        self.about.write_ambitions(self.known.standing(g), seat, out)

    def write_court(self, g: ArcsState, seat: int, out: Floats) -> None:
        self.about.write_court([court_view(g, place) for place in range(len(g.row))], seat, out)

    def write_aside(self, g: ArcsState, seat: int, out: Floats) -> None:
        lying = g.court_discard, g.draft, g.peek if seat == g.peeker else ()
        self.about.write_aside([[CARD.text(card) for card in some] for some in lying], out)

    def write_holdings(self, step: int, g: ArcsState, seat: int, out: Floats) -> None:
        owner = (seat + step) % g.seats
        self.about.write_holdings(own_seat(g, owner, seat, seat_view(g, owner)), out)

    def write_systems(self, g: ArcsState, seat: int, out: Floats) -> None:
        """Write all systems, of which most are as they were before."""
        known, size = self.systems, self.about.system_size
        for system in in_play(g) if g.setup >= 0 else ():
            key = (seat, *system_key(g, system))
            told = known.get(key)
            if told is None:
                if len(known) >= Known.MOST:
                    known.clear()
                told = known[key] = np.zeros(size, np.float32)
                self.about.write_system(system_view(g, system), seat, told)
            out[system * size : (system + 1) * size] = told

    def write_battle(self, g: ArcsState, seat: int, out: Floats) -> None:
        self.about.write_battle(battle_view(g), seat, out)


# What the parts rest on.


def open_discard(g: ArcsState, _seat: int) -> Hashable:
    return tuple(g.open_pile) if g.split else ()


def tokens(g: ArcsState, _seat: int) -> tuple[int, ...]:
    return *g.supply, *g.spent, *g.boxes


def markers(g: ArcsState, _seat: int) -> Hashable:
    return *g.markers, g.flipped


def aside(g: ArcsState, seat: int) -> Hashable:
    return tuple(g.court_discard), tuple(g.draft), tuple(g.peek) if seat == g.peeker else ()


def player(step: int, g: ArcsState, seat: int) -> Hashable:
    owner = (seat + step) % g.seats
    played, mode = g.played[owner], g.mode[owner]
    return (
        *(g.cities[owner], g.outrage[owner], g.cards[owner], played, mode, g.seizing[owner] >= 0),
        g.hands[owner] & g.known[seat] if step else 0,
        tuple(g.attached) if played >= 0 else (),
        *g.slots[SLOTS * owner : SLOTS * owner + SLOTS],
        *g.trophies[16 * owner : 16 * owner + 16],
        *g.captives[4 * owner : 4 * owner + 4],
    )


def systems(g: ArcsState, _seat: int) -> Hashable:
    return (
        *(g.setup, g.used, g.reshaped),
        tuple(g.fresh),
        tuple(g.damaged),
        tuple(g.sites),
        tuple(g.types),
    )


def write_numbers(step: int, g: ArcsState, seat: int, out: Floats) -> None:
    owner = (seat + step) % g.seats
    out[:] = player_numbers(
        *(g.power[owner], g.hands[owner].bit_count(), g.ships[owner], g.starports[owner], g.cities[owner]),
        *(g.agents[owner], uncovered(g, owner)),
    )
