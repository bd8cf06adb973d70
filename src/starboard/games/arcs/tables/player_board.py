"""player_board.toml: resource slots, cities and what tokens pay for; and how many pieces and markers there are."""

from __future__ import annotations

import msgspec

from starboard.games.arcs.ids import ACTIONS, TYPES
from starboard.games.arcs.tables.ambitions import COUNTED
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, demand, indices, named, printed

FILE = "player_board.toml"


class CitySlotEntry(Entry, frozen=True):
    covers: int
    bonus: int


class ResourceEntry(Entry, frozen=True):
    id: str
    name: str
    prelude: tuple[str, ...]
    ambition: str | None = None


class PiecesEntry(Entry, frozen=True):
    ship: int
    starport: int
    agent: int


class SharedEntry(Entry, frozen=True):
    resources: int
    path_markers: dict[str, int]
    out_of_play_markers: int


class PlayerBoardFile(PrintedFile, frozen=True):
    raid_costs: tuple[int, ...]
    pieces: PiecesEntry
    shared: SharedEntry
    city_slots: tuple[CitySlotEntry, ...]
    resources: tuple[ResourceEntry, ...]


def board_checks(data: PlayerBoardFile) -> Checks:
    named(FILE, data.resources, TYPES)
    covers = [city.covers for city in data.city_slots]
    slots = len(data.raid_costs)
    yield (
        all(each >= 0 for each in covers) and sum(covers) <= slots,
        f"{FILE}: city_slots: they cover {covers} of {slots} slots",
    )
    counts = {**msgspec.structs.asdict(data.pieces), "resources": data.shared.resources}
    for name, count in counts.items():
        yield count > 0, f"{FILE}: {name}: there are {count}"
    for resource in data.resources:
        indices(f"{FILE}: {resource.id}", resource.prelude, (*ACTIONS, "lead"))
        yield resource.ambition == COUNTED.get(resource.id), f"{FILE}: {resource.id}: ambition is {resource.ambition}"


_FILE = printed(FILE, PlayerBoardFile)
demand(board_checks(_FILE))
PATH_MARKERS = _FILE.shared.path_markers  # how many of each length
OUT_OF_PLAY_MARKERS = _FILE.shared.out_of_play_markers

ALL_SHIPS, ALL_STARPORTS, ALL_AGENTS = _FILE.pieces.ship, _FILE.pieces.starport, _FILE.pieces.agent
ALL_CITIES = len(_FILE.city_slots)
ALL_TOKENS = _FILE.shared.resources  # of each type


RAID_COSTS = _FILE.raid_costs  # keys for what lies in a slot of the board
COVERED = [city.covers for city in _FILE.city_slots]
OPEN_SLOTS = tuple(  # cities off the board → resource slots open, from the left
    len(_FILE.raid_costs) - sum(COVERED[off:]) for off in range(ALL_CITIES + 1)
)
CITY_BONUS = tuple(  # cities off the board → Power for each ambition won
    sum(city.bonus for city in _FILE.city_slots[:off]) for off in range(ALL_CITIES + 1)
)
PRELUDE_ACTIONS = tuple(  # type → actions a token pays for; not weapon and psionic
    tuple(ACTIONS.index(word) for word in resource.prelude if word not in ("battle", "lead"))
    for resource in _FILE.resources
)
