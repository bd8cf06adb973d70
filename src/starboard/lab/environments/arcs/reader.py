"""Arcs for learners, from the state: the parts that are told, and what options point at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from starboard.games.arcs.inside import (
    ACTION_CARDS,
    AMBITIONS,
    CARD,
    CARD_IDS,
    ArcsState,
    battle_view,
    marker_view,
    played_view,
    seat_view,
)
from starboard.kernel.ask import Option
from starboard.lab.environments.arcs import resting
from starboard.lab.environments.arcs.aims import (
    AMBITION,
    COURT,
    GOAL,
    NO_TABLE,
    NOTHING,
    ORIGIN,
    RIVAL,
    SAME_ON_ANY_TABLE,
    SITE,
    SUIT,
    pointers,
)
from starboard.lab.environments.arcs.ambitions import Ambitions
from starboard.lab.environments.arcs.course import Course
from starboard.lab.environments.arcs.court import Court
from starboard.lab.environments.arcs.systems import Systems
from starboard.lab.environments.arcs.table import NUMBERED
from starboard.lab.environments.catalogue import Catalogue
from starboard.lab.environments.encoder import BOUND, Floats
from starboard.lab.environments.following import PartReader, pointing, tell_of
from starboard.lab.environments.parts import Looks, Numbers, Part, Row, Sets, Things

if TYPE_CHECKING:
    from starboard.lab.environments.arcs.encoder import ArcsEncoder


class ArcsReader(PartReader):
    encoder: ArcsEncoder

    def __init__(self, encoder: ArcsEncoder, games: int) -> None:
        self.about = about = encoder.about
        seats = encoder.seats
        blocks = encoder.table.blocks
        holdings = Things(
            *(blocks["players"], seats, games, 1),
            *(resting.holdings, resting.holding_keys, self.write_holdings),
            inner=slice(NUMBERED, about.played),
            turned=True,
        )
        self.ambitions = Ambitions(about, encoder.game.content, holdings)
        self.systems = Systems(about, games)
        known = [about.players + step * about.seat_size + about.known for step in range(1, seats)]
        super().__init__(
            encoder,
            games,
            [
                Part(about.lead, about.hand, resting.whose, self.write_whose),
                Sets(about.hand, about.open_discard, own_hand),
                Part(about.open_discard, about.tokens, resting.open_discard, self.write_open_discard),
                Part(about.tokens, about.markers, resting.tokens, self.write_tokens),
                Part(about.markers, about.ambitions, resting.markers, self.write_markers),
                holdings,
                self.ambitions,
                Court(about),
                Part(about.aside, about.players, resting.aside, self.write_aside),
                Things(
                    *(blocks["players"], seats, games, seats),
                    *(resting.played, resting.played_keys, self.write_played),
                    inner=slice(about.played, about.seat_size),
                    turned=True,
                ),
                *(Sets(at, at + ACTION_CARDS, partial(known_hand, step)) for step, at in enumerate(known, 1)),
                Course(about),
                self.systems,
                Part(about.battle, about.end, resting.battle, self.write_battle),
            ],
            Catalogue(encoder, self.points, NOTHING),
        )

    # Parts.

    def write_whose(self, g: ArcsState, seat: int, out: Row) -> None:
        self.about.write_lead(resting.lead_card(g), (g.turn, g.initiative, g.leader), seat, out)

    def write_open_discard(self, g: ArcsState, seat: int, out: Row) -> None:
        self.about.write_cards([CARD_IDS[entry & 31] for entry in g.open_pile] if g.split else (), out)

    def write_tokens(self, g: ArcsState, seat: int, out: Row) -> None:
        self.about.write_tokens(resting.tokens(g, seat), out)

    def write_markers(self, g: ArcsState, seat: int, out: Row) -> None:
        self.about.write_markers([marker_view(g, marker) for marker in range(len(g.markers))], out)

    def write_aside(self, g: ArcsState, seat: int, out: Row) -> None:
        lying = g.court_discard, g.draft, g.peek if seat == g.peeker else ()
        self.about.write_aside([[CARD.text(card) for card in some] for some in lying], out)

    def write_holdings(self, g: ArcsState, owner: int, _seat: int, out: Row) -> None:
        self.about.write_holdings(seat_view(g, owner), out)

    def write_played(self, g: ArcsState, owner: int, seat: int, out: Row) -> None:
        played = played_view(g, owner, own=owner == seat)
        if played is not None:
            self.about.write_played(played, out)

    def write_battle(self, g: ArcsState, seat: int, out: Row) -> None:
        self.about.write_battle(battle_view(g), seat, out)

    # Options.

    def points(self, option: Option, row: Floats) -> Sequence[int]:
        aims = self.encoder.aims(option)
        for kind, value in aims:
            if kind in SAME_ON_ANY_TABLE:
                self.encoder.write_aim(NO_TABLE, 0, kind, value, row)
        return pointers(aims)

    def point(self, aims: Numbers, looks: Looks, rows: Numbers, table: Floats, options: Floats) -> None:
        encoder, about, seats = self.encoder, self.about, self.about.seats
        there: Any = np.logical_or.reduce(aims >= 0)  # by kind
        for kind, things, at in (
            (ORIGIN, self.systems, encoder.origin),
            (GOAL, self.systems, encoder.goal),
            (AMBITION, self.ambitions, encoder.ambition + len(AMBITIONS)),
        ):
            if there[kind]:
                tell_of(things, aims[:, kind], rows, options, at)
        if there[SUIT]:
            some, row, suit = pointing(aims[:, SUIT], rows)
            options[some, encoder.card + 2] = table[row, about.lead + suit]
        if there[SITE]:
            some, row, site = pointing(aims[:, SITE], rows)
            about.tell_sites(table, row, site, options, some, encoder.site)
        if there[COURT]:
            some, row, card = pointing(aims[:, COURT], rows)
            agents = table[row[:, None], (about.court + 1 + card * (1 + seats))[:, None] + np.arange(seats)]
            options[some, encoder.agents] = agents[:, 0]
            options[some, encoder.agents + 1] = agents[:, 1:].max(axis=1)
        if there[RIVAL]:
            some, row, rival = pointing(aims[:, RIVAL], rows)
            who = looks.seats.take(row)
            power = np.array([g.power for _, g, _ in looks])
            options[some, encoder.rival + (rival - who) % seats] = 1
            ahead = (power[row, rival] - power[row, who]) / 30
            options[some, encoder.rival + seats] = ahead.clip(-BOUND, BOUND)


def own_hand(g: ArcsState, seat: int) -> int:
    return g.hands[seat]


def known_hand(step: int, g: ArcsState, seat: int) -> int:
    """Return what the seat knows of the hand of a player so many places after it."""
    return g.hands[(seat + step) % g.seats] & g.known[seat]
