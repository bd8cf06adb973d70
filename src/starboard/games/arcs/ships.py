"""Ships on their way: where a move may go on, and what it does on the map."""

from __future__ import annotations

from functools import lru_cache

from starboard.games.arcs import events
from starboard.games.arcs.ids import NOBODY
from starboard.games.arcs.state import (
    IS_CITY,
    ArcsState,
    adjacent,
    controller,
    has_starport,
    is_gate,
    note_ships,
    sites_of,
)
from starboard.games.arcs.tax import uses_foreign
from starboard.kernel.state import tell

Choice = tuple[int, ...]


def starts_catapult(g: ArcsState, seat: int, origin: int) -> bool:
    """An own starport, fresh or damaged (ARC-CATAPULT-01, -09, -12), unless a card says otherwise."""
    if g.cards[seat] & g.content.hooks.catapult_from.cards:
        return any(allows(g, origin) for allows in g.content.hooks.catapult_from.answers(g, seat))
    if uses_foreign(g, seat):
        return any(g.sites[site] and not g.sites[site] & IS_CITY for site in sites_of(origin))
    return has_starport(g, seat, origin)


def must_stop(g: ArcsState, seat: int, to: int) -> bool:
    """On any planet, and in a gate that another player controls before the ships enter (ARC-CATAPULT-03 to -06)."""
    return not is_gate(to) or controller(g, to) not in (NOBODY, seat)


def ends_of(g: ArcsState, seat: int, to: int, catapult: bool) -> list[int]:
    """List where ships that go there may end their move."""
    found = [to]
    for system in found:
        if catapult and not must_stop(g, seat, system):
            found += [near for near in adjacent(g, system) if near not in found]
    return found


def enter(g: ArcsState, seat: int, to: int) -> None:
    """Run what cards of rivals do to ships that come into a system."""
    entered = g.content.hooks.rival_enters
    for keeper, cards in enumerate(g.cards):
        if cards & entered.cards and keeper != seat:
            for happens in entered.answers(g, keeper):
                happens(g, keeper, seat, to)


def go(g: ArcsState, seat: int, origin: int, to: int, fresh: int, damaged: int, rule: str) -> None:
    """Ships of the seat go from one system to another."""
    enter(g, seat, to)
    shift(g, seat, origin, to, fresh, damaged)
    tell(g, events.Moved(seat, origin, to, fresh, damaged), rule)


def shift(g: ArcsState, seat: int, origin: int, to: int, fresh: int, damaged: int) -> None:
    """Ships change places and keep their damage (ARC-MOVE-02)."""
    start, end = 4 * origin + seat, 4 * to + seat
    g.fresh[start] -= fresh
    g.damaged[start] -= damaged
    g.fresh[end] += fresh
    g.damaged[end] += damaged
    note_ships(g, seat, origin)
    note_ships(g, seat, to)


@lru_cache(1 << 12)
def parties(fresh: int, damaged: int, most: int) -> tuple[Choice, ...]:
    """So many fresh and damaged ships, all of them first."""
    return tuple(
        (some, others)
        for some in range(fresh, -1, -1)
        for others in range(damaged, -1, -1)
        if 0 < some + others <= most
    )
