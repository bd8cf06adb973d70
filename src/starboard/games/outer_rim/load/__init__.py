"""Reads the data of the game, and a pack of one's own over it, into content.

`read` has the files as tables, `rules` declares what a pack may say of them and `pack` lays one over them, `entries`
and `tables` give each entry its shape, and `compile` makes content of them with the help of the others. `check` and
`box` refuse what does not fit together. What is wrong is told with the file, the entry and the field (kernel/packs), of
a pack all of it at once, and nothing is loaded.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.load.box import check_box
from starboard.games.outer_rim.load.compile import compiled
from starboard.games.outer_rim.load.pack import load_pack, pack_of
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.kernel.packs.pack import Changes, read_pack
from starboard.kernel.packs.place import BadContent
from starboard.kernel.packs.read import Raw

__all__ = ["BadContent", "Changes", "content", "load", "load_box", "load_pack", "pack_of", "printed"]


def load(pack: Path | None = None) -> Content:
    """The content of the box, or with the pack of this file laid over it."""
    return load_box(base()) if pack is None else load_pack(read_pack(RULES, pack))[0]


@cache
def content() -> Content:
    """Load the content of the box."""
    return load()


def load_box(raw: Raw) -> Content:
    t, found = compiled(raw)
    check_box(t, found, raw.files)
    return found


def printed(of: Content, kind: str) -> dict[str, str]:
    """Keys of texts and the words in the data: of every `label`, `enemy` and `encounter` (the titles of sections), and
    of all with a name (`card`, `databank`, `character`, `ship`, `contact`, `space`). The text of a key is
    `outer_rim-<kind>-<key>`.
    """
    start = f"{kind}-"
    return {key.removeprefix(start): words for key, words in of.printed.items() if key.startswith(start)}
