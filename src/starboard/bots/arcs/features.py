"""Computes the features of the seats of Arcs.

They come in parts, each of which depends on a few things of the table only: the map (by system), what lies on the
board, the court, the standing in the ambitions, the hand. Who values many tables that differ in little looks only at
the parts that differ (worth.py).
"""

from __future__ import annotations

from functools import lru_cache

from starboard.bots.arcs.reach import in_reach
from starboard.bots.arcs.standing import HAND_NAMES, STANDING_NAMES, Quad, Row, Standing, counts, next_leader
from starboard.games.arcs.inside import (
    ALL_GUILDS,
    AMBITION_RESOURCES,
    AMBITIONS,
    CARD_NUMBER,
    CITY_BONUS,
    IS_CITY,
    IS_DAMAGED,
    LEADER_SET,
    NONE,
    OPEN_SLOTS,
    OWNER,
    SITES,
    SLOTS,
    TYPES,
    ArcsState,
    in_play,
    value_of,
)

# On the map, added up over the systems.
MAP_NAMES = (
    "ships",  # damaged ones count half: which were hit says more of who fights than of what they are worth
    "starports",
    "cities",
    "damaged_buildings",
    "control",
    "tribute",  # rival cities in controlled systems, which it may tax
    "threatened",  # own buildings where a rival has more fresh ships
    "prey",  # rival pieces where it has more fresh ships
    "exposed",  # own damaged ships where a rival has fresh ones
    "guarded",  # own buildings, by how many fresh ships are with them
)
REACH_NAMES = ("in_reach",)  # own buildings, by how far they lack defence against a fleet that can come
SHIPS, STARPORTS, CITIES, DAMAGED_BUILDINGS, CONTROL, TRIBUTE, THREATENED, PREY, EXPOSED, GUARDED = range(10)
# On the board and before it.
BOARD_NAMES = (
    "tokens",
    "guild_cards",
    "slots",
    "bonus",  # Power for each ambition won
    "outrage",
    "captives",
    "trophies",
)
# Which leader it has: 1 for that, 0 for the others.
LEADERS = {card: number for card, number in CARD_NUMBER.items() if LEADER_SET >> number & 1}
LEADER_NAMES = tuple(LEADERS)
COURT_NAMES = (
    "agents",  # in supply
    "on_cards",
    "ahead",  # court cards on which it has most agents
    "catch",  # rivals' agents on them
    "wanted",  # Power of declared ambitions for which they count, or those agents as captives
)
# What is above counts the less, the fewer chapters are left; the standing and the hand count as they are.
FEATURES = (*MAP_NAMES, *REACH_NAMES, *BOARD_NAMES, *LEADER_NAMES, *COURT_NAMES, *STANDING_NAMES, *HAND_NAMES)

HALF = 0.5  # of a ship
GUARD = 3  # fresh ships that guard a building; more of them guard it no better
TYRANT = AMBITIONS.index("tyrant")


# The map


@lru_cache(1 << 16)
def system_features(seats: int, fresh: Quad, damaged: Quad, sites: Quad) -> tuple[tuple[float, ...], ...]:
    """Compute the features of one system for each seat."""
    rows = [[0.0] * len(MAP_NAMES) for _ in range(seats)]
    most = max(fresh)
    controller = fresh.index(most) if most and fresh.count(most) == 1 else NONE
    buildings = [building for building in sites if building]
    for seat, row in enumerate(rows):
        own = fresh[seat]
        row[SHIPS] = own + HALF * damaged[seat]
        rivals = max(ships for other, ships in enumerate(fresh) if other != seat)
        if controller == seat:
            row[CONTROL] = 1.0
        if rivals and damaged[seat]:
            row[EXPOSED] = min(damaged[seat], rivals)
        weak = sum(
            max(0, fresh[other] + damaged[other]) for other in range(seats) if other != seat and fresh[other] < own
        )
        for building in buildings:
            owner = building & OWNER
            if owner == seat:
                row[CITIES if building & IS_CITY else STARPORTS] += 1.0
                row[GUARDED] += min(own, GUARD) / GUARD
                if building & IS_DAMAGED:
                    row[DAMAGED_BUILDINGS] += 1.0
                if rivals > own:
                    row[THREATENED] += 1.0
            elif own > fresh[owner]:
                weak += 1
                if building & IS_CITY and controller == seat:
                    row[TRIBUTE] += 1.0
        row[PREY] = min(own, weak)
    return tuple(tuple(row) for row in rows)


