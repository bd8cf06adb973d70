"""The rules of a game by their ids, in any of our languages."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from starboard.texts.folders import rule_files


class NoRules(LookupError):
    """Nobody has written down the rules of a game in some language."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """Ids never change meaning. `basis` tells where a rule comes from, in English only: it has no words."""

    title: str
    areas: dict[str, str]
    rules: dict[str, str]
    basis: dict[str, str] = field(default_factory=dict)
    examples: dict[str, str] = field(default_factory=dict)
    ambiguities: dict[str, str] = field(default_factory=dict)

    def area_of(self, rule_id: str) -> str:
        """The heading a rule stands under: that of FIGHT for CSW-FIGHT-15."""
        return self.areas[rule_id.split("-")[1]]

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
