"""A baseline that knows nothing of any game: Monte Carlo tree search as it is usually published.

Hidden things are imagined anew in each try (determinization), options are tried all once and then by UCB1, and every
try is played to the end of the game by uniformly random choices. It is there to be measured against.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

from starboard.bots.bot import Bot, ask_of
from starboard.bots.budget import Budget
from starboard.kernel.ask import Option
from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.position import Position

EXPLORING = sqrt(2)


@dataclass(slots=True)
class Branch:
    tries: int = 0
    won: float = 0.0  # by the seat that chose it
    after: dict[str, Branch] = field(default_factory=dict)


class UctBot(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        if len(ask_of(position, seat).choices) == 1:
            return ask_of(position, seat).options[0]
        dice, root = Dice(seed), Branch()
        allowance = self.budget.start()
        while allowance.allows_another() or not root.after:
            attempt(root, position.imagine(seat, below(dice, SEEDS)), seat, dice)
        return position.legal(max(root.after, key=lambda text: root.after[text].tries), seat)


def attempt(root: Branch, trial: Position[Any], seat: int, dice: Dice) -> None:
    path: list[tuple[int, Branch]] = []
    branch, ask = root, ask_of(trial, seat)
    new = False
    while not new:
        options = {option.notation: option for option in ask.options}
        untried = [text for text in options if text not in branch.after]
        if untried:
            text, new = untried[below(dice, len(untried))], True
            branch.after[text] = Branch()
        else:
            text = ucb1(branch, list(options))
        branch = branch.after[text]
        path.append((ask.seat, branch))
        trial.play(options[text])
        if trial.ask is None:
            break
        ask = trial.ask
    while trial.ask is not None:
        trial.take(below(dice, len(trial.ask.choices)))
    assert trial.result is not None
    shares = trial.result.shares
    for by, branch in path:
        branch.tries += 1
        branch.won += shares[by]


def ucb1(branch: Branch, there: list[str]) -> str:
    tries = log(sum(branch.after[text].tries for text in there))

    def bound(text: str) -> float:
        one = branch.after[text]
        return one.won / one.tries + EXPLORING * sqrt(tries / one.tries)

    return max(there, key=bound)
