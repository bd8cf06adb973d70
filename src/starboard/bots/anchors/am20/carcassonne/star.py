"""Star2.5: expectimax with the cut-offs of alpha-beta, also at chance nodes (Ballard 1983; Hauk, Buro, Schaeffer 2004).

A chance node is the mean of its outcomes, so what is known of some of them bounds what the others can make of it. Each
outcome is probed first: a few of the decisions there, the best ones by what was seen before, bound it on one side. A
probe of one decision is Star2; of more, one outcome after another, sequential Star2.5.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

D = TypeVar("D")  # where somebody decides, or nobody any more
A = TypeVar("A")  # what is decided
C = TypeVar("C")  # where chance decides

LOW, HIGH = -1.0, 1.0  # no value is below or above
PROBES = 2


class Tree(Protocol[D, A, C]):
    """Is what is searched."""

    def is_over(self, node: D) -> bool: ...

    def worth(self, node: D) -> float:
        """Return what a game that is over is worth."""
        ...

    def wants_more(self, node: D) -> bool:
        """Tell whether whoever decides there wants the value to be high."""
        ...

    def actions(self, node: D) -> Sequence[A]:
        """List what may be decided, what was good before first."""
        ...

    def after(self, node: D, action: A) -> C: ...

    def outcomes(self, chance: C) -> Sequence[tuple[float, D]]:
        """List what chance may bring, with the chances, which add up to one."""
        ...

    def estimate(self, chance: C) -> float:
        """Estimate the value where the search ends."""
        ...

    def note(self, node: D, action: A, value: float) -> None:
        """Remember what an action was worth there, or at least or at most worth."""
        ...


class Star(Generic[D, A, C]):
    """Searches a tree. A value outside of the window that was asked for bounds the true one, on the far side of it."""

    def __init__(self, tree: Tree[D, A, C], probes: int = PROBES) -> None:
        self.tree = tree
        self.probes = probes

    def decide(self, node: D, depth: int, low: float = LOW, high: float = HIGH) -> float:
        """Value a decision, looking so many decisions ahead."""
        if self.tree.is_over(node):
            return self.tree.worth(node)
        return self.best(node, self.tree.actions(node), depth, low, high)

    def best(self, node: D, actions: Sequence[A], depth: int, low: float, high: float) -> float:
        """Value the best of these actions."""
        more = self.tree.wants_more(node)
        found = LOW if more else HIGH
        for action in actions:
            value = self.act(node, action, depth, low, high)
            self.tree.note(node, action, value)
            if more:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high:
                break
        return found

    def act(self, node: D, action: A, depth: int, low: float, high: float) -> float:
        chance = self.tree.after(node, action)
        return self.tree.estimate(chance) if depth <= 1 else self.mean(chance, depth - 1, low, high)

    def mean(self, chance: C, depth: int, low: float, high: float) -> float:
        """Value a chance node: probe all outcomes, then search them."""
        tree, branches = self.tree, self.tree.outcomes(chance)
        lows = [tree.worth(node) if tree.is_over(node) else LOW for _, node in branches]
        highs = [tree.worth(node) if tree.is_over(node) else HIGH for _, node in branches]
        weights = [weight for weight, _ in branches]
        for probing in (True, False):
            for at, (weight, node) in enumerate(branches):
                if lows[at] == highs[at]:
                    continue
                least = (low - dot(weights, highs) + weight * highs[at]) / weight
                most = (high - dot(weights, lows) + weight * lows[at]) / weight
                if probing:
                    self.probe(node, depth, least, most, lows, highs, at)
                else:
                    value = self.decide(node, depth, least, most)
                    if value > least:
                        lows[at] = max(lows[at], value)
                    if value < most:
                        highs[at] = min(highs[at], value)
                if dot(weights, highs) <= low:
                    return dot(weights, highs)
                if dot(weights, lows) >= high:
                    return dot(weights, lows)
        return dot(weights, lows)

    def probe(
        self, node: D, depth: int, least: float, most: float, lows: list[float], highs: list[float], at: int
    ) -> None:
        """Bound an outcome by some of the actions there: who decides has at least the best of them."""
        actions = self.tree.actions(node)[: self.probes]
        if not actions:
            return
        if self.tree.wants_more(node):
            lows[at] = max(lows[at], self.best(node, actions, depth, LOW, most))
        else:
            highs[at] = min(highs[at], self.best(node, actions, depth, least, HIGH))


def dot(weights: Sequence[float], values: Sequence[float]) -> float:
    total = 0.0
    for weight, value in zip(weights, values, strict=True):
        total += weight * value
    return total
