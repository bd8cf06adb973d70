"""Says what packs may correct, and names places in the data and in packs over it."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel.packs import place
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.told import Told


class Place(place.Place):
    __slots__ = ()

    GAME: ClassVar[str] = "arcs"


class ArcsTold(Told):
    """Takes names and texts by language out of entries, also those of new actions and traits."""

    NAMES: ClassVar[tuple[str, ...]] = ("name", "text")


# Numbers of cards are in records and in what learners are told, and no card is without its place there: none is added.
TABLES = ("court", "lore", "leaders", "setups", "suits")

RULES = PackRules(
    place=Place,
    nouns={"court": "court", "lore": "lore", "leaders": "leader", "setups": "setup", "suits": "suit"},
    tables=TABLES,
    fixed=TABLES,
    told=ArcsTold,
    notes=frozenset(("source",)),
    same=frozenset(("name", "text", "suit", "raid_cost")),
    shown=frozenset(("name", "text")),
    stories=frozenset(("text",)),
    first=("id", "name", "kind", "suit", "raid_cost"),
    cells=("trigger", "city", "starport", "ship"),
    counted=frozenset(),
)
