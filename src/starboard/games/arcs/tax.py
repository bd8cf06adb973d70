"""ARC-TAX: a resource from a city, and an agent if the city is a rival's."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.notation import site_text, system_name
from starboard.games.arcs.pieces import capture
from starboard.games.arcs.resources import gain
from starboard.games.arcs.state import (
    IS_CITY,
    SITES,
    ArcsState,
    controller,
    has,
    in_play,
    is_declared,
    is_gate,
    own_ships,
    types_of,
)
from starboard.games.arcs.tables.map import SLOTS_OF
from starboard.games.arcs.words import (
    AGITATOR,
    ANARCHIST,
    EMPATH,
    EMPATHS_BOND,
    FUEL,
    FUEL_DRINKER,
    MYSTIC,
    OVERSEER,
    PSIONIC,
    SHAPER,
    TAX,
    TYPES,
    UPSTART,
    WARLORD,
    WARLORDS_CRUELTY,
    WEAPON,
)
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message
from starboard.kernel.state import tell

BENDING = 1 << UPSTART | 1 << ANARCHIST | 1 << EMPATHS_BOND | 1 << WARLORDS_CRUELTY

FOLLOWED = 1 << OVERSEER | 1 << SHAPER  # leaders that may do something after a tax

# What a leader gains with a tax that a copy or pivot pays for (ARC-LEADER-12).
EXTRA = {MYSTIC: PSIONIC, FUEL_DRINKER: FUEL, AGITATOR: WEAPON}


def tax_choices(g: ArcsState, seat: int) -> list[tuple[int, ...]]:
    """Own cities anywhere, rival ones where the seat controls the system, each once a turn (ARC-TAX-01, -02, -08)."""
    if g.cards[seat] & BENDING:
        return [(TAX, site) for site in bent_sites(g, seat)]
    used = g.used
    return [
        (TAX, site)
        for site, building in enumerate(g.sites)
        if building & IS_CITY
        and not used >> site & 1
        and (building & 3 == seat or controller(g, site // SITES) == seat)
    ]


def bent_sites(g: ArcsState, seat: int) -> list[int]:
    """The same for those whose cards bend it."""
    anarchist = has(g, seat, ANARCHIST)
    again = has(g, seat, WARLORDS_CRUELTY) and is_declared(g, WARLORD)
    found = []
    for system in in_play(g):
        mine = controller(g, system) == seat
        if has(g, seat, UPSTART) and not mine:
            continue
        here = anarchist and own_ships(g, seat, system) > 0
        for place in range(SITES):
            site = SITES * system + place
            building = g.sites[site]
            if g.used >> site & 1 and not again:
                continue
            if not building:
                # Where it has ships, the Anarchist taxes empty slots like own cities.
                if here and not is_gate(system) and place < SLOTS_OF[system]:
                    found.append(site)
            elif building & IS_CITY and (not anarchist if building & 3 == seat else mine or here or uses_bond(g, seat)):
                found.append(site)
    return found


def uses_bond(g: ArcsState, seat: int) -> bool:
    """Empath's Bond: while Empath is declared, rival buildings are used like own ones."""
    return bool(has(g, seat, EMPATHS_BOND)) and is_declared(g, EMPATH)


def tax(g: ArcsState, seat: int, site: int, copied: bool) -> None:
    """ARC-TAX-03 to -07; `copied` if the pip of a copy or pivot pays for it."""
    system = site // SITES
    building = g.sites[site]
    owner = building & 3 if building else seat
    g.used |= 1 << site
    tell(
        g,
        "arcs-event-taxed",
        "ARC-TAX-01",
        seat=seat,
        owner_seat=owner,
        whose="own" if owner == seat else "rival",
        system=system_name(system),
        site=site_text(site),
    )
    frames = levy(g, seat, site, owner, copied)
    if g.cards[seat] & FOLLOWED:
        from starboard.games.arcs.cards.leaders import after_tax

        frames += after_tax(g, seat, site, owner)
    then(g, *frames)


def levy(g: ArcsState, seat: int, site: int, owner: int, copied: bool = False) -> list[Frame]:
    """What a tax brings in: an agent at once, then the resources."""
    system = site // SITES
    frames: list[Frame] = []
    for leader, kind in EXTRA.items():
        if copied and has(g, seat, leader):
            frames.append(Gain(seat, kind, "ARC-LEADER-12"))
    types = types_of(g, site)
    if len(types) == 1:
        frames.insert(0, Gain(seat, types[0], "ARC-TAX-03"))
    elif types:
        frames.insert(0, GainOneOf(seat, types))
    inspired = has(g, seat, ANARCHIST) and own_ships(g, seat, system) > 0
    if owner != seat and (controller(g, system) == seat or inspired) and capture(g, seat, owner):
        tell(g, "arcs-event-captured", "ARC-TAX-04", seat=seat, owner_seat=owner, count=1)
    return frames


@dataclass(slots=True)
class Gain(Frame):
    """One resource from the supply."""

    seat: int
    kind: int
    rule: str

    def run(self, g: ArcsState) -> None:
        gain(g, self.seat, self.kind, 1, self.rule)


@dataclass(slots=True)
class GainOneOf(Frame):
    """One resource of a choice: what a gate city yields (Gate Stations), or one of free choice."""

    seat: int
    kinds: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask | None:
        choices = [kind for kind in self.kinds if g.supply[kind]]
        return Ask(self.seat, "arcs-ask-gain", choices, "ARC-GLOSS-04", forced=True) if choices else None

    def answer(self, g: ArcsState, choice: int) -> None:
        gain(g, self.seat, choice)

    def notation(self, choice: int) -> str:
        return f"gain {TYPES[choice]}"

    def targets(self, choice: int) -> tuple[str, ...]:
        return (f"type:{TYPES[choice]}",)

    def label(self, choice: int) -> Message:
        return Message("arcs-resource", {"type": TYPES[choice]})
