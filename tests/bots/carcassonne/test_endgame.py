"""The last turns are solved exactly: held to all orders of the tiles and all dice, played out by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import starboard
from games.carcassonne.table import Table
from marks import long
from starboard.bots import make_bot, mind_of
from starboard.bots.budget import Budget
from starboard.bots.carcassonne import endgame
from starboard.bots.carcassonne.mind import may_be_solved
from starboard.bots.search import SOLVED
from starboard.games.carcassonne import fight
from starboard.games.carcassonne.inside import CarcassonneState
from starboard.kernel.chance import Dice, HasChance, below, roll, scramble
from starboard.kernel.position import Position

PLENTY = Budget(tries=100_000)


class Rolled(Exception):
    """A die is wanted that nobody has thrown yet."""


class Brute:
    """Plays all there is by the rules alone, in fractions. Only for two sides: then ties change nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thrown: list[int] = []
        self.pools: list[int] = []
        self.at_work = False
        monkeypatch.setattr(fight, "roll", self.roll)

    def values(self, position: Position[CarcassonneState]) -> list[float]:
        """Value all options for the seat that is asked."""
        assert position.ask is not None
        side = position.state.side_of(position.ask.seat)
        self.at_work = True
        found = [float(self.option(position, number, side)) for number in range(len(position.ask.choices))]
        self.at_work = False
        return found

    def roll(self, g: HasChance, dice: int) -> list[int]:
        """Show what was thrown, on all dice of a pool; those of games that only lead somewhere are the rules' own."""
        if not self.at_work:
            return roll(g, dice)
        if len(self.pools) == len(self.thrown):
            self.pools.append(dice)
            raise Rolled
        best = self.thrown[len(self.pools)]
        self.pools.append(dice)
        return [best] * dice

    def value(self, position: Position[CarcassonneState], side: int) -> Fraction:
        """Value a position for a side, if both do what is best for them; the pile may be in any order."""
        ask, g = position.ask, position.state
        if ask is None:
            more = g.points[side] - g.points[1 - side]
            victory = Fraction(1 + (more > 0) - (more < 0), 2)
            return Fraction(98, 100) * victory + Fraction(1, 100) * (1 + Fraction(more, 100))
        choose = max if g.side_of(ask.seat) == side else min
        return choose(self.option(position, number, side) for number in range(len(ask.choices)))

    def option(self, position: Position[CarcassonneState], number: int, side: int) -> Fraction:
        """Value an option: over all orders of the pile, and all dice."""
        orders = list(permutations(position.state.pile))
        return sum((self.played(position, number, side, order, []) for order in orders), Fraction()) / len(orders)

    def played(
        self, position: Position[CarcassonneState], number: int, side: int, order: tuple[int, ...], thrown: list[int]
    ) -> Fraction:
        """Play the option with these dice, and with all others if that is not enough of them."""
        trial = position.copy()
        trial.state.pile = list(order)
        self.thrown, self.pools = thrown, []
        try:
            assert trial.ask is not None
            trial.play(trial.ask.options[number])
        except Rolled:
            pool = self.pools[-1]
            if len(thrown) % 2 == 0:
                # The first of a pair: the other must not tie, or all is as it was.
                return self.pairs(position, number, side, order, thrown, pool)
            raise
        return self.value(trial, side)

    def pairs(
        self,
        position: Position[CarcassonneState],
        number: int,
        side: int,
        order: tuple[int, ...],
        thrown: list[int],
        pool: int,
    ) -> Fraction:
        other = self.second_pool(position, number, order, thrown)
        total = weight = Fraction()
        for winner, loser in ((6, 1), (1, 6)):
            # All rolls in which the first is higher, or the second, come to the same.
            chance = sum(
                (
                    highest(pool, a) * highest(other, b)
                    for a in range(1, 7)
                    for b in range(1, 7)
                    if (a > b) == (winner > loser) and a != b
                ),
                Fraction(),
            )
            total += chance * self.played(position, number, side, order, [*thrown, winner, loser])
            weight += chance
        return total / weight

    def second_pool(
        self, position: Position[CarcassonneState], number: int, order: tuple[int, ...], thrown: list[int]
    ) -> int:
        trial = position.copy()
        trial.state.pile = list(order)
        self.thrown, self.pools = [*thrown, 1], []
        assert trial.ask is not None
        option = trial.ask.options[number]
        with pytest.raises(Rolled):
            trial.play(option)
        return self.pools[-1]


