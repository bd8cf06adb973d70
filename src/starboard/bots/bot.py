"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position


@dataclass(slots=True)
class Weight:
    """What a search says of an option."""

    tries: int
    won: float  # by the searching seat, in all tries together

    @property
    def share(self) -> float:
        """The part of the victory to be expected."""
        return self.won / self.tries


Weights = dict[str, Weight]


@dataclass(slots=True)
class Thought:
    """What a bot would do, and, if it has searched, what it found about each option."""

    notation: str
    weights: Weights = field(default_factory=dict)


def agreed(thoughts: Sequence[Thought]) -> Thought:
    """What several who thought about the same decision do together."""
    total = add_up([thought.weights for thought in thoughts])
    return Thought(heaviest(total), total) if total else thoughts[0]


def add_up(many: Sequence[Weights]) -> Weights:
    """What several searches from the same decision say together."""
    total: Weights = {}
    for weights in many:
        for notation, one in weights.items():
            so_far = total.setdefault(notation, Weight(0, 0.0))
            so_far.tries += one.tries
            so_far.won += one.won
    return total


def heaviest(weights: Weights) -> str:
    """The option that won most of its tries, among those that were tried often: at least half as often as any other."""
    enough = max(weight.tries for weight in weights.values()) / 2
    often = {notation: weight for notation, weight in weights.items() if weight.tries and weight.tries >= enough}
    return max(often, key=lambda notation: (often[notation].share, often[notation].tries))


def next_best(weights: Weights, best: str) -> str | None:
    """The option that a search came back to most often, after the one it would choose; None if it tried no other."""
    others = {notation: one for notation, one in weights.items() if notation != best and one.tries}
    return max(others, key=lambda notation: (others[notation].tries, others[notation].won), default=None)


class Bot:
    """Subclasses write `pick`, and go by nothing but the position. Those that search write `consider`."""

    def choose(self, position: Position[Any], seat: int, seed: int) -> Option:
        """An option of the pending ask of the seat; the same for the same seed and the same knowledge.

        The bot is handed an imagined position, in which nothing is true that the seat cannot know.
        """
        seen = position.imagine(seat, seed)
        return position.legal(self.pick(seen, ask_of(seen, seat), Dice(seed)))

    def consider(self, position: Position[Any], seat: int, seed: int) -> Thought:
        """The same, with what led to it."""
        return Thought(self.choose(position, seat, seed).notation)

    def advise(self, position: Position[Any], seat: int, seed: int) -> Thought:
        """The same for somebody who wants to know: a search has something to compare its choice with."""
        return self.consider(position, seat, seed)

    def pick(self, seen: Position[Any], ask: Ask, dice: Dice) -> Option:
        raise NotImplementedError


def ask_of(position: Position[Any], seat: int) -> Ask:
    return next(ask for ask in position.asks if ask.seat == seat)
