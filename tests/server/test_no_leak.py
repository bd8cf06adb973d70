"""The law: nobody is ever told what their seat may not know. Here over the wire, on everything a socket receives.

Harbour has hands, a deck that can be spied on, and bids that are made in secret at the same time.
"""

from __future__ import annotations

import itertools
import json
import random
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import pytest

from kernel.harbour import CARDS, GAME, Auction, HarbourState, name, table
from marks import long
from server.running import Client, Running, Socket, dice, play_on
from starboard.kernel.errors import StarboardError
from starboard.kernel.position import Position
from starboard.server.folding import folded
from starboard.server.hub import Live
from starboard.tables.deeds import Created, Entry, SeatPlan
from starboard.tables.table import Table

Guest = Callable[..., Client]
CARD = re.compile(r"\b(?:crate|raid|guard|spyglass)\d+\b")
TIMES = re.compile(r'"(at|created_at|updated_at|ended_at)":[0-9.e+]+')
numbers = itertools.count()


# Two tables that one seat cannot tell apart.


class Twin:
    """A table that starts from a given position, with the same people as its twin."""

    def __init__(self, server: Running, people: list[Client], position: Position[HarbourState]) -> None:
        self.server = server
        self.id = f"twin{next(numbers)}"
        self.people = people
        self.dump = position.dump()
        server.run(self._make())

    async def _make(self) -> None:
        hub = self.server.house.hub
        seats = tuple(SeatPlan("open") for _ in range(self.dump["seats"]))
        plan = Created("harbour", GAME.version, seats, self.dump["options"], "5" * 64, position=self.dump)
        await hub.create(self.id, self.people[0].person, plan)
        for seat in range(len(seats)):
            await self._do(seat, lambda table, seat=seat: self._claim(table, seat))
        await self._do(0, lambda table: (table.start(self.people[0].person, 0.0), None))

    def _claim(self, table: Table, seat: int) -> Any:
        return table.claim(self.people[seat].person, f"player {seat}", seat, None), None

    async def _do(self, seat: int, decide: Any) -> None:
        await self.server.house.hub.do(self.id, self.people[seat].person, decide)

    @property
    def position(self) -> Position[HarbourState]:
        position = self.server.house.hub.live[self.id].table.position
        assert position is not None
        return position

    def play(self, seat: int, choice: str, aside: bool) -> None:
        ply = self.server.house.hub.live[self.id].table.ply
        person = self.people[seat].person
        self.server.run(self._do(seat, lambda table: table.move(person, ply, choice, seat, aside)))

    def same(self, socket: Socket) -> list[str]:
        """What a socket was told, but for the name of the table and the time of day."""
        socket.done("ping")
        return [TIMES.sub("", text.replace(self.id, "twin")) for text in socket.texts]


QUESTIONS = [
    ("why-not", "text", ["draw", "pass", "guard2", "sell crate4", "raid 1 raid5", "card:crate8", "seat:1", "9"]),
    ("inspect", "target", ["card:crate0", "seat:1", "deck"]),
    ("outlook", "choice", ["pass", "draw", "sell crate12", "0", "bribe 0"]),
]


def ask_everything(socket: Socket) -> None:
    for wish, field, texts in QUESTIONS:
        for text in texts:
            socket.wish(wish, **{field: text})
    for seat in range(2):
        socket.wish("asides", seat=seat)
        socket.wish("hint", seat=seat)


