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
from starboard.bots.tries import Tried, Trying
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

LONGEST = 400  # decisions of a try
FAR = 3.0  # doubts that an option may promise less than the best and still be tried
CLEAR = 2.5  # deviations by which an option has to be worse to be left out before its time
ENOUGH = 6  # tries before that
NOISE, GUESSED = 0.5, 3.0  # log odds by which tries are taken to differ at first, and so many tries
FLAT = 0.003  # least slope of what is compared over the log odds: where one is far ahead or behind


@dataclass(slots=True)
class Line(Tried):
    """Keeps what each try of an option brought, too. What it promises is in log odds."""

    found: list[float] = field(default_factory=list)  # what the searching seat had of it, by deal


class Flat(Trying):
    """Compares the options of one decision of a seat.

    A thorough one is for whoever wants to know: it does not stop when the choice is clear.
    """

    def __init__(self, mind: AnyMind, position: Position[Any], seat: int, dice: Dice, thorough: bool = False) -> None:
        super().__init__(mind, position, seat, dice)
        self.thorough = thorough
        seen, _ = self.deal(0)
        ask = ask_of(seen, seat)
        values = mind.values(seen, ask, dice)
        self.lines = {text: Line(value) for text, value in zip(ask.notations, values, strict=True)}
        self.share = mind.shares(seen.state)[seat]
        self.policy = mind.policy()
        lines = self.lines
        promising = sorted(lines, key=lambda text: -lines[text].promise)[: mind.wide]
        least = lines[promising[0]].promise - FAR * mind.doubt
        # Options that are still compared, the most promising one first.
        self.left = [text for text in promising if thorough or lines[text].promise >= least]
        # By option: what it is worth against the first of those with which it was compared, and the deviation.
        self.judged: dict[str, tuple[float, float]] = {}

    @property
    def options(self) -> dict[str, Line]:
        return self.lines

    def run(self, budget: Budget) -> None:
        allowance, lines = budget.start(), self.lines
        rounds, done = max(1, round(log2(len(self.left)))), 0
        while allowance.allows_another() and (len(self.left) > 1 or not lines[self.left[0]].tries):
            fewest = min(self.left, key=lambda text: lines[text].tries)
            if fewest == self.left[0] and lines[fewest].tries > 1:
                spent = int(rounds * allowance.spent)
                self.narrow(spent > done)
                done = spent
                fewest = min(self.left, key=lambda text: lines[text].tries)
            self.attempt(fewest)
        self.judge()

    def judge(self) -> None:
        """Estimate what the options that are left are worth against the most promising of them."""
        lines, first = self.lines, self.lines[self.left[0]]
        tried = [lines[text] for text in self.left if lines[text].tries]
        won = added(line.won[self.seat] for line in tried)
        share = (self.share + won) / (1 + sum(line.tries for line in tried))
        slope = max(FLAT, share * (1 - share))  # by which log odds become shares
        prior = (slope * self.mind.doubt) ** -2
        self.judged[self.left[0]] = 0.0, 0.0
        for text in self.left[1:]:
            gains = [own - other for own, other in zip(lines[text].found, first.found, strict=False)]
            mean = added(gains) / len(gains) if gains else 0.0
            spread = GUESSED * (slope * NOISE) ** 2 + added((gain - mean) ** 2 for gain in gains)
            weight = len(gains) * (GUESSED + len(gains)) / spread
            promised = slope * (lines[text].promise - first.promise)
            self.judged[text] = (prior * promised + weight * mean) / (prior + weight), (prior + weight) ** -0.5

    def narrow(self, halve: bool) -> None:
        """Look no more at what is clearly worse than the best; or at the worse half."""
        self.judge()
        judged, left = self.judged, self.left
        best = max(left, key=lambda text: judged[text][0])
        most, deviation = judged[best]
        if not self.thorough and self.lines[left[0]].tries >= ENOUGH:
            least = {text: most - CLEAR * sqrt(judged[text][1] ** 2 + deviation**2) for text in left}
            left = [text for text in left if text == best or judged[text][0] > least[text]]
        if halve and len(left) > 2:
            kept = sorted(left, key=lambda text: -judged[text][0])[: (len(left) + 1) // 2]
            left = [text for text in left if text in kept]
        self.left = left

    def attempt(self, notation: str) -> None:
        """Play an option and what follows from it, and count what is found there."""
        line = self.lines[notation]
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
        worth = self.worth(trial, shares)
        line.count(shares, worth)
        line.found.append(worth[self.seat])

    @property
    def visits(self) -> AllVisits:
        """Count the tries of each option, and tell by how much it is worth more or less than they say."""
        lines, seat = self.lines, self.seat
        first = lines[self.left[0]]
        usual = first.worth[seat] / first.tries
        found = {}
        for text, line in lines.items():
            if not line.tries:
                found[text] = Visits(0, 0.0)
                continue
            won, worth = line.won[seat], line.worth[seat]
            estimate = usual + self.judged[text][0] if text in self.judged else worth / line.tries
            found[text] = Visits(line.tries, won, worth - won, line.tries * estimate - worth)
        return found
