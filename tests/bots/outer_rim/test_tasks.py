"""Holds the chances of jobs to numbers worked out by hand."""

from __future__ import annotations

import pytest

from starboard.bots.outer_rim.fights import PLAIN, chances
from starboard.bots.outer_rim.tasks import Doer, success
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.ids import KNOWLEDGE, PILOTING, STEALTH, STRENGTH, TACTICS

CONTENT = GAME.content
NONE_, ONE, TWO = 1 - (7 / 8) ** 2, 1 - (4 / 8) ** 2, 1 - (2 / 8) ** 2  # of two dice, by copies of the skill


def doer(left: tuple[int, int] = (99, 99), dice: int = 2, more: int = 0, gains: bool = False, **skills: int) -> Doer:
    names = {"knowledge": KNOWLEDGE, "piloting": PILOTING, "stealth": STEALTH, "strength": STRENGTH, "tactics": TACTICS}
    held = [0] * 7
    for name, copies in skills.items():
        held[names[name]] = copies
    return Doer(tuple(held), dice, more, gains, (3, 3), (PLAIN, PLAIN), left)


def steps(card: str) -> tuple[int, ...]:
    job = CONTENT.cards[CONTENT.card[card]].job
    assert job is not None
    if job.databank < 0:
        return (job.script,)
    (number,) = CONTENT.databank[job.databank]
    return CONTENT.cards[number].steps


def test_one_test_decides_a_favor() -> None:
    for copies, chance in enumerate((NONE_, ONE, TWO, TWO)):
        assert success(CONTENT, steps("rebel_favor"), doer(knowledge=copies)) == pytest.approx((chance, 0.0))


def test_help_before_the_roll_counts() -> None:
    favor = steps("rebel_favor")
    assert success(CONTENT, favor, doer(more=2))[0] == pytest.approx(1 - (7 / 8) ** 4)
    assert success(CONTENT, favor, doer(dice=3))[0] == pytest.approx(1 - (7 / 8) ** 3)
    assert success(CONTENT, favor, doer(gains=True))[0] == pytest.approx(ONE)
    assert success(CONTENT, favor, doer(gains=True, left=(1, 9)))[0] == pytest.approx(NONE_)


def test_what_need_not_be_passed_only_hurts_who_can_bear_it() -> None:
    """Hijacking a freighter: piloting must be passed, or the ship takes two; tactics spares a combat."""
    assert success(CONTENT, steps("hijacking_a_freighter"), doer(piloting=1)) == pytest.approx((ONE, 0.0))
    good, bad = success(CONTENT, steps("hijacking_a_freighter"), doer((99, 2), piloting=1))
    assert (good, bad) == pytest.approx((ONE, 1 - ONE))


def test_a_fight_on_the_way_may_end_it() -> None:
    """The mines: strength must be passed; without tactics, and without a victory over four dice, it fails."""
    won = chances(3, PLAIN, 4, 99)[0]
    good, bad = success(CONTENT, steps("rescue_from_the_mines"), doer(stealth=1, strength=1))
    assert good == pytest.approx(ONE * (NONE_ + (1 - NONE_) * won))
    assert bad == 0.0
    assert success(CONTENT, steps("rescue_from_the_mines"), doer((3, 9), stealth=1, strength=1))[1] > 0.05


def test_means_are_worth_what_they_add() -> None:
    """The better armed succeed more often where a guardian has to be fought."""
    weak, strong = (doer((4, 9), knowledge=1)._replace(values=(value, 3)) for value in (2, 5))
    weak_ends, strong_ends = (success(CONTENT, steps("relic_of_the_past"), one) for one in (weak, strong))
    assert strong_ends[0] > weak_ends[0]
    assert strong_ends[1] < weak_ends[1]
