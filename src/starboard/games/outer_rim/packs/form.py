"""Describes what a pack of Outer Rim can say, from the entries that loaders read and from the vocabulary."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Union, get_args

import msgspec
from msgspec.structs import FieldInfo, fields

from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.declared import Among, IdOf, OfMarket, Older, Spoken, Trait, declared
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.load.tables import SHAPES
from starboard.games.outer_rim.load.told import ENDINGS, STORY, WITH_STORY, OuterRimTold
from starboard.games.outer_rim.packs.spoken import says, spoken, trait, word
from starboard.kernel.pack_form import (
    ByKey,
    Choice,
    Field,
    Items,
    Kind,
    Kinds,
    Named,
    PackForm,
    Parts,
    Shapes,
    Table,
    Text,
    Truth,
    Whole,
    Word,
)
from starboard.kernel.packs.shapes import Shape, origin_of

TOLD = Text(languages=True, long=True)
STORIES = (Field(STORY, TOLD), *(Field(name, Items(TOLD)) for name in ENDINGS))
WITH_OWN_STORY = (e.SectionEntry, e.StepEntry)  # inside of entries


@cache
def form() -> PackForm:
    tables = tuple(Table(name, table_of(name), name not in RULES.fixed) for name in RULES.tables)
    return PackForm(tables, spoken(), tuple(sorted(RULES.notes)))


def table_of(name: str) -> Parts | Kinds:
    shape = struct_of(SHAPES[name], alone=True)
    if name not in ("databank", "ai"):
        return shape
    if isinstance(shape, Parts):
        return Parts((*shape.fields, *STORIES))
    kinds = (Kind(kind.value, (*kind.fields, *STORIES), kind.say) for kind in shape.kinds)
    return Kinds(shape.field, tuple(kinds))


def struct_of(shape: Shape, alone: bool) -> Parts | Kinds:
    """Describe a table. One that is `alone` is an entry of its own, and not printed on another."""
    structs = [one for one in get_args(shape) or (shape,) if one is not type(None)]
    tag = structs[0].__struct_config__.tag_field
    if tag is None:
        return Parts(fields_of(structs[0], alone))
    return Kinds(tag, tuple(kind_of(one, tag, alone) for one in structs))


def kind_of(struct: type[msgspec.Struct], tag: str, alone: bool) -> Kind:
    value = str(struct.__struct_config__.tag)
    stories = STORIES if tag == "type" and value in WITH_STORY else ()
    return Kind(value, (*fields_of(struct, alone), *stories), says(tag, value))


def fields_of(struct: type[msgspec.Struct], alone: bool) -> tuple[Field, ...]:
    found = (field_of(one) for one in fields(struct) if is_said(one, alone))
    return (*found, *(STORIES if struct in WITH_OWN_STORY else ()))


def is_said(one: FieldInfo, alone: bool) -> bool:
    notes = declared(one.type)[1]
    if any(isinstance(note, Older) or (isinstance(note, OfMarket) and not alone) for note in notes):
        return False
    return one.encode_name not in RULES.notes and not (alone and one.name == "id")


def field_of(one: FieldInfo) -> Field:
    name = one.encode_name
    shape = Text(languages=True) if name in OuterRimTold.NAMES else shape_of(one.type)
    return Field(name, shape, one.required)


def shape_of(shape: Shape) -> Shapes:
    plain, notes = declared(shape)
    for note in notes:
        if isinstance(note, Among | IdOf | Spoken | Trait):
            return noted(note)
    origin, args = origin_of(plain), get_args(plain)
    if origin is list:
        return Items(shape_of(args[0]))
    if origin is tuple:
        return Items(shape_of(args[0]), len(args))
    if origin is dict:
        keys = shape_of(args[0])
        assert isinstance(keys, Choice)
        return ByKey(keys, shape_of(args[1]))
    if origin in (Union, UnionType) or issubclass(plain, msgspec.Struct):
        return struct_of(plain, alone=False)
    if plain is bool:
        return Truth()
    if plain is int:
        bounds = next((note for note in notes if isinstance(note, msgspec.Meta)), msgspec.Meta())
        return Whole(int(bounds.ge or 0), None if bounds.le is None else int(bounds.le))
    assert plain is str, plain
    return Text()


def noted(note: Among | IdOf | Spoken | Trait) -> Shapes:
    match note:
        case Among():
            return Choice(words_of(note))
        case IdOf(table, types, besides):
            words = words_of(besides) if besides else ()
            if table in RULES.tables:
                return Choice(words, table, {"type": list(types)} if types else {})
            return Choice((*words, *(word(table, name) for name in base().rows[table])))
        case Spoken(what, home):
            return Items(Named("effect", home)) if what == "effects" else Named(what, what)
        case Trait():
            return trait()


def words_of(among: Among) -> tuple[Word, ...]:
    return tuple(word(among.what, one) for one in among.words)