def system_key(g: ArcsState, system: int) -> tuple[int, Quad, Quad, Quad]:
    at, first = 4 * system, SITES * system
    return (
        g.seats,
        tuple(g.fresh[at : at + 4]),
        tuple(g.damaged[at : at + 4]),
        tuple(g.sites[first : first + SITES]),
    )


def map_rows(g: ArcsState) -> list[Row]:
    rows = [[0.0] * len(MAP_NAMES) for _ in range(g.seats)]
    for system in in_play(g):
        for row, found in zip(rows, system_features(*system_key(g, system)), strict=True):
            for at, value in enumerate(found):
                row[at] += value
    return rows


# Board and court


def board_rows(g: ArcsState) -> list[Row]:
    rows: list[Row] = []
    for seat in range(g.seats):
        slots = g.slots[SLOTS * seat : SLOTS * seat + SLOTS]
        off = 5 - g.cities[seat]
        rows.append(
            [
                SLOTS - slots.count(NONE),
                (g.cards[seat] & ALL_GUILDS).bit_count(),
                OPEN_SLOTS[off],
                CITY_BONUS[off],
                g.outrage[seat].bit_count(),
                sum(g.captives[4 * seat : 4 * seat + 4]),
                sum(g.trophies[16 * seat : 16 * seat + 16]),
            ]
        )
    return rows


def leader_rows(g: ArcsState) -> list[Row]:
    return [[float(g.cards[seat] >> number & 1) for number in LEADERS.values()] for seat in range(g.seats)]


def court_rows(g: ArcsState) -> list[Row]:
    rows = [[float(g.agents[seat]), 0.0, 0.0, 0.0, 0.0] for seat in range(g.seats)]
    by_type, captives = wanted(g)
    suit = g.content.suit
    for place, card in enumerate(g.row):
        agents = g.influence[4 * place : 4 * place + 4]
        most = max(agents)
        if not most or card == NONE:
            continue
        for row, own in zip(rows, agents, strict=False):
            row[1] += own
        if agents.count(most) == 1:
            row = rows[agents.index(most)]
            row[2] += 1.0
            caught = sum(agents) - most
            row[3] += caught
            kind = suit[card]
            row[4] += captives * caught + (by_type[kind] if kind != NONE else 0)
    return rows


def wanted(g: ArcsState) -> tuple[list[int], int]:
    """Return what being first brings in the declared ambitions that count a type, and in that of captives."""
    by_type, captives = [0] * len(TYPES), 0
    for marker, ambition in enumerate(g.markers):
        if ambition == TYRANT:
            captives += value_of(g, marker)[0]
        elif ambition != NONE:
            for kind in AMBITION_RESOURCES[ambition]:
                by_type[kind] += value_of(g, marker)[0]
    return by_type, captives


def describe(g: ArcsState) -> list[Row]:
    """Compute the features of every seat."""
    standing = Standing(g, counts(g), next_leader(g))
    fade = standing.fade
    return [
        [*(fade * value for value in (*on_map, reach, *board, *leader, *court)), *rows, *hand]
        for on_map, reach, board, leader, court, rows, hand in zip(
            map_rows(g),
            in_reach(g),
            board_rows(g),
            leader_rows(g),
            court_rows(g),
            standing.rows,
            standing.hand,
            strict=True,
        )
    ]
