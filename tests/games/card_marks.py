"""Finds the marks `@card(…)` of tests: which abilities of which cards they would catch being broken."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path


def marks_in(text: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The card and the abilities of each mark."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "card":
            name, *abilities = (ast.literal_eval(argument) for argument in node.args)
            yield name, tuple(abilities)


def all_marks(files: Iterable[Path]) -> set[tuple[str, int]]:
    texts = (path.read_text(encoding="utf-8") for path in files)
    marked = (text for text in texts if "from marks import card" in text)
    return {(name, ability) for text in marked for name, abilities in marks_in(text) for ability in abilities}
