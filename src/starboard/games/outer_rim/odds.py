"""The odds of dice before they are rolled: what everybody at the table could work out.

What may be done about a roll once it lies there, such as rerolls, is left out. All denominators are powers of two, so
that the numbers are exact.
"""

from __future__ import annotations

from functools import lru_cache

from starboard.games.outer_rim.ids import BLANK, CRIT, DAMAGE, DIE, FACES, FOCUS, HIT
from starboard.games.outer_rim.skill_test import PASSING

Odds = tuple[float, ...]  # of each number of damage, from nothing upward


@lru_cache(maxsize=64)  # as many as there are sets of faces
def of_faces(faces: tuple[int, ...]) -> float:
    """Compute how likely one die shows one of these."""
    return sum(face in faces for face in DIE) / len(DIE)


@lru_cache(maxsize=64)
def of_test(copies: int, dice: int) -> float:
    """Compute how likely a test is passed: one die that passes is enough."""
    return 1 - float((1 - of_faces(PASSING[min(2, copies)])) ** dice)


def of_delivery() -> float:
    """Compute how likely ILLEGAL cargo is delivered: only a hit is good (OR-DELIVER-04, -05)."""
    return of_faces((HIT,))


def of_rows(rows: tuple[tuple[int, ...], ...], dice: int) -> list[float]:
    """Compute for each row of faces how likely it is the first of which a face is rolled."""
    found = []
    left = tuple(range(len(FACES)))
    for row in rows:
        before = of_faces(left)
        left = tuple(face for face in left if face not in row)
        found.append(float(before**dice - of_faces(left) ** dice))
    return found


@lru_cache(maxsize=256)
def of_damage(dice: int) -> Odds:
    """A hit is one damage, a critical hit two (OR-COMBAT-16)."""
    if dice <= 0:
        return (1.0,)
    fewer = of_damage(dice - 1)
    found = [0.0] * (len(fewer) + max(DAMAGE))
    for face in (HIT, CRIT, FOCUS, BLANK):
        for amount, share in enumerate(fewer):
            found[amount + DAMAGE[face]] += share * of_faces((face,))
    return tuple(found)


def more(odds: Odds, added: int) -> Odds:
    """With so much damage besides the dice."""
    return (0.0,) * added + odds


def mean(odds: Odds) -> float:
    return sum(amount * share for amount, share in enumerate(odds))


def of_winning(own: Odds, rival: Odds) -> float:
    """Compute how likely the attacker deals at least as much as the defender: ties are won (OR-COMBAT-23)."""
    return sum(share * sum(rival[: amount + 1]) for amount, share in enumerate(own))
