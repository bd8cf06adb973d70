"""Declare what the server tells of a game: its options and levels, its view, and its lesson."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from starboard.kernel.sources import Sources
from starboard.tables.summary import Said


class FieldTold(msgspec.Struct, omit_defaults=True):
    """A field of a game's view, for a board that knows no game."""

    by_seat: bool = False  # whether it has one value for each player
    names: dict[str, Said] = {}  # what its values are called


class GameTold(msgspec.Struct):
    id: str
    version: int
    seats: list[int]
    options: dict[str, Any]  # JSON schema with defaults, and the rule that speaks of each
    levels: list[str]  # of bots, the strongest last
    complexity: int  # from 1, the easiest to learn
    secrets: bool  # whether seats know different things
    rules: str | None  # what the ids of its rules begin with; None: it has none
    fields: dict[str, FieldTold]  # what is declared of its view
    art: list[str]  # pictures that the server has of it, of a game that the client does not draw: cover, glyph
    board: bool  # whether the server has a board of it, of such a game
    lesson: bool  # whether the server has a lesson of it, of such a game
    packs: bool  # whether it takes content packs
    ahead: list[str]  # kinds of choices that can be made before one is asked
    sources: Sources  # where points come from, and what is a mark on the timeline


class LessonSign(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An event with these facts, among others."""

    is_: str = msgspec.field(name="is")
    facts: dict[str, Any] = {}


class LessonStep(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Its words are `web-first-GAME-ID`, with `-title` and `-done`."""

    id: str
    part: str  # of the lesson, to which it belongs
    from_: int = msgspec.field(name="from")  # the moves of that part that it is about
    to: int
    rule: str  # that it teaches
    goal: list[list[LessonSign]] | None = None  # done when each was seen by one of its signs; None: only to be read
    asks: list[str] | None = None  # what may be asked in its course, when a way of one's own need not be as long
    within: list[str] | None = None  # what is still part of it when the goal has been seen


class LessonPart(msgspec.Struct, forbid_unknown_fields=True):
    record: str  # of a prepared game
    first: int  # the move of the record that comes first in this part


class LessonTold(msgspec.Struct, forbid_unknown_fields=True):
    """A guided game for two: the learner sits at the first seat, the coach plays the other."""

    parts: dict[str, LessonPart]
    steps: list[LessonStep]
    game: str = ""
    tells: list[str] = []  # events that the coach tells of when a step is done
    stands: Literal["above", "below"] = "above"  # beside the board, where the coach covers what the lesson needs least
    tight: bool = False  # whether the board needs the room of the table's head on a phone
