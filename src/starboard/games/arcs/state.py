"""The table at a moment: pieces, cards and tokens, as flat lists of numbers.

Lists by system and seat are indexed by `4 * system + seat`. A building site is `3 * system + place`: on a planet its
slots and, for a cloud city, the place outside of them; on a gate the places of a starport and of a city. A set of
cards or of types is one number with a bit for each.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from starboard.games.arcs.ids import ALL_SYSTEMS, NOBODY
from starboard.games.arcs.tables.player_board import ALL_CITIES, OPEN_SLOTS
from starboard.kernel.frame import upcoming
from starboard.kernel.state import Missing, State

if TYPE_CHECKING:
    from starboard.games.arcs.content import Content

SITES = 3  # in a system
ALL_SITES = (1 << SITES) - 1  # of a system, as a set
OUTSIDE = 2  # the place on a planet outside its slots
GATE_STARPORT, GATE_CITY = 0, 1

# A building is one number: the seat of its OWNER, and these bits; 0 is an empty site.
OWNER, IS_CITY, IS_DAMAGED, BUILT = 3, 4, 8, 16

WHOSE = BUILT | IS_CITY | OWNER  # whose building, and of which kind

SLOTS = 7  # of resources by seat: six of the board and that of a lore card
HOLDINGS = 6
USABLE = tuple(tuple(range(count)) for count in OPEN_SLOTS)  # cities off the board → slots of the board


@dataclass(frozen=True, slots=True)
class Battle:
    """A battle that is going on. Never changed, but replaced by another one.

    The dice of Galactic Rifles lie here too, while they are rolled: `origin` says that it is no battle.
    """

    system: int
    attacker: int
    defender: int
    pip: bool  # paid by a pip of the card played
    all_fresh: bool = False  # the attacker's ships when it began
    dice: tuple[int, ...] = ()  # faces rolled, 6 * kind + face
    self_hits: int = 0
    intercepts: int = 0
    hits: int = 0
    building_hits: int = 0
    keys: int = 0
    newcomers: int = 0  # ships of the attacker that came during the battle, and do not attack
    trophies: bool = False  # whether the attacker took any
    origin: int = NOBODY  # the system from which Galactic Rifles are fired

    def joined_by(self, ships: int) -> Battle:
        return replace(self, newcomers=self.newcomers + ships)

    def with_trophies(self) -> Battle:
        return self if self.trophies else replace(self, trophies=True)


class Derived(State):
    """Keeps where the pieces of each seat are, as sets, for speed: it follows from ships and sites.

    They change less often than states are copied, and so are tuples, which copies share.
    """

    if TYPE_CHECKING:  # as in State
        content: Content
    else:
        __slots__ = ("bases", "city_sites", "fleets", "starport_sites")

    fleets: tuple[int, ...]  # by seat: systems with its ships
    bases: tuple[int, ...]  # systems with its buildings
    city_sites: tuple[int, ...]
    starport_sites: tuple[int, ...]


@dataclass(slots=True)
class ArcsState(Derived):
    seats: int
    leaders: bool
    second_lore: bool
    pack: bool
    split: bool

    setup: int  # number of the setup card, or -1
    chapter: int
    initiative: int
    seized: bool
    power: list[int]
    markers: list[int]  # ambition marker → ambition, or -1 while it is available
    flipped: int  # markers flipped so far, the lowest first

    # the map
    fresh: list[int]  # ships by system and seat
    damaged: list[int]
    sites: list[int]
    types: list[int]  # of planets, by system; -1 for gates
    reshaped: int  # systems on which a token lies that changes their type

    # supplies
    ships: list[int]  # by seat
    starports: list[int]
    cities: list[int]  # still on the board: they cover its rightmost city slots
    agents: list[int]
    scrapped: list[int]  # by seat and kind of piece: out of the game
    supply: list[int]  # tokens by type
    spent: list[int]  # in this prelude, back in the supply when it ends
    boxes: list[int]  # tokens by type on ambition boxes (two players)

    # by seat
    slots: list[int]  # tokens, SLOTS a seat; -1 is empty
    trophies: list[int]  # 16 * holder + 4 * owner + kind of piece
    captives: list[int]  # 4 * holder + owner
    outrage: list[int]  # types
    placeholders: list[int]  # those types of them that no agent marks yet
    cards: list[int]  # guild, lore and leader cards in the play area

    # the court
    row: list[int]  # court cards, -1 where none is left
    influence: list[int]  # agents, 4 * place in the row + seat
    court: list[int]  # the deck; the last is drawn first
    buried: int  # so many cards at the bottom of it are known
    court_discard: list[int]

    # action cards
    hands: list[int]  # sets
    known: list[int]  # by seat: cards in hands and piles of which it knows where they are
    pile: list[int]  # the discard pile from the bottom: batch << 5 | card; a batch was shuffled together
    open_pile: list[int]  # the other one of the variant, likewise
    batch: int

    # the round
    leader: int  # who led
    played: list[int]  # by seat: card, or -1
    mode: list[int]
    seizing: list[int]  # by seat: the card added to seize the initiative, or -1
    attached: list[int]  # union cards laid beside played cards: seat, action card and union in one number
    zero: bool  # the zero marker lies on the lead card
    declared: bool  # in this round
    passes: int  # one after another

    # the turn
    turn: int
    prelude: bool
    pips: int
    armed: bool  # a weapon was spent: pips pay for battle too
    acted: bool  # something was done in this turn
    used: int  # sites that were taxed, or built a ship
    once: int  # cards whose once-per-turn power was used
    secured: int  # cards secured in this prelude

    # the draft
    draft: list[int]  # leaders and lore cards that lie open
    lore: list[int]  # those left in the box, shuffled
    peek: list[int]  # lore cards that one seat looks at

    battle: Battle | None
    third_lore: bool = False
    peeker: int = NOBODY  # who looks at these lore cards

    @property
    def this_battle(self) -> Battle:
        """The battle that is going on, or the dice of Galactic Rifles."""
        if self.battle is None:
            raise Missing("battle")
        return self.battle

    def find_pieces(self) -> None:
        """Work out where pieces are."""
        self.fleets = self.bases = self.city_sites = self.starport_sites = (0,) * self.seats
        for seat in range(self.seats):
            for system in range(ALL_SYSTEMS):
                note_ships(self, seat, system)
        for site, building in enumerate(self.sites):
            if building:
                note_building(self, site)

    def rebuild(self) -> None:
        if not 2 <= self.seats <= 4 or len(self.fresh) != 4 * ALL_SYSTEMS or len(self.sites) != SITES * ALL_SYSTEMS:
            raise ValueError("seats and systems do not fit together")
        self.find_pieces()
        if self.peek and self.peeker == NOBODY:
            # Dumps of earlier landings do not say who looks: it is the seat that is asked.
            self.peeker = getattr(upcoming(self), "seat", NOBODY)


def has(g: ArcsState, seat: int, card: int) -> int:
    """Tell whether a guild, lore or leader card lies in the seat's play area."""
    return g.cards[seat] >> card & 1


