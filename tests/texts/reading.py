"""The real texts, read once for all tests of a process: to read a language takes a second."""

from __future__ import annotations

from functools import cache

from starboard.texts.check import HERE, Language, read_language


@cache
def language(lang: str) -> Language:
    return read_language(HERE, lang)
