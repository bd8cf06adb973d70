"""The names of deeds, made from what is printed on their cards."""

from __future__ import annotations

import re

from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.cards import CARDS


def deed_name(card: int, ability: Ability) -> str:
    """One word: that of a new action or trait, or the name of the card, as `lattice-spies`."""
    return re.sub(r"\W+", "-", (ability.name or CARDS[card].name).lower().replace("'", ""))