@lru_cache(1 << 12)
def members(number: int) -> tuple[int, ...]:
    """List the members of a set. The same sets are asked for again and again: what a seat holds, and where it is."""
    found = []
    while number:
        low = number & -number
        found.append(low.bit_length() - 1)
        number ^= low
    return tuple(found)


def bits(number: int) -> list[int]:
    """List the members of a set, for who needs a list of its own."""
    return list(members(number))


# By the number of players and a seat: all seats clockwise, and those after it.
CLOCKWISE = tuple(
    tuple(tuple((seat + step) % seats for step in range(seats)) for seat in range(seats)) for seats in range(5)
)
AFTER = tuple(tuple(order[1:] for order in orders) for orders in CLOCKWISE)


def others(g: ArcsState, seat: int) -> tuple[int, ...]:
    """The rivals, clockwise from the seat."""
    return AFTER[g.seats][seat]


def turn_order(g: ArcsState) -> tuple[int, ...]:
    return CLOCKWISE[g.seats][g.initiative]


# Whoever changes ships or sites says so by these.


def note_ships(g: ArcsState, seat: int, system: int) -> None:
    """Keep in `fleets` whether the seat has ships there."""
    at, own = 4 * system + seat, g.fleets[seat]
    there = g.fresh[at] > 0 or g.damaged[at] > 0
    if own >> system & 1 != there:
        g.fleets = changed(g.fleets, seat, own ^ 1 << system)


