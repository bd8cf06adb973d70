"""Declares what the packs of a game may say: its tables, and what is made of their fields."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from starboard.kernel.packs.place import Place
from starboard.kernel.packs.told import Told


@dataclass(frozen=True, slots=True, kw_only=True)
class PackRules:
    place: type[Place]  # says what is wrong, in the words of the game
    nouns: Mapping[str, str]  # by table: what one of its entries is called in errors (`GAME-bad-kind`)
    tables: tuple[str, ...]  # that a pack may have, in the order in which they are written
    schema: int = 1  # of the data files
    fixed: Collection[str] = ()  # tables whose entries can be changed, and none added
    decks: Mapping[str, str] = field(
        default_factory=dict
    )  # tables that are exported deck by deck: the field that says the deck
    told: type[Told] = Told  # takes texts by language out of entries

    # Fields of entries.
    notes: frozenset[str] = frozenset()  # on where an entry comes from
    same: frozenset[str] = frozenset()  # of which nothing depends that an entry does
    shown: frozenset[str] = frozenset()  # with words that people see, and nothing but words
    stories: frozenset[str] = frozenset()  # with words that may be many
    lost: tuple[str, ...] = ()  # that the data had once, and `without` may name
    assets: tuple[str, ...] = ()  # with entries of their own inside

    # How a spreadsheet has them (sheet.py).
    first: tuple[str, ...] = ("id", "name")  # columns
    spread: tuple[str, ...] = ()  # lists of which each item has columns
    cells: tuple[str, ...] = ()  # a table with one of these fields is one cell

    # How mistakes are mended, so that more can be found (mistakes.py).
    counted: frozenset[str] = frozenset(("id",))  # whoever mends one of these changes what is asked of other entries
    follows: Mapping[str, str] = field(default_factory=dict)  # fields that must go with what is in another one
    tags: tuple[str, ...] = ()  # entries with the same of these have the same fields

    @property
    def game(self) -> str:
        return self.place.GAME

    def entry(self, file: str, kind: str, name: str) -> Place:
        """Return the place of an entry."""
        return self.place(file, self.nouns[kind], name)

    def is_other(self, fields: Iterable[str]) -> bool:
        """Check that an entry of which these fields are changed does something else now."""
        return not (self.notes | self.same).issuperset(fields)
