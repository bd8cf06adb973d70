"""Rewards that are printed as effects, and cards that give fame in place of their credits."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import usable
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.standing import gain_fame
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then


def trades(g: OuterRimState, player: int, trigger: str) -> dict[str, int]:
    """Abilities that give fame in place of the credits of such a reward: where they are printed, and how much."""
    return {
        ability.source: ability.args["fame"]
        for _, ability in usable(g, player, trigger)
        if ability.kind == "trade_credits_for_fame"
    }


@dataclass(slots=True)
class Reward(Choosing):
    """What a cargo or a job brings."""

    player: int
    card: int
    trigger: str  # of abilities that may change it, "" if none can

    def ask(self, g: OuterRimState) -> Ask | None:
        ways = trades(g, self.player, self.trigger) if self.trigger else {}
        paid = self.credits(g)
        if not ways or not paid:
            then(g, Resolve(self.player, g.content.cards[self.card].reward, self.card))
            return None
        choices: list[Choice] = [("no",), *(("use", source) for source in ways)]
        return Ask(self.player, "outer_rim-ask-fame-instead", choices, "OR-TIMING-08", amount=paid)

    def credits(self, g: OuterRimState) -> int:
        script = g.content.scripts[g.content.cards[self.card].reward]
        return sum(one.args["amount"] for one in script if one.do == "gain_credits")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        unpaid = choice[0] == "use"
        then(g, Resolve(self.player, g.content.cards[self.card].reward, self.card, unpaid=unpaid))
        if unpaid:
            gain_fame(g, self.player, trades(g, self.player, self.trigger)[choice[1]], "OR-TIMING-08")
