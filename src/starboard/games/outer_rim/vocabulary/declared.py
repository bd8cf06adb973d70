"""Declares effects, abilities and conditions: each a small class whose fields are its parameters."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from starboard.games.outer_rim.vocabulary.kinds import Kind
from starboard.kernel.message import Argument

if TYPE_CHECKING:
    from starboard.games.outer_rim.content import Content

D = TypeVar("D", bound="Declared")


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str  # as it is written in the data
    field: str  # the same, with an underscore behind words that Python keeps for itself
    kind: Kind[Any]
    required: bool
    default: object = None  # its value where it is not written


@dataclass(frozen=True, slots=True)
class Declared:
    """Declared once: reading, saying and running follow from the class. Its docstring says what it does."""

    word: ClassVar[str]  # by which it is written: that of GainCredits is `gain_credits`
    parameters: ClassVar[tuple[Parameter, ...]] = ()  # in the order in which they are read
    of_older_packs: ClassVar[tuple[str, ...]] = ()  # names of what was a parameter once and is passed over

    @classmethod
    def of(cls, values: Mapping[str, object]) -> Self:
        """Make one of values that were read."""
        make: Callable[..., Self] = cls
        return make(**values)


def declare(cls: type[D]) -> type[D]:
    """Make it a frozen dataclass, and find its word and its parameters: the fields that are of some Kind."""
    made: type[D] = dataclass(frozen=True, slots=True)(cls)
    made.word = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()
    made.parameters = tuple(
        Parameter(
            one.name.rstrip("_"),
            one.name,
            one.type.__metadata__[0],
            one.default is MISSING,
            None if one.default is MISSING else one.default,
        )
        for one in fields(made)
        if hasattr(one.type, "__metadata__")
    )
    return made


def words_of(content: Content, of: Declared) -> dict[str, Argument]:
    """Say the parameters that are numbers and words, as a text takes them."""
    said: dict[str, Argument] = {}
    for one in of.parameters:
        words = one.kind.say(content, getattr(of, one.field))
        if words is not None:
            said[one.kind.said_as or one.name] = words
    return said
