"""Computes the features of ambitions and hands in Arcs, and with them how much of the game is left."""

from __future__ import annotations

from functools import lru_cache

from starboard.games.arcs.inside import (
    AMBITION_OF,
    ANY_AMBITION,
    BOX_OF,
    CHAPTERS,
    CITY_BONUS,
    FUEL,
    HAND,
    MATERIAL,
    NONE,
    NUMBER_OF,
    POWER_TO_END,
    PSIONIC,
    RELIC,
    SLOTS,
    SUIT_OF,
    SURPASS,
    ArcsState,
    Content,
    gains,
    highest_available,
    value_of,
)

STANDING_NAMES = (
    "power",
    "power_now",  # the same, by how much a point decides now
    "scored",  # Power that the declared ambitions bring as things stand, by how much of the chapter is over
    "scored_early",  # and by how much of it is left
    "lead",  # how far it is ahead in them
    "open",  # what it may hope of ambitions that nobody has declared
    "declares",  # what its best declaration brings, if it has the initiative
    "declares_later",  # and if it has not
)
HAND_NAMES = ("cards", "pips", "suits", "initiative", "initiative_late", "aggression", "construction", "mobilization")

FURTHEST = 3  # a lead of more than this is as safe
PER_CHAPTER = 9.0  # Power that the first in it gains in a usual chapter

Row = list[float]
Quad = tuple[int, ...]


def counts(g: ArcsState) -> list[tuple[int, ...]]:
    """Count what the seats have for each ambition."""
    slots, captives, trophies = g.slots, g.captives, g.trophies
    guilds_of, supply_held = g.content.guilds_of, g.content.hooks.supply_held
    tycoon_guilds = guilds_of[MATERIAL] | guilds_of[FUEL]
    by_seat = []
    for seat in range(g.seats):
        own = slots[SLOTS * seat : SLOTS * seat + SLOTS]
        cards = g.cards[seat]
        tycoon = own.count(MATERIAL) + own.count(FUEL) + (cards & tycoon_guilds).bit_count()
        for kind in (MATERIAL, FUEL):
            if cards & supply_held[kind].cards:
                tycoon += g.supply[kind]
        by_seat.append(
            (
                tycoon,
                sum(captives[4 * seat : 4 * seat + 4]),
                sum(trophies[16 * seat : 16 * seat + 16]),
                own.count(RELIC) + (cards & guilds_of[RELIC]).bit_count(),
                own.count(PSIONIC) + (cards & guilds_of[PSIONIC]).bit_count(),
            )
        )
    return list(zip(*by_seat, strict=True))


@lru_cache(1 << 14)
def ranks(counted: tuple[int, ...], third: int) -> tuple[tuple[float, float, float], ...]:
    """Return by seat: whether it is first, whether it is second, and how far ahead, from -1 to 1."""
    everybody = (*counted, third)
    most = max(everybody)
    found = []
    tied = everybody.count(most) > 1
    rest = sorted((own for own in everybody if own != most), reverse=True)
    second = rest[0] if rest and rest.count(rest[0]) == 1 and rest[0] else NONE
    for seat, own in enumerate(counted):
        best = max(everybody[:seat] + everybody[seat + 1 :])
        ahead = max(-FURTHEST, min(FURTHEST, own - best)) / FURTHEST
        first = float(own == most and not tied and own > 0)
        is_second = float(own > 0 and (own == second or (own == most and tied)))
        found.append((first, is_second, ahead))
    return tuple(found)


@lru_cache(1 << 12)
def boxed(boxes: Quad) -> tuple[int, ...]:
    """Count what the third player of a game of two has for each ambition."""
    return tuple(sum(tokens for kind, tokens in enumerate(boxes) if BOX_OF[kind] == ambition) for ambition in range(5))


