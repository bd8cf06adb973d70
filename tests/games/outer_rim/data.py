"""Data with something wrong in it: the tables of the box with one value set, or taken away."""

from __future__ import annotations

import copy
import re
from dataclasses import fields, replace
from importlib.resources import files
from typing import Any

import pytest

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.load import BadContent, load_box
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.vocabulary.declared import Declared
from starboard.games.outer_rim.vocabulary.effect import Effect
from starboard.games.outer_rim.vocabulary.scripts import SCRIPT
from starboard.kernel.packs.read import Raw, Row

GONE = object()


def data(name: str) -> str:
    """The text of a file."""
    return (files("starboard.games.outer_rim") / "data" / f"{name}.toml").read_text(encoding="utf-8")


def put(table: Any, path: str, value: Any) -> Any:
    """A copy of the table with this at `abilities[1].to`."""
    result = copy.deepcopy(table)
    steps = [int(step) if step.isdecimal() else step for step in re.findall(r"\w+", path)]
    inside = result
    for step in steps[:-1]:
        inside = inside[step]
    if value is GONE:
        del inside[steps[-1]]
    else:
        inside[steps[-1]] = value
    return result


def with_entry(raw: Raw, kind: str, name: str, table: dict[str, Any] | None) -> Raw:
    """With another entry of this id, or without it."""
    rows = dict(raw.rows[kind])
    if table is None:
        del rows[name]
    else:
        file = rows[name].file if name in rows else next(iter(rows.values())).file
        rows[name] = Row(file, table)
    return replace(raw, rows={**raw.rows, kind: rows})


def set_to(kind: str, name: str, path: str, value: Any) -> Raw:
    raw = base()
    return with_entry(raw, kind, name, put(raw.rows[kind][name].table, path, value))


def said_by(of: Content) -> dict[str, object]:
    """Return all that content says: two that say the same are still two."""
    return {field.name: getattr(of, field.name) for field in fields(of)}


def scripts_in(one: Declared) -> list[int]:
    """The lists of effects that an effect or an ability has inside."""
    found = list(SCRIPT.found_in(one).values())
    for parameter in one.parameters:
        if parameter.name in ("options", "results", "per_result"):
            found += [script for _, script in getattr(one, parameter.field)]
    return found


def all_effects(of: Content, script: int) -> list[Effect]:
    """All effects of a list, down to the last list inside a list."""
    found: list[Effect] = []
    for effect in of.scripts[script]:
        found.append(effect)
        for inside in scripts_in(effect):
            found += all_effects(of, inside)
    return found


def told(raw: Raw) -> str:
    """What is said of the data, which is refused."""
    with pytest.raises(BadContent) as error:
        load_box(raw)
    return str(error.value)
