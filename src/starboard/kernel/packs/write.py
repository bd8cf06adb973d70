"""Writes entries as TOML, as people would: what is short on one line, lists of tables with a line for each."""

from __future__ import annotations

import json
from collections.abc import Mapping

from starboard.kernel.packs.place import Table

WIDTH = 110
INDENT = "    "


def toml_of(value: object, indent: str = "") -> str:
    """Write a value as TOML; a list that is too long for a line has a line for each item."""
    short = inline(value)
    if len(short) + len(indent) <= WIDTH:
        return short
    if isinstance(value, list):
        inner = indent + INDENT
        return "[\n" + "".join(f"{inner}{toml_of(one, inner)},\n" for one in value) + f"{indent}]"
    if isinstance(value, dict):  # its braces stay on one line, as TOML demands; lists inside need not
        return "{" + ", ".join(f"{key_of(name)} = {toml_of(one, indent)}" for name, one in value.items()) + "}"
    return short


def inline(value: object) -> str:
    """Write it on one line."""
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key_of(name)} = {inline(one)}" for name, one in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)  # texts, numbers and truths are written alike in both


def key_of(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() and name.isascii() else json.dumps(name)


def entries_as_toml(head: Table, tables: Mapping[str, list[Table]]) -> str:
    """Write a whole pack: what is said of it, then its entries, table by table."""
    lines = [f"{name} = {toml_of(value)}" for name, value in head.items()]
    for kind, entries in tables.items():
        for entry in entries:
            lines += ["", f"[[{kind}]]", *(f"{key_of(name)} = {toml_of(value)}" for name, value in entry.items())]
    return "\n".join(lines) + "\n"
