"""Imports Arcs anew from changed data: how a card that does not exist is tried, or another number on one that does.

    with anew(change) as load:
        table = load("games.arcs.table")        # the builder, of a game with that data

The rules of Arcs are made when they are imported, so that asking for a card costs nothing. What is imported through
`load` is there inside of `with` only, and nothing of the true game changes.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import lru_cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType, TracebackType
from typing import Any

from starboard.games.arcs.tables import reading

Change = Callable[[str, dict[str, Any]], None]  # file and what it says, to be changed in place
Load = Callable[[str], Any]

OF_ARCS = ("starboard.games.arcs", "starboard.bots.arcs", "games.arcs.table")

# Reading text, data or code, takes longer than anything else: it is done once.
true_text = lru_cache(reading.parsed)
CODE: dict[str, CodeType | None] = {}
BEFORE: list[dict[str, ModuleType]] = []  # the modules of the worlds that one comes back to, the true one first


class CachedLoader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType | None:
        if fullname not in CODE:
            CODE[fullname] = super().get_code(fullname)
        return CODE[fullname]


class CachedFinder(PathFinder):
    """Finds modules of Arcs as they are found everywhere, but for what is read from their files."""

    @classmethod
    def find_spec(
        cls, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = super().find_spec(fullname, path, target) if fullname.startswith(OF_ARCS) else None
        if found is not None and isinstance(found.loader, SourceFileLoader):
            found.loader = CachedLoader(fullname, found.loader.path)
        return found


def of_arcs() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.startswith(OF_ARCS)}


def install(modules: dict[str, ModuleType]) -> dict[str, ModuleType]:
    """Let these be the modules of Arcs; what they were before."""
    before = of_arcs()
    for name in before:
        del sys.modules[name]
    sys.modules.update(modules)
    for name in OF_ARCS:
        parent, _, own = name.rpartition(".")
        if name in modules and parent in sys.modules:
            setattr(sys.modules[parent], own, modules[name])
    return before


class World:
    """Modules of Arcs that belong together, and to nothing else."""

    def __init__(self) -> None:
        self.modules: dict[str, ModuleType] = {}

    def __enter__(self) -> Load:
        BEFORE.append(install(self.modules))
        sys.meta_path.insert(0, CachedFinder)
        return importlib.import_module

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        sys.meta_path.remove(CachedFinder)
        self.modules = install(BEFORE.pop())


class TrueWorld(World):
    """The modules of all other tests, to go back to from inside of another world.

    What is imported there stays with them: it is an attribute of their packages, which are the same.
    """

    def __enter__(self) -> Load:
        self.modules = BEFORE[0]
        return super().__enter__()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        super().__exit__(kind, error, at)
        BEFORE[0] = self.modules


def anew(change: Change) -> World:
    """Another world, in which the data is changed so."""

    def changed(name: str, text: str) -> dict[str, Any]:
        content = deepcopy(true_text(name, text))
        change(name, content)
        return content

    world = World()
    with world as load:
        load("starboard.games.arcs.tables.reading").parsed = changed
    return world
