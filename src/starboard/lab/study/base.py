"""Declares what a game tells those who study many games of it. All that is here can be said of any game.

While a game is played, its study says which turn it is, how everybody stands, and counts what happens. What is counted
has a kind and a name:

- `points`: where points came from, by source: counted by what the game declares (kernel/sources.py);
- `deed`: what players did;
- a kind of `things`: what they took, drew or played;
- a kind of `dice`: which faces were rolled.

Names are ids, which go into the tables; `name` says what people call them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Any, ClassVar, Generic, TypeAlias

from starboard.kernel.ask import Ask
from starboard.kernel.event import Event
from starboard.kernel.message import Message
from starboard.kernel.position import Position
from starboard.kernel.state import S

POINTS, DEED = "points", "deed"
NOBODY = -1  # rolls for the table's own side: an enemy, a patrol

# How often, by seat, kind and name.
Tally: TypeAlias = "Counter[tuple[int, str, str]]"


class Study(Generic[S]):
    people: ClassVar[tuple[str, ...]] = ()  # by what players are told apart besides their seats: character, leader …
    things: ClassVar[tuple[str, ...]] = ()  # kinds of what is taken, drawn or played
    dice: ClassVar[Mapping[str, Mapping[str, int]]] = {}  # by kind: on how many sides each face is

    # At any decision.

    def turn(self, g: S, ask: Ask) -> Hashable | None:
        """Return whose and which turn begins here: another value than at the turn before. None: no turn begins here."""
        return (ask.seat,)

    def round(self, g: S) -> int:
        """Count the largest parts that players count: rounds, chapters. From 1."""
        return 1

    def points(self, g: S) -> list[int]:
        """Return the points of each seat."""
        return []

    # While it is played.

    def count(self, tally: Tally, g: S, ask: Ask | None, event: Event) -> None:
        """Count what an event means. `ask` was answered before it; None at the start of the game."""

    def offered(self, g: S, ask: Ask, choice: Any) -> tuple[str, str] | None:
        """Return the kind and the id of what the choice would take, buy or play, if it is of that sort."""
        return None

    # When it is over.

    def count_end(self, tally: Tally, g: S) -> None:
        """Count what only the end tells."""

    def persons(self, g: S) -> dict[str, list[str | None]]:
        """Return who each seat was, by what it is told apart by (`people`)."""
        return {}

    def ending(self, position: Position[S]) -> str:
        """Return why the game was over."""
        return "over"

    # For people.

    def name(self, kind: str, name: str) -> Message | None:
        """Return what something counted, a person or an ending is called; None where the id is all there is."""
        return Message("cli-end") if kind == "ending" else None


AnyStudy = Study[Any]
