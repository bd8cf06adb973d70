"""Rewards that are printed as effects, and cards that give fame in place of their credits."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import usable_of
from starboard.games.outer_rim.resolve import Resolve
from starboard.games.outer_rim.standing import gain_fame
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary.abilities import TradeCreditsForFame
from starboard.games.outer_rim.vocabulary.effects import GainCredits
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then


def trades(g: OuterRimState, player: int, trigger: str) -> dict[str, int]:
    """Abilities that give fame in place of the credits of such a reward: where they are printed, and how much."""
    return {ability.source: ability.fame for _, ability in usable_of(g, player, trigger, TradeCreditsForFame)}


@dataclass(slots=True)
class Reward(Choosing):
    """Gives what a cargo or a job brings."""

    player: int
    card: int
    trigger: str  # of abilities that may change it, "" if none can

    def ask(self, g: OuterRimState) -> Ask | None:
        ways = trades(g, self.player, self.trigger) if self.trigger else {}
        paid = self.credits(g)
        if not ways or not paid:
            return None
        choices: list[Choice] = [("no",), *(("use", source) for source in ways)]
        return Ask(self.player, asks.FameInstead(paid), choices, "OR-TIMING-08")

    def credits(self, g: OuterRimState) -> int:
        script = g.content.scripts[g.content.cards[self.card].reward]
        return sum(one.amount for one in script if isinstance(one, GainCredits))

    def unasked(self, g: OuterRimState) -> None:
        then(g, Resolve(self.player, g.content.cards[self.card].reward, self.card))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        unpaid = choice[0] == "use"
        then(g, Resolve(self.player, g.content.cards[self.card].reward, self.card, unpaid=unpaid))
        if unpaid:
            gain_fame(g, self.player, trades(g, self.player, self.trigger)[choice[1]], "luxury", "OR-TIMING-08")
