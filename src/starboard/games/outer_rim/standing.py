"""OR-CREDIT, OR-REP, OR-FAME, OR-WIN: what somebody is worth, and what follows when it changes."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.ids import FACTIONS, NEGATIVE, POSITIVE, REPUTATION
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.people import fame, is_fresh, usable, usable_of
from starboard.games.outer_rim.settle import settle
from starboard.games.outer_rim.state import OuterRimState
from starboard.games.outer_rim.vocabulary.abilities import GainCredits, PreventReputationLoss
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.state import tell


def gain_credits(g: OuterRimState, player: int, amount: int, rule: str = "OR-CREDIT-02") -> None:
    if amount:
        g.credits[player] += amount
        tell(g, events.Gained(player, amount), rule)


def lose_credits(g: OuterRimState, player: int, amount: int, rule: str = "OR-CREDIT-03") -> int:
    """All that somebody has, if that is less (OR-CREDIT-13); returns what was lost."""
    lost = min(amount, g.credits[player])
    if lost:
        g.credits[player] -= lost
        tell(g, events.Lost(player, lost), rule)
    return lost


def spend(g: OuterRimState, player: int, amount: int) -> None:
    assert g.credits[player] >= amount
    lose_credits(g, player, amount)


def gain_fame(g: OuterRimState, player: int, amount: int, source: str = "other", rule: str = "OR-FAME-01") -> None:
    """Less than nothing is a loss; the marker never goes below 0 (OR-FAME-02)."""
    if amount:
        g.fame[player] = max(0, g.fame[player] + amount)
        tell(g, events.Fame(player, amount, fame(g, player), source), rule)
        settle(g)


# Reputation.


def gain_reputation(g: OuterRimState, player: int, faction: int, amount: int) -> None:
    at = 4 * player + faction
    if g.reputation[at] < POSITIVE:
        set_reputation(g, player, faction, min(POSITIVE, g.reputation[at] + amount), "OR-REP-02")
        for _, ability in usable_of(g, player, "reputation_gained", GainCredits):
            gain_credits(g, player, ability.amount)


def set_reputation(g: OuterRimState, player: int, faction: int, level: int, rule: str = "OR-REP-06") -> None:
    at = 4 * player + faction
    if g.reputation[at] != level:
        g.reputation[at] = level
        tell(g, events.Reputation(player, FACTIONS[faction], REPUTATION[level + 1]), rule)
        settle(g)


@dataclass(slots=True)
class LoseReputation(Choosing):
    """A loss that somebody may be able to turn aside."""

    player: int
    faction: int
    amount: int

    def ask(self, g: OuterRimState) -> Ask | None:
        ways = [] if self.is_lowest(g) else self.ways(g)
        if not ways or any(map(is_free, ways)):
            return None
        choices: list[Choice] = [("prevent", ability.source) for ability in ways]
        about = asks.Reputation(FACTIONS[self.faction])
        return Ask(self.player, about, [*choices, ("bear",)], "OR-TIMING-08")

    def is_lowest(self, g: OuterRimState) -> bool:
        return g.reputation[4 * self.player + self.faction] == NEGATIVE

    def ways(self, g: OuterRimState) -> list[PreventReputationLoss]:
        """Abilities by which it can be turned aside."""
        return [
            ability
            for _, ability in usable_of(g, self.player, "when_losing_reputation", PreventReputationLoss)
            if ability.faction in ("", FACTIONS[self.faction]) and ability.pay <= g.credits[self.player]
        ]

    def unasked(self, g: OuterRimState) -> None:
        if self.is_lowest(g):
            return
        if self.ways(g):
            tell(g, events.ReputationKept(self.player))
        else:
            lower_reputation(g, self.player, self.faction, self.amount)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "bear":
            lower_reputation(g, self.player, self.faction, self.amount)
            return
        for _, ability in usable(g, self.player, "when_losing_reputation"):
            if ability.source == choice[1] and is_fresh(g, ability):
                g.used |= 1 << ability.number
                spend(g, self.player, ability.pay)
                tell(g, events.ReputationKept(self.player))


def is_free(ability: PreventReputationLoss) -> bool:
    """Tell whether it costs nothing and uses nothing up: then it is always used."""
    return not ability.pay and not ability.limit


def lower_reputation(g: OuterRimState, player: int, faction: int, amount: int) -> None:
    at = 4 * player + faction
    set_reputation(g, player, faction, max(NEGATIVE, g.reputation[at] - amount), "OR-REP-03")


def lose_reputation(g: OuterRimState, player: int, faction: int, amount: int) -> None:
    then(g, LoseReputation(player, faction, amount))
