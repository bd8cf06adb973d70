"""Vanilla Monte Carlo tree search with UCT, and nodes of chance.

Who decides takes all options once and then by UCB1; a tile that is drawn and a fight that is won lead to nodes of their
own; from a new node on all play at random to the end. What is maximized is not the victory but how many points one is
ahead, the same measure as that of Star2.5 here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from starboard.bots.bot import Bot, ask_of
from starboard.bots.budget import Budget
from starboard.games.carcassonne.inside import CarcassonneState
from starboard.kernel.ask import Option
from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.position import Position

EXPLORING = 0.5
MOST = 100.0  # points by which one is as far ahead as counts

Came = tuple[int, ...]  # what chance has brought: the tile, and the points of all sides


@dataclass(slots=True)
class Branch:
    """Is an option that somebody chose, and what may come of it."""

    tries: int = 0
    won: float = 0.0  # by the seat that chose it
    after: dict[Came, Node] = field(default_factory=dict)


Node = dict[str, Branch]


class MctsBot(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, position: Position[CarcassonneState], seat: int, seed: int) -> Option:
        if len(ask_of(position, seat).choices) == 1:
            return ask_of(position, seat).options[0]
        dice = Dice(seed)
        root: Node = {}
        allowance = self.budget.start()
        while allowance.allows_another() or not root:
            attempt(root, position.imagine(seat, below(dice, SEEDS)), dice)
        return position.legal(max(root, key=lambda text: (root[text].tries, root[text].won)), seat)


def attempt(root: Node, trial: Position[CarcassonneState], dice: Dice) -> None:
    path: list[tuple[int, Branch]] = []
    node, new = root, False
    while trial.ask is not None and not new:
        options = {option.notation: option for option in trial.ask.options}
        untried = [text for text in options if text not in node]
        if untried:
            text, new = untried[below(dice, len(untried))], True
            node[text] = Branch()
        else:
            text = ucb1(node, list(options))
        branch = node[text]
        path.append((trial.ask.seat, branch))
        trial.play(options[text])
        g = trial.state
        node = branch.after.setdefault((g.drawn, *g.points), {})
    while trial.ask is not None:
        trial.take(below(dice, len(trial.ask.choices)))
    assert trial.result is not None
    for by, branch in path:
        branch.tries += 1
        branch.won += reward(trial.state, trial.result.scores, by)


def reward(g: CarcassonneState, scores: Sequence[int], seat: int) -> float:
    """Tell by how much the seat's side is ahead of the best of the others at the end: from 0 to 1."""
    side = g.side_of(seat)
    best = max(score for other, score in enumerate(scores) if g.side_of(other) != side)
    return max(0.0, min(1.0, 0.5 + (scores[seat] - best) / (2 * MOST)))


def ucb1(node: Node, there: Sequence[str]) -> str:
    tries = log(sum(node[text].tries for text in there))

    def bound(text: str) -> float:
        one = node[text]
        return one.won / one.tries + EXPLORING * sqrt(tries / one.tries)

    return max(there, key=bound)
