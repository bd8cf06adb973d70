"""New actions of lore cards about buildings: Tool-Priests, Living Structures, Tyrant's Authority."""

from __future__ import annotations

from starboard.games.arcs import events, verbs
from starboard.games.arcs.build import tell_built
from starboard.games.arcs.deeds import Args, Deed
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import (
    CITY,
    SHIP,
    STARPORT,
    TAX,
)
from starboard.games.arcs.pieces import building_home, clear_site, place_ships, put_building
from starboard.games.arcs.standard import take
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    OWNER,
    SITES,
    ArcsState,
    controls,
    in_play,
    is_declared,
    sites_of,
)
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.map import SLOTS_OF
from starboard.games.arcs.tax import tax_choices
from starboard.kernel.state import tell

SITE = ("site",)


@effect("build_ship_at_city", "new_action")
def build_ship_at_city(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Tool-Priests: ships built at a city."""
    ability.only("where", "any_controlled_city")
    count = ability.number("count")

    def summon(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        """Nobody else controls the system, so the ships are fresh."""
        (site,) = args
        for _ in range(place_ships(g, seat, site // SITES, count)):
            tell_built(g, seat, SHIP, site, False)

    return Deed(
        verbs.AT_SITE, card, "ARC-LORE-05", summon_choices, summon, replaces=ability.replaces, once=ability.once
    )


def summon_choices(g: ArcsState, seat: int) -> list[Args]:
    """One city of each system that the seat controls, whosever it is (ARC-LORE-05)."""
    if not g.ships[seat]:
        return []
    found: list[Args] = []
    for system in in_play(g):
        if controls(g, seat, system):
            found += [(site,) for site in sites_of(system) if g.sites[site] & IS_CITY][:1]
    return found


@effect("free_action", "new_action")
def nurture_city(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Living Structures: a tax in place of another action."""
    ability.only("action", "tax")
    ability.only("target", "loyal_city")
    return Deed(verbs.AT_SITE, card, "ARC-NEWACT-05", nurture_choices, nurture, replaces=ability.replaces)


def nurture_choices(g: ArcsState, seat: int) -> list[Args]:
    """Own cities that a tax may be raised from: what bends taxing bends this too (ARC-MOD-03)."""
    return [(site,) for _, site in tax_choices(g, seat) if g.sites[site] & IS_CITY and g.sites[site] & OWNER == seat]


def nurture(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """The tax is that of a copy or pivot if the pip was (ARC-MOD-06)."""
    take(g, seat, (TAX, args[0]), copied)


@effect("swap_building", "new_action")
def swap_building(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Living Structures: an own city for a starport, or the other way."""
    ability.only("between", ("starport", "city"))
    ability.only("where", "slot_only")
    return Deed(verbs.AT_SITE, card, "ARC-LIMIT-05", prune_choices, prune, replaces=ability.replaces)


def prune_choices(g: ArcsState, seat: int) -> list[Args]:
    """Own buildings in slots, if one of the other kind is in supply (ARC-LIMIT-11)."""
    found: list[Args] = []
    for site, building in enumerate(g.sites):
        if building and building & OWNER == seat and site % SITES < SLOTS_OF[site // SITES]:
            left = g.starports[seat] if building & IS_CITY else g.cities[seat]
            if left:
                found.append((site,))
    return found


def prune(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (site,) = args
    city = not g.sites[site] & IS_CITY
    replace_building(g, seat, site, city)
    tell(g, events.Pruned(seat, CITY if city else STARPORT, site))


def replace_building(g: ArcsState, seat: int, site: int, city: bool) -> None:
    """The old one goes home, one of the seat stands there and is damaged if that was (ARC-LIMIT-05, -06, -10)."""
    old = clear_site(g, site)
    building_home(g, old)
    put_building(g, seat, site, city, bool(old & IS_DAMAGED))


@effect("annex_building", "new_action")
def annex_building(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Tyrant's Authority: an own building in place of a rival's."""
    ability.only("target", "any_city_or_starport_you_control")
    ambition = ability.ambition()

    def choices(g: ArcsState, seat: int) -> list[Args]:
        """Rivals' buildings that the seat controls, if it has one of the kind (ARC-LIMIT-11)."""
        if not is_declared(g, ambition):
            return []
        found: list[Args] = []
        for site, building in enumerate(g.sites):
            if building and building & OWNER != seat and controls(g, seat, site // SITES):
                left = g.cities[seat] if building & IS_CITY else g.starports[seat]
                if left:
                    found.append((site,))
        return found

    return Deed(verbs.AT_SITE, card, "ARC-LIMIT-05", choices, annex, replaces=ability.replaces)


def annex(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (site,) = args
    old = g.sites[site]
    city = bool(old & IS_CITY)
    replace_building(g, seat, site, city)
    tell(g, events.Annexed(seat, old & OWNER, CITY if city else STARPORT, site))
