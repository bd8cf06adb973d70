"""Reads and says conditions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, TypeAlias

from starboard.games.outer_rim.ids import FACTIONS
from starboard.games.outer_rim.joined import both
from starboard.games.outer_rim.vocabulary.conditions import ATOMS, Atom, Condition
from starboard.games.outer_rim.vocabulary.declared import words_of
from starboard.games.outer_rim.vocabulary.kinds import Kind
from starboard.kernel.message import Argument, Message

if TYPE_CHECKING:
    from starboard.games.outer_rim.content import Content
    from starboard.games.outer_rim.load.place import Place
    from starboard.games.outer_rim.load.scripts import Scripts
    from starboard.kernel.packs.place import Step


class ConditionKind(Kind[Condition]):
    def read(self, s: Scripts, place: Place, name: Step, value: object) -> Condition:
        """Nothing for no text: nothing must hold."""
        if not isinstance(value, str):
            raise (place / name).wrong_type("text")
        return tuple(atom_of(s, place, name, atom) for atom in value.split("&")) if value else ()

    def say(self, content: Content, value: Condition) -> Argument | None:
        return say_condition(content, value) if value else None


CONDITION = ConditionKind("a condition")
When: TypeAlias = Annotated[Condition, CONDITION]


def atom_of(s: Scripts, place: Place, name: Step, text: str) -> Atom:
    if text in PLAIN:
        return PLAIN[text]
    for pattern, kind in WITH_PARAMETER:
        if found := pattern.fullmatch(text):
            parameter = kind.parameters[0]
            return kind.of({parameter.field: parameter.kind.read(s, place, name, found[1] or "")})
    raise (place / name).unknown("condition", text, FORMS)


def pattern_of(form: str) -> re.Pattern[str]:
    """Make a pattern of how a condition is written. What is missing behind a colon is missed when it is read."""
    if form.endswith(":*"):
        return re.compile(f"{form[:-2]}(?::(.*))?", re.DOTALL)
    return re.compile(form.replace("*", r"(\d+)" if form.endswith(">=*") else f"({'|'.join(FACTIONS)})"))


PLAIN: dict[str, Atom] = {word: kind() for word, kind in ATOMS.items() if not kind.parameters}
FORMS = [*PLAIN, *(kind.form for kind in ATOMS.values() if kind.parameters)]
WITH_PARAMETER = [(pattern_of(kind.form), kind) for kind in ATOMS.values() if kind.parameters]


def say_condition(content: Content, condition: Condition) -> Message:
    """Say a clause: “you have Tech and this is ground combat”."""
    return both([Message(f"outer_rim-condition-{one.said}", words_of(content, one)) for one in condition])