def compare(twins: tuple[Twin, Twin], sockets: tuple[Socket, Socket], viewer: int | None, rng: random.Random) -> int:
    """Play the same at both tables as long as the viewer may not notice a difference; returns the moves made."""
    made = 0
    for _ in range(4):
        assert twins[0].same(sockets[0]) == twins[1].same(sockets[1])
        here, there = (twin.position for twin in twins)
        assert [ask.seat for ask in here.asks] == [ask.seat for ask in there.asks]
        if not here.asks:
            break
        ask = rng.choice(here.asks)
        both = [
            {option.notation for ask_ in position.asks if ask_.seat == ask.seat for option in ask_.options}
            for position in (here, there)
        ]
        assert ask.seat != viewer or both[0] == both[1]
        common = sorted(both[0] & both[1])
        if not common:
            break
        choice = other = rng.choice(common)
        waiting = {one.seat for one in here.together}
        if len(waiting) > 1 and viewer in waiting and ask.seat != viewer:
            # A bid in secret, while the viewer has still to bid: it may be any.
            choice, other = rng.choice(sorted(both[0])), rng.choice(sorted(both[1]))
        twins[0].play(ask.seat, choice, False)
        twins[1].play(ask.seat, other, False)
        made += 1
        here, there = (twin.position for twin in twins)
        if ask.seat == viewer and (here.revealed or there.revealed):
            break  # the viewer has been shown something, which may differ
        if waiting and not here.together:
            break  # the bids lie open
        if [(one.seat, one.kind) for one in here.asks] != [(one.seat, one.kind) for one in there.asks]:
            break  # only who holds a guard is asked for it: that they are is known to all
    return made


# Every day: with three, among whom there are more secrets.
@pytest.mark.parametrize("seats", [pytest.param(2, marks=long), 3])
def test_a_seat_cannot_tell_two_games_apart_that_differ_in_what_it_may_not_know(
    server: Running, guest: Guest, seats: int
) -> None:
    rng = dice(seats)
    people = [guest(server, f"P{seat}") for seat in range(seats)]
    onlooker = guest(server, "Onlooker")
    compared = different = moves = secret_bids = 0
    for seed in range(9 - 2 * seats):
        position = GAME.start(seats, seed, {"rounds": 3})
        while position.ask is not None:
            if rng.random() < 0.3 or (position.state.sealed and rng.random() < 0.8):
                for viewer in (*range(seats), None):
                    try:
                        imagined = position.imagine(viewer, rng.getrandbits(60))
                    except StarboardError:
                        continue
                    twins = (Twin(server, people, position), Twin(server, people, imagined))
                    watching = onlooker if viewer is None else people[viewer]
                    sockets = (watching.sit(twins[0].id), watching.sit(twins[1].id))
                    for socket in sockets:
                        ask_everything(socket)
                    moves += compare(twins, sockets, viewer, rng)
                    compared += 1
                    state, other = position.state, imagined.state
                    different += state.hands != other.hands or state.deck != other.deck
                    secret_bids += state.sealed != other.sealed
                    for socket in sockets:
                        socket.close()
            asks = [*position.asks]
            aside = position.asides(rng.randrange(seats))
            options = [option for ask in asks for option in ask.options]
            offers = [option for option in aside if option.notation != "concede"]
            position.play(rng.choice(offers if offers and rng.random() < 0.2 else options))
    # The test is only worth something if the tables did differ.
    assert compared > 30 and different > compared * 0.8 and moves > compared and (secret_bids or seats == 2)


# Whole games, with nothing but what may be known in any message.


class Knowledge:
    """What each seat may know after each entry, worked out from the server's own table."""

    def __init__(self) -> None:
        self.after: dict[tuple[str, int, int | None], set[str]] = {}
        self.shown: dict[tuple[str, int | None], set[str]] = defaultdict(set)

    def learn(self, live: Live, entries: list[Entry]) -> None:
        table = live.table
        if table.game.id != "harbour":
            return
        seats: list[int | None] = [None, *range(len(table.seats))]
        for seat in seats:
            known = self.shown[table.id, seat]
            if table.position is not None:
                state = table.position.state
                cards = [*state.discard]
                if seat is not None:
                    cards += [*state.hands[seat], *state.seen[seat]]
                known |= {name(card) for card in cards}
            self.after[table.id, table.n, seat] = set(known)


