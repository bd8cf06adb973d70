"""abilities.toml: the words that the abilities of cards are written in, and an ability read with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from starboard.games.arcs.tables.reading import BadData, Checks, Entry, File, demand, maybe, printed
from starboard.games.arcs.words import ACTIONS

Value = str | int | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """What a card does, as far as it is said by data and not by code."""

    trigger: str
    kind: str  # of the effect
    params: Mapping[str, Value]  # of the effect
    name: str  # of a new action, or of a leader's trait
    replaces: int  # new action: the standard action it is taken instead of
    then: str
    limit: str
    condition: Mapping[str, Value]


class AbilitiesFile(File, frozen=True):
    fields: dict[str, tuple[str, ...]]
    triggers: dict[str, str]
    conditions: dict[str, str]
    effects: dict[str, tuple[str, ...]]


class AbilityEntry(Entry, frozen=True):
    trigger: str
    effect: dict[str, Value]
    name: str = ""
    role: str = ""
    action: str = ""
    replaces: str | None = None
    modes: tuple[str, ...] = ()
    limit: str = ""
    cost: str = ""
    then: str = ""
    optional: bool = False
    condition: dict[str, Value] = msgspec.field(default_factory=dict)


WORDS = printed("abilities.toml", AbilitiesFile)


def abilities_of(where: str, entries: Iterable[AbilityEntry]) -> tuple[Ability, ...]:
    abilities = tuple(ability_of(where, entry) for entry in entries)
    demand([(bool(abilities), f"{where}: it has no ability")])
    return abilities


def ability_of(where: str, entry: AbilityEntry) -> Ability:
    kind = entry.effect.get("kind")
    if not isinstance(kind, str) or kind not in WORDS.effects:
        raise BadData(f"{where}: effect {kind} is not in abilities.toml")
    params = {name: value for name, value in entry.effect.items() if name != "kind"}
    demand([*effect_checks(where, kind, params, entry), *field_checks(where, entry)])
    return Ability(
        trigger=entry.trigger,
        kind=kind,
        params=params,
        name=entry.name,
        replaces=maybe(where, entry.replaces, ACTIONS),
        then=entry.then,
        limit=entry.limit,
        condition=entry.condition,
    )


def effect_checks(where: str, kind: str, params: Iterable[str], entry: AbilityEntry) -> Checks:
    yield entry.trigger in WORDS.triggers, f"{where}: trigger {entry.trigger} is not in abilities.toml"
    for name in params:
        yield name in WORDS.effects[kind], f"{where}: {kind} has no parameter {name}"
    for name in entry.condition:
        yield name in WORDS.conditions, f"{where}: condition {name} is not in abilities.toml"
    new = entry.trigger == "new_action"
    yield (entry.replaces is not None) == new, f"{where}: a new action, and nothing else, replaces an action"
    yield bool(entry.name) or not new, f"{where}: a new action has a name"


def field_checks(where: str, entry: AbilityEntry) -> Checks:
    said = {
        "role": (entry.role,),
        "action": (entry.action,),
        "modes": entry.modes,
        "limit": (entry.limit,),
        "cost": (entry.cost,),
        "then": (entry.then,),
    }
    for field, values in said.items():
        for word in values:
            known = not word or word in WORDS.fields.get(field, ())
            yield known, f"{where}: {field} {word} is not in abilities.toml"
