"""OR-MARKET, OR-TRADEIN, OR-SHIP: buying."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from starboard.games.outer_rim import asks, events
from starboard.games.outer_rim.component_names import card_id, read_card
from starboard.games.outer_rim.damage import check_limits
from starboard.games.outer_rim.decks import cycle, put_back, reveal_top, shuffle_in, take_top, top
from starboard.games.outer_rim.holdings import Gain, discard, has_room, remove
from starboard.games.outer_rim.ids import DECKS, NONE, RESOURCES, SHIP, USED_SHIP
from starboard.games.outer_rim.notation import Choice, Choosing
from starboard.games.outer_rim.patrols import patrol_icon
from starboard.games.outer_rim.people import breaks_limit, has_trigger, holds, is_fresh, usable_of, with_trigger
from starboard.games.outer_rim.resolve import Resolve, effect
from starboard.games.outer_rim.settle import Settle, settle
from starboard.games.outer_rim.standing import spend
from starboard.games.outer_rim.state import OuterRimState, ship
from starboard.games.outer_rim.versions import ROOM_TO_BUY
from starboard.games.outer_rim.vocabulary import effects as e
from starboard.games.outer_rim.vocabulary.abilities import Discount, ExtraCycle
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


@dataclass(slots=True)
class Market(Choosing):
    """The market action: discard an open card, then buy one; both if one likes (OR-MARKET-02, -06)."""

    player: int
    cycles: int  # open cards that may still be discarded
    cycled: tuple[int, ...] = ()  # decks, none of them twice

    def ask(self, g: OuterRimState) -> Ask:
        choices: list[Choice] = []
        decks = [(deck, cards[-1]) for deck, cards in zip(DECKS, g.market, strict=True) if cards]
        if self.cycles:
            cycled = [DECKS[deck] for deck in self.cycled]
            choices += [("cycle", deck) for deck, _ in decks if deck not in cycled]
        choices += [("buy", deck) for deck, number in decks if can_buy_card(g, self.player, number, 0)]
        choices.append(("leave",))
        return Ask(self.player, asks.Market(), choices, "OR-MARKET-02")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "cycle":
            deck = DECKS.index(choice[1])
            then(g, Market(self.player, self.cycles - 1, (*self.cycled, deck)))
            cycle(g, self.player, deck)
        elif choice[0] == "buy":
            then(g, Purchase(self.player, DECKS.index(choice[1])))


def begin_market(g: OuterRimState, player: int) -> None:
    """One card may be discarded, with some crew more (OR-MARKET-04)."""
    more = sum(ability.count for _, ability in usable_of(g, player, "market_buy", ExtraCycle))
    then(g, Market(player, 1 + more))


# What a card costs, and whether it can be had.


def base_cost(g: OuterRimState, player: int, number: int, discount: int, sheet: int = NONE) -> int:
    """With discounts that use nothing up, and the ship that is traded in for a ship (OR-TRADEIN-10, OR-AMB-42).

    `sheet` is the ship of the supply that is bought with Used Ship for Sale.
    """
    cost = printed_cost(g, player, number, sheet) - discount
    return max(0, cost - discounts(g, player, number, limited=False)) if cost > 0 else 0


def printed_cost(g: OuterRimState, player: int, number: int, sheet: int = NONE) -> int:
    about = g.content.cards[number]
    if sheet != NONE:
        return g.content.ships[sheet].cost - ship(g, player).cost
    return about.cost - ship(g, player).cost if about.type == SHIP else about.cost


def discounts(g: OuterRimState, player: int, number: int, limited: bool) -> int:
    """Sum up all discounts: those that are used up, or those that are not."""
    found = usable_discounts(g, player, number)
    if not found:
        return 0
    return sum(ability.amount for _, ability in found if bool(ability.limit) == limited)


def usable_discounts(g: OuterRimState, player: int, number: int) -> list[tuple[int, Discount]]:
    """Discounts on this card; their conditions look at the card that is bought."""
    found: list[tuple[int, Discount]] = []
    if player >= g.seats or not has_trigger(g, player, "market_buy"):
        return found
    for held, ability in with_trigger(g, player, "market_buy"):
        if isinstance(ability, Discount) and is_fresh(g, ability) and holds(g, player, ability.condition, number):
            found.append((held, ability))
    return found


def trade_ins(g: OuterRimState, player: int) -> list[int]:
    """Held cards with a cost that may be traded in (OR-TRADEIN-01 to -04)."""
    return list(filter(g.content.goods.__contains__, g.held[player]))


def not_here(g: OuterRimState, player: int, number: int) -> bool:
    """Tell whether it cannot be bought on this planet: by its text, or because it is wanted here (OR-CARGO-03)."""
    return g.space[player] in g.content.barred_at[number]


def may_buy(g: OuterRimState, player: int, number: int) -> bool:
    """Tell whether the card lets itself be bought here and now (OR-MARKET-11, OR-CARGO-03, OR-GEAR-04)."""
    if not_here(g, player, number):
        return False
    if is_limited(g, player, number) and not within_limits(g, player, number, tuple(trade_ins(g, player))):
        return False
    return g.content.cards[number].type != USED_SHIP or bool(dearer_ships(g, player))


def is_limited(g: OuterRimState, player: int, number: int) -> bool:
    """Tell whether the card, or one that is held, says how many of a trait one may have."""
    limiting = g.content.with_limit
    return number in limiting or not limiting.isdisjoint(g.held[player])


def within_limits(g: OuterRimState, player: int, number: int, traded: tuple[int, ...]) -> bool:
    """Tell whether one may have the card once others are traded in: of some traits one may have only so many."""
    if not is_limited(g, player, number):
        return True
    cards = [held for held in g.held[player] if held not in traded] + [number]
    return not breaks_limit(g, cards, number)


def needs_room(g: OuterRimState) -> bool:
    """Tell whether only that can be bought for which there is room."""
    return ROOM_TO_BUY.applies(g)


def can_be_placed(g: OuterRimState, player: int, number: int, traded: tuple[int, ...] = ()) -> bool:
    """Tell whether a slot can be had for what is bought, once others are traded in (OR-MARKET-12)."""
    return g.content.cards[number].type >= RESOURCES or not needs_room(g) or has_room(g, player, number, traded)


def can_buy_card(g: OuterRimState, player: int, number: int, discount: int) -> bool:
    """Tell whether a card can be paid for, with all trade-ins and every discount, and has a slot to lie in."""
    return can_pay(g, player, number, discount) and may_buy(g, player, number) and can_be_placed(g, player, number)


def can_pay(g: OuterRimState, player: int, number: int, discount: int) -> bool:
    """Tell whether there is enough for it, with all that could be traded in and every discount."""
    if g.content.cards[number].type == USED_SHIP:
        discount += discounts(g, player, number, limited=True)
        return bool(used_ships(g, player, number, discount, g.credits[player] + worth(g, g.held[player])))
    left = printed_cost(g, player, number) - discount - g.credits[player]
    if left <= 0:
        return True  # without giving anything up
    left -= worth(g, g.held[player])
    if left <= 0:
        return True
    found = usable_discounts(g, player, number)
    return bool(found) and left <= sum([ability.amount for _, ability in found])


def worth(g: OuterRimState, cards: Iterable[int]) -> int:
    """The printed cost of cards that are traded in; of those that cannot be, nothing (OR-TRADEIN-01)."""
    return sum(map(g.content.worth.__getitem__, cards))


@dataclass(slots=True)
class Purchase(Choosing):
    """Trade in what one likes, use discounts, and pay (OR-MARKET-07, OR-TRADEIN).

    All is only declared until it is paid for: who cannot pay after all, because credits went elsewhere meanwhile, has
    lost nothing (OR-AMB-43).
    """

    player: int
    deck: int
    discount: int = 0
    sheet: int = NONE  # the ship of the supply that is bought with Used Ship for Sale
    goods: tuple[int, ...] = ()  # cards to be traded in
    used: int = 0  # abilities whose discount is used

    def ask(self, g: OuterRimState) -> Ask:
        number = top(g, self.deck)
        if g.content.cards[number].type == USED_SHIP and self.sheet == NONE:
            return self.ask_ship(g)
        cost, cash = self.cost(g), g.credits[self.player]
        goods, offers = self.goods_left(g), self.offers(g)
        allowed = within_limits(g, self.player, number, self.goods)
        choices: list[Choice] = [("pay",)] if allowed and cost <= cash else []
        if goods and (cost or not allowed):
            choices += [("trade-in", card_id(g, one)) for one in goods if cost or self.is_rival(g, one)]
        if offers and cost:
            choices += [("discount", ability.source) for ability in offers]
        purse = cash + worth(g, goods) + sum([ability.amount for ability in offers])
        if cost > purse or not choices:
            choices.append(("leave",))  # credits have gone elsewhere meanwhile
        return Ask(
            self.player,
            asks.Pay(card_id(g, number), cost),
            choices,
            "OR-TRADEIN-01",
            forced=choices == [("pay",)],
        )

    def ask_ship(self, g: OuterRimState) -> Ask:
        number = top(g, self.deck)
        purse = g.credits[self.player] + worth(g, g.held[self.player])
        discount = self.discount + discounts(g, self.player, number, limited=True)
        ships = used_ships(g, self.player, number, discount, purse)
        choices: list[Choice] = [("supply", g.content.ships[one].id) for one in ships]
        return Ask(self.player, asks.Supply(), choices or [("leave",)], "OR-TRADEIN-12")

    def goods_left(self, g: OuterRimState) -> list[int]:
        """List what may still be traded in: not the card that alone gives a slot for what is bought (OR-MARKET-12)."""
        number = top(g, self.deck)
        return [
            one
            for one in trade_ins(g, self.player)
            if one not in self.goods and can_be_placed(g, self.player, number, (*self.goods, one))
        ]

    def is_rival(self, g: OuterRimState, number: int) -> bool:
        """Tell whether a held card is one of those because of which the bought one cannot be had (OR-GEAR-04)."""
        bought = g.content.cards[top(g, self.deck)]
        return any(trait in g.content.cards[number].traits for trait, _ in bought.most)

    def offers(self, g: OuterRimState) -> list[Discount]:
        """Discounts that may still be used, each once."""
        found = usable_discounts(g, self.player, top(g, self.deck))
        return [ability for _, ability in found if ability.limit and not self.used >> ability.number & 1]

    def cost(self, g: OuterRimState) -> int:
        """Compute what is still to be paid; nothing is given back (OR-TRADEIN-09)."""
        price = base_cost(g, self.player, top(g, self.deck), self.discount, self.sheet)
        return max(0, price - worth(g, self.goods))

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "supply":
            then(g, replace(self, sheet=g.content.sheet[choice[1]]))
        elif choice[0] == "trade-in":
            then(g, replace(self, goods=(*self.goods, read_card(g, choice[1]))))
        elif choice[0] == "discount":
            ability = next(one for one in self.offers(g) if one.source == choice[1])
            less = self.discount + ability.amount
            then(g, replace(self, discount=less, used=self.used | 1 << ability.number))
        elif choice[0] == "pay":
            self.pay(g)

    def pay(self, g: OuterRimState) -> None:
        """Pay, free slots, then place the card, reveal the next one and move the patrol (OR-AMB-43)."""
        cost = self.cost(g)
        spend(g, self.player, cost)
        g.used |= self.used
        is_ship = g.content.cards[top(g, self.deck)].type in (SHIP, USED_SHIP)
        if is_ship:
            self.trade_in(g)  # whether all that is left finds room is seen when the new ship is there
        take_card(g, self.player, self.deck, cost, bought=True, sheet=self.sheet)
        if not is_ship:
            self.trade_in(g)  # whether all that is left finds room is seen before the card is placed

    def trade_in(self, g: OuterRimState) -> None:
        for number in self.goods:
            discard(g, self.player, number)
        if self.goods:
            then(g, Settle())  # armor that kept somebody alive is gone now, not after what was bought (OR-DEFEAT-01)


def take_card(g: OuterRimState, player: int, deck: int, cost: int, bought: bool, sheet: int = NONE) -> None:
    """The open card is somebody's now; the next one is revealed when it has found its place (OR-MARKET-09)."""
    number = take_top(g, deck)
    about = g.content.cards[number]
    g.drawn.append(number)
    tell(g, events.Bought(player, card_id(g, number), cost))
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


