"""Content packs, as commands read them (docs/content-packs.md)."""

from __future__ import annotations

from pathlib import Path

from starboard.games.outer_rim.load import load_pack, pack_of, pack_text
from starboard.kernel.parts import PackChanges, Packs


class OuterRimPacks(Packs):
    def text(self, path: Path) -> str:
        return pack_text(path)

    def changes(self, file: str, text: str) -> PackChanges:
        pack = pack_of(file, text)
        changes = load_pack(pack)[1]
        return PackChanges(pack.sign, changes.changed, changes.added)
