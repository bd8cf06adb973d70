"""New actions of lore cards about buildings: Tool-Priests, Living Structures, Tyrant's Authority."""

from __future__ import annotations

from starboard.games.arcs.build import tell_built
from starboard.games.arcs.deeds import Args, Deed, say_site
from starboard.games.arcs.notation import site_text, system_name
from starboard.games.arcs.pieces import building_home, clear_site, place_ships, put_building
from starboard.games.arcs.standard import take
from starboard.games.arcs.state import IS_CITY, IS_DAMAGED, SITES, ArcsState, controller, in_play, is_declared, sites_of
from starboard.games.arcs.tables.map import SLOTS_OF
from starboard.games.arcs.tax import tax_choices
from starboard.games.arcs.words import (
    BUILD,
    CITY,
    LIVING_STRUCTURES,
    PIECES,
    REPAIR,
    SHIP,
    STARPORT,
    TAX,
    TOOL_PRIESTS,
    TYRANT,
    TYRANTS_AUTHORITY,
)
from starboard.kernel.state import tell


def summon_choices(g: ArcsState, seat: int) -> list[Args]:
    """One city of each system that the seat controls, whosever it is (ARC-LORE-05)."""
    if not g.ships[seat]:
        return []
    found: list[Args] = []
    for system in in_play(g):
        if controller(g, system) == seat:
            found += [(site,) for site in sites_of(system) if g.sites[site] & IS_CITY][:1]
    return found


def summon(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """Nobody else controls the system, so the ship is fresh."""
    (site,) = args
    place_ships(g, seat, site // SITES, 1)
    tell_built(g, seat, SHIP, site, False)


def nurture_choices(g: ArcsState, seat: int) -> list[Args]:
    """Own cities that a tax may be raised from: what bends taxing bends this too (ARC-MOD-03)."""
    return [(site,) for _, site in tax_choices(g, seat) if g.sites[site] & IS_CITY and g.sites[site] & 3 == seat]


def nurture(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """The tax is that of a copy or pivot if the pip was (ARC-MOD-06)."""
    take(g, seat, (TAX, args[0]), copied)


def prune_choices(g: ArcsState, seat: int) -> list[Args]:
    """Own buildings in slots, if one of the other kind is in supply (ARC-LIMIT-11)."""
    found: list[Args] = []
    for site, building in enumerate(g.sites):
        if building and building & 3 == seat and site % SITES < SLOTS_OF[site // SITES]:
            left = g.starports[seat] if building & IS_CITY else g.cities[seat]
            if left:
                found.append((site,))
    return found


def prune(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (site,) = args
    city = not g.sites[site] & IS_CITY
    replace_building(g, seat, site, city)
    tell(
        g,
        "arcs-event-pruned",
        "ARC-LIMIT-05",
        seat=seat,
        piece=PIECES[CITY if city else STARPORT],
        system=system_name(site // SITES),
        site=site_text(site),
    )


def replace_building(g: ArcsState, seat: int, site: int, city: bool) -> None:
    """The old one goes home, one of the seat stands there and is damaged if that was (ARC-LIMIT-05, -06, -10)."""
    old = clear_site(g, site)
    building_home(g, old)
    put_building(g, seat, site, city, bool(old & IS_DAMAGED))


def annex_choices(g: ArcsState, seat: int) -> list[Args]:
    """While Tyrant is declared: rivals' buildings that the seat controls, if it has one of the kind (ARC-LIMIT-11)."""
    if not is_declared(g, TYRANT):
        return []
    found: list[Args] = []
    for site, building in enumerate(g.sites):
        if building and building & 3 != seat and controller(g, site // SITES) == seat:
            left = g.cities[seat] if building & IS_CITY else g.starports[seat]
            if left:
                found.append((site,))
    return found


def annex(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (site,) = args
    old = g.sites[site]
    city = bool(old & IS_CITY)
    replace_building(g, seat, site, city)
    tell(
        g,
        "arcs-event-annexed",
        "ARC-LIMIT-06",
        seat=seat,
        owner_seat=old & 3,
        piece=PIECES[CITY if city else STARPORT],
        system=system_name(site // SITES),
        site=site_text(site),
    )


SITE = ("site",)
BUILDING_DEEDS = (
    Deed("summon", TOOL_PRIESTS, "ARC-LORE-05", summon_choices, summon, say_site, SITE, replaces=BUILD, once=True),
    Deed("nurture", LIVING_STRUCTURES, "ARC-NEWACT-05", nurture_choices, nurture, say_site, SITE, replaces=BUILD),
    Deed("prune", LIVING_STRUCTURES, "ARC-LIMIT-05", prune_choices, prune, say_site, SITE, replaces=REPAIR),
    Deed("annex", TYRANTS_AUTHORITY, "ARC-LIMIT-05", annex_choices, annex, say_site, SITE, replaces=BUILD),
)
