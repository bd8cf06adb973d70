"""Shows what a pack makes of each entry that it touches: its name, what it costs, how it begins, what it says."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from starboard.games.arcs.content import Content
from starboard.games.arcs.ids import ACTIONS, SUITS, TYPES
from starboard.games.arcs.kinds import CLUSTER, listed, resource_name, system_name
from starboard.games.arcs.tables.cards import CARD_NUMBER, Card
from starboard.games.arcs.tables.court_cards import CourtCard
from starboard.games.arcs.tables.leader_cards import Leader
from starboard.games.arcs.tables.setup_cards import SETUP_INDEX, Pieces, SetupCard
from starboard.kernel.message import Message
from starboard.kernel.parts import PackCard


def cards_of(content: Content, entries: Mapping[str, Collection[str]]) -> list[PackCard]:
    """Show entries by their ids, table by table."""
    return [
        PackCard(kind, id_, name_of(kind, id_), texts_of(content, kind, id_), [])
        for kind in entries
        for id_ in entries[kind]
    ]


def name_of(kind: str, id_: str) -> str:
    return f"arcs-{'setup' if kind == 'setups' else 'suit' if kind == 'suits' else 'card'}-{id_}"


def texts_of(content: Content, kind: str, id_: str) -> list[Message]:
    if kind == "suits":
        return suit_texts(content, SUITS.index(id_))
    if kind == "setups":
        return setup_texts(content.setups[SETUP_INDEX[id_]])
    return card_texts(content.cards[CARD_NUMBER[id_]])


def suit_texts(content: Content, suit: int) -> list[Message]:
    pips = content.pips_of[7 * suit : 7 * suit + 7]
    actions = [Message(f"arcs-action-{ACTIONS[action]}") for action in content.suit_actions[suit]]
    return [Message("arcs-shown-suit", {"actions": listed(actions), "pips": " ".join(map(str, pips))})]


def setup_texts(card: SetupCard) -> list[Message]:
    out = Message("arcs-shown-out", {"clusters": ", ".join(str(CLUSTER.plain(cluster)) for cluster in card.out)})
    return [
        out,
        *(
            Message(
                "arcs-shown-start",
                {
                    "number": number,
                    "a": system_name(start.a),
                    "b": system_name(start.b),
                    "c": listed([system_name(system) for system in start.c]),
                },
            )
            for number, start in enumerate(card.starts, 1)
        ),
    ]


def card_texts(card: Card) -> list[Message]:
    found = []
    if isinstance(card, CourtCard) and not card.vox:
        found.append(Message("arcs-shown-guild", {"type": TYPES[card.suit], "raid_cost": card.raid_cost}))
    if isinstance(card, Leader):
        a, b, c = (pieces_of(pieces) for pieces in card.setup)
        found.append(
            Message(
                "arcs-shown-leader",
                {"a": a, "b": b, "c": c, "what": listed([resource_name(kind) for kind in card.resources])},
            )
        )
    return [*found, Message(f"arcs-card-{card.id}-text")]


def pieces_of(pieces: Pieces) -> str | int | Message:
    counted = (("city", pieces.city), ("starport", pieces.starport), ("ship", pieces.ship))
    return (
        listed([Message("arcs-shown-pieces", {"piece": kind, "number": count}) for kind, count in counted if count])
        or "–"
    )
