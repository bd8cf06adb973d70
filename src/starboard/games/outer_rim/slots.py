"""Lays resources out in slots: one way to do it, for people to look at.

Nothing of it is kept, for resources may be moved between their slots at any time (OR-SLOT-05).
"""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.component_names import card_id
from starboard.games.outer_rim.ids import (
    BOUNTY,
    CARGO,
    CARGO_OR_MOD_SLOT,
    CARGO_SLOT,
    CREW,
    CREW_SLOT,
    GEAR,
    GEAR_SLOT,
    JOB,
    JOB_OR_BOUNTY_SLOT,
    MOD,
    MOD_SLOT,
    NONE,
)
from starboard.games.outer_rim.state import OuterRimState, is_ai, ship
from starboard.games.outer_rim.vocabulary.abilities import ExtraSlot

BOARD, SHIP = "board", "ship"

# The slots a card of a type may lie in, the one that is for nothing else first (OR-SLOT-01, -04).
SLOTS_OF = {
    BOUNTY: (JOB_OR_BOUNTY_SLOT,),
    CARGO: (CARGO_SLOT, CARGO_OR_MOD_SLOT),
    CREW: (CREW_SLOT,),
    GEAR: (GEAR_SLOT,),
    JOB: (JOB_OR_BOUNTY_SLOT,),
    MOD: (MOD_SLOT, CARGO_OR_MOD_SLOT),
}
EITHER = (CARGO_SLOT, MOD_SLOT, CARGO_OR_MOD_SLOT)


@dataclass(slots=True)
class Slot:
    kind: int
    where: str  # on the player board, on the ship, or the id of the card that adds it
    card: int = NONE


def all_slots(g: OuterRimState, player: int) -> list[Slot]:
    """OR-SLOT-02, -03."""
    found = [Slot(kind, BOARD) for kind, count in enumerate(g.content.board_slots) for _ in range(count)]
    if g.ship[player] != NONE:
        found += [Slot(kind, SHIP) for kind, count in enumerate(ship(g, player).slots) for _ in range(count)]
    if not is_ai(g, player):
        for number in g.held[player]:
            for ability in g.content.cards[number].abilities:
                if isinstance(ability, ExtraSlot):
                    found += [Slot(ability.slot, card_id(g, number)) for _ in range(ability.amount)]
    return found


def laid_out(g: OuterRimState, player: int) -> tuple[list[Slot], list[int]]:
    """All slots with what lies in them, and what lies in none. All that can lie in a slot together do."""
    slots = all_slots(g, player)
    left = [number for number in g.held[player] if not lay(g, slots, number, set())]
    return slots, left


def lay(g: OuterRimState, slots: list[Slot], number: int, tried: set[int]) -> bool:
    """Lay a card into a slot, if need be by laying the card that is there into another one."""
    free = places(g, slots, number)
    for at in sorted(free, key=lambda one: slots[one].card != NONE):  # nothing is moved without need
        if at not in tried:
            tried.add(at)
            if slots[at].card == NONE or lay(g, slots, slots[at].card, tried):
                slots[at].card = number
                return True
    return False


def places(g: OuterRimState, slots: list[Slot], number: int) -> list[int]:
    """Slots in which a card may lie, those for nothing else first. One that adds a slot lies on a board itself."""
    about = g.content.cards[number]
    kinds = EITHER if about.slot == CARGO_OR_MOD_SLOT else SLOTS_OF[about.type]
    inside = number not in g.content.with_slot
    return [
        at
        for kind in kinds
        for at, slot in enumerate(slots)
        if slot.kind == kind and (inside or slot.where in (BOARD, SHIP))
    ]
