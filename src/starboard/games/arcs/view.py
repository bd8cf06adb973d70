"""Shows what a seat may see: all but hands, cards played face down, and the order of piles (ARC-SECRET)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from starboard.games.arcs.act import pays_for, works
from starboard.games.arcs.declare import value_of
from starboard.games.arcs.ids import (
    ACTIONS,
    AMBITIONS,
    BATTLE,
    COPY,
    DICE,
    MODES,
    NOBODY,
    NONE,
    PIECES,
    TYPES,
    WEAPON,
)
from starboard.games.arcs.kinds import ACTION_CARD, CARD, SITE, SYSTEM
from starboard.games.arcs.play import ATTACHED_CARD, ATTACHED_SEAT
from starboard.games.arcs.score import box_count, count, gains
from starboard.games.arcs.setup import start_of
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    OWNER,
    SLOTS,
    ArcsState,
    bits,
    controller,
    open_slots,
    sites_of,
    uncovered,
)
from starboard.games.arcs.tables.action_cards import NUMBER_OF
from starboard.games.arcs.tables.ambitions import CHAPTERS, POWER_TO_END
from starboard.games.arcs.tables.map import SYSTEMS
from starboard.kernel.plain import Data


class FleetView(msgspec.Struct):
    seat: int
    fresh: int
    damaged: int


class BuildingView(msgspec.Struct):
    site: str
    seat: int
    piece: str  # city or starport
    damaged: bool
    used: bool  # taxed, or has built a ship, in this turn


class SystemView(msgspec.Struct):
    system: str
    type: str | None
    slots: int
    control: int | None
    ships: list[FleetView]
    buildings: list[BuildingView]
    reshaped: bool


class SlotView(msgspec.Struct):
    slot: int
    type: str | None
    keys: int  # to steal what lies there
    open: bool


class PlayedView(msgspec.Struct):
    mode: str
    card: str | None  # None: face down
    seizing: bool  # with another card face down
    seizing_card: str | None  # which one, for who laid it there
    union: str | None  # a guild card laid beside it


class SeatView(msgspec.Struct):
    power: int
    hand: list[str] | None  # None: hidden
    cards_in_hand: int
    known: list[str]  # cards of that hand which the viewer knows of
    ships: int  # in supply
    starports: int
    cities: int  # on the board
    agents: int
    uncovered: int
    slots: list[SlotView]
    trophies: list[tuple[int, str, int]]  # owner, piece, how many
    captives: list[tuple[int, int]]  # owner, how many
    outrage: list[str]
    guilds: list[str]
    lore: list[str]
    leader: str | None
    played: PlayedView | None


class CourtView(msgspec.Struct):
    card: str | None
    agents: list[int]  # by seat


class StandingView(msgspec.Struct):
    """An ambition: who has how much of it, and what that would bring now."""

    ambition: str
    markers: list[tuple[int, int]]  # values
    counts: list[int]
    third: int  # of the third player in a game of two
    gains: list[int]


class MarkerView(msgspec.Struct):
    first: int
    second: int
    flipped: bool
    ambition: str | None


class StartView(msgspec.Struct):
    """Shows where a seat begins: the systems A, B and C of the setup card."""

    a: str
    b: str
    c: list[str]


class BattleView(msgspec.Struct):
    system: str
    origin: str | None  # not a battle: Galactic Rifles are fired from there
    attacker: int
    defender: int
    dice: list[tuple[str, int]]  # kind, face
    self_hits: int
    intercepts: int
    hits: int
    building_hits: int
    keys: int


class ArcsView(msgspec.Struct):
    chapter: int
    chapters: int  # at most
    power_to_end: int
    setup: str | None
    starts: list[StartView]  # by seat, as long as leaders and lore are drafted
    initiative: int
    seized: bool
    turn: int
    leader: int
    lead: str | None
    number: int | None  # of the lead card now
    zero: bool
    prelude: bool
    pips: int
    armed: bool
    spends: dict[str, list[str]]  # in the Prelude: type → what a token spent as it would allow now; none under Outrage
    supply: dict[str, int]
    spent: dict[str, int]
    boxes: dict[str, int]
    systems: list[SystemView]
    seats: list[SeatView]
    court: list[CourtView]
    court_deck: int
    court_discard: list[str]
    markers: list[MarkerView]
    standings: list[StandingView]
    discard: int
    discard_open: list[str] | None  # with split piles
    draft: list[str]
    peek: list[str]
    battle: BattleView | None


def view(g: ArcsState, seat: int | None) -> ArcsView:
    public = public_view(g)
    return public if seat is None else replace(public, **own_parts(g, seat, public))


def own_parts(g: ArcsState, seat: int, public: ArcsView) -> Data:
    """Show what the seat alone sees: its hand, what it has laid face down, what it knows of hands, what it looks at."""
    own: Data = {"seats": [own_seat(g, one, seat, shown) for one, shown in enumerate(public.seats)]}
    if seat == g.peeker:
        own["peek"] = [CARD.text(card) for card in g.peek]
    return own


def own_seat(g: ArcsState, seat: int, viewer: int, shown: SeatView) -> SeatView:
    if seat == viewer:
        hand = [ACTION_CARD.text(card) for card in bits(g.hands[seat])]
        return replace(shown, hand=hand, played=played_view(g, seat, own=True))
    known = g.hands[seat] & g.known[viewer]
    return replace(shown, known=[ACTION_CARD.text(card) for card in bits(known)]) if known else shown


def public_view(g: ArcsState) -> ArcsView:
    lead = g.played[g.leader] if g.mode[g.leader] else NONE
    number = None if lead == NONE else 0 if g.zero else NUMBER_OF[lead]
    return ArcsView(
        chapter=g.chapter,
        chapters=CHAPTERS,
        power_to_end=POWER_TO_END[g.seats],
        setup=None if g.setup == NONE else g.content.setups[g.setup].id,
        starts=[start_view(g, one) for one in range(g.seats)] if g.draft else [],
        initiative=g.initiative,
        seized=g.seized,
        turn=g.turn,
        leader=g.leader,
        lead=None if lead == NONE else ACTION_CARD.text(lead),
        number=number,
        zero=g.zero,
        prelude=g.prelude,
        pips=g.pips,
        armed=g.armed,
        spends={TYPES[kind]: spent_for(g, kind) for kind in range(len(TYPES))} if g.prelude and lead != NONE else {},
        supply=dict(zip(TYPES, g.supply, strict=True)),
        spent=dict(zip(TYPES, g.spent, strict=True)),
        boxes=dict(zip(TYPES, g.boxes, strict=True)),
        systems=[] if g.setup == NONE else [system_view(g, system) for system in g.content.in_play[g.setup]],
        seats=[seat_view(g, one) for one in range(g.seats)],
        court=[court_view(g, place) for place in range(len(g.row))],
        court_deck=len(g.court),
        court_discard=[CARD.text(card) for card in g.court_discard],
        markers=[marker_view(g, marker) for marker in range(len(g.markers))],
        standings=[standing_view(g, ambition) for ambition in range(len(AMBITIONS))],
        discard=len(g.pile),
        discard_open=[ACTION_CARD.text(entry & 31) for entry in g.open_pile] if g.split else None,
        draft=[CARD.text(card) for card in g.draft],
        peek=[],
        battle=battle_view(g),
    )


def start_view(g: ArcsState, seat: int) -> StartView:
    start = start_of(g, seat)
    return StartView(SYSTEM.text(start.a), SYSTEM.text(start.b), [SYSTEM.text(system) for system in start.c])


def spent_for(g: ArcsState, effect: int) -> list[str]:
    """The actions that a token of whoever is on turn allows, if it is spent as this type (ARC-RES-08 to -14)."""
    if not works(g, g.turn, effect):
        return []
    actions = 1 << BATTLE if effect == WEAPON else pays_for(g, effect)
    return [ACTIONS[action] for action in bits(actions)]


def system_view(g: ArcsState, system: int) -> SystemView:
    control = controller(g, system)
    kind = g.types[system]
    at = 4 * system
    return SystemView(
        system=SYSTEM.text(system),
        type=None if kind == NONE else TYPES[kind],
        slots=SYSTEMS[system].slots,
        control=None if control == NOBODY else control,
        ships=[
            FleetView(seat, g.fresh[at + seat], g.damaged[at + seat])
            for seat in range(g.seats)
            if g.fresh[at + seat] or g.damaged[at + seat]
        ],
        buildings=[building_view(g, site) for site in sites_of(system) if g.sites[site]],
        reshaped=bool(g.reshaped >> system & 1),
    )


def building_view(g: ArcsState, site: int) -> BuildingView:
    building = g.sites[site]
    piece = "city" if building & IS_CITY else "starport"
    used = bool(g.used >> site & 1)
    return BuildingView(SITE.text(site), building & OWNER, piece, bool(building & IS_DAMAGED), used)


def seat_view(g: ArcsState, seat: int) -> SeatView:
    """A player, as an onlooker sees them."""
    usable = open_slots(g, seat)
    own = [CARD.text(card) for card in bits(g.cards[seat])]
    pieces = g.trophies[16 * seat : 16 * seat + 16]
    return SeatView(
        power=g.power[seat],
        hand=None,
        cards_in_hand=g.hands[seat].bit_count(),
        known=[],
        ships=g.ships[seat],
        starports=g.starports[seat],
        cities=g.cities[seat],
        agents=g.agents[seat],
        uncovered=uncovered(g, seat),
        slots=[
            SlotView(slot + 1, None if kind == NONE else TYPES[kind], g.content.slot_costs[slot], slot in usable)
            for slot, kind in enumerate(g.slots[SLOTS * seat : SLOTS * seat + SLOTS])
            if slot < SLOTS - 1 or slot in usable
        ],
        trophies=[(at // 4, PIECES[at % 4], number) for at, number in enumerate(pieces) if number],
        captives=[(owner, number) for owner, number in enumerate(g.captives[4 * seat : 4 * seat + 4]) if number],
        outrage=[TYPES[kind] for kind in bits(g.outrage[seat])],
        guilds=[card for card in own if card.startswith("bc")],
        lore=[card for card in own if card.startswith("lore")],
        leader=next((card for card in own if card.startswith("leader")), None),
        played=played_view(g, seat),
    )


def played_view(g: ArcsState, seat: int, own: bool = False) -> PlayedView | None:
    card = g.played[seat]
    if card == NONE:
        return None
    hidden = g.mode[seat] == COPY and not own
    union = next(
        (CARD.text(one % ATTACHED_CARD) for one in g.attached if one % ATTACHED_SEAT // ATTACHED_CARD == card), None
    )
    added = g.seizing[seat]
    return PlayedView(
        mode=MODES[g.mode[seat]],
        card=None if hidden else ACTION_CARD.text(card),
        seizing=added != NONE,
        seizing_card=ACTION_CARD.text(added) if added != NONE and own else None,
        union=union,
    )


def court_view(g: ArcsState, place: int) -> CourtView:
    card = g.row[place]
    return CourtView(None if card == NONE else CARD.text(card), g.influence[4 * place : 4 * place + g.seats])


def marker_view(g: ArcsState, marker: int) -> MarkerView:
    first, second = value_of(g, marker)
    box = g.markers[marker]
    return MarkerView(first, second, marker < g.flipped, None if box == NONE else AMBITIONS[box])


def standing_view(g: ArcsState, ambition: int) -> StandingView:
    return StandingView(
        AMBITIONS[ambition],
        [value_of(g, marker) for marker, box in enumerate(g.markers) if box == ambition],
        [count(g, seat, ambition) for seat in range(g.seats)],
        box_count(g, ambition),
        gains(g, ambition),
    )


def battle_view(g: ArcsState) -> BattleView | None:
    now = g.battle
    if now is None:
        return None
    return BattleView(
        system=SYSTEM.text(now.system),
        origin=None if now.origin == NOBODY else SYSTEM.text(now.origin),
        attacker=now.attacker,
        defender=now.defender,
        dice=[(DICE[die // 6], die % 6 + 1) for die in now.dice],
        self_hits=now.self_hits,
        intercepts=now.intercepts,
        hits=now.hits,
        building_hits=now.building_hits,
        keys=now.keys,
    )
