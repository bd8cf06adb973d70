"""Prices of what cards do, and trade-in for them where a card allows it (OR-TIMING-04, OR-TRADEIN-07, -08)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.outer_rim import asks
from starboard.games.outer_rim.component_names import card_id, read_card
from starboard.games.outer_rim.holdings import discard
from starboard.games.outer_rim.market import trade_ins, worth
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.resolve import Resolve, resolve
from starboard.games.outer_rim.selectors import factions_of, picks
from starboard.games.outer_rim.settle import Settle
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, is_ai
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.kinds import FACTION, PLAYER
from starboard.kernel.ask import Ask
from starboard.kernel.frame import then


def is_possible(g: OuterRimState, player: int, script: int) -> bool:
    """Tell whether a list can be begun: its first effect is no unpayable price, and finds whom it is about."""
    effects = g.content.scripts[script]
    if not effects:
        return True
    first = effects[0]
    if isinstance(first, e.Pay):
        purse = g.credits[player] + worth(g, goods_for(g, player, first.trade_in))
        return purse >= first.amount and is_possible(g, player, first.effects)
    if not all(factions_of(g, player, faction) for faction in FACTION.found_in(first).values()):
        return False
    doing = "fight" if isinstance(first, e.FightPlayer) else ""
    return all(picks(g, player, who, doing) for who in PLAYER.found_in(first).values())


def goods_for(g: OuterRimState, player: int, trade_in: bool) -> list[int]:
    """List what may be traded in for a price; the AI never does so (OR-SOLO-42)."""
    return trade_ins(g, player) if trade_in and not is_ai(g, player) else []


def price_of(g: OuterRimState, script: int) -> e.Pay | None:
    """The price that a list begins with."""
    effects = g.content.scripts[script]
    return effects[0] if effects and isinstance(effects[0], e.Pay) else None


@dataclass(slots=True)
class Pay(Choosing):
    """A price and what it buys: only who pays in full gets it (OR-TIMING-04).

    What is traded in is only declared until it is paid for, as at a purchase (OR-AMB-43).
    """

    player: int
    amount: int
    script: int
    card: int
    agreed: bool  # it was chosen already
    trade_in: bool = False
    goods: tuple[int, ...] = ()  # cards to be traded in

    def ask(self, g: OuterRimState) -> Ask | None:
        goods = self.goods_left(g)
        if not self.can_pay(g) or (self.agreed and not goods):
            return None
        cost = self.cost(g)
        choices: list[Choice] = [("pay",)] if cost <= g.credits[self.player] else []
        choices += [("trade-in", card_id(g, one)) for one in goods]
        if not self.agreed:
            choices.append(("no",))
        return Ask(self.player, asks.Price(cost), choices, "OR-TRADEIN-08" if self.trade_in else "OR-TIMING-04")

    def goods_left(self, g: OuterRimState) -> list[int]:
        """List what may still be traded in; nothing for what is paid already (OR-TRADEIN-09)."""
        goods = goods_for(g, self.player, self.trade_in) if self.cost(g) else []
        return [one for one in goods if one not in self.goods]

    def cost(self, g: OuterRimState) -> int:
        return max(0, self.amount - worth(g, self.goods))

    def can_pay(self, g: OuterRimState) -> bool:
        return g.credits[self.player] + worth(g, self.goods_left(g)) >= self.cost(g)

    def unasked(self, g: OuterRimState) -> None:
        if self.can_pay(g):
            self.answer(g, ("pay",))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "trade-in":
            then(g, replace(self, agreed=True, goods=(*self.goods, read_card(g, choice[1]))))
        elif choice[0] == "pay":
            spend(g, self.player, self.cost(g))
            resolve(g, self.player, self.script, self.card)
            for number in self.goods:
                discard(g, self.player, number)
            if self.goods:
                then(g, Settle())  # armor that kept somebody alive is gone before anything else happens (OR-DEFEAT-01)


def begin_chosen(g: OuterRimState, player: int, script: int, card: int) -> None:
    """Begin a list that was chosen: who has chosen to pay is not asked again."""
    price = price_of(g, script)
    if price is None:
        resolve(g, player, script, card)
        return
    if len(g.content.scripts[script]) > 1:
        then(g, Resolve(player, script, card, 1))
    then(g, Pay(player, price.amount, price.effects, card, True, price.trade_in))
