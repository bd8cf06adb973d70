"""The versions of the rules, and where they differ: each change with its rule and its reason (kernel/versions.py)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starboard.games.arcs.tables.cards import CARDS
from starboard.kernel.versions import Change, changes_in

if TYPE_CHECKING:
    from starboard.games.arcs.state import ArcsState

OLDEST = 1

# Before this version a switch, `second_lore`, was where the number of lore cards is now: `switched` in game.py.
LORE_NUMBERED = 2

LOYAL_PAYS_ANY_COST = Change(
    2, "ARC-GUILD-06", "published answer: any resource counts as that of a Loyal card for any cost, also a cloud city's"
)
OVERSEER_BUILDS_NOTHING = Change(
    2, "ARC-MOD-01", "published answer: the Overseer may hit a starport to build although no ship is left"
)
GAINING_NOTHING = Change(
    2, "ARC-NEWACT-02", "an action that gains a resource is offered with an empty supply, as a tax always was"
)

CHANGES = changes_in(globals())
NEWEST = max((change.since for change in CHANGES), default=OLDEST)

# Versions that have brought cards, as `SOME_CARD.since`: the rows of these say `since` too.
CARDS_BROUGHT: tuple[int, ...] = ()


def known_in(version: int, cards: Iterable[int]) -> list[int]:
    """Those of the cards that games of this version have."""
    return [card for card in cards if CARDS[card].since <= version]


def known(g: ArcsState, cards: Iterable[int]) -> list[int]:
    return known_in(g.version, cards)
