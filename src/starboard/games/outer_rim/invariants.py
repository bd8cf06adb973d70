"""Checks what must be true of every table: nothing is lost, nothing is there twice."""

from __future__ import annotations

from collections import Counter

from starboard.games.outer_rim.bounties import KillOrCapture
from starboard.games.outer_rim.content import DATABANK
from starboard.games.outer_rim.holdings import FitSlots, PlaceContact
from starboard.games.outer_rim.ids import NONE, PLANET
from starboard.games.outer_rim.people import fits, health, hull
from starboard.games.outer_rim.settle import Settle
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.frame import is_pending


def problems(g: OuterRimState) -> list[str]:
    return [*cards(g), *contacts(g), *people(g), *solo(g)]


def cards(g: OuterRimState) -> list[str]:
    found = []
    where: Counter[int] = Counter()
    for pile in (*g.market, *g.encounters, g.drawn, *g.held, *g.secrets):
        where.update(pile)
    for about in g.content.cards:
        count = where[about.number] + (g.removed >> about.number & 1)
        if count > 1 or (count == 0 and about.origin != DATABANK):
            found.append(f"{about.id} is there {count} times")
    for deck, pile in enumerate(g.market):
        if any(g.content.cards[number].deck != deck for number in pile):
            found.append(f"market deck {deck} holds cards of another")
    for deck, pile in enumerate(g.encounters):
        if any(g.content.cards[number].deck != deck for number in pile):
            found.append(f"encounter deck {deck} holds cards of another")
    return found


def contacts(g: OuterRimState) -> list[str]:
    found = []
    aboard = [g.content.cards[number].contact for pile in g.held for number in pile]
    for contact in range(len(g.content.contacts)):
        places = g.spots.count(contact) + aboard.count(contact) + (g.captor[contact] != NONE) + (g.gone >> contact & 1)
        waiting = any(getattr(frame, "contact", NONE) == contact for frame in g.frames) or places_open(g)
        if places > 1 or (places == 0 and not waiting):
            found.append(f"contact {contact} is in {places} places")
    return found


def places_open(g: OuterRimState) -> bool:
    """A contact whose fate is being decided is nowhere for a moment."""
    return is_pending(g, KillOrCapture, PlaceContact, Settle)


def people(g: OuterRimState) -> list[str]:
    found = []
    for player in range(g.players):
        if NONE in (g.character[player], g.ship[player]):
            continue
        if g.credits[player] < 0 or g.credits[player] % 1000:
            found.append(f"player {player} has {g.credits[player]} credits")
        if g.wounds[player] > health(g, player) or g.dents[player] > hull(g, player):
            found.append(f"player {player} has more damage than can be")
        beaten = g.wounds[player] >= health(g, player) or g.dents[player] >= hull(g, player)
        if beaten != bool(g.defeated >> player & 1):
            found.append(f"player {player} is {'not ' * beaten}defeated")
        if not is_pending(g, FitSlots, Settle) and not fits(g, player, g.held[player]):
            found.append(f"player {player} has more resources than slots")
        if not all(-1 <= level <= 1 for level in g.reputation[4 * player : 4 * player + 4]):
            found.append(f"player {player} has an impossible reputation")
    owned = [ship for ship in g.ship if ship != NONE and not g.content.ships[ship].starter]
    if len(set(owned)) != len(owned):
        found.append("two players have the same ship")
    return found


def solo(g: OuterRimState) -> list[str]:
    if g.seats > 1 or not g.round:
        return []
    found = []
    if sorted([*g.ai_deck, g.ai_card][: len(g.content.ai)]) != list(range(len(g.content.ai))):
        found.append("the cards of the AI are not all there")
    if not 0 <= g.ai_seen <= len(g.ai_deck):
        found.append(f"{g.ai_seen} of the AI's cards are seen")
    if any(g.content.spaces[space].kind != PLANET for space in g.goals):
        found.append("a goal token is not on a planet")
    return found
