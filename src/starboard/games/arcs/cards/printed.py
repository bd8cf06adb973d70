"""What the data says of an ability, as numbers: deeds are made from it, so that data and deed cannot disagree."""

from __future__ import annotations

import re

from starboard.games.arcs.tables.abilities import Ability
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.words import SUITS, TYPES


def word(ability: Ability, name: str) -> str:
    value = ability.params[name]
    assert isinstance(value, str), (ability.kind, name, value)
    return value


def number(ability: Ability, name: str) -> int:
    value = ability.params[name]
    assert isinstance(value, int), (ability.kind, name, value)
    return value


def resource(ability: Ability) -> int:
    return TYPES.index(word(ability, "resource"))


def resources(ability: Ability) -> tuple[int, ...]:
    """Of an ability that names several."""
    value = ability.params["resource"]
    assert isinstance(value, tuple), (ability.kind, value)
    return tuple(TYPES.index(name) for name in value)


def suit(ability: Ability) -> int:
    return SUITS.index(word(ability, "suit"))


def deed_name(card: int, ability: Ability) -> str:
    """One word: that of a new action, or the name of the court card, as `lattice-spies`."""
    return re.sub(r"\W+", "-", (ability.name or COURT[card].name).lower())
