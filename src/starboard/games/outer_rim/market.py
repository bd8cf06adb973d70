"""OR-MARKET, OR-TRADEIN, OR-SHIP: buying."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starboard.games.outer_rim.content import Ability, Effect
from starboard.games.outer_rim.damage import check_limits
from starboard.games.outer_rim.decks import cycle, put_back, reveal_top, shuffle_in, take_top, top
from starboard.games.outer_rim.holdings import Gain, discard, remove
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.patrols import patrol_icon
from starboard.games.outer_rim.people import abilities, holds, is_fresh, usable
from starboard.games.outer_rim.resolve import Resolve, effect
from starboard.games.outer_rim.settle import settle
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, is_ai, ship
from starboard.games.outer_rim.tell import card_id, card_name, read_card, ship_name
from starboard.games.outer_rim.words import CARGO, DECKS, GEAR, MOD, NONE, RESOURCES, SHIP, USED_SHIP
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message
from starboard.kernel.state import tell

TRADED = (CARGO, GEAR, MOD)  # types that can be traded in (OR-TRADEIN-02, -03)


@dataclass(slots=True)
class Market(Choosing):
    """The market action: discard an open card, then buy one; both if one likes (OR-MARKET-02, -06)."""

    player: int
    cycles: int  # open cards that may still be discarded

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = []
        if self.cycles:
            choices += [("cycle", DECKS[deck]) for deck in range(len(DECKS)) if g.market[deck]]
        choices += [("buy", DECKS[deck]) for deck in range(len(DECKS)) if can_buy(g, self.player, deck, 0)]
        return Ask(self.player, "outer_rim-ask-market", [*choices, ("leave",)], "OR-MARKET-02")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "cycle":
            then(g, Market(self.player, self.cycles - 1))
            cycle(g, self.player, DECKS.index(choice[1]))
        elif choice[0] == "buy":
            then(g, Purchase(self.player, DECKS.index(choice[1])))


def begin_market(g: OuterRimState, player: int) -> None:
    """One card may be discarded, with some crew more (OR-MARKET-04)."""
    more = sum(ability.args["count"] for _, ability in usable(g, player, "market_buy") if ability.kind == "extra_cycle")
    then(g, Market(player, 1 + more))


# What a card costs, and whether it can be had.


def base_cost(g: OuterRimState, player: int, number: int, discount: int) -> int:
    """With discounts that use nothing up, and the ship that is traded in for a ship (OR-TRADEIN-10, OR-AMB-42)."""
    about = g.content.cards[number]
    cost = about.cost - discount
    for _, ability in usable_discounts(g, player, number):
        if not ability.limit:
            cost -= ability.args["amount"]
    if about.type == SHIP:
        cost -= ship(g, player).cost
    return max(0, cost)


def usable_discounts(g: OuterRimState, player: int, number: int) -> list[tuple[int, Ability]]:
    """Discounts on this card; their conditions look at the card that is bought."""
    found: list[tuple[int, Ability]] = []
    if is_ai(g, player):
        return found
    for held, ability in abilities(g, player):
        if (
            ability.kind == "discount"
            and ability.trigger == "market_buy"
            and is_fresh(g, ability)
            and holds(g, player, ability.condition, number)
        ):
            found.append((held, ability))
    return found


def trade_ins(g: OuterRimState, player: int) -> list[int]:
    """Held cards with a cost that may be traded in (OR-TRADEIN-01 to -04)."""
    cards = g.content.cards
    return [number for number in g.held[player] if cards[number].type in TRADED and cards[number].cost > 0]


def may_buy(g: OuterRimState, player: int, number: int) -> bool:
    """Whether what is printed on the card lets it be bought here and now (OR-MARKET-11, OR-CARGO-03, OR-GEAR-04)."""
    about = g.content.cards[number]
    if about.not_on != NONE and about.not_on == g.space[player]:
        return False
    for trait, most in about.most:
        if sum(trait in g.content.cards[held].traits for held in g.held[player]) >= most:
            return False
    return about.type != USED_SHIP or bool(used_ships(g, player, 0, 10**9))


def can_buy(g: OuterRimState, player: int, deck: int, discount: int) -> bool:
    """Whether it can be paid for, with all that could be traded in and every discount."""
    number = top(g, deck)
    if number == NONE or not may_buy(g, player, number):
        return False
    purse = g.credits[player] + sum(g.content.cards[held].cost for held in trade_ins(g, player))
    limited = sum(int(ability.args["amount"]) for _, ability in usable_discounts(g, player, number) if ability.limit)
    if g.content.cards[number].type == USED_SHIP:
        return bool(used_ships(g, player, discount + limited, purse))
    return base_cost(g, player, number, discount) - limited <= purse


@dataclass(slots=True)
class Purchase(Choosing):
    """Trade in what one likes, use discounts, and pay (OR-MARKET-07, OR-TRADEIN, OR-AMB-43)."""

    player: int
    deck: int
    discount: int = 0
    sheet: int = NONE  # the ship of the supply that is bought with Used Ship for Sale
    traded: int = 0  # credits' worth traded in so far

    def ask(self, g: OuterRimState) -> Ask:
        number = top(g, self.deck)
        about = g.content.cards[number]
        if about.type == USED_SHIP and self.sheet == NONE:
            purse = g.credits[self.player] + sum(g.content.cards[one].cost for one in trade_ins(g, self.player))
            limited = self.limited(g)
            ships = used_ships(g, self.player, self.discount + limited, purse + self.traded)
            choices: list[Choice] = [("supply", g.content.ships[one].id) for one in ships]
            return Ask(self.player, "outer_rim-ask-supply", choices or [("leave",)], "OR-TRADEIN-12")
        cost = self.cost(g)
        choices = [("pay",)] if cost <= g.credits[self.player] else []
        if cost:
            choices += [("trade-in", card_id(g, one)) for one in trade_ins(g, self.player)]
            choices += [
                ("discount", ability.source) for _, ability in usable_discounts(g, self.player, number) if ability.limit
            ]
        return Ask(
            self.player,
            "outer_rim-ask-pay",
            choices or [("leave",)],
            "OR-TRADEIN-01",
            forced=True,
            card=card_name(g, number),
            amount=cost,
        )

    def limited(self, g: OuterRimState) -> int:
        number = top(g, self.deck)
        return sum(ability.args["amount"] for _, ability in usable_discounts(g, self.player, number) if ability.limit)

    def cost(self, g: OuterRimState) -> int:
        """What is still to be paid; nothing is given back (OR-TRADEIN-09)."""
        number = top(g, self.deck)
        if self.sheet != NONE:
            price = g.content.ships[self.sheet].cost - ship(g, self.player).cost - self.discount
        else:
            price = base_cost(g, self.player, number, self.discount)
        return max(0, price - self.traded)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "leave":
            return
        if choice[0] == "supply":
            then(g, replace(self, sheet=g.content.sheet[choice[1]]))
        elif choice[0] == "trade-in":
            number = read_card(g, choice[1])
            then(g, replace(self, traded=self.traded + g.content.cards[number].cost))
            discard(g, self.player, number)
        elif choice[0] == "discount":
            for _, ability in usable_discounts(g, self.player, top(g, self.deck)):
                if ability.source == choice[1] and ability.limit:
                    g.used |= 1 << ability.number
                    then(g, replace(self, discount=self.discount + ability.args["amount"]))
                    return
        else:
            self.pay(g)

    def pay(self, g: OuterRimState) -> None:
        cost = self.cost(g)
        if cost:
            spend(g, self.player, cost)
        take_card(g, self.player, self.deck, bought=True, sheet=self.sheet)


def take_card(g: OuterRimState, player: int, deck: int, bought: bool, sheet: int = NONE) -> None:
    """The open card is somebody's now; the next one is revealed when it has found its place (OR-MARKET-09)."""
    number = take_top(g, deck)
    about = g.content.cards[number]
    g.drawn.append(number)
    tell(g, "outer_rim-event-bought", "OR-MARKET-07", seat=player, card=card_name(g, number), cost=max(0, about.cost))
    frames: list[Frame] = []
    if about.type == SHIP:
        frames = [Resolve(player, about.bought, number)]
    elif about.type == USED_SHIP:
        frames = [TakeShip(player, sheet), Resolve(player, about.bought, number)]
    elif about.type < RESOURCES:
        frames = [Gain(player, number, bought)]
    else:
        frames = [Resolve(player, about.bought, number)]
    then(g, *frames, Tidy(number), Reveal(player, deck))


