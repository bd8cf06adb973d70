"""Chance: known values, the whole range, and nothing else to go by."""

from __future__ import annotations

import pytest

from starboard.kernel.chance import MASK, SEEDS, STEP, Dice, HasChance, below, fresh_seed, roll, scramble, shuffle

# The first outputs of splitmix64, as published with other implementations.
KNOWN = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC],
    1234567: [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431],
}


class Fixed:
    """Chance that begins with exactly this number."""

    def __init__(self, chance: int) -> None:
        self.chance, self.key = chance, b""


@pytest.mark.parametrize("seed", KNOWN)
def test_it_is_splitmix64(seed: int) -> None:
    assert [scramble((seed + number * STEP) & MASK) for number in range(4)] == KNOWN[seed]


@pytest.mark.parametrize("seed", KNOWN)
def test_numbers_below_come_from_splitmix64(seed: int) -> None:
    g = Fixed(seed)
    assert [below(g, 1000) for _ in range(4)] == [number * 1000 >> 64 for number in KNOWN[seed]]
    assert g.chance == (seed + 4 * STEP) & MASK


def test_below_the_whole_range_gives_the_number_itself() -> None:
    assert below(Fixed(0), SEEDS) == KNOWN[0][0]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 52, 100])
def test_every_number_is_as_likely(n: int) -> None:
    """Chi-square within five standard deviations: one such seed in a million would fail, and the seed is fixed."""
    dice = Dice(2024)
    draws = 2000 * n
    counts = [0] * n
    for _ in range(draws):
        counts[below(dice, n)] += 1
    assert min(counts) > 0
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert abs(chi_square - (n - 1)) <= 5 * (2 * (n - 1)) ** 0.5


def test_numbers_that_would_be_too_likely_are_rejected() -> None:
    """Below 2⁶³ + 1 nearly half of all draws would land twice as often; they are drawn again."""
    n = (1 << 63) + 1
    dice = Dice(5)
    steps = 0
    for _ in range(1000):
        before = dice.chance
        assert 0 <= below(dice, n) < n
        while before != dice.chance:
            before = (before + STEP) & MASK
            steps += 1
    assert 1850 < steps < 2150


def test_the_same_seed_gives_the_same_dice() -> None:
    assert roll(Dice(7), 50) == roll(Dice(7), 50)
    assert roll(Dice(7), 50) != roll(Dice(8), 50)


def test_dice_have_faces_from_one() -> None:
    assert set(roll(Dice(1), 200)) == {1, 2, 3, 4, 5, 6}
    assert set(roll(Dice(1), 200, faces=2)) == {1, 2}


def test_a_shuffle_keeps_every_item() -> None:
    items = list(range(40))
    shuffle(Dice(3), items)
    assert items != list(range(40))
    assert sorted(items) == list(range(40))


def test_every_order_is_as_likely() -> None:
    dice = Dice(11)
    counts: dict[str, int] = {}
    for _ in range(24_000):
        items = list("abcd")
        shuffle(dice, items)
        counts["".join(items)] = counts.get("".join(items), 0) + 1
    assert len(counts) == 24
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert abs(chi_square - 23) <= 5 * 46**0.5


def test_fresh_seeds_are_seeds_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < SEEDS for seed in seeds)


def one_by_one(g: HasChance, items: list[int]) -> None:
    """Shuffle by numbers that are drawn one after another."""
    for last in range(len(items) - 1, 0, -1):
        other = below(g, last + 1)
        items[last], items[other] = items[other], items[last]


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4, 5, 10, 60, 200])
def test_numbers_drawn_at_once_are_those_that_are_drawn_one_by_one(count: int) -> None:
    for seed in range(20):
        at_once, single = Dice(seed), Dice(seed)
        items, wanted = list(range(count)), list(range(count))
        shuffle(at_once, items)
        one_by_one(single, wanted)
        assert (items, at_once.chance) == (wanted, single.chance)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 8])
def test_a_shuffle_draws_again_what_is_rejected(number: int) -> None:
    """The number that is drawn `number`-th is 0, which is rejected wherever the range does not divide 2⁶⁴."""
    at_once, single = Fixed(-number * STEP & MASK), Fixed(-number * STEP & MASK)
    items, wanted = list(range(10)), list(range(10))
    shuffle(at_once, items)
    one_by_one(single, wanted)
    assert (items, at_once.chance) == (wanted, single.chance)
    kept = (10 - number + 1) & (10 - number) == 0  # a power of 2
    assert single.chance == (9 - number + (0 if kept else 1)) * STEP & MASK
