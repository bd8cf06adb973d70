"""Lays resources out in slots: one way to do it, for people to look at.

Nothing of it is kept, for resources may be moved between their slots at any time (OR-SLOT-05).
"""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.content import Content
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
from starboard.games.outer_rim.state import OuterRimState, is_ai
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


def laid_out(g: OuterRimState, player: int) -> tuple[list[Slot], list[int]]:
    """All slots with what lies in them, and what lies in none. All that can lie in a slot together do."""
    return lay_out(g.content, g.ship[player], tuple(g.held[player]), is_ai(g, player))


def lay_out(content: Content, sheet: int, held: tuple[int, ...], ai: bool) -> tuple[list[Slot], list[int]]:
    slots = all_slots(content, sheet, () if ai else held)
    left = [number for number in held if not lay(content, slots, number, set())]
    return slots, left


def all_slots(content: Content, sheet: int, adding: tuple[int, ...]) -> list[Slot]:
    """List the slots of the board, of the ship, and those that cards add (OR-SLOT-02, -03)."""
    found = [Slot(kind, BOARD) for kind, count in enumerate(content.board_slots) for _ in range(count)]
    if sheet != NONE:
        found += [Slot(kind, SHIP) for kind, count in enumerate(content.ships[sheet].slots) for _ in range(count)]
    for card in (content.cards[number] for number in adding):
        for ability in card.abilities:
            if isinstance(ability, ExtraSlot):
                found += [Slot(ability.slot, card.written) for _ in range(ability.amount)]
    return found


def lay(content: Content, slots: list[Slot], number: int, tried: set[int]) -> bool:
    """Lay a card into a slot, if need be by laying the card that is there into another one."""
    free = places(content, slots, number)
    for at in sorted(free, key=lambda one: slots[one].card != NONE):  # nothing is moved without need
        if at not in tried:
            tried.add(at)
            if slots[at].card == NONE or lay(content, slots, slots[at].card, tried):
                slots[at].card = number
                return True
    return False


def places(content: Content, slots: list[Slot], number: int) -> list[int]:
    """Slots in which a card may lie, those for nothing else first. One that adds a slot lies on a board itself."""
    about = content.cards[number]
    kinds = EITHER if about.slot == CARGO_OR_MOD_SLOT else SLOTS_OF[about.type]
    inside = number not in content.with_slot
    return [
        at
        for kind in kinds
        for at, slot in enumerate(slots)
        if slot.kind == kind and (inside or slot.where in (BOARD, SHIP))
    ]
