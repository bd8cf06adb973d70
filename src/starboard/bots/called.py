"""Names levels of bots as people call them."""

from __future__ import annotations

from starboard.bots.ladder import EVEN
from starboard.texts import Words


def level_name(w: Words, level: str) -> str:
    """Name a level in a language; `hard@3` keeps its seconds, and nobody need read how strong an even match is."""
    name, *seconds = level.split("@")
    return "@".join([w("cli-level", level=name), *(seconds if name != EVEN else ())])
