"""Fair dice as they were before luck was sealed: old records hold such proofs (test_sealed.py has those of now)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

import pytest

from kernel.harbour import GAME, random_game
from starboard import BadRecord
from starboard.kernel.chance import SEEDS
from starboard.kernel.fair import OldFairness, fresh_secret, old_seed_of, promise_of
from starboard.kernel.record import Record, signed

SECRET = "0123456789abcdef" * 4
LUCK = ["seven", "", 'Щастя ✦ "quoted" ~ 00000000']
FAIR = OldFairness(promise_of(SECRET), SECRET, LUCK)
LINE = 5  # of the proof


def proven() -> str:
    """A whole game by the seed that secret and luck give."""
    record = Record.of(random_game(3, FAIR.seed))
    record.fairness = FAIR
    return record.text


TEXT = proven()
LINES = TEXT.splitlines()


def forged(lines: list[str]) -> str:
    """Signed as if it had always been so."""
    sign = signed(lines[0])
    new = lines[:1]
    for line in lines[1:]:
        line = line.rpartition(" ~ ")[0] or line
        sign = signed(line, sign)
        new.append(f"{line} ~ {sign:08x}")
    return "\n".join(new) + "\n"


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        GAME.replay(text)
    assert f"Line {error.value.line}" in str(error.value)
    return error.value


# Promise and seed.


def test_the_promise_is_the_hash_of_the_secret() -> None:
    assert promise_of(SECRET) == hashlib.sha256(SECRET.encode()).hexdigest()
    assert FAIR.kept


@pytest.mark.parametrize("place", [0, 31, 63])
def test_a_broken_promise_is_noticed(place: int) -> None:
    other = SECRET[:place] + ("0" if SECRET[place] != "0" else "1") + SECRET[place + 1 :]
    assert not OldFairness(FAIR.promise, other, LUCK).kept
    assert not OldFairness(promise_of(other), SECRET, LUCK).kept


def test_the_seed_can_be_worked_out_by_anybody() -> None:
    text = f'{SECRET}\nseven\n\nЩастя ✦ "quoted" ~ 00000000'
    assert FAIR.seed == int(hashlib.sha256(text.encode()).hexdigest()[:16], 16)


def test_the_seed_depends_on_everything() -> None:
    lucks = [LUCK, LUCK[::-1], LUCK[:2], [*LUCK, ""], []]
    lucks += [[*LUCK[:seat], LUCK[seat] + "x", *LUCK[seat + 1 :]] for seat in range(len(LUCK))]
    seeds = {old_seed_of(secret, luck) for secret in (SECRET, SECRET[::-1]) for luck in lucks}
    assert len(seeds) == 2 * len(lucks)
    assert all(0 <= seed < SEEDS for seed in seeds)


def test_luck_cannot_be_moved_from_seat_to_seat() -> None:
    assert len({old_seed_of(SECRET, luck) for luck in (["ab", ""], ["a", "b"], ["", "ab"], ["ab"])}) == 4


def test_secrets_are_fresh() -> None:
    found = {fresh_secret() for _ in range(100)}
    assert len(found) == 100
    assert all(len(secret) == 64 and int(secret, 16) >= 0 for secret in found)


# In a record.


def test_a_record_with_its_proof_is_read_as_it_is_written() -> None:
    assert LINES[LINE - 1].startswith(f"fair {FAIR.promise} {SECRET} [")
    record = Record.read(TEXT)
    assert record.fairness == FAIR
    assert record.fairness.kept
    assert record.fairness.seed == record.seed
    assert record.text == TEXT


def test_the_proof_changes_nothing_in_the_game() -> None:
    assert GAME.replay(TEXT).dump() == random_game(3, FAIR.seed).dump()
    assert Record.read(random_game(3, FAIR.seed).record).fairness is None


def test_without_any_luck() -> None:
    fair = OldFairness(promise_of(SECRET), SECRET, ["", ""])
    record = Record.of(GAME.start(2, fair.seed))
    record.fairness = fair
    assert Record.read(record.text).fairness == fair


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_a_line_that_was_changed_or_dropped_is_found_there(number: int) -> None:
    line = LINES[number - 1]
    for change in (line.replace(" ", "  ", 1), f"{line}x", line[:-1], line.swapcase()):
        assert refused("\n".join([*LINES[: number - 1], change, *LINES[number:]]) + "\n").line == number
    assert refused("\n".join([*LINES[: number - 1], *LINES[number:]]) + "\n").line == number
    assert refused("\n".join([*LINES[:number], line, *LINES[number:]]) + "\n").line == number + 1


CHANGES: dict[str, Callable[[OldFairness], OldFairness]] = {
    "promise": lambda fair: OldFairness(fair.promise[::-1], fair.secret, fair.luck),
    "secret": lambda fair: OldFairness(fair.promise, fair.secret[::-1], fair.luck),
    "luck": lambda fair: OldFairness(fair.promise, fair.secret, ["eight", *fair.luck[1:]]),
    "order": lambda fair: OldFairness(fair.promise, fair.secret, fair.luck[::-1]),
    "both": lambda fair: OldFairness(promise_of(fair.secret[::-1]), fair.secret[::-1], fair.luck),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_proof_that_was_changed_is_found_on_its_line(what: str) -> None:
    record = Record.read(TEXT)
    record.fairness = CHANGES[what](FAIR)
    changed = record.head[LINE - 1]
    _, _, sign = LINES[LINE - 1].rpartition(" ~ ")
    assert refused("\n".join([*LINES[: LINE - 1], f"{changed} ~ {sign}", *LINES[LINE:]])).line == LINE


@pytest.mark.parametrize("what", CHANGES)
def test_a_proof_that_was_forged_proves_nothing(what: str) -> None:
    """Signed anew it reads well, but either the promise is broken or the seed is another one."""
    record = Record.read(TEXT)
    record.fairness = CHANGES[what](FAIR)
    read = Record.read(record.text)
    fair = read.fairness
    assert fair is not None
    assert (fair.kept, fair.seed == read.seed) == {
        "promise": (False, True),
        "secret": (False, False),
        "luck": (True, False),
        "order": (True, False),
        "both": (True, False),
    }[what]


@pytest.mark.parametrize(
    "line",
    [
        "fair",
        "fair ",
        f"fair {FAIR.promise} {SECRET}",
        f"fair {FAIR.promise} {SECRET} []x",
        f"fair {FAIR.promise} {SECRET} [1]",
        f'fair {FAIR.promise} {SECRET} ["a", null]',
        f"fair {FAIR.promise} {SECRET} {{}}",
        f'fair {FAIR.promise} {SECRET} ["a"',
        f'fair {FAIR.promise} {SECRET} ["a]',
        f"fair {FAIR.promise} {SECRET} " + "[" * 100_000 + "]",
        f'fair {FAIR.promise[:-1]} {SECRET} ["a"]',
        f'fair {FAIR.promise} {SECRET}0 ["a"]',
        f'fair {FAIR.promise.upper()} {SECRET.upper()} ["a"]',
    ],
)
def test_a_proof_that_cannot_be_read(line: str) -> None:
    assert refused(forged([*LINES[: LINE - 1], line, *LINES[LINE:]])).line == LINE


def test_a_proof_at_another_place() -> None:
    for number in (1, 2, 3, 5, 6):
        rest = LINES[: LINE - 1] + LINES[LINE:]
        text = forged([*rest[:number], LINES[LINE - 1], *rest[number:]])
        assert refused(text).line == number + 1


def test_the_line_of_wrong_options_is_told_behind_a_proof_too() -> None:
    error = refused(forged([*LINES[:LINE], 'options {"rounds":4}', *LINES[LINE + 1 :]]))
    assert "Option “rounds” does not take “4”" in str(error)
    assert error.line == LINE + 1


def test_luck_is_plain_json() -> None:
    text = LINES[LINE - 1].rpartition(" ~ ")[0].split(" ", 3)[3]
    assert json.loads(text) == LUCK
    assert text.isascii()
