"""Bradley–Terry ratings: by numbers worked out by hand, found again in games of known players, and what tells most."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import log, log10

import pytest

from starboard.kernel.chance import Dice, below
from starboard.lab.ratings import ELO, EVEN, Match, connected, counted, rated, solved, strengths, telling


def match(*players: str, **outcomes: int) -> Match:
    """Return a match with outcomes like `w20=3`: three deals in which the first player won two games."""
    return Match(players, Counter({tuple(Fraction(int(one)) for one in name[1:]): n for name, n in outcomes.items()}))


def test_two_players_by_hand() -> None:
    one = match("a", "b", w20=4, w11=3, w02=1)  # 11 of 16 games, and half a deal of equals: 11.5 of 17
    found, _ = strengths(["b", "a"], [counted(one, one.outcomes)])
    assert found["b"] == 0 and found["a"] == pytest.approx(log(11.5 / 5.5))
    best, *_ = rated("b", [one], 0)
    assert best.elo == pytest.approx(400 * log10(11.5 / 5.5)) and best.deals == 8


def test_among_three_each_wins_by_its_strength() -> None:
    """One against two: it wins 1/2 of the games, so it is twice as strong as each of them."""
    one = Match(
        ("a", "b", "b"),
        Counter({(Fraction(3), Fraction(0), Fraction(0)): 50, (Fraction(0), *[Fraction(3, 2)] * 2): 50}),
    )
    found, _ = strengths(["b", "a"], [counted(one, one.outcomes, 0.0)])
    assert found["a"] == pytest.approx(log(2))


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])
    assert solved([], []) == []


def test_who_never_lost_is_not_infinitely_strong_and_marked() -> None:
    best, reference = rated("b", [match("a", "b", w20=20)])
    assert best.player == "a" and best.never and 500 < best.elo < 800 and best.low < best.elo <= best.high < 1600
    assert (reference.elo, reference.low, reference.high) == (0, 0, 0)


def test_only_those_connected_with_the_reference_are_rated() -> None:
    matches = [match("a", "b", w20=1, w02=1), match("b", "c", w11=2), match("x", "y", w20=1), match("a", "z")]
    assert connected("a", matches) == ["a", "b", "c"]
    assert {rating.player for rating in rated("a", matches, 5)} == {"a", "b", "c"}
    assert [rating.player for rating in rated("nobody", matches, 5)] == ["nobody"]


def test_known_strengths_are_found_and_lie_in_their_intervals() -> None:
    true = {"a": 0.0, "b": 1.0, "c": -0.7, "d": 0.4}
    inside = rated_in_all = 0
    for seed in range(12):
        dice, matches = Dice(seed), []
        for first, second in (("a", "b"), ("b", "c"), ("c", "d"), ("d", "a"), ("b", "d")):
            chance = 1 / (1 + 10 ** ((true[second] - true[first]) * ELO / 400))
            one = Match((first, second))
            for _ in range(40):
                won = sum(below(dice, 10_000) < 10_000 * chance for _ in range(2))
                one.outcomes[Fraction(won), Fraction(2 - won)] += 1
            matches.append(one)
        for rating in rated("a", matches, 100):
            if rating.player != "a":
                rated_in_all += 1
                inside += rating.low <= ELO * true[rating.player] <= rating.high
    assert rated_in_all == 36 and inside >= 30  # 34 are due; these seeds are fixed


def test_ratings_do_not_depend_on_the_order() -> None:
    one, other = match("a", "b", w20=3, w11=2), match("b", "c", w02=1, w11=4)
    turned = Match(one.players, Counter(dict(reversed(one.outcomes.items()))))
    assert rated("a", [one, other], 20)[0].elo == pytest.approx(rated("a", [turned, other], 20)[0].elo)
    assert rated("a", [one, other], 20) == rated("a", [one, other], 20)


def test_what_tells_most() -> None:
    known = [match("a", "b", w20=9, w11=20, w02=9), match("a", "c", w20=20), match("b", "c", w20=20)]
    same = {("a", "b"): 1.0, ("a", "c"): 1.0, ("a", "new"): 1.0, ("b", "c"): 1.0}
    assert telling("a", known, same) == ("a", "new")  # nothing is known of it
    assert telling("a", known, same, ["b"]) == ("a", "b")
    assert telling("a", known, {("a", "b"): 1.0, ("b", "d"): 1.0, ("a", "d"): 9.0}, ["d"]) == ("b", "d")  # less effort
    apart = [match("x", "y", w11=5)]  # they have no rating before one of them meets one who has
    assert telling("a", apart, {("x", "y"): 1.0, ("a", "x"): 50.0, ("y", "z"): 1.0}) == ("a", "x")
    begun = [*known, match("a", "new", w11=3)]
    much = {("a", "new"): 1.0, ("c", "new"): 1.0}  # c loses all, so games with it tell little
    assert telling("a", begun, much, ["new"]) == ("a", "new")
    assert EVEN == 0.5
