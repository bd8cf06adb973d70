"""Computes exactly how combats of Outer Rim end for who fights with all abilities at hand.

The dice are used as the bots use them (greedy.py): blanks and focus are rerolled, then results are turned up, then
those of the other side are ignored.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from starboard.games.outer_rim.inside import (
    BLANK,
    CRIT,
    DAMAGE,
    DIE,
    FACES,
    FOCUS,
    HIT,
    NONE,
    Ability,
    Content,
    OuterRimState,
    abilities,
    character,
    conditions,
    holds,
    ship,
)

Counts = tuple[int, ...]  # of dice, by face
Odds = tuple[float, ...]  # of each number of damage, from nothing upward
CHANCES = tuple(DIE.count(face) / len(DIE) for face in range(len(FACES)))
USELESS = (BLANK, FOCUS)
VALUES = {True: "ground_combat", False: "ship_combat"}
ROLLS = {True: "ground_combat_roll", False: "ship_combat_roll"}
MOST = 9999  # rerolls


class Fighter(NamedTuple):
    """Holds what somebody brings to a kind of combat, besides the dice."""

    dice: int = 0  # more than the value says
    added: int = 0  # hits that are no die
    rerolls: int = 0  # dice
    turned: tuple[tuple[int, int, int], ...] = ()  # from which face to which, and how many
    fewer: int = 0  # dice of the other side
    ignored: tuple[tuple[int, int], ...] = ()  # faces of the other side, and how many


PLAIN = Fighter()
BEFORE = "start_of_combat", "before_opponent_roll", "after_opponent_roll", "any_own_roll"
MOMENTS = *BEFORE, *ROLLS.values()
Arms = list[tuple[int, Ability]]


@cache
def bearers(content: Content) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """Return the cards, characters and ships that have something to say in a combat."""
    cards, people, ships = (
        frozenset().union(*some) for some in zip(*[content.with_trigger[one] for one in MOMENTS], strict=True)
    )
    return cards, people, ships


def armed(g: OuterRimState, player: int) -> Arms:
    """List the abilities of a player for combats, each with its card."""
    cards, people, ships = bearers(g.content)
    found: list[tuple[int, Ability]] = []
    if g.character[player] in people:
        who = character(g, player)
        found += [(NONE, who.ability), (NONE, who.flipped)] if g.flipped >> player & 1 else [(NONE, who.ability)]
    if g.ship[player] in ships and g.ship_flipped >> player & 1:
        turned = ship(g, player).flipped
        found += [(NONE, turned)] if turned else []
    held = g.held[player]
    if not cards.isdisjoint(held):
        about = g.content.cards
        found += [(number, one) for number in held if number in cards for one in about[number].abilities]
    return found


def fighter(g: OuterRimState, player: int, arms: Arms, ground: bool, wanted: bool, patrol: bool = False) -> Fighter:
    """Sum up abilities for a ground or a ship combat, against a bounty target, a patrol or another."""
    dice = added = rerolls = fewer = 0
    turned: list[tuple[int, int, int]] = []
    ignored: list[tuple[int, int]] = []
    moments = *BEFORE, ROLLS[ground]
    for number, one in arms:
        if one.trigger not in moments or not applies(g, player, one, number, ground, wanted, patrol):
            continue
        match one:
            case abilities.StatBonus():
                dice += one.amount if one.stat == VALUES[ground] else 0
            case abilities.AddResult():
                added += one.count
            case abilities.Reroll():
                rerolls += one.dice
            case abilities.TurnResult():
                turned.append(best_turn(g, player, one, number))
            case abilities.FewerDice():
                fewer += one.amount
            case abilities.CancelResult():
                ignored.append((worst_face(g, player, one, number), one.count))
    return Fighter(dice, added, min(rerolls, MOST), tuple(turned), fewer, tuple(ignored))


def applies(g: OuterRimState, player: int, one: Ability, number: int, ground: bool, wanted: bool, patrol: bool) -> bool:
    """Tell whether an ability is for such a combat: there is none yet to look at."""
    for atom in one.condition:
        match atom:
            case conditions.GroundCombat():
                good = ground
            case conditions.ShipCombat():
                good = not ground
            case conditions.EnemyIsBountyTarget():
                good = wanted
            case conditions.EnemyIsPatrol():
                good = patrol
            case _:
                good = holds(g, player, (atom,), number)
        if not good:
            return False
    return True


def worst_face(g: OuterRimState, player: int, one: abilities.CancelResult, number: int) -> int:
    """Return the face of the other side that does most of those that may be ignored."""
    better = one.upgrade
    if better.result is None or not holds(g, player, better.condition, number):
        return one.result
    return max(one.result, better.result, key=DAMAGE.__getitem__)


def best_turn(g: OuterRimState, player: int, one: abilities.TurnResult, number: int) -> tuple[int, int, int]:
    better = one.upgrade
    if better is None or not holds(g, player, better.condition, number):
        return one.from_, one.to, one.count
    return (
        one.from_ if better.from_ is None else better.from_,
        one.to if better.to is None else better.to,
        one.count if better.count is None else better.count,
    )


@lru_cache(maxsize=64)
def rolls(dice: int) -> tuple[tuple[Counts, float], ...]:
    """List what so many dice can show, and how likely."""
    found = []
    for hits in range(dice + 1):
        for crits in range(dice - hits + 1):
            for focus in range(dice - hits - crits + 1):
                blank = dice - hits - crits - focus
                ways = comb(dice, hits) * comb(dice - hits, crits) * comb(focus + blank, focus)
                chance = ways * CHANCES[HIT] ** hits * CHANCES[CRIT] ** crits
                found.append(((hits, crits, focus, blank), chance * CHANCES[FOCUS] ** focus * CHANCES[BLANK] ** blank))
    return tuple(found)


@lru_cache(maxsize=1024)
def damage(dice: int, mine: Fighter, theirs: Fighter) -> Odds:
    """Compute the odds of the damage that dice do with what their side makes of them, and the other side ignores."""
    found: dict[int, float] = {}
    for counts, chance in rolls(max(0, dice + mine.dice - theirs.fewer)):
        again = min(mine.rerolls, sum(counts[face] for face in USELESS))
        blanks = min(again, counts[BLANK])
        kept = list(counts)
        kept[BLANK] -= blanks
        kept[FOCUS] -= again - blanks
        for more, share in rolls(again):
            amount = dealt([one + other for one, other in zip(kept, more, strict=True)], mine, theirs)
            found[amount] = found.get(amount, 0.0) + chance * share
    return tuple([found.get(amount, 0.0) for amount in range(max(found) + 1)])


def dealt(faces: list[int], mine: Fighter, theirs: Fighter) -> int:
    """Compute the damage of a roll."""
    for old, new, count in mine.turned:
        worse = [old] if old >= 0 else sorted(range(len(FACES)), key=DAMAGE.__getitem__)
        source = next((face for face in worse if faces[face] and DAMAGE[face] < DAMAGE[new]), None)
        if source is not None:
            moved = min(count, faces[source])
            faces[source] -= moved
            faces[new] += moved
    added = mine.added
    for face, count in theirs.ignored:
        gone = min(count, faces[face])
        faces[face] -= gone
        if face == HIT:
            added = max(0, added - count + gone)
    return sum(DAMAGE[face] * count for face, count in enumerate(faces)) + added


@lru_cache(maxsize=4096)
def combat(value: int, mine: Fighter, dice: int) -> tuple[tuple[float, float], ...]:
    """Compute by the damage that an attacker suffers how likely they lose and win with it. Ties are won."""
    own, rival = damage(value, mine, PLAIN), damage(dice, PLAIN, mine)
    return tuple([(share * sum(own[:amount]), share * sum(own[amount:])) for amount, share in enumerate(rival)])


@lru_cache(maxsize=4096)
def chances(value: int, mine: Fighter, dice: int, left: int) -> tuple[float, float]:
    """Compute how likely an attacker wins, and how likely the combat defeats them who can suffer so much."""
    ends = combat(value, mine, dice)
    return sum([won for _, won in ends]), sum([lost + won for lost, won in ends[max(1, left) :]])
