"""ambitions.toml: what ambitions count, what their markers are worth, and when the game ends."""

from __future__ import annotations

from starboard.games.arcs.ids import AMBITIONS, ANY_AMBITION, NONE, NUMBERS, TYPES
from starboard.games.arcs.tables.action_cards import NUMBER_OF, SEIZING_NUMBER
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, by_players, demand, indices, named, printed

FILE = "ambitions.toml"


class AmbitionEntry(Entry, frozen=True):
    id: str
    name: str
    number: int
    counts: tuple[str, ...]
    box: tuple[str, ...]


class MarkerEntry(Entry, frozen=True):
    id: str
    start: tuple[int, int]
    flipped: tuple[int, int]


class AmbitionsFile(PrintedFile, frozen=True):
    chapters: int
    power_to_end: dict[str, int]
    ambitions: tuple[AmbitionEntry, ...]
    markers: tuple[MarkerEntry, ...]


def ambition_checks(data: AmbitionsFile) -> Checks:
    named(FILE, data.ambitions, AMBITIONS)
    named(f"{FILE}: markers", data.markers, ("low", "mid", "high"))
    boxes = sorted(word for ambition in data.ambitions for word in ambition.box)
    yield boxes == sorted(TYPES), f"{FILE}: box: each resource has one box"
    numbers = [ambition.number for ambition in data.ambitions]
    yield len(set(numbers)) == len(numbers), f"{FILE}: number: two ambitions have the same"
    for ambition in data.ambitions:
        indices(f"{FILE}: {ambition.id}", ambition.counts, (*TYPES, "captives", "trophies"))
        yield ambition.number in range(1, NUMBERS + 1), f"{FILE}: {ambition.id}: number is {ambition.number}"
    for marker in data.markers:
        for first, second in (marker.start, marker.flipped):
            worth = f"the first place is worth {first}, the second {second}"
            yield first > second >= 0, f"{FILE}: {marker.id}: {worth}"
        yield marker.flipped[0] > marker.start[0], f"{FILE}: {marker.id}: the flipped side is not worth more"


_FILE = printed(FILE, AmbitionsFile)
demand(ambition_checks(_FILE))
CHAPTERS = _FILE.chapters
POWER_TO_END = by_players(f"{FILE}: power_to_end", _FILE.power_to_end, 0)  # by the number of players

MARKERS = tuple((marker.start, marker.flipped) for marker in _FILE.markers)  # marker → side (1: flipped) → by place
AMBITION_OF = tuple(  # what an action card declares: NONE, an ambition, or ANY_AMBITION
    {SEIZING_NUMBER: ANY_AMBITION, **{of.number: kind for kind, of in enumerate(_FILE.ambitions)}}.get(number, NONE)
    for number in NUMBER_OF
)
AMBITION_RESOURCES = tuple(  # ambition → types it counts; none: captives or trophies
    tuple(TYPES.index(word) for word in ambition.counts if word in TYPES) for ambition in _FILE.ambitions
)
COUNTED = {word: ambition.id for ambition in _FILE.ambitions for word in ambition.counts}
BOX_OF = tuple(  # type → the ambition it lies on in a game of two
    next(kind for kind, of in enumerate(_FILE.ambitions) if word in of.box) for word in TYPES
)
