"""Choices that can be made ahead in Arcs, and what they rest on (kernel/ahead.py).

Nothing is asked out of turn but to lead or to follow, and following is no formality. So these are about what is asked
at the beginning of a turn, or in the middle of one where there is little to decide.
"""

from __future__ import annotations

from starboard.games.arcs import asks
from starboard.games.arcs.ids import ALL_SYSTEMS
from starboard.games.arcs.state import IS_DAMAGED, OUTSIDE, SITES, ArcsState, bits, buildings_of, is_gate, tokens
from starboard.games.arcs.verbs import NO_SEIZE, PASS
from starboard.kernel.ahead import ALIKE, Ahead, Rests


def has_cards(g: ArcsState, seat: int) -> bool:
    return g.hands[seat] != 0


def until_chapter_ends(g: ArcsState, seat: int) -> Rests:
    return {"chapter": g.chapter}


def to_pass(g: ArcsState, seat: int) -> Rests:
    """Whoever passes does so with this hand and these things, for these ambitions; and not to end the chapter."""
    with_cards = sum(1 for hand in g.hands if hand)
    return {
        "chapter": g.chapter,
        "ends": g.initiative == seat and g.passes + 1 >= with_cards,  # all others have passed (ARC-PASS-06)
        "hand": bits(g.hands[seat]),
        "ambitions": g.markers,
        "pieces": pieces_of(g, seat),
        "board": [
            tokens(g, seat),
            bits(g.cards[seat]),
            g.trophies[16 * seat : 16 * seat + 16],
            g.captives[4 * seat : 4 * seat + 4],
            g.outrage[seat],
            g.agents[seat],
            g.power[seat],
        ],
    }


def pieces_of(g: ArcsState, seat: int) -> list[list[int]]:
    """List what the seat has in each system: fresh ships, damaged ones, buildings and those of them that are fresh."""
    found = []
    for system in range(ALL_SYSTEMS):
        buildings = [g.sites[site] for site in buildings_of(g, seat, system)]
        fresh = sum(1 for building in buildings if not building & IS_DAMAGED)
        at = 4 * system + seat
        found.append([g.fresh[at], g.damaged[at], len(buildings), fresh])
    return found


def without_slots(g: ArcsState) -> ArcsState:
    """Return the table with the buildings in the slots of each planet in one order: nothing is about which slot it is.

    A rule that is about to speak of a certain building has to find it: then they stay where they are.
    """
    if any(hasattr(frame, "site") for frame in g.frames):
        return g
    sites, used = list(g.sites), g.used
    for system in range(ALL_SYSTEMS):
        if is_gate(system):
            continue
        places = range(SITES * system, SITES * system + OUTSIDE)
        inside = sorted((g.sites[site], g.used >> site & 1) for site in places)
        for site, (building, is_used) in zip(places, inside, strict=True):
            sites[site] = building
            used = used & ~(1 << site) | is_used << site
    new = g.copy()
    new.sites, new.used = sites, used
    return new


AHEAD: tuple[Ahead[ArcsState], ...] = (
    Ahead("pass", {asks.Lead: PASS.notation(())}, to_pass, has_cards),
    Ahead("no-seize", {asks.Seize: NO_SEIZE.notation(())}, until_chapter_ends, has_cards),
    Ahead("hits", {asks.Hit: ALIKE}, form=without_slots),
)
