"""ARC-BUILD and ARC-REPAIR."""

from __future__ import annotations

from starboard.games.arcs import events
from starboard.games.arcs.ids import (
    BUILD,
    CITY,
    NOBODY,
    NONE,
    REPAIR,
    SHIP,
    STARPORT,
)
from starboard.games.arcs.pieces import place_ships, put_building
from starboard.games.arcs.spending import spend_token
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    OUTSIDE,
    SITES,
    ArcsState,
    building_sites,
    controller,
    members,
    presence,
    tokens,
)
from starboard.games.arcs.tables.map import SLOTS_OF
from starboard.games.arcs.tax import uses_foreign
from starboard.games.arcs.versions import LOYAL_PAYS_ANY_COST, OVERSEER_BUILDS_NOTHING
from starboard.kernel.frame import then
from starboard.kernel.state import tell

Choice = tuple[int, ...]


def build_choices(g: ArcsState, seat: int) -> list[Choice]:
    """One building on an empty slot where the seat has a piece, or one ship at an own starport (ARC-BUILD-01 to -06).

    A choice is the kind of piece and the site: of the building, or of the starport that builds the ship. A cloud
    city is paid with a token, whose slot comes last. What the supply lacks is not offered (ARC-AMB-31), unless a
    card follows on the building of a ship: its holder may want to hit the starport.
    """
    found: list[Choice] = []
    if g.ships[seat] or (g.cards[seat] & g.content.hooks.after_ship.cards and OVERSEER_BUILDS_NOTHING.applies(g)):
        found += [(BUILD, SHIP, site) for site in building_starports(g, seat)]
    kinds = [kind for kind, left in ((STARPORT, g.starports[seat]), (CITY, g.cities[seat])) if left]
    if not kinds:
        return found
    sites = g.sites
    on_gates = [(at, kind) for at, kind in g.content.hooks.on_gates.answers(g, seat) if kind in kinds]
    clouds = CITY in kinds and g.cards[seat] & g.content.hooks.outside_slots.cards
    for system in members(presence(g, seat)):
        first = SITES * system
        if not system & 3:  # a gate
            if on_gates:
                found += [(BUILD, kind, first + at) for at, kind in on_gates if not sites[first + at]]
            continue
        free = first if not sites[first] else first + 1 if SLOTS_OF[system] == 2 and not sites[first + 1] else -1
        if free >= 0:
            found += [(BUILD, kind, free) for kind in kinds]
        if clouds and not sites[first + OUTSIDE]:
            found += [(BUILD, CITY, first + OUTSIDE, slot) for slot in slots_to_pay(g, seat, g.types[system])]
    return found


def slots_to_pay(g: ArcsState, seat: int, kind: int) -> list[int]:
    """Slots with a token that can be spent as this type: with a Loyal card of the type any can (ARC-GUILD-06)."""
    if not g.content.hooks.spent_as[kind].held(g, seat) or not LOYAL_PAYS_ANY_COST.applies(g):
        return slots_with(g, seat, kind)
    held = dict.fromkeys(one for one in tokens(g, seat) if one != NONE)
    return sorted(slot for one in held for slot in slots_with(g, seat, one))


def slots_with(g: ArcsState, seat: int, kind: int) -> list[int]:
    """Slots with a token of the type to be spent; those of the same raid cost are all one."""
    found: dict[int, int] = {}
    for slot, held in enumerate(tokens(g, seat)):
        if held == kind:
            found.setdefault(g.content.slot_costs[slot], slot)
    return list(found.values())


def building_starports(g: ArcsState, seat: int) -> tuple[int, ...]:
    """Starports that have not built a ship in this turn (ARC-BUILD-04, -05, -11)."""
    starports = sum(g.starport_sites) if uses_foreign(g, seat) else g.starport_sites[seat]
    return members(starports & ~g.used)


def is_rivals(g: ArcsState, seat: int, system: int) -> bool:
    """Tell whether another player controls the system: what is built there is damaged (ARC-BUILD-07 to -09)."""
    return controller(g, system) not in (NOBODY, seat)


def build(g: ArcsState, seat: int, kind: int, site: int, slot: int = -1) -> None:
    system = site // SITES
    damaged = is_rivals(g, seat, system)
    if slot >= 0:
        spend_token(g, seat, slot)
    if kind == SHIP:
        damaged = damaged and not g.content.hooks.ships_built_fresh.held(g, seat)
        g.used |= 1 << site
        built = place_ships(g, seat, system, 1, damaged)
        then(g, *(follow(g, seat, site) for follow in g.content.hooks.after_ship.answers(g, seat)))
        if not built:
            tell(g, events.NoShip(seat, site))
            return
    else:
        put_building(g, seat, site, kind == CITY, damaged)
    tell_built(g, seat, kind, site, damaged)


def tell_built(g: ArcsState, seat: int, kind: int, site: int, damaged: bool) -> None:
    tell(g, events.Built(seat, kind, site, damaged), "ARC-BUILD-07" if damaged else "ARC-BUILD-01")


def repair_choices(g: ArcsState, seat: int) -> list[Choice]:
    """Any own damaged piece on the map (ARC-REPAIR-01, -02): a ship by its system, a building by its site."""
    found: list[Choice] = [(REPAIR, SHIP, at) for at in members(g.fleets[seat]) if g.damaged[4 * at + seat]]
    found += [
        (REPAIR, CITY if g.sites[site] & IS_CITY else STARPORT, site)
        for site in members(building_sites(g, seat))
        if g.sites[site] & IS_DAMAGED
    ]
    return found


def repair(g: ArcsState, seat: int, kind: int, where: int) -> None:
    if kind == SHIP:
        mend_ship(g, seat, where)
        system = where
    else:
        g.sites[where] &= ~IS_DAMAGED
        system = where // SITES
    tell(g, events.Repaired(seat, kind, system), "ARC-REPAIR-01")


def mend_ship(g: ArcsState, seat: int, system: int) -> None:
    g.damaged[4 * system + seat] -= 1
    g.fresh[4 * system + seat] += 1
