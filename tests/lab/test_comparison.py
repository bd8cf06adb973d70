"""Two runs of the same deals: what differs is told of pairs, with intervals that hold what they promise."""

from __future__ import annotations

from math import inf, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest

from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.lab import Run, again, compare, simulate
from starboard.lab.comparison import COLUMNS, MEAN, RATE, Comparison, Figure, Sums
from starboard.lab.run import Simulation
from starboard.lab.simulation import TABLES, Setup
from starboard.lab.statistics import student95
from starboard.texts import words

Values = list[tuple[float, float]]


def summed(a: Values, b: Values) -> Sums:
    sums = Sums()
    for one, other in zip(a, b, strict=True):
        sums.add(one, other)
    return sums


def test_a_mean_is_compared_by_pairs() -> None:
    """Against the textbook: the mean of the differences, and Student's interval of it, but for one deal more."""
    a, b = [12.0, 15, 9, 20, 11, 14] * 20, [13.0, 15, 12, 21, 10, 16] * 20
    differences = [other - one for one, other in zip(a, b, strict=True)]
    figure = Figure.of(("length", MEAN, "turns"), summed([(one, 1) for one in a], [(one, 1) for one in b]), 120)
    reach = student95(119) * stdev(differences) / sqrt(120)
    assert figure.difference == pytest.approx(mean(differences))
    assert figure.high - figure.difference == pytest.approx(reach, rel=0.08) and figure.high - 1 > reach
    assert figure.p < 1e-6
    apart = sqrt(stdev(a) ** 2 + stdev(b) ** 2) / sqrt(120)  # had each its own deals
    assert figure.high - figure.low < apart * 2


def test_what_is_not_in_a_game_counts_as_none() -> None:
    """Sums have only the games in which a card was taken; so often in a game is of all of them."""
    sums = summed([(1, 1), (2, 1), (0, 0)], [(1, 1), (0, 0), (3, 1)])
    all_of_it = summed([(1, 1), (2, 1), (0, 1), (0, 1)], [(1, 1), (0, 1), (3, 1), (0, 1)])
    assert sums.in_all(4).totals == all_of_it.totals and sums.in_all(4).products == all_of_it.products
    assert (sums.seen_a, sums.seen_b, sums.either) == (2, 2, 3)


def test_games_without_it_say_nothing_of_a_rate() -> None:
    sums = summed([(1, 1), (0, 1), (1, 2), (0, 0)] * 9, [(1, 1), (1, 1), (0, 0), (0, 1)] * 9)
    few, many = (Figure.of(("leader", RATE, "leader01"), sums, deals) for deals in (36, 360))
    assert (few.low, few.high, few.p) == pytest.approx((many.low, many.high, many.p))
    assert (few.a, few.b) == pytest.approx((0.5, 2 / 3))


@pytest.mark.parametrize(("key", "part"), [(("leader", RATE, "x"), True), (("points", MEAN, "x"), False)])
def test_intervals_hold_what_they_promise(key: tuple[str, str, str], part: bool) -> None:
    """Of many comparisons of 40 deals with a known difference, 95 % have it in their interval."""
    dice, held, rounds = Dice(7), 0, 400
    for _ in range(rounds):
        a: Values = []
        b: Values = []
        for _ in range(40):
            luck = below(dice, 100)  # of the deal, which both have
            there, here = (part and below(dice, 3) == 0 for _ in range(2))
            a.append((0, 0) if there else (float((luck + below(dice, 40)) % 100 < 30), 1))
            b.append((0, 0) if here else (float((luck + below(dice, 40)) % 100 < 50), 1))
        figure = Figure.of(key, summed(a, b), 40)
        held += figure.low <= 0.2 <= figure.high
    assert 0.93 <= held / rounds <= 0.985


def test_games_that_are_all_alike_prove_no_more_than_so_many_games() -> None:
    same = Figure.of(("leader", RATE, "x"), summed([(1, 1)] * 30, [(1, 1)] * 30), 30)
    assert same.difference == 0 and 0.005 < same.high < 0.1 and same.p == 1
    few = Figure.of(("leader", RATE, "x"), summed([(0, 1)] * 2, [(1, 1)] * 2), 2)
    assert few.difference == 1 and few.low < 0 and few.high == 1
    one = Figure.of(("length", MEAN, "turns"), summed([(9, 1)], [(7, 1)]), 1)
    assert (one.low, one.high, one.p) == (-inf, inf, 1.0)


def test_thirds_that_add_up_otherwise_are_no_difference() -> None:
    """A share of three is not exact: 0.1 + 0.2 is not 0.3 either, and nobody needs 10³² games to see that."""
    a, b = [(0.1 + 0.2, 1.0)] * 20 + [(1.0, 1.0)] * 20, [(0.3, 1.0), (1.0, 1.0)] * 20
    figure = Figure.of(("tile", RATE, "E_CAP"), summed(a, b), 40)
    assert figure.difference == 0 and figure.needed(figure.difference) is None and figure.p == 1
    assert figure.needed(1e-12) is None


def test_how_many_games_are_needed() -> None:
    """With so many deals four of five comparisons tell the difference: 7.85 times the variance by its square."""
    figure = Figure("points", "x", MEAN, 10.0, 12.0, 1, 3, 0.01, 25.0, 100, 100)
    assert figure.needed(2.0) == 50 and figure.needed(-2.0) == 50 and figure.needed(0) is None
    assert figure.sized(0.1) == 1.0 and figure.needed(1.0) == 197
    assert Figure("order", "1", RATE, 0.3, 0.4, 0, 1, 0.1, 0.25, 9, 9).sized(0.1) == 0.1


