"""Star2.5 is expectimax with less work: the same values on any tree, and at tables near the end of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.bots.anchors.am20.carcassonne.mcts import reward
from starboard.bots.anchors.am20.carcassonne.star import HIGH, LOW, Star, Tree
from starboard.bots.anchors.am20.carcassonne.star_bot import StarBot
from starboard.bots.anchors.am20.carcassonne.table import Action, Decision, OutOfTime, Table, draws, margin
from starboard.bots.budget import Budget
from starboard.games.carcassonne.inside import fits_somewhere
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.registry import installed
from starboard.lab.tournament import Tournament

GAME = installed().game("carcassonne")
PLENTY = Budget(tries=10**9)


@dataclass
class Made:
    """A node of a tree that was made at random."""

    value: float
    more: bool
    after: list[list[tuple[float, Made]]] = field(default_factory=list)


class MadeTree:
    """Counts the actions that were looked at."""

    def __init__(self) -> None:
        self.looked = 0

    def is_over(self, node: Made) -> bool:
        return not node.after

    def worth(self, node: Made) -> float:
        return node.value

    def wants_more(self, node: Made) -> bool:
        return node.more

    def actions(self, node: Made) -> list[int]:
        return list(range(len(node.after)))

    def after(self, node: Made, action: int) -> list[tuple[float, Made]]:
        self.looked += 1
        return node.after[action]

    def outcomes(self, chance: list[tuple[float, Made]]) -> list[tuple[float, Made]]:
        return chance

    def estimate(self, chance: list[tuple[float, Made]]) -> float:
        return sum(weight * node.value for weight, node in chance)

    def note(self, node: Made, action: int, value: float) -> None:
        """Forget it: the order stays."""


def made(dice: Dice, depth: int, more: bool) -> Made:
    node = Made((below(dice, 2001) - 1000) / 1000, more)
    if depth and below(dice, 8):
        for _ in range(1 + below(dice, 4)):
            weights = [1 + below(dice, 5) for _ in range(1 + below(dice, 4))]
            following = not more if below(dice, 3) else more  # also the same side twice, as among more than two
            node.after.append([(one / sum(weights), made(dice, depth - 1, following)) for one in weights])
    return node


def expectimax(tree: Tree[Any, Any, Any], node: Any, depth: int) -> float:
    if tree.is_over(node):
        return tree.worth(node)
    values = [plain(tree, node, action, depth) for action in tree.actions(node)]
    return max(values) if tree.wants_more(node) else min(values)


def plain(tree: Tree[Any, Any, Any], node: Any, action: Any, depth: int) -> float:
    chance = tree.after(node, action)
    if depth <= 1:
        return tree.estimate(chance)
    return sum(weight * expectimax(tree, one, depth - 1) for weight, one in tree.outcomes(chance))


@pytest.mark.parametrize("probes", [0, 1, 2, 9])
def test_it_is_expectimax_on_any_tree(probes: int) -> None:
    pruned = whole = 0
    for seed in range(80):
        root = made(Dice(seed), 4, bool(seed % 2))
        for depth in (1, 2, 3, 4):
            quick, slow = MadeTree(), MadeTree()
            assert Star(quick, probes).decide(root, depth) == pytest.approx(expectimax(slow, root, depth), abs=1e-9)
            pruned, whole = pruned + quick.looked, whole + slow.looked
    assert probes or pruned < whole  # values of all sizes in no order: probes find little


@pytest.mark.parametrize("probes", [0, 2])
def test_outside_of_its_window_it_bounds_the_value(probes: int) -> None:
    for seed in range(80):
        dice = Dice(seed)
        root = made(dice, 3, True)
        true = expectimax(MadeTree(), root, 3)
        low, high = sorted((below(dice, 201) - 100) / 100 for _ in range(2))
        found = Star(MadeTree(), probes).decide(root, 3, low, high)
        if found <= low:
            assert true <= found + 1e-9
        elif found >= high:
            assert true >= found - 1e-9
        else:
            assert found == pytest.approx(true, abs=1e-9)


def table_with(left: int, seed: int, seats: int = 2) -> Any:
    """Play at random until so many tiles are left in the pile and a tile is to be placed."""
    position = GAME.start(seats, scramble(seed))
    dice = Dice(seed)
    while len(position.state.pile) > left or position.ask.kind != "place":
        position.take(below(dice, len(position.ask.choices)))
    return position


class FewActions(Table):
    """Knows but a few of the actions, always the same ones, so that all can be tried."""

    def actions(self, node: Decision) -> list[Action]:
        found = super().actions(node)
        few = sorted(found, key=repr)[::7]
        return [action for action in found if action in few]


@pytest.mark.parametrize(("left", "depth", "seats"), [(1, 2, 2), (2, 3, 2), (2, 3, 3)])
def test_it_is_expectimax_at_tables_of_carcassonne(left: int, depth: int, seats: int) -> None:
    position = table_with(left, 5, seats)
    g, ask = position.state, position.ask
    node = Decision(g.copy(), ask.seat, g.drawn)
    side = g.side_of(ask.seat)
    quick, slow = PLENTY.start(), PLENTY.start()
    found = Star(FewActions(side, quick)).decide(node, depth)
    true = expectimax(FewActions(side, slow), node, depth)
    assert found == pytest.approx(true, abs=1e-9)
    assert seats > 2 or quick.tries < slow.tries  # it looked at fewer


def test_it_chooses_what_expectimax_would() -> None:
    position = table_with(0, 3)
    g, ask = position.state, position.ask
    action = StarBot(PLENTY).think(g, Decision(g.copy(), ask.seat, g.drawn))
    table, node = Table(g.side_of(ask.seat), PLENTY.start()), Decision(g.copy(), ask.seat, g.drawn)
    values = {one: plain(table, node, one, 1) for one in table.actions(node)}
    assert values[action] == max(values.values())


def test_the_end_of_a_game_is_worth_what_the_rules_count() -> None:
    position = table_with(0, 4)
    dice = Dice(9)
    while position.ask is not None:
        before = position.copy()
        position.take(below(dice, len(position.ask.choices)))
    g, ask = before.state, before.ask
    tree = Table(0, PLENTY.start())
    node = Decision(g.copy(), ask.seat, g.drawn if ask.kind == "place" else g.laid[-1] >> 2)
    if ask.kind != "place":
        node.cell = ask.frame.cell
    ends = [margin(one.g, 0) for action in tree.actions(node) for _, one in tree.outcomes(tree.after(node, action))]
    scores = position.result.scores
    assert any(end == pytest.approx((scores[0] - scores[1]) / 100) for end in ends)


def test_tiles_that_fit_nowhere_are_drawn_past() -> None:
    g = table_with(20, 2).state
    everything = range(len(g.content.fits))
    g.frontier = {  # one cell is left, at which some tiles fit and others do not
        cell: signature
        for cell, signature in g.frontier.items()
        if any(not g.content.fits[one][signature] for one in everything)
    }
    g.frontier = dict([g.frontier.popitem()])
    tiles = [tile for tile in everything if fits_somewhere(g, tile)]
    bad = [tile for tile in everything if not fits_somewhere(g, tile)]
    pile = [*tiles[:2], *(bad * 12)[:12]]
    assert bad and [round(chance, 9) for chance, _, _ in draws(g, pile)] == [0.5, 0.5]
    assert [(chance, tile) for chance, tile, _ in draws(g, bad[:1] * 9)] == [(1.0, None)]
    few = [tiles[0], bad[0]]
    assert sorted((chance, tile, tuple(rest)) for chance, tile, rest in draws(g, few)) == [
        (0.5, tiles[0], ()),
        (0.5, tiles[0], (bad[0],)),
    ]


def test_a_budget_that_ends_leaves_the_best_so_far() -> None:
    position = table_with(20, 2)
    g, ask = position.state, position.ask
    with pytest.raises(OutOfTime):
        Star(Table(0, Budget(tries=3).start())).decide(Decision(g.copy(), ask.seat, g.drawn), 1)
    for tries in (1, 7, 400):
        option = make_bot(GAME, f"star25-am20@{tries}n").choose(position, ask.seat, 1)
        assert option in ask.options


def test_both_play_whole_games_of_their_game_alone() -> None:
    played = Tournament("carcassonne", ("star25-am20@150n", "mcts-am20@1n", "random")).play(0)
    assert played.places[0] == 1
    with pytest.raises(Exception, match="mcts-am20"):
        make_bot("arcs", "mcts-am20")


def test_the_reward_is_the_lead() -> None:
    g = GAME.start(3, 1).state
    assert [reward(g, (30, 20, 25), seat) for seat in range(3)] == pytest.approx([0.525, 0.45, 0.475])
    assert (LOW, HIGH) == (-1.0, 1.0) and reward(g, (300, 20, 25), 0) == 1.0
