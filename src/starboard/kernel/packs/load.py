"""Makes content of the tables of a game with a pack over them; if anything is wrong, all of that is told at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starboard.kernel.packs.mistakes import all_mistakes
from starboard.kernel.packs.pack import Changes, Pack, lay_over
from starboard.kernel.packs.place import BadContent, Together
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.rules import PackRules

C = TypeVar("C")


def load_over(rules: PackRules, box: Raw, pack: Pack, make: Callable[[Raw, Changes], C]) -> tuple[C, Changes]:
    """Return the content, and what the pack does, for people to read. `make` raises BadContent of what is wrong."""
    wrong = Together()
    raw, changes = lay_over(rules, box, pack, wrong)
    try:
        wrong.tell()
        return make(raw, changes), changes
    except BadContent as bad:
        found = all_mistakes(rules, box, raw, pack, wrong.found, lambda tables: make(tables, changes))
        raise BadContent(found or bad.mistakes) from bad
