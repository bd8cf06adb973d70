"""Everything that can be wrong with what somebody gave us. Nothing has changed when one of these is raised."""

from __future__ import annotations

import copyreg

from starboard.kernel.message import Argument, Message, Refusal
from starboard.texts import words

LONGEST = 200  # characters of anything that is quoted; Fluent refuses more than a thousand


def short(value: Argument) -> Argument:
    """Nobody reads a quotation of a whole page."""
    if isinstance(value, Message):
        return Message(value.key, {name: short(inner) for name, inner in value.args.items()})
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


class StarboardError(Exception):
    """Carries a message rather than words, so that it can be told in any language; `str` tells it in English."""

    def __init__(self, key: str, /, rule: str | None = None, **args: Argument) -> None:
        args = {name: short(value) for name, value in args.items()}
        super().__init__(key, rule, args)
        self._message = Message(key, args)
        self.rule = rule

    @property
    def message(self) -> Message:
        return self._message

    def __reduce__(self) -> tuple[object, ...]:
        """Made anew without __init__, which takes other arguments: worker processes send errors home."""
        return copyreg.__newobj__, (type(self), *self.args), self.__dict__  # type: ignore[attr-defined]

    def __str__(self) -> str:
        return self.said("en")

    def said(self, lang: str) -> str:
        said = words(lang).say(self.message)
        return f"{said} [{self.rule}]" if self.rule else said


class UnknownGame(StarboardError):
    """No game of that id is installed."""


class BadSetup(StarboardError):
    """A seat count, an option or a seed that the game does not take."""


class IllegalChoice(StarboardError):
    """A choice that is not among the options of the pending decision."""

    def __init__(self, choice: str, refusal: Refusal) -> None:
        super().__init__("error-illegal-choice", refusal.rule, choice=choice, reason=refusal.reason)
        self.choice = choice
        self.refusal = refusal


class BadDump(StarboardError):
    """Data that is not a position of this game and ruleset version."""


class BadRecord(StarboardError):
    """A record that cannot be replayed: `line` says where."""

    def __init__(self, key: str, line: int, /, **args: Argument) -> None:
        super().__init__(key, None, line=line, **args)
        self.line = line


class NoRecord(StarboardError):
    """An imagined position has no record: part of it never happened."""
