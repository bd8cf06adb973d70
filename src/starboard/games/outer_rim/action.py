"""OR-ACT: any number of different actions."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks
from starboard.games.outer_rim.abilities import action_choices, anytime_choices, use_action, use_anytime
from starboard.games.outer_rim.component_names import card_id, read_card
from starboard.games.outer_rim.deliver import Deliver, deliverable
from starboard.games.outer_rim.encounter import begin_job, jobs_here
from starboard.games.outer_rim.ids import PLANET
from starboard.games.outer_rim.market import begin_market
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.state import OuterRimState, here, is_ai
from starboard.games.outer_rim.trade import Trade
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then

DELIVERED, MARKETED, TRADED = 1, 2, 4  # actions that are used up (OR-ACT-02)
JOBS = 3  # above them a bit for each card that was attempted as an action (OR-ACT-05)


@dataclass(slots=True)
class Act(Choosing):
    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if g.ended:
            return None
        player = self.player
        choices: list[Choice] = []
        if not g.taken & DELIVERED and deliverable(g, player):
            choices.append(("deliver",))
        if not g.taken & MARKETED and g.content.spaces[g.space[player]].kind == PLANET:
            choices.append(("market",))
        if not g.taken & TRADED and any(not is_ai(g, other) for other in here(g, player)):
            choices.append(("trade",))
        jobs = [number for number in jobs_here(g, player, in_action=True) if not g.taken >> number + JOBS & 1]
        choices += [("job", card_id(g, number)) for number in jobs]
        choices += [*action_choices(g, player), *anytime_choices(g, player)]
        return Ask(player, asks.Act(), [*choices, ("end",)], "OR-ACT-01", forced=True)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        player, verb = self.player, choice[0]
        if verb == "end":
            return
        then(g, self)
        if verb == "deliver":
            g.taken |= DELIVERED
            then(g, Deliver(player))
        elif verb == "market":
            g.taken |= MARKETED
            begin_market(g, player)
        elif verb == "trade":
            g.taken |= TRADED
            then(g, Trade(player))
        elif verb == "job":
            number = read_card(g, choice[1])
            g.taken |= 1 << number + JOBS
            begin_job(g, player, number)
        elif choice in anytime_choices(g, player):
            use_anytime(g, player, choice)
        else:
            use_action(g, player, choice)
