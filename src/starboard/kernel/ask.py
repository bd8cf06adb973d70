"""A pending decision and its options.

A frame lists plain choices; notation, targets and words are made from a choice only when somebody looks,
for a bot that tries a thousand games needs none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from starboard.kernel.message import Argument, Message

if TYPE_CHECKING:
    from starboard.kernel.frame import Frame


class Ask:
    """`seat` must choose one of `choices`; `frame` is resumed with it."""

    __slots__ = ("args", "choices", "forced", "frame", "key", "rule", "seat")

    frame: Frame

    def __init__(
        self,
        seat: int,
        key: str,
        choices: Sequence[Any],
        rule: str | None = None,
        *,
        forced: bool = False,
        **args: Argument,
    ) -> None:
        self.seat = seat
        self.key = key
        self.choices = choices
        self.rule = rule
        self.forced = forced  # a single choice is taken without asking: only where that gives no secret away
        self.args = args

    @property
    def prompt(self) -> Message:
        return Message(self.key, {"seat": self.seat, **self.args})

    @property
    def options(self) -> Options:
        return Options(self)

    def find(self, text: str) -> Option | None:
        """The option of this notation."""
        return next((option for option in self.options if option.notation == text), None)


class Option:
    """One legal choice. Two options are equal if the same seat would write down the same thing."""

    __slots__ = ("ask", "choice")

    def __init__(self, ask: Ask, choice: Any) -> None:
        self.ask = ask
        self.choice = choice

    @property
    def seat(self) -> int:
        return self.ask.seat

    @property
    def notation(self) -> str:
        return self.ask.frame.notation(self.choice)

    @property
    def targets(self) -> tuple[str, ...]:
        """What it points at (`cell:3,-1`), first what is to be clicked first."""
        return self.ask.frame.targets(self.choice)

    @property
    def rule(self) -> str | None:
        return self.ask.frame.granted_by(self.choice) or self.ask.rule

    @property
    def label(self) -> Message:
        return self.ask.frame.label(self.choice)

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
