"""OR-SLOT: how many resources find no slot, for some cards and a ship. Cards may be rearranged at any time."""

from __future__ import annotations

from functools import lru_cache
from operator import add, le

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.ids import (
    CARGO_OR_MOD_SLOT,
    CARGO_SLOT,
    CREW_SLOT,
    GEAR_SLOT,
    JOB_OR_BOUNTY_SLOT,
    MOD_SLOT,
    SLOTS,
)
from starboard.games.outer_rim.vocabulary.abilities import ExtraSlot

REMEMBERED = 4096  # hands, of which few differ in their kinds of slots

Slots = tuple[int, ...]  # how many of each kind
Counts = int  # the same as one number, a byte for each kind: quick to add up and to look up (`Content.slot_count`)
Kinds = tuple[int, ...]  # of slots: one for cargo or mods means a card that may lie with both


@lru_cache(REMEMBERED)
def missing_on_board(board: Slots, kinds: Counts) -> int:
    """Count the cards of these kinds that cannot lie in a slot of the board and the ship, if none adds one.

    The sets of kinds that can be short of slots are few.
    """
    wanted = counted(kinds)
    if all(map(le, wanted, board)):
        return 0
    cargo, crew, mods, either, gear, tasks = wanted
    for_cargo, for_crew, for_mods, shared, for_gear, for_tasks = board
    missing = 0
    if crew > for_crew:
        missing += crew - for_crew
    if gear > for_gear:
        missing += gear - for_gear
    if tasks > for_tasks:
        missing += tasks - for_tasks
    if not cargo and not mods and not either:
        return missing
    all_three = cargo + mods + either - for_cargo - for_mods - shared
    return missing + max(0, cargo - for_cargo - shared, mods - for_mods - shared, all_three)


@lru_cache(REMEMBERED)
def missing_with_added(board: Slots, kinds: Counts, added: Slots, adding: Counts) -> int:
    """Count the same where cards of the kinds `adding`, which are among them, add slots (OR-SLOT-02, -03).

    A card that adds a slot does not lie in that itself: its own place is on a board.
    """
    wanted, bound = counted(kinds), counted(adding)
    total: Slots = tuple(map(add, board, added))
    simple = sum(
        max(0, wanted[slot] - total[slot], bound[slot] - board[slot])
        for slot in (CREW_SLOT, GEAR_SLOT, JOB_OR_BOUNTY_SLOT)
    )
    # By Hall: as many are missing as there are more cards of some kinds than slots for them. Of the kinds in `more`
    # only the cards are looked at that must lie on a board.
    return simple + max(
        sum(wanted[kind] for kind in some)
        - sum(total[slot] for slot in some_slots)
        + sum(bound[kind] for kind in more)
        - sum(board[slot] for slot in more_slots)
        for some, some_slots, more, more_slots in SHARING
    )


@lru_cache(REMEMBERED)
def added_slots(content: Content, cards: frozenset[int]) -> tuple[Slots, Counts]:
    """Count the slots of each kind that cards add, and the kinds of these cards."""
    added = [0] * len(SLOTS)
    for number in cards:
        for ability in content.cards[number].abilities:
            if isinstance(ability, ExtraSlot):
                added[ability.slot] += ability.amount
    return tuple(added), sum(content.slot_count[number] for number in cards)


def counted(kinds: Counts) -> list[int]:
    return list(kinds.to_bytes(len(SLOTS), "little"))


# Kinds of cards that share slots with all slots in which they may lie, and more kinds with the slots that they add.
# Only sets of kinds matter that want all they can have of the same slots.
HOLD = (CARGO_SLOT, MOD_SLOT, CARGO_OR_MOD_SLOT)
FOR_CARGO, FOR_MODS = (CARGO_SLOT, CARGO_OR_MOD_SLOT), (MOD_SLOT, CARGO_OR_MOD_SLOT)
SHARING: tuple[tuple[Kinds, Kinds, Kinds, Kinds], ...] = (
    ((), (), (), ()),
    ((CARGO_SLOT,), FOR_CARGO, (), ()),
    ((MOD_SLOT,), FOR_MODS, (), ()),
    (HOLD, HOLD, (), ()),
    ((), (), (CARGO_SLOT,), FOR_CARGO),
    ((), (), (MOD_SLOT,), FOR_MODS),
    ((), (), HOLD, HOLD),
    ((CARGO_SLOT,), FOR_CARGO, FOR_MODS, (MOD_SLOT,)),
    ((MOD_SLOT,), FOR_MODS, FOR_CARGO, (CARGO_SLOT,)),
)
