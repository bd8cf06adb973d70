"""Frozen players of earlier generations, to measure later ones against: `sharp-g1`, `hard-g1@0.1`.

A folder here holds all that the players of a generation are: features, weights, search and settings. Nothing in it is
ever made better. `digest` tells a folder by all of its files; tests/bots/anchors.json keeps it, with digests of games.
"""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from starboard.bots.bot import Bot
from starboard.bots.budget import Budget

GENERATIONS = ("g1", "am20")
MARK = "-"  # between the level and its generation
BEGINNERS = "beginners"  # stand-ins for people who play a game for the first time
KEPT = (".py", ".json")


def anchored(game_id: str) -> list[str]:
    """List the frozen levels of a game: `sharp-g1`."""
    found = ((generation, module(generation)) for generation in GENERATIONS)
    beginners = module(BEGINNERS)
    return [
        *(f"{level}{MARK}{generation}" for generation, one in found if one.knows(game_id) for level in one.LEVELS),
        *(beginners.LEVELS if beginners.knows(game_id) else ()),
    ]


def make_anchor(game_id: str, level: str, budget: Budget) -> Bot:
    """Make a frozen player of one of the levels that `anchored` lists."""
    folder = folder_of(level)
    if folder == BEGINNERS:
        beginner: Bot = module(BEGINNERS).make(game_id, level)
        return beginner
    bot: Bot = module(folder).make(game_id, level.rpartition(MARK)[0], budget)
    return bot


def folder_of(level: str) -> str:
    """Return the folder that holds a frozen level."""
    return BEGINNERS if level in module(BEGINNERS).LEVELS else level.rpartition(MARK)[2]


def module(generation: str) -> Any:
    return import_module(f"{__name__}.{generation}")


@cache
def digest(generation: str) -> str:
    """Hash all that a generation is made of, by the names of its files."""
    whole = hashlib.sha256()
    for name, content in sorted(contents(files(__name__) / generation)):
        whole.update(f"{name}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()[:16]


def contents(folder: Traversable, within: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        name = f"{within}{one.name}"
        if one.is_dir():
            found += contents(one, f"{name}/")
        elif one.name.endswith(KEPT):
            found.append((name, one.read_bytes()))
    return found