# Runs


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> tuple[Run, Run]:
    folder = tmp_path_factory.mktemp("runs")
    a = simulate("carcassonne", 30, bots="random", seats=2, out=folder / "a", jobs=1, batch=7, seed=2)
    b = again(a, out=folder / "b", bots=["greedy", "random"], jobs=1, tables=["tallies"])
    return a, b


def by_key(rows: list[dict[str, Any]]) -> dict[tuple[str, str, str], dict[str, Any]]:
    return {(row["kind"], row["measure"], row["name"]): row for row in rows}


def test_a_better_bot_is_seen(pair: tuple[Run, Run]) -> None:
    a, b = pair
    table = compare(a, b, size=0.05)
    assert table.schema == COLUMNS
    rows = by_key(table.to_pylist())
    greedy = rows["entrant", RATE, "0"]
    assert greedy["called"] == "random → greedy" and greedy["clear"] and greedy["low"] > 0 and greedy["b"] > 0.8
    assert greedy["needed"] < 30 < greedy["needed_for_size"]
    shares = [sum(run.results()["share"].to_pylist()[at::2]) / 30 for run in pair for at in (0, 1)]
    orders = [rows["order", RATE, order][side] for side in "ab" for order in "12"]
    assert sorted(orders) == pytest.approx(sorted(shares))
    points = [row for row in a.tallies().to_pylist() if (row["kind"], row["name"]) == ("points", "final_route")]
    assert rows["points", MEAN, "final_route"]["a"] == pytest.approx(sum(row["count"] for row in points) / 30)
    assert rows["points", MEAN, "final_route"]["seen_a"] == len({row["game"] for row in points})
    # What is the same in every game is no difference: all end for want of tiles, each of which was drawn.
    assert ("ending", RATE, "no_tile") not in rows and ("tile", MEAN, "E_CAP") not in rows
    assert ("tile", RATE, "E_CAP") in rows and ("length", MEAN, "decisions") in rows


def test_the_other_way_round_all_signs_are(pair: tuple[Run, Run]) -> None:
    a, b = pair
    there, back = (by_key(compare(*of).to_pylist()) for of in ((a, b), (b, a)))
    assert there.keys() == back.keys()
    for key, row in there.items():
        assert (row["difference"], row["p"]) == pytest.approx((-back[key]["difference"], back[key]["p"]))
        assert (row["low"], row["high"]) == pytest.approx((-back[key]["high"], -back[key]["low"]))


def test_the_size_of_batches_makes_no_difference(pair: tuple[Run, Run], tmp_path: Path) -> None:
    a, b = pair
    other = simulate("carcassonne", 30, bots="random", seats=2, out=tmp_path / "a", jobs=1, batch=11, seed=2)
    assert compare(other, b).equals(compare(a, b)) and compare(b, other).equals(compare(b, a))


def test_what_is_seldom_is_left_out(pair: tuple[Run, Run]) -> None:
    all_of_it, few = Comparison.of(*pair, least=1), Comparison.of(*pair, least=25)
    assert all_of_it.seldom == 0 < few.seldom == len(all_of_it.figures) - len(few.figures)
    assert all(max(one.seen_a, one.seen_b) >= 25 for one in few.figures)


def test_the_very_same_games_have_no_difference(pair: tuple[Run, Run], tmp_path: Path) -> None:
    same = again(pair[0], out=tmp_path / "same", jobs=1)
    comparison = Comparison.of(pair[0], same)
    assert comparison.varied == {} and not any(comparison.clear)
    assert {one.difference for one in comparison.figures} == {0.0}
    assert all(one.low < 0 < one.high for one in comparison.figures)
    assert {row["called"] for row in comparison.rows(words("cs"))} >= {"První hráč", "Rozhodnutí"}


def test_alone_it_is_told_how_often_one_wins(tmp_path: Path) -> None:
    given = {"bots": "random", "seats": 1, "jobs": 1, "tables": [], "batch": 2}
    a = simulate("outer_rim", 2, out=tmp_path / "a", options={"fame": 8}, **given)
    b = again(a, out=tmp_path / "b", options={"fame": 10}, jobs=1)
    rows = by_key(compare(a, b).to_pylist())
    assert rows["entrant", RATE, "0"]["a"] == pytest.approx(sum(a.results()["share"].to_pylist()) / 2)
    assert not any(kind in ("seat", "order") for kind, _, _ in rows)


def test_other_deals_and_unfinished_runs_are_refused(pair: tuple[Run, Run], tmp_path: Path) -> None:
    a, b = pair
    with pytest.raises(StarboardError, match="the same folder"):
        compare(a, a.folder.path)
    other = simulate("carcassonne", 2, bots="random", seats=2, out=tmp_path / "other", jobs=1, batch=1, seed=3)
    with pytest.raises(StarboardError, match=r"seed is 2 there and 3 here\. .* starboard simulate --again"):
        compare(a, other)
    halves = []
    for name, order in (("half", 1), ("rest", 2)):
        steps = Simulation.planned(
            Setup("carcassonne", ("random",) * 2, seed=2), tmp_path / name, 30, TABLES, 10
        ).play()
        for _ in range(order + 1):
            next(steps)
        steps.close()
        halves.append(Run(tmp_path / name))
    with pytest.raises(StarboardError, match=r"only 10 of 30 games.*--unfinished"):
        compare(a, halves[0])
    assert Comparison.of(b, halves[0], unfinished=True).deals == 10
    for table in TABLES:  # of the other one, all but what the first one has
        halves[1].folder.part(table, 0).unlink()
    with pytest.raises(StarboardError, match="no game in common"):
        compare(*halves, unfinished=True)
    assert Comparison.of(a, halves[1], unfinished=True).deals == 10