def used_ships(g: OuterRimState, player: int, number: int, discount: int, purse: int) -> list[int]:
    """Ships of the supply that are dearer than one's own and can be paid for (OR-TRADEIN-12, -15)."""
    return [one for one in dearer_ships(g, player) if base_cost(g, player, number, discount, one) <= purse]


def dearer_ships(g: OuterRimState, player: int) -> list[int]:
    own = ship(g, player).cost
    return [one for one in supply(g) if g.content.ships[one].cost > own]


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
    tell(g, events.Ship(player, g.content.ships[sheet].id))
    check_limits(g, player)
    settle(g)


@effect(e.GainShip)
def do_gain_ship(g: OuterRimState, player: int, effect: e.GainShip, card: int) -> None:
    take_ship(g, player, effect.sheet)


@effect(e.BuyShipFromSupply)
def do_buy_ship(g: OuterRimState, player: int, effect: e.BuyShipFromSupply, card: int) -> None:
    """Chosen and paid for with the card itself (`Purchase`): by now it is there."""


@effect(e.RemoveMatchingShipCard)
def do_remove_ship_card(g: OuterRimState, player: int, effect: e.RemoveMatchingShipCard, card: int) -> None:
    """The market card of the ship that was bought leaves the game, wherever it is."""
    for number in g.content.market[g.content.cards[card].deck]:
        if g.content.cards[number].ship == g.ship[player] and not g.removed >> number & 1:
            for deck in g.market:
                if number in deck:
                    deck.remove(number)
            remove(g, player, number)


