"""Counts where the components come from: each data file says it of all that is in it, and a pack of what it changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from starboard.games.arcs.content import Content
from starboard.games.arcs.ids import AMBITIONS, DICE, SUITS
from starboard.games.arcs.tables import leader_cards, lore_cards
from starboard.games.arcs.tables.action_cards import CARD_IDS
from starboard.games.arcs.tables.court_cards import COURT
from starboard.games.arcs.tables.map import SYSTEM_IDS
from starboard.games.arcs.tables.reading import printed
from starboard.games.arcs.tables.setup_cards import SETUPS
from starboard.kernel.origins import PACK, Origin

# What is counted, and the ids of what is in each file.
THINGS: dict[str, dict[str, Sequence[str]]] = {
    "action": {"action_cards": CARD_IDS},
    "court": {"court": [card.id for card in COURT]},
    "leader": {
        "leaders": [card.id for card in leader_cards.BOX],
        "leaders_pack": [card.id for card in leader_cards.PACK],
    },
    "lore": {"lore": [card.id for card in lore_cards.BOX], "lore_pack": [card.id for card in lore_cards.PACK]},
    "setup": {"setup": [card.id for card in SETUPS]},
    "map": {"map": SYSTEM_IDS},
    "board": {"player_board": ["board"]},
    "dice": {"dice": DICE},
    "ambition": {"ambitions": AMBITIONS},
}


class Sourced(msgspec.Struct, frozen=True):
    source: str


def origins(content: Content) -> list[Origin]:
    suits = [suit for suit in SUITS if suit in content.others]
    others = content.others | {card for card in CARD_IDS if card.rpartition("_")[0] in suits}
    return [origin(kind, others) for kind in THINGS]


def origin(kind: str, others: frozenset[str]) -> Origin:
    sources: Counter[str] = Counter()
    for file, ids in THINGS[kind].items():
        changed = sum(id_ in others for id_ in ids)
        sources[printed(f"{file}.toml", Sourced).source] += len(ids) - changed
        sources[PACK] += changed
    return Origin(f"arcs-ours-{kind}", {source: count for source, count in sources.items() if count})
