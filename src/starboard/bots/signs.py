"""Tells by a hash what a bot is made of, so that figures of one are not taken for those of another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from starboard.bots.anchors import KEPT, MARK, contents, digest, folder_of
from starboard.kernel.registry import parts_of

RANDOM = "random"
DIGITS = 8


def is_frozen(level: str) -> bool:
    """Tell whether a level always plays as it does now: random, and the anchors."""
    return level.partition("@")[0] == RANDOM or MARK in level


def sign_of(game_id: str, level: str) -> str:
    """Hash what the bot of a level is made of: its files, and those of the mind of the game."""
    name = level.partition("@")[0]
    if MARK in name:
        return digest(folder_of(name))
    if name == RANDOM:
        return hashed([("random_bot.py", (files("starboard.bots") / "random_bot.py").read_bytes())])
    return living(parts_of(game_id).mind or "")


@cache
def living(mind: str) -> str:
    """Hash the bots as they are now, with the mind at this import path."""
    own = [(one.name, one.read_bytes()) for one in files("starboard.bots").iterdir() if one.name.endswith(KEPT)]
    module = mind.partition(":")[0]
    spec = find_spec(module) if module else None
    if spec is not None and spec.origin is not None:
        own += contents(Path(spec.origin).parent, "mind/")
    return hashed(own)


def hashed(parts: Iterable[tuple[str, bytes]]) -> str:
    whole = hashlib.sha256()
    for name, content in sorted(parts):
        whole.update(f"{name}\n{len(content)}\n".encode() + content)
    return whole.hexdigest()[:DIGITS]
