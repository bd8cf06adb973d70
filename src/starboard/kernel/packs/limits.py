"""Refuses packs that are too large or too deep to be anybody's cards, and texts that are more than words.

A pack may come from anywhere. What is refused here is refused before anything else looks at it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from starboard.kernel.packs.place import Place, Step, Table, Together
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.parts import LARGEST_PACK

MOST_ENTRIES = 1000  # the largest box has about 350
MOST_DEPTH = 30  # lists and tables inside each other
LONGEST_TEXT = 300  # characters of what is shown, and of ids and words
LONGEST_STORY = 3000
ABOUT = ("name", "about")  # notes of the author on the whole pack

# A key of very many parts would keep the reader of TOML busy for minutes: its time grows with their square.
ENDLESS_KEY = re.compile(r"(?:\.[^.\n]{0,80}){60}")


def check_size(place: Place, text: str) -> None:
    if len(text.encode(errors="replace")) > LARGEST_PACK:
        raise place.bad("too-large", most=LARGEST_PACK)


def check_keys(place: Place, text: str) -> None:
    if ENDLESS_KEY.search(text):
        raise place.bad("too-deep", most=MOST_DEPTH)


def check_values(rules: PackRules, file: str, table: Table) -> None:
    """Look at every value without calling oneself: there may be thousands of lists in each other."""
    wrong = Together()
    entries = sum(len(value) for value in table.values() if isinstance(value, list))
    if entries > MOST_ENTRIES:
        raise rules.place(file).bad("too-many", found=entries, most=MOST_ENTRIES)
    inside: list[tuple[object, tuple[Step, ...]]] = [(table, ())]
    while inside:
        value, path = inside.pop()
        if len(path) > MOST_DEPTH:
            raise rules.place(file).bad("too-deep", most=MOST_DEPTH)
        if isinstance(value, str):
            with wrong:
                check_words(
                    rules, rules.place(file, path=path), value, [step for step in path if isinstance(step, str)]
                )
        for key, one in parts_of(value):
            if isinstance(key, str) and not (key.isprintable() and len(key) <= LONGEST_TEXT):
                raise rules.place(file, path=path).bad("no-words")
            inside.append((one, (*path, key)))
    wrong.tell()


def parts_of(value: object) -> Iterator[tuple[Step, object]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)


def check_words(rules: PackRules, place: Place, text: str, names: list[str]) -> None:
    """Refuse commands to a terminal, what turns a line around, and what a page could run."""
    most = LONGEST_STORY if {"about", *rules.stories}.intersection(names) else LONGEST_TEXT
    if len(text) > most:
        raise place.bad("too-long", most=most)
    if any(
        unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in text if letter not in "\n\u200d"
    ):
        raise place.bad("no-words")
    if {*ABOUT, *rules.shown, *rules.stories}.intersection(names) and ("<" in text or ">" in text):
        raise place.bad("no-words")