@lru_cache(1 << 14)
def hand_of(hand: int, content: Content) -> tuple[int, int, int, int, tuple[int, ...]]:
    """Count cards, pips and suits, collect the set of ambitions that they declare, and count the cards of each suit."""
    cards = [card for card in range(28) if hand >> card & 1]
    ambitions = 0
    for card in cards:
        if AMBITION_OF[card] == ANY_AMBITION:
            ambitions |= 0b11111
        elif AMBITION_OF[card] != NONE:
            ambitions |= 1 << AMBITION_OF[card]
    suits = tuple(sum(SUIT_OF[card] == suit for card in cards) for suit in range(4))
    return len(cards), sum(content.pips_of[card] for card in cards), 4 - suits.count(0), ambitions, suits


def next_leader(g: ArcsState) -> int:
    """Return who has the initiative when the round is over, as things stand (ARC-ROUND-02 to -04)."""
    if g.seized or SURPASS not in g.mode:
        return g.initiative
    return max((NUMBER_OF[g.played[seat]], seat) for seat in range(g.seats) if g.mode[seat] == SURPASS)[1]


class Standing:
    """The ambitions, and with them how much of the game is left."""

    __slots__ = ("fade", "hand", "rows")

    def __init__(self, g: ArcsState, counted: list[tuple[int, ...]], leads: int) -> None:
        seats = g.seats
        third = boxed(tuple(g.boxes))
        placed = [ranks(counted[ambition], third[ambition]) for ambition in range(5)]
        bonus = [CITY_BONUS[5 - cities] for cities in g.cities]
        hands = [hand_of(hand, g.content) for hand in g.hands]
        over = 1.0 - min(1.0, sum(hand[0] for hand in hands) / (HAND * seats))  # how much of the chapter
        scored, lead = [0.0] * seats, [0.0] * seats
        for ambition in set(g.markers):
            if ambition == NONE:
                continue
            first = second = 0
            for marker, box in enumerate(g.markers):
                if box == ambition:
                    values = value_of(g, marker)
                    first, second = first + values[0], second + values[1]
            exact = gains(g, ambition) if g.leaders else None
            for seat, (is_first, is_second, ahead) in enumerate(placed[ambition]):
                gained = is_first * (first + bonus[seat]) + is_second * second if exact is None else exact[seat]
                scored[seat] += gained
                lead[seat] += first * ahead
        free = highest_available(g)
        first, second = value_of(g, free) if free != NONE else (0, 0)
        left_to_declare = sum(value_of(g, marker)[0] for marker, box in enumerate(g.markers) if box == NONE)
        hoped = [
            [is_first * (first + bonus[seat]) + is_second * second for seat, (is_first, is_second, _) in enumerate(one)]
            for one in placed
        ]
        best = max(power + more for power, more in zip(g.power, scored, strict=True))
        end = POWER_TO_END[seats]
        chapters = 0.0 if best >= end else min(float(CHAPTERS - g.chapter), max(0.3, (end - best) / PER_CHAPTER))
        left = chapters + 1.0 - over
        urgent = 3.0 / (left + 0.5)
        self.fade = left / (left + 1.0)
        self.rows: list[Row] = []
        self.hand: list[Row] = []
        for seat in range(seats):
            cards, pips, suits, ambitions, of_suit = hands[seat]
            hope = 0.2 * sum(one[seat] for one in hoped) / first * left_to_declare if first else 0.0
            declared = 0.0
            if ambitions and first:
                for ambition in range(5):
                    if ambitions >> ambition & 1:
                        one = hoped[ambition]
                        rival = max(gained for other, gained in enumerate(one) if other != seat)
                        declared = max(declared, one[seat] - rival)
            power = float(g.power[seat])
            self.rows.append(
                [
                    power,
                    power * urgent,
                    scored[seat] * urgent * over,
                    scored[seat] * urgent * (1.0 - over),
                    lead[seat] * urgent * (1.0 - over),
                    hope * urgent * (1.0 - over),
                    declared * urgent if leads == seat else 0.0,
                    declared * urgent if leads != seat else 0.0,
                ]
            )
            first_to_play = float(leads == seat)
            self.hand.append([cards, pips, suits, first_to_play, first_to_play * over, *of_suit[1:]])
