"""The rules of a game by their ids, in any of our languages."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from starboard.texts.folders import rule_files

RULE_ID = re.compile(r"\b[A-Z]{2,}-[A-Z0-9]+-\d+\b")
# In English: "CSW-FIGHT-15 to CSW-FIGHT-20"; and a mark of [basis] such as A6, for CSW-AMB-06.
RANGE = re.compile(rf"({RULE_ID.pattern}) to ({RULE_ID.pattern})")
SETTLED = re.compile(r"\bA(\d+)\b")
STATED = "R"  # the mark of what a rulebook states


class NoRules(LookupError):
    """Nobody has written down the rules of a game in some language."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Rules, worked examples and settled ambiguities by their ids, which never change meaning.

    What each rule rests on (`basis`) is kept in English only: it has no words.
    """

    title: str
    areas: dict[str, str]
    rules: dict[str, str]
    basis: dict[str, str] = field(default_factory=dict)
    examples: dict[str, str] = field(default_factory=dict)
    ambiguities: dict[str, str] = field(default_factory=dict)

    def area_of(self, rule_id: str) -> str:
        """The heading a rule stands under: that of FIGHT for CSW-FIGHT-15."""
        return self.areas[rule_id.split("-")[1]]

    def is_settled(self, rule_id: str) -> bool:
        """Tell whether a rule is our own reading: it rests on a settled ambiguity, and no rulebook states it."""
        marks = self.basis.get(rule_id, "")
        return SETTLED.search(marks) is not None and STATED not in marks.split()

    def search(self, *wanted: str) -> dict[str, str]:
        """Find rules, examples and ambiguities with words that begin so, or of that id or area."""
        everything = self.rules | self.examples | self.ambiguities if wanted else self.rules
        beginnings = [re.compile(rf"\b{re.escape(typed(word))}") for word in wanted]
        return {
            rule_id: text
            for rule_id, text in everything.items()
            if all(beginning.search(typed(f"{rule_id} {text}")) for beginning in beginnings)
        }


def typed(text: str) -> str:
    """Reduce a text to how it is typed: small, and with the apostrophe that keyboards have."""
    return text.casefold().replace("’", "'")


@cache
def catalogue(game_id: str, lang: str) -> Catalogue:
    """The rules of a game; NoRules if nobody has written them down in this language."""
    file = next(rule_files(lang, game_id), None)
    if file is None:
        raise NoRules(f"{game_id} has no rules in this language: {lang}")
    content: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    return Catalogue(**content)


@cache
def cases(game_id: str) -> dict[str, list[str]]:
    """The worked examples and settled ambiguities that belong to each rule: they name it, or its basis names them."""
    english = catalogue(game_id, "en")
    found: dict[str, set[str]] = {rule_id: set() for rule_id in english.rules}
    order = list(english.rules)
    every = english.examples | english.ambiguities
    for case, text in every.items():
        for rule_id in named_in(text, order):
            found[rule_id].add(case)
    for rule_id, marks in english.basis.items():
        prefix = rule_id.partition("-")[0]
        found[rule_id].update(f"{prefix}-AMB-{int(number):02}" for number in SETTLED.findall(marks))
    return {rule_id: [case for case in every if case in some] for rule_id, some in found.items() if some}


def named_in(text: str, order: list[str]) -> set[str]:
    """The rules that a text names, and those between two of them that it joins by "to"."""
    ends = [(order.index(first), order.index(last)) for first, last in RANGE.findall(text)]
    between = {rule_id for first, last in ends for rule_id in order[first : last + 1]}
    return between | {rule_id for rule_id in RULE_ID.findall(text) if rule_id in order}
