"""Outer Rim for learners, from the state: the market, and what its open cards would be to the seat that looks."""

from __future__ import annotations

from functools import reduce
from operator import and_

from starboard.games.outer_rim.inside import (
    NONE,
    USED_SHIP,
    OuterRimState,
    base_cost,
    can_pay,
    may_buy,
    needs_room,
    room_for,
    trade_ins,
    used_ships,
    within_limits,
    worth,
)
from starboard.lab.environments.outer_rim.cells import TOPS, tops_of
from starboard.lab.environments.outer_rim.facts import CARD
from starboard.lab.environments.outer_rim.offers import MUCH, OfferRows
from starboard.lab.environments.outer_rim.sight import NOTHING, Known, Rests, Row, Sight, bounded
from starboard.lab.environments.outer_rim.table import CREDITS

HOLDINGS = ("character", "ship", "flipped", "ship_flipped", "held")  # fields on which it rests what we hold
UNKNOWN = -2  # stands for a card that is to be looked at


class Market:
    """Writes the decks into the rows of all seats; each part over what is there."""

    def __init__(self, sight: Sight, rows: list[Row]) -> None:
        self.sight, self.rows = sight, rows
        decks = sight.content.market
        self.lying = [NONE] * len(decks)  # the cards on top, and the same as a set
        self.tops = 0
        self.open = [NONE] * len(decks)  # the cards on top that are turned up, and the same as a set
        self.turned_up = 0

    @property
    def parts(self) -> list[Rests]:
        """List what is written here, and what it rests on: fields of the state, and the cards on top of the decks."""
        return [((TOPS,), self.look_at_tops), (("known", TOPS), self.write_open)]

    def look_at_tops(self, g: OuterRimState) -> None:
        self.lying = tops_of(g.market)
        self.tops = sum([1 << card for card in self.lying if card != NONE])

    def write_open(self, g: OuterRimState) -> None:
        """Write the open cards, where they have changed."""
        seen = reduce(and_, g.known, self.tops)
        if seen == self.turned_up:
            return
        self.turned_up = seen
        now = [card if card != NONE and seen >> card & 1 else NONE for card in self.lying]
        about, facts, cards = self.sight.about, self.sight.facts, g.content.cards
        for deck, (card, before) in enumerate(zip(now, self.open, strict=True)):
            if card == before:
                continue
            at, open_at = about.market + deck * about.market_size, facts.open + deck * CARD
            cost = 0 if card == NONE else bounded(max(0, cards[card].cost) / CREDITS)
            printed = NOTHING[:CARD] if card == NONE else self.sight.printed[card]
            for row in self.rows:
                row[at + 1] = cost
                row[open_at : open_at + CARD] = printed
                if before != NONE:
                    row[about.open_cards + before] = 0
                if card != NONE:
                    row[about.open_cards + card] = 1
        self.open = now


