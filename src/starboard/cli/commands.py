"""Commands that can be typed besides a choice: one sign, the same in every language, perhaps something behind it."""

from __future__ import annotations

from dataclasses import dataclass

COMMANDS = "?vurwlsq"


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str = ""


def parse(text: str) -> Command | None:
    """Parse a command; None if it is none: then it is a choice."""
    name, _, rest = text.strip().partition(" ")
    if len(name) == 1 and name.casefold() in COMMANDS:
        return Command(name.casefold(), rest.strip())
    return None
