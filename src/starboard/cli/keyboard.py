"""The source of typed lines: a person, a pipe, or a test."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress


class Keyboard:
    """Standard input. Lines that come from a pipe are shown, as typed ones are."""

    def __init__(self) -> None:
        self.is_person = sys.stdin.isatty()
        if self.is_person:
            with suppress(ImportError):
                import readline  # noqa: F401 - lets `input` edit the line

    def ask(self, prompt: str) -> str:
        """Read the next line; EOFError when there is none."""
        line = input(prompt)
        if not self.is_person:
            print(line)
        return line.strip()


class Script(Keyboard):
    """Lines written beforehand; an exception among them is raised in its turn."""

    def __init__(self, lines: Iterable[str | BaseException], is_person: bool = False) -> None:
        self.lines = iter(lines)
        self.is_person = is_person

    def ask(self, prompt: str) -> str:
        for line in self.lines:
            if isinstance(line, BaseException):
                raise line
            return line.strip()
        raise EOFError
