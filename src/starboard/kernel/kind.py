"""Kinds of things that choices, events and prompts speak of: seats, cells, systems, cards, faces …

A game declares each of its kinds once: how a value is written, what people call it, what a click points at, and all
values that there are. Notation, Fluent arguments, targets, JSON, its schema and the vocabularies of learners follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from functools import partial
from typing import Any, Generic, Self, TypeAlias, TypeVar

from starboard.kernel.message import Argument, Message
from starboard.kernel.plain import Data

T = TypeVar("T")

# How a field is said: the name of its argument and what makes it; without a name, what makes all its arguments.
Saying: TypeAlias = tuple[str | None, Callable[[Any], Any]]

# A value as JSON has it.
Plain: TypeAlias = "str | int | bool | list[Plain] | None"


class Kind(Generic[T]):
    """`text` and `read` are inverse to one another: `read(text(value)) == value`, and None for what is not a value."""

    __slots__ = ("about", "aim", "examples", "name", "pattern", "read", "said", "text", "values")

    def __init__(
        self,
        name: str,
        text: Callable[[T], str],
        read: Callable[[str], T | None],
        said: Callable[[T], Argument],
        values: Sequence[T] | None = None,
        *,
        aim: str | None = None,
        pattern: str = r"\S+",
    ) -> None:
        self.name = name
        self.text = text
        self.read = read
        self.said = said  # what people call it: a message, or a word or number that messages select on
        self.values = values  # all there are; None where they have no end, or depend on the tables of a game
        self.aim = name if aim is None else aim  # of targets: `system:c1_gate`; "" where nothing points at it
        self.pattern = pattern  # of its texts, as a regular expression
        self.about = ""  # what a target of it points at, for docs/notation.md
        self.examples: tuple[str, ...] = ()  # of its texts, for docs/notation.md; by default the first values

    def aimed(self, aim: str) -> Self:
        """Return the same kind, pointed at by another target: the system that a move goes to is `to:c1_hex`."""
        other = copy(self)
        other.aim = aim
        return other

    @property
    def unaimed(self) -> Self:
        """The same kind, pointed at by no target of its own."""
        return self.aimed("")

    def called(self, said: Callable[[T], Argument]) -> Self:
        """Return the same kind, called otherwise by people."""
        other = copy(self)
        other.said = said
        return other

    def explained(self, about: str) -> Self:
        """Return the same kind, explained so in docs/notation.md."""
        other = copy(self)
        other.about = about
        return other

    def like(self, *examples: str) -> Self:
        """Return the same kind, shown by these texts in docs/notation.md."""
        other = copy(self)
        other.examples = examples
        return other

    def example(self, number: int = 0) -> T:
        """Return a value that shows how the kind is written: the first, the second, …; ValueError if there is none."""
        texts = self.examples or [self.text(value) for value in (self.values or ())[:FEW]]
        value = self.read(texts[number % len(texts)]) if texts else None
        if value is None:
            raise ValueError(f"no example of a {self.name}: {texts}")
        return value

    @property
    def is_aimed(self) -> bool:
        """Check whether there may be targets of it."""
        return bool(self.aim) or type(self).targets is not Kind.targets

    def target(self, value: T) -> str:
        return f"{self.aim}:{self.text(value)}"

    def targets(self, value: T) -> tuple[str, ...]:
        """Return what a click on the value points at; more than one thing only for kinds that are made of several."""
        return (self.target(value),) if self.aim else ()

    def plain(self, value: T) -> Plain:
        """Return the value as JSON has it."""
        return self.text(value)

    def from_plain(self, data: object) -> T:
        """Read a value back from JSON; ValueError if it is none."""
        value = self.read(data) if isinstance(data, str) else None
        if value is None:
            raise ValueError(f"{data!r} is no {self.name}")
        return value

    def argument(self, field: str) -> str:
        """Name the Fluent argument of a field of this kind."""
        return field

    def arguments(self, field: str, value: T) -> dict[str, Argument]:
        """Return what messages are given for a field; more than one thing only for kinds that are made of several."""
        return {self.argument(field): self.said(value)}

    def saying(self, field: str) -> Saying:
        """Prepare `arguments` for a field of which many values are told."""
        if type(self).arguments is Kind.arguments:
            return self.argument(field), self.said
        return None, partial(self.arguments, field)

    def schema(self) -> Data:
        """Describe `plain` as JSON Schema; few words are listed, and become a union in TypeScript."""
        if self.values is not None and len(self.values) <= FEW:
            return {"enum": [self.text(value) for value in self.values]}
        return {"type": "string"}

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"


FEW = 12  # values that a schema lists


def arguments_of(sayings: Sequence[Saying], values: Sequence[Any]) -> dict[str, Argument]:
    """Return the arguments of all these fields; of those that have no value there are none."""
    args: dict[str, Argument] = {}
    for (argument, said), value in zip(sayings, values, strict=True):
        if value is None:
            continue
        if argument is not None:
            args[argument] = said(value)
        else:
            args |= said(value)
    return args


class Words(Kind[str]):
    """A kind whose values are words, of which there are these; messages select on them unless `said` says otherwise."""

    __slots__ = ()

    def __init__(
        self,
        name: str,
        words: Sequence[str] | None = None,
        said: Callable[[str], Argument] = str,
        *,
        aim: str | None = None,
    ) -> None:
        known = None if words is None else frozenset(words)
        super().__init__(name, str, lambda text: text if known is None or text in known else None, said, words, aim=aim)


class Numbered(Kind[int]):
    """A kind whose values are numbers in the rules, and ids for everybody else: `ids[value]`."""

    __slots__ = ()

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        said: Callable[[int], Argument] | None = None,
        *,
        aim: str | None = None,
    ) -> None:
        numbers = {text: number for number, text in enumerate(ids)}
        super().__init__(name, ids.__getitem__, numbers.get, said or ids.__getitem__, range(len(ids)), aim=aim)


class Number(Kind[int]):
    """A number, written from `first` on: slots are counted from 1 by people, from 0 by the rules."""

    __slots__ = ("first",)

    def __init__(self, name: str, first: int = 0, *, aim: str | None = None) -> None:
        super().__init__(name, self.write, self.parse, self.write_plain, None, aim=aim, pattern=r"-?\d{1,9}")
        self.first = first
        self.examples = ("1", "2", "3")

    def write(self, value: int) -> str:
        return str(value + self.first)

    def write_plain(self, value: int) -> int:
        return value + self.first

    def parse(self, text: str) -> int | None:
        digits = text.removeprefix("-")
        return int(text) - self.first if digits.isascii() and digits.isdigit() and len(digits) < 10 else None

    def plain(self, value: int) -> Plain:
        return value + self.first

    def from_plain(self, data: object) -> int:
        if type(data) is not int:
            raise ValueError(f"{data!r} is no {self.name}")
        return data - self.first

    def schema(self) -> Data:
        return {"type": "integer"}


class SeatKind(Number):
    """A seat. Its Fluent argument is `seat` or ends in `_seat`: whoever speaks puts the player's name there."""

    __slots__ = ()

    def argument(self, field: str) -> str:
        return field if field == "seat" or field.endswith("_seat") else f"{field}_seat"


