"""Runs what leaders do by themselves; leader_setup.py has how they begin."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.battle.destroy import hit
from starboard.games.arcs.build import build, slots_with
from starboard.games.arcs.court import influence, may_secure, secure_choices
from starboard.games.arcs.deeds import Args, Deed
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import (
    ACTIONS,
    BATTLE,
    CITY,
    INFLUENCE,
    MOVE,
    NONE,
    SECURE,
    SHIP,
    STARPORT,
)
from starboard.games.arcs.move import move_choices, whole_move
from starboard.games.arcs.pieces import reshape
from starboard.games.arcs.resources import take_from
from starboard.games.arcs.standard import Grant
from starboard.games.arcs.state import OWNER, SITES, ArcsState, is_gate
from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tax import levy
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

# The Overseer and the Shaper, after a tax or the building of a ship


@effect("hit_to_repeat", "action_modifier", action="tax_or_build", may=True)
def hit_to_repeat(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Overseer: hit the building to have the same again."""
    actions = [("tax", "build_ship")[at] for at in ability.words("actions", ("tax", "build_ship"))]
    hooks.ruthless.bend(card, ability.once)
    if "tax" in actions:
        hooks.after_tax.bend(card, lambda g, seat, site, owner: Ruthless(seat, site, owner, True))
    if "build_ship" in actions:
        hooks.after_ship.bend(card, lambda g, seat, site: Ruthless(seat, site, g.sites[site] & OWNER, False))


@effect("change_planet_type", "action_modifier", action="tax", may=True)
def change_planet_type(hooks: Hooks, card: int, ability: Ability) -> None:
    """The Shaper: another type for the planet just taxed."""
    ability.only("once_per", "planet")
    hooks.after_tax.bend(card, lambda g, seat, site, owner: Mythic(seat, site // SITES))


@dataclass(slots=True)
class Ruthless(Frame):
    """Once a turn the Overseer may hit the city just taxed, or the starport that just built a ship, to have the same
    again without a pip. A choice is whether to."""

    seat: int
    site: int
    owner: int  # of the building
    tax: bool

    def run(self, g: ArcsState) -> Ask | None:
        if g.once & g.content.hooks.ruthless.held(g, self.seat):
            return None
        return Ask(self.seat, asks.Ruthless(CITY if self.tax else STARPORT, self.site), [False, True], "ARC-MOD-01")

    def answer(self, g: ArcsState, choice: bool) -> None:
        if choice:
            seat, site = self.seat, self.site
            if all(g.content.hooks.ruthless.answers(g, seat)):
                g.once |= g.content.hooks.ruthless.held(g, seat)
            tell(g, events.Ruthless(seat, site))
            # What follows from its destruction comes before what is gained.
            then(g, Again(seat, site, self.owner, self.tax))
            hit(g, seat, self.owner, seat, site // SITES, site, battle=False)

    def spelled(self, choice: bool) -> Spelling:
        return (verbs.RUTHLESS, (self.site,)) if choice else (verbs.NOTHING, ())


@dataclass(slots=True)
class Again(Frame):
    """The tax, or the ship, that a hit on the building has bought; the building may be gone."""

    seat: int
    site: int
    owner: int
    tax: bool

    def run(self, g: ArcsState) -> None:
        if self.tax:
            then(g, *levy(g, self.seat, self.site, self.owner))
        else:
            build(g, self.seat, SHIP, self.site)


@dataclass(slots=True)
class Mythic(Frame):
    """The Shaper may lay a resource on the planet just taxed, which has its type from now on; each planet once.

    A choice is the slot it is taken from and its type, or NONE, its type and the cartel on which it
    lies as supply.
    """

    seat: int
    system: int

    def run(self, g: ArcsState) -> Ask | None:
        if is_gate(self.system) or g.reshaped >> self.system & 1:
            return None
        choices: list[Args] = [(slot, kind) for kind in range(5) for slot in slots_with(g, self.seat, kind)]
        held = (kind for kind, cartels in enumerate(g.content.hooks.supply_held) if cartels.held(g, self.seat))
        choices += [(NONE, kind, cartel(g, kind)) for kind in held if g.supply[kind]]
        if not choices:
            return None
        return Ask(self.seat, asks.Mythic(self.system), [(), *choices], "ARC-MOD-01")

    def answer(self, g: ArcsState, choice: Args) -> None:
        if choice:
            slot, kind = choice[:2]
            if slot == NONE:
                g.supply[kind] -= 1
            else:
                take_from(g, self.seat, slot)
            reshape(g, self.system, kind)
            tell(g, events.Reshaped(self.seat, kind, self.system))

    def spelled(self, choice: Args) -> Spelling:
        if not choice:
            return verbs.NOTHING, ()
        return (verbs.LAY_SUPPLY, choice[1:]) if choice[0] == NONE else (verbs.LAY, choice)


def cartel(g: ArcsState, kind: int) -> int:
    """The card on which the supply of a type lies."""
    return g.content.hooks.supply_held[kind].cards.bit_length() - 1


# What comes first, before the action that the pip of a copy or pivot pays for; what may come after it: standard.take


def tactical_choices(g: ArcsState, seat: int) -> list[Args]:
    """Moves after which there can be a battle."""
    return [
        (origin, to)
        for _, origin, to in move_choices(g, seat)
        if whole_move(g, seat, origin, to, to_battle=True).choices(g)
    ]


def tactical(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """The Warrior moves, then battles."""
    origin, to = args
    then(g, whole_move(g, seat, origin, to, to_battle=True), Grant(seat, 1 << BATTLE, must=True))


def charismatic_choices(g: ArcsState, seat: int) -> list[Args]:
    """Cards after the influencing of which one can be secured: that one, or another."""
    if not g.agents[seat]:
        return []
    secured = bool(secure_choices(g, seat))
    found: list[Args] = []
    for place, card in enumerate(g.row):
        agents = g.influence[4 * place : 4 * place + 4]
        own = agents.pop(seat)
        if card != NONE and (secured or (own + 1 > max(agents) and may_secure(g, seat, card, own + 1))):
            found.append((card,))
    return found


def charismatic(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """The Feastbringer influences, then secures."""
    then(g, Grant(seat, 1 << SECURE, must=True))
    influence(g, seat, args[0])


@effect("bonus_action", "on_copy_pivot_action", may=True)
def bonus_action(hooks: Hooks, card: int, ability: Ability) -> Deed | None:
    """One more standard action after the one that was paid for, or before it."""
    ability.only("main_must_be_legal", True)
    action, bonus = ability.acts_on, ability.one("bonus", ACTIONS)
    hooks.bonus_action.bend(card, (action, bonus))
    if ability.word("order", "after", "before_or_after") == "after":
        return None
    rule = "ARC-MOD-05"
    if (bonus, action) == (MOVE, BATTLE):
        return Deed(verbs.WAY, card, rule, tactical_choices, tactical, replaces=action, copied=True)
    if (bonus, action) == (INFLUENCE, SECURE):
        return Deed(verbs.ON_COURT, card, rule, charismatic_choices, charismatic, replaces=action, copied=True)
    ability.refuse(ability.here("order").breaks("before", bonus=ACTIONS[bonus], action=ACTIONS[action]))
    return None
