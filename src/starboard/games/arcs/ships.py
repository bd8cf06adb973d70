"""Ships on their way: where a move may go on, and what it does on the map."""

from __future__ import annotations

from starboard.games.arcs.notation import system_name, system_text
from starboard.games.arcs.pieces import capture
from starboard.games.arcs.state import (
    GATE_STARPORT,
    IS_CITY,
    IS_DAMAGED,
    SITES,
    ArcsState,
    adjacent,
    controller,
    has,
    has_starport,
    is_gate,
    sites_of,
)
from starboard.games.arcs.tax import uses_bond
from starboard.games.arcs.words import GATE_PORTS, NOBODY, SHAPER
from starboard.kernel.state import tell

Choice = tuple[int, ...]


def starts_catapult(g: ArcsState, seat: int, origin: int) -> bool:
    """An own starport, fresh or damaged (ARC-CATAPULT-01, -09, -12); for the Shaper a gate instead."""
    if has(g, seat, SHAPER):
        return is_gate(origin)
    if uses_bond(g, seat):
        return any(g.sites[site] and not g.sites[site] & IS_CITY for site in sites_of(origin))
    return has_starport(g, seat, origin)


def must_stop(g: ArcsState, seat: int, to: int) -> bool:
    """On any planet, and in a gate that another player controls before the ships enter (ARC-CATAPULT-03 to -06)."""
    return not is_gate(to) or controller(g, to) not in (NOBODY, seat)


def ends_of(g: ArcsState, seat: int, to: int, catapult: bool) -> list[int]:
    """Where ships that go there may end their move."""
    found = [to]
    for system in found:
        if catapult and not must_stop(g, seat, system):
            found += [near for near in adjacent(g, system) if near not in found]
    return found


def enter(g: ArcsState, seat: int, to: int) -> None:
    """What happens to ships that come into a system: Gate Ports capture an agent of their owner."""
    if is_gate(to):
        port = g.sites[SITES * to + GATE_STARPORT]
        if port and not port & IS_DAMAGED:
            keeper = port & 3
            if (
                keeper != seat
                and has(g, keeper, GATE_PORTS)
                and controller(g, to) == keeper
                and capture(g, keeper, seat)
            ):
                tell(g, "arcs-event-captured", "ARC-CAPTIVE-01", seat=keeper, owner_seat=seat, count=1)


def go(g: ArcsState, seat: int, origin: int, to: int, fresh: int, damaged: int, rule: str) -> None:
    """Ships of the seat go from one system to another."""
    enter(g, seat, to)
    shift(g, seat, origin, to, fresh, damaged)
    tell(
        g,
        "arcs-event-moved",
        rule,
        seat=seat,
        fresh=fresh,
        damaged=damaged,
        count=fresh + damaged,
        origin=system_name(origin),
        system=system_name(to),
        path=f"{system_text(origin)} {system_text(to)}",
    )


def shift(g: ArcsState, seat: int, origin: int, to: int, fresh: int, damaged: int) -> None:
    """Ships change places and keep their damage (ARC-MOVE-02)."""
    start, end = 4 * origin + seat, 4 * to + seat
    g.fresh[start] -= fresh
    g.damaged[start] -= damaged
    g.fresh[end] += fresh
    g.damaged[end] += damaged


def parties(fresh: int, damaged: int, most: int) -> list[Choice]:
    """So many fresh and damaged ships, all of them first."""
    return [
        (some, others)
        for some in range(fresh, -1, -1)
        for others in range(damaged, -1, -1)
        if 0 < some + others <= most
    ]
