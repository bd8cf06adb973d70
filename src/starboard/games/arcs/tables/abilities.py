"""The abilities of cards as the data has them.

abilities.toml has the words for when and whether. What an effect does is said by what runs it (effects.py, cards/),
which reads every word and number of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

from starboard.games.arcs.ids import ACTIONS, AMBITIONS, NONE, TYPES
from starboard.games.arcs.tables.reading import BadData, Checks, Entry, File, demand, index, maybe, printed

Value = str | int | bool | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that a card does. What has been read of it is remembered, so that nothing is written in vain."""

    where: str  # file and card, for complaints
    trigger: str
    kind: str  # of the effect
    params: Mapping[str, Value]  # of the effect
    name: str  # of a new action, or of a leader's trait
    action: str  # the standard action that it is about
    replaces: int  # new action: the standard action it is taken instead of
    optional: bool
    condition: Mapping[str, Value]
    fields: Mapping[str, tuple[str, ...]]  # role, modes, limit, cost, then, as far as they are said
    read: set[str] = field(default_factory=set, compare=False, repr=False)

    def value(self, name: str) -> Value:
        """A parameter of the effect."""
        self.read.add(name)
        if name not in self.params:
            raise BadData(f"{self.where}: {self.kind} needs {name}")
        return self.params[name]

    def number(self, name: str, most: int | None = None) -> int:
        """A number of the effect, at least 0, and no more than what runs it can do."""
        value = self.value(name)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (most is not None and value > most):
            raise BadData(f"{self.where}: {self.kind}: {name} is {value}" + (f", at most {most}" if most else ""))
        return value

    def word(self, name: str, *known: str) -> str:
        """A word of the effect: one of those that are known to what runs it."""
        value = self.value(name)
        if value not in known:
            raise BadData(f"{self.where}: {self.kind}: {name} {value} is none of {', '.join(known)}")
        return str(value)

    def only(self, name: str, known: Value) -> None:
        """Refuse what nothing but this is known for."""
        value = self.value(name)
        demand([(value == known, f"{self.where}: {self.kind}: {name} is {value} and not {known}")])

    def flag(self, name: str) -> bool:
        value = self.value(name)
        if not isinstance(value, bool):
            raise BadData(f"{self.where}: {self.kind}: {name} is {value}")
        return value

    def words(self, name: str, known: tuple[str, ...]) -> tuple[int, ...]:
        """One word or several, as numbers."""
        value = self.value(name)
        said = value if isinstance(value, tuple) else (str(value),)
        return tuple(index(self.where, word, known) for word in said)

    def types(self, name: str = "resource") -> tuple[int, ...]:
        return self.words(name, TYPES)

    def type(self, name: str = "resource") -> int:
        (one,) = self.types(name)
        return one

    def when(self, name: str, known: Value = True) -> bool:
        """Tell whether a condition is made: nothing but this is known for it."""
        self.read.add(name)
        if name not in self.condition:
            return False
        value = self.condition[name]
        demand([(value == known, f"{self.where}: condition {name} is {value} and not {known}")])
        return True

    def given(self, name: str) -> None:
        """Refuse an effect that is not made under this condition."""
        demand([(self.when(name), f"{self.where}: {self.kind} needs the condition {name}")])

    def ambition(self, name: str = "ambition_declared") -> int:
        """The ambition that a condition names, or NONE."""
        self.read.add(name)
        word = self.condition.get(name)
        return NONE if word is None else index(self.where, str(word), AMBITIONS)

    @property
    def acts_on(self) -> int:
        return index(self.where, self.action, ACTIONS)

    def said(self, field_: str) -> tuple[str, ...]:
        """Read what a field says, nothing if it is not there."""
        self.read.add(field_)
        return self.fields.get(field_, ())

    def role(self, *known: str) -> str:
        """Read whose battle it is about: one of those that are known to what runs it."""
        said = "".join(self.said("role"))
        demand([(said in known, f"{self.where}: {self.kind}: role {said} is none of {', '.join(known)}")])
        return said

    @property
    def once(self) -> bool:
        return "once_per_turn" in self.said("limit")

    @property
    def discards(self) -> bool:
        """Tell whether the card is discarded to do it."""
        return "discard_self" in self.said("cost")

    @property
    def unread(self) -> list[str]:
        return sorted((self.params.keys() | self.condition.keys() | self.fields.keys()) - self.read)


class AbilitiesFile(File, frozen=True):
    fields: dict[str, tuple[str, ...]]
    triggers: dict[str, str]
    conditions: dict[str, str]


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
    if not isinstance(kind, str):
        raise BadData(f"{where}: an effect has no kind")
    demand([*trigger_checks(where, entry), *field_checks(where, entry)])
    return Ability(
        where=where,
        trigger=entry.trigger,
        kind=kind,
        params={name: value for name, value in entry.effect.items() if name != "kind"},
        name=entry.name,
        action=entry.action,
        replaces=maybe(where, entry.replaces, ACTIONS),
        optional=entry.optional,
        condition=entry.condition,
        fields={name: said for name, said in fields_of(entry).items() if said},
    )


def fields_of(entry: AbilityEntry) -> dict[str, tuple[str, ...]]:
    said = {"role": entry.role, "limit": entry.limit, "cost": entry.cost, "then": entry.then}
    return {**{name: (word,) if word else () for name, word in said.items()}, "modes": entry.modes}


def trigger_checks(where: str, entry: AbilityEntry) -> Checks:
    yield entry.trigger in WORDS.triggers, f"{where}: trigger {entry.trigger} is not in abilities.toml"
    for name in entry.condition:
        yield name in WORDS.conditions, f"{where}: condition {name} is not in abilities.toml"
    new = entry.trigger == "new_action"
    yield (entry.replaces is not None) == new, f"{where}: a new action, and nothing else, replaces an action"
    yield bool(entry.name) or not new, f"{where}: a new action has a name"


def field_checks(where: str, entry: AbilityEntry) -> Checks:
    said = {**fields_of(entry), "action": (entry.action,) if entry.action else ()}
    for field_, values in said.items():
        for word in values:
            yield word in WORDS.fields.get(field_, ()), f"{where}: {field_} {word} is not in abilities.toml"
