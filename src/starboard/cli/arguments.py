"""Gives argparse its words in our languages: it asks gettext for them, and here they come from our texts."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starboard.kernel.errors import short
from starboard.texts import Words

# What argparse says to people, and where our texts say it. What it says to programmers stays as it is.
SAID = {
    "usage: ": "cli-arguments-usage",
    "positional arguments": "cli-arguments-positional",
    "options": "cli-arguments-options",
    "show this help message and exit": "cli-arguments-help",
    "%(prog)s: error: %(message)s\n": "cli-arguments-error",
    "argument %(argument_name)s: %(message)s": "cli-arguments-argument",
    "the following arguments are required: %s": "cli-arguments-missing",
    "unrecognized arguments: %s": "cli-arguments-unknown",
    "ambiguous option: %(option)s could match %(matches)s": "cli-arguments-ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-arguments-choice",
    "invalid %(type)s value: %(value)r": "cli-arguments-type",
    "ignored explicit argument %r": "cli-arguments-no-value",
    "expected one argument": "cli-arguments-one",
    "expected at most one argument": "cli-arguments-at-most-one",
    "expected at least one argument": "cli-arguments-at-least-one",
}
TYPED = ("value", "option")  # what somebody gave us, however long it is


class Sentence(str):
    """A sentence of argparse that is said by ours when it is filled in."""

    words: Words
    key: str
    end: str

    def __new__(cls, words: Words, asked: str) -> Sentence:
        made = super().__new__(cls, asked)
        made.words, made.key, made.end = words, SAID[asked], end_of(asked)
        return made

    def __mod__(self, given: Any) -> str:
        args = given if isinstance(given, dict) else {"value": given}
        typed = {name: short(plain(value)) if name in TYPED else plain(value) for name, value in args.items()}
        return self.words(self.key, **typed) + self.end


def plain(value: object) -> str:
    """Drop the quotation marks of Python, which argparse puts around choices."""
    return re.sub(r"'([^']*)'", r"\1", str(value))


def end_of(asked: str) -> str:
    """Return the blank or line break at the end, which Fluent does not keep."""
    return asked[len(asked.rstrip()) :]


def translator(words: Words) -> Callable[[str], str]:
    def said(asked: str) -> str:
        if asked not in SAID:
            return asked
        return Sentence(words, asked) if "%" in asked else words(SAID[asked]) + end_of(asked)

    return said


@contextmanager
def said_by(words: Words) -> Iterator[type[argparse.ArgumentParser]]:
    """Have argparse speak the language, and give the class of parsers whose blanks (FILE, GAME) are in it too."""

    class Parser(argparse.ArgumentParser):
        def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
            if isinstance(blank := settings.get("metavar"), str):
                settings["metavar"] = in_words(blank, words)
            return super().add_argument(*names, **settings)

        def add_subparsers(self, **settings: Any) -> Any:
            return super().add_subparsers(**{**settings, "metavar": in_words(settings["metavar"], words)})

    inside = vars(argparse)
    before = inside["_"]
    inside["_"] = translator(words)
    try:
        yield Parser
    finally:
        inside["_"] = before


def in_words(blank: str, words: Words) -> str:
    """Name in the language what is to be filled in: of NAME=VALUE and FILE.svg, what is in capitals."""
    return re.sub("[A-Z]{3,}", lambda found: words("cli-arguments-blank", what=found[0]), blank)
