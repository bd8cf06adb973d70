"""OR-TRADE: exchanging cards and credits with players in the same space."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.outer_rim.holdings import let_go
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.settle import settle
from starboard.games.outer_rim.state import OuterRimState, here, is_ai
from starboard.games.outer_rim.tell import card_id, card_name, read_card
from starboard.games.outer_rim.words import NOBODY
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then
from starboard.kernel.message import Message
from starboard.kernel.state import tell

STEP = 1000  # credits come in thousands


@dataclass(slots=True)
class Trade(Choosing):
    """Deals with one after another of those here, always with the active player (OR-TRADE-01, -02, OR-DIFF-04)."""

    player: int

    def ask(self, g: OuterRimState) -> Ask:
        partners = [other for other in here(g, self.player) if not is_ai(g, other)]
        choices: list[Choice] = [("partner", str(other)) for other in partners]
        return Ask(self.player, "outer_rim-ask-partner", [*choices, ("done",)], "OR-TRADE-02")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "partner":
            then(g, Deal(self.player, int(choice[1])), self)


@dataclass(slots=True)
class Deal(Choosing):
    """What is given and what is wanted for it, thing by thing, then proposed (OR-TRADE-03 to -07)."""

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
        return Ask(self.player, "outer_rim-ask-deal", [*choices, ("leave",)], "OR-TRADE-01", player_seat=self.partner)

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
    return range(STEP, g.credits[player] + 1, STEP)


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
            "outer_rim-ask-proposal",
            [("accept",), ("decline",)],
            "OR-TRADE-04",
            player_seat=self.player,
            given=goods_name(g, self.give, self.credits),
            wanted=goods_name(g, self.get, -self.credits),
            credits=self.credits,
        )

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "decline":
            tell(g, "outer_rim-event-declined-deal", "OR-TRADE-04", seat=self.partner, player_seat=self.player)
            return
        g.credits[self.player] -= self.credits
        g.credits[self.partner] += self.credits
        for number in self.give:
            hand(g, self.player, self.partner, number)
        for number in self.get:
            hand(g, self.partner, self.player, number)
        tell(
            g,
            "outer_rim-event-deal",
            "OR-TRADE-01",
            seat=self.player,
            player_seat=self.partner,
            given=goods_name(g, self.give, self.credits),
            wanted=goods_name(g, self.get, -self.credits),
            credits=self.credits,
        )
        settle(g)


def hand(g: OuterRimState, giver: int, taker: int, number: int) -> None:
    """A bounty goes with the captive that lies on it, a marked cargo with its mark (OR-TRADE-06)."""
    marks = g.marked
    let_go(g, giver, number)
    g.marked = marks
    g.held[taker].append(number)


def goods_name(g: OuterRimState, cards: tuple[int, ...], amount: int) -> Message:
    """Cards, and credits if the amount is more than nothing."""
    goods = [card_name(g, number) for number in cards]
    if amount > 0:
        goods.append(Message("outer_rim-sum-credits", {"credits": amount}))
    said = goods.pop() if goods else Message("outer_rim-nothing")
    for one in reversed(goods):
        said = Message("outer_rim-list", {"first": one, "rest": said})
    return said


# OR-CREDIT-07 to -12: credits change hands with the active player at any moment.


@dataclass(slots=True)
class OfferCredits(Choosing):
    """Out of turn: offer credits to the active player, or ask for theirs; the active player to anybody."""

    player: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if g.active >= g.seats or not g.frames or type(g.frames[-1]) is AnswerOffer or not started(g):
            return None
        partners = [other for other in range(g.seats) if other != self.player]
        if self.player != g.active:
            partners = [g.active]
        choices: list[Choice] = []
        for other in partners:
            choices += [("offer", str(n), str(other)) for n in amounts(g, self.player)]
            choices += [("request", str(n), str(other)) for n in amounts(g, other)]
        return Ask(self.player, "outer_rim-ask-offer", choices, "OR-CREDIT-07") if choices else None

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        amount = int(choice[1]) if choice[0] == "offer" else -int(choice[1])
        tell(
            g,
            "outer_rim-event-offer" if amount > 0 else "outer_rim-event-request",
            "OR-CREDIT-07",
            seat=self.player,
            player_seat=int(choice[2]),
            amount=abs(amount),
        )
        then(g, AnswerOffer(self.player, int(choice[2]), amount))


def started(g: OuterRimState) -> bool:
    return g.round > 0 and g.winner == NOBODY


@dataclass(slots=True)
class AnswerOffer(Choosing):
    player: int
    partner: int
    amount: int  # to the partner; less than nothing is from the partner

    def ask(self, g: OuterRimState) -> Ask:
        return Ask(
            self.partner,
            "outer_rim-ask-answer-offer" if self.amount > 0 else "outer_rim-ask-answer-request",
            [("accept",), ("decline",)],
            "OR-CREDIT-11",
            player_seat=self.player,
            amount=abs(self.amount),
        )

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "accept":
            g.credits[self.player] -= self.amount
            g.credits[self.partner] += self.amount
            giver, taker = (self.player, self.partner) if self.amount > 0 else (self.partner, self.player)
            tell(g, "outer_rim-event-given", "OR-CREDIT-07", seat=giver, player_seat=taker, amount=abs(self.amount))
        else:
            tell(g, "outer_rim-event-declined-offer", "OR-CREDIT-07", seat=self.partner, player_seat=self.player)
