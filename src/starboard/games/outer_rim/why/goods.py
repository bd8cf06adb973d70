"""Why something cannot be bought, traded in, delivered, taken or discarded, with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.outer_rim.bounties import bounty_of
from starboard.games.outer_rim.component_names import card_name, deck_name, read_card, ship_name, space_name
from starboard.games.outer_rim.content import TRADED
from starboard.games.outer_rim.decks import top
from starboard.games.outer_rim.deliver import Deliver, deliverable
from starboard.games.outer_rim.effects import Choose, May, Sell
from starboard.games.outer_rim.holdings import DiscardSome, FitSlots, Gain
from starboard.games.outer_rim.ids import BOUNTY, CARGO, DECKS, MARKED_PLANET, NONE, USED_SHIP
from starboard.games.outer_rim.market import (
    Bargain,
    Market,
    Purchase,
    base_cost,
    can_be_placed,
    not_here,
    supply,
    trade_ins,
    used_ships,
    within_limits,
)
from starboard.games.outer_rim.notation import Choice
from starboard.games.outer_rim.people import fits
from starboard.games.outer_rim.prices import Pay, price_of
from starboard.games.outer_rim.search import Search, found_in
from starboard.games.outer_rim.state import OuterRimState, marked_planet, ship
from starboard.games.outer_rim.why.words import Why, first, no, refuses
from starboard.kernel.message import Refusal


def not_held() -> Refusal:
    """A card that is not one's own."""
    return no("not-yours", "OR-RES-02")


# Buying.


@refuses(Market)
def why_market(g: OuterRimState, frame: Market, words: Choice) -> Refusal:
    verb = first(words)
    if verb not in ("cycle", "buy", "deck") or words[-1] not in DECKS:
        return no("market", "OR-MARKET-02")
    deck = DECKS.index(words[-1])
    if not g.market[deck]:
        return no("deck-empty", "OR-LIMIT-05", deck=deck_name(deck))
    return no("cycled", "OR-MARKET-04") if verb == "cycle" else why_buy(g, frame.player, top(g, deck), 0)


@refuses(Bargain)
def why_bargain(g: OuterRimState, frame: Bargain, words: Choice) -> Refusal:
    return no("bargain", "OR-CREDIT-05", deck=deck_name(frame.deck))


@refuses(Search)
def why_search(g: OuterRimState, frame: Search, words: Choice) -> Refusal:
    number = read_card(g, words[-1]) if words else NONE
    if number in found_in(g, frame.deck, frame.count):
        return why_buy(g, frame.player, number, frame.discount)
    return no("search", "OR-DECK-05", deck=deck_name(frame.deck))


def why_buy(g: OuterRimState, player: int, number: int, discount: int) -> Refusal:
    about = g.content.cards[number]
    name = card_name(g, number)
    if not_here(g, player, number):
        rule = "OR-CARGO-03" if about.type == CARGO else "OR-MARKET-11"
        return no("not-bought-here", rule, card=name, space=space_name(g, g.space[player]))
    if not within_limits(g, player, number, tuple(trade_ins(g, player))):
        return no("limit", "OR-GEAR-04", card=name)
    if about.type == USED_SHIP and not used_ships(g, player, number, 0, 10**9):
        return no("no-dearer-ship", "OR-TRADEIN-12")
    if not can_be_placed(g, player, number):
        return no("no-slot", "OR-MARKET-12", card=name)
    price = base_cost(g, player, number, discount)
    if about.type == USED_SHIP:
        dearer = [one for one in supply(g) if g.content.ships[one].cost > ship(g, player).cost]
        price = min(base_cost(g, player, number, discount, one) for one in dearer)
    return no("too-dear", "OR-MARKET-07", cost=price, credits=g.credits[player])


@refuses(Purchase)
def why_purchase(g: OuterRimState, frame: Purchase, words: Choice) -> Refusal:
    verb = first(words)
    cost = frame.cost(g)
    if verb in ("trade-in", "card"):
        return why_trade_in(g, frame, words, cost)
    if verb in ("supply", "ship") and g.content.cards[top(g, frame.deck)].type == USED_SHIP:
        return why_supply(g, frame, words)
    if verb == "pay" or words == ("choose", "pay"):
        if not within_limits(g, frame.player, top(g, frame.deck), frame.goods):
            return no("limit", "OR-GEAR-04", card=card_name(g, top(g, frame.deck)))
        return no("too-dear", "OR-MARKET-07", cost=cost, credits=g.credits[frame.player])
    if verb in ("discount", "source"):
        return no("no-discount", "OR-TIMING-06")
    return no("purchase", "OR-MARKET-07")


def never_traded_in(g: OuterRimState, frame: Purchase | Pay, number: int) -> Refusal | None:
    """Tell why a card cannot be traded in for anything, or not once more."""
    if number not in g.held[frame.player]:
        return not_held()
    about, name = g.content.cards[number], card_name(g, number)
    if about.type not in TRADED:
        return no("not-tradable", "OR-TRADEIN-03", card=name)
    if about.cost <= 0:
        return no("worthless", "OR-TRADEIN-04", card=name)
    return no("traded-in", "OR-TRADEIN-01", card=name) if number in frame.goods else None


