"""Searches a decision by its options alone: the most promising ones, on common deals, fewer and fewer of them.

A try imagines what is hidden, plays an option and then plays on for everybody as the mind does (`Mind.policy`) until
the others have answered: there the table is valued. The n-th try of one option has the same deal as the n-th try of
another, so that options are compared by what they are worth and not by the luck that each of them had. The budget is
shared out in rounds, after each of which the worse half of the options is looked at no more (sequential halving).

What an option is worth against the most promising one is estimated from both, its promise and its tries: the wider the
tries are spread, the more of them it takes to say more than the promise does. So a few tries do not choose by luck.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log2, sqrt
from typing import Any

from starboard.bots.bot import AllVisits, Visits, ask_of
from starboard.bots.budget import Budget
from starboard.bots.linear import added
from starboard.bots.mind import AnyMind
from starboard.kernel.ask import Option
from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.position import Position

MOST_DEALS = 400  # positions that are imagined; after them the first one comes again
LONGEST = 400  # decisions of a try
FAR = 3.0  # doubts that an option may promise less than the best and still be tried
CLEAR = 2.5  # deviations by which an option has to be worse to be left out before its time
ENOUGH = 6  # tries before that
NOISE, GUESSED = 0.5, 3.0  # log odds by which tries are taken to differ at first, and so many tries
FLAT = 0.003  # least slope of what is compared over the log odds: where one is far ahead or behind


@dataclass(slots=True)
class Line:
    """Counts what came of an option."""

    promise: float  # log odds
    tries: int = 0
    won: list[float] = field(default_factory=list)  # shares of the victory, by seat
    worth: list[float] = field(default_factory=list)  # the same, with what being ahead counts
    found: list[float] = field(default_factory=list)  # what the searching seat had of it, by deal

    def count(self, shares: list[float], worth: list[float], seat: int) -> None:
        self.tries += 1
        self.won = [a + b for a, b in zip(self.won, shares, strict=True)] if self.won else shares
        self.worth = [a + b for a, b in zip(self.worth, worth, strict=True)] if self.worth else worth
        self.found.append(worth[seat])


@dataclass(slots=True)
class Root:
    edges: dict[str, Line] = field(default_factory=dict)  # by notation


Deal = tuple[Position[Any], dict[str, Option]]  # an imagined position, and what the seat may choose in it


class Flat:
    """Compares the options of one decision of a seat.

    A thorough one is for whoever wants to know: it does not stop when the choice is clear.
    """

    def __init__(self, mind: AnyMind, position: Position[Any], seat: int, dice: Dice, thorough: bool = False) -> None:
        self.mind, self.position, self.seat, self.dice, self.thorough = mind, position, seat, dice, thorough
        self.deals: list[Deal] = []
        seen, _ = self.deal(0)
        ask = ask_of(seen, seat)
        values = mind.promises(seen, ask, dice)
        self.root = Root({text: Line(value) for text, value in zip(ask.notations, values, strict=True)})
        self.share = mind.shares(seen.state)[seat]
        self.policy = mind.policy()
        edges = self.root.edges
        promising = sorted(edges, key=lambda text: -edges[text].promise)[: mind.wide]
        least = edges[promising[0]].promise - FAR * mind.doubt
        # Options that are still compared, the most promising one first.
        self.left = [text for text in promising if thorough or edges[text].promise >= least]
        # By option: what it is worth against the first of those with which it was compared, and the deviation.
        self.judged: dict[str, tuple[float, float]] = {}

    def run(self, budget: Budget) -> None:
        allowance, edges = budget.start(), self.root.edges
        rounds, done = max(1, round(log2(len(self.left)))), 0
        while allowance.allows_another() and (len(self.left) > 1 or not edges[self.left[0]].tries):
            fewest = min(self.left, key=lambda text: edges[text].tries)
            if fewest == self.left[0] and edges[fewest].tries > 1:
                spent = int(rounds * allowance.spent)
                self.narrow(spent > done)
                done = spent
                fewest = min(self.left, key=lambda text: edges[text].tries)
            self.attempt(fewest)
        self.judge()

    def compare(self) -> None:
        """Try a second option, if the budget was enough for one only."""
        edges = self.root.edges
        untried = [notation for notation, line in edges.items() if not line.tries]
        if untried and len(edges) - len(untried) < 2:
            self.attempt(max(untried, key=lambda notation: edges[notation].promise))

    def look_at(self, notation: str, tries: int) -> None:
        """Try an option, whatever it promises, until it was tried so often."""
        while self.root.edges[notation].tries < tries:
            self.attempt(notation)

    def judge(self) -> None:
        """Estimate what the options that are left are worth against the most promising of them."""
        edges, first = self.root.edges, self.root.edges[self.left[0]]
        tried = [edges[text] for text in self.left if edges[text].tries]
        won = added(line.won[self.seat] for line in tried)
        share = (self.share + won) / (1 + sum(line.tries for line in tried))
        slope = max(FLAT, share * (1 - share))  # by which log odds become shares
        prior = (slope * self.mind.doubt) ** -2
        self.judged[self.left[0]] = 0.0, 0.0
        for text in self.left[1:]:
            gains = [own - other for own, other in zip(edges[text].found, first.found, strict=False)]
            mean = added(gains) / len(gains) if gains else 0.0
            spread = GUESSED * (slope * NOISE) ** 2 + added((gain - mean) ** 2 for gain in gains)
            weight = len(gains) * (GUESSED + len(gains)) / spread
            promised = slope * (edges[text].promise - first.promise)
            self.judged[text] = (prior * promised + weight * mean) / (prior + weight), (prior + weight) ** -0.5

    def narrow(self, halve: bool) -> None:
        """Look no more at what is clearly worse than the best; or at the worse half."""
        self.judge()
        judged, left = self.judged, self.left
        best = max(left, key=lambda text: judged[text][0])
        most, deviation = judged[best]
        if not self.thorough and self.root.edges[left[0]].tries >= ENOUGH:
            least = {text: most - CLEAR * sqrt(judged[text][1] ** 2 + deviation**2) for text in left}
            left = [text for text in left if text == best or judged[text][0] > least[text]]
        if halve and len(left) > 2:
            kept = sorted(left, key=lambda text: -judged[text][0])[: (len(left) + 1) // 2]
            left = [text for text in left if text in kept]
        self.left = left

    def attempt(self, notation: str) -> None:
        """Play an option and what follows from it, and count what is found there."""
        line = self.root.edges[notation]
        seen, options = self.deal(line.tries)
        trial, dice, mind, policy = seen.copy(), self.dice, self.mind, self.policy
        trial.play(options[notation])
        turns = mind.turns or trial.seats
        for _ in range(LONGEST):
            ask = trial.ask
            if ask is None:
                break
            if mind.begins_turn(ask):
                turns -= 1
                if not turns:
                    break
            trial.play(policy(trial, ask, dice))
        shares = mind.outcome(trial)
        worth = shares
        if margin := mind.margin:
            worth = [share + margin * lead for share, lead in zip(shares, mind.leads(trial), strict=True)]
        line.count(shares, worth, self.seat)

    def deal(self, number: int) -> Deal:
        """Imagine the position for the try of this number of any option."""
        number %= MOST_DEALS
        while len(self.deals) <= number:
            seen = self.position.imagine(self.seat, below(self.dice, SEEDS))
            self.deals.append((seen, {option.notation: option for option in ask_of(seen, self.seat).options}))
        return self.deals[number]

    @property
    def visits(self) -> AllVisits:
        """Count the tries of each option, and tell by how much it is worth more or less than they say."""
        edges, seat = self.root.edges, self.seat
        first = edges[self.left[0]]
        usual = first.worth[seat] / first.tries
        found = {}
        for text, line in edges.items():
            if not line.tries:
                found[text] = Visits(0, 0.0)
                continue
            won, worth = line.won[seat], line.worth[seat]
            estimate = usual + self.judged[text][0] if text in self.judged else worth / line.tries
            found[text] = Visits(line.tries, won, worth - won, line.tries * estimate - worth)
        return found
