"""setup.toml: the setup cards, and the map that each leaves in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from starboard.games.arcs.ids import CLUSTERS, GATE, PLACES, PLAYERS, TYPES
from starboard.games.arcs.tables.map import PATHS, SYSTEM_IDS, SYSTEMS
from starboard.games.arcs.tables.place import Place
from starboard.games.arcs.tables.player_board import OUT_OF_PLAY_MARKERS, PATH_MARKERS
from starboard.games.arcs.tables.reading import CardEntry, Entry, PrintedFile, by_players, demand, printed
from starboard.games.arcs.tables.rows import Listed, Rows, numbers_of, read_rows, rows_of
from starboard.kernel.packs.place import Together

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
    c: list[str]


class SetupEntry(CardEntry, frozen=True, kw_only=True):
    out_of_play: list[str]
    positions: list[PositionEntry]
    experienced: bool = False


class PlacementEntry(Entry, frozen=True):
    a: Pieces
    b: Pieces
    c: Pieces


class SetupFile(PrintedFile, frozen=True):
    court_row: dict[str, int]
    placement: PlacementEntry
    setups: Listed


def setup_rows(data: SetupFile) -> Rows:
    return rows_of("setups", (FILE, data.setups))


def setups_of(rows: Rows) -> tuple[SetupCard, ...]:
    return read_rows("setups", rows, SetupEntry, setup_card)


def setup_card(place: Place, entry: SetupEntry) -> SetupCard:
    players = len(entry.positions)
    if players not in PLAYERS:
        raise (place / "positions").breaks("players")
    out = out_of(place / "out_of_play", entry.out_of_play, players)
    starts = starts_of(place / "positions", entry.positions, out)
    covered = tuple(sum(of.type == kind and of.cluster in out for of in SYSTEMS) for kind in range(len(TYPES)))
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


def out_of(place: Place, clusters: Sequence[str], players: int) -> tuple[int, ...]:
    """Return the clusters out of play: one with four players, else two; the box has markers to cover them."""
    out = numbers_of(place, clusters, CLUSTER_IDS, "cluster")
    wanted = 1 if players == PLAYERS[-1] else 2
    if not len(set(out)) == len(out) == wanted:
        raise place.breaks("clusters", clusters="single" if wanted == 1 else "pair")
    paths = Counter(PATHS[cluster] for cluster in out)
    if any(count > PATH_MARKERS.get(path, 0) for path, count in paths.items()):
        raise place.breaks("path-markers")
    if sum(of.cluster in out and of.place != GATE for of in SYSTEMS) > OUT_OF_PLAY_MARKERS:
        raise place.bad("most", most=OUT_OF_PLAY_MARKERS)
    return out


def starts_of(place: Place, positions: Sequence[PositionEntry], out: Sequence[int]) -> tuple[Start, ...]:
    """Return where each seat begins: in systems of its own, which are in play; A and B are planets."""
    wrong = Together()
    systems_c = 2 if len(positions) == PLAYERS[0] else 1
    used: set[int] = set()
    starts = []

    def system(here: Place, word: str, planet: bool) -> int:
        number = here.number_of("system", word, SYSTEM_IDS)
        if SYSTEMS[number].cluster in out:
            raise here.breaks("out-of-play", system=word)
        if planet and SYSTEMS[number].place == GATE:
            raise here.breaks("no-planet", system=word)
        if number in used:
            raise here.bad("twice", word=word)
        used.add(number)
        return number

    for at, position in enumerate(positions):
        found = []
        said = [(place / at / "a", position.a, True), (place / at / "b", position.b, True)]
        said += [(place / at / "c" / number, word, False) for number, word in enumerate(position.c)]
        for here, word, planet in said:
            with wrong:
                found.append(system(here, word, planet))
        if len(position.c) != systems_c:
            wrong.add((place / at / "c").bad("length", length=systems_c))
        if len(found) == len(said):
            a, b, *c = found
            starts.append(Start(a, b, tuple(c)))
    wrong.tell()
    return tuple(starts)


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
SETUP_ROWS = setup_rows(_FILE)
SETUPS = setups_of(SETUP_ROWS)
SETUP_INDEX = {card.id: number for number, card in enumerate(SETUPS)}
SETUPS_FOR = tuple(  # number of players → setup cards
    tuple(number for number, card in enumerate(SETUPS) if card.players == players) for players in range(5)
)
demand(
    (len(SETUPS_FOR[players]) == 4, f"{FILE}: there are {len(SETUPS_FOR[players])} cards for {players} players, not 4")
    for players in PLAYERS
)
