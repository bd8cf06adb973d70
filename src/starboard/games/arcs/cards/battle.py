"""Runs cards that bend battles and thefts."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.arcs.battle import DiscardWeapon
from starboard.games.arcs.battle.before import BringIn, helpers
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import ROLES, Alteration, Bend, Hooks, Pool, RerollPower, Totals, altered
from starboard.games.arcs.ids import ACTIONS, ASSAULT, DICE, INTERCEPT, NONE, TYPES, WEAPON
from starboard.games.arcs.standard import Grant
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    SITES,
    ArcsState,
    Battle,
    buildings_of,
    controls,
    holds,
    icons,
    is_declared,
    is_gate,
    tokens,
)
from starboard.games.arcs.tables.abilities import Ability
from starboard.kernel.frame import Frame

# Collecting dice


@effect("extra_dice", "battle_collect")
def extra_dice(hooks: Hooks, card: int, ability: Ability) -> None:
    """More dice than ships, which have to be taken unless they are optional."""
    ability.role("attacker")
    amount, gates, may = ability.number("amount"), ability.when("system_kind", "gate"), ability.optional

    def extra(g: ArcsState, seat: int, system: int) -> tuple[int, int]:
        if gates and not is_gate(system):
            return 0, 0
        return amount, 0 if may else amount

    hooks.extra_dice.bend(card, extra)


@effect("dice_ratio_limit", "battle_collect")
def dice_ratio_limit(hooks: Hooks, card: int, ability: Ability) -> None:
    """The wary Corsair."""
    ability.role("attacker")
    ability.only("rule", "no_more_assault_than_skirmish")
    hooks.few_assault_dice.add(card)


@effect("allow_raid_dice", "battle_collect", may=True)
def allow_raid_dice(hooks: Hooks, card: int, ability: Ability) -> None:
    """Raid dice where the defender has no building, among the dice for the ships."""
    ability.role("attacker")
    ability.given("no_defending_building")
    ability.only("extra", False)
    most = ability.number("max")
    hooks.raid_dice.bend(card, lambda g, now: most)


@effect("block_raid_dice", "battle_collect")
def block_raid_dice(hooks: Hooks, card: int, ability: Ability) -> None:
    """No raid dice against a fresh starport."""
    ability.role("defender")
    ability.given("fresh_defending_starport")

    def blocks(g: ArcsState, now: Battle) -> bool:
        here = buildings_of(g, now.defender, now.system)
        return any(not g.sites[at] & (IS_CITY | IS_DAMAGED) for at in here)

    hooks.no_raid_dice.bend(card, blocks)


# Rolling again, and what the dice show


@effect("reroll", "battle_roll", "dice_roll", may=True)
def reroll(hooks: Hooks, card: int, ability: Ability) -> None:
    """Dice of one kind, or of any, so many as the limit says."""
    die = ability.one("dice", (*DICE, "any"))
    kinds = (1 << len(DICE)) - 1 if die == len(DICE) else 1 << die
    limit = ability.word("limit", "weapon_icons", "fresh_own_attacking_ships", "distinct_resource_types_held", "any")
    ambition = ability.ambition(must=False)

    def power(g: ArcsState, seat: int, now: Battle) -> tuple[int, int]:
        if ambition != NONE and not is_declared(g, ambition):
            return 0, 0
        if limit == "weapon_icons":
            return kinds, icons(g, seat, WEAPON)
        if limit == "fresh_own_attacking_ships":
            return kinds, g.fresh[4 * now.system + seat]
        if limit == "distinct_resource_types_held":
            return kinds, sum(holds(g, seat, kind) for kind in range(len(TYPES)))
        return kinds, len(now.dice)

    battle = ability.trigger == "battle_roll"
    ability.role("attacker" if battle else "")
    hooks.rerolls.bend(card, RerollPower(power, ability.number("times"), battle))


@effect("add_intercept", "battle_roll")
def add_intercept(hooks: Hooks, card: int, ability: Ability) -> None:
    """More interceptions than were rolled."""
    amount, assault = ability.number("amount"), ability.when("attacker_rolled_assault")

    def change(pool: Pool, rolled: Totals) -> Totals:
        return altered(rolled, INTERCEPT, amount) if pool[ASSAULT] or not assault else rolled

    hooks.symbols.bend(card, Bend(ROLES[ability.role(*ROLES)], lambda g, now: True, change))


@effect("ignore_intercept", "battle_roll")
def ignore_intercept(hooks: Hooks, card: int, ability: Ability) -> None:
    """Fewer interceptions than were rolled."""
    amount, fresh = ability.number("amount"), ability.when("all_own_ships_in_system_fresh_at_battle_start")
    change: Alteration = lambda pool, rolled: altered(rolled, INTERCEPT, -amount)  # noqa: E731
    hooks.symbols.bend(card, Bend(ROLES[ability.role(*ROLES)], lambda g, now: now.all_fresh or not fresh, change))


@effect("replace_intercept", "battle_resolve")
def replace_intercept(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Agitator's interceptions hit as often as there are weapons, one of which is discarded after it."""
    ability.role("defender")
    ability.only("hits", "weapon_icons")
    ability.only("then_discard", "weapon")
    hooks.interception.bend(card, (lambda g, seat: icons(g, seat, WEAPON), DiscardWeapon))


