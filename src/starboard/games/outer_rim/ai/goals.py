"""OR-SOLO-18 to -20: goal tokens, which say where the AI has cargo to deliver or a job to do."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import events
from starboard.games.outer_rim.ids import MARKED_PLANET
from starboard.games.outer_rim.settle import GOALS, check
from starboard.games.outer_rim.state import AI, OuterRimState, is_ai, marked_planet
from starboard.kernel.frame import Frame
from starboard.kernel.state import tell


def destination(g: OuterRimState, number: int) -> int:
    """The planet to which a card leads, or less than nothing."""
    where = g.content.cards[number].destination
    return marked_planet(g, number) if where == MARKED_PLANET else where


def place_goal(g: OuterRimState, space: int, rule: str = "OR-SOLO-06") -> None:
    if space >= 0:
        g.goals.append(space)
        tell(g, events.AiGoal(AI, g.content.spaces[space].id, g.goals.count(space)), rule)


def take_goal(g: OuterRimState, space: int, rule: str = "OR-SOLO-20") -> None:
    """One of the tokens of a planet, if it has any (OR-SOLO-20, OR-AMB-61)."""
    if space in g.goals:
        g.goals.remove(space)
        tell(g, events.AiGoalGone(AI, g.content.spaces[space].id, g.goals.count(space)), rule)


@dataclass(slots=True)
class MarkGoal(Frame):
    """A card that was bought has its place: now its destination is marked (OR-SOLO-19)."""

    card: int

    def run(self, g: OuterRimState) -> None:
        if self.card in g.held[AI]:
            place_goal(g, destination(g, self.card), "OR-SOLO-19")


@check(GOALS)
def check_goals(g: OuterRimState, player: int) -> None:
    """A token goes with a card that was lost: it would hold the AI where it can do nothing (OR-SOLO-18, -22)."""
    if not g.goals or not is_ai(g, player):
        return
    due = [destination(g, number) for number in g.held[player]]
    for space in sorted(set(g.goals)):
        for _ in range(g.goals.count(space) - due.count(space)):
            take_goal(g, space, "OR-SOLO-18")
