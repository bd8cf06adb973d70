"""Declare the protocol with programs: each message is a line of JSON (docs/programs.md, docs/programs.schema.json).

What a program is told has `it`, what it says has `do`, as at a table of the server. Fields and messages may be added
without another number of the protocol, so whoever reads a message passes over what it does not know.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from starboard.kernel.plain import Data
from starboard.lab.programs.limits import Limits

PROTOCOL = 1

Facts: TypeAlias = dict[str, Any]


# What a program is told


class HelloTold(msgspec.Struct, tag="hello", tag_field="it", frozen=True):
    """Begins a game. `seed` is for the program's own chance, and tells nothing of the game's."""

    protocol: int
    game: str
    version: int  # of the rules
    seats: int
    seat: int  # its own; seats are counted from 0
    options: Data
    seed: int
    starts: int  # 1, and one more each time that it was started again in this game
    limits: Limits


class EventTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Tells what happened, as far as the seat may know it."""

    is_: str = msgspec.field(name="is")
    facts: Facts = {}
    rule: str | None = None


class OptionTold(msgspec.Struct, frozen=True):
    """Is an option: how it is written, and what it says, taken apart. Its number is its place in the list, from 0."""

    notation: str
    facts: Facts


class QuestionTold(msgspec.Struct, frozen=True):
    """Is a decision of the seat."""

    is_: str = msgspec.field(name="is")
    facts: Facts
    rule: str | None
    options: list[OptionTold]


class AskTold(msgspec.Struct, tag="ask", tag_field="it", frozen=True):
    """Asks for a choice, within `time` seconds."""

    id: int
    seat: int
    time: float
    view: Data
    events: list[EventTold]  # since the ask before
    ask: QuestionTold


class LostTold(msgspec.Struct, tag="lost", tag_field="it", frozen=True):
    """Says that an answer was none, why, and what was played in its place."""

    id: int
    kind: str
    why: str
    played: str


class OverTold(msgspec.Struct, tag="over", tag_field="it", frozen=True):
    """Ends a game; `lost` counts the moves that the program lost, by kind."""

    view: Data
    events: list[EventTold]
    lost: dict[str, int]


# What a program says


class Hello(msgspec.Struct, tag="hello", tag_field="do", frozen=True):
    """Answers hello, with the protocol that the program speaks."""

    protocol: int
    name: str = ""


class Choose(msgspec.Struct, tag="choose", tag_field="do", frozen=True):
    """Answers an ask by the notation of an option, or by its number."""

    id: int
    choice: str | int
    seat: int | None = None  # need not be said; if it is, it must be its own


Told: TypeAlias = HelloTold | AskTold | LostTold | OverTold
Said: TypeAlias = Hello | Choose
