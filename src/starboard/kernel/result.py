"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Result:
    scores: list[int]  # by seat
    places: list[int]  # by seat, from 1; equals share the better place

    @classmethod
    def by_score(cls, scores: Sequence[int]) -> Result:
        return cls(list(scores), [1 + sum(other > score for other in scores) for score in scores])

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """What each seat has of the victory: all of it, a part, or nothing."""
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]
