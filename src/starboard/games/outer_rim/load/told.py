"""Takes names by language and stories out of the entries of a pack, which then are as those of the box.

A name, a title, a label or an enemy is a text for all languages, or a table of texts by language. What is not there in
one of them is said in English, or else in the first language that is written. The `story` of an entry, of a section and
of a step is the same, with what is told when its tests are `passed` and `failed`: of several tests a list.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from starboard.games.outer_rim.load.entries import Table
from starboard.games.outer_rim.load.place import Place, Together
from starboard.texts import LANGUAGES

NAMES = ("name", "title", "label", "enemy", "famous_name")
STORY = "story"
ENDINGS = ("passed", "failed")
WITH_STORY = ("job", "bounty")  # of market cards, and of the resources of encounter cards

Pairs = tuple[tuple[str, str], ...]  # languages and texts; without a language it is for all of them


@dataclass(slots=True)
class Told:
    names: dict[tuple[str, str], Pairs] = field(default_factory=dict)  # by field, and by the text without a language
    stories: dict[str, Pairs] = field(default_factory=dict)  # by the keys of stories.py

    def take(self, place: Place, kind: str, entry: Table, box: Table, wrong: Together) -> Table:
        """Return the entry without stories and with one text for each name."""
        rest = dict(entry)
        has_story = kind in ("databank", "ai") or {**box, **entry}.get("type") in WITH_STORY
        if kind == "market" or has_story:
            rest = self.story(place, rest, str(entry.get("id")), has_story, wrong)
        inner = rest.get("resource")
        if isinstance(inner, dict):
            told = inner.get("type") in WITH_STORY
            rest["resource"] = self.story(place / "resource", inner, str(inner.get("id")), told, wrong)
        for name in ("sections", "steps"):
            rows = rest.get(name)
            if isinstance(rows, list):
                rest[name] = [
                    self.story(place / name / at, row, part_key(str(entry.get("id")), name, at, row), True, wrong)
                    if isinstance(row, dict)
                    else row
                    for at, row in enumerate(rows)
                ]
        return {name: self.plain(place / name, name, value, wrong) for name, value in rest.items()}

    def story(self, place: Place, table: Table, key: str, has_story: bool, wrong: Together) -> Table:
        """Take the story and what comes of tests out of a table."""
        for name in (STORY, *ENDINGS):
            if name in table:
                if not has_story:
                    wrong.add((place / name).bad("no-story"))
                texts = table[name] if name in ENDINGS and isinstance(table[name], list) else [table[name]]
                for at, one in enumerate(texts):
                    ending = "" if name == STORY else f"-{name}" + (f"_{at + 1}" if at else "")
                    with wrong:
                        self.stories[key + ending] = pairs_of(place / name, one)
        return {name: value for name, value in table.items() if name not in (STORY, *ENDINGS)}

    def plain(self, place: Place, name: str, value: object, wrong: Together) -> object:
        """Return the value with one text in place of those by language."""
        if name in NAMES and isinstance(value, dict):
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

    def by_key(self, printed: dict[str, str]) -> dict[str, Pairs]:
        """Find the texts by language of what is printed, and the stories, by the keys of texts."""
        found = {key: self.names.get((field_of(key), text), ()) for key, text in printed.items()}
        return {key: pairs for key, pairs in found.items() if pairs} | {
            f"{STORY}-{key}": pairs for key, pairs in self.stories.items()
        }


def part_key(entry: str, name: str, at: int, row: Table) -> str:
    return f"{entry}-step_{at + 1}" if name == "steps" else f"{entry}-{row.get('where')}"


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


def field_of(key: str) -> str:
    """Name the field of entries that a key of texts is about: `label-…`, `encounter-…` (titles), `ship-…-famous`."""
    kind = key.split("-")[0]
    if kind in ("label", "enemy"):
        return kind
    return "title" if kind == "encounter" else "famous_name" if key.endswith("-famous") else "name"