class Purse:
    """Finds out on what terms a seat can have the open cards; what follows for where it is, Offers tells."""

    def __init__(self, market: Market, seat: int, offers: OfferRows, known: Known) -> None:
        self.sight, self.market, self.seat, self.offers, self.known = market.sight, market, seat, offers, known
        self.cards = [NONE for _ in market.open]  # of which the terms are known
        # Of what we hold: whether something makes cards cheaper, or says what else we may have; whether another card
        # finds room, by its slot.
        self.is_new = True  # whether that may have changed
        self.holdings: tuple[int, ...] = ()
        self.ships: list[int] = []  # of all
        self.bargains = self.limited = False
        self.bargained: tuple[int, ...] = ()  # what bargains rested on when they were looked at; empty: they are new
        self.rooms: dict[object, bool] = {}
        self.prices: dict[int, int] = {}  # of what is no ship of the supply, where nothing makes it cheaper

    def look(self, g: OuterRimState) -> None:
        """Find the terms of what may have others now; there are none before one has a ship."""
        if g.ship[self.seat] == NONE:
            self.look_away()
            return
        if self.is_new:
            self.is_new = False
            self.look_again(g)
        if self.cards is not self.market.open:
            self.look_at_cards(g, self.market.open)
        if self.bargains:
            self.look_at_bargains(g)

    def look_away(self) -> None:
        """Tell of no offers, and look at everything again when there is a ship."""
        self.is_new = True
        if self.holdings:
            self.holdings = ()
            for deck in range(len(self.cards)):
                self.offers.put(deck)

    def look_again(self, g: OuterRimState) -> None:
        """Look whether we hold something else, and whether other ships are for sale."""
        seat = self.seat
        held = g.held[seat]
        holdings = g.character[seat], g.ship[seat], g.flipped >> seat & 1, g.ship_flipped >> seat & 1, *held
        if holdings != self.holdings:
            self.holdings = holdings
            self.look_at_holdings(g)
        elif self.ships == g.ship:
            return
        self.ships = g.ship[:]
        self.cards = [UNKNOWN for _ in self.cards]
        self.bargained = ()

    def look_at_holdings(self, g: OuterRimState) -> None:
        content, seat, held = g.content, self.seat, g.held[self.seat]
        self.bargains = self.sight.has_discounts(g, seat)
        self.limited = not content.with_limit.isdisjoint(held)
        self.offers.goods[0] = worth(g, trade_ins(g, seat))
        adding = () if content.with_slot.isdisjoint(held) else held
        kept = [card for card in held if content.cards[card].kept]
        slots = sorted([content.slot_of[card] for card in held])
        key = needs_room(g), g.ship[seat], *slots, NONE, *kept, NONE, *adding
        self.rooms = self.known.rooms[key]
        self.prices = self.known.prices[g.ship[seat]]

    def look_at_cards(self, g: OuterRimState, cards: list[int]) -> None:
        """Find the terms of what is for sale: but for the place, and for discounts, they rest on what we hold."""
        for deck, (card, before) in enumerate(zip(cards, self.cards, strict=True)):
            if card == before:
                continue
            if card == NONE:
                self.offers.put(deck)
            elif not self.bargains:
                self.look_at_card(g, deck, card)
        self.cards = cards
        self.bargained = ()

    def look_at_bargains(self, g: OuterRimState) -> None:
        """Find what is offered to who has discounts, which may change with anything if a pack wants it so."""
        plain = self.sight.plain_discounts and g.combat is None
        now = (g.credits[self.seat], g.space[self.seat], g.used) if plain else ()
        if now and now == self.bargained:
            return
        self.bargained = now
        for deck, card in enumerate(self.cards):
            if card != NONE:
                price, allowed, affordable = self.bargain(g, card)
                self.offers.put(deck, price, self.offers.anywhere if allowed else NONE, 0 if affordable else MUCH)

    def bargain(self, g: OuterRimState, card: int) -> tuple[int, bool, bool]:
        """Return a price, whether one may pay it here, and whether one can; discounts may look at anything."""
        seat = self.seat
        price = 0 if g.content.cards[card].type == USED_SHIP else base_cost(g, seat, card, 0)
        allowed = may_buy(g, seat, card)
        return price, allowed, allowed and self.has_room(g, card) and can_pay(g, seat, card, 0)

    def look_at_card(self, g: OuterRimState, deck: int, card: int) -> None:
        if card in self.sight.used_ships:
            cheapest = self.cheapest(g, card)
            self.offers.put(deck, 0, NONE if cheapest == NONE else card, cheapest)
            return
        price = self.prices.get(card)
        if price is None:
            price = self.prices[card] = base_cost(g, self.seat, card, 0)
        allowed = not self.limited and card not in g.content.with_limit
        allowed = allowed or within_limits(g, self.seat, card, tuple(trade_ins(g, self.seat)))
        self.offers.put(deck, price, card if allowed else NONE, price if self.has_room(g, card) else MUCH)

    def cheapest(self, g: OuterRimState, card: int) -> int:
        """Return the price of the cheapest ship of the supply that one may buy."""
        key = card, g.ship[self.seat], *g.ship
        cheapest = self.known.ships.get(key)
        if cheapest is None:
            ships = used_ships(g, self.seat, card, 0, MUCH)
            prices = [base_cost(g, self.seat, card, 0, one) for one in ships]
            cheapest = self.known.ships[key] = min(prices, default=NONE)
        return cheapest

    def has_room(self, g: OuterRimState, card: int) -> bool:
        slot = self.sight.slots[card]
        found = slot is None or self.rooms.get(slot)
        if found is None:
            found = self.rooms[slot] = room_for(g, self.seat, card) != "none"
        return found
