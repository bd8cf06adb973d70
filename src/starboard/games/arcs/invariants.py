"""Nothing is lost and nothing is doubled (ARC-LIMIT-07, -08). Called by tests, not in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.games.arcs.ids import AGENT, CITY, NONE, SHIP, STARPORT, TYPES
from starboard.games.arcs.play import ATTACHED_CARD, ATTACHED_SEAT
from starboard.games.arcs.resources import Arrange
from starboard.games.arcs.state import IS_CITY, OWNER, SLOTS, ArcsState, members, open_slots
from starboard.games.arcs.tables.action_cards import DECK
from starboard.games.arcs.tables.cards import COURT_NUMBERS, COURT_SET
from starboard.games.arcs.tables.player_board import ALL_AGENTS, ALL_CITIES, ALL_SHIPS, ALL_STARPORTS, ALL_TOKENS
from starboard.games.arcs.versions import known
from starboard.kernel.frame import pending


def problems(g: ArcsState) -> list[str]:
    return [*pieces(g), *tokens_counted(g), *court_cards(g), *action_cards(g), *signs(g), *places(g)]


def pieces(g: ArcsState) -> Iterator[str]:
    for seat in range(g.seats):
        own = [sum(g.trophies[16 * holder + 4 * seat + kind] for holder in range(g.seats)) for kind in range(4)]
        buildings = [building for building in g.sites if building and building & OWNER == seat]
        cities = sum(1 for building in buildings if building & IS_CITY)
        agents = sum(g.influence[seat::4]) + sum(g.captives[seat::4])
        agents += (g.outrage[seat] & ~g.placeholders[seat]).bit_count()
        scrapped = g.scrapped[4 * seat : 4 * seat + 4]
        ships = sum(g.fresh[seat::4]) + sum(g.damaged[seat::4])
        counted = {
            "ships": (g.ships[seat] + ships + own[SHIP] + scrapped[SHIP], ALL_SHIPS),
            "starports": (
                g.starports[seat] + len(buildings) - cities + own[STARPORT] + scrapped[STARPORT],
                ALL_STARPORTS,
            ),
            "cities": (g.cities[seat] + cities + own[CITY] + scrapped[CITY], ALL_CITIES),
            "agents": (g.agents[seat] + agents + own[AGENT] + scrapped[AGENT], ALL_AGENTS),
        }
        for name, (there, wanted) in counted.items():
            if there != wanted:
                yield f"seat {seat} has {there} {name}, not {wanted}"


def tokens_counted(g: ArcsState) -> Iterator[str]:
    there = Counter(kind for kind in g.slots if kind != NONE)
    for frame in pending(g, Arrange):
        there.update(frame.tokens)
    for system in members(g.reshaped):
        there[g.types[system]] += 1
    for kind, name in enumerate(TYPES):
        total = there[kind] + g.supply[kind] + g.spent[kind] + g.boxes[kind]
        if total != ALL_TOKENS:
            yield f"there are {total} tokens of {name}, not {ALL_TOKENS}"
    for seat in range(g.seats):
        usable = open_slots(g, seat)
        for slot, kind in enumerate(g.slots[SLOTS * seat : SLOTS * seat + SLOTS]):
            if kind != NONE and slot not in usable:
                yield f"seat {seat} has a token in slot {slot + 1}, which is not open"


def court_cards(g: ArcsState) -> Iterator[str]:
    there = Counter([*g.court, *g.court_discard, *(card for card in g.row if card != NONE)])
    there.update(card for seat in range(g.seats) for card in members(g.cards[seat] & COURT_SET))
    there.update(entry % ATTACHED_CARD for entry in g.attached)
    if there != Counter(known(g, COURT_NUMBERS)):
        yield f"court cards are not there once each: {sorted(there.elements())}"


def action_cards(g: ArcsState) -> Iterator[str]:
    there = Counter(entry & 31 for entry in (*g.pile, *g.open_pile))
    for seat in range(g.seats):
        there.update(members(g.hands[seat]))
        there.update(card for card in (g.played[seat], g.seizing[seat]) if card != NONE)
    if there and there != Counter(DECK[g.seats]):
        yield f"action cards are not there once each: {sorted(there.elements())}"
    for entry in g.attached:
        if entry % ATTACHED_SEAT // ATTACHED_CARD not in g.played:
            yield "a union lies beside a card that is not there"


def signs(g: ArcsState) -> Iterator[str]:
    lists = (
        g.fresh,
        g.damaged,
        g.ships,
        g.starports,
        g.cities,
        g.agents,
        g.supply,
        g.spent,
        g.trophies,
        g.captives,
        g.influence,
    )
    if any(number < 0 for some in lists for number in some):
        yield "something is there less than zero times"


def places(g: ArcsState) -> Iterator[str]:
    found = g.copy()
    found.find_pieces()
    for name in ("fleets", "bases", "city_sites", "starport_sites"):
        if getattr(g, name) != getattr(found, name):
            yield f"{name} are {getattr(g, name)}, not {getattr(found, name)}"
