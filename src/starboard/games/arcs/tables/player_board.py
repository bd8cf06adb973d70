"""player_board.toml: resource slots, cities and what tokens pay for; and how many pieces and markers there are."""

from __future__ import annotations

from starboard.games.arcs.tables.ambitions import COUNTED, MARKERS
from starboard.games.arcs.tables.lore_cards import LORE
from starboard.games.arcs.tables.reading import Checks, Entry, File, demand, indices, named, printed
from starboard.games.arcs.words import (
    ACTIONS,
    ALL_AGENTS,
    ALL_CITIES,
    ALL_SHIPS,
    ALL_STARPORTS,
    ALL_TOKENS,
    ANCIENT_HOLDINGS,
    FIRST_LORE,
    TYPES,
)

FILE = "player_board.toml"


class CitySlotEntry(Entry, frozen=True):
    covers: tuple[int, ...]
    bonus: int


class ResourceEntry(Entry, frozen=True):
    id: str
    name: str
    prelude: tuple[str, ...]
    ambition: str | None = None


class PiecesEntry(Entry, frozen=True):
    ship: int
    city: int
    starport: int
    agent: int


class SharedEntry(Entry, frozen=True):
    resources: int
    ambition_markers: int
    path_markers: dict[str, int]
    out_of_play_markers: int


class PlayerBoardFile(File, frozen=True):
    raid_costs: tuple[int, ...]
    start_slots: int
    pieces: PiecesEntry
    shared: SharedEntry
    city_slots: tuple[CitySlotEntry, ...]
    resources: tuple[ResourceEntry, ...]


def board_checks(data: PlayerBoardFile) -> Checks:
    named(FILE, data.resources, TYPES)
    covered = [slot for city in data.city_slots for slot in city.covers]
    slots = list(range(data.start_slots + 1, len(data.raid_costs) + 1))
    yield covered == slots, f"{FILE}: city_slots: they cover {covered} and not {slots}"
    cities = len(data.city_slots)
    yield cities == data.pieces.city, f"{FILE}: there are {cities} city slots, pieces say {data.pieces.city}"
    expected = PiecesEntry(ALL_SHIPS, ALL_CITIES, ALL_STARPORTS, ALL_AGENTS)
    yield data.pieces == expected, f"{FILE}: pieces: they are not {expected}"
    tokens = data.shared.resources
    yield tokens == ALL_TOKENS, f"{FILE}: there are {tokens} tokens of a type and not {ALL_TOKENS}"
    markers = len(MARKERS)
    yield markers == data.shared.ambition_markers, f"{FILE}: there are {markers} ambition markers in ambitions.toml"
    for resource in data.resources:
        indices(f"{FILE}: {resource.id}", resource.prelude, (*ACTIONS, "lead"))
        yield resource.ambition == COUNTED.get(resource.id), f"{FILE}: {resource.id}: ambition is {resource.ambition}"


_FILE = printed(FILE, PlayerBoardFile)
demand(board_checks(_FILE))
PATH_MARKERS = _FILE.shared.path_markers  # how many of each length
OUT_OF_PLAY_MARKERS = _FILE.shared.out_of_play_markers

# Keys for what lies in a slot; the last is that of Ancient Holdings.
_HOLDINGS_COST = LORE[ANCIENT_HOLDINGS - FIRST_LORE].abilities[0].params["raid_cost"]
assert isinstance(_HOLDINGS_COST, int)
SLOT_COSTS = (*_FILE.raid_costs, _HOLDINGS_COST)

OPEN_SLOTS = tuple(  # cities off the board → resource slots open, from the left
    _FILE.start_slots + sum(len(city.covers) for city in _FILE.city_slots[:off]) for off in range(ALL_CITIES + 1)
)
CITY_BONUS = tuple(  # cities off the board → Power for each ambition won
    sum(city.bonus for city in _FILE.city_slots[:off]) for off in range(ALL_CITIES + 1)
)
PRELUDE_ACTIONS = tuple(  # type → actions a token pays for; not weapon and psionic
    tuple(ACTIONS.index(word) for word in resource.prelude if word not in ("battle", "lead"))
    for resource in _FILE.resources
)
