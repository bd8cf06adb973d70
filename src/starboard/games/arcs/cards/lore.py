"""Deeds of lore cards: what they let their holders do in the Prelude is here, their new actions stand beside.

What bends a rule stands at that rule. A lore card that is discarded leaves the game.
"""

from __future__ import annotations

from starboard.games.arcs.cards.declaring import price
from starboard.games.arcs.cards.lore_buildings import BUILDING_DEEDS
from starboard.games.arcs.cards.lore_rifles import RIFLE_DEED, RIFLE_FRAMES
from starboard.games.arcs.cards.lore_ships import SHIP_DEEDS, SHIP_FRAMES
from starboard.games.arcs.court import secure_choices
from starboard.games.arcs.deeds import Args, Deed, no_args, say_numbers, say_type
from starboard.games.arcs.pieces import captive_home, lift_outrage, trophy_home
from starboard.games.arcs.resources import discard_all, gain, take_from
from starboard.games.arcs.standard import Grant
from starboard.games.arcs.state import ArcsState, is_declared, tokens
from starboard.games.arcs.words import (
    AMBITIONS,
    EMPATHS_VISION,
    FUEL,
    INFLUENCE,
    KEEPERS_TRUST,
    MATERIAL,
    PIECES,
    PSIONIC,
    RELIC,
    SECURE,
    TYCOON,
    TYCOONS_AMBITION,
    TYCOONS_CHARM,
    TYPES,
    TYRANT,
    TYRANTS_EGO,
    WARLORD,
    WARLORDS_CRUELTY,
    WARLORDS_TERROR,
    WEAPON,
)
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell

RULE = "ARC-PRELUDE-08"


def terror_choices(g: ArcsState, seat: int) -> list[Args]:
    """Warlord's Terror: any trophy, by owner and kind, even if there is no agent to influence with."""
    if not is_declared(g, WARLORD):
        return []
    return [divmod(at, 4) for at, count in enumerate(g.trophies[16 * seat : 16 * seat + 16]) if count]


def terror(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    owner, kind = args
    tell(g, "arcs-event-trophy-returned", "ARC-LIMIT-03", seat=seat, owner_seat=owner, piece=PIECES[kind])
    then(g, Grant(seat, 1 << INFLUENCE, must=True))
    trophy_home(g, seat, owner, kind)


def say_trophy(args: Args) -> str:
    return f"{args[0]} {PIECES[args[1]]}"


def ego_choices(g: ArcsState, seat: int) -> list[Args]:
    """Tyrant's Ego: any captive, by owner, while there is a card to secure."""
    if not is_declared(g, TYRANT) or not secure_choices(g, seat):
        return []
    return [(owner,) for owner, count in enumerate(g.captives[4 * seat : 4 * seat + 4]) if count]


def ego(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    (owner,) = args
    tell(g, "arcs-event-captive-returned", "ARC-LIMIT-03", seat=seat, owner_seat=owner)
    then(g, Grant(seat, 1 << SECURE, must=True))
    captive_home(g, seat, owner)


def ambition_choices(g: ArcsState, seat: int) -> list[Args]:
    """Tycoon's Ambition: any ambition without a marker."""
    from starboard.games.arcs.declare import may_declare

    if not is_declared(g, TYCOON) or not may_declare(g, seat):
        return []
    return [(ambition,) for ambition in range(len(AMBITIONS)) if not is_declared(g, ambition)]


def declare_ambition(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """All material and fuel in the slots are the price, even none; what a cartel holds stays there."""
    from starboard.games.arcs.declare import Declaration

    for kind in (MATERIAL, FUEL):
        lost = discard_all(g, seat, kind)
        if lost:
            tell(g, "arcs-event-lost", RULE, seat=seat, type=TYPES[kind], count=lost)
    then(g, *(price(g, seat) or ()), Declaration(seat, args[0], False))


def say_ambition(args: Args) -> str:
    return AMBITIONS[args[0]]


def charm_choices(g: ArcsState, seat: int) -> list[Args]:
    """Tycoon's Charm, one token after another: what is given is back in the supply, and may be gained again."""
    if not is_declared(g, TYCOON):
        return []
    held = tokens(g, seat)
    given = [kind for kind in (MATERIAL, FUEL) if kind in held]
    return [(kind, gained) for kind in given for gained in range(len(TYPES)) if g.supply[gained] or gained == kind]


def charm(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    kind, gained = args
    g.supply[take_from(g, seat, tokens(g, seat).index(kind))] += 1
    tell(g, "arcs-event-lost", RULE, seat=seat, type=TYPES[kind], count=1)
    gain(g, seat, gained, 1, RULE)


def end_outrage(name: str, card: int, *kinds: int) -> Deed:
    """Discard the card, and the outrage of these types is over, if there is any (ARC-PRELUDE-11)."""

    def end(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
        for kind in kinds:
            if g.outrage[seat] >> kind & 1:
                tell(g, "arcs-event-outrage-over", "ARC-PRELUDE-07", seat=seat, type=TYPES[kind])
        lift_outrage(g, seat, kinds)

    return Deed(name, card, "ARC-PRELUDE-07", no_args, end, discards=True)


LORE_DEEDS: tuple[Deed, ...] = (
    *BUILDING_DEEDS,
    RIFLE_DEED,
    *SHIP_DEEDS,
    Deed("warlords-terror", WARLORDS_TERROR, RULE, terror_choices, terror, say_trophy, ("rival", "piece")),
    Deed("tyrants-ego", TYRANTS_EGO, RULE, ego_choices, ego, say_numbers, ("rival",)),
    Deed(
        "tycoons-ambition",
        TYCOONS_AMBITION,
        "ARC-AMBITION-15",
        ambition_choices,
        declare_ambition,
        say_ambition,
        ("ambition",),
        first=True,
    ),
    Deed("tycoons-charm", TYCOONS_CHARM, RULE, charm_choices, charm, say_type, ("given", "taken")),
    end_outrage("discard-empaths-vision", EMPATHS_VISION, PSIONIC),
    end_outrage("discard-keepers-trust", KEEPERS_TRUST, RELIC),
    end_outrage("discard-warlords-cruelty", WARLORDS_CRUELTY, WEAPON),
    end_outrage("discard-tyrants-ego", TYRANTS_EGO, WEAPON),
    end_outrage("discard-tycoons-charm", TYCOONS_CHARM, MATERIAL, FUEL),
)

LORE_FRAMES: tuple[type[Frame], ...] = (*RIFLE_FRAMES, *SHIP_FRAMES)
