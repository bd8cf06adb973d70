"""Declares what a text or a table in an entry stands for. Loaders take the homes of effects from here; the form of
packs (packs/form.py) takes everything.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import get_args

import msgspec
from msgspec.structs import fields

from starboard.kernel.packs.shapes import Shape, origin_of


@dataclass(frozen=True)
class Among:
    """One of some words; `what` is what errors call it."""

    what: str
    words: Collection[str]


@dataclass(frozen=True)
class IdOf:
    """The id of an entry, of all or of some types; or one of some words."""

    table: str
    types: tuple[str, ...] = ()
    besides: Among | None = None


@dataclass(frozen=True)
class Spoken:
    """Something in the words of the vocabulary: `effects`, an `ability` or a `condition`. Some effects can only stand
    in lists of one home (`Effect.homes`).
    """

    what: str
    home: str = ""


@dataclass(frozen=True)
class Trait:
    """A trait: any word will do."""


@dataclass(frozen=True)
class Older:
    """Nothing that is still written: it is passed over, or follows from something else and may only agree with it."""


@dataclass(frozen=True)
class OfMarket:
    """Only on cards of the market, and on none that is printed on another card."""


def declared(shape: Shape) -> tuple[Shape, tuple[object, ...]]:
    """Return the type without what is said of it, and without None, and what is said of it."""
    notes: tuple[object, ...] = ()
    while True:
        if hasattr(shape, "__metadata__"):
            notes += shape.__metadata__
            shape = shape.__origin__
            continue
        rest = [one for one in get_args(shape) if one is not type(None)]
        if origin_of(shape) in (list, dict, tuple) or len(rest) != 1:
            return shape, notes
        shape = rest[0]


@cache
def home_of(entry: type[msgspec.Struct], name: str) -> str:
    """Return the home of the effects in a field of an entry."""
    field = next(one for one in fields(entry) if one.name == name)
    return next(note.home for note in declared(field.type)[1] if isinstance(note, Spoken))
