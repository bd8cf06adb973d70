"""Describes effects, abilities and conditions as the vocabulary declares them, and says what their words are called."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from starboard.games.outer_rim.ids import FACES, REPUTATION
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.load.scripts import OWN_FIELDS
from starboard.games.outer_rim.vocabulary import kinds as k
from starboard.games.outer_rim.vocabulary import scripts as lists
from starboard.games.outer_rim.vocabulary.abilities import ABILITIES, Ability
from starboard.games.outer_rim.vocabulary.conditions import ATOMS, Atom
from starboard.games.outer_rim.vocabulary.declared import Declared
from starboard.games.outer_rim.vocabulary.effect import EFFECTS
from starboard.games.outer_rim.vocabulary.selectors import COSTS, LIMITS, SPACES
from starboard.games.outer_rim.vocabulary.when import ConditionKind
from starboard.kernel.message import Message
from starboard.kernel.pack_form import (
    ByKey,
    Choice,
    Field,
    Items,
    Kind,
    Kinds,
    Named,
    Parts,
    Shapes,
    Term,
    Terms,
    Text,
    Truth,
    Whole,
    Word,
)

# Sentences that say a word that they are given, and in which argument.
SENTENCES = {"faction": ("with-faction", "faction"), "player": ("whom", "who")}
# Texts that name the words of a kind, where they are not those of the kind.
TEXTS = {"decks": "deck", "event": "goal", "step": "trigger"}
EFFECTS_INSIDE = Items(Named("effect"))
CONDITION = Named("condition")


def says(what: str, value: str) -> Message:
    """Return what a word is called."""
    if what in SENTENCES:
        key, name = SENTENCES[what]
        return Message(f"outer_rim-{key}", {name: value})
    return Message(f"outer_rim-{TEXTS.get(what, what)}-{value}")


def word(what: str, value: str) -> Word:
    return Word(value, says(what, value))


def choice(what: str, words: Collection[str]) -> Choice:
    return Choice(tuple(word(what, one) for one in words))


def spoken() -> dict[str, Shapes]:
    """Describe what effects, abilities and conditions can be, by these names."""
    return {
        "effect": Kinds(
            "do",
            tuple(
                Kind(one.word, parameters(one), Message(f"outer_rim-do-{one.word}"), one.homes)
                for one in EFFECTS.values()
            ),
        ),
        "ability": Kinds("kind", tuple(ability(one) for one in ABILITIES.values())),
        "condition": Terms(tuple(term(one) for one in ATOMS.values())),
    }


def parameters(of: type[Declared]) -> tuple[Field, ...]:
    return tuple(Field(one.name, shape_of(one.kind), one.required) for one in of.parameters)


def ability(of: type[Ability]) -> Kind:
    own = tuple(Field(name, OWN[name], name in of.must) for name in OWN_FIELDS if name in of.must or name in of.may)
    trigger = Field("trigger", choice("trigger", of.moments), required=True)
    return Kind(of.word, (trigger, *parameters(of), *own), Message(f"outer_rim-gives-{of.word}"), ())


OWN: Mapping[str, Shapes] = {
    "condition": CONDITION,
    "limit": choice("limit", LIMITS),
    "cost": Parts((Field("kind", choice("cost", COSTS), True), Field("amount", Whole(0, k.NUMBER.most), True))),
}


def term(of: type[Atom]) -> Term:
    inside = shape_of(of.parameters[0].kind) if of.parameters else None
    key = "when" if inside else "condition"
    return Term(of.form, Message(f"outer_rim-{key}-{of.word if inside else of.said}"), inside)


def shape_of(kind: k.Kind[Any]) -> Shapes:
    """Describe what may be written for a parameter of this kind."""
    make = next(SHAPES[one] for one in type(kind).__mro__ if one in SHAPES)
    return make(kind)


def or_any(kind: k.AmongKind) -> Choice:
    return choice(kind.what, (*kind.words, "any"))


def trait() -> Choice:
    """A trait of the box, or another one."""
    return Choice(tuple(word("trait", one) for one in traits()), free=True)


SHAPES: Mapping[type, Callable[[Any], Shapes]] = {
    k.NumberKind: lambda kind: Whole(0, kind.most, (word("word", "all"),) if kind.or_all else ()),
    k.StepKind: lambda _: Whole(1),
    k.CountKind: lambda _: Whole(0),
    k.TruthKind: lambda _: Truth(),
    k.AmongKind: lambda kind: choice(kind.what, kind.words),
    k.WordKind: lambda kind: choice(kind.what, kind.words),
    k.SkillOrAnyKind: or_any,
    k.FaceKind: lambda kind: or_any(kind) if kind.or_any else choice(kind.what, kind.words),
    k.ReputationKind: lambda _: choice("reputation", REPUTATION),
    k.SheetKind: lambda _: Choice(table="ships"),
    k.SpaceKind: lambda _: Choice(
        tuple(word("to", one) for one in SPACES if one not in base().rows["spaces"]), "spaces"
    ),
    k.TraitKind: lambda _: trait(),
    k.EnemyKind: lambda _: Text(languages=True),
    k.EachKind: lambda kind: Items(shape_of(kind.each)),
    k.SomeSkillsKind: lambda _: Items(shape_of(k.SKILL)),
    ConditionKind: lambda _: CONDITION,
    lists.ScriptKind: lambda _: EFFECTS_INSIDE,
    lists.OptionsKind: lambda _: rows(label=Text(languages=True), effects=EFFECTS_INSIDE),
    lists.ResultsKind: lambda _: rows(faces=Items(shape_of(k.FACE)), effects=EFFECTS_INSIDE),
    lists.PerResultKind: lambda _: ByKey(choice("face", FACES), EFFECTS_INSIDE),
    lists.TiersKind: lambda _: rows(condition=CONDITION, fame=shape_of(k.NUMBER)),
    lists.UpgradeKind: lambda _: Parts(
        (Field("condition", CONDITION, True), *(Field(name, shape_of(one)) for name, one in lists.BETTER.items()))
    ),
}


def rows(**of: Shapes) -> Items:
    return Items(Parts(tuple(Field(name, shape, True) for name, shape in of.items())))


@cache
def traits() -> tuple[str, ...]:
    return tuple(sorted(set(traits_in(row.table for kind in RULES.tables for row in base().rows[kind].values()))))


def traits_in(values: Iterable[object]) -> Iterator[str]:
    for value in values:
        if isinstance(value, dict):
            yield from value.get("traits", ())
            yield from traits_in(value.values())
