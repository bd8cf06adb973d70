"""Arcs for learners: what is told of the things that options point at, from a view or from the state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from starboard.games.arcs.inside import (
    AMBITIONS,
    CARD_INDEX,
    CARD_NUMBER,
    NUMBERS,
    SITES,
    SYSTEM_IDS,
    SYSTEM_INDEX,
    TYPES,
    ArcsView,
    CourtView,
    SystemView,
)
from starboard.lab.environments.viewing import Aim

SYSTEM_FACTS = 12 + len(TYPES)
AMBITION_FACTS = 3  # own count, best of the others, what it brings now
SITE_FACTS = 6  # empty, own, city, starport, damaged, used
EMPTY = (1, 0, 0, 0, 0, 0)
SITE_NUMBER = {
    f"{name}/{slot + 1}": SITES * system + slot for system, name in enumerate(SYSTEM_IDS) for slot in range(SITES)
}

Facts = tuple[float, ...]


class Pointed(Protocol):
    """Tells about things by the names that targets have for them."""

    seat: int

    def system(self, name: str) -> Sequence[float] | None: ...

    def site(self, name: str) -> Facts: ...

    def court(self, card: str) -> Facts: ...

    def ambition(self, name: str) -> Facts: ...

    def lead_over(self, rival: int) -> int:
        """Return how much more Power the rival has."""

    @property
    def lead(self) -> int | None:
        """Return the number of the lead card."""


def system_facts(system: SystemView, seat: int) -> list[float]:
    """Count ships and buildings, of the seat and of all others; tell whose it is, and its type."""
    told = [0.0] * SYSTEM_FACTS
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


def site_facts(system: SystemView, site: str, seat: int) -> Facts:
    for building in system.buildings:
        if building.site == site:
            city, own = building.piece == "city", building.seat == seat
            return 0, own, city, not city, building.damaged, building.used
    return EMPTY


def court_facts(one: CourtView, seat: int) -> Facts:
    others = [agents for owner, agents in enumerate(one.agents) if owner != seat]
    return one.agents[seat] / 4, max(others) / 4


def ambition_facts(third: int, counts: Sequence[int], gains: Sequence[int], seat: int) -> Facts:
    others = [count for owner, count in enumerate(counts) if owner != seat]
    return counts[seat] / 8, max(*others, third) / 8, gains[seat] / 8


class InView:
    """From a view alone."""

    def __init__(self, view: ArcsView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.systems = {one.system: one for one in view.systems}
        self.row = {one.card: one for one in view.court}
        self.standings = {one.ambition: one for one in view.standings}

    def system(self, name: str) -> list[float] | None:
        system = self.systems.get(name)
        return None if system is None else system_facts(system, self.seat)

    def site(self, name: str) -> Facts:
        return site_facts(self.systems[name.partition("/")[0]], name, self.seat)

    def court(self, card: str) -> Facts:
        one = self.row.get(card)
        return (0, 0) if one is None else court_facts(one, self.seat)

    def ambition(self, name: str) -> Facts:
        one = self.standings[name]
        return ambition_facts(one.third, one.counts, one.gains, self.seat)

    def lead_over(self, rival: int) -> int:
        return self.view.seats[rival].power - self.view.seats[self.seat].power

    @property
    def lead(self) -> int | None:
        return None if self.view.lead is None else CARD_INDEX[self.view.lead]


# What options point at, as numbers: -1 where an option points at nothing of the kind.
ORIGIN, GOAL, SITE, SUIT, COURT, AMBITION, RIVAL = range(7)
NOTHING = (-1,) * 7


# Kinds of aims of which something is told that is the same on any table.
SAME_ON_ANY_TABLE = ("hand", "ambition", "type", "as", "given", "taken")


class NoTable:
    """Tells nothing: what is written of an option all the same is so on any table."""

    seat = 0
    lead = None

    def system(self, name: str) -> None:
        return None

    def site(self, name: str) -> Facts:
        return (0,) * SITE_FACTS

    def court(self, card: str) -> Facts:
        return 0, 0

    def ambition(self, name: str) -> Facts:
        return (0,) * AMBITION_FACTS

    def lead_over(self, rival: int) -> int:
        return 0


NO_TABLE = NoTable()


def pointers(aims: Iterable[Aim]) -> list[int]:
    """Return what these are, as numbers; of several things of a kind the last is told of."""
    found = [*NOTHING]
    for kind, value in aims:
        match kind:
            case "system" | "ship":
                found[ORIGIN] = SYSTEM_INDEX[value.partition("/")[0]]
            case "to":
                found[GOAL] = SYSTEM_INDEX[value]
            case "site":
                found[SITE] = SITE_NUMBER[value]
                found[ORIGIN] = found[SITE] // SITES
            case "hand":
                found[SUIT] = CARD_INDEX[value] // NUMBERS
            case "court":
                found[COURT] = CARD_NUMBER[value]
            case "ambition":
                found[AMBITION] = AMBITIONS.index(value)
            case "rival":
                found[RIVAL] = int(value)
    return found
