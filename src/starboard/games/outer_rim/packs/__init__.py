"""Content packs, as commands read and write them (docs/content-packs.md)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.load import content
from starboard.games.outer_rim.load.pack import load_pack
from starboard.games.outer_rim.load.read import base
from starboard.games.outer_rim.load.rules import RULES
from starboard.games.outer_rim.packs.form import form
from starboard.games.outer_rim.packs.preview import preview
from starboard.games.outer_rim.packs.todo import todo
from starboard.games.outer_rim.packs.workshop import all_entries, listing_endings
from starboard.kernel.pack_form import PackEntry, PackForm
from starboard.kernel.packs.commands import TablePacks
from starboard.kernel.packs.pack import Changes, Pack
from starboard.kernel.packs.place import Table
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.parts import PackCard, PackFile, PackTodo

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


class OuterRimPacks(TablePacks):
    rules: ClassVar[PackRules] = RULES
    EXAMPLE: ClassVar[str] = EXAMPLE

    def box(self) -> Raw:
        return base()

    def load(self, pack: Pack) -> tuple[Content, Changes]:
        return load_pack(pack)

    def preview(self, file: PackFile) -> list[PackCard]:
        return preview(*self.loaded(file))

    def todo(self, over: PackFile | None) -> list[PackTodo]:
        return todo(self.changed(over))

    def form(self) -> PackForm:
        return form()

    def entries(self) -> list[PackEntry]:
        return all_entries(content())

    def tidied(self, entry: Table) -> Table:
        return listing_endings(entry)
