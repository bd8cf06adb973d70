"""A pending decision and its options.

A frame lists plain choices; notation, targets and words are made from a choice only when somebody looks,
for a bot that tries a thousand games needs none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast, overload

import msgspec

from starboard.kernel.fact import Fact, fields_of
from starboard.kernel.kind import Plain
from starboard.kernel.message import Message

if TYPE_CHECKING:
    from starboard.kernel.frame import Frame


class Prompt(Fact):
    """Declares what a seat is asked, as an event is declared: a game has its prompts in asks.py."""


class Ask(msgspec.Struct, eq=False):
    """`seat` must choose one of `choices`; `frame` is resumed with it."""

    seat: int
    about: Prompt
    choices: Sequence[Any]
    rule: str | None = None
    forced: bool = False  # a single choice is taken without asking: only where that gives no secret away
    frame: Frame = cast("Frame", None)  # that asks; the position says which
    _notations: list[str] | None = None

    @property
    def kind(self) -> str:
        """The id of what is asked: what a board, a bot or a column of a table may match on."""
        return self.about.is_

    @property
    def is_bare(self) -> bool:
        """Tell whether the question has no fields: what is asked, and of whom, is all that there is to say."""
        return not fields_of(type(self.about))

    @property
    def prompt(self) -> Message:
        """The question as people read it."""
        return Message(self.about.key, {"seat": self.seat, **self.about.args})

    @property
    def options(self) -> Options:
        return Options(self)

    @property
    def notations(self) -> list[str]:
        """List how its choices are written, in their order; made when somebody looks at all of them."""
        if self._notations is None:
            self._notations = [self.frame.notation(choice) for choice in self.choices]
        return self._notations

    def keep_notations(self, notations: list[str]) -> None:
        """Take them from whoever has them at hand already."""
        self._notations = notations

    def find(self, text: str) -> Option | None:
        """The option of this notation."""
        if self._notations is not None:
            return self.known(text)
        written = map(self.frame.notation, self.choices)
        return next(
            (Option(self, choice) for choice, one in zip(self.choices, written, strict=True) if one == text), None
        )

    def known(self, text: str) -> Option | None:
        """The option of this notation, where somebody has looked at all of them already."""
        written = self._notations
        return Option(self, self.choices[written.index(text)]) if written and text in written else None


class Option(msgspec.Struct, eq=False):
    """One legal choice. Two options are equal if the same seat would write down the same thing."""

    ask: Ask
    choice: Any

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def notation(self) -> str:
        return self.ask.frame.notation(self.choice)

    @property
    def targets(self) -> tuple[str, ...]:
        """List what it points at (`cell:3,-1`), first what is to be clicked first."""
        return self.ask.frame.targets(self.choice)

    @property
    def rule(self) -> str | None:
        return self.ask.frame.granted_by(self.choice) or self.ask.rule

    @property
    def label(self) -> Message:
        return self.ask.frame.label(self.choice)

    @property
    def facts(self) -> dict[str, Plain]:
        """The choice as plain JSON data: its verb and the values of its fields."""
        verb, values = self.ask.frame.spelled(self.choice)
        return verb.facts(values)

    @property
    def besides(self) -> dict[str, Plain]:
        return self.ask.frame.besides(self.choice)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return self.seat == other.seat and self.notation == other.notation

    def __hash__(self) -> int:
        return hash((self.seat, self.notation))

    def __repr__(self) -> str:
        return f"<Option {self.seat}: {self.notation}>"


class Options(Sequence[Option]):
    """The options of an ask, each made when it is looked at."""

    __slots__ = ("ask",)

    def __init__(self, ask: Ask) -> None:
        self.ask = ask

    def __len__(self) -> int:
        return len(self.ask.choices)

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> list[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | list[Option]:
        if type(index) is slice:
            return [Option(self.ask, choice) for choice in self.ask.choices[index]]
        return Option(self.ask, self.ask.choices[index])

    def __iter__(self) -> Iterator[Option]:
        return (Option(self.ask, choice) for choice in self.ask.choices)

    def __repr__(self) -> str:
        return f"[{', '.join(option.notation for option in self)}]"