@dataclass(slots=True)
class Tidy(Frame):
    """A bought card that went nowhere goes to the bottom of its deck."""

    card: int

    def run(self, g: OuterRimState) -> None:
        if self.card in g.drawn:
            g.drawn.remove(self.card)
            put_back(g, self.card)


@dataclass(slots=True)
class Reveal(Frame):
    """The next card, and its patrol icon (OR-MARKET-09, -10, OR-DECK-03, OR-AMB-18)."""

    player: int
    deck: int

    def run(self, g: OuterRimState) -> None:
        reveal_top(g, self.deck)
        number = top(g, self.deck)
        if number != NONE:
            patrol_icon(g, self.player, number)


# Ships.


def supply(g: OuterRimState) -> list[int]:
    """Ships that can be bought and that nobody has (OR-SETUP-29, OR-DISCARD-07)."""
    return [one.number for one in g.content.ships if not one.starter and one.number not in g.ship]


def used_ships(g: OuterRimState, player: int, discount: int, purse: int) -> list[int]:
    """Ships of the supply that are dearer than one's own and can be paid for (OR-TRADEIN-12, -15)."""
    own = ship(g, player).cost
    ships = g.content.ships
    return [one for one in supply(g) if ships[one].cost > own and ships[one].cost - own - discount <= purse]


