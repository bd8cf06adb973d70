"""Reads the data of the game, and a pack of one's own over it, into content.

`read` has the files as tables, `pack` lays a pack over them, `entries` and `tables` give each entry its shape, and
`shapes` and `compile` make content of them with the help of the others. `check` and `box` refuse what does not fit
together. What is wrong is told with the file, the entry and the field (`place`), of a pack all of it at once
(`mistakes`), and nothing is loaded.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.load.box import check_box
from starboard.games.outer_rim.load.compile import compiled
from starboard.games.outer_rim.load.mistakes import all_mistakes
from starboard.games.outer_rim.load.pack import Changes, Pack, lay_over, pack_of, pack_text, read_pack
from starboard.games.outer_rim.load.place import BadContent, Together
from starboard.games.outer_rim.load.read import Raw, base

__all__ = [
    "BadContent",
    "Changes",
    "Pack",
    "content",
    "load",
    "load_box",
    "load_pack",
    "pack_of",
    "pack_text",
    "printed",
    "read_pack",
]


def load(pack: Path | None = None) -> Content:
    """The content of the box, or with the pack of this file laid over it."""
    return load_box(base()) if pack is None else load_pack(read_pack(pack))[0]


@cache
def content() -> Content:
    """Load the content of the box."""
    return load()


def load_box(raw: Raw) -> Content:
    t, found = compiled(raw)
    check_box(t, found, raw.files)
    return found


def load_pack(pack: Pack) -> tuple[Content, Changes]:
    """Also what the pack does, for people to read. If anything is wrong with it, all of that is told at once."""
    wrong = Together()
    raw, changes = lay_over(base(), pack, wrong)
    try:
        wrong.tell()
        return compiled(raw, pack.file, pack.sign, changes.others(), changes.told)[1], changes
    except BadContent as bad:
        raise BadContent(all_mistakes(raw, pack, wrong.found) or bad.mistakes) from bad


def printed(of: Content, kind: str) -> dict[str, str]:
    """Keys of texts and the words in the data: of every `label`, `enemy` and `encounter` (the titles of sections), and
    of all with a name (`card`, `databank`, `character`, `ship`, `contact`, `space`). The text of a key is
    `outer_rim-<kind>-<key>`.
    """
    start = f"{kind}-"
    return {key.removeprefix(start): words for key, words in of.printed.items() if key.startswith(start)}
