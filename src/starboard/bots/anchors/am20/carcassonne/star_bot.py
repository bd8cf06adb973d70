"""Star2.5 as a player: deeper and deeper within its budget, the best of the level before first."""

from __future__ import annotations

from starboard.bots.anchors.am20.carcassonne.star import HIGH, LOW, Star
from starboard.bots.anchors.am20.carcassonne.table import Action, Decision, OutOfTime, Table
from starboard.bots.bot import Bot
from starboard.bots.budget import Budget
from starboard.games.carcassonne.inside import CarcassonneState, PlaceFigure, PlaceTile
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position


class StarBot(Bot):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def pick(self, seen: Position[CarcassonneState], ask: Ask, dice: Dice) -> Option:
        if len(ask.choices) == 1:
            return ask.options[0]
        g, frame = seen.state, ask.frame
        if isinstance(frame, PlaceTile):
            action = self.think(g, Decision(g.copy(), ask.seat, frame.tile))
            return next(option for option in ask.options if option.choice == action[0])
        assert isinstance(frame, PlaceFigure)
        action = self.think(g, Decision(g.copy(), ask.seat, g.laid[-1] >> 2, frame.cell))
        return next(option for option in ask.options if option.choice == action[1])

    def think(self, g: CarcassonneState, root: Decision) -> Action:
        """Choose an action. What of a level was not reached before the budget ended is left as it was."""
        table = Table(g.side_of(root.seat), self.budget.start())
        ordered = table.actions(root)
        star = Star(table)
        turns = 1 + len(g.pile)
        for depth in range(1, turns + 1):
            best, values = LOW - 1, dict.fromkeys(ordered, LOW - 1)
            chosen = ordered[0]
            try:
                for action in ordered:
                    value = values[action] = star.act(root, action, depth, best, HIGH)
                    if value > best:
                        best, chosen = value, action
            except OutOfTime:
                return chosen
            ordered.sort(key=lambda action: -values[action])
            ordered.remove(chosen)
            ordered.insert(0, chosen)
        return ordered[0]
