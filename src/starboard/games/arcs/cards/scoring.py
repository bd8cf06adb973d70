"""Runs cards that bend resources and scoring."""

from __future__ import annotations

from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import AMBITIONS
from starboard.games.arcs.score import lose_all
from starboard.games.arcs.state import ArcsState, others
from starboard.games.arcs.tables.abilities import Ability

# Resources


@effect("keep_card_on_outrage", "on_outrage")
def keep_card_on_outrage(hooks: Hooks, card: int, ability: Ability) -> None:
    """Loyal cards are not discarded when their holder provokes Outrage (ARC-GUILD-06)."""
    hooks.kept_in_outrage.add(card)


@effect("spend_as", "spend", may=True)
def spend_as(hooks: Hooks, card: int, ability: Ability) -> None:
    """Any token may be spent as this type."""
    hooks.spent_as[ability.type()].add(card)


@effect("ignore_outrage_when_spending", "spend")
def ignore_outrage(hooks: Hooks, card: int, ability: Ability) -> None:
    """Outrage of this type does not keep tokens from having its effect."""
    hooks.outrage_ignored[ability.type()].add(card)


@effect("hold_supply", "static")
def hold_supply(hooks: Hooks, card: int, ability: Ability) -> None:
    """Cartels: the supply of a type counts as held, but is neither spent nor stolen (ARC-GUILD-02, ARC-RES-19)."""
    ability.only("counts_for", "tycoon")
    ability.only("spendable", False)
    ability.only("stealable", False)
    supply = hooks.supply_held[ability.type()]
    if supply.cards:
        ability.refuse(ability.here("resource").breaks("supply"))
    supply.add(card)


@effect("resource_slot", "static", on=("lore", "leader"))
def resource_slot(hooks: Hooks, card: int, ability: Ability) -> None:
    """Ancient Holdings: one more slot, the same for all such cards."""
    ability.only("spendable", True)
    ability.only("counts_for_ambitions", True)
    cost = ability.number("raid_cost")
    if not ability.number("slots", most=1):
        return
    if hooks.extra_slot.cards and cost != hooks.extra_slot_cost:
        ability.same(ability.here("raid_cost"), str(cost), str(hooks.extra_slot_cost))
    hooks.extra_slot.add(card)
    hooks.extra_slot_cost = cost


# Scoring


@effect("demote_first_place", "scoring")
def demote_first_place(hooks: Hooks, card: int, ability: Ability) -> None:
    """A first place is worth what the second is, a second place nothing."""
    ambition = ability.one("ambition", AMBITIONS)
    hooks.demoted[ambition].bend(card, ability.flag("city_bonus"))


@effect("power_only_for_sole_first", "scoring")
def power_only_for_sole_first(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Noble gains no Power but for a first place alone."""
    hooks.only_first.add(card)


@effect("rivals_discard_resource", "after_scoring")
def rivals_discard_resource(hooks: Hooks, card: int, ability: Ability) -> None:
    """Cartels: all rivals lose all tokens of a type."""
    kind = ability.type()

    def discard(g: ArcsState, seat: int) -> None:
        for rival in others(g, seat):
            lose_all(g, rival, kind)

    hooks.after_scoring.bend(card, discard)


@effect("discard_all_resource", "after_scoring")
def discard_all_resource(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Fuel-Drinker loses all tokens of a type, if this ambition was scored."""
    kind, scored = ability.type(), ability.ambition("scored")

    def discard(g: ArcsState, seat: int) -> None:
        if scored in g.markers:
            lose_all(g, seat, kind)

    hooks.after_scoring.bend(card, discard)
