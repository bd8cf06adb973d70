"""Taking, placing and returning pieces, within what is in the box (ARC-LIMIT)."""

from __future__ import annotations

from starboard.games.arcs.ids import AGENT, CITY, PSIONIC, SHIP, STARPORT
from starboard.games.arcs.resources import cover_slots
from starboard.games.arcs.state import (
    BUILT,
    IS_CITY,
    IS_DAMAGED,
    OWNER,
    ArcsState,
    members,
    note_building,
    note_gone,
    note_ships,
)


def place_ships(g: ArcsState, seat: int, system: int, count: int, damaged: bool = False) -> int:
    """As many as the supply has (ARC-LIMIT-04); says how many."""
    placed = min(count, g.ships[seat])
    g.ships[seat] -= placed
    (g.damaged if damaged else g.fresh)[4 * system + seat] += placed
    note_ships(g, seat, system)
    if g.battle is not None and g.battle.system == system and g.battle.attacker == seat:
        g.battle = g.battle.joined_by(placed)
    return placed


def take_ship(g: ArcsState, owner: int, system: int, damaged: bool) -> None:
    """A ship leaves the map."""
    (g.damaged if damaged else g.fresh)[4 * system + owner] -= 1
    note_ships(g, owner, system)


def put_building(g: ArcsState, seat: int, site: int, city: bool, damaged: bool = False) -> None:
    """From the supply; a city is the leftmost one of the board (ARC-BUILD-03, ARC-LIMIT-10)."""
    if city:
        g.cities[seat] -= 1
    else:
        g.starports[seat] -= 1
    g.sites[site] = BUILT | seat | (IS_CITY if city else 0) | (IS_DAMAGED if damaged else 0)
    note_building(g, site)
    g.used &= ~(1 << site)


def clear_site(g: ArcsState, site: int) -> int:
    """Take the building away; what it was."""
    building = g.sites[site]
    g.sites[site] = 0
    note_gone(g, site, building & OWNER)
    g.used &= ~(1 << site)
    return building


def building_home(g: ArcsState, building: int) -> None:
    """Back to its owner: a starport to the supply, a city to the board (ARC-LIMIT-03, -09)."""
    seat = building & OWNER
    if building & IS_CITY:
        city_home(g, seat)
    else:
        g.starports[seat] += 1


def city_home(g: ArcsState, seat: int) -> None:
    """To the rightmost empty city slot; covered resource slots are cleared (ARC-CLEAN-05, ARC-RES-05)."""
    g.cities[seat] += 1
    cover_slots(g, seat)


def agents_home(g: ArcsState, seat: int, count: int) -> None:
    """To the supply; an agent first takes the place of a placeholder (ARC-OUTRAGE-05)."""
    g.agents[seat] += count
    for kind in members(g.placeholders[seat]):
        if g.agents[seat]:
            g.agents[seat] -= 1
            g.placeholders[seat] ^= 1 << kind


def capture(g: ArcsState, seat: int, owner: int, count: int = 1) -> int:
    """Agents from their owner's supply to the captives of the seat, if there are any (ARC-TAX-07); says how many."""
    taken = min(count, g.agents[owner])
    g.agents[owner] -= taken
    g.captives[4 * seat + owner] += taken
    return taken


def mark_outrage(g: ArcsState, seat: int, kind: int) -> None:
    """An agent, or a placeholder, on the icon, if there is none yet (ARC-OUTRAGE-03, -04, -05)."""
    if g.outrage[seat] >> kind & 1:
        return
    g.outrage[seat] |= 1 << kind
    if g.agents[seat]:
        g.agents[seat] -= 1
    else:
        g.placeholders[seat] |= 1 << kind


def lift_outrage(g: ArcsState, seat: int, kinds: tuple[int, ...]) -> None:
    for kind in kinds:
        bit = 1 << kind
        if g.outrage[seat] & bit:
            g.outrage[seat] ^= bit
            if g.placeholders[seat] & bit:
                g.placeholders[seat] ^= bit
            else:
                agents_home(g, seat, 1)


def trophy(g: ArcsState, holder: int, owner: int, kind: int, count: int = 1) -> None:
    g.trophies[16 * holder + 4 * owner + kind] += count
    if g.battle is not None and g.battle.attacker == holder and count:
        g.battle = g.battle.with_trophies()


def trophies_of(g: ArcsState, seat: int) -> int:
    return sum(g.trophies[16 * seat : 16 * seat + 16])


def captives_of(g: ArcsState, seat: int) -> int:
    return sum(g.captives[4 * seat : 4 * seat + 4])


def trophy_home(g: ArcsState, holder: int, owner: int, kind: int, count: int = 1) -> None:
    """Trophies go back to where they belong (ARC-CLEAN-04, -05)."""
    g.trophies[16 * holder + 4 * owner + kind] -= count
    if kind == SHIP:
        g.ships[owner] += count
    elif kind == STARPORT:
        g.starports[owner] += count
    elif kind == AGENT:
        agents_home(g, owner, count)
    else:
        assert kind == CITY
        for _ in range(count):
            city_home(g, owner)


def captive_home(g: ArcsState, holder: int, owner: int, count: int = 1) -> None:
    g.captives[4 * holder + owner] -= count
    agents_home(g, owner, count)


def reshape(g: ArcsState, system: int, kind: int) -> None:
    """A token that lies on a planet changes its type for good (the Shaper)."""
    assert 0 <= kind <= PSIONIC
    g.types[system] = kind
    g.reshaped |= 1 << system
