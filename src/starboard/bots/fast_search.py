"""Searches by the compiled rules and mind of a game: the same tries, the same choice (docs/fast-lane.md)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from starboard.bots.bot import AllVisits, Visits
from starboard.bots.budget import Budget
from starboard.bots.mind import AnyMind
from starboard.bots.search import DEEPEST, PLAIN, UNTRIED, WIDE, WIDER
from starboard.bots.tries import MOST_DEALS
from starboard.fast.lane import Terms, lane_of
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position

AT_ONCE = 8  # tries between two looks at the clock


def terms_of(mind: AnyMind) -> Terms:
    """Collect what the lane has to know of a mind and of the search."""
    return Terms(
        weights=mind.linear.weights,
        warmth=mind.warmth,
        exploring=mind.exploring,
        wide=WIDE,
        wider=WIDER,
        plain=PLAIN,
        untried=UNTRIED,
        rounds=mind.rounds,
        deepest=DEEPEST,
        deals=MOST_DEALS,
    )


class FastSearch:
    """Does what `Search` does."""

    def __init__(self, mind: AnyMind, position: Position[Any], seat: int, dice: Dice, root: Any = None) -> None:
        self.seat = seat
        self.tree = lane_of(position.game).search(position, seat, dice, terms_of(mind), root)

    def run(self, budget: Budget) -> None:
        if budget.tries is not None and not budget.both:
            self.tree.attempt(budget.tries)
            return
        allowance = budget.start()
        while allowance.allows_another():
            self.tree.attempt(AT_ONCE)

    def compare(self) -> None:
        found = self.tree.found
        untried = [notation for notation, one in found.items() if not one.tries]
        if untried and len(found) - len(untried) < 2:
            self.tree.attempt(1, max(untried, key=lambda notation: found[notation].promise))

    @property
    def visits(self) -> AllVisits:
        return {text: Visits(one.tries, one.won[self.seat]) for text, one in self.tree.found.items()}

    def after(self, notation: str) -> dict[Hashable, Any]:
        return self.tree.after(notation)
