"""Takes names by language out of the entries of a pack, which then are as those of the box.

A name is a text for all languages, or a table of texts by language. What is not there in one of them is said in
English, or else in the first language that is written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from starboard.kernel.packs.place import Place, Table, Together
from starboard.texts import LANGUAGES, Name

Pairs: TypeAlias = tuple[tuple[str, str], ...]  # languages and texts; without a language it is for all of them


@dataclass(slots=True)
class Told:
    NAMES: ClassVar[tuple[str, ...]] = ("name",)  # fields

    names: dict[tuple[str, str], Pairs] = field(default_factory=dict)  # by field, and by the text without a language

    def take(self, place: Place, kind: str, entry: Table, box: Table, wrong: Together) -> Table:
        """Return the entry with one text for each name. `box` is the entry of the same id there, if there is one."""
        return {name: self.plain(place / name, name, value, wrong) for name, value in entry.items()}

    def plain(self, place: Place, name: str, value: object, wrong: Together) -> object:
        """Return the value with one text in place of those by language."""
        if name in self.NAMES and isinstance(value, dict):
            with wrong:
                pairs = pairs_of(place, value)
                text = fall_back(pairs)
                self.names[name, text] = pairs
                return text
            return "?"  # it is refused anyway
        if isinstance(value, dict):
            return {key: self.plain(place / key, key, one, wrong) for key, one in value.items()}
        if isinstance(value, list):
            return [self.plain(place / at, "", one, wrong) for at, one in enumerate(value)]
        return value

    def name_of(self, field: str, text: str) -> Name:
        """Return what the text of a field is in every language, as the pack has it."""
        return said(self.names.get((field, text), (("", text),)))


def pairs_of(place: Place, value: object) -> Pairs:
    if isinstance(value, str):
        return (("", value),)
    if not isinstance(value, dict) or not value:
        raise place.wrong_type("text")
    wrong = Together()
    for language, text in value.items():
        with wrong:
            if language not in LANGUAGES:
                raise (place / language).unknown("language", language, LANGUAGES)
            if not isinstance(text, str):
                raise (place / language).wrong_type("text")
    wrong.tell()
    return tuple(value.items())


def fall_back(pairs: Pairs) -> str:
    by_language = dict(pairs)
    return by_language.get("en", pairs[0][1])


def said(pairs: Pairs) -> Name:
    """Return the texts as `Words` takes them."""
    return pairs[0][1] if pairs[0][0] == "" else dict(pairs)
