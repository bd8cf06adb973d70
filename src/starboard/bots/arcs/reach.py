"""Tells which fleets can come where by one move, and so which buildings stand in reach of a stronger rival."""

from __future__ import annotations

from collections.abc import Container
from functools import lru_cache

from starboard.games.arcs.inside import (
    ALL_SITES,
    ALL_SYSTEMS,
    NONE,
    SITES,
    ArcsState,
    Content,
    controller,
    is_gate,
    members,
    starts_catapult,
)

MOST = 3  # ships too few for a defence; more of them are no worse
NOWHERE = -1  # where ships are that have been taken off the map

Fleet = tuple[int, int, int]  # its fresh ships, where it is, and the set of systems that one move of it may end in


@lru_cache(1 << 5)
def neighbours(content: Content, setup: int) -> tuple[int, ...]:
    """Return, by system, the set of those next to it."""
    return tuple(sum(1 << near for near in systems) for systems in content.adjacent[setup])


@lru_cache(1 << 12)
def flights(content: Content, setup: int, origin: int, closed: int) -> int:
    """Return the set of systems where a catapult move may end; at closed gates it has to stop."""
    near = neighbours(content, setup)
    found, new = 0, near[origin]
    while new:
        found |= new
        open_gates = (system for system in members(new) if is_gate(system) and not closed >> system & 1)
        new = 0
        for system in open_gates:
            new |= near[system]
        new &= ~found
    return found & ~(1 << origin)


def closed_gates(g: ArcsState, seat: int) -> int:
    """Return the set of gates that rivals control."""
    return sum(1 << gate for gate in range(0, ALL_SYSTEMS, 4) if controller(g, gate) not in (NONE, seat))


def range_of(g: ArcsState, seat: int, origin: int) -> int:
    """Return the set of systems that one move from there may end in."""
    if starts_catapult(g, seat, origin):
        return flights(g.content, g.setup, origin, closed_gates(g, seat))
    return neighbours(g.content, g.setup)[origin]


def fleets_of(g: ArcsState, seat: int) -> list[Fleet]:
    """List where the seat has fresh ships, the most of them first."""
    near, fresh = neighbours(g.content, g.setup), g.fresh[seat::4]
    starports, hooks = g.starport_sites[seat], g.content.hooks
    bent = g.cards[seat] & (hooks.catapult_from.cards | hooks.foreign_buildings.cards)
    found = [
        (
            fresh[origin],
            origin,
            range_of(g, seat, origin) if bent or starports >> SITES * origin & ALL_SITES else near[origin],
        )
        for origin in members(g.fleets[seat])
        if fresh[origin]
    ]
    found.sort(reverse=True)
    return found


def most_coming(fleets: list[Fleet], system: int) -> int:
    """Return the fresh ships of the largest fleet that can come by one move."""
    for ships, _, within in fleets:
        if within >> system & 1:
            return ships
    return 0


def strongest(g: ArcsState, fleets: list[list[Fleet]], system: int, but: Container[int]) -> int:
    """Return the most fresh ships that one of the seats has there after one move to it; 0 if none can come."""
    found = 0
    for rival, some in enumerate(fleets):
        if rival not in but:
            coming = most_coming(some, system)
            if coming:
                found = max(found, coming + g.fresh[4 * system + rival])
    return found


def lacking(attack: int, defence: int) -> float:
    """Value by how many fresh ships a defence is too weak: from 0 to 1."""
    return min(MOST, attack - defence) / MOST if attack > defence else 0.0


def in_reach(g: ArcsState) -> list[float]:
    """Add up, for each seat, how far its buildings lack defence against the largest rival fleet that can come."""
    fresh = g.fresh
    fleets = [fleets_of(g, seat) for seat in range(g.seats)]
    found = [0.0] * g.seats
    for seat, bases in enumerate(g.bases):
        but = (seat,)
        for system in members(bases):
            own = fresh[4 * system + seat]
            attack = strongest(g, fleets, system, but)
            if attack > own:
                found[seat] += buildings_at(g, seat, system) * lacking(attack, own)
    return found


def buildings_at(g: ArcsState, seat: int, system: int) -> int:
    """Count the buildings of the seat there."""
    return ((g.city_sites[seat] | g.starport_sites[seat]) >> SITES * system & ALL_SITES).bit_count()


class Reach:
    """Tells how moves of a seat change what is in reach, looking only at what they can change."""

    __slots__ = ("fleets", "g", "known", "ranges", "rivals", "seat", "targets", "threats", "worth")

    def __init__(self, g: ArcsState, seat: int) -> None:
        self.g, self.seat, self.rivals = g, seat, g.seats - 1
        fleets = [fleets_of(g, one) for one in range(g.seats)]
        self.fleets = fleets[seat]
        # Own bases: how many buildings, and the strongest attack on them. No own move changes it.
        self.threats: dict[int, tuple[int, int]] = {}
        # Bases of rivals: how many buildings, their defence, and the strongest attack of others than the seat; and what
        # comes of the seat itself.
        self.targets: list[tuple[int, int, int, int, int]] = []
        for owner, bases in enumerate(g.bases):
            but = (owner, seat)
            for system in members(bases):
                attack = strongest(g, fleets, system, but)
                buildings = buildings_at(g, owner, system)
                if owner != seat:
                    coming = most_coming(self.fleets, system)
                    self.targets.append((system, buildings, g.fresh[4 * system + owner], attack, coming))
                elif attack:
                    self.threats[system] = buildings, attack
        self.known: dict[tuple[int, int, int], float] = {}
        self.worth: dict[int, float] = {}  # of the systems as they are, for who compares by it
        self.ranges = {origin: within for _, origin, within in self.fleets}

    def change(self, origin: int, to: int, ships: int) -> float:
        """Return how much more of the seat is in reach, and less of its rivals, if fresh ships go there."""
        if not ships:
            return 0.0
        key = (origin, to, ships)
        known = self.known.get(key)
        if known is None:
            known = self.known[key] = self.own(origin, to, ships) - self.others(origin, to, ships) / self.rivals
        return known

    def own(self, origin: int, to: int, ships: int) -> float:
        """Return how much more of the seat is in reach."""
        fresh, seat, change = self.g.fresh, self.seat, 0.0
        for system, more in ((origin, -ships), (to, ships)):
            threat = self.threats.get(system)
            if threat is not None:
                buildings, attack = threat
                own = fresh[4 * system + seat]
                change += buildings * (lacking(attack, own + more) - lacking(attack, own))
        return change

    def others(self, origin: int, to: int, ships: int) -> float:
        """Return how much more of the rivals is in reach."""
        g, seat, change = self.g, self.seat, 0.0
        within = self.ranges.get(to)
        if within is None:
            within = self.ranges[to] = range_of(g, seat, to)
        near = within | 1 << to  # elsewhere nothing changes
        if origin != NOWHERE:
            near |= self.ranges[origin] | 1 << origin
        left: list[Fleet] | None = None
        for system, buildings, defence, attack, before in self.targets:
            if not near >> system & 1:
                continue
            if left is None:
                left = [
                    (there - ships if at == origin else there, at, far) for there, at, far in self.fleets if at != to
                ]
                left.append((g.fresh[4 * to + seat] + ships, to, within))
                left.sort(reverse=True)
            here = g.fresh[4 * system + seat]
            now = before + here if before else 0
            after = most_coming(left, system)
            here += ships if system == to else -ships if system == origin else 0
            then = after + here if after else 0
            if now != then:
                change += buildings * (lacking(max(then, attack), defence) - lacking(max(now, attack), defence))
        return change
