"""Runs what each card does. A row of data is run by what stands here under the kinds of its effects (effects.py)."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs.cards import (
    actions,
    battle,
    declaring,
    drawing,
    leader_setup,
    leaders,
    lore,
    lore_buildings,
    lore_rifles,
    lore_ships,
    new_actions,
    placing,
    prelude,
    scoring,
    vox,
)
from starboard.games.arcs.deeds import Deed
from starboard.games.arcs.effects import run_all
from starboard.games.arcs.tables.cards import CARDS

# Imported for what they run.
__all__ = [
    "actions",
    "battle",
    "declaring",
    "drawing",
    "leader_setup",
    "leaders",
    "lore",
    "lore_buildings",
    "lore_rifles",
    "lore_ships",
    "new_actions",
    "placing",
    "prelude",
    "scoring",
    "vox",
]

DEEDS: tuple[Deed, ...] = run_all(card.abilities for card in CARDS)


@dataclass(frozen=True, slots=True)
class Shelf:
    """Some of the deeds: the set of cards that have one, and by card the numbers of its deeds."""

    cards: int
    of: dict[int, tuple[int, ...]]


def shelf(replacing: bool) -> Shelf:
    numbers = [number for number, deed in enumerate(DEEDS) if (deed.replaces >= 0) == replacing]
    of = {DEEDS[number].card: tuple(n for n in numbers if DEEDS[n].card == DEEDS[number].card) for number in numbers}
    return Shelf(sum(1 << card for card in of), of)


NEW_ACTIONS = shelf(replacing=True)
PRELUDES = shelf(replacing=False)
