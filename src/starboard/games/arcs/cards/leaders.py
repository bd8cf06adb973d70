"""What leaders do by themselves; leader_setup.py has how they begin. What bends a rule stands at that rule."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.build import build, slots_with
from starboard.games.arcs.cards.leader_setup import START_FRAMES
from starboard.games.arcs.court import influence, secure_choices
from starboard.games.arcs.deeds import Args, Deed, say_card, say_system
from starboard.games.arcs.destroy import hit
from starboard.games.arcs.move import move_choices, whole_move
from starboard.games.arcs.notation import card_name, card_text, resource_name, site_text, system_name, system_text
from starboard.games.arcs.pieces import reshape
from starboard.games.arcs.resources import take_from
from starboard.games.arcs.standard import Grant
from starboard.games.arcs.state import SITES, ArcsState, has, is_gate
from starboard.games.arcs.tax import levy
from starboard.games.arcs.words import (
    BATTLE,
    CARTELS,
    FEASTBRINGER,
    NONE,
    OVERSEER,
    SECURE,
    SHAPER,
    SHIP,
    TYPES,
    WARRIOR,
)
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message
from starboard.kernel.state import tell

# The Overseer and the Shaper, after a tax or the building of a ship


def after_tax(g: ArcsState, seat: int, site: int, owner: int) -> list[Frame]:
    """What may follow a tax."""
    if has(g, seat, SHAPER):
        return [Mythic(seat, site // SITES)]
    return [Ruthless(seat, site, owner, True)]


def after_ship(g: ArcsState, seat: int, site: int) -> list[Frame]:
    """What may follow the building of a ship at a starport."""
    return [Ruthless(seat, site, g.sites[site] & 3, False)]


@dataclass(slots=True)
class Ruthless(Frame):
    """Once a turn the Overseer may hit the city just taxed, or the starport that just built a ship, to have the same
    again without a pip. A choice is whether to."""

    seat: int
    site: int
    owner: int  # of the building
    tax: bool

    def run(self, g: ArcsState) -> Ask | None:
        if g.once >> OVERSEER & 1:
            return None
        system = system_name(self.site // SITES)
        return Ask(
            self.seat,
            "arcs-ask-ruthless",
            [False, True],
            "ARC-MOD-01",
            system=system,
            slot=self.site % SITES + 1,
            piece="city" if self.tax else "starport",
        )

    def answer(self, g: ArcsState, choice: bool) -> None:
        if choice:
            seat, site = self.seat, self.site
            g.once |= 1 << OVERSEER
            tell(
                g,
                "arcs-event-ruthless",
                "ARC-MOD-01",
                seat=seat,
                system=system_name(site // SITES),
                site=site_text(site),
            )
            # What follows from its destruction comes before what is gained.
            then(g, Again(seat, site, self.owner, self.tax))
            hit(g, seat, self.owner, seat, site // SITES, site, battle=False)

    def notation(self, choice: bool) -> str:
        return f"ruthless {site_text(self.site)}" if choice else "nothing"

    def targets(self, choice: bool) -> tuple[str, ...]:
        return (f"site:{site_text(self.site)}",) if choice else ("choose:nothing",)

    def label(self, choice: bool) -> Message:
        return Message("arcs-option-ruthless") if choice else Message("arcs-option-nothing")


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

    A choice is the slot it is taken from and its type, NONE for the slot if it is supply on a cartel.
    """

    seat: int
    system: int

    def run(self, g: ArcsState) -> Ask | None:
        if is_gate(self.system) or g.reshaped >> self.system & 1:
            return None
        choices: list[Args] = [(slot, kind) for kind in range(5) for slot in slots_with(g, self.seat, kind)]
        choices += [(NONE, kind) for kind, cartel in enumerate(CARTELS) if has(g, self.seat, cartel) and g.supply[kind]]
        if not choices:
            return None
        return Ask(self.seat, "arcs-ask-mythic", [(), *choices], "ARC-MOD-01", system=system_name(self.system))

    def answer(self, g: ArcsState, choice: Args) -> None:
        if choice:
            slot, kind = choice
            if slot == NONE:
                g.supply[kind] -= 1
            else:
                take_from(g, self.seat, slot)
            reshape(g, self.system, kind)
            tell(
                g,
                "arcs-event-reshaped",
                "ARC-MOD-01",
                seat=self.seat,
                type=TYPES[kind],
                system=system_name(self.system),
                planet=system_text(self.system),
            )

    def notation(self, choice: Args) -> str:
        if not choice:
            return "nothing"
        slot, kind = choice
        return f"lay supply {TYPES[kind]}" if slot == NONE else f"lay {slot + 1} {TYPES[kind]}"

    def targets(self, choice: Args) -> tuple[str, ...]:
        if not choice:
            return ("choose:nothing",)
        slot, kind = choice
        return (f"card:{card_text(CARTELS[kind])}",) if slot == NONE else (f"token:{slot + 1}",)

    def label(self, choice: Args) -> Message:
        if not choice:
            return Message("arcs-option-nothing")
        slot, kind = choice
        if slot == NONE:
            return Message("arcs-option-lay-supply", {"what": resource_name(kind), "card": card_name(CARTELS[kind])})
        return Message("arcs-option-lay", {"what": resource_name(kind), "slot": slot + 1})


# What comes first, before the action that the pip of a copy or pivot pays for; what may come after it: standard.BONUS


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
        if card != NONE and (secured or own + 1 > max(agents)):
            found.append((card,))
    return found


def charismatic(g: ArcsState, seat: int, args: Args, copied: bool) -> None:
    """The Feastbringer influences, then secures."""
    then(g, Grant(seat, 1 << SECURE, must=True))
    influence(g, seat, args[0])


LEADER_DEEDS: tuple[Deed, ...] = (
    Deed(
        "tactical",
        WARRIOR,
        "ARC-MOD-05",
        tactical_choices,
        tactical,
        say_system,
        ("system", "to"),
        replaces=BATTLE,
        copied=True,
    ),
    Deed(
        "charismatic",
        FEASTBRINGER,
        "ARC-MOD-05",
        charismatic_choices,
        charismatic,
        say_card,
        ("court",),
        replaces=SECURE,
        copied=True,
    ),
)

LEADER_FRAMES: tuple[type[Frame], ...] = (*START_FRAMES, Ruthless, Again, Mythic)
