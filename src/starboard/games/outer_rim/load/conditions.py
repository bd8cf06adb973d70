"""Conditions: `ground_combat&has_skill:strength` becomes (("ground_combat", ""), ("has_skill", "strength"))."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial

from starboard.games.outer_rim.content import Condition
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.words import FACTIONS, SKILLS

# What stands behind the colon of those that have something there; all others have nothing.
WITH_SKILLS = ("has_skill", "has_skill_any")
WITH_TRAIT = "card_has_trait"
COUNTS = ("crew", "positive_reputations")  # compared with a number

REPUTATION = re.compile(rf"reputation_({'|'.join(FACTIONS)})_(positive|negative|not_negative)")


def condition_of(place: Place, text: object, known: Collection[str], traits: Collection[str]) -> Condition:
    """Nothing for no text: nothing must hold."""
    if not isinstance(text, str):
        raise place.wrong_type("text")
    return tuple(atom_of(place, atom, known, traits) for atom in text.split("&")) if text else ()


def atom_of(place: Place, atom: str, known: Collection[str], traits: Collection[str]) -> tuple[str, str]:
    unknown = partial(place.unknown, "condition", atom)
    if reputation := REPUTATION.fullmatch(atom):
        return f"reputation_{reputation[2]}", reputation[1]
    if ">=" in atom:
        name, _, number = atom.partition(">=")
        if name not in COUNTS or not number.isdecimal():
            raise unknown()
        return f"{name}>=", number
    name, colon, argument = atom.partition(":")
    if name not in known or name in COUNTS or "_X_" in name:
        raise unknown()
    if name in WITH_SKILLS:
        for skill in argument.split(",") if name == "has_skill_any" else [argument]:
            place.number_of("skill", skill, SKILLS)
    elif name == WITH_TRAIT:
        # A trait that no card has is a slip of the pen.
        if argument not in traits:
            raise place.unknown("trait", argument)
    elif colon:
        raise unknown()
    return name, argument
