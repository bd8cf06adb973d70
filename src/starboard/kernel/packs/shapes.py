"""Tables become entries; all that is wrong with the shape of one is told at once."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo, fields

from starboard.kernel.packs.place import BadContent, Place, Step, Together

T = TypeVar("T")
Shape: TypeAlias = Any  # a type as annotations have it: a class, a union, with notes or without


def origin_of(shape: Shape) -> object:
    """Return the class of a type with arguments: list of `list[int]`."""
    return get_origin(shape)


@cache
def fields_of(struct: type[msgspec.Struct]) -> tuple[FieldInfo, ...]:
    """List the fields of a shape. To work them out takes longer than all that is done with them."""
    return fields(struct)


def convert(place: Place, table: object, shape: type[T]) -> T:
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        wrong = Together()
        explain(wrong, place, table, shape)
        wrong.tell()
        raise translated(place, error) from error


def explain(wrong: Together, place: Place, value: object, shape: Shape) -> None:
    """Look at each part by itself, where msgspec stops at the first that is wrong."""
    shapes = get_args(shape) if origin_of(shape) not in (list, tuple) and not hasattr(shape, "__metadata__") else ()
    shapes = shapes or (shape,)
    structs = [one for one in shapes if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    lists = [one for one in shapes if origin_of(one) is list or get_args(one)[1:] == (...,)]
    if isinstance(value, dict) and structs:
        explain_table(wrong, place, value, structs)
    elif isinstance(value, list) and lists:
        for at, item in enumerate(value):
            explain(wrong, place / at, item, get_args(lists[0])[0])
    else:
        try:
            msgspec.convert(value, shape)
        except msgspec.ValidationError as error:
            wrong.add(translated(place, error))


def explain_table(wrong: Together, place: Place, table: dict[str, object], structs: list[type[msgspec.Struct]]) -> None:
    tag = structs[0].__struct_config__.tag_field
    if tag is not None and tag not in table:
        return wrong.add((place / tag).bad("missing"))
    tags = {str(one.__struct_config__.tag): one for one in structs}
    struct = structs[0] if tag is None else tags.get(str(table[tag]))
    if struct is None:
        return wrong.add((place / str(tag)).unknown("type", table[str(tag)], tags))
    declared = {one.encode_name: one for one in fields_of(struct)}
    known = [*declared, *([tag] if tag else [])]
    wrong.found += place.fields(table, [name for name, one in declared.items() if one.required], known)
    for name, one in declared.items():
        if name in table:
            explain(wrong, place / name, table[name], one.type)
    return None


# What msgspec says, in English only, and where; `…` stands for an item of a table.
SAID = re.compile(r"(?P<what>.*?)(?: - at `(?P<key>key in )?\$(?P<path>.*)`)?", re.DOTALL)
TYPES = {"int": "number", "str": "text", "bool": "truth", "array": "list", "object": "table"}


def translated(place: Place, error: msgspec.ValidationError) -> BadContent:
    said = SAID.fullmatch(str(error))
    what, path = (said["what"], said["path"] or "") if said else (str(error), "")
    here = inside(place, path)
    if found := re.fullmatch(r"Object missing required field `(.+)`", what):
        return (here / found[1]).bad("missing")
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        return (here / found[1]).bad("extra")
    if found := re.fullmatch(r"Expected `int` >= (\d+)", what):
        return here.bad("least", least=int(found[1]))
    if found := re.fullmatch(r"Expected `int` <= (\d+)", what):
        return here.bad("most", most=int(found[1]))
    if found := re.fullmatch(r"Invalid value '(.*)'", what):  # of what tells the kinds of an entry apart
        return here.unknown("type", found[1])
    if found := re.match(r"Expected `array` of length (\d+)", what):
        return here.bad("length", length=int(found[1]))
    if "matching regex" in what:
        return here.bad("id")
    if found := re.fullmatch(r"Expected `(\w+)(?: \| null)?`, got `.+`", what):
        return here.wrong_type(TYPES[found[1]])
    return here.bad("other", reason=what)


def inside(place: Place, path: str) -> Place:
    steps: list[Step] = [int(at) if at else name for name, at in re.findall(r"\.(\w+)|\[(\d+)\]", path)]
    return type(place)(place.file, place.kind, place.id, (*place.path, *steps))
