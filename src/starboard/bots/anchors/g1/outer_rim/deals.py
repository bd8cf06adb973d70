"""Finds deals between players of Outer Rim that are good for both, and proposes them step by step.

With two players there are none: what one wins the other loses.
"""

from __future__ import annotations

from starboard.bots.anchors.g1.linear import Linear
from starboard.bots.anchors.g1.outer_rim.features import describe, features, lateness
from starboard.games.outer_rim.inside import NOBODY, STEP, Choice, Deal, OuterRimState, card_id, fits, here, is_ai

GAIN = 0.003  # share of the victory that a deal must bring both
DEAREST = 8  # steps of credits that are paid

Cards = tuple[int, ...]


class Bargaining:
    """Looks for what a player could agree on with others in the same space."""

    def __init__(self, linear: Linear, g: OuterRimState, player: int) -> None:
        self.linear, self.g, self.player = linear, g, player
        self.late = lateness(g)

    def partner(self) -> int:
        """Find somebody with whom there is a good deal."""
        if self.g.players < 3:
            return NOBODY
        partners = [other for other in here(self.g, self.player) if not is_ai(self.g, other)]
        return next((other for other in partners if self.best(other) is not None), NOBODY)

    def step(self, frame: Deal, choices: list[Choice]) -> Choice:
        """Choose the next word of the best deal; where something else was begun, leave."""
        g = self.g
        deal = self.best(frame.partner) if g.players > 2 else None
        if deal is None or not (set(frame.give) <= set(deal.give) and set(frame.get) <= set(deal.get)):
            return ("leave",)
        wanted: list[Choice] = [("give", card_id(g, number)) for number in deal.give if number not in frame.give]
        wanted += [("get", card_id(g, number)) for number in deal.get if number not in frame.get]
        if deal.credits != frame.credits:
            wanted.append(("give-credits" if deal.credits > 0 else "get-credits", str(abs(deal.credits))))
        following = wanted[0] if wanted else ("propose",)
        return following if following in choices else ("leave",)

    def best(self, partner: int) -> Deal | None:
        """Find a card for another or for credits, so that both gain the same; None if it is not worth it."""
        g, player = self.g, self.player
        # What a card is worth more to who would get it than to who has it.
        getting: dict[Cards, tuple[float, float]] = {(): (0.0, 0.0)}
        giving: dict[Cards, tuple[float, float]] = {(): (0.0, 0.0)}
        getting |= {(number,): self.moved(partner, player, number) for number in g.held[partner]}
        giving |= {(number,): self.moved(player, partner, number) for number in g.held[player]}
        deals = []
        for get, (lost, gained) in getting.items():
            for give, (paid, taken) in giving.items():
                if get or give:
                    deals.append((lost + gained + paid + taken, gained + paid, lost + taken, give, get))
        for surplus, own, theirs, give, get in sorted(deals, reverse=True)[:3]:
            if surplus <= 0:
                break
            deal = self.priced(Deal(player, partner, give, get), own - theirs)
            if deal is not None:
                return deal
        return None

    def moved(self, giver: int, taker: int, number: int) -> tuple[float, float]:
        """Compute what the giver and the taker of a card gain by it."""
        g = self.g
        if g.content.cards[number].kept:
            return -9.0, -9.0
        after = handed(g, giver, taker, (number,))
        return (
            self.score(after, giver) - self.score(g, giver),
            self.score(after, taker) - self.score(g, taker),
        )

    def score(self, g: OuterRimState, player: int) -> float:
        return self.linear.score(features(g, player, self.late))

    def priced(self, deal: Deal, ahead: float) -> Deal | None:
        """Add the credits that make a deal even; None if it then is not good for both."""
        g, player, partner = self.g, deal.player, deal.partner
        payer = player if ahead > 0 else partner
        before = self.linear.shares(describe(g))
        found: tuple[float, Deal] | None = None
        for steps in range(min(DEAREST, g.credits[payer] // STEP) + 1):
            price = steps * STEP if payer == player else -steps * STEP
            after = handed(handed(g, player, partner, deal.give), partner, player, deal.get)
            after.credits[player] -= price
            after.credits[partner] += price
            if not (fits(g, player, after.held[player]) and fits(g, partner, after.held[partner])):
                return None
            shares = self.linear.shares(describe(after))
            least = min(shares[player] - before[player], shares[partner] - before[partner])
            if least > GAIN and (found is None or least > found[0]):
                found = least, Deal(player, partner, deal.give, deal.get, price)
        return None if found is None else found[1]


def handed(g: OuterRimState, giver: int, taker: int, cards: Cards) -> OuterRimState:
    after = g.copy()
    for number in cards:
        after.held[giver].remove(number)
        after.held[taker].append(number)
    return after