def highest(dice: int, face: int) -> Fraction:
    return Fraction(face**dice - (face - 1) ** dice, 6**dice)


def late(seed: int, left: int, kind: str = "place", **options: Any) -> Position[CarcassonneState]:
    """Come to a decision with so many tiles left, in a game in which figures often meet."""
    position = starboard.game("carcassonne").start(4 if options.get("teams") else 2, seed, options)
    dice, medium = Dice(seed), make_bot("carcassonne", "medium-g1")
    step = 0
    while True:
        ask = position.ask
        if ask is None:
            return late(seed + 100, left, kind, **options)  # nobody had a figure left
        if len(position.state.pile) == left and ask.kind == kind and len(ask.choices) > 1:
            return position
        step += 1
        crowd = ask.kind == "figure" and below(dice, 2)
        position.play(ask.options[-1] if crowd else medium.choose(position, ask.seat, scramble(step)))


def solve(module: Any, position: Position[CarcassonneState]) -> list[float]:
    """Value all options, by this module."""
    ask, g = position.ask, position.state.copy()
    assert ask is not None
    seat, side = ask.seat, g.side_of(ask.seat)
    solver = module.Endgame(g, PLENTY.start())
    if ask.kind == "figure":
        return [solver.with_figure(g, seat, choice)[side] for choice in ask.choices]
    return [solver.laid(g, seat, g.drawn << 2 | choice & 3, choice >> 2)[side] for choice in ask.choices]


def check(brute: Brute, position: Position[CarcassonneState], module: Any = endgame) -> None:
    assert solve(module, position) == pytest.approx(brute.values(position), abs=1e-12)


@pytest.fixture
def brute(monkeypatch: pytest.MonkeyPatch) -> Brute:
    return Brute(monkeypatch)


def contested() -> Iterator[Position[CarcassonneState]]:
    """Small tables where a last tile makes fights, completes, joins, and fits nowhere."""
    t = Table("red white", start="ssss+planet:rebel").figure("white", "0,0/p1").tiles({"1,0": "sass"})
    yield t.figure("red", "1,0/a1", "large").draw("ssas", "sass").position
    # Two fields of two sides meet by the tile: a fight, and then the field is complete.
    t = Table("red white", start="asss").tiles({"1,0": "ssss", "1,-1": "ssss", "1,-2": "ssss", "0,-2": "ssas"})
    t.figure("red", "0,0/a1").figure("white", "0,-2/a1", "large").points(red=3, white=5)
    yield t.draw("asas", "ssss").position
    # Two fields of the last tile meet in one, of somebody who has no figure left.
    t = Table("red white", start="aaaa", active="white").tiles({"1,0": "ssaa", "1,1": "assa"})
    for size in ("small", "small", "small", "small", "large"):
        t.figure("red", "0,0/a1", size)
    yield t.draw("ssss", "aass|").position
    # The second tile may fit nowhere.
    yield Table("red white", start="ssss").draw("ssss", "aaaa").position
    # Teams, with two members in one object.
    t = Table("red white green black", start="ssss+planet:empire", teams=True).figure("red", "0,0/p1")
    t.tiles({"1,0": "asss"}).figure("white", "1,0/a1")
    yield t.draw("ssas", "ssss").position


def test_small_tables_are_solved_as_by_hand(brute: Brute) -> None:
    for position in contested():
        check(brute, position)


@pytest.mark.parametrize("seed", range(3))
def test_with_the_last_tile_it_is_what_all_dice_say(brute: Brute, seed: int) -> None:
    check(brute, late(seed, 0))
    check(brute, late(seed, 0, "figure"))


