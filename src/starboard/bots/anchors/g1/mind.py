"""Declares what a game tells the bots of all levels: values of options, and shares of seats. The rest is the bots’."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, Generic

from starboard.bots.anchors.g1.linear import Linear
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position
from starboard.kernel.state import S


class Mind(Generic[S]):
    """Written once per game. Every position it is given is imagined: nothing in it is a secret of the true game."""

    warmth: ClassVar[float]  # what two options must be apart in value for one of them to be clearly better
    exploring: ClassVar[float] = 0.5  # how much an option's promise counts against what the tries have shown
    alone: ClassVar[bool] = False  # whether a tree has only the decisions of the seat that searches
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

    def values(self, seen: Position[S], ask: Ask, dice: Dice) -> list[float]:
        """Value each option for the seat that is asked, in a unit of the game's own."""
        raise NotImplementedError

    def promises(self, seen: Position[S], ask: Ask, dice: Dice) -> list[float]:
        """Value the options as priors of a search: that may be rougher, for the tries will tell."""
        return self.values(seen, ask, dice)

    def shares(self, g: S) -> list[float]:
        """Estimate the share of the victory of each seat; together 1."""
        return self.linear.shares(self.describe(g))

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


AnyMind = Mind[Any]
