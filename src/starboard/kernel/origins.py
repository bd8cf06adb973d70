"""Counts where what a game is printed with comes from: what is printed so, what others have found out, what is ours.

A game counts its things by kind (`Game.origins`), from what its data say of their sources. What a kind is called is the
text of its key; a source is `ours-source-<source>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from starboard.texts.catalogue import NoRules, catalogue

if TYPE_CHECKING:
    from starboard.kernel.game import AnyGame

RULEBOOK, PUBLIC, HOUSE, PACK = SOURCES = ("rulebook", "public", "house", "pack")
DOUBT = "doubt"


class Origin(msgspec.Struct, frozen=True):
    """Tells how many things of a kind come from each source, and how many of them are uncertain."""

    key: str
    sources: dict[str, int]
    doubt: int = 0


def counted(key: str, things: Iterable[tuple[str, bool]]) -> Origin:
    """Count things of a kind: the source of each, and whether it is uncertain."""
    found = list(things)
    counts = Counter(source for source, _ in found)
    return Origin(key, {one: counts[one] for one in SOURCES if counts[one]}, sum(doubt for _, doubt in found))


def mark_of(source: str, doubt: str) -> str | None:
    """Return what the mark on a thing says: that it is ours, or uncertain; None of what is neither."""
    return HOUSE if source == HOUSE else DOUBT if doubt else None


def origins_of(game: AnyGame) -> list[Origin]:
    """Count the things of a game, and its rules: those of the rulebooks, our readings, and what is left open."""
    try:
        book = catalogue(game.id, "en")
    except NoRules:
        return game.origins()
    rules = [
        counted("ours-rules", ((HOUSE if book.is_settled(one) else RULEBOOK, False) for one in book.rules)),
        Origin("ours-open-questions", {HOUSE: len(book.ambiguities)}),
    ]
    return [*game.origins(), *(row for row in rules if sum(row.sources.values()))]
