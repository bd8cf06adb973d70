"""Runs what lore cards let their holders do in the Prelude. A lore card that is discarded leaves the game."""

from __future__ import annotations

from starboard.games.arcs import events, verbs
from starboard.games.arcs.court import secure_choices
from starboard.games.arcs.declare import Declaration, may_declare, price
from starboard.games.arcs.deeds import Args, Deed, no_args
from starboard.games.arcs.effects import effect
from starboard.games.arcs.hooks import Hooks
from starboard.games.arcs.ids import (
    AMBITIONS,
    FUEL,
    INFLUENCE,
    MATERIAL,
    SECURE,
)
from starboard.games.arcs.pieces import captive_home, lift_outrage, trophy_home
from starboard.games.arcs.resources import discard_all
from starboard.games.arcs.standard import Grant
from starboard.games.arcs.state import ArcsState, is_declared
from starboard.games.arcs.tables.abilities import Ability
from starboard.kernel.frame import then
from starboard.kernel.state import tell

RULE = "ARC-PRELUDE-08"


@effect("spend_for_action", "prelude", may=True)
def spend_for_action(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Return pieces to buy a standard action."""
    pool = ability.word("pool", "trophies", "captives")
    return terror(card, ability) if pool == "trophies" else ego(card, ability)


def terror(card: int, ability: Ability) -> Deed:
    """Warlord's Terror: any trophy, by owner and kind, even if there is no agent to influence with."""
    ability.only("action", "influence")
    ambition, per = ability.ambition(), ability.number("per", least=1)

    def choices(g: ArcsState, seat: int) -> list[Args]:
        if not is_declared(g, ambition):
            return []
        held = g.trophies[16 * seat : 16 * seat + 16]
        return [divmod(at, 4) for at, count in enumerate(held) if count and count >= per]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        owner, kind = args
        tell(g, events.TrophyReturned(seat, owner, kind))
        then(g, Grant(seat, 1 << INFLUENCE, must=True))
        trophy_home(g, seat, owner, kind, per)

    return Deed(verbs.OF_TROPHY, card, RULE, choices, do)


def ego(card: int, ability: Ability) -> Deed:
    """Tyrant's Ego: any captive, by owner, while there is a card to secure."""
    ability.only("action", "secure")
    ambition, per = ability.ambition(), ability.number("per", least=1)

    def choices(g: ArcsState, seat: int) -> list[Args]:
        if not is_declared(g, ambition) or not secure_choices(g, seat):
            return []
        held = g.captives[4 * seat : 4 * seat + 4]
        return [(owner,) for owner, count in enumerate(held) if count and count >= per]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        (owner,) = args
        tell(g, events.CaptiveReturned(seat, owner))
        then(g, Grant(seat, 1 << SECURE, must=True))
        captive_home(g, seat, owner, per)

    return Deed(verbs.OF_RIVAL, card, RULE, choices, do)


@effect("declare_ambition", "prelude", may=True)
def declare_ambition(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Tycoon's Ambition: any ambition without a marker."""
    ability.only("which", "one_undeclared")
    ability.only("price", "discard_all_material_and_fuel")
    ambition, zero = ability.ambition(), ability.flag("zero_marker")

    def choices(g: ArcsState, seat: int) -> list[Args]:
        if not is_declared(g, ambition) or not may_declare(g, seat):
            return []
        return [(one,) for one in range(len(AMBITIONS)) if not is_declared(g, one)]

    def do(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        """All material and fuel in the slots are the price, even none; what a cartel holds stays there."""
        for kind in (MATERIAL, FUEL):
            lost = discard_all(g, seat, kind)
            if lost:
                tell(g, events.Lost(seat, kind, lost), RULE)
        then(g, *(price(g, seat) or ()), Declaration(seat, args[0], zero))

    first = ability.when("before_any_other_action")
    return Deed(verbs.FOR_AMBITION, card, "ARC-AMBITION-15", choices, do, first=first)


@effect("clear_outrage", "prelude", may=True)
def clear_outrage(hooks: Hooks, card: int, ability: Ability) -> Deed:
    """Discard the card, and the outrage of these types is over, if there is any (ARC-PRELUDE-11)."""
    kinds = ability.types("resources")

    def end(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        for kind in kinds:
            if g.outrage[seat] >> kind & 1:
                tell(g, events.OutrageOver(seat, kind))
        lift_outrage(g, seat, kinds)

    return Deed(verbs.BARE, card, "ARC-PRELUDE-07", no_args, end, discards=ability.burns())
