"""Declares what the fields of a view hold, for those who show any game: the plain boards.

hand: Annotated[list[str], CARD]   texts of a kind, which people call by their names
cards: BySeat[int]                 one value for each player
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from starboard.kernel.kind import Kind
from starboard.kernel.message import Argument

T = TypeVar("T")


class PerSeat:
    """Marks a list that has one value for each player, in the order of their seats."""


PER_SEAT = PerSeat()

BySeat = Annotated[list[T], PER_SEAT]


@dataclass(frozen=True, slots=True)
class ViewField:
    by_seat: bool = False
    names: dict[str, Argument] = field(default_factory=dict)  # what people call its values, by their texts


def declared_fields(view: type[msgspec.Struct]) -> dict[str, ViewField]:
    """Return what is declared of the fields of a view, by name; fields of which nothing is declared are left out."""
    found: dict[str, ViewField] = {}
    for name, hint in get_type_hints(view, include_extras=True).items():
        if get_origin(hint) is Annotated:
            _, *marks = get_args(hint)
            names = {
                kind.text(value): kind.said(value)
                for kind in marks
                if isinstance(kind, Kind)
                for value in kind.values or ()
            }
            found[name] = ViewField(PER_SEAT in marks, names)
    return found
