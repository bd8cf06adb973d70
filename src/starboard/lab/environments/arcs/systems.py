"""Arcs for learners: the systems, of which a move changes one or two."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import compress
from operator import attrgetter, ne
from typing import Any

from starboard.games.arcs.inside import ALL_SYSTEMS, NONE, SITES, ArcsState, bits, in_play, system_view
from starboard.lab.environments.arcs.aims import SYSTEM_FACTS, system_facts
from starboard.lab.environments.arcs.table import ArcsTable
from starboard.lab.environments.parts import Row, Things

SYSTEMS = range(ALL_SYSTEMS)
OF_SHIPS = [system for system in SYSTEMS for _ in range(4)]  # place in the list of ships → system
OF_SITES = [system for system in SYSTEMS for _ in range(SITES)]


class Systems(Things[ArcsState]):
    """Keeps besides the table what is told to options that point at a system."""

    def __init__(self, about: ArcsTable, games: int) -> None:
        self.about = about
        block = range(about.systems, about.battle)
        width = about.system_size + SYSTEM_FACTS
        super().__init__(block, ALL_SYSTEMS, games, about.seats, the_map, system_keys, width=width)

    def renew(self, game: int, g: ArcsState, before: tuple[Any, ...] | None, now: tuple[Any, ...]) -> None:
        if before is None or before[0] != now[0]:
            super().renew(game, g, before, now)
            return
        numbers, known = self.numbers[game], self.bank.numbers.get
        for system in changed(before, now):
            key = system_key(g, system)
            numbers[system] = known(key) or self.add(g, system, key)

    def rows_of(self, g: ArcsState, system: int, key: Hashable) -> list[Row]:
        view, rows = system_view(g, system), []
        for seat in range(self.eyes):
            row = [0.0] * self.width
            self.about.write_system(view, seat, row)
            row[self.size :] = system_facts(view, seat)
            rows.append(row)
        return rows


# What they rest on.


the_map = attrgetter("setup", "fresh", "damaged", "sites", "types", "used", "reshaped")


def system_keys(g: ArcsState) -> list[Hashable]:
    """List what decides what is told of each system; None, if it is not in play."""
    keys: list[Hashable] = [None] * ALL_SYSTEMS
    if g.setup != NONE:
        for system in in_play(g):
            keys[system] = system_key(g, system)
    return keys


def system_key(g: ArcsState, system: int) -> Hashable:
    ships, site = 4 * system, SITES * system
    return (
        system,
        *g.fresh[ships : ships + 4],
        *g.damaged[ships : ships + 4],
        *g.sites[site : site + SITES],
        g.types[system],
        g.used >> site & 7,
        g.reshaped >> system & 1,
    )


def changed(before: tuple[Any, ...], now: tuple[Any, ...]) -> set[int]:
    """Return the systems in which anything has changed."""
    _, fresh, damaged, sites, types, used, reshaped = now
    _, fresh_before, damaged_before, sites_before, types_before, used_before, reshaped_before = before
    systems: set[int] = set()
    if fresh != fresh_before:
        systems.update(compress(OF_SHIPS, map(ne, fresh, fresh_before)))
    if damaged != damaged_before:
        systems.update(compress(OF_SHIPS, map(ne, damaged, damaged_before)))
    if sites != sites_before:
        systems.update(compress(OF_SITES, map(ne, sites, sites_before)))
    if types != types_before:
        systems.update(compress(SYSTEMS, map(ne, types, types_before)))
    if used != used_before:
        systems.update([site // SITES for site in bits(used ^ used_before)])
    if reshaped != reshaped_before:
        systems.update(bits(reshaped ^ reshaped_before))
    return systems
