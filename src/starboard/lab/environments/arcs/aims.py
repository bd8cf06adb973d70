"""Arcs for learners: what is told of the things that options point at, from a view or from the state."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from starboard.games.arcs.inside import (
    AMBITIONS,
    CARD_INDEX,
    CARD_NUMBER,
    IS_CITY,
    IS_DAMAGED,
    OWNER,
    SITES,
    SYSTEM_IDS,
    SYSTEM_INDEX,
    TYPES,
    ArcsState,
    ArcsView,
    CourtView,
    StandingView,
    SystemView,
    court_view,
    in_play,
    standing_view,
    system_view,
)
from starboard.lab.environments.encoder import Floats

SYSTEM_FACTS = 12 + len(TYPES)
SITE_FACTS = 6  # empty, own, city, starport, damaged, used
EMPTY = (1, 0, 0, 0, 0, 0)
SITE_NUMBER = {
    f"{name}/{slot + 1}": SITES * system + slot for system, name in enumerate(SYSTEM_IDS) for slot in range(SITES)
}

Facts = tuple[float, ...]


class Pointed(Protocol):
    """Tells about things by the names that targets have for them."""

    seat: int

    def system(self, name: str) -> Floats | None: ...

    def site(self, name: str) -> Facts: ...

    def court(self, card: str) -> Facts: ...

    def ambition(self, name: str) -> Facts: ...

    def lead_over(self, rival: int) -> int:
        """Return how much more Power the rival has."""

    @property
    def lead(self) -> int | None:
        """Return the number of the lead card."""


def system_facts(system: SystemView, seat: int) -> Floats:
    """Count ships and buildings, of the seat and of all others; tell whose it is, and its type."""
    told = np.zeros(SYSTEM_FACTS, np.float32)
    for fleet in system.ships:
        at = 0 if fleet.seat == seat else 2
        told[at] += fleet.fresh / 4
        told[at + 1] += fleet.damaged / 4
    for building in system.buildings:
        at = 4 if building.seat == seat else 6
        told[at if building.piece == "city" else at + 1] += 1
    told[8] = system.control == seat
    told[9] = system.control is not None and system.control != seat
    told[10] = (system.slots - len(system.buildings)) / 2
    told[11] = system.type is None
    if system.type is not None:
        told[12 + TYPES.index(system.type)] = 1
    return told


def court_facts(one: CourtView, seat: int) -> Facts:
    others = [agents for owner, agents in enumerate(one.agents) if owner != seat]
    return one.agents[seat] / 4, max(others) / 4


def ambition_facts(standing: StandingView, seat: int) -> Facts:
    others = [count for owner, count in enumerate(standing.counts) if owner != seat]
    return standing.counts[seat] / 8, max(*others, standing.third) / 8, standing.gains[seat] / 8


class InView:
    """From a view alone."""

    def __init__(self, view: ArcsView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.systems = {one.system: one for one in view.systems}
        self.row = {one.card: one for one in view.court}
        self.standings = {one.ambition: one for one in view.standings}

    def system(self, name: str) -> Floats | None:
        system = self.systems.get(name)
        return None if system is None else system_facts(system, self.seat)

    def site(self, name: str) -> Facts:
        for building in self.systems[name.partition("/")[0]].buildings:
            if building.site == name:
                city, own = building.piece == "city", building.seat == self.seat
                return 0, own, city, not city, building.damaged, building.used
        return EMPTY

    def court(self, card: str) -> Facts:
        one = self.row.get(card)
        return (0, 0) if one is None else court_facts(one, self.seat)

    def ambition(self, name: str) -> Facts:
        return ambition_facts(self.standings[name], self.seat)

    def lead_over(self, rival: int) -> int:
        return self.view.seats[rival].power - self.view.seats[self.seat].power

    @property
    def lead(self) -> int | None:
        return None if self.view.lead is None else CARD_INDEX[self.view.lead]


class Standing(NamedTuple):
    """Holds what the standings of the ambitions rest on."""

    cards: tuple[int, ...]
    slots: tuple[int, ...]
    trophies: tuple[int, ...]
    captives: tuple[int, ...]
    cities: tuple[int, ...]
    supply: tuple[int, ...]
    boxes: tuple[int, ...]
    markers: tuple[int, ...]
    flipped: int


def standing_of(g: ArcsState) -> Standing:
    return Standing(
        tuple(g.cards),
        tuple(g.slots),
        tuple(g.trophies),
        tuple(g.captives),
        tuple(g.cities),
        tuple(g.supply),
        tuple(g.boxes),
        tuple(g.markers),
        g.flipped,
    )


def system_key(g: ArcsState, system: int) -> tuple[int, ...]:
    """Return what the view of a system rests on, besides its name."""
    at, site = 4 * system, SITES * system
    return (
        system,
        *g.fresh[at : at + 4],
        *g.damaged[at : at + 4],
        *g.sites[site : site + SITES],
        g.types[system],
        g.used >> site & 7,
        g.reshaped >> system & 1,
    )


class Known:
    """Remembers what was told of systems, and the standings of ambitions."""

    MOST = 1 << 13

    def __init__(self) -> None:
        self.systems: dict[tuple[int, ...], Floats] = {}
        self.standings: dict[Standing, list[StandingView]] = {}

    def system(self, g: ArcsState, system: int, seat: int) -> Floats:
        key = (seat, *system_key(g, system))
        told = self.systems.get(key)
        if told is None:
            if len(self.systems) >= self.MOST:
                self.systems.clear()
            told = self.systems[key] = system_facts(system_view(g, system), seat)
        return told

    def standing(self, g: ArcsState) -> list[StandingView]:
        key = standing_of(g)
        told = self.standings.get(key)
        if told is None:
            if len(self.standings) >= self.MOST:
                self.standings.clear()
            told = self.standings[key] = [standing_view(g, ambition) for ambition in range(len(AMBITIONS))]
        return told


class InState:
    """From the state, of which only what the seat sees is read."""

    __slots__ = ("g", "known", "seat", "systems")

    def __init__(self, g: ArcsState, seat: int, known: Known) -> None:
        self.g, self.seat, self.known = g, seat, known
        self.systems: dict[str, Floats | None] = {}  # that were asked about: options often point at the same

    def system(self, name: str) -> Floats | None:
        if name not in self.systems:
            self.systems[name] = self.found(name)
        return self.systems[name]

    def found(self, name: str) -> Floats | None:
        system = SYSTEM_INDEX.get(name)
        if system is None or self.g.setup < 0 or system not in in_play(self.g):
            return None
        return self.known.system(self.g, system, self.seat)

    def site(self, name: str) -> Facts:
        site = SITE_NUMBER[name]
        building = self.g.sites[site]
        if not building:
            return EMPTY
        city = bool(building & IS_CITY)
        own = building & OWNER == self.seat
        return 0, own, city, not city, bool(building & IS_DAMAGED), self.g.used >> site & 1

    def court(self, card: str) -> Facts:
        number = CARD_NUMBER.get(card)
        if number not in self.g.row:
            return 0, 0
        return court_facts(court_view(self.g, self.g.row.index(number)), self.seat)

    def ambition(self, name: str) -> Facts:
        return ambition_facts(self.known.standing(self.g)[AMBITIONS.index(name)], self.seat)

    def lead_over(self, rival: int) -> int:
        return self.g.power[rival] - self.g.power[self.seat]

    @property
    def lead(self) -> int | None:
        g = self.g
        return g.played[g.leader] if g.mode[g.leader] and g.played[g.leader] >= 0 else None
