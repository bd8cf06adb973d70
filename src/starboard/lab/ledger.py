"""The games of a tournament as a file, so that it can be stopped and go on; or whatever else is done by numbers.

The first line has the settings; each further line is a game, in the order in which they ended. All lines are JSON. What
breaks off at the end was being written when the process died, and is written again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from starboard.kernel.errors import StarboardError
from starboard.kernel.system import system_problem
from starboard.lab.tournament import Played

MISSING = "–"


class Numbered(Protocol):
    """Is what a line holds: a struct that is known by its number."""

    @property
    def number(self) -> int: ...


L = TypeVar("L", bound=Numbered)


class Lines(Generic[L]):
    """Keeps games in a file. Reading it changes nothing; a file of other settings, or of something else, is refused."""

    kind: ClassVar[Any]  # the struct that a line is

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.path = path
        self.header = line_of(settings)
        self.settings = json.loads(self.header)
        self.played: dict[int, L] = {}
        self.whole = 0  # bytes, up to the end of the last whole line
        with errors_of(path, "cli-error-read"):
            self.read(path.read_bytes() if path.exists() else b"")

    def fits(self, line: L) -> bool:
        """Tell whether this may be a line of the file, by its values."""
        raise NotImplementedError

    def read(self, content: bytes) -> None:
        if self.header.startswith(content):  # nothing yet, or not even all settings
            return
        first, *lines = content.split(b"\n")
        self.check_settings(first)
        if not lines:  # the same settings, but not all of the line
            return
        self.whole = len(first) + 1
        lines.pop()  # empty, or broken off
        for at, line in enumerate(lines):
            game = self.game_of(line)
            if game is None:
                if at == len(lines) - 1:
                    return
                raise StarboardError("error-ledger-line", file=str(self.path), line=at + 2)
            self.played[game.number] = game
            self.whole += len(line) + 1

    def check_settings(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "format" not in found:
            raise StarboardError("error-ledger-none", file=str(self.path))
        different = difference(found, self.settings)
        if different:
            name, there, here = different
            raise StarboardError("error-ledger-settings", file=str(self.path), setting=name, there=there, here=here)

    def game_of(self, line: bytes) -> L | None:
        try:
            game: L = msgspec.json.decode(line, type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None
        return game if self.fits(game) else None

    # Writing

    def __enter__(self) -> Self:
        with errors_of(self.path, "cli-error-write"):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("ab", buffering=0)  # one write for a line
            if self.file.tell() > self.whole:
                self.file.truncate(self.whole)
        if not self.whole:
            self.write(self.header)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def add(self, game: L) -> None:
        self.write(line_of(msgspec.to_builtins(game)))

    def write(self, line: bytes) -> None:
        with errors_of(self.path, "cli-error-write"):
            written = self.file.write(line)
            while written < len(line):  # the disk is nearly full: the next error says so
                written += self.file.write(line[written:])


class Ledger(Lines[Played]):
    """Keeps the games of a tournament."""

    kind = Played

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        self.entrants = len(settings["entrants"])
        super().__init__(path, settings)

    def fits(self, line: Played) -> bool:
        of_all = len(line.places) == self.entrants
        of_all = of_all and all(len(told) in (0, self.entrants) for told in (line.scores, line.lost))
        return line.number >= 0 and of_all and all(1 <= place <= self.entrants for place in line.places)


def line_of(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def difference(found: dict[str, Any], wanted: dict[str, Any], within: str = "") -> tuple[str, str, str] | None:
    """Return the first setting that differs: its name, and both values."""
    for name in dict.fromkeys((*wanted, *found)):
        there, here = found.get(name), wanted.get(name)
        if isinstance(there, dict) and isinstance(here, dict):
            inner = difference(there, here, f"{within}{name}.")
            if inner:
                return inner
        elif there != here:
            return f"{within}{name}", shown(there), shown(here)
    return None


def shown(value: Any) -> str:
    return MISSING if value is None else value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


@contextmanager
def errors_of(path: Path, key: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise StarboardError(key, path=str(path), reason=system_problem(error)) from error