def test_with_one_tile_left_it_is_what_all_replies_say(brute: Brute) -> None:
    check(brute, late(4, 1, "figure"))


@long
@pytest.mark.parametrize("seed", [0, 1, 3, 4])
def test_with_two_tiles_left_it_is_what_all_orders_say(brute: Brute, seed: int) -> None:
    check(brute, late(seed, 1, "figure", teams=seed % 2 == 1))
    check(brute, late(seed, 0, teams=True))
    check(brute, small(seed))


def small(seed: int) -> Position[CarcassonneState]:
    """Few tiles on the table, and two in the pile."""
    position, dice = starboard.game("carcassonne").start(2, seed), Dice(seed)
    for _ in range(6):
        assert position.ask is not None
        position.play(position.ask.options[-1 if position.ask.kind == "figure" else below(dice, 2)])
    while position.ask is not None and position.ask.kind != "place":
        position.play(position.ask.options[0])
    position.state.pile = position.state.pile[:2]
    return position


def test_what_is_pruned_is_not_better(brute: Brute) -> None:
    """Without every value the best is the same, and nothing else is said to be better."""
    carcassonne = mind_of("carcassonne")
    for seed in range(3):
        position = late(seed, 1)
        assert position.ask is not None
        every = carcassonne.solve(position, position.ask, PLENTY, every=True)
        some = carcassonne.solve(position, position.ask, PLENTY, every=False)
        assert every is not None and some is not None
        assert max(some) == pytest.approx(max(every), abs=1e-12)
        assert every[some.index(max(some))] == pytest.approx(max(every), abs=1e-12)
        assert all(one <= max(every) + 1e-12 and one >= exact - 1e-12 for one, exact in zip(some, every, strict=True))


def test_with_three_tiles_left_a_figure_is_what_the_replies_with_two_say() -> None:
    """The rival's best placements, solved each by itself, for each tile that may come."""
    carcassonne, position = mind_of("carcassonne"), late(7, 3, "figure")
    assert position.ask is not None
    found = carcassonne.solve(position, position.ask, PLENTY, every=True)
    assert found is not None
    for option, share in zip(position.ask.options, found, strict=True):
        theirs = []
        for tile in position.state.pile:
            after = position.copy()
            after.state.pile.remove(tile)
            after.state.pile.append(tile)  # the next one to be drawn
            after.play(option)
            assert after.ask is not None and after.ask.kind == "place" and after.state.drawn == tile
            solved = carcassonne.solve(after, after.ask, PLENTY, every=False)
            assert solved is not None
            theirs.append(max(solved))
        assert share == pytest.approx(1 - sum(theirs) / len(theirs), abs=1e-12)


def test_three_tiles_are_solved_by_who_has_time_for_them() -> None:
    figure, place, four = late(7, 3, "figure"), late(7, 3), late(7, 4, "figure")
    for position, budget, tried in (
        (figure, Budget(tries=1000), True),
        (figure, Budget(2.0), True),
        (figure, Budget(1.0), False),
        (figure, Budget(tries=999), False),
        (place, Budget(tries=1000), False),
        (four, Budget(tries=1000), False),
    ):
        assert position.ask is not None
        assert may_be_solved(position.state, position.ask, budget) is tried
    of_three = starboard.game("carcassonne").start(3, 1)
    while of_three.ask is not None and not (len(of_three.state.pile) == 3 and of_three.ask.kind == "figure"):
        of_three.take(0)
    assert of_three.ask is not None and not may_be_solved(of_three.state, of_three.ask, Budget(tries=1000))


def test_hard_plays_what_is_solved() -> None:
    position = late(2, 1)
    assert position.ask is not None
    thought = make_bot("carcassonne", "hard@60n").advise(position, position.ask.seat, 1)
    shares = {text: one.share for text, one in thought.visits.items()}
    assert {one.tries for one in thought.visits.values()} == {SOLVED}
    assert list(shares) == position.ask.notations
    assert list(shares.values()) == pytest.approx(solve(endgame, position))
    assert shares[thought.notation] == max(shares.values())


