"""Runs what each card does. A row of data is run by what stands here under the kinds of its effects (effects.py)."""

from __future__ import annotations

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
