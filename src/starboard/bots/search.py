"""Searches any game: information-set Monte Carlo tree search over what a seat can know.

Each try imagines what is hidden and walks down one tree that belongs to the knowledge of the searching seat: what
cannot be chosen in the imagined position is not there this time, and an edge counts how often it was. Where the tree
ends the game is played on a little and valued. Of many options only the most promising are looked at first, and more
of them as the tries go on.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from heapq import nlargest
from math import exp, sqrt
from typing import TYPE_CHECKING, Any

from starboard.bots.bot import AllVisits, Bot, Thought, Visits, ask_of, best_of
from starboard.bots.budget import Budget
from starboard.bots.flat import Flat
from starboard.bots.linear import added
from starboard.bots.mind import AnyMind
from starboard.bots.tries import Tried, Trying
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

if TYPE_CHECKING:
    from starboard.bots.fast_search import FastSearch

WIDE, WIDER = 3, 0.8  # so many options are looked at, and so many more times the root of the tries
PLAIN = 0.1  # part of the promise that all options share, for the values may be wrong
UNTRIED = 0.08  # what an option that was not tried yet is taken to be worse than those that were
DEEPEST = 40
SOLVED = 1_000_000  # tries that a share counts for which is known exactly, against those of other workers


@dataclass(slots=True)
class Edge(Tried):
    """Leads from an option to what may follow it."""

    there: int = 0  # times that it could be chosen
    after: dict[Hashable, Node] = field(default_factory=dict)  # by who decides next, and about what


@dataclass(slots=True)
class Node:
    """Is a decision, as far as the searching seat can tell it from others."""

    edges: dict[str, Edge] = field(default_factory=dict)  # by notation
    tries: int = 0


class Search(Trying):
    """Grows a tree from one decision of a seat."""

    def __init__(self, mind: AnyMind, position: Position[Any], seat: int, dice: Dice, root: Node | None = None) -> None:
        super().__init__(mind, position, seat, dice)
        self.root = Node() if root is None else root

    @property
    def options(self) -> dict[str, Edge]:
        return self.root.edges

    def run(self, budget: Budget) -> None:
        allowance = budget.start()
        while allowance.allows_another():
            self.attempt()

    @property
    def visits(self) -> AllVisits:
        """Count the tries of each option at the root."""
        seat = self.seat
        return {
            text: Visits(edge.tries, edge.won[seat], edge.worth[seat] - edge.won[seat]) if edge.won else Visits(0, 0.0)
            for text, edge in self.root.edges.items()
        }

    def after(self, notation: str) -> Mapping[Hashable, Node]:
        """Return what may follow an option, by who decides and about what: to go on from there."""
        return self.root.edges[notation].after

    def attempt(self, first: str | None = None) -> None:
        """Walk to where the tree ends, value what is found there, and count it for every step of the way."""
        seen, options = self.deal(0)
        notation, edge = self.choose(self.root, seen, ask_of(seen, self.seat), options, first)
        seen, options = self.deal(edge.tries)
        trial, option = seen.copy(), options[notation]
        path = [edge]
        while True:
            trial.play(option)
            following = self.decision(trial)
            if following is None:
                break
            ask = following
            key = (ask.seat, self.mind.about(ask))
            if key not in edge.after:
                edge.after[key] = Node()
                break
            if len(path) == DEEPEST or (self.mind.alone and ask.seat != self.seat):
                break
            options = {option.notation: option for option in ask.options}
            notation, edge = self.choose(edge.after[key], trial, ask, options)
            option = options[notation]
            path.append(edge)
        shares = self.mind.expect(trial, self.seat, self.dice)
        worth = self.worth(trial, shares)
        for edge in path:
            edge.count(shares, worth)

    def decision(self, trial: Position[Any]) -> Ask | None:
        """Play on to the next decision that is worth a node."""
        while trial.ask is not None:
            ask = trial.ask
            if len(ask.choices) > 1:
                small = self.mind.small(trial, ask, self.dice)
                if small is None:
                    return ask
                trial.play(small)
            else:
                trial.play(ask.options[0])
        return None

    def choose(
        self, node: Node, trial: Position[Any], ask: Ask, options: dict[str, Option], wanted: str | None = None
    ) -> tuple[str, Edge]:
        """Choose the option with the best sum of prior and result (PUCT), for the seat that decides."""
        edges = node.edges
        if not options.keys() <= edges.keys():
            self.open(node, trial, ask, options)
        node.tries += 1
        there = [(notation, edges[notation]) for notation in options]
        for _, edge in there:
            edge.there += 1
        if wanted is not None:
            return wanted, edges[wanted]
        widest = WIDE + int(WIDER * sqrt(node.tries))
        if len(there) > widest:
            there = nlargest(widest, there, key=lambda one: one[1].promise)
        seat, exploring = ask.seat, self.mind.exploring
        tried = [edge for _, edge in there if edge.tries]
        tries = sum(edge.tries for edge in tried)
        usual = added(edge.worth[seat] for edge in tried) / tries - UNTRIED if tried else 0.0

        def hope(one: tuple[str, Edge]) -> float:
            edge = one[1]
            shown = edge.worth[seat] / edge.tries if edge.tries else usual
            return shown + exploring * edge.promise * sqrt(edge.there) / (1 + edge.tries)

        return max(there, key=hope)

    def open(self, node: Node, trial: Position[Any], ask: Ask, options: dict[str, Option]) -> None:
        """Give each option its promise: values become chances, the better the likelier."""
        values = self.mind.values(trial, ask, self.dice)
        most = max(values)
        weights = [exp((value - most) / self.mind.warmth) for value in values]
        total = added(weights)
        for notation, weight in zip(options, weights, strict=True):
            if notation not in node.edges:
                node.edges[notation] = Edge(PLAIN / len(values) + (1 - PLAIN) * weight / total)


class SearchBot(Bot):
    """Searches at every decision that is worth it.

    It remembers the tree of its last decision: if the next one follows from its own choice and no chance came between,
    it goes on from there.
    """

    def __init__(self, mind: AnyMind, budget: Budget, fast: bool = False) -> None:
        self.mind, self.budget = mind, budget
        self.fast = fast  # by the compiled rules and mind of the game, with the same choices
        # Moves so far, seat, chance, what follows.
        self.memory: tuple[int, int, int, Mapping[Hashable, Any]] | None = None

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        return position.legal(self.consider(position, seat, seed).notation, seat)

    def consider(self, position: Position[Any], seat: int, seed: int) -> Thought:
        return self.think(position, seat, seed, compares=False)

    def advise(self, position: Position[Any], seat: int, seed: int) -> Thought:
        return self.think(position, seat, seed, compares=True)

    def think(self, position: Position[Any], seat: int, seed: int, compares: bool) -> Thought:
        dice = Dice(seed)
        seen = position.imagine(seat, seed)
        ask = ask_of(seen, seat)
        chosen = ask.options[0] if len(ask.choices) == 1 else self.mind.small(seen, ask, dice)
        if chosen is not None:
            return Thought(chosen.notation)
        solved = self.mind.solve(seen, ask, self.budget, compares)
        if solved is not None:
            visits = {text: Visits(SOLVED, share * SOLVED) for text, share in zip(ask.notations, solved, strict=True)}
            return Thought(best_of(visits), visits)
        if self.mind.flat:
            flat = Flat(self.mind, position, seat, dice, compares)
            flat.run(self.budget)
            if compares:
                flat.compare()
            visits = flat.visits
            return Thought(best_of(visits), visits)
        search = self.search(position, seat, dice, self.remembered(position, ask))
        search.run(self.budget)
        if compares:
            search.compare()
        visits = search.visits
        notation = best_of(visits)
        self.memory = position.ply + 1, seat, position.state.chance, search.after(notation)
        return Thought(notation, visits)

    def search(self, position: Position[Any], seat: int, dice: Dice, root: Any) -> Search | FastSearch:
        mind = self.mind.for_budget(self.budget, position.seats, self.fast)
        if self.fast:
            from starboard.bots.fast_search import FastSearch

            return FastSearch(mind, position, seat, dice, root)
        return Search(mind, position, seat, dice, root)

    def remembered(self, position: Position[Any], ask: Ask) -> Any:
        """Return the node of this decision in the last tree, if it is there."""
        if self.memory is None:
            return None
        moves, seat, chance, after = self.memory
        if (moves, seat, chance) != (position.ply, ask.seat, position.state.chance):
            return None
        return after.get((seat, self.mind.about(ask)))
