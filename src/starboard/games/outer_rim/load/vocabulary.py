"""The words that effects, abilities, goals and conditions are written in (data/vocabulary.toml)."""

from __future__ import annotations

from typing import Any

import msgspec


class Params(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    required: list[str]
    optional: list[str]


class Notation(msgspec.Struct, frozen=True):
    """Those of its tables that are lists of words; the others explain."""

    faction_selectors: dict[str, str]
    player_selectors: dict[str, str]
    space_selectors: dict[str, str]
    directions: dict[str, str]
    limits: dict[str, str]
    durations: dict[str, str]
    scopes: dict[str, str]
    cost: dict[str, str]


class Vocabulary(msgspec.Struct, frozen=True):
    notation: Notation
    effects: dict[str, str]
    ability_kinds: dict[str, str]
    triggers: dict[str, str]
    goal_events: dict[str, str]
    conditions: dict[str, str]
    effect_params: dict[str, Params]
    ability_params: dict[str, Params]


def vocabulary_of(table: dict[str, Any]) -> Vocabulary:
    return msgspec.convert(table, Vocabulary)
