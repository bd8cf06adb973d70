"""Turns of the AI for tests: one card, or one section of it, played between two turns of the human.

t = solo().goals("kessel")
t.at("ai", "lothal")
t.section("ai_2", PLANNING)                     # or t.turn("ai_2") for the whole card
assert t.where("ai") == "kessel" and t.does() == ["move_toward_goal"]
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from games.outer_rim.table import Table
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.chart import Chart, distances
from starboard.games.outer_rim.solo import AiCardAway, AiSection
from starboard.games.outer_rim.state import AI
from starboard.games.outer_rim.turn import EndTurn

CHANCES = 40


class Solo(Table):
    def goals(self, *planets: str) -> Solo:
        self.g.goals = [self.g.content.space[planet] for planet in planets]
        return self

    def on_top(self, *cards: str) -> Solo:
        """The next cards of the AI, the first first."""
        numbers = [int(card.removeprefix("ai_")) - 1 for card in cards]
        rest = [number for number in self.g.ai_deck if number not in numbers]
        self.g.ai_deck = [*rest, *reversed(numbers)]
        return self

    def turn(self, card: str, dice: list[str] | None = None) -> Solo:
        """The human ends a turn, and the AI has one with this card."""
        self.on_top(card)
        self.g.active, self.begun = 0, False
        self.next(Act(0), EndTurn(0))
        self.play("end", dice=dice)
        return self

    def section(self, card: str, step: int, dice: list[str] | None = None) -> Solo:
        """The AI resolves one section of this card."""
        self.on_top(card)
        self.g.ai_card = self.g.ai_deck.pop()
        self.g.active, self.begun = AI, False
        self.next(Act(0), AiSection(step), AiCardAway(), EndTurn(AI))
        self.play("end", dice=dice)
        return self

    def does(self) -> list[str]:
        """The entries that the AI has done in the last play."""
        return [said["entry"][0].removeprefix("outer_rim-ai-does-") for said in self.told("ai-does")]

    def skips(self) -> dict[str, str]:
        """The entries that it has skipped, and why."""
        return {said["entry"][0].removeprefix("outer_rim-ai-"): said["why"] for said in self.told("ai-skips")}

    def goal_tokens(self) -> list[str]:
        return sorted(self.g.content.spaces[space].id for space in self.g.goals)

    def roads(self, *roads: str) -> Solo:
        """Another map: only spaces that are next to each other in one of these rows are adjacent."""
        spaces = self.g.content.space
        beside: list[set[int]] = [set() for _ in self.g.content.spaces]
        for road in roads:
            row = [spaces[name] for name in road.split()]
            for one, other in pairwise(row):
                beside[one].add(other)
                beside[other].add(one)
        adjacent = tuple(tuple(sorted(some)) for some in beside)
        far = tuple(distances(adjacent, space) for space in range(len(beside)))
        old = self.g.chart
        self.g.chart = Chart(adjacent, far, old.place, old.column, old.start)
        return self


def solo(rival: str = "doctor_aphra", human: str = "boba_fett", **options: Any) -> Solo:
    """The AI has a goal nowhere and no cargo; whoever it is, it flies a G9 Rigger with a hyperdrive of 5."""
    return Solo(human, rival=rival, **options)


def by_chance(made: Callable[[], Solo], card: str, step: int, seen: Callable[[Solo], Any]) -> set[Any]:
    """All that comes of a section by different chances."""
    found = set()
    for chance in range(CHANCES):
        t = made()
        t.set(chance=chance * 0x9E3779B97F4A7C15 & (1 << 64) - 1)
        found.add(seen(t.section(card, step)))
    return found
