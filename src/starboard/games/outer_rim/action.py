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
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.trade import Trade, partners
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
        player, taken = self.player, g.taken
        choices: list[Choice] = []
        if not taken & DELIVERED and deliverable(g, player):
            choices.append(("deliver",))
        if not taken & MARKETED and g.content.spaces[g.space[player]].kind == PLANET:
            choices.append(("market",))
        if not taken & TRADED and partners(g, player):
            choices.append(("trade",))
        if jobs := jobs_here(g, player, in_action=True):
            choices += [("job", card_id(g, number)) for number in jobs if not taken >> number + JOBS & 1]
        choices += action_choices(g, player)
        choices += anytime_choices(g, player)
        if not choices:
            return None  # as at most navpoints
        choices.append(("end",))
        return Ask(player, asks.Act(), choices, "OR-ACT-01")

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
