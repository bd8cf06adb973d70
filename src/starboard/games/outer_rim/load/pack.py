"""Packs of this game, laid over the data of the box."""

from __future__ import annotations

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.load.compile import compiled
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.load.told import OuterRimTold
from starboard.kernel.packs import pack
from starboard.kernel.packs.load import load_over
from starboard.kernel.packs.pack import Changes, Pack
from starboard.kernel.packs.read import Raw


def pack_of(file: str, text: str) -> Pack:
    return pack.pack_of(RULES, file, text)


def load_pack(pack: Pack) -> tuple[Content, Changes]:
    """Return the content with the pack, and what the pack does, for people to read."""

    def make(raw: Raw, changes: Changes) -> Content:
        assert isinstance(changes.told, OuterRimTold)
        return compiled(raw, pack.file, pack.sign, changes.others(), changes.told)[1]

    return load_over(RULES, base(), pack, make)
