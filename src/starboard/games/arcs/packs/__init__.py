"""Content packs, as commands and the card workshop read and write them (docs/content-packs.md)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.arcs.content import Content
from starboard.games.arcs.load import box
from starboard.games.arcs.pack import base, load_pack
from starboard.games.arcs.packs.entries import all_entries
from starboard.games.arcs.packs.form import form
from starboard.games.arcs.packs.preview import cards_of
from starboard.games.arcs.tables.place import RULES
from starboard.kernel.pack_form import PackEntry, PackForm
from starboard.kernel.packs.commands import TablePacks
from starboard.kernel.packs.pack import Changes, Pack
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.parts import PackCard, PackFile, PackTodo

EXAMPLE = """\
game = "arcs"
name = ""

# [[court]]
# id = "bc13"
# raid_cost = 3

# [[lore]]
# id = "lore04"
# abilities = [{trigger = "battle_roll", role = "defender", effect = {kind = "add_intercept", amount = 2}}]

# [[leaders]]
# id = "leader05"
# name = {en = "Rebel", cs = "Povstalec"}
# a = {starport = 1, ship = 5}
"""


class ArcsPacks(TablePacks):
    rules: ClassVar[PackRules] = RULES
    EXAMPLE: ClassVar[str] = EXAMPLE

    def box(self) -> Raw:
        return base()

    def load(self, pack: Pack) -> tuple[Content, Changes]:
        return load_pack(pack)

    def preview(self, file: PackFile) -> list[PackCard]:
        content, changes = self.loaded(file)
        return cards_of(content, changes.changed)

    def todo(self, over: PackFile | None) -> list[PackTodo]:
        """Nothing is made up: all cards are as public lists have them (`source` of the data files)."""
        return []

    def form(self) -> PackForm:
        return form()

    def entries(self) -> list[PackEntry]:
        return all_entries(box())
