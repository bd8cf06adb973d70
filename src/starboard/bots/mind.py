"""Declares what a game tells the bots of all levels: values of options, and shares of seats. The rest is the bots’."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import exp
from typing import Any, ClassVar, Generic

from starboard.bots.budget import Budget
from starboard.bots.linear import Linear, added, softmax
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.kernel.state import S

DECIDED = 8.0  # log odds at which a victory is as good as certain
MOST = 500.0  # of an exponent


Policy = Callable[[Position[S], Ask, Dice], Option]


class Mind(Generic[S]):
    """Written once per game. Every position it is given is imagined: nothing in it is a secret of the true game."""

    warmth: ClassVar[float]  # what two options must be apart in value for one of them to be clearly better
    exploring: ClassVar[float] = 0.5  # how much an option's promise counts against what the tries have shown
    alone: ClassVar[bool] = False  # whether a tree has only the decisions of the seat that searches
    # What being ahead of the rivals counts where a search compares, the victory being 1: it decides once that is clear.
    margin: ClassVar[float] = 0.1
    point: ClassVar[float] = 1.0  # points at the end by which one is clearly ahead
    flat: ClassVar[bool] = False  # whether the search compares the options of a decision alone (bots/flat.py)
    rounds: ClassVar[int] = 1  # of a try by itself where a tree has only one's own decisions: so many own turns
    turns: ClassVar[int] = 0  # that begin before a try of a flat search is valued; 0: as many as there are seats
    wide: ClassVar[int] = 6  # options that it compares at most
    doubt: ClassVar[float] = 0.15  # log odds by which a promise may be wrong
    # How far the easy and the medium bot misjudge a value at most, in warmths.
    vague: ClassVar[tuple[float, float]] = (2.5, 2.0)
    features: ClassVar[tuple[str, ...]]  # names of the numbers by which `describe` tells how a seat stands
    linear: Linear  # the weights of them

    def __init__(self, linear: Linear) -> None:
        self.linear = linear

    def describe(self, g: S) -> list[list[float]]:
        """Compute the features of every seat."""
        raise NotImplementedError

    def is_quiet(self, ask: Ask) -> bool:
        """Tell whether the features tell how things stand at this decision: nothing is under way."""
        return True

    def straying(self, ask: Ask, usual: int) -> int:
        """Return the chance in 100 of a random choice here in games to learn from: more where exploring teaches."""
        return usual

    def begins_turn(self, ask: Ask) -> bool:
        """Tell whether somebody's turn begins with this decision: it comes once a turn."""
        return self.is_quiet(ask)

    def values(self, seen: Position[S], ask: Ask, dice: Dice) -> list[float]:
        """Value each option for the seat that is asked, in a unit of the game's own."""
        raise NotImplementedError

    def shares(self, g: S) -> list[float]:
        """Estimate the share of the victory of each seat; together 1."""
        return softmax(self.scores(g))

    def scores(self, g: S) -> list[float]:
        """Score each seat: two seats differ by the log odds of one against the other."""
        return self.linear.scores(self.describe(g))

    def small(self, seen: Position[S], ask: Ask, dice: Dice) -> Option | None:
        """Answer a decision that is not worth a search; None if it is."""
        return None

    def about(self, ask: Ask) -> Hashable:
        """Return what a decision is about, besides who decides: equal for what can be thought of as the same."""
        return ask.kind

    def go_on(self, trial: Position[S], dice: Dice) -> None:
        """Play from where a search has come to the next moment at which `shares` can be trusted."""

    def expect(self, trial: Position[S], seat: int, dice: Dice) -> list[float]:
        """Estimate the shares where a search, by this seat, has come to its end. The position may be changed."""
        if trial.ask is not None:
            self.go_on(trial, dice)
        return self.outcome(trial)

    def for_budget(self, budget: Budget, seats: int, fast: bool) -> Mind[S]:
        """Return the mind that a tree is grown with: itself, or one that looks further where there are enough tries."""
        return self

    def policy(self) -> Policy[S]:
        """Return how a search plays on for everybody: what is thought of in one search may be remembered in it."""
        return self.best

    def solve(self, seen: Position[S], ask: Ask, budget: Budget, every: bool) -> list[float] | None:
        """Compute the exact share of the seat that is asked after each option, near the end; None if it takes too long.

        Unless every one is wanted, an option that is no better than another may be given more than it is worth, but no
        more than that other.
        """
        return None

    # What follows from it.

    def best(self, seen: Position[S], ask: Ask, dice: Dice) -> Option:
        """Choose the option that promises most; among equals chance decides."""
        chosen = self.small(seen, ask, dice) if len(ask.choices) > 1 else ask.options[0]
        if chosen is not None:
            return chosen
        values = self.values(seen, ask, dice)
        most = max(values) - 1e-9
        good = [at for at, value in enumerate(values) if value >= most]
        return ask.options[good[below(dice, len(good))]]

    def outcome(self, position: Position[S]) -> list[float]:
        """Return what each seat has of the victory, or may expect of it."""
        result = position.result
        return self.shares(position.state) if result is None else result.shares

    def leads(self, position: Position[S]) -> list[float]:
        """Estimate how far each seat is ahead of its rivals: 1 of all of them by far, 0 behind all by far.

        Unlike the share of the victory it does not saturate in a game that is nearly decided, and it tells a second
        place from a last one.
        """
        seats, result = position.seats, position.result
        if result is None:
            scores, unit, parties = self.scores(position.state), DECIDED, list(range(seats))
        else:
            scores, unit, parties = [float(score) for score in result.scores], self.point, result.parties
        return [
            mean([sigmoid((own - scores[other]) / unit) for other in range(seats) if parties[other] != parties[seat]])
            for seat, own in enumerate(scores[:seats])
        ]


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(-MOST, min(MOST, x))))


def mean(numbers: list[float]) -> float:
    """Return the mean of what is there; who plays alone is neither ahead nor behind."""
    return added(numbers) / len(numbers) if numbers else 0.5


AnyMind = Mind[Any]
