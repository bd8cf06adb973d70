"""The tree search of bots/uct.py over games of the lane: the same tries, the same tree, the same choice."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from starboard.fast.carcassonne.drive import ENTRY
from starboard.fast.carcassonne.engine import GAMMA, below, code_of, mixed, scramble, shuffle, side_of, step
from starboard.fast.carcassonne.layout import OVER, Records
from starboard.fast.compiling import compiled
from starboard.fast.lane import Tree
from starboard.kernel.chance import Dice

if TYPE_CHECKING:
    from starboard.fast.carcassonne.lane import CarcassonneLane

EXPLORING = sqrt(2)
NONE = 0  # no branch: that is the root, which comes after nothing

BRANCH = np.dtype(
    [
        ("won", "f8"),  # by the seat that chose it
        ("tries", "i8"),
        ("code", "i4"),  # of the option (engine.py)
        ("newest", "i4"),  # of the branches after it
        ("older", "i4"),  # the branch beside it that is next to be looked at
    ],
    align=True,
)


@compiled
def child_of(tree: Any, branch: int, code: int) -> int:
    found = int(tree[branch].newest)
    while found != NONE and tree[found].code != code:
        found = int(tree[found].older)
    return found


@compiled
def ucb1(tree: Any, there: Any, count: int) -> int:
    """Return the branch with the best bound, the first of those that are equal."""
    total = 0
    for at in range(count):
        total += tree[there[at]].tries
    tries = log(total)
    best, most = NONE, -1.0
    for at in range(count):
        one = tree[there[at]]
        bound = one.won / one.tries + EXPLORING * sqrt(tries / one.tries)
        if bound > most:
            best, most = int(there[at]), bound
    return best


@compiled
def walk(tables: Any, game: Any, tree: Any, size: int, there: Any, path: Any, chance: Any) -> Any:
    """Go down the tree to a new branch, or the end; return the chance, the size of the tree, and how far it was."""
    t, g = tables[0], game[0]
    branch, length, new = 0, 0, False
    while not new and g.phase != OVER:
        untried = 0
        for option in range(g.options):
            there[option] = child_of(tree, branch, code_of(t, g, option))
            if there[option] == NONE:
                untried += 1
        option = 0
        if untried:
            chance, number = below(chance, untried)
            while there[option] != NONE or number:
                if there[option] == NONE:
                    number -= 1
                option += 1
            tree[size].won = 0.0
            tree[size].tries = 0
            tree[size].code = code_of(t, g, option)
            tree[size].newest = NONE
            tree[size].older = tree[branch].newest
            tree[branch].newest = size
            branch, size, new = size, size + 1, True
        else:
            branch = ucb1(tree, there, g.options)
            while there[option] != branch:
                option += 1
        path[length, 0] = g.turn
        path[length, 1] = branch
        length += 1
        step(t, g, option)
    return chance, size, length


@ENTRY
def attempt(tables: Any, root: Any, game: Any, tree: Any, size: int, there: Any, path: Any, dice: Any) -> int:
    """Make a try; return the size of the tree. The pile of the root is sorted, so that to shuffle it is to mix it."""
    t, g = tables[0], game[0]
    chance = dice[0] + GAMMA
    game[0] = root[0]
    g.chance = scramble(scramble(mixed(chance)))
    shuffle(g)
    chance, size, length = walk(tables, game, tree, size, there, path, chance)
    while g.phase != OVER:
        chance, option = below(chance, g.options)
        step(t, g, option)
    dice[0] = chance
    most = g.points[0]
    for seat in range(g.seats):
        most = max(most, g.points[side_of(g, seat)])
    winners = 0
    for seat in range(g.seats):
        if g.points[side_of(g, seat)] == most:
            winners += 1
    for at in range(length):
        one = tree[path[at, 1]]
        one.tries += 1
        if g.points[side_of(g, path[at, 0])] == most:
            one.won += 1 / winners
    return size


class CarcassonneTree(Tree):
    def __init__(self, lane: CarcassonneLane, root: Records, seed: int) -> None:
        left = int(root[0]["left"])
        root[0]["pile"][:left] = np.sort(root[0]["pile"][:left])
        self.lane, self.root, self.game = lane, root, lane.empty(1)
        self.tree: Records = np.zeros(1024, BRANCH)
        self.size = 1
        self.there, self.path = scratch(lane)
        self.dice = np.array([Dice(seed).chance], np.uint64)

    def attempt(self) -> None:
        if self.size == len(self.tree):
            self.tree = np.concatenate([self.tree, np.zeros_like(self.tree)])
        self.size = attempt(
            self.lane.tables, self.root, self.game, self.tree, self.size, self.there, self.path, self.dice
        )

    @property
    def tried(self) -> dict[str, tuple[int, float]]:
        tree, branch = self.tree, int(self.tree[0]["newest"])
        branches = []
        while branch != NONE:
            branches.append(branch)
            branch = int(tree[branch]["older"])
        found = (tree[branch] for branch in reversed(branches))
        return {self.lane.notation(int(one["code"])): (int(one["tries"]), float(one["won"])) for one in found}


def scratch(lane: CarcassonneLane) -> tuple[Records, Records]:
    """Allocate room for the branches of a decision, and for the way down the tree."""
    return np.zeros(4 * lane.sizes.frontier, np.int64), np.zeros((lane.longest, 2), np.int64)
