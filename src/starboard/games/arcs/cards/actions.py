"""Runs cards that bend standard actions: taxing, building, moving, securing."""

from __future__ import annotations

from starboard.games.arcs import events
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import CITY, STARPORT
from starboard.games.arcs.pieces import capture
from starboard.games.arcs.state import (
    GATE_CITY,
    GATE_STARPORT,
    IS_DAMAGED,
    OWNER,
    SITES,
    ArcsState,
    controls,
    is_declared,
    is_gate,
    own_ships,
)
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.cards import ALL_GUILDS
from starboard.kernel.state import tell

# Tax


@effect("tax_needs_control", "action_modifier", action="tax")
def tax_needs_control(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Upstart taxes nothing without control, not even own cities."""
    hooks.tax_needs_control.add(card)


@effect("forbid_tax_loyal", "action_modifier", action="tax")
def forbid_tax_loyal(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Anarchist taxes no own cities."""
    hooks.no_tax_at_home.add(card)


def has_ships(g: ArcsState, seat: int, system: int) -> bool:
    return own_ships(g, seat, system) > 0


@effect("tax_rival_ignoring_control", "action_modifier", action="tax", may=True)
def tax_rival_ignoring_control(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Anarchist taxes rivals where it has ships, and takes a captive as usual."""
    ability.only("where", "systems_with_own_ships")
    hooks.tax_without_control.bend(card, has_ships)


@effect("tax_empty_slots", "action_modifier", action="tax", may=True)
def tax_empty_slots(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Anarchist taxes empty slots like own cities where it has ships."""
    ability.only("where", "systems_with_own_ships")
    hooks.tax_empty_slots.bend(card, has_ships)


@effect("retax", "action_modifier", action="tax", may=True)
def retax(hooks: Hooks, card: int, ability: Ability) -> None:
    """Warlord's Cruelty: a city more than once a turn."""
    ambition = ability.ambition()
    hooks.tax_again.bend(card, lambda g: is_declared(g, ambition))


@effect("use_foreign_buildings", "action_modifier", action="tax_build_move", may=True)
def use_foreign_buildings(hooks: Hooks, card: int, ability: Ability) -> None:
    """Empath's Bond: rival buildings are used like own ones."""
    ability.only("tax", "any_city_without_captive")
    ability.only("build_ship", "any_starport")
    ability.only("catapult", "any_starport")
    ambition = ability.ambition()
    hooks.foreign_buildings.bend(card, lambda g: is_declared(g, ambition))


@effect("gain_resource", "on_copy_pivot_action", action="tax")
def gain_with_tax(hooks: Hooks, card: int, ability: Ability) -> None:
    """Tokens that come with a tax (ARC-LEADER-12)."""
    hooks.taxed_too.bend(card, (ability.type(), ability.number("amount")))


# Build


@effect("build_ships_fresh", "action_modifier", action="build")
def build_ships_fresh(hooks: Hooks, card: int, ability: Ability) -> None:
    """Hidden Harbors: ships are never damaged when they are built."""
    hooks.ships_built_fresh.add(card)


@effect("build_on_gate", "action_modifier", action="build", may=True)
def build_on_gate(hooks: Hooks, card: int, ability: Ability) -> None:
    """Gate Ports and Gate Stations: a gate has one place for each of both kinds."""
    starport = ability.word("piece", "starport", "city") == "starport"
    if ability.number("max_total_per_gate", most=1):
        hooks.on_gates.bend(card, (GATE_STARPORT, STARPORT) if starport else (GATE_CITY, CITY))


@effect("gate_city_type", "static")
def gate_city_type(hooks: Hooks, card: int, ability: Ability) -> None:
    """Gate Stations: `types_of` in state.py says so of any city on a gate (ARC-MAP-12)."""
    ability.only("type", "types_of_all_planet_cities_in_cluster")


@effect("build_outside_slots", "action_modifier", action="build", may=True)
def build_outside_slots(hooks: Hooks, card: int, ability: Ability) -> None:
    """Cloud Cities: a planet has one place outside of its slots."""
    ability.only("piece", "city")
    ability.only("cost", "resource_of_planet_type")
    if ability.number("max_total_per_planet", most=1):
        hooks.outside_slots.add(card)


# Move


@effect("move_limit", "action_modifier", action="move")
def move_limit(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Rebel: a cap on the ships of one move."""
    hooks.ships_moved.bend(card, ability.number("max_ships", least=1))


@effect("extra_move", "action_modifier", action="move", may=True)
def extra_move(hooks: Hooks, card: int, ability: Ability) -> None:
    """Sprinter Drives: one further move."""
    ability.only("who", "one_group_of_fresh_ships_that_moved")
    if ability.number("times", most=1):
        hooks.move_again.add(card)


@effect("catapult_origin", "action_modifier", action="move")
def catapult_origin(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Shaper catapults from gates, and not from starports."""
    ability.only("allow", "gates")
    ability.only("forbid", "starports")
    hooks.catapult_from.bend(card, lambda g, origin: is_gate(origin))


@effect("capture_agent", "on_rival_move_in")
def capture_agent(hooks: Hooks, card: int, ability: Ability) -> None:
    """Gate Ports: agents of whoever enters a gate with a fresh own starport that the holder controls until then."""
    ability.given("gate_you_control_with_fresh_own_starport")
    amount = ability.number("amount")

    def enters(g: ArcsState, keeper: int, seat: int, to: int) -> None:
        if not is_gate(to):
            return
        port = g.sites[SITES * to + GATE_STARPORT]
        if port and port & OWNER == keeper and not port & IS_DAMAGED and controls(g, keeper, to):
            taken = capture(g, keeper, seat, amount)
            if taken:
                tell(g, events.Captured(keeper, seat, taken), "ARC-CAPTIVE-01")

    hooks.rival_enters.bend(card, enters)


# Secure


@effect("secure_needs_agents", "action_modifier", action="secure")
def secure_needs_agents(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Demagogue: so many agents on a guild card, but for a ransack."""
    ability.only("cards", "guild")
    ability.only("not_when", "ransack")
    least = ability.number("min_agents")
    hooks.agents_to_secure.bend(card, lambda secured: least if ALL_GUILDS >> secured & 1 else 0)