# Before the dice, and after the battle


@effect("pre_battle_hit", "battle_start")
def pre_battle_hit(hooks: Hooks, card: int, ability: Ability) -> None:
    """Hits on the attacker, if the defender has a fresh ship there."""
    ability.role("defender")
    ability.given("fresh_defending_ship")
    amount = ability.number("amount")
    hooks.hits_before.bend(card, lambda g, seat, defender, system: amount if g.fresh[4 * system + defender] else 0)


@effect("move_defenders_in", "battle_start", may=True)
def move_defenders_in(hooks: Hooks, card: int, ability: Ability) -> None:
    """Ships of the defender come from next door."""
    ability.role("defender")
    ability.only("who", "fresh_own_ships")
    ability.only("origin", "adjacent_systems")

    def come(g: ArcsState, seat: int, defender: int, system: int) -> Frame | None:
        return BringIn(defender, system) if helpers(g, defender, system) else None

    hooks.before_dice.bend(card, come)


@effect("repair_ships_in_battle_system", "after_battle")
def repair_ships(hooks: Hooks, card: int, ability: Ability) -> None:
    """Mend ships there, a number of them or one for each starport of any colour that the seat controls."""
    roles = ROLES[ability.role(*ROLES)]
    amount = ability.number("amount", word="starports_you_control")

    def mended(g: ArcsState, seat: int, role: int) -> int:
        if not roles & role:
            return 0
        return starports_controlled(g, seat) if amount == NONE else amount

    hooks.mended.bend(card, mended)


def starports_controlled(g: ArcsState, seat: int) -> int:
    """Starports of any colour in systems that the seat controls."""
    return sum(
        1
        for site, building in enumerate(g.sites)
        if building and not building & IS_CITY and controls(g, seat, site // SITES)
    )


@effect("free_action", "after_battle")
def act_after_battle(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Elder: standard actions for a defender of whom trophies were taken."""
    ability.role("defender")
    ability.given("attacker_took_trophies")
    action = ability.one("action", ACTIONS)
    amount, may = ability.number("amount"), ability.optional

    def follow(g: ArcsState, now: Battle) -> Sequence[Frame]:
        return [Grant(now.defender, 1 << action, must=not may)] * amount if now.trophies else []

    hooks.after_battle.bend(card, follow)


@effect("block_ransack", "battle_resolve")
def block_ransack(hooks: Hooks, card: int, ability: Ability) -> None:
    """Nobody ransacks by a battle with the holder."""
    ability.role("defender")
    hooks.no_ransack.add(card)


# Theft


@effect("block_steal", "on_rival_steal")
def block_steal(hooks: Hooks, card: int, ability: Ability) -> None:
    """Some things of the holder cannot be stolen."""
    resources, cards, other_cards, doubles = range(4)
    known = (
        "resource",
        "guild_card_of_resource_type_you_hold",
        "other_guild_card",
        "resource_type_thief_already_has",
    )
    what = ability.words("what", known)
    ambition = ability.ambition(must=False)

    def protects(g: ArcsState, thief: int, owner: int, is_card: bool, which: int) -> bool:
        if ambition != NONE and not is_declared(g, ambition):
            return False
        if is_card:
            held = cards in what and holds(g, owner, g.content.suit[which])
            return held or (other_cards in what and which != card)
        return resources in what or (doubles in what and holds(g, thief, tokens(g, owner)[which]))

    hooks.protected.bend(card, protects)


@effect("bury_self", "on_stolen")
def bury_self(hooks: Hooks, card: int, ability: Ability) -> None:
    """Under the court deck instead."""
    hooks.buried_if_stolen.add(card)
