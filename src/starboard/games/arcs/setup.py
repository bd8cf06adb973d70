"""ARC-SETUP and ARC-LEADER: the table before the first deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starboard.games.arcs.cards.leader_setup import LEADER_STEPS
from starboard.games.arcs.chapter import Deal
from starboard.games.arcs.choosing import CardChoice
from starboard.games.arcs.notation import card_name, card_text
from starboard.games.arcs.pieces import place_ships, put_building
from starboard.games.arcs.state import SITES, SLOTS, ArcsState, bits, turn_order
from starboard.games.arcs.tables.leader_cards import LEADERS
from starboard.games.arcs.tables.map import TYPE_OF
from starboard.games.arcs.tables.setup_cards import COURT_ROW, PLACEMENT, SETUPS, SETUPS_FOR, Placement, Start
from starboard.games.arcs.words import (
    ALL_AGENTS,
    ALL_CITIES,
    ALL_LEADERS,
    ALL_LORE,
    ALL_SHIPS,
    ALL_STARPORTS,
    ALL_SYSTEMS,
    ALL_TOKENS,
    BASE_LEADERS,
    BASE_LORE,
    COURT_CARDS,
    FIRST_LEADER,
    FIRST_LORE,
    NONE,
)
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below, shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell, tell_revealed


def empty_table(seats: int, options: dict[str, Any]) -> ArcsState:
    """Everything still in the box and in the supplies."""
    row = COURT_ROW[seats]
    lore = options["lore"] if "lore" in options else 1 + options["second_lore"]  # as it was in version 1
    g = ArcsState(
        seats=seats,
        leaders=options["leaders"],
        second_lore=lore > 1,
        pack=options["pack"],
        split=options["split_discard"],
        setup=NONE,
        chapter=1,
        initiative=0,
        seized=False,
        power=[0] * seats,
        markers=[NONE] * 3,
        flipped=0,
        fresh=[0] * (4 * ALL_SYSTEMS),
        damaged=[0] * (4 * ALL_SYSTEMS),
        sites=[0] * (SITES * ALL_SYSTEMS),
        types=list(TYPE_OF),
        reshaped=0,
        ships=[ALL_SHIPS] * seats,
        starports=[ALL_STARPORTS] * seats,
        cities=[ALL_CITIES] * seats,
        agents=[ALL_AGENTS] * seats,
        scrapped=[0] * (4 * seats),
        supply=[ALL_TOKENS] * 5,
        spent=[0] * 5,
        boxes=[0] * 5,
        slots=[NONE] * (SLOTS * seats),
        trophies=[0] * (16 * seats),
        captives=[0] * (4 * seats),
        outrage=[0] * seats,
        placeholders=[0] * seats,
        cards=[0] * seats,
        row=[NONE] * row,
        influence=[0] * (4 * row),
        court=list(range(COURT_CARDS)),
        buried=0,
        court_discard=[],
        hands=[0] * seats,
        known=[0] * seats,
        pile=[],
        open_pile=[],
        batch=0,
        leader=0,
        played=[NONE] * seats,
        mode=[0] * seats,
        seizing=[NONE] * seats,
        attached=[],
        zero=False,
        declared=False,
        passes=0,
        turn=0,
        prelude=False,
        pips=0,
        armed=False,
        acted=False,
        used=0,
        once=0,
        secured=0,
        draft=[],
        lore=[],
        peek=[],
        battle=None,
        third_lore=lore > 2,
    )
    g.frames = [SetUp()]
    return g


@dataclass(slots=True)
class SetUp(Frame):
    """Initiative, court and setup card by chance (ARC-SETUP-06, -09 to -14)."""

    def run(self, g: ArcsState) -> None:
        g.initiative = below(g, g.seats)
        tell_revealed(g, "arcs-event-initiative", "ARC-SETUP-06", seat=g.initiative)
        shuffle(g, g.court)
        g.row = [g.court.pop() for _ in g.row]
        cards = SETUPS_FOR[g.seats]
        g.setup = cards[below(g, len(cards))]
        card = SETUPS[g.setup]
        tell_revealed(g, "arcs-event-setup", "ARC-SETUP-11", card=Message(f"arcs-setup-{card.id}"))
        if g.seats == 2:
            for kind, planets in enumerate(card.covered):
                g.supply[kind] -= planets
                g.boxes[kind] = planets
        then(g, *((LayOut(), PlaceLeaders()) if g.leaders else (PlacePieces(),)), Deal())


@dataclass(slots=True)
class PlacePieces(Frame):
    """Pieces and resources by the setup card, in turn order (ARC-SETUP-18 to -23)."""

    def run(self, g: ArcsState) -> None:
        for seat, start in zip(turn_order(g), SETUPS[g.setup].starts, strict=True):
            place(g, seat, PLACEMENT)
            start_resources(g, seat, (g.types[start.a], g.types[start.b]))


def start_of(g: ArcsState, seat: int) -> Start:
    """The seat's position on the setup card, which counts from the initiative holder (ARC-SETUP-18)."""
    return SETUPS[g.setup].starts[(seat - g.initiative) % g.seats]


