"""Facts: events and prompts as declared shapes. A game declares each as a class with fields over kinds.

    class Moved(ArcsEvent):
        seat: Seat
        origin: System
        target: System

Consumers match on the class, or on its id `is_` ("moved"), and read typed fields. What is said to people (a message
with arguments), JSON and its schema follow from the fields; nobody takes a message apart to learn what happened.
"""

from __future__ import annotations

import re
from functools import cache
from types import ModuleType
from typing import Annotated, ClassVar, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from starboard.kernel.kind import COUNT, SEAT, TRUTH, AnyKind, Kind, Plain, Saying, arguments_of
from starboard.kernel.message import Argument, Message
from starboard.kernel.plain import Data


class Secrecy:
    """Marks a field that only some seats may know (`Event.to`); for all others it is None."""


SECRET = Secrecy()

# Fields of kinds that every game has. A game declares its own in kinds.py: `System = Annotated[int, SYSTEM]`.
Seat = Annotated[int, SEAT]
Count = Annotated[int, COUNT]
Truth = Annotated[bool, TRUTH]


class Field(NamedTuple):
    name: str
    kind: AnyKind
    secret: bool
    optional: bool


@cache
def id_of(name: str) -> str:
    """Turn the name of a class into its id: AllPassed → all-passed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, gc=False):  # many are made, and none can hold itself
    """Something that is declared: a subclass says its fields, and in `WORDS` how its message begins."""

    WORDS: ClassVar[str] = ""  # the message is this and the id: `arcs-event-` moved

    @classmethod
    def id(cls) -> str:
        return id_of(cls.__name__)

    @property
    def is_(self) -> str:
        """The id of what it is, for those who match on words: a client, a column of a table."""
        return id_of(type(self).__name__)

    @property
    def key(self) -> str:
        """The key of its message."""
        return f"{self.WORDS}{self.is_}"

    @property
    def args(self) -> dict[str, Argument]:
        """The arguments of its message: what people call the values of its fields."""
        names, sayings = sayings_of(type(self))
        args = arguments_of(sayings, [getattr(self, name) for name in names])
        also = self.also()
        return args | also if also else args

    def also(self) -> dict[str, Argument]:
        """Return further arguments that follow from the fields, where words need them."""
        return {}

    @property
    def message(self) -> Message:
        return Message(self.key, self.args)

    @property
    def facts(self) -> dict[str, Plain]:
        """The values of its fields, as plain JSON data."""
        found: dict[str, Plain] = {}
        for name, kind, _, _ in fields_of(type(self)):
            value = getattr(self, name)
            if value is not None:
                found[name] = kind.plain(value)
        return found

    @property
    def targets(self) -> tuple[str, ...]:
        """List what it is about on the table, for a board that wants to light it up."""
        found: list[str] = []
        for name, kind, _, _ in fields_of(type(self)):
            value = getattr(self, name)
            if value is not None and kind not in (COUNT, TRUTH):
                found += kind.targets(value)
        return tuple(found)

    @classmethod
    def schema(cls) -> Data:
        """Describe `facts` as JSON Schema."""
        fields = fields_of(cls)
        return {
            "type": "object",
            "properties": {field.name: field.kind.schema() for field in fields},
            "required": [field.name for field in fields if not field.optional],
            "additionalProperties": False,
        }


@cache
def fields_of(fact: type[Fact]) -> tuple[Field, ...]:
    """Return the declared fields of a fact; TypeError for one whose kind is not declared."""
    hints = get_type_hints(fact, include_extras=True)
    own = [name for name in fact.__struct_fields__ if name not in KERNEL_FIELDS]
    return tuple(field_of(fact, name, hints[name]) for name in own)


@cache
def sayings_of(fact: type[Fact]) -> tuple[tuple[str, ...], tuple[Saying, ...]]:
    """Return the names of the fields of a fact, and how they are said."""
    fields = fields_of(fact)
    return tuple(field.name for field in fields), tuple(field.kind.saying(field.name) for field in fields)


KERNEL_FIELDS = frozenset(("because", "to", "reveals"))  # of events


def field_of(fact: type[Fact], name: str, hint: object) -> Field:
    """Read one annotation: `Annotated[int, SYSTEM]`, perhaps `| None`, perhaps with SECRET."""
    marks: list[object] = []
    optional = False
    parts = [hint]
    while parts:
        part = parts.pop()
        if get_origin(part) is Annotated:
            inner, *more = get_args(part)
            marks += more
            parts.append(inner)
        elif part is type(None):
            optional = True
        elif not isinstance(part, type):
            parts += [one for one in get_args(part) if get_origin(part) is not tuple]
    kinds = [mark for mark in marks if isinstance(mark, Kind)]
    if not kinds:
        raise TypeError(f"{fact.__name__}.{name} has no kind")
    return Field(name, kinds[0], SECRET in marks, optional)


def read_facts(fact: type[Fact], data: dict[str, object]) -> Data:
    """Read the values of the fields back from `facts`; ValueError for what does not fit."""
    fields = {field.name: field for field in fields_of(fact)}
    if not data.keys() <= fields.keys():
        raise ValueError(f"{fact.__name__} has no {', '.join(data.keys() - fields.keys())}")
    return {name: fields[name].kind.from_plain(value) for name, value in data.items()}


F = TypeVar("F", bound=Fact)


def declared_in(module: ModuleType, base: type[F]) -> list[type[F]]:
    """List the facts that a module declares, in their order; those without fields or words of their own are bases."""
    own = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    found = [one for one in own if issubclass(one, base)]
    return [one for one in found if not any(issubclass(other, one) for other in found if other is not one)]
