"""Fair dice: seals, the seed of 256 bits, the generator that goes with it, and the proof in a record."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

import pytest

from kernel.harbour import GAME
from starboard import BadRecord, BadSetup
from starboard.kernel.chance import KEY, SHA256, SPLITMIX64, Dice, below, seeded, shuffle
from starboard.kernel.fair import Fairness, fresh_secret, promise_of, seal_of, seed_of
from starboard.kernel.position import Position
from starboard.kernel.record import Record, signed

TABLE, ROUND, SECRET = "k7mq2vtable", 1, "0123456789abcdef" * 4
NAMES = ["Ada", "Grüß ✦", ""]
LUCK = ["seven", "", ""]  # who sits at the second seat takes no part; the third one is a bot's
SEALS = [seal_of(TABLE, ROUND, seat, name, luck) for seat, (name, luck) in enumerate(zip(NAMES, LUCK, strict=True))]
FAIR = Fairness(TABLE, ROUND, promise_of(SECRET), SECRET, SEALS, LUCK)


def played(fair: Fairness = FAIR) -> Position[object]:
    position = GAME.start(3, fair.seed, generator=SHA256)
    dice = Dice(1)
    while position.ask:
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    return position


def proven() -> Record:
    record = Record.of(played())
    record.fairness, record.names = FAIR, NAMES
    return record


# Seals and seed.


def test_anybody_can_work_out_a_seal() -> None:
    text = f"starboard luck 2\n{TABLE}\n{ROUND}\n0\nAda\nseven"
    assert SEALS[0] == hashlib.sha256(text.encode()).hexdigest()


def test_a_seal_depends_on_everything() -> None:
    given = ("t", 0, 0, "Ada", "seven")
    others = [("u", 0, 0, "Ada", "seven"), ("t", 1, 0, "Ada", "seven"), ("t", 0, 1, "Ada", "seven")]
    others += [("t", 0, 0, "Eve", "seven"), ("t", 0, 0, "Ada", "eight")]
    assert len({seal_of(*one) for one in (given, *others)}) == 6


def test_anybody_can_work_out_the_seed() -> None:
    lines = ["starboard dice 2", TABLE, str(ROUND), SECRET, f"{SEALS[0]} seven", f"{SEALS[1]} ", f"{SEALS[2]} "]
    assert FAIR.seed == int(hashlib.sha256("\n".join(lines).encode()).hexdigest(), 16)


def test_the_seed_depends_on_everything() -> None:
    given = (TABLE, ROUND, SECRET, SEALS, LUCK)
    other: list[tuple[str, int, str, list[str], list[str]]] = [
        ("other", ROUND, SECRET, SEALS, LUCK),
        (TABLE, ROUND + 1, SECRET, SEALS, LUCK),
        (TABLE, ROUND, SECRET[::-1], SEALS, LUCK),
        (TABLE, ROUND, SECRET, SEALS[::-1], LUCK),
        (TABLE, ROUND, SECRET, SEALS, ["", "seven", ""]),
        (TABLE, ROUND, SECRET, SEALS[:2], LUCK[:2]),
    ]
    assert len({seed_of(*one) for one in (given, *other)}) == 7
    assert max(seed_of(*one) for one in other) >> 250, "all 256 bits are used"


def test_names_that_were_changed_are_found() -> None:
    assert FAIR.misnamed(NAMES) == []
    assert FAIR.misnamed(["Eve", *NAMES[1:]]) == [0]
    assert FAIR.misnamed([NAMES[0], "Eve", NAMES[2]]) == [1]
    assert FAIR.misnamed([*NAMES[:2], "Eve"]) == [2]
    assert FAIR.misnamed([]) == [], "a record need not tell names"
    assert FAIR.misnamed(["", NAMES[1], ""]) == [], "nor that of somebody who has had it deleted"


# The generator.


def test_the_generator_is_sha256_in_counter_mode() -> None:
    key = FAIR.seed.to_bytes(KEY, "big")
    g = Dice(0)
    g.chance, g.key = seeded(FAIR.seed, SHA256)
    wanted = [int.from_bytes(hashlib.sha256(key + n.to_bytes(8, "big")).digest()[:8], "big") for n in range(50)]
    assert [below(g, 1 << 64) for _ in range(50)] == wanted and g.chance == 50
    g.chance = 0
    assert [below(g, 6) for _ in range(50)] == [number * 6 >> 64 for number in wanted]


@pytest.mark.parametrize("n", [2, 6, 52])
def test_every_number_is_as_likely(n: int) -> None:
    dice = Dice(0)
    dice.chance, dice.key = seeded(2024, SHA256)
    counts = [0] * n
    for _ in range(2000 * n):
        counts[below(dice, n)] += 1
    chi_square = sum((count - 2000) ** 2 / 2000 for count in counts)
    assert abs(chi_square - (n - 1)) <= 5 * (2 * (n - 1)) ** 0.5


def test_numbers_that_would_be_too_likely_are_rejected() -> None:
    dice = Dice(0)
    dice.chance, dice.key = seeded(5, SHA256)
    n = (1 << 63) + 1
    assert all(0 <= below(dice, n) < n for _ in range(200))
    assert 250 < dice.chance < 600, "nearly half of all draws are drawn again"


def test_each_generator_has_its_seeds() -> None:
    for seed, generator in ((1 << 64, SPLITMIX64), (1 << 256, SHA256), (-1, SHA256), (1, "mersenne")):
        with pytest.raises(BadSetup, match="seed"):
            GAME.start(2, seed, generator=generator)
    assert GAME.start(2, (1 << 256) - 1, generator=SHA256).generator == SHA256
    assert GAME.start(2, 7).generator == SPLITMIX64


def test_the_same_seed_gives_other_dice_by_another_generator() -> None:
    one, other = Dice(7), Dice(7)
    other.chance, other.key = seeded(7, SHA256)
    piles: list[list[int]] = [list(range(20)), list(range(20))]
    shuffle(one, piles[0])
    shuffle(other, piles[1])
    assert piles[0] != piles[1]


# In positions, dumps and records.


def test_a_dump_keeps_key_and_count() -> None:
    position = GAME.start(3, FAIR.seed, generator=SHA256)
    loaded = GAME.load(position.dump())
    assert (loaded.seed, loaded.generator, loaded.state.key) == (FAIR.seed, SHA256, position.state.key)
    for one in (position, loaded):
        for _ in range(20):
            if one.ask:
                one.play(one.ask.options[-1])
    assert loaded.dump() == position.dump()


@pytest.mark.parametrize(
    "change", [{"key": "00"}, {"key": "xy"}, {"seed": "-1"}, {"seed": str(1 << 256)}, {"seed": "x"}]
)
def test_a_dump_with_a_wrong_key_or_seed_is_refused(change: dict[str, str]) -> None:
    from starboard import BadDump

    dump = GAME.start(3, FAIR.seed, generator=SHA256).dump()
    with pytest.raises(BadDump):
        GAME.load({**dump, **change})


def test_what_is_imagined_tells_nothing_of_the_key() -> None:
    imagined = GAME.start(3, FAIR.seed, generator=SHA256).imagine(0, 5)
    assert imagined.state.key == b"" and imagined.generator == SPLITMIX64
    assert "key" not in imagined.dump()


def test_a_record_names_its_generator_and_keeps_its_proof() -> None:
    record = proven()
    assert record.head[3:6] == [f"seed {FAIR.seed}", "dice sha256", f"fair {FAIR}"]
    read = Record.read(record.text)
    assert (read.fairness, read.generator, read.names) == (FAIR, SHA256, NAMES)
    assert read.text == record.text
    assert GAME.replay(record.text).dump() == played().dump()
    assert read.fairness is not None and read.fairness.kept and read.fairness.seed == read.seed


def test_a_record_without_a_generator_is_of_splitmix64() -> None:
    record = Record.of(GAME.start(2, 7))
    assert "dice" not in record.text and Record.read(record.text).generator == SPLITMIX64


CHANGES: dict[str, Callable[[Fairness], Fairness]] = {
    "table": lambda fair: replace(fair, table="other"),
    "round": lambda fair: replace(fair, round=0),
    "secret": lambda fair: replace(fair, secret=fresh_secret()),
    "both": lambda fair: replace(fair, secret=SECRET[::-1], promise=promise_of(SECRET[::-1])),
    "seals": lambda fair: replace(fair, seals=fair.seals[::-1]),
    "luck": lambda fair: replace(fair, luck=["eight", "", ""]),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_forged_proof_proves_nothing(what: str) -> None:
    """Signed anew it reads well, but the seed is another one."""
    record = proven()
    record.fairness = CHANGES[what](FAIR)
    read = Record.read(record.text)
    assert read.fairness is not None and read.fairness.seed != read.seed


@pytest.mark.parametrize(
    "line",
    [
        "fair table 1 00 00 []",
        f"fair {'t' * 41} 1 {FAIR.promise} {SECRET} []",
        f"fair t 1 {FAIR.promise} {SECRET} []",
        f'fair t 1 {FAIR.promise} {SECRET} [["a"],["a","b"],["a","b"]]',
        f'fair t 1 {FAIR.promise} {SECRET} ["a","b","c"]',
        f'fair t 1 {FAIR.promise} {SECRET} [["a",1],["a","b"],["a","b"]]',
        f"fair t 1 {FAIR.promise} {SECRET} " + "[" * 100_000 + "]",
    ],
)
def test_a_proof_that_cannot_be_read_is_refused_on_its_line(line: str) -> None:
    lines = proven().text.splitlines()
    lines[5] = line
    sign, new = signed(lines[0]), lines[:1]
    for one in lines[1:]:
        one = one.rpartition(" ~ ")[0] or one
        sign = signed(one, sign)
        new.append(f"{one} ~ {sign:08x}")
    with pytest.raises(BadRecord) as error:
        Record.read("\n".join(new) + "\n")
    assert error.value.line == 6
