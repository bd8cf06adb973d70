"""Says how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(slots=True)
class Result:
    """Scores and places by seat. Who wins and loses together is one party, and has one place."""

    scores: list[int]
    places: list[int]  # from 1, counted by parties; equals share the better place
    parties: list[int] = field(default_factory=list)  # the same number for those who play together; else each its own

    def __post_init__(self) -> None:
        self.parties = self.parties or list(range(len(self.places)))

    @classmethod
    def by_score(cls, scores: Sequence[int], parties: Sequence[int] = ()) -> Result:
        """Rank by points. All seats of a party have the points of the party."""
        parties = list(parties) or list(range(len(scores)))
        totals = dict(zip(parties, scores, strict=True)).values()
        return cls(list(scores), [1 + sum(total > score for total in totals) for score in scores], parties)

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """Compute what each seat has of the victory: all of it, a part, or nothing.

        There is one victory a game, also where two have won it as a team: then each of them has half of it. So shares
        add up to one, the rates of all seats to 100 %, and what is expected of a game is told in the same numbers.
        """
        winners = self.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.places))]


def even_places(places: Sequence[int]) -> list[float]:
    """Make the places of equals even, counted by seats: two at the top are both 1.5th, the two after them 3.5th."""
    ahead = [sum(other < place for other in places) for place in places]
    return [
        # Whom the rules play has no seat, but may be ahead.
        max(place, 1 + better) + (places.count(place) - 1) / 2
        for place, better in zip(places, ahead, strict=True)
    ]
