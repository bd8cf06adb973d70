"""Declares what packs of this game may say (docs/content-packs.md)."""

from __future__ import annotations

from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.told import ENDINGS, STORY, OuterRimTold
from starboard.kernel.packs.rules import PackRules

# Fields by which entries are found or counted.
COUNTED = (
    "id type kind deck number level faction class contact contact_spaces job play bounty target encounter_deck sections"
    " starting_databank start_planet asset crew starter reverse ship_sheet edges connectors planets navpoints"
)
NOTES = "source source_ref source_ref2 source_note doubt house_fields public_fields rulebook_fields"

RULES = PackRules(
    place=Place,
    nouns={
        "tiles": "tile",
        "spaces": "space",
        "endcaps": "endcap",
        "characters": "character",
        "ships": "ship",
        "contacts": "contact",
        "patrols": "patrol",
        "market": "card",
        "databank": "card",
        "decks": "deck",
        "encounters": "card",
        "ai": "card",
    },
    tables=("market", "databank", "encounters", "characters", "ships", "contacts", "patrols", "ai", "spaces", "tiles"),
    fixed=("spaces", "tiles"),  # the map is what it is
    decks={"market": "deck", "encounters": "deck"},
    told=OuterRimTold,
    notes=frozenset(NOTES.split()),
    same=frozenset(("name", "famous_name", "cost", "traits", "copies", STORY, *ENDINGS)),
    shown=frozenset((*OuterRimTold.NAMES, "traits")),
    stories=frozenset((STORY, *ENDINGS)),
    lost=("deliver_roll", "number", "copies_with_number", "dots", "copies"),
    assets=("asset", "resource"),
    first=("id", "name", "type", "kind", "deck", "number"),
    spread=("sections", "steps"),
    cells=("kind", "trigger", "reputation"),  # abilities and cases
    counted=frozenset(COUNTED.split()),
    follows={"resource": "sections", "secret": "sections"},
    tags=("type", "kind", "starter"),
)