def why_trade_in(g: OuterRimState, frame: Purchase, words: Choice, cost: int) -> Refusal:
    number = read_card(g, words[-1])
    never = never_traded_in(g, frame, number)
    if never is not None:
        return never
    name = card_name(g, number)
    if not can_be_placed(g, frame.player, top(g, frame.deck), (*frame.goods, number)):
        return no("gives-slot", "OR-MARKET-12", card=name)
    return no("paid-for", "OR-TRADEIN-09") if not cost else no("ship-first", "OR-TRADEIN-12")


def why_supply(g: OuterRimState, frame: Purchase, words: Choice) -> Refusal:
    sheet = g.content.sheet.get(words[-1], NONE)
    if sheet not in supply(g):
        return no("not-in-supply", "OR-SETUP-29")
    if g.content.ships[sheet].cost <= ship(g, frame.player).cost:
        return no("not-dearer", "OR-TRADEIN-12", ship=ship_name(g, sheet))
    price = base_cost(g, frame.player, top(g, frame.deck), frame.discount, sheet)
    return no("too-dear", "OR-TRADEIN-15", cost=price, credits=g.credits[frame.player])


# Delivering.


@refuses(Deliver)
def why_deliver(g: OuterRimState, frame: Deliver, words: Choice) -> Refusal:
    number = read_card(g, words[-1]) if words else NONE
    if number not in g.held[frame.player]:
        return not_held()
    if number in frame.tried:
        return no("tried", "OR-DELIVER-05", card=card_name(g, number))
    if g.content.cards[number].type not in (CARGO, BOUNTY):
        return no("not-delivered", "OR-DELIVER-01", card=card_name(g, number))
    return not_at_destination(g, frame.player, number) or no(
        "not-delivered", "OR-DELIVER-01", card=card_name(g, number)
    )


def not_at_destination(g: OuterRimState, player: int, number: int) -> Refusal | None:
    """Cargo and captives go to the planet that is printed, and to no other (OR-DELIVER-01, -06)."""
    if number in deliverable(g, player):
        return None
    about, name = g.content.cards[number], card_name(g, number)
    if about.type == BOUNTY and number not in g.captor:
        return no("no-captive", "OR-DELIVER-06", card=name)
    destination = bounty_of(g, number).destination if about.type == BOUNTY else about.destination
    if destination == MARKED_PLANET:
        destination = marked_planet(g, number)
    rule = "OR-DELIVER-06" if about.type == BOUNTY else "OR-DELIVER-01"
    return no("not-destination", rule, card=name, space=space_name(g, destination))


# Taking and discarding.


def of_held(why: Callable[[OuterRimState, Any, int], Refusal]) -> Why:
    """Give the reason for the card that was asked for; one that the player does not hold is the reason itself."""

    def reason(g: OuterRimState, frame: Any, words: Choice) -> Refusal:
        number = read_card(g, words[-1]) if words else NONE
        return why(g, frame, number) if number in g.held[frame.player] else not_held()

    return reason


@refuses(Gain)
def why_gain(g: OuterRimState, frame: Gain, words: Choice) -> Refusal:
    name = card_name(g, frame.card)
    if words in (("take",), ("choose", "take")):
        return no("no-room", "OR-RES-03", card=name)
    if words in (("decline",), ("choose", "decline")):
        return no("must-place", "OR-MARKET-12", card=name)
    number = read_card(g, words[-1]) if words else NONE
    if number not in g.held[frame.player]:
        return not_held()
    if fits(g, frame.player, [*g.held[frame.player], frame.card]):
        return no("not-at-will", "OR-RES-05")
    if g.content.cards[number].kept:
        return no("kept", "OR-TIMING-18", card=card_name(g, number))
    return no("frees-no-slot", "OR-RES-03", card=card_name(g, number))


@refuses(FitSlots)
@of_held
def why_fit(g: OuterRimState, frame: FitSlots, number: int) -> Refusal:
    return no("frees-no-slot", "OR-SLOT-06", card=card_name(g, number))


@refuses(DiscardSome)
@of_held
def why_discard(g: OuterRimState, frame: DiscardSome, number: int) -> Refusal:
    return no("other-type", "OR-RES-05", card=card_name(g, number))


@refuses(Sell)
@of_held
def why_sell(g: OuterRimState, frame: Sell, number: int) -> Refusal:
    if g.content.cards[number].type not in frame.types:
        return no("other-type", "OR-RES-05", card=card_name(g, number))
    return no("worthless", "OR-RES-07", card=card_name(g, number))


# What cards offer.


@refuses(Choose)
def why_choose(g: OuterRimState, frame: Choose, words: Choice) -> Refusal:
    script = dict(frame.options).get(words[-1]) if words else None
    if script is None:
        return no("not-offered", "OR-TIMING-18")
    price = price_of(g, script)
    if price is not None:
        return no("too-dear", "OR-TIMING-04", cost=price.amount, credits=g.credits[frame.player])
    return no("nobody-for-it", "OR-TIMING-04")


@refuses(May)
def why_may(g: OuterRimState, frame: May, words: Choice) -> Refusal:
    return no("not-offered", "OR-TIMING-18")
