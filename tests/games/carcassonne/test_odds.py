"""The odds of a fight against every roll written out, and against fights that are really fought."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import product
from math import prod

import pytest

from games.carcassonne.table import Table
from marks import rule
from starboard.games.carcassonne.fight import FightFor
from starboard.games.carcassonne.objects import pools, seat_of
from starboard.games.carcassonne.odds import fight_odds, highest, odds_of_a_roll
from starboard.games.carcassonne.state import IN_SUPPLY, root_of

TWO_AND_THREE_SIDES = [dice for sides in (2, 3) for dice in product((1, 2, 3), repeat=sides)]
FOUR_SIDES: list[tuple[int, ...]] = [(1, 1, 1, 1), (3, 1, 2, 2), (1, 2, 3, 3), (2, 1, 1, 1), (3, 3, 3, 3)]
# By number of dice: how many of all the rolls have this highest value.
BEST = {dice: Counter(max(roll) for roll in product(range(1, 7), repeat=dice)) for dice in (1, 2, 3)}
FIGURES = {1: ["small"], 2: ["large"], 3: ["small", "large"]}
FIGHTS = 4000


def fought_out(dice: tuple[int, ...]) -> tuple[list[float], list[float]]:
    """Wins and points by side, from all outcomes of each roll, followed roll by roll until next to nothing is open."""
    wins, points = [0.0] * len(dice), [0.0] * len(dice)
    fighting: Mapping[tuple[int, ...], float] = {tuple(range(len(dice))): 1.0}
    while sum(fighting.values()) > 1e-13:
        later: defaultdict[tuple[int, ...], float] = defaultdict(float)
        for sides, chance in fighting.items():
            if len(sides) == 1:
                wins[sides[0]] += chance
                continue
            for best in product(range(1, 7), repeat=len(sides)):
                likely = chance
                for side, value in zip(sides, best, strict=True):
                    likely *= BEST[dice[side]][value] / 6 ** dice[side]
                top = tuple(side for side, value in zip(sides, best, strict=True) if value == max(best))
                for side in sides:
                    points[side] += likely * (dice[side] if side not in top else len(top) > 1)
                later[top] += likely
        fighting = later
    return wins, points


def contested_field(dice: tuple[int, ...]) -> Table:
    """A field without symbols that holds figures for so many dice of each side."""
    t = Table(" ".join(["red", "white", "black", "green"][: len(dice)]), start="sasa").draw("ssss")
    for colour, number in zip(t.players, dice, strict=True):
        for size in FIGURES[number]:
            t.figure(colour, "0,0/a1", size)
    return t


@rule("CSW-FIGHT-13")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_highest_of_some_dice(dice: int) -> None:
    assert highest(dice) == pytest.approx([BEST[dice][value] / 6**dice for value in range(1, 7)])


def test_one_die_against_one() -> None:
    """A tie is one roll in six, so there are 1/5 of them a fight; half the fights are lost, for a point."""
    wins, points = fight_odds((1, 1))
    assert wins == pytest.approx([1 / 2, 1 / 2])
    assert points == pytest.approx([1 / 5 + 1 / 2, 1 / 5 + 1 / 2])


def test_two_dice_against_one() -> None:
    """Of 216 rolls two dice win 125, one die wins 55, 36 are ties."""
    wins, points = fight_odds((2, 1))
    assert wins == pytest.approx([125 / 180, 55 / 180])
    assert points == pytest.approx([36 / 180 + 2 * 55 / 180, 36 / 180 + 125 / 180])


def test_one_side_alone_has_won() -> None:
    assert fight_odds((3,)) == ((1.0,), (0.0,))


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (3, 2), (3, 2, 1), (3, 3, 1, 1)], ids=str)
def test_odds_of_one_roll_are_told_by_the_sizes_of_the_pools(dice: tuple[int, ...]) -> None:
    wins = [0.0] * len(dice)
    for best in product(range(1, 7), repeat=len(dice)):
        if best.count(max(best)) == 1:
            chances = [BEST[number][value] / 6**number for number, value in zip(dice, best, strict=True)]
            wins[best.index(max(best))] += prod(chances)
    assert odds_of_a_roll()[" ".join(map(str, dice))] == pytest.approx(wins, abs=0.0001)


@rule("CSW-FIGHT-14", "CSW-FIGHT-15", "CSW-FIGHT-16", "CSW-FIGHT-17", "CSW-FIGHT-19", "CSW-FIGHT-20")
@pytest.mark.parametrize("dice", TWO_AND_THREE_SIDES + FOUR_SIDES, ids=str)
def test_odds_are_those_of_all_rolls(dice: tuple[int, ...]) -> None:
    wins, points = fight_odds(dice)
    assert sum(wins) == pytest.approx(1)
    expected_wins, expected_points = fought_out(dice)
    assert wins == pytest.approx(expected_wins)
    assert points == pytest.approx(expected_points)


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (3, 2), (3, 2, 1), (1, 1, 1), (3, 2, 2, 1)], ids=str)
def test_real_fights_come_out_by_the_odds(dice: tuple[int, ...]) -> None:
    t = contested_field(dice)
    root = root_of(t.g, Table.node(t.g, "0,0/a1"))
    assert tuple(pools(t.g, root).values()) == dice
    won, gained = [0] * len(dice), [0] * len(dice)
    for chance in range(FIGHTS):
        g = t.g.copy()
        g.chance = chance
        g.frames = [FightFor(root)]
        while g.frames:
            g.frames.pop().run(g)
        (winner,) = {seat_of(figure) for figure, node in enumerate(g.where) if node != IN_SUPPLY}
        won[winner] += 1
        gained = [before + now for before, now in zip(gained, g.points, strict=True)]
    wins, points = fight_odds(dice)
    assert [number / FIGHTS for number in won] == pytest.approx(wins, abs=0.03)
    assert [number / FIGHTS for number in gained] == pytest.approx(points, abs=0.06)


def test_player_is_told_the_odds_before_choosing() -> None:
    around = {"0,1": "ssss", "1,1": "ssss", "2,1": "ssss", "2,0": "srsr"}
    t = Table().tiles(around).figure("red", "0,0/r1", "large").figure("white", "2,0/r1").draw("srsr")
    assert t.position.ask is not None
    outlooks = {option.notation: t.position.outlook(option)["fights"] for option in t.position.ask.options}
    (ahead,) = outlooks.pop("place 1,0 r0")
    assert [(side["side"], side["dice"]) for side in ahead["sides"]] == [(0, 2), (1, 1)]
    assert [side["wins"] for side in ahead["sides"]] == pytest.approx([125 / 180, 55 / 180])
    assert outlooks and not any(outlooks.values())