def test_what_takes_too_long_is_searched() -> None:
    position = late(2, 2)
    assert position.ask is not None
    thought = make_bot("carcassonne", "hard@3n").consider(position, position.ask.seat, 1)
    assert sum(one.tries for one in thought.visits.values()) == 3
    assert mind_of("carcassonne").solve(position, position.ask, Budget(tries=3), every=False) is None


def test_the_victory_comes_before_the_margin() -> None:
    ahead, level = endgame.aim([31, 30]), endgame.aim([30, 30])
    assert ahead[0] > level[0] + 0.4 and sum(ahead) == sum(level) == 1
    assert endgame.aim([90, 30])[0] > endgame.aim([80, 30])[0]
    first, second, third = endgame.aim([40, 40, 10])
    assert first == second > 0.4 and third < 0.01


@pytest.mark.parametrize("pools", [(1, 1), (3, 1), (2, 3)])
def test_a_fight_among_more_ends_in_all_ways(pools: tuple[int, ...]) -> None:
    """Chances are whole, and points on average what the rules say, but for third ties."""
    found = endgame.results(pools, False)
    wins, points = endgame.fight_odds(pools)
    assert sum(chance for chance, _, _ in found) == pytest.approx(1.0)
    for place, win in enumerate(wins):
        assert sum(chance for chance, winner, _ in found if winner == place) == pytest.approx(win)
        expected = sum(chance * (ties + (0 if winner == place else pools[place])) for chance, winner, ties in found)
        assert expected == pytest.approx(points[place], abs=0.03)


def test_of_three_each_takes_the_most_for_itself() -> None:
    """With the last tile green may make white or red win, and does what brings itself a point more."""
    position = starboard.game("carcassonne").start(3, 5)
    medium = make_bot("carcassonne", "medium-g1")
    for step in range(500):
        ask = position.ask
        assert ask is not None
        if not position.state.pile and ask.kind == "place" and len(ask.choices) > 1:
            break
        position.play(medium.choose(position, ask.seat, scramble(step)))
    values = mind_of("carcassonne").solve(position, ask, PLENTY, every=True)
    assert values is not None and 0.0 <= min(values) <= max(values) <= 1.0


# What is changed, into what.
MUTANTS = [
    ("if place != winner:", "if place == winner:"),
    ("after.points[side] += pool\n", "pass\n"),
    ("chance = count / len(pile)", "chance = count / (1 + len(pile))"),
    ("following = g.side_of(seat), (seat + 1) % g.seats", "following = g.side_of(seat), seat"),
    ("points[side] -= points_of(kind, tiles, symbols, complete=False)", "pass"),
    ("after[side] += points_of(kind, tiles, symbols, complete=missing == 0) if place == winner else pool", "pass"),
    ("rest[side] -= points_of(kind, tiles, symbols, complete=missing == 0)", "pass"),
    ("        if not simple:", "        if False:"),
    ("points[side] += worth(g, root, complete=False)", "pass"),
]


@long
def test_mutants_are_caught(brute: Brute) -> None:
    source = Path(endgame.__file__).read_text(encoding="utf-8")
    positions = [*contested(), *(late(seed, 0) for seed in range(3)), small(1)]
    wanted = [brute.values(position) for position in positions]
    for before, after in [("", ""), *MUTANTS]:
        assert not before or source.count(before) == 1, before
        module = ModuleType("mutant")
        exec(compile(source.replace(before, after) if before else source, "mutant", "exec"), vars(module))  # noqa: S102
        try:
            found = [solve(module, position) for position in positions]
        except (ValueError, IndexError):
            found = []  # what comes of it is no table any more
        same = [one == pytest.approx(other, abs=1e-12) for one, other in zip(found, wanted, strict=False)]
        assert (len(same) == len(wanted) and all(same)) == (before == ""), before
