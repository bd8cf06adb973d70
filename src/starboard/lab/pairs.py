"""Compares two bots by deals: a deal is played from every seat, and all of its games together are one observation.

So the luck of a deal favours nobody and does not widen the interval. With two seats the outcomes of a pair are five
(pentanomial). The sequential test is the generalized SPRT of two Elo differences on these outcomes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import inf, log, log10, sqrt

from starboard.lab.statistics import Z95
from starboard.lab.tournament import Played

OUTCOMES = tuple(Fraction(part, 4) for part in range(5))  # of a pair, as a share
UNSEEN = 1e-3  # times that an outcome counts which never came: a few equal pairs do not prove that there is no spread
ERROR = 0.05  # chance of a wrong decision, either way
LEAST = 25  # deals before a decision: the spread of fewer is not known


def score_of(elo: float) -> float:
    """Return the share of the victory that an Elo difference stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    return inf if score >= 1 else -inf if score <= 0 else -400 * log10(1 / score - 1)


@dataclass(slots=True)
class Pairs:
    """Counts deals by the share of the victory that the first bot had in them, in all of their games together.

    Among more than two the share is compared with an even one: a score of 0.5 is what bots that are alike have.
    """

    counts: Counter[Fraction] = field(default_factory=Counter)

    @classmethod
    def of(cls, games: Iterable[Played], entrants: frozenset[int], seats: int) -> Pairs:
        """Sum up the whole deals among the games; `entrants` are the places of the first bot among the levels."""
        deals: dict[int, list[Fraction]] = {}
        for game in games:
            deals.setdefault(game.number // seats, []).append(sum((game.shares[one] for one in entrants), Fraction()))
        pairs = cls()
        for shares in deals.values():
            if len(shares) == seats:
                pairs.add(sum(shares, Fraction()) / seats, Fraction(len(entrants), seats))
        return pairs

    def add(self, share: Fraction, even: Fraction = Fraction(1, 2)) -> None:
        """Count a deal. A share is put on the scale on which an even one is a half."""
        score = share / even / 2 if share <= even else 1 - (1 - share) / (1 - even) / 2
        self.counts[score] += 1

    @property
    def deals(self) -> int:
        return self.counts.total()

    @property
    def moments(self) -> tuple[float, float, float]:
        """Return the weight of all deals, the mean score and its variance a deal."""
        weights = dict.fromkeys(OUTCOMES, UNSEEN)
        for score, count in self.counts.items():
            weights[score] = weights.get(score, 0.0) + count
        total = sum(weights.values())
        mean = sum(float(score) * weight for score, weight in weights.items()) / total
        return total, mean, sum((float(score) - mean) ** 2 * weight for score, weight in weights.items()) / total

    @property
    def score(self) -> float:
        return float(sum(score * count for score, count in self.counts.items()) / self.deals) if self.deals else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95 % interval of the score, by the normal distribution."""
        if not self.deals:
            return 0.0, 1.0
        total, mean, variance = self.moments
        reach = Z95 * sqrt(variance / total)
        return max(0.0, mean - reach), min(1.0, mean + reach)

    @property
    def elo(self) -> tuple[float, float, float]:
        """Return the Elo difference, and the ends of its interval."""
        low, high = self.interval
        return elo_of(self.score), elo_of(low), elo_of(high)

    def evidence(self, elo0: float, elo1: float) -> float:
        """Return the log-likelihood ratio of the second Elo difference against the first."""
        total, mean, variance = self.moments
        score0, score1 = score_of(elo0), score_of(elo1)
        return total * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance)


@dataclass(frozen=True, slots=True)
class Sequential:
    """Tests whether a bot is better by `elo1` rather than by `elo0`, as long as it needs and no longer than `most`."""

    elo0: float = 0.0
    elo1: float = 20.0
    most: int = 1000  # deals

    def verdict(self, pairs: Pairs) -> bool | None:
        """Tell whether it is better; None as long as that is open. At the end the nearer of the two counts."""
        if pairs.deals < min(LEAST, self.most):
            return None
        evidence, bound = pairs.evidence(self.elo0, self.elo1), log((1 - ERROR) / ERROR)
        if abs(evidence) >= bound:
            return evidence > 0
        return evidence > 0 if pairs.deals >= self.most else None
