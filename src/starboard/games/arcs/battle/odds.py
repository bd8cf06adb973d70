"""The odds of a battle before the dice are rolled: what everybody at the table could work out.

Rerolls are left out, for they depend on what is rolled.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from starboard.games.arcs.battle.destroy import discarded_by_outrage
from starboard.games.arcs.battle.steal import SLOT, Loot, cost_of, stealable
from starboard.games.arcs.hooks import Alteration, Pool, Totals, changed, changes
from starboard.games.arcs.ids import TYPES
from starboard.games.arcs.kinds import CARD
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    ArcsState,
    Battle,
    buildings_of,
    tokens,
    types_of,
)
from starboard.games.arcs.tables.dice import FACES


class Means(msgspec.Struct):
    """Tells how many of each symbol come up on average."""

    self_hit: float
    intercept: float
    hit: float
    building_hit: float
    key: float


class BattleOdds(msgspec.Struct, omit_defaults=True):
    """Tells how likely it is to keep all ships, to lose them, to destroy a ship, all of them or a building, to steal.

    What cannot be, for there is no such thing here, is left out.
    """

    keep: float
    lose: float
    ship: float | msgspec.UnsetType = msgspec.UNSET
    ships: float | msgspec.UnsetType = msgspec.UNSET
    building: float | msgspec.UnsetType = msgspec.UNSET
    steal: float | msgspec.UnsetType = msgspec.UNSET


class Stealable(msgspec.Struct):
    """A token or a card, and how many keys it takes (ARC-RAID-02 to -05)."""

    keys: int
    type: str | msgspec.UnsetType = msgspec.UNSET
    card: str | msgspec.UnsetType = msgspec.UNSET


class OutrageAhead(msgspec.Struct):
    """Tells what it costs to provoke Outrage of a type: tokens and cards."""

    type: str
    tokens: int
    cards: list[str]


class ArcsOutlook(msgspec.Struct):
    means: Means
    intercepted: float  # how likely the ships are
    odds: BattleOdds
    ships: int
    rivals: int
    loot: list[Stealable]
    outrage: list[OutrageAhead]


# How often each total of symbols comes up: self-hits, interceptions, ship hits, building hits, keys.
Odds = dict[Totals, float]
NOTHING: Totals = (0, 0, 0, 0, 0)


@lru_cache(1 << 7)
def of_kind(kind: int, count: int) -> Odds:
    """Compute the odds of so many dice of one kind."""
    if not count:
        return {NOTHING: 1.0}
    faces = FACES[kind]
    return combined(of_kind(kind, count - 1), {face: faces.count(face) / len(faces) for face in set(faces)})


def combined(some: Odds, others: Odds) -> Odds:
    found: Odds = {}
    for (a, b, c, d, e), one in some.items():
        for (f, g, h, i, j), other in others.items():
            total = (a + f, b + g, c + h, d + i, e + j)
            found[total] = found.get(total, 0.0) + one * other
    return found


@lru_cache(1 << 8)
def of_pool(skirmish: int, assault: int, raid: int) -> Odds:
    return combined(combined(of_kind(0, skirmish), of_kind(1, assault)), of_kind(2, raid))


@lru_cache(1 << 10)
def of_battle(pool: Pool, by: tuple[Alteration, ...]) -> Odds:
    """The same after the cards of both sides have changed what is rolled."""
    if not by:
        return of_pool(*pool)
    found: Odds = {}
    for rolled, share in of_pool(*pool).items():
        total = changed(pool, rolled, by)
        found[total] = found.get(total, 0.0) + share
    return found


def shots_of(g: ArcsState, now: Battle) -> int:
    """Hits of an interception: one for each fresh defending ship, unless the defender is armed otherwise
    (ARC-BATTLE-13 to -16)."""
    for count, _ in g.content.hooks.interception.answers(g, now.defender):
        return count(g, now.defender)
    return g.fresh[4 * now.system + now.defender]


def battle_odds(g: ArcsState, pool: tuple[int, ...]) -> ArcsOutlook:
    """Means of the symbols, and how likely it is to keep all ships, to destroy, to be able to steal."""
    now = g.this_battle
    seat, rival = now.attacker, now.defender
    fresh, damaged = g.fresh[4 * now.system + seat], g.damaged[4 * now.system + seat]
    theirs, cracked = g.fresh[4 * now.system + rival], g.damaged[4 * now.system + rival]
    here = buildings_of(g, rival, now.system)
    toughness = sorted(1 if g.sites[site] & IS_DAMAGED else 2 for site in here)
    loot = sorted(stealable(g, seat, rival), key=lambda one: (cost_of(g, one), one))
    cheapest = min((cost_of(g, one) for one in loot), default=None)
    shots = shots_of(g, now)
    for_ships = 2 * theirs + cracked  # hits that it takes to destroy them all
    means = [0.0] * 5
    intercepted = keep = lose = one = every = building = steal = 0.0
    for (self_hits, intercepts, hits, building_hits, keys), share in of_battle(pool, changes(g, now)).items():
        for at, count in enumerate((self_hits, intercepts, hits, building_hits, keys)):
            means[at] += share * count
        own = self_hits + (shots if intercepts else 0)
        survives = own < 2 * fresh + damaged
        intercepted += share * (intercepts > 0)
        keep += share * (own <= fresh)
        lose += share * (not survives)
        one += share * (bool(for_ships) and hits >= (1 if cracked else 2))
        every += share * (bool(for_ships) and hits >= for_ships)
        building += share * (bool(toughness) and building_hits + max(0, hits - for_ships) >= toughness[0])
        steal += share * (cheapest is not None and keys >= cheapest and survives)
    odds = BattleOdds(keep, lose)
    if for_ships:
        odds.ship, odds.ships = one, every
    if toughness:
        odds.building = building
    if cheapest is not None and pool[2]:
        odds.steal = steal
    return ArcsOutlook(
        means=Means(*means),
        intercepted=intercepted,
        odds=odds,
        ships=fresh + damaged,
        rivals=theirs + cracked,
        loot=[loot_ahead(g, rival, one) for one in loot],
        outrage=outrage_ahead(g, seat, [site for site in here if g.sites[site] & IS_CITY]),
    )


def loot_ahead(g: ArcsState, owner: int, loot: Loot) -> Stealable:
    kind, which = loot
    if kind == SLOT:
        return Stealable(cost_of(g, loot), type=TYPES[tokens(g, owner)[which]])
    return Stealable(cost_of(g, loot), card=CARD.text(which))


def outrage_ahead(g: ArcsState, seat: int, cities: list[int]) -> list[OutrageAhead]:
    """The types of which somebody who destroys these cities provokes Outrage, and what that costs (ARC-OUTRAGE-01)."""
    kinds = sorted({kind for site in cities for kind in types_of(g, site)})
    return [
        OutrageAhead(
            TYPES[kind],
            tokens(g, seat).count(kind),
            [CARD.text(card) for card in discarded_by_outrage(g, seat, kind)],
        )
        for kind in kinds
    ]
