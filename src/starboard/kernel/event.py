"""Declares what happened: a game has its events in events.py, each a class with fields over kinds (kernel/fact.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

import msgspec

from starboard.kernel.fact import Fact, Seat, fields_of, read_facts
from starboard.kernel.plain import Data


class Event(Fact, kw_only=True):
    RULE: ClassVar[str | None] = None  # that makes it happen, where `tell` names no other

    because: str | None = None  # the rule that made it happen, if it is not RULE
    to: tuple[int, ...] = ()  # who may know its secret fields; empty where it has none
    reveals: bool = False  # something hidden was turned over

    @property
    def rule(self) -> str | None:
        return self.because or self.RULE

    @property
    def key(self) -> str:
        """The key of its message: whoever knows its secrets is told more, by another message."""
        return f"{self.WORDS}{self.is_}{'-secret' if self.to and self.is_whole else ''}"

    @property
    def is_whole(self) -> bool:
        """Tell whether all of it is known, also what is secret."""
        secret = [field for field in fields_of(type(self)) if field.secret]
        return all(getattr(self, field.name) is not None for field in secret)

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as this seat (None: an onlooker) may know it."""
        if not self.to or seat in self.to:
            return self
        secret = {field.name: None for field in fields_of(type(self)) if field.secret}
        return msgspec.structs.replace(self, **secret)


class KernelEvent(Event):
    WORDS: ClassVar[str] = "event-"


class Sealed(KernelEvent):
    """A seat has chosen in secret, together with others."""

    seat: Seat


class Opened(KernelEvent):
    """All have chosen: the choices are shown."""


# Written down, as plain data that stays readable when numbers of cards or systems change.


class Written(msgspec.Struct, omit_defaults=True):
    is_: str = msgspec.field(name="is")
    facts: Data = {}
    because: str | None = None
    to: tuple[int, ...] = ()
    reveals: bool = False


def write(event: Event) -> Written:
    return Written(event.is_, dict(event.facts), event.because, event.to, event.reveals)


def read(types: Mapping[str, type[Event]], written: Written) -> Event:
    """Read an event back; ValueError if the game has no such event."""
    kind = types.get(written.is_)
    if kind is None:
        raise ValueError(f"no event is called {written.is_!r}")
    facts = read_facts(kind, written.facts)
    try:
        return kind(**facts, because=written.because, to=written.to, reveals=written.reveals)
    except TypeError as error:
        raise ValueError(str(error)) from error
