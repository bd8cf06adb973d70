"""The versions of the rules, and where they differ: each change with its rule and its reason (kernel/versions.py)."""

from __future__ import annotations

from starboard.kernel.versions import Change, changes_in

OLDEST = 2

ONWARD_PATROLS = Change(3, "OR-PATMOVE-07", "A patrol moved towards a player could be led back round a tile, or away.")
PLACED_PURCHASES = Change(3, "OR-MARKET-12", "A card could be bought and declined, and so the market cycled once more.")
ROOM_TO_BUY = Change(
    3, "OR-MARKET-12", "A card could be bought for which there is no slot at all, and its price was lost."
)
NEW_CREW_FIRST = Change(
    3, "OR-CREW-05", "Discarded crew could not go to the contact space that the new one has just left."
)
LEAST_LEFT = Change(
    3, "OR-SOLO-23", "The AI preferred a way on which it stops early on a planet to one that leaves less to go."
)
ORDERED_PREVENTION = Change(
    3, "OR-TIMING-10", "A limit to damage was always applied before a prevention, and nobody asked."
)
LOWEST_HIDDEN = Change(
    3, "OR-AMB-66", "Of facedown contacts the AI took the left one, not the one of the lowest class."
)
CHOSEN_CONTACT_SPACE = Change(
    3, "OR-AMB-69", "Of two empty contact spaces the left one was taken unasked, though the AI looks at that."
)
EXPERT_ALONE = Change(3, "OR-AMB-76", "Expert mode was accepted with several players, and did nothing.")

CHANGES = changes_in(globals())
NEWEST = max((change.since for change in CHANGES), default=OLDEST)
