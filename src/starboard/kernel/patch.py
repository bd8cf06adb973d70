"""Makes small patches of plain JSON data from what has changed in a view, and folds them into a view.

| was → is | patch |
|---|---|
| object → object | `{field: patch, …}` of what has changed; `"-": [field, …]` names what is gone |
| list → list of as many | `{"3": patch, …}` by place |
| list → list of more or fewer | `{"~": [place, how many go, what comes …]}` |
| anything else | what it is now |

Whoever folds a patch knows by what was there which of these it is. So a list never becomes an object, nor is a field
called `~` or `-`: views are declared, and neither happens in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from starboard.kernel.plain import Data

GONE, SPLICE = "-", "~"

# A patch may hold structs as they are in the view: they are written as JSON with it.
Patch = Any


class Mark:
    """Stands where None would be a value."""


SAME = Mark()  # there is no patch, for nothing has changed
ALWAYS = Mark()  # there is no default for which a field is left out
LISTS, OBJECTS = (list, tuple), (msgspec.Struct, dict)
PLAIN = frozenset({type(None), bool, int, float, str})  # what one of these was before has no parts to compare


def diff(was: object, now: object) -> Patch:
    """Return the patch that makes of one value the other: structs, dicts with plain keys, lists and tuples, or plain.

    SAME if they are equal.
    """
    return SAME if was == now else change(was, now)


def change(was: Any, now: Any) -> Patch:
    """Return the patch between values that are not equal."""
    if isinstance(was, msgspec.Struct) and type(was) is type(now):
        return change_of_struct(was, now, change)
    if isinstance(was, LISTS):
        if isinstance(now, LISTS):
            return change_of_list(was, now)
        if is_object(now):
            raise ValueError(f"a list becomes an object: {now!r}")
    elif is_object(was) and is_object(now):
        return change_of_object(by_name(was), by_name(now))
    return now


def change_of_struct(was: msgspec.Struct, now: msgspec.Struct, compare: Callable[[Any, Any], Patch]) -> Data:
    """Return the patch between two of a kind: by its fields, of which most are the same objects as before.

    Those that are not equal are compared part by part.
    """
    patch: Data = {}
    gone = []
    olds, news = astuple(was), astuple(now)
    fields = zip(shape_of(type(was)), olds, news, strict=True)
    for (name, default, factory), old, new in compress(fields, map(is_not, olds, news)):
        if default is not ALWAYS:
            if is_omitted(new, default, factory):
                if not is_omitted(old, default, factory):
                    gone.append(name)
                continue
            if is_omitted(old, default, factory):
                patch[name] = new
                continue
        if old != new:
            patch[name] = new if type(old) in PLAIN else compare(old, new)
    return {GONE: gone, **patch} if gone else patch


def changes(parts: Iterable[tuple[str, object, object]]) -> Data:
    return {name: change(was, now) for name, was, now in parts if was is not now and was != now}


def change_of_object(was: Data, now: Data) -> Data:
    check_names(was.keys() | now.keys())
    patch = changes((name, was[name], value) for name, value in now.items() if name in was)
    patch |= {name: value for name, value in now.items() if name not in was}
    gone = [name for name in was if name not in now]
    return {GONE: gone, **patch} if gone else patch


def check_names(names: Set[str]) -> None:
    if reserved := {GONE, SPLICE} & names:
        raise ValueError(f"a field is called {reserved}")


def is_object(value: object) -> bool:
    return isinstance(value, OBJECTS)


def by_name(value: Any) -> Data:
    """Return the fields of an object by their names in JSON, without those that are left out there."""
    if isinstance(value, dict):
        return {str(key): one for key, one in value.items()}
    kind: type[msgspec.Struct] = type(value)
    fields = zip(shape_of(kind), astuple(value), strict=True)
    return {
        name: one
        for (name, default, factory), one in fields
        if default is ALWAYS or not is_omitted(one, default, factory)
    }


@cache
def shape_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, object, object], ...]:
    """Return the names of its fields in JSON, each with the default that is left out there, or ALWAYS.

    With the default comes what makes it, where it is an empty list, dict or set.
    """
    names = kind.__struct_encode_fields__
    check_names(set(names))
    defaults = kind.__struct_defaults__ if kind.__struct_config__.omit_defaults else ()
    left_out = (ALWAYS,) * (len(names) - len(defaults)) + defaults
    factories = [getattr(default, "factory", None) for default in left_out]
    empty = [factory if factory in (list, dict, set) else None for factory in factories]
    return tuple(zip(names, left_out, empty, strict=True))


def is_omitted(value: object, default: object, factory: object) -> bool:
    """Return whether msgspec leaves the value out where defaults are omitted: itself, or an empty list, dict or set."""
    return value is default or (factory is not None and type(value) is factory and not value)


def change_of_list(was: Sequence[object], now: Sequence[object]) -> Patch:
    if len(was) == len(now):
        return changes((str(place), *pair) for place, pair in enumerate(zip(was, now, strict=True)))
    if len(was) < len(now) and was == now[: len(was)]:  # something has come at the end, as most often
        return {SPLICE: [len(was), 0, *now[len(was) :]]} if was else now
    start = same_at_first(was, now)
    kept = min(same_at_first(reversed(was), reversed(now)), len(was) - start, len(now) - start)  # at the end
    if not start and not kept:
        return now
    return {SPLICE: [start, len(was) - start - kept, *now[start : len(now) - kept]]}


def same_at_first(one: Iterable[object], other: Iterable[object]) -> int:
    """Count how many are equal before the first that are not."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a is not b and a != b:
            break
        count += 1
    return count


class Differ:
    """Makes patches of views that share parts: what was a part of one and is a part of it now is compared once.

    It keeps what it has compared, so one is for one telling.
    """

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[object, object, Patch]] = {}  # by identity of both

    def diff(self, was: msgspec.Struct, now: msgspec.Struct) -> Patch:
        """Return the same patch as `diff` would."""
        key = id(was), id(now)
        known = self._known.get(key)
        if known is None:
            patch = change_of_struct(was, now, self._field) or SAME if type(was) is type(now) else diff(was, now)
            known = self._known[key] = was, now, patch
        return known[2]

    def _field(self, was: Any, now: Any) -> Patch:
        key = id(was), id(now)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = was, now, change(was, now)
        return known[2]


def fold(was: Any, patch: Patch) -> Any:
    """Return the value with the patch folded in; what has not changed is the same object as before. All is plain."""
    if patch is SAME:
        return was
    if isinstance(patch, dict) and isinstance(was, dict):
        gone = patch.get(GONE, ())
        kept = {key: value for key, value in was.items() if key not in gone}
        return kept | {key: fold(was.get(key), part) for key, part in patch.items() if key != GONE}
    if isinstance(patch, dict) and isinstance(was, list):
        now = was[:]
        if SPLICE in patch:
            at, gone, *new = patch[SPLICE]
            now[at : at + gone] = new
            return now
        for place, part in patch.items():
            now[int(place)] = fold(was[int(place)], part)
        return now
    return patch
