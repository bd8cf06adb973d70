"""OR-TRADE: exchanging cards and credits with players in the same space."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.component_names import card_id, card_ids, read_card
from starboard.games.outer_rim.holdings import let_go
from starboard.games.outer_rim.ids import MOST, NOBODY
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.settle import settle
from starboard.games.outer_rim.state import OuterRimState, here, is_ai
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then, upcoming
from starboard.kernel.state import tell

STEP = 1000  # credits come in thousands


@dataclass(slots=True)
class Trade(Choosing):
    """Deals with one after another of those here, always with the active player (OR-TRADE-01, -02, OR-DIFF-04)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [("partner", str(other)) for other in partners(g, self.player)]
        return Ask(self.player, asks.Partner(), [*choices, ("done",)], "OR-TRADE-02")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "partner":
            then(g, Deal(self.player, int(choice[1])), self)


def partners(g: OuterRimState, player: int) -> list[int]:
    """List who is here to trade with; the AI does not (OR-DIFF-04)."""
    found = here(g, player)
    return [other for other in found if not is_ai(g, other)] if found else found


@dataclass(slots=True)
class Deal(Choosing):
    """Collects what is given and what is wanted for it, thing by thing, then proposes it (OR-TRADE-03 to -07)."""

    player: int
    partner: int
    give: tuple[int, ...] = ()
    get: tuple[int, ...] = ()
    credits: int = 0  # to the partner; less than nothing is from the partner

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = [
            ("give", card_id(g, number)) for number in g.held[self.player] if number not in self.give
        ]
        choices += [("get", card_id(g, number)) for number in g.held[self.partner] if number not in self.get]
        if not self.credits:
            choices += [("give-credits", str(n)) for n in amounts(g, self.player)]
            choices += [("get-credits", str(n)) for n in amounts(g, self.partner)]
        if self.give or self.get or self.credits:
            choices.append(("propose",))
        return Ask(self.player, asks.Deal(self.partner), [*choices, ("leave",)], "OR-TRADE-01")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        verb = choice[0]
        if verb == "give":
            then(g, replace(self, give=(*self.give, read_card(g, choice[1]))))
        elif verb == "get":
            then(g, replace(self, get=(*self.get, read_card(g, choice[1]))))
        elif verb == "give-credits":
            then(g, replace(self, credits=int(choice[1])))
        elif verb == "get-credits":
            then(g, replace(self, credits=-int(choice[1])))
        elif verb == "propose":
            then(g, Proposal(self.player, self.partner, self.give, self.get, self.credits))


def amounts(g: OuterRimState, player: int) -> range:
    return range(STEP, min(g.credits[player], MOST) + 1, STEP)


@dataclass(slots=True)
class Proposal(Choosing):
    """Nothing happens unless the other agrees (OR-TRADE-04)."""

    player: int
    partner: int
    give: tuple[int, ...]
    get: tuple[int, ...]
    credits: int

    def ask(self, g: OuterRimState) -> Ask | None:
        payer = self.player if self.credits > 0 else self.partner
        if g.credits[payer] < abs(self.credits):
            return None  # credits have changed hands meanwhile
        return Ask(
            self.partner,
            asks.Proposal(self.player, card_ids(g, self.give), card_ids(g, self.get), self.credits),
            [("accept",), ("decline",)],
            "OR-TRADE-04",
        )

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "decline":
            tell(g, events.DeclinedDeal(self.partner, self.player))
            return
        g.credits[self.player] -= self.credits
        g.credits[self.partner] += self.credits
        for number in self.give:
            hand(g, self.player, self.partner, number)
        for number in self.get:
            hand(g, self.partner, self.player, number)
        given, wanted = card_ids(g, self.give), card_ids(g, self.get)
        tell(g, events.Deal(self.player, self.partner, given, wanted, self.credits))
        settle(g)


def hand(g: OuterRimState, giver: int, taker: int, number: int) -> None:
    """A bounty goes with the captive that lies on it, a marked cargo with its mark (OR-TRADE-06)."""
    marks = g.marked
    let_go(g, giver, number)
    g.marked = marks
    g.held[taker].append(number)


# OR-CREDIT-07 to -12: credits change hands with the active player at any moment.


@dataclass(slots=True)
class OfferCredits(Choosing):
    """Out of turn: offer credits to the active player, or ask for theirs; the active player to anybody."""

    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if g.active >= g.seats or isinstance(upcoming(g), AnswerOffer | None) or not started(g):
            return None
        others = [other for other in range(g.seats) if other != self.player]
        if self.player != g.active:
            others = [g.active]
        choices: list[Choice] = []
        for other in others:
            choices += [("offer", str(n), str(other)) for n in amounts(g, self.player)]
            choices += [("request", str(n), str(other)) for n in amounts(g, other)]
        return Ask(self.player, asks.Offer(), choices, "OR-CREDIT-07") if choices else None

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        amount = int(choice[1]) if choice[0] == "offer" else -int(choice[1])
        told = events.Offer if amount > 0 else events.Request
        tell(g, told(self.player, int(choice[2]), abs(amount)))
        then(g, AnswerOffer(self.player, int(choice[2]), amount))


def started(g: OuterRimState) -> bool:
    return g.round > 0 and g.winner == NOBODY


@dataclass(slots=True)
class AnswerOffer(Choosing):
    player: int
    partner: int
    amount: int  # to the partner; less than nothing is from the partner

    def ask(self, g: OuterRimState) -> Ask:
        about = asks.AnswerOffer if self.amount > 0 else asks.AnswerRequest
        choices: list[Choice] = [("accept",), ("decline",)]
        return Ask(self.partner, about(self.player, abs(self.amount)), choices, "OR-CREDIT-11")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "accept":
            g.credits[self.player] -= self.amount
            g.credits[self.partner] += self.amount
            giver, taker = (self.player, self.partner) if self.amount > 0 else (self.partner, self.player)
            tell(g, events.Given(giver, taker, abs(self.amount)))
        else:
            tell(g, events.DeclinedOffer(self.partner, self.player))
