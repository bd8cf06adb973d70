"""Values a battle of Arcs before the dice are rolled, and chooses the dice.

What own ships lose, what the rival's ships and buildings lose, and what can be stolen are each valued on their own and
weighed by how likely the dice bring them about.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starboard.bots.anchors.g1.arcs.worth import Parts, Worth, odds
from starboard.games.arcs.inside import (
    CITY,
    IS_CITY,
    IS_DAMAGED,
    NONE,
    RAID,
    SHIP,
    SLOT,
    SLOTS,
    STARPORT,
    Alteration,
    ArcsState,
    Battle,
    Pool,
    buildings_of,
    changes,
    clear_site,
    cost_of,
    hits_before,
    of_battle,
    offered,
    open_slots,
    provoke_outrage,
    shots_of,
    stealable,
    take_ship,
    trophy,
    types_of,
)

MOST, MOST_KEYS = 12, 5  # hits, and keys, that are told apart


@lru_cache(1 << 10)
def chances(pool: Pool, shots: int, before: int, by: tuple[Alteration, ...]) -> tuple[tuple[float, ...], ...]:
    """Compute how likely so many hits on own ships, on rival ships, on buildings, and so many keys are.

    `before` is hits before the dice, `by` what cards change of what is rolled.
    """
    own, ships, buildings, keys = ([0.0] * (MOST + 1) for _ in range(4))
    for (self_hits, intercepts, hits, building_hits, key), share in of_battle(pool, by).items():
        own[min(MOST, before + self_hits + (shots if intercepts else 0))] += share
        ships[min(MOST, hits)] += share
        buildings[min(MOST, building_hits)] += share
        keys[min(MOST, key)] += share
    return tuple(tuple(one) for one in (own, ships, buildings, keys))


def hit_ships(g: ArcsState, owner: int, taker: int, system: int, fresh_first: bool) -> bool:
    """Hit one ship, if there is one."""
    at = 4 * system + owner
    if g.fresh[at] and (fresh_first or not g.damaged[at]):
        g.fresh[at] -= 1
        g.damaged[at] += 1
    elif g.damaged[at]:
        take_ship(g, owner, system, damaged=True)
        trophy(g, taker, owner, SHIP)
    else:
        return False
    return True


def hit_building(g: ArcsState, owner: int, taker: int, system: int) -> bool:
    """Hit one building: a damaged one first, and no city that can be spared."""
    sites = buildings_of(g, owner, system)
    if not sites:
        return False
    site = min(sites, key=lambda at: (not g.sites[at] & IS_DAMAGED, g.sites[at] & IS_CITY))
    if not g.sites[site] & IS_DAMAGED:
        g.sites[site] |= IS_DAMAGED
        return True
    types = types_of(g, site)
    city = bool(clear_site(g, site) & IS_CITY)
    trophy(g, taker, owner, CITY if city else STARPORT)
    if city:
        for kind in types:
            provoke_outrage(g, taker, kind)
    return True


def gather(g: ArcsState, seat: int, rival: int, keys: int) -> None:
    """Take the dearest things first, as far as keys and room go."""
    for loot in sorted(stealable(g, seat, rival), key=lambda one: (one[0] == SLOT, cost_of(g, one))):
        if cost_of(g, loot) > keys:
            continue
        kind, which = loot
        if kind != SLOT:
            g.cards[rival] &= ~(1 << which)
            g.cards[seat] |= 1 << which
        else:
            room = [slot for slot in open_slots(g, seat) if g.slots[SLOTS * seat + slot] == NONE]
            token = g.slots[SLOTS * rival + which]
            g.slots[SLOTS * rival + which] = NONE
            if room:
                g.slots[SLOTS * seat + room[0]] = token
        keys -= cost_of(g, loot)


class Prospect:
    """Values hits and keys for the attacker, each for itself, against no battle."""

    __slots__ = ("before", "buildings", "by", "keys", "own", "ships", "shots")

    def __init__(self, g: ArcsState, now: Battle, worth: Worth, before: Parts, raid_dice: int) -> None:
        seat, rival, system = now.attacker, now.defender, now.system
        self.shots = shots_of(g, now)
        self.by = changes(g, now)
        # Once a battle is under way, what comes before its dice is over.
        self.before = hits_before(g, seat, rival, system) if g.battle is None else 0
        start = odds(before.scores, seat)

        def value(after: ArcsState) -> float:
            after.events.clear()
            return odds(worth.parts(after, before).scores, seat) - start

        trial = g.copy()
        trial.battle = None
        self.own = [0.0]
        while len(self.own) <= MOST and hit_ships(trial, seat, rival, system, fresh_first=True):
            self.own.append(value(trial))
        trial = g.copy()
        trial.battle = None
        self.ships = [0.0]
        while len(self.ships) <= MOST and (
            hit_ships(trial, rival, seat, system, fresh_first=False) or hit_building(trial, rival, seat, system)
        ):
            self.ships.append(max(self.ships[-1] - 0.5, value(trial)))
        trial = g.copy()
        trial.battle = None
        self.buildings = [0.0]
        while len(self.buildings) <= MOST and hit_building(trial, rival, seat, system):
            self.buildings.append(value(trial))
        self.keys = [0.0]
        costs = [cost_of(g, loot) for loot in stealable(g, seat, rival)] if raid_dice else []
        for keys in range(1, 1 + min(sum(costs), MOST_KEYS, 2 * raid_dice)):
            if keys < min(costs):
                self.keys.append(0.0)
                continue
            trial = g.copy()
            gather(trial, seat, rival, keys)
            self.keys.append(max(self.keys[-1], value(trial)))

    def of(self, pool: Pool) -> float:
        own, ships, buildings, keys = chances(pool, self.shots, self.before, self.by)
        # Without a ship left nothing is stolen.
        survives = sum(own[: len(self.own) - 1]) if len(self.own) > 1 else 0.0
        return (
            weighed(own, self.own)
            + weighed(ships, self.ships)
            + weighed(buildings, self.buildings)
            + survives * weighed(keys, self.keys)
        )


def weighed(chance: Sequence[float], values: Sequence[float]) -> float:
    """Weight values by their chances; hits beyond the last value count no more than it."""
    last = len(values) - 1
    return sum(share * values[min(at, last)] for at, share in enumerate(chance) if share)


def best_pool(g: ArcsState, worth: Worth, found: Sequence[Pool], before: Parts | None = None) -> tuple[float, Pool]:
    """Return what the best dice bring in the battle that is under way, and which they are."""
    now = g.battle
    assert now is not None
    return best_of(g, now, worth, before or worth.parts(g), found)


def best_of(g: ArcsState, now: Battle, worth: Worth, before: Parts, found: Sequence[Pool]) -> tuple[float, Pool]:
    """Choose among the pools with most dice: a skirmish die more does no harm."""
    most = sum(found[0])
    raid_dice = max(pool[RAID] for pool in found)
    prospect = Prospect(g, now, worth, before, raid_dice)
    return max((prospect.of(pool), pool) for pool in found if sum(pool) == most)


def value_of_battle(g: ArcsState, seat: int, system: int, rival: int, worth: Worth, before: Parts) -> float:
    """Value a battle with the best dice."""
    fought = Battle(system, seat, rival, False, all_fresh=not g.damaged[4 * system + seat])
    return best_of(g, fought, worth, before, offered(g, fought))[0]
