"""Names levels of bots as people call them."""

from __future__ import annotations

from starboard.texts import Words


def level_name(w: Words, level: str) -> str:
    """Name a level in a language; `hard@3` keeps its seconds."""
    name, *seconds = level.split("@")
    return "@".join([w("cli-level", level=name), *seconds])
