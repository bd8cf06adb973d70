"""OR-GOAL: what is to be achieved with a character and with a ship."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.content import Goal
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import holds
from starboard.games.outer_rim.resolve import resolve
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, character, ship
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell


def open_goal(g: OuterRimState, player: int, of_ship: bool) -> Goal | None:
    """A goal that is not achieved yet. The AI has none (OR-SOLO-17)."""
    if player >= g.seats:
        return None
    if of_ship:
        return None if g.ship_flipped >> player & 1 else ship(g, player).goal
    return None if g.flipped >> player & 1 else character(g, player).goal


def achieved(g: OuterRimState, player: int, event: str, amount: int = 0) -> None:
    """Something happened that a goal may be about (OR-GOAL-03, -06, -07)."""
    for of_ship in (False, True):
        goal = open_goal(g, player, of_ship)
        if goal is None or goal.event != event or amount < goal.amount or not holds(g, player, goal.condition):
            continue
        if goal.cost:
            then(g, PayForGoal(player, of_ship))
        else:
            count_goal(g, player, of_ship, goal)


def count_goal(g: OuterRimState, player: int, of_ship: bool, goal: Goal) -> None:
    tokens = g.ship_tokens if of_ship else g.tokens
    tokens[player] += 1
    if tokens[player] < goal.count:
        tell(g, events.GoalToken(player, tokens[player], goal.count))
        return
    tokens[player] = 0
    if of_ship:
        g.ship_flipped |= 1 << player
    else:
        g.flipped |= 1 << player
    rule = "OR-GOAL-05" if of_ship else "OR-GOAL-04"
    tell(g, events.Goal(player, "ship" if of_ship else "character"), rule)
    resolve(g, player, goal.reward)


@dataclass(slots=True)
class PayForGoal(Choosing):
    """A goal that costs credits when its moment has come."""

    player: int
    of_ship: bool

    def ask(self, g: OuterRimState) -> Ask | None:
        goal = open_goal(g, self.player, self.of_ship)
        if goal is None or g.credits[self.player] < goal.cost:
            return None
        return Ask(self.player, asks.Goal(goal.cost), [("pay",), ("no",)], "OR-GOAL-03")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        goal = open_goal(g, self.player, self.of_ship)
        if choice[0] == "pay" and goal is not None:
            spend(g, self.player, goal.cost)
            count_goal(g, self.player, self.of_ship, goal)