@effect(e.ShuffleSelfIntoDeck)
def do_shuffle_in(g: OuterRimState, player: int, effect: e.ShuffleSelfIntoDeck, card: int) -> None:
    g.drawn.remove(card)
    shuffle_in(g, card)


# Buying by other means than the market action.


@effect(e.BuyDiscounted)
def do_buy_discounted(g: OuterRimState, player: int, effect: e.BuyDiscounted, card: int) -> None:
    then(g, Bargain(player, effect.deck, effect.discount))


@dataclass(slots=True)
class Bargain(Choosing):
    """The open card of a deck, cheaper (OR-CREDIT-05, OR-TRADEIN-06)."""

    player: int
    deck: int
    discount: int

    def ask(self, g: OuterRimState) -> Ask | None:
        number = top(g, self.deck)
        if number == NONE or not can_buy_card(g, self.player, number, self.discount):
            return None
        about = asks.Bargain(card_id(g, number), base_cost(g, self.player, number, self.discount))
        choices: list[Choice] = [("buy", DECKS[self.deck]), ("no",)]
        return Ask(self.player, about, choices, "OR-CREDIT-05")

    def answer(self, g: OuterRimState, choice: Choice) -> None:
        if choice[0] == "buy":
            then(g, Purchase(self.player, self.deck, self.discount))


@effect(e.CycleMarket)
def do_cycle(g: OuterRimState, player: int, effect: e.CycleMarket, card: int) -> None:
    for _ in range(effect.count):
        cycle(g, player, effect.deck)
