"""Counts where the components come from: each data file says it of all that is in it."""

from __future__ import annotations

import msgspec

from starboard.games.arcs.ids import AMBITIONS, DICE
from starboard.games.arcs.tables import leader_cards, lore_cards
from starboard.games.arcs.tables.action_cards import CARD_IDS
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.map import SYSTEMS
from starboard.games.arcs.tables.reading import printed
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.kernel.origins import Origin

# What is counted, the files it is in, and how many there are.
THINGS = {
    "action": (("action_cards", len(CARD_IDS)),),
    "court": (("court", len(COURT)),),
    "leader": (("leaders", len(leader_cards.BOX)), ("leaders_pack", len(leader_cards.PACK))),
    "lore": (("lore", len(lore_cards.BOX)), ("lore_pack", len(lore_cards.PACK))),
    "setup": (("setup", len(SETUPS)),),
    "map": (("map", len(SYSTEMS)),),
    "board": (("player_board", 1),),
    "dice": (("dice", len(DICE)),),
    "ambition": (("ambitions", len(AMBITIONS)),),
}


class Sourced(msgspec.Struct, frozen=True):
    source: str


def origins() -> list[Origin]:
    return [origin(kind) for kind in THINGS]


def origin(kind: str) -> Origin:
    sources: dict[str, int] = {}
    for file, count in THINGS[kind]:
        source = printed(f"{file}.toml", Sourced).source
        sources[source] = sources.get(source, 0) + count
    return Origin(f"arcs-ours-{kind}", sources)
