"""ARC-TAX: a resource from a city, and an agent if the city is a rival's."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.ids import (
    TAX,
)
from starboard.games.arcs.pieces import capture
from starboard.games.arcs.resources import gain
from starboard.games.arcs.state import IS_CITY, OWNER, SITES, ArcsState, controls, in_play, is_gate, members, types_of
from starboard.games.arcs.tables.map import SLOTS_OF
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


def tax_choices(g: ArcsState, seat: int) -> list[tuple[int, ...]]:
    """Own cities anywhere, rival ones where the seat controls the system, each once a turn (ARC-TAX-01, -02, -08)."""
    if g.cards[seat] & g.content.hooks.taxing.cards:
        return [(TAX, site) for site in bent_sites(g, seat)]
    own = g.city_sites[seat]
    return [
        (TAX, site)
        for site in members(sum(g.city_sites) & ~g.used)
        if own >> site & 1 or controls(g, seat, site // SITES)
    ]


def bent_sites(g: ArcsState, seat: int) -> list[int]:
    """The same for those whose cards bend it."""
    at_home = not g.content.hooks.no_tax_at_home.held(g, seat)
    needs_control = g.content.hooks.tax_needs_control.held(g, seat)
    again = any(may(g) for may in g.content.hooks.tax_again.answers(g, seat))
    everywhere = uses_foreign(g, seat)
    found = []
    for system in in_play(g):
        mine = controls(g, seat, system)
        if needs_control and not mine:
            continue
        rivals = mine or everywhere or taxes_rivals(g, seat, system)
        empty = not is_gate(system) and any(
            may(g, seat, system) for may in g.content.hooks.tax_empty_slots.answers(g, seat)
        )
        for place in range(SITES):
            site = SITES * system + place
            building = g.sites[site]
            if g.used >> site & 1 and not again:
                continue
            if not building:
                if empty and place < SLOTS_OF[system]:
                    found.append(site)
            elif building & IS_CITY and (at_home if building & OWNER == seat else rivals):
                found.append(site)
    return found


def taxes_rivals(g: ArcsState, seat: int, system: int) -> bool:
    """Tell whether cards let the seat tax rival cities there without control."""
    return any(may(g, seat, system) for may in g.content.hooks.tax_without_control.answers(g, seat))


def uses_foreign(g: ArcsState, seat: int) -> bool:
    """Tell whether cards let the seat use rival buildings like own ones."""
    return bool(g.cards[seat] & g.content.hooks.foreign_buildings.cards) and any(
        may(g) for may in g.content.hooks.foreign_buildings.answers(g, seat)
    )


def tax(g: ArcsState, seat: int, site: int, copied: bool) -> None:
    """ARC-TAX-03 to -07; `copied` if the pip of a copy or pivot pays for it."""
    building = g.sites[site]
    owner = building & OWNER if building else seat
    g.used |= 1 << site
    tell(g, events.Taxed(seat, owner, site))
    frames = levy(g, seat, site, owner, copied)
    frames += [follow(g, seat, site, owner) for follow in g.content.hooks.after_tax.answers(g, seat)]
    then(g, *frames)


def levy(g: ArcsState, seat: int, site: int, owner: int, copied: bool = False) -> list[Frame]:
    """Bring in a tax: an agent at once, then the resources."""
    system = site // SITES
    frames: list[Frame] = []
    if copied:
        for kind, count in g.content.hooks.taxed_too.answers(g, seat):
            frames += [Gain(seat, kind, "ARC-LEADER-12")] * count
    types = types_of(g, site)
    if len(types) == 1:
        frames.insert(0, Gain(seat, types[0], "ARC-TAX-03"))
    elif types:
        frames.insert(0, GainOneOf(seat, types))
    taken = owner != seat and (controls(g, seat, system) or taxes_rivals(g, seat, system))
    if taken and capture(g, seat, owner):
        tell(g, events.Captured(seat, owner, 1), "ARC-TAX-04")
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

    VERB = verbs.GAIN

    seat: int
    kinds: tuple[int, ...]

    def run(self, g: ArcsState) -> Ask | None:
        choices = [kind for kind in self.kinds if g.supply[kind]]
        return Ask(self.seat, asks.Gain(), choices, "ARC-GLOSS-04", forced=True) if choices else None

    def answer(self, g: ArcsState, choice: int) -> None:
        gain(g, self.seat, choice)
