"""Chance is one integer in the state, and perhaps a key. Rules use no other randomness.

Same state, same dice, in every process and on every platform. There are two generators:

- `splitmix64`: the integer is moved on by splitmix64. Fast, and good for everything but secrets.
- `sha256`: SHA-256 in counter mode. The integer counts, the key is a seed of 256 bits. Nobody can tell from any dice
  what others will be. Where people play for something, on a server, they play with this one (kernel/fair.py).
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import Protocol, TypeVar

T = TypeVar("T")

MASK = 0xFFFF_FFFF_FFFF_FFFF
STEP = 0x9E37_79B9_7F4A_7C15
SEEDS = 1 << 64

SPLITMIX64, SHA256 = "splitmix64", "sha256"
SEEDS_OF = {SPLITMIX64: SEEDS, SHA256: 1 << 256}  # how many seeds there are for each generator
KEY = 32  # bytes


class HasChance(Protocol):
    chance: int
    key: bytes  # of SHA-256; empty for splitmix64


class Dice:
    """Chance outside a game, for players and tests that need some of their own."""

    __slots__ = ("chance", "key")

    def __init__(self, seed: int) -> None:
        self.chance, self.key = seeded(seed)


def fresh_seed() -> int:
    """A seed nobody can guess. The one place where randomness enters."""
    return secrets.randbits(64)


def seeded(seed: int, generator: str = SPLITMIX64) -> tuple[int, bytes]:
    """Give the chance and the key that a game with this seed begins with."""
    if generator == SHA256:
        return 0, seed.to_bytes(KEY, "big")
    return scramble(seed), b""


def scramble(number: int) -> int:
    """Splitmix64's output function: near numbers become far apart."""
    z = (number + STEP) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


def below(g: HasChance, n: int) -> int:
    """A whole number from 0 to n - 1, each exactly as likely (Lemire's multiplication, with rejection)."""
    if g.key:
        return hashed_below(g, n)
    while True:
        g.chance = z = (g.chance + STEP) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
        product = (z ^ (z >> 31)) * n
        if product & MASK >= n or product & MASK >= SEEDS % n:
            return product >> 64


def hashed_below(g: HasChance, n: int) -> int:
    """Draw the same by SHA-256 of the key and the count, of which the first 64 bits are taken."""
    while True:
        block = sha256(g.key + g.chance.to_bytes(8, "big")).digest()
        g.chance += 1
        product = int.from_bytes(block[:8], "big") * n
        if product & MASK >= n or product & MASK >= SEEDS % n:
            return product >> 64


def roll(g: HasChance, dice: int, faces: int = 6) -> list[int]:
    return [below(g, faces) + 1 for _ in range(dice)]


def mix(g: HasChance, items: list[int]) -> None:
    """Shuffle, so that what comes of it says nothing about the order before: for what is imagined."""
    items.sort()
    shuffle(g, items)


def shuffle(g: HasChance, items: list[T]) -> None:
    """Shuffle by Fisher and Yates, from the last place to the first."""
    last = len(items) - 1
    if last >= SOME and not g.key:
        for number in drawn(g, last):
            product = number * (last + 1)
            if product & MASK <= last:  # perhaps one to be rejected: from here on the numbers are drawn one by one
                g.chance = (g.chance - last * STEP) & MASK
                break
            other = product >> 64
            items[last], items[other] = items[other], items[last]
            last -= 1
    for place in range(last, 0, -1):
        other = below(g, place + 1)
        items[place], items[other] = items[other], items[place]


SOME = 3  # numbers; fewer are sooner drawn one by one


def drawn(g: HasChance, count: int) -> tuple[int, ...]:
    """Draw so many numbers of 64 bits by splitmix64, all at once: in one large integer each has 128 bits for itself."""
    each, ones, steps, written = lanes(count)
    z = g.chance * ones + steps & each
    z = ((z ^ (z >> 30 & each)) * 0xBF58_476D_1CE4_E5B9) & each
    z = ((z ^ (z >> 27 & each)) * 0x94D0_49BB_1331_11EB) & each
    g.chance = (g.chance + count * STEP) & MASK
    return written.unpack((z ^ (z >> 31 & each)).to_bytes(16 * count, "little"))[::2]


@lru_cache(256)
def lanes(count: int) -> tuple[int, int, int, Struct]:
    """Return what `drawn` needs for so many numbers: MASK, 1 and the steps up to each, each in its place; the form."""
    ones = sum(1 << 128 * place for place in range(count))
    steps = sum((number * STEP & MASK) << 128 * (number - 1) for number in range(1, count + 1))
    return ones * MASK, ones, steps, Struct(f"<{2 * count}Q")
