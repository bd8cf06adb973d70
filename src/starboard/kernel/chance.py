"""Chance is one integer in the state, moved on by splitmix64. Rules use no other randomness.

Same integer, same dice, in every process and on every platform.
"""

from __future__ import annotations

import secrets
from typing import Protocol, TypeVar

T = TypeVar("T")

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0x9E37_79B9_7F4A_7C15
SEEDS = 1 << 64


class HasChance(Protocol):
    chance: int


class Dice:
    """Chance outside a game, for players and tests that need some of their own."""

    __slots__ = ("chance",)

    def __init__(self, seed: int) -> None:
        self.chance = scramble(seed)


def fresh_seed() -> int:
    """A seed nobody can guess. The one place where randomness enters."""
    return secrets.randbits(64)


def scramble(number: int) -> int:
    """Splitmix64's output function: near numbers become far apart."""
    z = (number + STEP) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def below(g: HasChance, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (Lemire's multiplication, with rejection)."""
    while True:
        g.chance = z = (g.chance + STEP) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
        product = (z ^ (z >> 31)) * n
        if product & MASK >= n or product & MASK >= SEEDS % n:
            return product >> 64


def roll(g: HasChance, dice: int, faces: int = 6) -> list[int]:
    return [below(g, faces) + 1 for _ in range(dice)]


def mix(g: HasChance, items: list[int]) -> None:
    """Shuffle, so that what comes of it says nothing about the order before: for what is imagined."""
    items.sort()
    shuffle(g, items)


def shuffle(g: HasChance, items: list[T]) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = below(g, last + 1)
        items[last], items[other] = items[other], items[last]
