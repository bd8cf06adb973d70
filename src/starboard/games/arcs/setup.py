"""ARC-SETUP and ARC-LEADER: the table before the first deal."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.chapter import Deal
from starboard.games.arcs.ids import ALL_SYSTEMS, NONE
from starboard.games.arcs.pieces import place_ships, put_building
from starboard.games.arcs.state import SITES, SLOTS, ArcsState, members, turn_order
from starboard.games.arcs.tables.ambitions import MARKERS
from starboard.games.arcs.tables.cards import (
    ALL_LEADERS,
    ALL_LORE,
    BOX_LEADERS,
    BOX_LORE,
    COURT_NUMBERS,
    LEADER_SET,
)
from starboard.games.arcs.tables.leader_cards import Leader
from starboard.games.arcs.tables.map import TYPE_OF
from starboard.games.arcs.tables.player_board import ALL_AGENTS, ALL_CITIES, ALL_SHIPS, ALL_STARPORTS, ALL_TOKENS
from starboard.games.arcs.tables.setup_cards import COURT_ROW, PLACEMENT, SETUPS_FOR, Placement, Start
from starboard.games.arcs.versions import NEWEST, known, known_in
from starboard.kernel.ask import Ask
from starboard.kernel.chance import below, shuffle
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.plain import Settings
from starboard.kernel.state import tell, tell_revealed


def empty_table(seats: int, options: Settings, version: int = NEWEST) -> ArcsState:
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
        markers=[NONE] * len(MARKERS),
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
        court=known_in(version, COURT_NUMBERS),
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
    g.fleets = g.bases = g.city_sites = g.starport_sites = (0,) * seats
    g.frames = [SetUp()]
    return g


@dataclass(slots=True)
class SetUp(Frame):
    """Initiative, court and setup card by chance (ARC-SETUP-06, -09 to -14)."""

    def run(self, g: ArcsState) -> None:
        g.initiative = below(g, g.seats)
        tell_revealed(g, events.Initiative(g.initiative), "ARC-SETUP-06")
        shuffle(g, g.court)
        g.row = [g.court.pop() for _ in g.row]
        cards = SETUPS_FOR[g.seats]
        g.setup = cards[below(g, len(cards))]
        card = g.content.setups[g.setup]
        tell_revealed(g, events.Setup(g.setup))
        if g.seats == 2:
            for kind, planets in enumerate(card.covered):
                g.supply[kind] -= planets
                g.boxes[kind] = planets
        then(g, *((LayOut(), PlaceLeaders()) if g.leaders else (PlacePieces(),)), Deal())


@dataclass(slots=True)
class PlacePieces(Frame):
    """Pieces and resources by the setup card, in turn order (ARC-SETUP-18 to -23)."""

    def run(self, g: ArcsState) -> None:
        for seat, start in zip(turn_order(g), g.content.setups[g.setup].starts, strict=True):
            place(g, seat, PLACEMENT)
            start_resources(g, seat, (g.types[start.a], g.types[start.b]))


def start_of(g: ArcsState, seat: int) -> Start:
    """The seat's position on the setup card, which counts from the initiative holder (ARC-SETUP-18)."""
    return g.content.setups[g.setup].starts[(seat - g.initiative) % g.seats]


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
    """Count how many lore cards everybody drafts."""
    return 1 + g.second_lore + g.third_lore


@dataclass(slots=True)
class LayOut(Frame):
    """Leaders and lore cards face up: one more than players, and of lore as many more as each is to have
    (ARC-LEADER-02, ARC-LORE-03, -04)."""

    def run(self, g: ArcsState) -> None:
        leaders = known(g, ALL_LEADERS if g.pack else BOX_LEADERS)
        lore = known(g, ALL_LORE if g.pack else BOX_LORE)
        shuffle(g, leaders)
        shuffle(g, lore)
        each = lore_each(g)
        laid = g.seats * each + 1
        g.draft = sorted(leaders[: g.seats + 1]) + sorted(lore[:laid])
        g.lore = lore[laid:]
        tell_revealed(g, events.LaidOut(g.seats + 1, laid))
        order = turn_order(g)[::-1]
        then(g, *(Draft(seat) for _ in range(1 + each) for seat in order))


@dataclass(slots=True)
class Draft(Frame):
    """Take a leader or a lore card, no more of each kind than one is to have (ARC-LEADER-03 to -07, ARC-LORE-03)."""

    VERB = verbs.DRAFT

    seat: int

    def run(self, g: ArcsState) -> Ask:
        own = g.cards[self.seat]
        leader = own & LEADER_SET
        lore = (own & ~LEADER_SET).bit_count() >= lore_each(g)
        choices = [card for card in g.draft if not (leader if LEADER_SET >> card & 1 else lore)]
        return Ask(self.seat, asks.Draft(), choices, "ARC-LEADER-04")

    def answer(self, g: ArcsState, choice: int) -> None:
        g.draft.remove(choice)
        g.cards[self.seat] |= 1 << choice
        tell(g, events.Drafted(self.seat, choice))

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-draft"), "ARC-LEADER-05")


@dataclass(slots=True)
class PlaceLeaders(Frame):
    """Pieces and resources of the leaders, then their own steps, in turn order (ARC-LEADER-08 to -11, -14, -15)."""

    def run(self, g: ArcsState) -> None:
        order = turn_order(g)
        steps = [
            step for seat in order for make in g.content.hooks.leader_steps.answers(g, seat) for step in make(seat)
        ]
        g.draft = []
        then(g, *map(PlaceLeader, order), *steps, ClearBox())


@dataclass(slots=True)
class PlaceLeader(Frame):
    """Pieces and resources of one leader (ARC-LEADER-08, -09, -14, -15)."""

    seat: int

    def run(self, g: ArcsState) -> None:
        seat = self.seat
        (number,) = members(g.cards[seat] & LEADER_SET)
        leader = g.content.cards[number]
        assert isinstance(leader, Leader)
        place(g, seat, leader.setup)
        start_resources(g, seat, leader.resources)
        tell(g, events.LeaderPlaced(seat, number))


@dataclass(slots=True)
class ClearBox(Frame):
    """Lore cards that are left leave the game (ARC-LEADER-11)."""

    def run(self, g: ArcsState) -> None:
        g.lore = []