def check_messages(socket: Socket, table: str, knowledge: Knowledge, seat: int | None) -> int:
    """No card in any message that the seat had not been shown by then; options only for its own asks."""
    n, found = 1, 0
    whole: dict[str, Any] = {}
    for text in socket.texts:
        told = json.loads(text)
        whole = folded(whole, told)
        if told["it"] == "news":
            n = told["entry"]["n"]
        elif told["it"] == "welcome":
            n = told["table"]["summary"]["n"]
        # Several entries may be written at once; what is known is known after the last of them.
        known = next(
            (
                knowledge.after[table, later, seat]
                for later in range(n, n + 4)
                if (table, later, seat) in knowledge.after
            ),
            set(),
        )
        if told["it"] == "refused":
            told["reason"].get("args", {}).pop("choice", None)  # their own words
        cards = set(CARD.findall(json.dumps([told, whole])))
        assert cards <= known, (seat, n, cards - known, text)
        found += len(cards)
        for ask in (told.get("table") or {}).get("asks", []):
            assert ("options" in ask) == (ask["seat"] == seat)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_told_before_it_may_be_known(any_server: Running, guest: Guest, seed: int) -> None:
    server = any_server
    knowledge = Knowledge()
    hub = server.house.hub
    hub.after.append(knowledge.learn)
    try:
        rng = dice(seed)
        ada, bob, cleo, nobody = guest(server, "Ada"), guest(server, "Bob"), guest(server, "Cleo"), guest(server)
        made = ada.make("harbour", "me link", hints=True, options={"rounds": 5})
        table = made["id"]
        bob.claim(table, token=made["links"]["1"])
        one, other, watching, anonymous = ada.sit(table), bob.sit(table), cleo.sit(table), nobody.sit(table)
        ada.start(table)
        one.until(lambda: one.status == "playing")
        secret = hub.live[table].table.plan.secret
        seed_of_game = str(hub.live[table].table.fairness.seed)
        everybody = (one, other, watching, anonymous)
        old: list[tuple[Socket, int | None]] = [(one, 0), (other, 1), (watching, None), (anonymous, None)]
        while one.status == "playing":
            play_on([one, other], rng, most=5, asides=0.15)
            for socket in (one, other):
                ask_everything(socket)
            if rng.random() < 0.4 and one.status == "playing":
                one.wish("undo")
                other.wish("answer-undo", allow=True)
            # Somebody comes anew and hears the whole story again; somebody looks back.
            if one.status == "playing":
                old += [(ada.sit(table), 0), (cleo.sit(table), None)]
                for client, seat in ((ada, 0), (bob, 1), (cleo, None), (nobody, None)):
                    for ply in (0, max(0, one.ply - 1)):
                        text = client.get(f"/api/tables/{table}/at/{ply}").text
                        assert set(CARD.findall(text)) <= knowledge.shown[table, seat]
        for socket in everybody:
            socket.until(lambda socket=socket: socket.status == "over")
        found = [check_messages(socket, table, knowledge, seat) for socket, seat in old]
        assert found[0] > 20 and found[1] > 20
        assert len(set(CARD.findall("".join(one.texts)))) < len(CARDS)  # or nothing was left to hide

        # Secrets that are no cards.
        ids = [client.person for client in (ada, bob, cleo)]
        for socket, _ in old:
            during = [text for text in socket.texts if '"status":"over"' not in text]
            text = "".join(during)
            assert secret not in text and seed_of_game not in text
            everything = "".join(socket.texts)
            assert not any(person in everything for person in ids)
            assert made["links"]["1"] not in everything and "token" not in everything
        assert one.table["secret"] == watching.table["secret"] == secret
        told = "".join(
            client.get(path).text
            for client in (ada, nobody)
            for path in ("/api/tables?list=finished&limit=100", f"/api/tables/{table}", "/api/ratings/harbour")
        )
        assert secret not in told and not any(person in told for person in ids) and made["links"]["1"] not in told
    finally:
        hub.after.remove(knowledge.learn)


@pytest.mark.parametrize("viewer", [0, None])
def test_a_secret_choice_is_told_to_nobody_until_all_have_chosen(
    server: Running, guest: Guest, viewer: int | None
) -> None:
    people, onlooker = [guest(server, "Ada"), guest(server, "Bob")], guest(server, "Onlooker")
    position = table((0, 1), (2, 3), coins=(3, 3), frames=(Auction(),))
    texts = set()
    for bid in ("0", "1", "2", "3"):
        twin = Twin(server, people, position)
        socket = (people[0] if viewer == 0 else onlooker).sit(twin.id)
        twin.play(1, bid, aside=False)
        ask_everything(socket)
        socket.hello()
        texts.add("".join(twin.same(socket)))
        assert socket.table["asks"][0]["seat"] == 0 and socket.log[-1]["do"] == "move"
    assert len(texts) == 1
