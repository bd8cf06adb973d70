"""Lists what of the cards is made up here, so that people who own the box can check it and say what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.vocabulary.when import PLAIN
from starboard.kernel.origins import HOUSE
from starboard.kernel.packs.pack import Changes
from starboard.kernel.packs.place import Table
from starboard.kernel.parts import PackTodo


def todo(changes: Changes) -> list[PackTodo]:
    """List all entries in which something is ours, deck by deck; done is what the pack says anything of."""
    rows = [row for kind in RULES.tables for row in base().rows[kind].values()]
    used = Counter(word for row in rows for word in set(words_in(row.table)))
    found = []
    for kind in RULES.tables:
        touched: Collection[str] = changes.changed.get(kind, ())
        for name, row in base().rows[kind].items():
            entry = row.table
            fields = entry.get("house_fields", [])
            if entry.get("source") == HOUSE or fields:
                alone = sorted({word for word in words_in(entry) if used[word] == 1})
                deck = str(entry.get("deck", ""))
                found.append(PackTodo(kind, deck, name, str(entry.get("name", "")), fields, alone, name in touched))
    return found


def words_in(value: object) -> Iterator[str]:
    """Find the words of effects, abilities and conditions, each of which the program knows by heart."""
    if isinstance(value, dict):
        table: Table = value
        for name in ("do", "kind"):
            if isinstance(table.get(name), str) and ("do" in table or "trigger" in table):
                yield table[name]
        condition = table.get("condition")
        if isinstance(condition, str):
            yield from (atom for atom in condition.split("&") if atom in PLAIN)
        for one in table.values():
            yield from words_in(one)
    elif isinstance(value, list):
        for one in value:
            yield from words_in(one)
