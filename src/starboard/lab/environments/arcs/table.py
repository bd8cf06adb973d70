"""Arcs for learners: what lies on the table and before the players, from the parts of the view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from starboard.games.arcs.inside import (
    ACTION_CARDS,
    ALL_SYSTEMS,
    AMBITIONS,
    CARD_INDEX,
    CARD_NUMBER,
    CARDS,
    CHAPTERS,
    DICE,
    MODES,
    NONE,
    NUMBERS,
    PIECES,
    SITES,
    SLOTS,
    SYSTEM_INDEX,
    TYPES,
    ArcsView,
    BattleView,
    CourtView,
    MarkerView,
    PlayedView,
    SeatView,
    SystemView,
)
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.layout import Layout

Numbers = NDArray[np.intp]
Out = Floats | list[float]  # what a part is written into, which is full of zeros

MARKERS = 3
KINDS = len(TYPES)
FACES = 6
SUITS = ACTION_CARDS // NUMBERS


# What numbers are divided by. Of the course: chapter, Prelude, armed, seized, zero, pips, number of the lead card,
# cards in the discard pile and in the court. Of a player: power, cards, ships, starports, cities, agents, open slots.
COURSE_SCALES = (CHAPTERS, 1, 1, 1, 1, 4, NUMBERS, ACTION_CARDS, len(CARDS))
PLAYER_SCALES = (30, 8, 15, 5, 5, 10, 5)
NUMBERED = len(PLAYER_SCALES)


def scaled(numbers: Iterable[int], scales: Iterable[int]) -> list[float]:
    return [number / scale for number, scale in zip(numbers, scales, strict=True)]


class ArcsTable:
    """Encodes the table; seats are counted from the one that looks. Each part is written from its own beginning."""

    def __init__(self, seats: int, layout: Layout) -> None:
        self.seats = seats
        block = layout.block
        # Chapter, Prelude, armed, seized, zero, pips, number of the lead card, cards in the discard pile and the court;
        # the suit that leads; turn, initiative, who leads.
        self.course = block("course", 9)
        self.lead = block("lead", SUITS)
        self.whose = block("whose", 3 * seats)
        self.hand = block("hand", ACTION_CARDS)
        self.open_discard = block("open_discard", ACTION_CARDS)
        self.tokens = block("tokens", 3 * KINDS)  # in supply, spent, on the boxes of a game of two
        self.markers = block("markers", MARKERS * (3 + len(AMBITIONS)))
        self.ambition_size = 2 + 2 * seats
        self.ambitions = block("ambitions", len(AMBITIONS) * self.ambition_size)
        self.court = block("court", len(CARDS) * (1 + seats))  # in the court, with the agents of each seat
        self.aside = block("aside", 3 * len(CARDS))  # court discard, draft, what is peeked at
        # Of a player: numbers; slots, trophies, captives, outrage; known cards of the hand; cards; the card played.
        self.known = NUMBERED + (SLOTS * (1 + KINDS)) + 4 + 1 + KINDS
        self.played = self.known + ACTION_CARDS + len(CARDS)
        self.seat_size = self.played + len(MODES) + ACTION_CARDS + 2
        self.players = block("players", seats * self.seat_size)
        self.building_size = seats + 4
        self.system_size = 2 + KINDS + 3 * seats + SITES * self.building_size
        self.systems = block("systems", ALL_SYSTEMS * self.system_size)
        self.battle = block("battle", 1 + ALL_SYSTEMS + 2 * seats + len(DICE) * FACES + 5)
        self.end = layout.size

    def player_at(self, owner: int, seat: int) -> int:
        """Return where a player is told of to a seat."""
        return self.players + (owner - seat) % self.seats * self.seat_size

    def write(self, view: ArcsView, seat: int, out: Floats) -> None:
        self.write_course(view, seat, out[self.course : self.hand])
        self.write_cards(view.seats[seat].hand or (), out[self.hand : self.open_discard])
        self.write_cards(view.discard_open or (), out[self.open_discard : self.tokens])
        tokens = [some[name] for some in (view.supply, view.spent, view.boxes) for name in TYPES]
        self.write_tokens(tokens, out[self.tokens : self.markers])
        self.write_markers(view.markers, out[self.markers : self.ambitions])
        for ambition, one in enumerate(view.standings):
            at, first = self.ambitions + ambition * self.ambition_size, sum(first for first, _ in one.markers)
            self.write_ambition(first, one.third, one.counts, one.gains, seat, out[at : at + self.ambition_size])
        self.write_court(view.court, seat, out[self.court : self.aside])
        self.write_aside((view.court_discard, view.draft, view.peek), out[self.aside : self.players])
        for owner, player in enumerate(view.seats):
            at = self.player_at(owner, seat)
            self.write_player(player, out[at : at + self.seat_size])
        for system in view.systems:
            at = self.systems + SYSTEM_INDEX[system.system] * self.system_size
            self.write_system(system, seat, out[at : at + self.system_size])
        self.write_battle(view.battle, seat, out[self.battle : self.end])

    def write_course(self, view: ArcsView, seat: int, out: Floats) -> None:
        numbers = view.chapter, view.prelude, view.armed, view.seized, view.zero, view.pips, view.number or 0
        out[:9] = scaled((*numbers, view.discard, view.court_deck), COURSE_SCALES)
        lead = NONE if view.lead is None else CARD_INDEX[view.lead]
        self.write_lead(lead, (view.turn, view.initiative, view.leader), seat, out[9:])

    def write_lead(self, lead: int, whose: Iterable[int], seat: int, out: Out) -> None:
        """Write the suit that leads, and whose turn and initiative it is, and who leads."""
        if lead != NONE:
            out[lead // NUMBERS] = 1
        for place, who in enumerate(whose):
            if who >= 0:
                out[SUITS + place * self.seats + (who - seat) % self.seats] = 1

    @staticmethod
    def write_cards(cards: Iterable[str], out: Out, at: int = 0) -> None:
        for card in cards:
            out[at + CARD_INDEX[card]] = 1

    @staticmethod
    def write_tokens(tokens: Iterable[int], out: Out) -> None:
        """Write the tokens of each type in the supply, then those spent, then those on boxes."""
        out[:] = [number / 5 for number in tokens]

    @staticmethod
    def write_markers(markers: Sequence[MarkerView], out: Out) -> None:
        at = 0
        for marker in markers:
            out[at : at + 3] = marker.first / 8, marker.second / 8, marker.flipped
            if marker.ambition is not None:
                out[at + 3 + AMBITIONS.index(marker.ambition)] = 1
            at += 3 + len(AMBITIONS)

    def write_ambition(
        self, first: int, third: int, counts: Sequence[int], gains: Sequence[int], seat: int, out: Out
    ) -> None:
        """Write what its markers are worth for the first, and what all have of it and would gain by it."""
        out[0] = first / 8
        out[1] = third / 8
        for owner in range(self.seats):
            place = 2 + (owner - seat) % self.seats
            out[place] = counts[owner] / 8
            out[place + self.seats] = gains[owner] / 8

    def write_court(self, court: Sequence[CourtView], seat: int, out: Out) -> None:
        for one in court:
            if one.card is not None:
                at = CARD_NUMBER[one.card] * (1 + self.seats)
                out[at] = 1
                for owner, agents in enumerate(one.agents):
                    out[at + 1 + (owner - seat) % self.seats] = agents / 4

    @staticmethod
    def write_aside(lying: Iterable[Iterable[str]], out: Out) -> None:
        for place, some in enumerate(lying):
            for card in some:
                out[place * len(CARDS) + CARD_NUMBER[card]] = 1

    def write_player(self, player: SeatView, out: Floats) -> None:
        numbers = player.power, player.cards_in_hand, player.ships, player.starports, player.cities, player.agents
        out[:NUMBERED] = scaled((*numbers, player.uncovered), PLAYER_SCALES)
        self.write_holdings(player, out, NUMBERED)
        self.write_cards(player.known, out, self.known)
        if player.played is not None:
            self.write_played(player.played, out, self.played)

    def write_holdings(self, player: SeatView, out: Out, at: int = 0) -> None:
        """Write what lies on a player's board and before them, but for the card they have played."""
        for slot in player.slots:
            place = at + (slot.slot - 1) * (1 + KINDS)
            out[place] = slot.open
            if slot.type is not None:
                out[place + 1 + TYPES.index(slot.type)] = 1
        at += SLOTS * (1 + KINDS)
        for _, piece, number in player.trophies:
            out[at + PIECES.index(piece)] += number / 4
        at += 4
        out[at] = sum(number for _, number in player.captives) / 4
        at += 1
        for kind in player.outrage:
            out[at + TYPES.index(kind)] = 1
        at += KINDS + ACTION_CARDS
        for card in (*player.guilds, *player.lore, *([] if player.leader is None else [player.leader])):
            out[at + CARD_NUMBER[card]] = 1

    @staticmethod
    def write_played(played: PlayedView, out: Out, at: int = 0) -> None:
        out[at + MODES.index(played.mode)] = 1
        at += len(MODES)
        if played.card is not None:
            out[at + CARD_INDEX[played.card]] = 1
        at += ACTION_CARDS
        out[at] = played.seizing
        out[at + 1] = played.union is not None

    def write_system(self, system: SystemView, seat: int, out: Out) -> None:
        seats = self.seats
        out[0], out[1] = 1, system.reshaped
        if system.type is not None:
            out[2 + TYPES.index(system.type)] = 1
        at = 2 + KINDS
        for fleet in system.ships:
            place = at + (fleet.seat - seat) % seats
            out[place], out[place + seats] = fleet.fresh / 4, fleet.damaged / 4
        at += 2 * seats
        if system.control is not None:
            out[at + (system.control - seat) % seats] = 1
        at += seats
        for building in system.buildings:
            place = at + (int(building.site.partition("/")[2]) - 1) * self.building_size
            out[place + (building.seat - seat) % seats] = 1
            city = building.piece == "city"
            out[place + seats : place + seats + 4] = city, not city, building.damaged, building.used

    def tell_sites(self, table: Floats, rows: Numbers, sites: Numbers, options: Floats, some: Numbers, at: int) -> None:
        """Tell some options about the sites that they point at: empty, own, city, starport, damaged, used."""
        system, slot = np.divmod(sites, SITES)
        start = self.systems + system * self.system_size
        site = start + 2 + KINDS + 3 * self.seats + slot * self.building_size
        told = np.empty((len(some), 6), np.float32)
        told[:, 1] = table[rows, site]
        told[:, 2:] = table[rows[:, None], (site + self.seats)[:, None] + np.arange(4)]
        told[:, 0] = table[rows, start] - told[:, 2] - told[:, 3]  # if the system is in play
        options[some, at : at + 6] = told

    def write_battle(self, battle: BattleView | None, seat: int, out: Out) -> None:
        if battle is None:
            return
        seats = self.seats
        out[0] = 1
        out[1 + SYSTEM_INDEX[battle.system]] = 1
        at = 1 + ALL_SYSTEMS
        out[at + (battle.attacker - seat) % seats] = 1
        if battle.defender >= 0:
            out[at + seats + (battle.defender - seat) % seats] = 1
        at += 2 * seats
        for kind, face in battle.dice:
            out[at + DICE.index(kind) * FACES + face - 1] += 1 / 4
        at += len(DICE) * FACES
        hits = battle.self_hits, battle.intercepts, battle.hits, battle.building_hits, battle.keys
        out[at : at + 5] = [number / 4 for number in hits]
