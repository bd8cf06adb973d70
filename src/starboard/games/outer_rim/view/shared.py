"""Shows what all players share, as a seat sees it: patrols, contacts, the market."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from starboard.games.outer_rim.component_names import card_id, spot_text
from starboard.games.outer_rim.contacts import databank_card
from starboard.games.outer_rim.content import Content
from starboard.games.outer_rim.decks import known_to, top
from starboard.games.outer_rim.ids import CLASSES, DECKS, FACTIONS, NONE, RESOURCES, TOP_LEVEL, USED_SHIP
from starboard.games.outer_rim.market import base_cost, can_be_placed, can_pay, may_buy, needs_room, supply
from starboard.games.outer_rim.people import missing_slots, with_trigger
from starboard.games.outer_rim.state import OuterRimState, ship


class PatrolView(msgspec.Struct):
    faction: str
    space: str
    level: int
    dice: int | None  # None: it cannot be beaten
    credits: int  # what beating it brings
    fame: int
    stack: int  # patrols of the faction that are still to come


class ContactView(msgspec.Struct):
    """A contact space, and the contact on it."""

    spot: str
    contact_class: str | None  # of the token; None: the space is empty
    contact: str | None  # None: facedown, and the viewer has not looked at it
    faceup: bool
    card: str | None  # its databank card, which everybody may read while it lies faceup
    looked: list[int]  # who has looked at it secretly


class MarketView(msgspec.Struct, frozen=True):
    deck: str
    left: int  # cards, the open one included
    card: str | None  # the open card; None also while the next one is not turned up yet
    cost: int  # printed
    price: int | None  # for the viewer, after discounts that use nothing up and the ship that is traded in
    allowed: bool  # what is printed lets the viewer buy it where they are
    affordable: bool  # by the viewer, if they trade in and use all they can
    room: Literal["free", "make", "none"] | None  # in the viewer's slots: there, to be made by a discard, or impossible
    short: int  # what the viewer has too little for the price, and must trade in or save by what is used up
    ships: tuple[tuple[str, int], ...]  # of the supply, with the viewer's price, where the card sells one of them


def patrol_view(g: OuterRimState, faction: int) -> PatrolView:
    level = g.level[faction]
    patrol = g.content.patrols[faction][level - 1]
    return PatrolView(
        faction=FACTIONS[faction],
        space=g.content.spaces[g.patrol[faction]].id,
        level=level,
        dice=None if patrol.dice == NONE else patrol.dice,
        credits=patrol.credits,
        fame=patrol.fame,
        stack=TOP_LEVEL - level,
    )


def contact_view(g: OuterRimState, spot: int) -> ContactView:
    contact = g.spots[spot]
    if contact == NONE:
        return token_view(g.content, spot, NONE, False, ())
    looked = tuple([player for player in range(g.players) if g.peeked[player] >> contact & 1])
    return token_view(g.content, spot, contact, bool(g.faceup >> contact & 1), looked)


@lru_cache(1 << 12)  # most lie where they lay before
def token_view(content: Content, spot: int, contact: int, faceup: bool, looked: tuple[int, ...]) -> ContactView:
    """Its class is also on its back (OR-CONTACT-16)."""
    if contact == NONE:
        return ContactView(spot_text(content, spot), None, None, False, None, [])
    about = content.contacts[contact]
    return ContactView(
        spot=spot_text(content, spot),
        contact_class=CLASSES[about.rank],
        contact=about.id if faceup else None,
        faceup=faceup,
        card=content.cards[databank_card(content, contact)].id if faceup else None,  # OR-CONTACT-11, -13
        looked=list(looked),
    )


def own_contact(g: OuterRimState, spot: int, seat: int, shown: ContactView) -> ContactView:
    """Show a contact to who peeked at it, as long as it lies there."""
    if shown.contact is None and seat in shown.looked:
        return replace(shown, contact=g.content.contacts[g.spots[spot]].id)
    return shown


def market_view(g: OuterRimState, deck: int) -> MarketView:
    """A market deck, as an onlooker sees it, who buys nothing."""
    number = top(g, deck)
    left = len(g.market[deck])
    if number == NONE or not known_to(g, None) >> number & 1:
        return MarketView(DECKS[deck], left, None, 0, None, False, False, None, 0, ())
    cost = max(0, g.content.cards[number].cost)
    return MarketView(DECKS[deck], left, card_id(g, number), cost, None, False, False, None, 0, ())


def own_market(g: OuterRimState, seat: int, shown: list[MarketView]) -> list[MarketView]:
    """Show what the open cards would be to a seat that has a ship by now."""
    if g.ship[seat] == NONE:
        return shown
    if with_trigger(g, seat, "market_buy"):
        return offers(g, seat, shown)  # conditions of discounts may look at anything
    own = g.credits[seat], g.space[seat], tuple(g.held[seat])
    key = g.content, needs_room(g), seat, own, tuple(g.ship), tuple(shown)
    found = OFFERS.get(key)
    if found is None:
        if len(OFFERS) == MOST_OFFERS:
            OFFERS.clear()
        found = OFFERS[key] = offers(g, seat, shown)
    return found


# By all that they follow from. What others do hardly ever changes what somebody could buy.
OFFERS: dict[tuple[object, ...], list[MarketView]] = {}
MOST_OFFERS = 1 << 12


def offers(g: OuterRimState, seat: int, shown: list[MarketView]) -> list[MarketView]:
    return [one if one.card is None else offer(g, deck, seat, one) for deck, one in enumerate(shown)]


def offer(g: OuterRimState, deck: int, seat: int, shown: MarketView) -> MarketView:
    number = top(g, deck)
    price, short = None, 0
    for_sale: tuple[tuple[str, int], ...] = ()
    if g.content.cards[number].type == USED_SHIP:
        own, ships = ship(g, seat).cost, g.content.ships
        dearer = [one for one in supply(g) if ships[one].cost > own]
        for_sale = tuple([(ships[one].id, base_cost(g, seat, number, 0, one)) for one in dearer])
    else:
        price = base_cost(g, seat, number, 0)
        short = max(0, price - g.credits[seat])
    allowed = may_buy(g, seat, number)
    room = room_for(g, seat, number)
    affordable = allowed and room != "none" and can_pay(g, seat, number, 0)
    return MarketView(shown.deck, shown.left, shown.card, shown.cost, price, allowed, affordable, room, short, for_sale)


def room_for(g: OuterRimState, seat: int, number: int) -> Literal["free", "make", "none"]:
    """Tell whether a bought card finds a slot (OR-MARKET-12, OR-RES-03)."""
    if g.content.cards[number].type >= RESOURCES or not missing_slots(g, seat, [*g.held[seat], number]):
        return "free"
    return "make" if can_be_placed(g, seat, number) else "none"
