"""Every word a person reads, in four languages. Knows nothing of games: it is asked by key."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from starboard.texts.folders import STORIES, common_files, game_files

if TYPE_CHECKING:
    from starboard.kernel.message import Message

LANGUAGES = ("en", "cs", "pl", "uk")

Name: TypeAlias = str | dict[str, str]  # a text for every language, or texts by language


def in_language(name: Name, lang: str) -> str:
    """Return the text in a language, or else in English, or in the first language that there is."""
    return name if isinstance(name, str) else name.get(lang) or name.get("en") or next(iter(name.values()))


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term of Fluent begins
NAME = re.compile(r"-?[a-zA-Z][\w-]*")  # whatever may be the name of one that is put in


class Words:
    """Says messages in one language. `names` are plain texts by their keys, said instead of ours or besides them.

    A message is parsed when it is first said: to parse all of them takes longer than most commands.
    """

    def __init__(self, lang: str, names: Mapping[str, Name] | None = None, game: str | None = None) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._sources: dict[str, str] = {}  # of messages, and of terms with their hyphen
        self._parsed: set[str] = set()
        # Isolation marks are for mixed directions of writing, which none of our languages needs.
        self._bundle = FluentBundle([lang], use_isolating=False)
        files = [*common_files(lang), *game_files(lang)] if game is None else game_files(lang, game)
        self._later = [file for file in files if file.name.startswith(STORIES)]
        for file in files:
            if not file.name.startswith(("web", STORIES)):  # what is of the web, only the browser says
                self._add(file.read_text(encoding="utf-8"))
        if names:
            lines = [f'{key} = {{ "{literal(in_language(name, lang), key)}" }}\n' for key, name in names.items()]
            self._bundle.add_resource(FluentResource("".join(lines)))  # what is there first, stays

    def _add(self, text: str) -> None:
        """Keep the messages and terms of a file."""
        starts = [(found[1], found.start()) for found in ENTRY.finditer(text)]
        ends = [start for _, start in starts[1:]] + [len(text)]
        for (name, start), end in zip(starts, ends, strict=True):
            self._sources.setdefault(name, text[start:end])

    def _parse(self, key: str) -> None:
        """Parse a message with all that it puts in. Another thread may do the same meanwhile: that changes nothing."""
        from fluent.runtime import FluentResource

        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in self._parsed and name not in found:
                found[name] = self._sources[name]
                wanted += NAME.findall(found[name])
        self._bundle.add_resource(FluentResource("".join(found.values())))
        self._parsed.update(found)

    def has(self, key: str) -> bool:
        return key in self._sources or self._bundle.has_message(key)

    def story(self, key: str) -> str:
        """Say a story, or nothing where there is none. Stories are read when the first is told."""
        while self._later:
            self._add(self._later.pop().read_text(encoding="utf-8"))
        return " ".join(self(key).split()) if self.has(key) else ""

    def __call__(self, key: str, /, **args: Any) -> str:
        """The words of a message. A key or argument that is missing is a mistake of ours, and loud."""
        if key not in self._parsed:
            self._parse(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise LookupError(f"{self.lang}: {key} has no value")
        said, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise LookupError(f"{self.lang}: {key}: {errors[0]}")
        return str(said)

    def say(self, message: Message, names: list[str] | None = None) -> str:
        """The words of a message, with the messages in its arguments said too and seats called by their names."""
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            if isinstance(value, str):
                args[name] = value
            elif isinstance(value, int):
                is_seat = name == "seat" or name.endswith("_seat")
                args[name] = self.seat(value, names) if is_seat else value
            else:
                args[name] = self.say(value, names)
        return self(message.key, **args)

    def seat(self, seat: int, names: list[str] | None = None) -> str:
        return names[seat] if names else self("seat", number=seat + 1)


def literal(text: str, key: str = "") -> str:
    """Write a text inside the quotation marks of Fluent: on one line, but for what is printed on cards (`…-text`)."""
    lines = text.split("\n") if key.endswith("-text") else [text]
    said = (" ".join(line.split()).replace("\\", "\\\\").replace('"', '\\"') for line in lines)
    return "\\u000A".join(line for line in said if line)


@cache
def words(lang: str) -> Words:
    if lang not in LANGUAGES:
        raise LookupError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    return Words(lang)


@cache
def words_of(lang: str, game: str) -> Words:
    """Return the words of one game only."""
    return Words(lang, game=game)
