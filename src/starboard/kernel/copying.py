"""Copies of states: made of the declared fields, so that none can be forgotten.

How a field is copied follows from its annotation. Numbers, texts, tuples of such and frozen classes are shared by all
copies; lists, dicts and sets are copied, and what is in them likewise. What could be changed but never is, is declared
`Shared[…]`. A field of any other type is refused.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import is_dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T")


class Mark:
    """Says how a field is copied, where its type does not."""


SHARED, FRESH = Mark(), Mark()
Shared: TypeAlias = Annotated[T, SHARED]  # never changed, but perhaps replaced
Fresh: TypeAlias = Annotated[list[T], FRESH]  # begins empty in each copy

ATOMS = frozenset((int, bool, str, bytes, float, types.NoneType))


@cache
def copier(kind: type[Any]) -> Callable[[Any], Any]:
    """Make the function that copies states of a class; TypeError names the field that cannot be copied.

    It is compiled, as dataclasses compiles `__init__`: bots copy a lot.
    """
    hints = declared(kind)
    lines = [f"    new.{name} = {copy_of(kind, name, hints[name])}" for name in hints]
    source = "\n".join(["def copy(self):", "    new = make(kind)", *lines, "    return new"])
    names: dict[str, Any] = {"make": object.__new__, "kind": kind}
    exec(compile(source, f"<copy of {kind.__name__}>", "exec"), names)  # noqa: S102 - of names of fields only
    made: Callable[[Any], Any] = names["copy"]
    return made


def declared(kind: type) -> dict[str, object]:
    """Return the fields of a state with their types; TypeError unless each is a slot, and each slot is declared.

    A subclass may say more exactly what a field is, but not how it is copied.
    """
    hints: dict[str, object] = {}
    slots: set[str] = set()
    for one in kind.__mro__[-2::-1]:
        own = get_type_hints(one, include_extras=True)
        hints |= {name: own[name] for name in vars(one).get("__annotations__", {}) if name not in hints}
        slots.update(vars(one).get("__slots__", ()))
    fields = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
    if odd := slots ^ fields.keys():
        raise TypeError(f"{kind.__name__}: a field, and a slot too, must be {', '.join(sorted(odd))}")
    return fields


def copy_of(kind: type, name: str, hint: object) -> str:
    """Write the expression that copies a field."""
    if FRESH in marks(hint):
        return "[]"
    try:
        return copied(hint, f"self.{name}")
    except TypeError as error:
        raise TypeError(f"{kind.__name__}.{name}: {error}") from None


def copied(hint: object, value: str) -> str:
    """Write the expression that copies a value of a type; TypeError for a type of which nothing is known."""
    if is_shared(hint):
        return value
    origin, args = get_origin(hint) or hint, get_args(hint)
    inner = f"{value.rpartition('.')[2]}_"
    if origin in (list, dict, set) and args and all(map(is_shared, args)):
        return f"{value}.copy()"  # quicker than a slice
    if origin is list and args:
        return f"[{copied(args[0], inner)} for {inner} in {value}]"
    if origin is dict and args and is_shared(args[0]):
        return f"{{key: {copied(args[1], inner)} for key, {inner} in {value}.items()}}"
    raise TypeError(f"cannot tell how {hint} is copied; what never changes is Shared[…]")


def is_shared(hint: object) -> bool:
    """Tell whether copies may hold the same value: it cannot be changed, or is declared never to be."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return SHARED in marks(hint) or is_shared(args[0])
    if origin is tuple:
        return all(one is Ellipsis or is_shared(one) for one in args)
    if origin in (Union, types.UnionType, frozenset):
        return all(map(is_shared, args))
    return hint in ATOMS or is_frozen(hint)


def is_frozen(kind: object) -> bool:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    return isinstance(kind, type) and is_dataclass(kind) and bool(kind.__dataclass_params__.frozen)  # type: ignore[attr-defined]


def marks(hint: object) -> tuple[object, ...]:
    return get_args(hint)[1:] if get_origin(hint) is Annotated else ()
