"""`python -m starboard.texts.check [FOLDER]`: whether all languages say all that English says, and say it whole.

FOLDER is the folder `texts` of another package (texts/folders.py); without it, the texts of Starboard are checked.

A text is one pattern: the value of a message (`key`) or an attribute of it (`key.attribute`). All functions take the
folder that holds the languages, so that they can be tried on made-up texts; they give a line for each problem.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from starboard.texts import LANGUAGES
from starboard.texts.catalogue import RULE_ID
from starboard.texts.folders import HERE
from starboard.texts.style import Exceptional, count, exceptions, readings, style_problems, title, titles_of

SOURCE = "en"

# The plural categories of whole numbers, which a count must tell apart, and all that the language has (CLDR).
PLURALS = {
    "en": {"one", "other"},
    "cs": {"one", "few", "other"},
    "pl": {"one", "few", "many"},
    "uk": {"one", "few", "many"},
}
CATEGORIES = {lang: needed | ({"many", "other"} if "few" in needed else set()) for lang, needed in PLURALS.items()}
ANY_CATEGORY = {"zero", "one", "two", "few", "many", "other"}
# Where [one] is also said of 21, 31 and so on, so that it may not leave the number out.
ONE_IS_MANY = {"uk"}

# What every language has of a catalogue of rules; what a rule rests on ([basis]) may be in English only.
RULE_TABLES = ("areas", "rules", "examples", "ambiguities")


@dataclass(frozen=True)
class Text:
    where: str
    pattern: ast.Pattern


@dataclass
class Language:
    """All texts of a language, and what was wrong with reading them."""

    lang: str
    texts: dict[str, Text] = field(default_factory=dict)
    known: frozenset[str] = frozenset()  # of another package: what Starboard says already, and its texts may put in
    problems: list[str] = field(default_factory=list)


# Reading


def read_language(folder: Path, lang: str) -> Language:
    language = Language(lang)
    for path in sorted((folder / lang).rglob("*.ftl")):
        content = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(content).body:
            start = entry.span.start if entry.span else 0
            where = f"{path.relative_to(folder).as_posix()}:{content.count(chr(10), 0, start) + 1}"
            if isinstance(entry, ast.Junk):
                reasons = ", ".join(annotation.message or "" for annotation in entry.annotations)
                language.problems.append(f"{where}: not Fluent: {reasons}")
            elif isinstance(entry, ast.Message | ast.Term):
                add_entry(language, where, entry)
    return language


def add_entry(language: Language, where: str, entry: ast.Message | ast.Term) -> None:
    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
    parts = {f"{key}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    if entry.value is not None:
        parts[key] = entry.value
    for name, pattern in parts.items():
        if name in language.texts:
            language.problems.append(f"{where}: {name} is already at {language.texts[name].where}")
        language.texts.setdefault(name, Text(where, pattern))


# What is in a pattern


def nodes(node: ast.BaseNode) -> list[ast.BaseNode]:
    """The node and all below it."""
    found: list[ast.BaseNode] = []
    left: list[object] = [node]
    while left:
        one = left.pop()
        if isinstance(one, list):
            left += reversed(one)
        elif isinstance(one, ast.SyntaxNode):
            found.append(one)
            left += reversed(vars(one).values())
    return found


def variables(node: ast.BaseNode) -> set[str]:
    return {found.id.name for found in nodes(node) if isinstance(found, ast.VariableReference)}


def references(pattern: ast.Pattern) -> set[str]:
    """The other texts that the pattern puts in."""
    found = set()
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference | ast.TermReference):
            key = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
            found.add(f"{key}.{node.attribute.name}" if node.attribute else key)
    return found


def has_letters(pattern: ast.Pattern) -> bool:
    texts = (node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))
    return any(sign.isalpha() for text in texts for sign in text)


def selections(pattern: ast.Pattern) -> list[tuple[str, ast.SelectExpression]]:
    """Each choice among variants, with the variable it goes by."""
    found = [node for node in nodes(pattern) if isinstance(node, ast.SelectExpression)]
    return [(name, node) for node in found for name in variables(node.selector)]


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def keys_of(selection: ast.SelectExpression) -> set[str]:
    return {key_of(variant) for variant in selection.variants}


def keys_by_variable(pattern: ast.Pattern) -> dict[str, set[str]]:
    keys: dict[str, set[str]] = {}
    for name, selection in selections(pattern):
        keys.setdefault(name, set()).update(keys_of(selection))
    return keys


def is_count(keys: set[str]) -> bool:
    """Tell whether the variants go by plural categories. [other] alone may be the rest of some words or numbers."""
    return bool(keys & ANY_CATEGORY - {"other"})


def listed(names: set[str], form: str) -> str:
    return ", ".join(form.format(name) for name in sorted(names))


# Messages


def text_problems(folder: Path) -> Iterator[str]:
    languages = {lang: read_language(folder, lang) for lang in LANGUAGES}
    english, same = languages[SOURCE], same_on_purpose(folder)
    numbers, titles, excused = counted_names(languages.values()), title(titles_of(folder)), exceptions(folder)
    for lang, language in languages.items():
        if folder != HERE:
            language.known = keys_of_ours(lang)
        yield from language.problems
        for name in sorted(english.texts.keys() - language.texts.keys()):
            yield f"{lang}: {name} is missing ({english.texts[name].where})"
        for name, text in language.texts.items():
            for problem in one_text_problems(language, english, name, same):
                yield f"{text.where}: {name}: {problem}"
            checks = {"title": titles, "count": count(keys_by_variable(text.pattern), numbers)}
            for problem in style_problems(lang, name, readings(text.pattern), excused, checks):
                yield f"{text.where}: {name}: {problem}"


def counted_names(languages: Iterable[Language]) -> set[str]:
    """All names of arguments that some text of some language takes for a count."""
    texts = (text for language in languages for text in language.texts.values())
    return {name for text in texts for name, keys in keys_by_variable(text.pattern).items() if is_count(keys)}


@cache
def keys_of_ours(lang: str) -> frozenset[str]:
    return frozenset(read_language(HERE, lang).texts)


def same_on_purpose(folder: Path) -> re.Pattern[str]:
    """The keys that same.toml lists; none where there is no such file."""
    file = folder / "same.toml"
    listed: list[str] = tomllib.loads(file.read_text(encoding="utf-8"))["same"] if file.is_file() else []
    return re.compile("|".join(listed) if listed else "(?!)")


def one_text_problems(language: Language, english: Language, name: str, same: re.Pattern[str]) -> Iterator[str]:
    pattern = language.texts[name].pattern
    if name not in english.texts:
        yield "English does not have it"
        return
    source = english.texts[name].pattern
    yield from pattern_problems(language.lang, pattern, source)
    if name in language.known:
        yield "Starboard says it already"
    if missing := {key for key in references(pattern) if key not in language.texts and key not in language.known}:
        yield f"it puts in {listed(missing, '{}')}, which is missing"
    may_be_same = language is english or same.fullmatch(name)
    if not may_be_same and pattern.equals(source) and has_letters(pattern):
        yield "it is not translated"


def pattern_problems(lang: str, pattern: ast.Pattern, source: ast.Pattern) -> Iterator[str]:
    """Find what is wrong with the variables and the variants of one text."""
    ours, theirs = variables(pattern), variables(source)
    if missing := theirs - ours:
        yield f"it does not use {listed(missing, '${}')}"
    if extra := ours - theirs:
        yield f"it uses {listed(extra, '${}')}, which English does not"
    if not ours | theirs:
        return
    english, chosen = keys_by_variable(source), selections(pattern)
    for name, selection in chosen:
        keys = keys_of(selection)
        if is_count(keys | english.get(name, set())):
            yield from count_problems(lang, name, selection)
        yield from variant_problems(name, keys, english.get(name, set()))
    for name in english.keys() - {name for name, _ in chosen}:
        if words := english[name] - ANY_CATEGORY:
            yield f"it does not tell {listed(words, '[{}]')} of ${name} apart"


def variant_problems(name: str, keys: set[str], english: set[str]) -> Iterator[str]:
    """Words and numbers that English selects on, each of which must be there. Plural categories are free to differ."""
    if missing := english - keys - ANY_CATEGORY:
        yield f"${name} lacks {listed(missing, '[{}]')}"
    if english and (extra := {key for key in keys - english - ANY_CATEGORY if key[0].isalpha()}):
        yield f"${name} has {listed(extra, '[{}]')}, which English does not"


def count_problems(lang: str, name: str, selection: ast.SelectExpression) -> Iterator[str]:
    keys = keys_of(selection)
    if missing := PLURALS[lang] - keys:
        yield f"the count ${name} lacks {listed(missing, '[{}]')}"
    if never := keys & ANY_CATEGORY - CATEGORIES[lang]:
        yield f"the count ${name} has {listed(never, '[{}]')}, which this language never uses"
    printed = {key_of(variant) for variant in selection.variants if name in variables(variant.value)}
    if lang in ONE_IS_MANY and printed and "one" in keys - printed:
        yield f"[one] of ${name} must print the number: it is also said of 21"


# Rules and glossaries: TOML


def read_toml(path: Path, problems: list[str]) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        problems.append(f"{'/'.join(path.parts[-3:])}: {error}")
        return {}


def rule_problems(folder: Path) -> Iterator[str]:
    """The catalogues of rules: all in all languages, with the ids of the English ones."""
    games, excused = {path.parent.name for path in folder.glob("*/*/rules.toml")}, exceptions(folder)
    for game in sorted(games):
        problems: list[str] = []
        english = read_toml(folder / SOURCE / game / "rules.toml", problems)
        known = {rule_id for table in tables(english).values() for rule_id in table}
        for lang in LANGUAGES:
            rules = english if lang == SOURCE else read_toml(folder / lang / game / "rules.toml", problems)
            found = [
                *(order_problems(rules, english) if rules else ()),
                *wording_problems(rules, known),
                *rule_style_problems(lang, rules, excused),
            ]
            problems += [f"{lang}/{game}/rules.toml: {problem}" for problem in found]
        yield from problems


def tables(rules: dict[str, Any]) -> dict[str, dict[str, str]]:
    return {name: table for name, table in rules.items() if isinstance(table, dict)}


def order_problems(rules: dict[str, Any], english: dict[str, Any]) -> Iterator[str]:
    ours, theirs = tables(rules), tables(english)
    if not rules.get("title"):
        yield "it has no title"
    for name in dict.fromkeys((*RULE_TABLES, *ours)):
        there, expected = list(ours.get(name, ())), list(theirs.get(name, ()))
        yield from (f"[{name}] lacks {rule_id}" for rule_id in expected if rule_id not in there)
        yield from (f"[{name}] has {rule_id}, which English does not" for rule_id in there if rule_id not in expected)
        if there != expected and sorted(there) == sorted(expected):
            first = next(a for a, b in zip(there, expected, strict=True) if a != b)
            yield f"[{name}] is in another order than English, from {first} on"


def wording_problems(rules: dict[str, Any], known: set[str]) -> Iterator[str]:
    for table in tables(rules).values():
        for rule_id, text in table.items():
            if not text.strip():
                yield f"{rule_id} has no text"
            yield from (
                f"{rule_id} mentions {other}, which is no rule" for other in RULE_ID.findall(text) if other not in known
            )


def rule_style_problems(lang: str, rules: dict[str, Any], excused: list[Exceptional]) -> Iterator[str]:
    for table in tables(rules).values():
        for rule_id, text in table.items():
            yield from (f"{rule_id}: {problem}" for problem in style_problems(lang, rule_id, [text], excused))


def glossary_problems(folder: Path) -> Iterator[str]:
    excused = exceptions(folder)
    for path in sorted((folder / "glossary").glob("*.toml")):
        problems: list[str] = []
        for term, row in read_toml(path, problems).items():
            for lang in LANGUAGES:
                word = row.get(lang, "")
                found = style_problems(lang, term, [word], excused) if word.strip() else [f"has no word in {lang}"]
                problems += [f"glossary/{path.name}: {term} {problem}" for problem in found]
        yield from problems


# All of it


def all_problems(folder: Path) -> list[str]:
    return [*text_problems(folder), *rule_problems(folder), *glossary_problems(folder)]


def counts(folder: Path) -> str:
    texts = len(read_language(folder, SOURCE).texts)
    rules = sum(len(read_toml(path, [])["rules"]) for path in (folder / SOURCE).glob("*/rules.toml"))
    terms = sum(len(read_toml(path, [])) for path in (folder / "glossary").glob("*.toml"))
    return (
        f"{len(LANGUAGES)} languages, in each {texts} texts, {rules} rules and {terms} words of the glossary: all whole"
    )


def main(folder: Path = HERE) -> int:
    if not (folder / SOURCE).is_dir():
        print(f"{folder} has no folder {SOURCE}")
        return 1
    problems = all_problems(folder)
    print("\n".join(problems) or counts(folder))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:2])))
