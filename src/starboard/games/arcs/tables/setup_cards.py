"""setup.toml: the setup cards, and the map that each leaves in play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.games.arcs.ids import CLUSTERS, GATE, PLACES, PLAYERS, TYPES
from starboard.games.arcs.tables.map import PATHS, SYSTEM_IDS, SYSTEMS
from starboard.games.arcs.tables.player_board import OUT_OF_PLAY_MARKERS, PATH_MARKERS
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, by_players, demand, indices, printed

FILE = "setup.toml"
CLUSTER_IDS = tuple(f"c{number}" for number in range(1, CLUSTERS + 1))


class Pieces(Entry, frozen=True):
    """Lists what is placed in one system."""

    city: int = 0
    starport: int = 0
    ship: int = 0


Placement = tuple[Pieces, Pieces, Pieces]  # at A, at B, at each C


@dataclass(frozen=True, slots=True)
class Start:
    """Lists where one seat begins."""

    a: int
    b: int
    c: tuple[int, ...]  # two systems in a game of two


@dataclass(frozen=True, slots=True)
class SetupCard:
    id: str
    name: str
    players: int
    out: tuple[int, ...]  # clusters out of play, 0 to 5
    starts: tuple[Start, ...]  # the initiative holder first, then clockwise
    in_play: tuple[int, ...]  # systems
    covered: tuple[int, ...]  # type → planets of that type out of play
    adjacent: tuple[tuple[int, ...], ...]  # system → neighbours in play, across path markers; empty out of play


class PositionEntry(Entry, frozen=True):
    a: str
    b: str
    c: tuple[str, ...]


class SetupEntry(Entry, frozen=True):
    id: str
    name: str
    out_of_play: tuple[str, ...]
    positions: tuple[PositionEntry, ...]
    experienced: bool = False


class PlacementEntry(Entry, frozen=True):
    a: Pieces
    b: Pieces
    c: Pieces


class SetupFile(PrintedFile, frozen=True):
    court_row: dict[str, int]
    placement: PlacementEntry
    setups: tuple[SetupEntry, ...]


def setups_of(data: SetupFile) -> tuple[SetupCard, ...]:
    cards = tuple(setup_of(f"{FILE}: {entry.id}", entry) for entry in data.setups)
    counts = [sum(card.players == players for card in cards) for players in PLAYERS]
    demand(
        [
            (len({card.id for card in cards}) == len(cards), f"{FILE}: an id is there twice"),
            (counts == [4, 4, 4], f"{FILE}: there are {counts} cards for 2, 3 and 4 players and not 4 each"),
        ]
    )
    return cards


def setup_of(where: str, entry: SetupEntry) -> SetupCard:
    players = len(entry.positions)
    demand([(players in PLAYERS, f"{where}: it is for {players} players")])
    demand(out_checks(where, entry))
    out = tuple(indices(where, entry.out_of_play, CLUSTER_IDS))
    starts = tuple(start_of(where, position) for position in entry.positions)
    covered = tuple(sum(of.type == kind and of.cluster in out for of in SYSTEMS) for kind in range(len(TYPES)))
    demand(start_checks(where, players, starts, out))
    demand(marker_checks(where, out, sum(covered)))
    return SetupCard(
        id=entry.id,
        name=entry.name,
        players=players,
        out=out,
        starts=starts,
        in_play=tuple(number for number, system in enumerate(SYSTEMS) if system.cluster not in out),
        covered=covered,
        adjacent=adjacent_without(out),
    )


def start_of(where: str, position: PositionEntry) -> Start:
    a, b, *c = indices(where, (position.a, position.b, *position.c), SYSTEM_IDS)
    return Start(a, b, tuple(c))


def out_checks(where: str, entry: SetupEntry) -> Checks:
    expected = 1 if len(entry.positions) == PLAYERS[-1] else 2
    yield len(set(entry.out_of_play)) == len(entry.out_of_play) == expected, f"{where}: clusters out of play"


def start_checks(where: str, players: int, starts: Sequence[Start], out: Sequence[int]) -> Checks:
    used = [number for start in starts for number in (start.a, start.b, *start.c)]
    yield len(set(used)) == len(used), f"{where}: a system is there twice"
    for number in used:
        yield SYSTEMS[number].cluster not in out, f"{where}: {SYSTEM_IDS[number]} is out of play"
    for start in starts:
        yield len(start.c) == (2 if players == 2 else 1), f"{where}: there are {len(start.c)} systems C"
        for number in (start.a, start.b):
            yield SYSTEMS[number].place != GATE, f"{where}: {SYSTEM_IDS[number]} is no planet"


def marker_checks(where: str, out: Sequence[int], planets: int) -> Checks:
    """The box holds enough markers to cover what is out of play."""
    paths = [PATHS[cluster] for cluster in out]
    for path in paths:
        there = PATH_MARKERS.get(path, 0)
        yield paths.count(path) <= there, f"{where}: there are {there} {path} path markers"
    yield planets <= OUT_OF_PLAY_MARKERS, f"{where}: there are {OUT_OF_PLAY_MARKERS} out of play markers"


def adjacent_without(out: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Neighbours without these clusters; the gates on both sides of them are joined by their path markers."""
    kept = [cluster for cluster in range(CLUSTERS) if cluster not in out]
    near: list[set[int]] = [
        {other for other in system.adjacent if SYSTEMS[other].cluster in kept} if system.cluster in kept else set()
        for system in SYSTEMS
    ]
    for one, two in zip(kept, kept[1:] + kept[:1], strict=True):
        near[one * len(PLACES)].add(two * len(PLACES))
        near[two * len(PLACES)].add(one * len(PLACES))
    return tuple(tuple(sorted(others)) for others in near)


_FILE = printed(FILE, SetupFile)
COURT_ROW = by_players(f"{FILE}: court_row", _FILE.court_row, 0)  # number of players → cards
PLACEMENT: Placement = (_FILE.placement.a, _FILE.placement.b, _FILE.placement.c)  # without leaders
SETUPS = setups_of(_FILE)
SETUP_INDEX = {card.id: number for number, card in enumerate(SETUPS)}
SETUPS_FOR = tuple(  # number of players → setup cards
    tuple(number for number, card in enumerate(SETUPS) if card.players == players) for players in range(5)
)

# By setup card: the systems in play, their gates, and what is next to each.
IN_PLAY = tuple(card.in_play for card in SETUPS)
GATES_IN_PLAY = tuple(tuple(at for at in systems if SYSTEMS[at].place == GATE) for systems in IN_PLAY)
ADJACENT = tuple(card.adjacent for card in SETUPS)