def note_building(g: ArcsState, site: int) -> None:
    """Keep the building that stands on the site now."""
    building = g.sites[site]
    owner = building & OWNER
    if building & IS_CITY:
        g.city_sites = changed(g.city_sites, owner, g.city_sites[owner] | 1 << site)
    else:
        g.starport_sites = changed(g.starport_sites, owner, g.starport_sites[owner] | 1 << site)
    g.bases = changed(g.bases, owner, g.bases[owner] | 1 << site // SITES)


def note_gone(g: ArcsState, site: int, owner: int) -> None:
    """Keep that a building of the owner does not stand on the site any more."""
    g.city_sites = changed(g.city_sites, owner, g.city_sites[owner] & ~(1 << site))
    g.starport_sites = changed(g.starport_sites, owner, g.starport_sites[owner] & ~(1 << site))
    if not buildings_of(g, owner, site // SITES):
        g.bases = changed(g.bases, owner, g.bases[owner] & ~(1 << site // SITES))


def changed(sets: tuple[int, ...], seat: int, own: int) -> tuple[int, ...]:
    """Return the sets with another one of this seat."""
    return (*sets[:seat], own, *sets[seat + 1 :])


def controls(g: ArcsState, seat: int, system: int) -> bool:
    """Tell whether the seat has strictly more fresh ships there than each rival (ARC-CONTROL-01, -02, -07)."""
    own = g.fresh[4 * system + seat]
    if not own:
        return False
    ships = g.fresh[4 * system : 4 * system + 4]
    return own == max(ships) and ships.count(own) == 1


def controller(g: ArcsState, system: int) -> int:
    """Find who has strictly more fresh ships there than each rival (ARC-CONTROL-01, -02, -07), or NOBODY."""
    ships = g.fresh[4 * system : 4 * system + 4]
    most = max(ships)
    return ships.index(most) if most and ships.count(most) == 1 else NOBODY


def is_gate(system: int) -> bool:
    return not system & 3


def in_play(g: ArcsState) -> tuple[int, ...]:
    return g.content.in_play[g.setup]


def adjacent(g: ArcsState, system: int) -> tuple[int, ...]:
    """The systems next to it, over path markers too (ARC-MAP-04, -10, -11)."""
    return g.content.adjacent[g.setup][system]


def own_ships(g: ArcsState, seat: int, system: int) -> int:
    at = 4 * system + seat
    return g.fresh[at] + g.damaged[at]


def sites_of(system: int) -> range:
    return range(SITES * system, SITES * system + SITES)


def buildings_of(g: ArcsState, seat: int, system: int) -> list[int]:
    """The sites in the system where the seat has a building."""
    return bits(building_sites(g, seat) & ALL_SITES << SITES * system)


def building_sites(g: ArcsState, seat: int) -> int:
    """The set of all sites where the seat has a building."""
    return g.city_sites[seat] | g.starport_sites[seat]


def presence(g: ArcsState, seat: int) -> int:
    """The set of systems where the seat has a piece: a ship or a building, fresh or damaged."""
    return g.fleets[seat] | g.bases[seat]


def has_pieces(g: ArcsState, seat: int, system: int) -> bool:
    return bool(presence(g, seat) >> system & 1)


def has_starport(g: ArcsState, seat: int, system: int) -> bool:
    return bool(g.starport_sites[seat] >> SITES * system & ALL_SITES)


def uncovered(g: ArcsState, seat: int) -> int:
    """City slots without a city, from the left."""
    return ALL_CITIES - g.cities[seat]


def open_slots(g: ArcsState, seat: int) -> tuple[int, ...]:
    """The resource slots that can be used (ARC-RES-01, -02)."""
    usable = USABLE[ALL_CITIES - g.cities[seat]]
    return (*usable, HOLDINGS) if g.cards[seat] & g.content.hooks.extra_slot.cards else usable


def tokens(g: ArcsState, seat: int) -> list[int]:
    """List what lies in the seat's resource slots, -1 for nothing."""
    return g.slots[SLOTS * seat : SLOTS * seat + SLOTS]


def icons(g: ArcsState, seat: int, kind: int) -> int:
    """Tokens and guild cards of a type, and the supply that a cartel holds (ARC-GUILD-02, ARC-RES-19)."""
    count = g.slots[SLOTS * seat : SLOTS * seat + SLOTS].count(kind)
    count += (g.cards[seat] & g.content.guilds_of[kind]).bit_count()
    if g.cards[seat] & g.content.hooks.supply_held[kind].cards:
        count += g.supply[kind]
    return count


def holds(g: ArcsState, seat: int, kind: int) -> bool:
    """Tell whether it has a resource of the type: in its slots, or as supply on a cartel."""
    if kind in tokens(g, seat):
        return True
    return bool(g.cards[seat] & g.content.hooks.supply_held[kind].cards) and g.supply[kind] > 0


def is_declared(g: ArcsState, ambition: int) -> bool:
    return ambition in g.markers


def types_of(g: ArcsState, site: int) -> tuple[int, ...]:
    """The types of a building's place: that of the planet; of a gate city those of all cities of its cluster
    (ARC-MAP-12, Gate Stations)."""
    system = site // SITES
    if not is_gate(system):
        return (g.types[system],)
    planets = range(system + 1, system + 4)
    found = {g.types[planet] for planet in planets for at in sites_of(planet) if g.sites[at] & IS_CITY}
    return tuple(sorted(found))
