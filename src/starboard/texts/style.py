"""Checks how a text is written: what of a good sentence a program can see (docs/words.md).

A text is looked at in its readings: plain lines in which each variant is read at least once, and what is put in stands
in braces, `{$card}`. A check takes a language and a reading, and says what would be right. Words that nobody should
write, and texts that have a reason to break a rule, are data: style.toml.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from starboard.texts.folders import HERE

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "pl": ("„", "”"), "uk": ("«", "»")}
BEFORE_PERCENT = {"en": "", "cs": "\u00a0", "pl": "", "uk": ""}
PERCENT_IS_ADJECTIVE = {"cs"}  # before a noun: “95% interval”, without the space of “95 %”
PUT_IN = r"\{\$(\w+)\}"


# Reading


def readings(pattern: ast.Pattern) -> list[str]:
    """Read a text in as few ways as it takes to read every variant."""
    parts = [
        [element.value] if isinstance(element, ast.TextElement) else put_in(element.expression)
        for element in pattern.elements
    ]
    longest = max(map(len, parts), default=0)
    return list(dict.fromkeys("".join(part[min(n, len(part) - 1)] for part in parts) for n in range(longest)))


def put_in(expression: object) -> list[str]:
    match expression:
        case ast.SelectExpression(variants=variants):
            return [reading for variant in variants for reading in readings(variant.value)]
        case ast.Placeable(expression=inner):
            return put_in(inner)
        case ast.StringLiteral(value=text):
            return [text]
        case ast.VariableReference(id=name):
            return [f"{{${name.name}}}"]
        case ast.FunctionReference(arguments=given) if given.positional:
            return put_in(given.positional[0])
        case ast.MessageReference(id=name) | ast.TermReference(id=name):
            return [f"{{{name.name}}}"]
    return ["{}"]


# Checks: each gives what is wrong, and what would be right


Check = Callable[[str, str], Iterator[str]]


def apostrophe(lang: str, reading: str) -> Iterator[str]:
    """Find straight apostrophes; one alone in quotation marks is a sign that is spoken of."""
    for found in re.finditer(r"(?<![“„«])['\u02bc]", reading):
        yield f"{around(reading, found)}: the apostrophe is ’"


def quotes(lang: str, reading: str) -> Iterator[str]:
    """Find quotation marks of another language, and those that do not open and close in turn."""
    opening, closing = QUOTES[lang]
    marks = "".join(re.findall('[“”„«»"]', reading))
    if marks != (opening + closing) * (len(marks) // 2):
        yield f"{marks}: quotation marks are {opening} and {closing}, in turn"


def percent(lang: str, reading: str) -> Iterator[str]:
    wanted = BEFORE_PERCENT[lang]
    for found in re.finditer(r"(?<=[\d}])(\s?)%( \w)?", reading):
        adjective = lang in PERCENT_IS_ADJECTIVE and found[2] and not found[1]
        if found[1] != wanted and not adjective:
            yield f"{around(reading, found)}: {'a no-break space' if wanted else 'no space'} before %"


def ellipsis(lang: str, reading: str) -> Iterator[str]:
    """Find a space before an ellipsis, unless it stands in quotation marks for something left to be typed."""
    for found in re.finditer(r"\s…(?![“”»])", reading):
        yield f"{around(reading, found)}: no space before …"
    for found in re.finditer(r"\.\.\.", reading):
        yield f"{around(reading, found)}: the ellipsis is …"


def words(lang: str, reading: str) -> Iterator[str]:
    for find, instead in forbidden(lang):
        for found in find.finditer(reading):
            yield f"“{found[0].strip()}”: {instead}"


def title(titles: Collection[str]) -> Check:
    """Make a check that finds the name of a card that stands in a sentence as if it were a word of it.

    It may stand without quotation marks where it is set apart: behind a colon, an arrow or a comma, in brackets, alone,
    or as the heading of what follows.
    """

    def check(lang: str, reading: str) -> Iterator[str]:
        opening, closing = QUOTES[lang]
        for found in re.finditer(PUT_IN, reading):
            before, after = reading[: found.start()], reading[found.end() :]
            quoted = before.endswith(opening) and after.startswith(closing)
            apart = re.search(r"[:→(,·–—] ?$", before) or (not before and re.match(r"$|:| \(| ·", after))
            if found[1] in titles and not quoted and not apart:
                yield f"{found[0]}: the name of a card stands in quotation marks, {opening}{found[0]}{closing}"

    return check


def count(counted: Collection[str], numbers: set[str]) -> Check:
    """Make a check that finds a number before a noun, in a text that does not select on that number."""

    def check(lang: str, reading: str) -> Iterator[str]:
        out_of, no_noun = [[word] for word in rules()[lang]["out_of"]], rules()[lang]["no_noun"]
        for found in re.finditer(rf"{PUT_IN}[ \u00a0](\w+)", reading):
            name, noun = found.groups()
            before = reading[: found.start()].split()[-1:]
            if name in numbers - set(counted) and before not in out_of and noun not in no_noun:
                yield f"${name} stands before “{noun}”: select on it, or put the number behind a colon"

    return check


def around(reading: str, found: re.Match[str]) -> str:
    return f"“{reading[max(0, found.start() - 12) : found.end() + 12].strip()}”"


# Data


@cache
def rules(folder: Path = HERE) -> dict[str, Any]:
    """Read the rules of ours for each language; of another folder, its titles and exceptions, if it has such a file."""
    file = folder / "style.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def forbidden(lang: str) -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(find, re.IGNORECASE), instead) for find, instead in rules()[lang]["forbidden"].items()]


def titles_of(folder: Path) -> list[str]:
    """Return the arguments that hold names of cards."""
    found: list[str] = rules(folder).get("titles", [])
    return found


@dataclass(frozen=True)
class Exceptional:
    """Texts that may break one check, and why."""

    check: str
    keys: str
    reason: str
    langs: tuple[str, ...] = tuple(QUOTES)

    def excuses(self, check: str, lang: str, key: str) -> bool:
        return check == self.check and lang in self.langs and re.fullmatch(self.keys, key) is not None


def exceptions(folder: Path) -> list[Exceptional]:
    """Return what a folder of texts excuses, each for a reason."""
    rows = rules(folder).get("exceptions", [])
    return [Exceptional(**{**row, "langs": tuple(row.get("langs", QUOTES))}) for row in rows]


# All checks


TYPOGRAPHY: dict[str, Check] = {
    "apostrophe": apostrophe,
    "quotes": quotes,
    "percent": percent,
    "ellipsis": ellipsis,
    "words": words,
}
NO_MORE: Mapping[str, Check] = {}


def style_problems(
    lang: str, key: str, lines: Iterable[str], excused: Sequence[Exceptional], more: Mapping[str, Check] = NO_MORE
) -> Iterator[str]:
    """Find what is wrong with a text: its readings, by all checks that nothing excuses it from."""
    checks = {
        name: check
        for name, check in {**TYPOGRAPHY, **more}.items()
        if not any(one.excuses(name, lang, key) for one in excused)
    }
    found = (problem for line in lines for check in checks.values() for problem in check(lang, line))
    yield from dict.fromkeys(found)
