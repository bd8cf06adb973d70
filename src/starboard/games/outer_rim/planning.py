"""OR-PLAN: move, earn, recover, or what a card offers instead."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks
from starboard.games.outer_rim.abilities import anytime_choices, headed_choices, use_anytime, use_headed
from starboard.games.outer_rim.contacts import Peek
from starboard.games.outer_rim.damage import recover
from starboard.games.outer_rim.ids import ALL, PLANNING_CREDITS
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import hyperdrive, usable_of
from starboard.games.outer_rim.standing import gain_credits
from starboard.games.outer_rim.state import OuterRimState, is_defeated
from starboard.games.outer_rim.travel import move, move_choices
from starboard.games.outer_rim.vocabulary.abilities import PeekContacts
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then


@dataclass(slots=True)
class Plan(Choosing):
    """Exactly one thing (OR-PLAN-01, OR-TURN-05)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask:
        anytime = anytime_choices(g, self.player)
        if is_defeated(g, self.player):
            # Nothing else is left (OR-PLAN-05, OR-DEFEAT-06).
            return Ask(self.player, asks.Plan(), [*anytime, ("recover",)], "OR-PLAN-05", forced=True)
        moves = move_choices(g, self.player, hyperdrive(g, self.player))
        return Ask(
            self.player,
            asks.Plan(),
            # One Planning ability may be resolved in place of the rest (OR-PLAN-04).
            [*moves, ("earn",), ("recover",), *headed_choices(g, self.player, "planning", "plan"), *anytime],
            "OR-PLAN-01",
        )

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        verb = choice[0]
        if verb == "move":
            move(g, self.player, choice)
            for _, ability in usable_of(g, self.player, "after_planning_move", PeekContacts):
                then(g, Peek(self.player, ability.count, ability.scope, 0))
        elif verb == "earn":
            gain_credits(g, self.player, PLANNING_CREDITS, "OR-PLAN-02")
        elif verb == "recover":
            recover(g, self.player, ALL, ALL, "OR-PLAN-03")
        elif verb == "plan":
            use_headed(g, self.player, "planning", choice[1], "OR-PLAN-04")
        else:
            then(g, self)
            use_anytime(g, self.player, choice)