@dataclass(slots=True)
class TakeShip(Frame):
    player: int
    sheet: int

    def run(self, g: OuterRimState) -> None:
        take_ship(g, self.player, self.sheet)


def take_ship(g: OuterRimState, player: int, sheet: int) -> None:
    """Goal side up and without damage; resources stay as far as they fit (OR-SHIP-06 to -12)."""
    g.ship[player] = sheet
    g.ship_flipped &= ~(1 << player)
    g.ship_tokens[player] = 0
    g.dents[player] = 0
    tell(g, "outer_rim-event-ship", "OR-SHIP-06", seat=player, ship=ship_name(g, sheet))
    check_limits(g, player)
    settle(g)


@effect("gain_ship")
def do_gain_ship(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    take_ship(g, player, effect.args["sheet"])


@effect("buy_ship_from_supply")
def do_buy_ship(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """Chosen and paid for with the card itself (`Purchase`): by now it is there."""


@effect("remove_matching_ship_card")
def do_remove_ship_card(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    """The market card of the ship that was bought leaves the game, wherever it is."""
    for number in g.content.market[g.content.cards[card].deck]:
        if g.content.cards[number].ship == g.ship[player] and not g.removed >> number & 1:
            for deck in g.market:
                if number in deck:
                    deck.remove(number)
            remove(g, number)


@effect("shuffle_self_into_deck")
def do_shuffle_in(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    g.drawn.remove(card)
    shuffle_in(g, card)


# Buying by other means than the market action.


@effect("buy_discounted")
def do_buy_discounted(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    then(g, Bargain(player, effect.args["deck"], effect.args["discount"]))


@dataclass(slots=True)
class Bargain(Choosing):
    """The open card of a deck, cheaper (OR-CREDIT-05, OR-TRADEIN-06)."""

    player: int
    deck: int
    discount: int

    def ask(self, g: OuterRimState) -> Ask | None:
        if not can_buy(g, self.player, self.deck, self.discount):
            return None
        number = top(g, self.deck)
        about: Message = card_name(g, number)
        cost = base_cost(g, self.player, number, self.discount)
        choices: list[Choice] = [("buy", DECKS[self.deck]), ("no",)]
        return Ask(self.player, "outer_rim-ask-bargain", choices, "OR-CREDIT-05", card=about, amount=cost)

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "buy":
            then(g, Purchase(self.player, self.deck, self.discount))


@effect("cycle_market")
def do_cycle(g: OuterRimState, player: int, effect: Effect, card: int) -> None:
    for _ in range(effect.args["count"]):
        cycle(g, player, effect.args["deck"])
