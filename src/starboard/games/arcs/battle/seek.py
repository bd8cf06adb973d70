"""Moving first, for a battle that must follow (the Warrior): whether there can still be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.arcs.ids import ALL_SYSTEMS
from starboard.games.arcs.ships import ends_of, starts_catapult
from starboard.games.arcs.state import ArcsState, adjacent, has_pieces, others, own_ships

if TYPE_CHECKING:
    from starboard.games.arcs.move import MoveShips

Group = tuple[int, int]  # system, fresh ships that came to rest there


def finds_battle(g: ArcsState, leg: MoveShips, fresh: int, damaged: int) -> bool:
    """Tell whether there can be a battle after this party of ships has taken this leg of a move, wherever it ends."""
    seat = leg.seat
    for system in range(ALL_SYSTEMS):
        gone = fresh + damaged if system == leg.origin else 0
        if own_ships(g, seat, system) > gone and meets_rival(g, seat, system):
            return True
    ends = ends_of(g, seat, leg.to, leg.catapult)
    if any(meets_rival(g, seat, system) for system in ends):
        return True
    groups = (*leg.groups, *((system, fresh) for system in ends))
    return can_sprint(g, seat, leg.sprinting) and sprints_to_battle(g, seat, groups)


def finds_battle_from(g: ArcsState, seat: int, groups: tuple[Group, ...], sprinting: bool) -> bool:
    """The same once all ships have come to rest."""
    if any(own_ships(g, seat, system) and meets_rival(g, seat, system) for system in range(ALL_SYSTEMS)):
        return True
    return can_sprint(g, seat, sprinting) and sprints_to_battle(g, seat, groups)


def can_sprint(g: ArcsState, seat: int, sprinting: bool) -> bool:
    return bool(g.cards[seat] & g.content.hooks.move_again.cards) and not sprinting


def sprints_to_battle(g: ArcsState, seat: int, groups: tuple[Group, ...]) -> bool:
    return any(
        meets_rival(g, seat, end)
        for system, fresh in groups
        if fresh
        for to in adjacent(g, system)
        for end in ends_of(g, seat, to, starts_catapult(g, seat, system))
    )


def meets_rival(g: ArcsState, seat: int, system: int) -> bool:
    return any(has_pieces(g, rival, system) for rival in others(g, seat))
