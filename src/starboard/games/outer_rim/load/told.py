"""Takes stories out of the entries of a pack too, besides names by language.

The `story` of an entry, of a section and of a step is a text, or texts by language, with what is told when its tests
are `passed` and `failed`: of several tests a list.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from starboard.kernel.packs.place import Place, Table, Together
from starboard.kernel.packs.told import Pairs, Told, pairs_of

STORY = "story"
ENDINGS = ("passed", "failed")
WITH_STORY = ("job", "bounty")  # of market cards, and of the resources of encounter cards


@dataclass(slots=True)
class OuterRimTold(Told):
    NAMES: ClassVar[tuple[str, ...]] = ("name", "title", "label", "enemy", "famous_name")

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
        return Told.take(self, place, kind, rest, box, wrong)

    def story(self, place: Place, table: Table, key: str, has_story: bool, wrong: Together) -> Table:
        """Take the story and what comes of tests out of a table."""
        for name in (STORY, *ENDINGS):
            if name in table:
                if not has_story:
                    wrong.add((place / name).breaks("no-story"))
                texts = table[name] if name in ENDINGS and isinstance(table[name], list) else [table[name]]
                for at, one in enumerate(texts):
                    ending = "" if name == STORY else f"-{name}" + (f"_{at + 1}" if at else "")
                    with wrong:
                        self.stories[key + ending] = pairs_of(place / name, one)
        return {name: value for name, value in table.items() if name not in (STORY, *ENDINGS)}

    def by_key(self, printed: dict[str, str]) -> dict[str, Pairs]:
        """Find the texts by language of what is printed, and the stories, by the keys of texts."""
        found = {key: self.names.get((field_of(key), text), ()) for key, text in printed.items()}
        return {key: pairs for key, pairs in found.items() if pairs} | {
            f"{STORY}-{key}": pairs for key, pairs in self.stories.items()
        }


def part_key(entry: str, name: str, at: int, row: Table) -> str:
    return f"{entry}-step_{at + 1}" if name == "steps" else f"{entry}-{row.get('where')}"


def field_of(key: str) -> str:
    """Name the field of entries that a key of texts is about: `label-…`, `encounter-…` (titles), `ship-…-famous`."""
    kind = key.split("-")[0]
    if kind in ("label", "enemy"):
        return kind
    return "title" if kind == "encounter" else "famous_name" if key.endswith("-famous") else "name"
