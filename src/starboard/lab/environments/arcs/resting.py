"""Arcs for learners: all that decides what is told of a part, read from the state."""

from __future__ import annotations

from collections.abc import Hashable
from operator import attrgetter

from starboard.games.arcs.inside import (
    NONE,
    SLOTS,
    ArcsState,
)

# Of the table.


def lead_card(g: ArcsState) -> int:
    return g.played[g.leader] if g.mode[g.leader] else NONE


def whose(g: ArcsState, seat: int) -> Hashable:
    return lead_card(g), g.turn, g.initiative, g.leader, seat


def open_discard(g: ArcsState, _seat: int) -> Hashable:
    return tuple(g.open_pile) if g.split else ()


def tokens(g: ArcsState, _seat: int) -> tuple[int, ...]:
    return *g.supply, *g.spent, *g.boxes


def markers(g: ArcsState, _seat: int) -> Hashable:
    return *g.markers, g.flipped


def aside(g: ArcsState, seat: int) -> Hashable:
    return tuple(g.court_discard), tuple(g.draft), tuple(g.peek) if seat == g.peeker else ()


def battle(g: ArcsState, seat: int) -> Hashable:
    return g.battle and (g.battle, seat)


# Of players.


holdings = attrgetter("slots", "cards", "trophies", "captives", "cities", "outrage")


def holding_keys(g: ArcsState) -> list[Hashable]:
    return [
        (
            *g.slots[SLOTS * owner : SLOTS * owner + SLOTS],
            *g.trophies[16 * owner : 16 * owner + 16],
            *g.captives[4 * owner : 4 * owner + 4],
            *(g.cities[owner], g.outrage[owner], g.cards[owner]),
        )
        for owner in range(g.seats)
    ]


played = attrgetter("played", "mode", "seizing", "attached")


def played_keys(g: ArcsState) -> list[Hashable]:
    attached = tuple(g.attached)
    return [
        None if card == NONE else (owner, card, g.mode[owner], g.seizing[owner] == NONE, attached)
        for owner, card in enumerate(g.played)
    ]
