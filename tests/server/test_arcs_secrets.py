"""Arcs at a table of the server: nobody is told a card that they may not know. Hands are hidden, and so are cards that
were played face down, although the move that played them is told to all."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from marks import long
from server.running import Client, Running, Socket, dice, play_on
from starboard.games.arcs.ids import COPY
from starboard.games.arcs.state import ArcsState, bits
from starboard.games.arcs.tables.action_cards import CARD_IDS
from starboard.server.folding import folded
from starboard.server.hub import Live
from starboard.tables.deeds import Entry

Guest = Callable[..., Client]
CARD = re.compile(r"\b(?:administration|aggression|construction|mobilization)_\d\b")
MOST_MOVES = 160


def cards_in(told: Any) -> set[str]:
    """All action cards in a message, by their ids and as they are said."""
    if isinstance(told, str):
        return set(CARD.findall(told))
    if isinstance(told, list):
        return set().union(*map(cards_in, told)) if told else set()
    if not isinstance(told, dict):
        return set()
    said = {f"{told['suit']}_{told['number']}"} if {"suit", "number"} <= told.keys() else set()
    return said.union(*map(cards_in, told.values()))


class Knowledge:
    """What each seat has been shown so far, worked out from the state of the server's own table; None: an onlooker."""

    def __init__(self) -> None:
        self.shown: dict[int | None, set[str]] = defaultdict(set)
        self.after: dict[tuple[int, int | None], set[str]] = {}

    def learn(self, live: Live, entries: list[Entry]) -> None:
        position = live.table.position
        for seat in (None, *range(len(live.table.seats))):
            if position is not None:
                self.shown[seat] |= {CARD_IDS[card] for card in bits(visible(position.state, seat))}
            self.after[live.table.n, seat] = set(self.shown[seat])

    def at(self, n: int, seat: int | None) -> set[str]:
        """Several entries may be written at once: what is known is known after the last of them."""
        return next((self.after[later, seat] for later in range(n, n + 4) if (later, seat) in self.after), set())


def visible(g: ArcsState, seat: int | None) -> int:
    open_cards = sum(1 << entry_card for entry_card in {entry & 31 for entry in g.open_pile})
    for other in range(g.seats):
        if g.mode[other] and (g.mode[other] != COPY or other == seat):
            open_cards |= 1 << g.played[other]
    return open_cards if seat is None else open_cards | g.hands[seat] | g.known[seat]


def check_messages(socket: Socket, knowledge: Knowledge, seat: int | None) -> int:
    n, found = 1, 0
    table: dict[str, Any] = {}
    for text in socket.texts:
        told = json.loads(text)
        table = folded(table, told)
        if told["it"] == "news":
            n = told["entry"]["n"]
        elif told["it"] == "welcome":
            n = told["table"]["summary"]["n"]
        if (told.get("table") or {}).get("summary", {}).get("status") == "over":
            break
        cards = cards_in(told) | cards_in(table)
        assert cards <= knowledge.at(n, seat), (seat, n, cards - knowledge.at(n, seat), text)
        found += len(cards)
        for ask in (told.get("table") or {}).get("asks", []):
            assert ("options" in ask) == (ask["seat"] == seat)
    return found


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({}, id="plain", marks=long),
        pytest.param({"split_discard": True}, id="split", marks=long),
        pytest.param({"leaders": True, "pack": True, "lore": 2}, id="leaders"),
    ],
)
def test_no_card_is_told_before_it_may_be_known(server: Running, guest: Guest, options: dict[str, Any]) -> None:
    knowledge = Knowledge()
    hub = server.house.hub
    hub.after.append(knowledge.learn)
    try:
        rng = dice(len(options))
        people = [guest(server, name) for name in ("Ada", "Bob", "Cleo")]
        made = people[0].make("arcs", "me link link", options=options)
        table = made["id"]
        for seat in (1, 2):
            people[seat].claim(table, token=made["links"][str(seat)])
        sockets = [person.sit(table) for person in people]
        watching = guest(server, "Dora").sit(table)
        people[0].start(table)
        sockets[0].until(lambda: sockets[0].status == "playing")
        moves = 0
        while sockets[0].status == "playing" and moves < MOST_MOVES:
            play_on(sockets, rng, most=20)
            moves += 20
        for socket in (*sockets, watching):
            socket.done("ping")
        found = [check_messages(socket, knowledge, seat) for socket, seat in zip(sockets, range(3), strict=True)]
        assert min(found) > 100  # cards of one's own hand are told
        assert check_messages(watching, knowledge, None) > 0
        told = [event for socket in sockets for entry in socket.log for event in entry.get("events", ())]
        assert {"copied", "seized", "dealt"} <= {event["is"] for event in told}
        dealt = [event["facts"] for event in told if event["is"] == "dealt"]
        assert {"cards" in facts for facts in dealt} == {True, False}  # one's own hand, and those of others
        told_onlooker = [event for entry in watching.log for event in entry.get("events", ())]
        assert not any("cards" in event["facts"] for event in told_onlooker if event["is"] == "dealt")
    finally:
        hub.after.remove(knowledge.learn)
