"""Deals the common tables of both searches, and counts what came of the options that were tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from starboard.bots.bot import ask_of
from starboard.bots.mind import AnyMind
from starboard.kernel.ask import Option
from starboard.kernel.chance import SEEDS, Dice, below
from starboard.kernel.position import Position

MOST_DEALS = 400  # positions that are imagined; after them the first one comes again

Deal = tuple[Position[Any], dict[str, Option]]  # an imagined position, and what the seat may choose in it


@dataclass(slots=True)
class Tried:
    """Counts what came of an option."""

    promise: float
    tries: int = 0
    won: list[float] = field(default_factory=list)  # shares of the victory, by seat
    worth: list[float] = field(default_factory=list)  # the same, with what being ahead counts: options compare by it

    def count(self, shares: list[float], worth: list[float]) -> None:
        self.tries += 1
        self.won = [a + b for a, b in zip(self.won, shares, strict=True)] if self.won else shares
        self.worth = [a + b for a, b in zip(self.worth, worth, strict=True)] if self.worth else worth


class Trying:
    """Tries the options of one decision of a seat.

    The n-th deal is the same for every option: so they are compared by what they are worth, and not by the luck that
    each of them had.
    """

    def __init__(self, mind: AnyMind, position: Position[Any], seat: int, dice: Dice) -> None:
        self.mind, self.position, self.seat, self.dice = mind, position, seat, dice
        self.deals: list[Deal] = []

    @property
    def options(self) -> Mapping[str, Tried]:
        """Return what is known of the options, by notation."""
        raise NotImplementedError

    def attempt(self, notation: str) -> None:
        """Try this option once."""
        raise NotImplementedError

    def deal(self, number: int) -> Deal:
        """Imagine the position for the try of this number of any option."""
        number %= MOST_DEALS
        while len(self.deals) <= number:
            seen = self.position.imagine(self.seat, below(self.dice, SEEDS))
            self.deals.append((seen, {option.notation: option for option in ask_of(seen, self.seat).options}))
        return self.deals[number]

    def worth(self, trial: Position[Any], shares: list[float]) -> list[float]:
        """Add what being ahead of the rivals counts to the shares of the victory."""
        margin = self.mind.margin
        if not margin:
            return shares
        return [share + margin * lead for share, lead in zip(shares, self.mind.leads(trial), strict=True)]

    def compare(self) -> None:
        """Try a second option, if the budget was enough for one only."""
        options = self.options
        untried = [notation for notation, one in options.items() if not one.tries]
        if untried and len(options) - len(untried) < 2:
            self.attempt(max(untried, key=lambda notation: options[notation].promise))

    def look_at(self, notation: str, tries: int) -> None:
        """Try an option, whatever it promises, until it was tried so often."""
        while notation not in self.options or self.options[notation].tries < tries:
            self.attempt(notation)
