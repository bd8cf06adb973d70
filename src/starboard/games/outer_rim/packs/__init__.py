"""Content packs, as commands read and write them (docs/content-packs.md)."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from starboard.games.outer_rim.load import content, load_pack, pack_of, pack_text
from starboard.games.outer_rim.load.pack import Changes, lay_over
from starboard.games.outer_rim.load.place import Together
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.packs.export import exported
from starboard.games.outer_rim.packs.form import form
from starboard.games.outer_rim.packs.preview import preview
from starboard.games.outer_rim.packs.todo import todo
from starboard.games.outer_rim.packs.workshop import all_entries, opened, written
from starboard.kernel.pack_form import OpenPack, PackEntry, PackForm
from starboard.kernel.parts import PackCard, PackChanges, PackFile, Packs, PackTodo

EXAMPLE = """\
game = "outer_rim"
name = ""

# [[market]]
# id = "bacta_supplies"
# cost = 2000
# reward = [{do = "gain_credits", amount = 8000}]

# [[contacts]]
# id = "chewbacca"
# name = {en = "Chewbacca", cs = "Žvejkal"}
"""


class OuterRimPacks(Packs):
    def text(self, path: Path) -> str:
        return pack_text(path)

    def changes(self, file: str, text: str) -> PackChanges:
        pack = pack_of(file, text)
        changes = load_pack(pack)[1]
        return PackChanges(pack.sign, changes.changed, changes.added)

    def example(self) -> str:
        return EXAMPLE

    def export(self, file: str, only: Collection[str], over: PackFile | None) -> str:
        raw = base()
        if over is not None:
            pack = pack_of(over.name, over.text)
            load_pack(pack)  # only what can be played is written
            raw = lay_over(raw, pack, Together())[0]
        return exported(raw, file, only)

    def preview(self, file: PackFile) -> list[PackCard]:
        return preview(*load_pack(pack_of(file.name, file.text)))

    def todo(self, over: PackFile | None) -> list[PackTodo]:
        return todo(Changes() if over is None else load_pack(pack_of(over.name, over.text))[1])

    def form(self) -> PackForm:
        return form()

    def entries(self) -> list[PackEntry]:
        return all_entries(content())

    def open(self, file: PackFile) -> OpenPack:
        return opened(pack_of(file.name, file.text))

    def write(self, pack: OpenPack) -> str:
        return written(pack)
