"""Does what commands ask of packs; a game says how it makes content, and shows it."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any, ClassVar

from starboard.kernel.pack_form import OpenPack
from starboard.kernel.packs.export import exported
from starboard.kernel.packs.pack import Changes, Pack, lay_over, pack_of, pack_text
from starboard.kernel.packs.place import Table, Together
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.workshop import opened, written
from starboard.kernel.parts import PackChanges, PackFile, Packs


class TablePacks(Packs):
    """Packs over tables of entries. A game adds `box`, `load`, `preview`, `todo` and an example."""

    rules: ClassVar[PackRules]
    EXAMPLE: ClassVar[str]

    def box(self) -> Raw:
        """Return the tables without a pack."""
        raise NotImplementedError

    def load(self, pack: Pack) -> tuple[Any, Changes]:
        """Make content with the pack, and tell what it does."""
        raise NotImplementedError

    def loaded(self, file: PackFile) -> tuple[Any, Changes]:
        return self.load(pack_of(self.rules, file.name, file.text))

    def changed(self, over: PackFile | None) -> Changes:
        """Tell what a pack does, if there is one."""
        return Changes(self.rules, self.rules.told()) if over is None else self.loaded(over)[1]

    def text(self, path: Path) -> str:
        return pack_text(self.rules, path)

    def changes(self, file: str, text: str) -> PackChanges:
        pack = pack_of(self.rules, file, text)
        changes = self.load(pack)[1]
        return PackChanges(pack.sign, changes.changed, changes.added)

    def example(self) -> str:
        return self.EXAMPLE

    def export(self, file: str, only: Collection[str], over: PackFile | None) -> str:
        raw = self.box()
        if over is not None:
            pack = pack_of(self.rules, over.name, over.text)
            self.load(pack)  # only what can be played is written
            raw = lay_over(self.rules, raw, pack, Together())[0]
        return exported(self.rules, raw, file, only)

    def tidied(self, entry: Table) -> Table:
        """Return an entry of a pack as the form has it, where packs may write the same in several ways."""
        return entry

    def open(self, file: PackFile) -> OpenPack:
        pack = opened(self.rules, self.box(), pack_of(self.rules, file.name, file.text))
        entries = {kind: [self.tidied(one) for one in some] for kind, some in pack.entries.items()}
        return OpenPack(pack.name, pack.about, entries)

    def write(self, pack: OpenPack) -> str:
        return written(self.rules, pack)
