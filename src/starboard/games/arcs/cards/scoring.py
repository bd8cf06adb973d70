"""Runs cards that bend resources and scoring."""

from __future__ import annotations

from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import (
    AFTER_SCORING,
    DEMOTED,
    EXTRA_SLOT,
    KEPT_IN_OUTRAGE,
    ONLY_FIRST,
    OUTRAGE_IGNORED,
    SPENT_AS,
    SUPPLY_HELD,
)
from starboard.games.arcs.ids import AMBITIONS
from starboard.games.arcs.score import lose_all
from starboard.games.arcs.state import ArcsState, others
from starboard.games.arcs.tables.abilities import Ability

# Resources


@effect("keep_card_on_outrage", "on_outrage")
def keep_card_on_outrage(card: int, ability: Ability) -> None:
    """Loyal cards are not discarded when their holder provokes Outrage (ARC-GUILD-06)."""
    KEPT_IN_OUTRAGE.add(card)


@effect("spend_as", "spend")
def spend_as(card: int, ability: Ability) -> None:
    """Any token may be spent as this type."""
    SPENT_AS[ability.type()].add(card)


@effect("ignore_outrage_when_spending", "spend")
def ignore_outrage(card: int, ability: Ability) -> None:
    """Outrage of this type does not keep tokens from having its effect."""
    OUTRAGE_IGNORED[ability.type()].add(card)


@effect("hold_supply", "static")
def hold_supply(card: int, ability: Ability) -> None:
    """Cartels: the supply of a type counts as held, but is neither spent nor stolen (ARC-GUILD-02, ARC-RES-19)."""
    ability.only("counts_for", "tycoon")
    ability.only("spendable", False)
    ability.only("stealable", False)
    SUPPLY_HELD[ability.type()].add(card)


@effect("resource_slot", "static")
def resource_slot(card: int, ability: Ability) -> None:
    """Ancient Holdings: one more slot; its raid cost is among those of the board (tables/player_board.py)."""
    ability.only("spendable", True)
    ability.only("counts_for_ambitions", True)
    if ability.number("slots", most=1):
        EXTRA_SLOT.add(card)


# Scoring


@effect("demote_first_place", "scoring")
def demote_first_place(card: int, ability: Ability) -> None:
    """A first place is worth what the second is, a second place nothing."""
    (ambition,) = ability.words("ambition", AMBITIONS)
    DEMOTED[ambition].bend(card, ability.flag("city_bonus"))


@effect("power_only_for_sole_first", "scoring")
def power_only_for_sole_first(card: int, ability: Ability) -> None:
    """The Noble gains no Power but for a first place alone."""
    ONLY_FIRST.add(card)


@effect("rivals_discard_resource", "after_scoring")
def rivals_discard_resource(card: int, ability: Ability) -> None:
    """Cartels: all rivals lose all tokens of a type."""
    kind = ability.type()

    def discard(g: ArcsState, seat: int) -> None:
        for rival in others(g, seat):
            lose_all(g, rival, kind)

    AFTER_SCORING.bend(card, discard)


@effect("discard_all_resource", "after_scoring")
def discard_all_resource(card: int, ability: Ability) -> None:
    """The Fuel-Drinker loses all tokens of a type, if this ambition was scored."""
    kind, scored = ability.type(), ability.ambition("scored")

    def discard(g: ArcsState, seat: int) -> None:
        if scored in g.markers:
            lose_all(g, seat, kind)

    AFTER_SCORING.bend(card, discard)
