"""Shows what all players share, as a seat sees it: patrols, contacts, the market."""

from __future__ import annotations

from copy import copy
from typing import Literal

import msgspec
from msgspec.structs import replace

from starboard.games.outer_rim.component_names import card_id, spot_text
from starboard.games.outer_rim.contacts import databank_card
from starboard.games.outer_rim.decks import known_to, top
from starboard.games.outer_rim.ids import CLASSES, DECKS, FACTIONS, NONE, RESOURCES, TOP_LEVEL, USED_SHIP
from starboard.games.outer_rim.market import base_cost, can_be_placed, can_pay, may_buy, supply
from starboard.games.outer_rim.people import missing_slots
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


class MarketView(msgspec.Struct):
    deck: str
    left: int  # cards, the open one included
    card: str | None  # the open card; None also while the next one is not turned up yet
    cost: int  # printed
    price: int | None  # for the viewer, after discounts that use nothing up and the ship that is traded in
    allowed: bool  # what is printed lets the viewer buy it where they are
    affordable: bool  # by the viewer, if they trade in and use all they can
    room: Literal["free", "make", "none"] | None  # in the viewer's slots: there, to be made by a discard, or impossible
    short: int  # what the viewer has too little for the price, and must trade in or save by what is used up
    ships: list[tuple[str, int]]  # of the supply, with the viewer's price, where the card sells one of them


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
    """Its class is also on its back (OR-CONTACT-16)."""
    contact = g.spots[spot]
    if contact == NONE:
        return ContactView(spot_text(g, spot), None, None, False, None, [])
    about = g.content.contacts[contact]
    faceup = bool(g.faceup >> contact & 1)
    return ContactView(
        spot=spot_text(g, spot),
        contact_class=CLASSES[about.rank],
        contact=about.id if faceup else None,
        faceup=faceup,
        card=g.content.cards[databank_card(g, contact)].id if faceup else None,  # OR-CONTACT-11, -13
        looked=[player for player in range(g.players) if g.peeked[player] >> contact & 1],
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
        return MarketView(DECKS[deck], left, None, 0, None, False, False, None, 0, [])
    cost = max(0, g.content.cards[number].cost)
    return MarketView(DECKS[deck], left, card_id(g, number), cost, None, False, False, None, 0, [])


def own_market(g: OuterRimState, deck: int, seat: int, shown: MarketView) -> MarketView:
    """Show what the open card would be to a seat that has a ship by now."""
    if shown.card is None or g.ship[seat] == NONE:
        return shown
    number = top(g, deck)
    shop = copy(shown)
    if g.content.cards[number].type == USED_SHIP:
        own, ships = ship(g, seat).cost, g.content.ships
        dearer = [one for one in supply(g) if ships[one].cost > own]
        shop.ships = [(ships[one].id, base_cost(g, seat, number, 0, one)) for one in dearer]
    else:
        shop.price = base_cost(g, seat, number, 0)
        shop.short = max(0, shop.price - g.credits[seat])
    shop.allowed = may_buy(g, seat, number)
    shop.room = room_for(g, seat, number)
    shop.affordable = shop.allowed and shop.room != "none" and can_pay(g, seat, number, 0)
    return shop


def room_for(g: OuterRimState, seat: int, number: int) -> Literal["free", "make", "none"]:
    """Tell whether a bought card finds a slot (OR-MARKET-12, OR-RES-03)."""
    if g.content.cards[number].type >= RESOURCES or not missing_slots(g, seat, [*g.held[seat], number]):
        return "free"
    return "make" if can_be_placed(g, seat, number) else "none"
