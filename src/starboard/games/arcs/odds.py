"""The odds of a battle before the dice are rolled: what everybody at the table could work out.

Rerolls are left out, for they depend on what is rolled.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from starboard.games.arcs.destroy import discarded_by_outrage
from starboard.games.arcs.notation import card_text
from starboard.games.arcs.state import (
    IS_CITY,
    IS_DAMAGED,
    ArcsState,
    buildings_of,
    has,
    icons,
    tokens,
    types_of,
)
from starboard.games.arcs.steal import SLOT, Loot, cost_of, stealable
from starboard.games.arcs.tables.dice import FACES
from starboard.games.arcs.words import AGITATOR, ASSAULT, MIRROR_PLATING, SIGNAL_BREAKER, TYPES, WEAPON

# How often each total of symbols comes up: self-hits, interceptions, ship hits, building hits, keys.
Totals = tuple[int, int, int, int, int]
Odds = dict[Totals, float]
NOTHING: Totals = (0, 0, 0, 0, 0)


def totals(face: tuple[int, ...]) -> Totals:
    self_hits, intercepts, hits, building_hits, keys = face
    return self_hits, intercepts, hits, building_hits, keys


@lru_cache(1 << 7)
def of_kind(kind: int, count: int) -> Odds:
    """Of so many dice of one kind."""
    if not count:
        return {NOTHING: 1.0}
    faces = [totals(face) for face in FACES[kind]]
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


def battle_odds(g: ArcsState, pool: tuple[int, ...]) -> dict[str, Any]:
    """Means of the symbols, and how likely it is to keep all ships, to destroy, to be able to steal."""
    now = g.battle
    assert now is not None
    seat, rival = now.attacker, now.defender
    fresh, damaged = g.fresh[4 * now.system + seat], g.damaged[4 * now.system + seat]
    theirs, cracked = g.fresh[4 * now.system + rival], g.damaged[4 * now.system + rival]
    here = buildings_of(g, rival, now.system)
    toughness = sorted(1 if g.sites[site] & IS_DAMAGED else 2 for site in here)
    loot = sorted(stealable(g, seat, rival), key=lambda one: (cost_of(one), one))
    cheapest = min(map(cost_of, loot), default=None)
    shots = icons(g, rival, WEAPON) if has(g, rival, AGITATOR) else theirs
    ignored = 1 if now.all_fresh and has(g, seat, SIGNAL_BREAKER) else 0
    mirrored = 1 if pool[ASSAULT] and has(g, rival, MIRROR_PLATING) else 0
    for_ships = 2 * theirs + cracked  # hits that it takes to destroy them all
    means = [0.0] * 5
    intercepted = keep = lose = one = every = building = steal = 0.0
    for (self_hits, intercepts, hits, building_hits, keys), share in of_pool(*pool).items():
        intercepts = max(0, intercepts - ignored) + mirrored
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
    odds = {"keep": keep, "lose": lose}
    if for_ships:
        odds |= {"ship": one, "ships": every}
    if toughness:
        odds["building"] = building
    if cheapest is not None and pool[2]:
        odds["steal"] = steal
    return {
        "means": dict(zip(("self_hit", "intercept", "hit", "building_hit", "key"), means, strict=True)),
        "intercepted": intercepted,
        "odds": odds,
        "ships": fresh + damaged,
        "rivals": theirs + cracked,
        "loot": [loot_told(g, rival, one) for one in loot],
        "outrage": outrage_told(g, seat, [site for site in here if g.sites[site] & IS_CITY]),
    }


def loot_told(g: ArcsState, owner: int, loot: Loot) -> dict[str, Any]:
    """What can be stolen, and for how many keys (ARC-RAID-02 to -05)."""
    kind, which = loot
    what = {"type": TYPES[tokens(g, owner)[which]]} if kind == SLOT else {"card": card_text(which)}
    return {**what, "keys": cost_of(loot)}


def outrage_told(g: ArcsState, seat: int, cities: list[int]) -> list[dict[str, Any]]:
    """The types of which somebody who destroys these cities provokes Outrage, and what that costs (ARC-OUTRAGE-01)."""
    kinds = sorted({kind for site in cities for kind in types_of(g, site)})
    return [
        {
            "type": TYPES[kind],
            "tokens": tokens(g, seat).count(kind),
            "cards": [card_text(card) for card in discarded_by_outrage(g, seat, kind)],
        }
        for kind in kinds
    ]
