"""Defines what a bot is, and what it tells of its choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position


@dataclass(slots=True)
class Visits:
    """Counts how often a search tried an option, and what it won."""

    tries: int
    won: float  # by the searching seat, in all tries together
    ahead: float = 0.0  # what being ahead of the rivals counted beside that
    doubted: float = 0.0  # and what is added because few tries say less than the option's promise

    @property
    def share(self) -> float:
        """Return the expected part of the victory."""
        return self.won / self.tries

    @property
    def worth(self) -> float:
        """Return that by which options are compared."""
        return (self.won + self.ahead + self.doubted) / self.tries


AllVisits = dict[str, Visits]  # by the notation of the option


@dataclass(slots=True)
class Thought:
    """Holds what a bot would do, and, if it has searched, what it found about each option."""

    notation: str
    visits: AllVisits = field(default_factory=dict)


def agreed(thoughts: Sequence[Thought]) -> Thought:
    """Merge the thoughts of several searches about the same decision."""
    total = add_up([thought.visits for thought in thoughts])
    return Thought(best_of(total), total) if total else thoughts[0]


def add_up(many: Sequence[AllVisits]) -> AllVisits:
    """Sum the visits of several searches from the same decision."""
    total: AllVisits = {}
    for visits in many:
        for notation, one in visits.items():
            so_far = total.setdefault(notation, Visits(0, 0.0))
            so_far.tries += one.tries
            so_far.won += one.won
            so_far.ahead += one.ahead
            so_far.doubted += one.doubted
    return total


def best_of(visits: AllVisits) -> str:
    """Choose the option that was worth most, of those tried at least half as often as any other."""
    enough = max(one.tries for one in visits.values()) / 2
    often = {notation: one for notation, one in visits.items() if one.tries and one.tries >= enough}
    return max(often, key=lambda notation: (often[notation].worth, often[notation].tries))


def next_best(visits: AllVisits, best: str) -> str | None:
    """Return the option that a search tried most, after the one it would choose; None if it tried no other."""
    others = {notation: one for notation, one in visits.items() if notation != best and one.tries}
    return max(others, key=lambda notation: (others[notation].tries, others[notation].won), default=None)


class Bot:
    """Chooses options by nothing but the position. Subclasses write `pick`; those that search write `consider`."""

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        """Choose an option of the pending ask of the seat; the same for the same seed and the same knowledge.

        The bot is handed an imagined position, in which nothing is true that the seat cannot know.
        """
        seen = position.imagine(seat, seed)
        return position.legal(self.pick(seen, ask_of(seen, seat), Dice(seed)))

    def consider(self, position: Position[Any], seat: int, seed: int) -> Thought:
        """Choose in the same way, and tell what led to it."""
        return Thought(self.choose(position, seat, seed).notation)

    def advise(self, position: Position[Any], seat: int, seed: int) -> Thought:
        """Choose for somebody who wants to know: a search has something to compare its choice with."""
        return self.consider(position, seat, seed)

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        raise NotImplementedError


def ask_of(position: Position[Any], seat: int) -> Ask:
    return next(ask for ask in position.asks if ask.seat == seat)
