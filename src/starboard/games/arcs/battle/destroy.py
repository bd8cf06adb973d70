"""Hits, and what becomes of destroyed pieces: ARC-DAMAGE, ARC-DESTROY, ARC-OUTRAGE, ARC-RANSACK."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.arcs import asks, events, verbs
from starboard.games.arcs.court import discard_card, secure
from starboard.games.arcs.ids import CITY, NONE, SHIP, STARPORT
from starboard.games.arcs.pieces import building_home, clear_site, mark_outrage, take_ship, trophy
from starboard.games.arcs.resources import discard_all
from starboard.games.arcs.state import IS_CITY, IS_DAMAGED, OWNER, SITES, ArcsState, buildings_of, members, types_of
from starboard.kernel.ask import Ask
from starboard.kernel.frame import Frame, then
from starboard.kernel.message import Message, Refusal
from starboard.kernel.state import tell
from starboard.kernel.verb import Spelling

# What a hit may strike: a ship, a building, or a ship as long as there is one (ARC-BATTLE-17 to -20).
SHIPS, BUILDINGS, SHIPS_FIRST = range(3)

# A choice of what to hit: these for ships, and the site of a building.
FRESH_SHIP, DAMAGED_SHIP = -1, -2


@dataclass(slots=True)
class Hits(Frame):
    """So many hits on pieces of one player in one system, put one by one by `seat`; what cannot be put is lost."""

    seat: int  # who chooses
    owner: int  # whose pieces are hit
    taker: int  # who gets what is destroyed; the owner: it goes home
    system: int
    count: int
    what: int
    rule: str
    battle: bool = True

    def run(self, g: ArcsState) -> Ask | None:
        choices = hit_choices(g, self.owner, self.system, self.what)
        if not self.count or not choices:
            return None
        return Ask(self.seat, asks.Hit(self.owner, self.count, self.system), choices, self.rule, forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        if self.count > 1:
            then(
                g,
                Hits(
                    self.seat,
                    self.owner,
                    self.taker,
                    self.system,
                    self.count - 1,
                    self.what,
                    self.rule,
                    self.battle,
                ),
            )
        hit(g, self.seat, self.owner, self.taker, self.system, choice, self.battle)

    def spelled(self, choice: int) -> Spelling:
        if choice >= 0:
            return verbs.HIT_BUILDING, (choice,)
        state = int(choice == DAMAGED_SHIP)
        return verbs.HIT_SHIP, ((self.system, self.owner, state), state)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        rules = {SHIPS: "ARC-BATTLE-12", BUILDINGS: "ARC-BATTLE-20", SHIPS_FIRST: "ARC-BATTLE-19"}
        return Refusal(Message("arcs-why-hit"), rules[self.what])


def hit_choices(g: ArcsState, owner: int, system: int, what: int) -> list[int]:
    at = 4 * system + owner
    ships = []
    if what != BUILDINGS:
        if g.fresh[at]:
            ships.append(FRESH_SHIP)
        if g.damaged[at]:
            ships.append(DAMAGED_SHIP)
    if ships or what == SHIPS:
        return ships
    return buildings_of(g, owner, system)


def hit(g: ArcsState, seat: int, owner: int, taker: int, system: int, target: int, battle: bool) -> None:
    """A fresh piece is damaged, a damaged one destroyed (ARC-BATTLE-23, ARC-DAMAGE-02, ARC-GLOSS-13)."""
    at = 4 * system + owner
    if target == FRESH_SHIP:
        g.fresh[at] -= 1
        g.damaged[at] += 1
        tell_hit(g, "damaged", owner, SHIP, system)
    elif target == DAMAGED_SHIP:
        destroy_ship(g, owner, taker, system, damaged=True)
    elif g.sites[target] & IS_DAMAGED:
        destroy_building(g, seat, taker, target, battle)
    else:
        g.sites[target] |= IS_DAMAGED
        tell_hit(g, "damaged", owner, CITY if g.sites[target] & IS_CITY else STARPORT, system)


def tell_hit(g: ArcsState, state: str, owner: int, kind: int, system: int) -> None:
    rule = "ARC-BATTLE-23" if state == "damaged" else "ARC-TROPHY-01"
    tell(g, events.Hit(owner, kind, system, state), rule)


def destroy_ship(g: ArcsState, owner: int, taker: int, system: int, damaged: bool) -> None:
    """It leaves the map: a trophy, or home."""
    take_ship(g, owner, system, damaged)
    if taker == owner:
        g.ships[owner] += 1
    else:
        trophy(g, taker, owner, SHIP)
    tell_hit(g, "destroyed", owner, SHIP, system)


def destroy_building(g: ArcsState, seat: int, taker: int, site: int, battle: bool) -> None:
    """A trophy for the taker; a city brings outrage and ransacking upon it (ARC-DESTROY-01 to -06)."""
    types = types_of(g, site)
    building = clear_site(g, site)
    owner = building & OWNER
    kind = CITY if building & IS_CITY else STARPORT
    tell_hit(g, "destroyed", owner, kind, site // SITES)
    if kind == CITY:
        frames: list[Frame] = [ProvokeOutrage(seat, type_) for type_ in types]
        if owner != seat and not (battle and g.cards[owner] & g.content.hooks.no_ransack.cards):
            frames.append(Ransack(seat, owner))
        then(g, *frames)
    if taker == owner:
        building_home(g, building)
    else:
        trophy(g, taker, owner, kind)


@dataclass(slots=True)
class ProvokeOutrage(Frame):
    """Tokens and guild cards of the type are discarded and its icon is marked (ARC-OUTRAGE-01 to -05, -14)."""

    seat: int
    kind: int

    def run(self, g: ArcsState) -> None:
        provoke_outrage(g, self.seat, self.kind)


def discarded_by_outrage(g: ArcsState, seat: int, kind: int) -> tuple[int, ...]:
    """The guild cards of the type; loyal ones are kept (ARC-OUTRAGE-02, ARC-GUILD-06)."""
    return members(g.cards[seat] & g.content.guilds_of[kind] & ~g.content.hooks.kept_in_outrage.cards)


def provoke_outrage(g: ArcsState, seat: int, kind: int) -> None:
    lost = discard_all(g, seat, kind)
    tell(g, events.Outrage(seat, kind, lost))
    for card in discarded_by_outrage(g, seat, kind):
        discard_card(g, seat, card)
        tell(g, events.Discarded(seat, card))
    mark_outrage(g, seat, kind)


@dataclass(slots=True)
class Ransack(Frame):
    """Secure a court card with an agent of the owner of the destroyed city (ARC-RANSACK-01 to -03, -07, -08)."""

    VERB = verbs.RANSACK

    seat: int
    owner: int

    def run(self, g: ArcsState) -> Ask | None:
        choices = [card for at, card in enumerate(g.row) if card != NONE and g.influence[4 * at + self.owner]]
        if not choices:
            return None
        return Ask(self.seat, asks.Ransack(self.owner), choices, "ARC-RANSACK-01", forced=True)

    def answer(self, g: ArcsState, choice: int) -> None:
        secure(g, self.seat, choice, ransack=True)

    def why_not(self, g: ArcsState, text: str) -> Refusal:
        return Refusal(Message("arcs-why-ransack", {"owner_seat": self.owner}), "ARC-RANSACK-01")
