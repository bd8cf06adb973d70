"""Every game with a card workshop: its form can say all that is in its box, and a pack is written as it was opened."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import starboard
from starboard.kernel import pack_form as f
from starboard.kernel.parts import PackFile, Packs, resolve
from starboard.texts import LANGUAGES, words


@cache
def packs_of(game: str) -> Packs:
    path = starboard.game(game).parts.packs
    assert path is not None
    return resolve(path, Packs)()


def with_form() -> list[str]:
    games = [game for game in starboard.game_ids() if starboard.game(game).parts.packs]
    return [game for game in games if packs_of(game).form() is not None]


GAMES = with_form()


def misfits(  # noqa: C901
    form: f.PackForm, shape: f.Shapes | f.Kind, value: Any, home: str = "", at: str = ""
) -> Iterator[str]:
    """Find what the form has no place for, or does not allow."""
    match shape:
        case f.Named():
            yield from misfits(form, form.shapes[shape.name], value, shape.home or home, at)
        case f.Whole():
            ok = type(value) is int and value >= shape.least and (shape.most is None or value <= shape.most)
            if not ok and value not in [word.value for word in shape.words]:
                yield f"{at}: {value}"
        case f.Text():
            if not isinstance(value, str) and not (shape.languages and isinstance(value, dict)):
                yield f"{at}: {value}"
        case f.Truth():
            if not isinstance(value, bool):
                yield f"{at}: {value}"
        case f.Choice():
            if not shape.free and value not in choices(form, shape):
                yield f"{at}: {value}"
        case f.Items():
            if not isinstance(value, list) or shape.length not in (None, len(value)):
                yield f"{at}: {value}"
            else:
                for number, one in enumerate(value):
                    yield from misfits(form, shape.of, one, home, f"{at}[{number}]")
        case f.ByKey():
            for key, one in value.items():
                yield from misfits(form, shape.keys, key, home, f"{at}.{key}")
                yield from misfits(form, shape.of, one, home, f"{at}.{key}")
        case f.Kinds():
            kind = next((one for one in shape.kinds if one.value == value.get(shape.field)), None)
            if kind is None or (kind.homes and home not in kind.homes):
                yield f"{at}.{shape.field}: {value.get(shape.field)} in {home}"
            else:
                yield from misfits(form, kind, {k: v for k, v in value.items() if k != shape.field}, home, at)
        case f.Parts() | f.Kind():
            known = {field.name: field for field in shape.fields}
            yield from (f"{at}.{name}: no such field" for name in value if name not in known and name not in form.notes)
            yield from (f"{at}.{one.name}: missing" for one in shape.fields if one.required and one.name not in value)
            for name in value.keys() & known.keys():
                yield from misfits(form, known[name].of, value[name], home, f"{at}.{name}")
        case f.Terms():
            for part in value.split(shape.between):
                if not any(fits(form, term, part, at) for term in shape.terms):
                    yield f"{at}: {part}"


def fits(form: f.PackForm, term: f.Term, part: str, at: str) -> bool:
    before, star, after = term.form.partition("*")
    found = re.fullmatch(f"{re.escape(before)}(.+){re.escape(after)}", part) if star else None
    if not star or found is None:
        return part == term.form
    assert term.of is not None
    match term.of:
        case f.Items(of):
            return not any(any(misfits(form, of, one, "", at)) for one in found[1].split(","))
        case f.Whole():
            return found[1].isdecimal() and not any(misfits(form, term.of, int(found[1]), "", at))
    return not any(misfits(form, term.of, found[1], "", at))


IDS: dict[str, dict[str, dict[str, Any]]] = {}


def choices(form: f.PackForm, shape: f.Choice) -> set[str]:
    ids = {
        name
        for name, values in IDS.get(shape.table, {}).items()
        if all(values.get(field) in allowed for field, allowed in shape.having.items())
    }
    return ids | {word.value for word in shape.words}


@pytest.mark.parametrize("game", GAMES)
def test_the_form_can_say_all_that_is_in_the_box(game: str) -> None:
    packs = packs_of(game)
    form = packs.form()
    assert form is not None
    tables = {table.name: table for table in form.tables}
    IDS.clear()
    for entry in packs.entries():
        IDS.setdefault(entry.table, {})[entry.id] = entry.values
    for entry in packs.entries():
        values = {name: value for name, value in entry.values.items() if name != "id"}
        assert not list(misfits(form, tables[entry.table].of, values, at=entry.id))


@pytest.mark.parametrize("game", GAMES)
def test_each_entry_is_written_and_opened_again_as_it_was(game: str) -> None:
    packs = packs_of(game)
    entries: dict[str, list[dict[str, Any]]] = {}
    for entry in packs.entries():
        assert entry.values["id"] == entry.id
        entries.setdefault(entry.table, []).append(entry.values)
    whole = f.OpenPack("Ours", "All of it", entries)
    text = packs.write(whole)
    assert packs.open(PackFile("ours.toml", text)) == whole
    changes = packs.changes("ours.toml", text)
    assert not changes.changed and not changes.added


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_fields_and_words_are_called_something(game: str, lang: str) -> None:
    form = packs_of(game).form()
    assert form is not None
    keys = {f"{game}-table-{table.name}" for table in form.tables}
    shapes: list[Any] = [*(table.of for table in form.tables), *form.shapes.values()]
    while shapes:
        shape = shapes.pop()
        if isinstance(shape, f.Word | f.Kind | f.Term) and shape.say is not None:
            keys.add(shape.say.key)
        if isinstance(shape, f.Field):
            keys.add(f"{game}-field-{shape.name}")
        if isinstance(shape, f.Kinds):
            keys.add(f"{game}-field-{shape.field}")
        inside = [getattr(shape, name) for name in getattr(shape, "__struct_fields__", ())]
        shapes += [one for value in inside for one in (value if isinstance(value, tuple) else (value,))]
    said = words(lang)
    assert not sorted(key for key in keys if not said.has(key))