def place(g: ArcsState, seat: int, pieces: Placement) -> None:
    """At A, at B and at each C of the seat's position."""
    start = start_of(g, seat)
    for system, some in ((start.a, pieces[0]), (start.b, pieces[1]), *((system, pieces[2]) for system in start.c)):
        site = SITES * system
        for city in (True,) * some.city + (False,) * some.starport:
            put_building(g, seat, site, city)
            site += 1
        place_ships(g, seat, system, some.ship)


def start_resources(g: ArcsState, seat: int, kinds: tuple[int, int]) -> None:
    """Into the two leftmost slots (ARC-SETUP-23, ARC-LEADER-09)."""
    for slot, kind in enumerate(kinds):
        if g.supply[kind]:
            g.supply[kind] -= 1
            g.slots[SLOTS * seat + slot] = kind


def lore_each(g: ArcsState) -> int:
    """How many lore cards everybody drafts."""
    return 1 + g.second_lore + g.third_lore


@dataclass(slots=True)
class LayOut(Frame):
    """Leaders and lore cards face up: one more than players, and of lore as many more as each is to have
    (ARC-LEADER-02, ARC-LORE-03, -04)."""

    def run(self, g: ArcsState) -> None:
        leaders = list(range(FIRST_LEADER, FIRST_LEADER + (ALL_LEADERS if g.pack else BASE_LEADERS)))
        lore = list(range(FIRST_LORE, FIRST_LORE + (ALL_LORE if g.pack else BASE_LORE)))
        shuffle(g, leaders)
        shuffle(g, lore)
        each = lore_each(g)
        laid = g.seats * each + 1
        g.draft = sorted(leaders[: g.seats + 1]) + sorted(lore[:laid])
        g.lore = lore[laid:]
        tell_revealed(g, "arcs-event-laid-out", "ARC-LEADER-02", leaders=g.seats + 1, lore=laid)
        order = turn_order(g)[::-1]
        then(g, *(Draft(seat) for _ in range(1 + each) for seat in order))


@dataclass(slots=True)
class Draft(CardChoice):
    """Take a leader or a lore card, no more of each kind than one is to have (ARC-LEADER-03 to -07, ARC-LORE-03)."""

    WORD, AIM = "draft", "draft"

    seat: int

    def run(self, g: ArcsState) -> Ask:
        own = g.cards[self.seat]
        leader = any(card >= FIRST_LEADER for card in bits(own))
        lore = sum(1 for card in bits(own) if card < FIRST_LEADER) >= lore_each(g)
        choices = [card for card in g.draft if not (leader if card >= FIRST_LEADER else lore)]
        return Ask(self.seat, "arcs-ask-draft", choices, "ARC-LEADER-04")

    def answer(self, g: ArcsState, choice: int) -> None:
        g.draft.remove(choice)
        g.cards[self.seat] |= 1 << choice
        tell(
            g, "arcs-event-drafted", "ARC-LEADER-04", seat=self.seat, card=card_name(choice), drafted=card_text(choice)
        )

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-draft"), "ARC-LEADER-05")


@dataclass(slots=True)
class PlaceLeaders(Frame):
    """Pieces and resources of the leaders, then their own steps, in turn order (ARC-LEADER-08 to -11, -14, -15)."""

    def run(self, g: ArcsState) -> None:
        steps: list[Frame] = []
        for seat in turn_order(g):
            number = next(card for card in bits(g.cards[seat]) if card >= FIRST_LEADER)
            leader = LEADERS[number - FIRST_LEADER]
            place(g, seat, leader.setup)
            start_resources(g, seat, leader.resources)
            if number in LEADER_STEPS:
                steps += LEADER_STEPS[number](seat)
        g.draft = []
        then(g, *steps, ClearBox())


@dataclass(slots=True)
class ClearBox(Frame):
    """Lore cards that are left leave the game (ARC-LEADER-11)."""

    def run(self, g: ArcsState) -> None:
        g.lore = []