class TruthKind(Kind[bool]):
    """Says whether something is so; messages select on `yes` and `no`."""

    __slots__ = ()

    def __init__(self, name: str) -> None:
        words = {"yes": True, "no": False}
        super().__init__(name, self.word, words.get, self.word, (False, True))

    @staticmethod
    def word(value: bool) -> str:
        return "yes" if value else "no"

    def plain(self, value: bool) -> Plain:
        return value

    def from_plain(self, data: object) -> bool:
        if type(data) is not bool:
            raise ValueError(f"{data!r} is no {self.name}")
        return data

    def schema(self) -> Data:
        return {"type": "boolean"}


class Many(Kind[tuple[T, ...]]):
    """Several of a kind, in order. People hear them one after another; `none` is said where there are none."""

    __slots__ = ("of",)

    def __init__(
        self,
        of: Kind[T],
        listed: Callable[[Sequence[Argument]], Argument],
        *,
        name: str | None = None,
        aim: str | None = None,
        between: str = " ",
    ) -> None:
        super().__init__(
            name or of.name,
            lambda values: between.join(map(of.text, values)),
            lambda text: self.parse(text.split(between) if text else []),
            lambda values: listed([of.said(value) for value in values]),
            None,
            aim=aim,
            pattern=".*" if between == " " else r"\S*",
        )
        self.of = of

    def parse(self, texts: Sequence[str]) -> tuple[T, ...] | None:
        values = tuple(value for text in texts if (value := self.of.read(text)) is not None)
        return values if len(values) == len(texts) else None

    def targets(self, value: tuple[T, ...]) -> tuple[str, ...]:
        return tuple(f"{self.aim}:{self.of.text(one)}" for one in value) if self.aim else ()

    def plain(self, value: tuple[T, ...]) -> Plain:
        return [self.of.plain(one) for one in value]

    def from_plain(self, data: object) -> tuple[T, ...]:
        if not isinstance(data, list):
            raise ValueError(f"{data!r} is no list of {self.of.name}")
        return tuple(map(self.of.from_plain, data))

    def schema(self) -> Data:
        return {"type": "array", "items": self.of.schema()}


def listing(key: str, none: str | None = None) -> Callable[[Sequence[Argument]], Argument]:
    """Make a message of several: `key` joins `first` and `rest`; `none` is the message where there are none."""

    def listed(things: Sequence[Argument]) -> Argument:
        if not things:
            return Message(none) if none else ""
        first, *rest = things
        return Message(key, {"first": first, "rest": listed(rest)}) if rest else first

    return listed


SEAT: SeatKind = SeatKind("seat")
COUNT: Number = Number("count")
TRUTH: TruthKind = TruthKind("truth")

AnyKind: TypeAlias = "Kind[Any]"
