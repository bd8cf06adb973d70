"""The space tiles: read from data, checked, and laid out as tables that the rules look things up in."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from starboard.games.carcassonne.notation import SIDES

# What an edge shows, and what an object is. NOTHING is the edge of a cell with no neighbour there.
NOTHING, SPACE, ROUTE, ASTEROID, PLANET = range(5)
KINDS = ("nothing", "space", "route", "asteroid", "planet")
FACTIONS = ("rebel", "empire", "bounty_hunter")
INNER_ENDS = ("crossroads", "asteroid", "planet")
SCHEMA = 1  # of the data file
SIGNATURES = 256  # two bits of edge kind for each of four sides


class BadTiles(ValueError):
    """A tile set that contradicts itself."""


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of one object on one tile."""

    id: str
    kind: str
    edges: str = ""
    inner_end: str | None = None  # what closes a route inside the tile


class Symbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faction: str
    segment: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    edges: tuple[str, str, str, str]
    segments: tuple[Segment, ...]
    start: bool = False
    planet: str | None = None
    symbols: tuple[Symbol, ...] = ()
    base: str = ""
    source: str = ""
    evidence: dict[str, str] = {}
    note: str = ""

    def segment_at(self, side: int) -> int:
        """The index of the segment at an edge of the unturned tile, or -1 for free space."""
        return next((i for i, segment in enumerate(self.segments) if SIDES[side] in segment.edges), -1)

    def symbols_of(self, index: int) -> int:
        """Faction symbols at a segment, counted in one number: eight bits a faction."""
        wanted = self.segments[index].id
        return sum(1 << 8 * FACTIONS.index(s.faction) for s in self.symbols if s.segment == wanted)

    def looks_like(self, turn: int) -> frozenset[object]:
        """The tile as seen after so many quarter turns: equal for turns that cannot be told apart."""
        return frozenset(
            (
                segment.kind,
                frozenset((SIDES.index(edge) + turn) % 4 for edge in segment.edges),
                segment.inner_end,
                self.symbols_of(index),
            )
            for index, segment in enumerate(self.segments)
        )

    def first_alike(self, turn: int) -> int:
        """The first turn that looks the same."""
        return next(other for other in self.turns if self.looks_like(other) == self.looks_like(turn))

    @property
    def turns(self) -> tuple[int, ...]:
        """The turns that look different."""
        seen: dict[frozenset[object], int] = {}
        for turn in range(4):
            seen.setdefault(self.looks_like(turn), turn)
        return tuple(seen.values())


class TileSetData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    schema: int
    game: str
    total_tiles: int
    start_tiles: int
    drawable_tiles: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class TileSet:
    """Tables by tile (its index) or by face (tile * 4 + turn)."""

    tiles: tuple[Tile, ...]
    ids: tuple[str, ...]
    start: int  # the start tile
    pile: tuple[int, ...]  # all tiles to be drawn, unshuffled
    same: tuple[int, ...]  # face → the first turn that looks the same
    fits: tuple[tuple[tuple[int, ...], ...], ...]  # tile → signature of a cell → turns that fit there
    at: tuple[tuple[int, ...], ...]  # face → side → segment there, or -1
    edges: tuple[tuple[int, ...], ...]  # face → side → kind of edge
    marks: tuple[tuple[int, ...], ...]  # face → side → the edge as its neighbour's signature has it
    kinds: tuple[tuple[int, ...], ...]  # tile → segment → kind of object
    segments: tuple[tuple[tuple[str, int], ...], ...]  # tile → segments, each its id and kind
    open: tuple[tuple[int, ...], ...]  # tile → segment → what is missing until it is complete
    symbols: tuple[tuple[int, ...], ...]  # tile → segment → symbols
    planets: tuple[int, ...]  # tile → segment that is a planet, or -1
    planet_ids: tuple[str, ...]  # tile → id of that segment, or ""

    @classmethod
    def of(cls, tiles: tuple[Tile, ...]) -> TileSet:
        faces = [(tile, turn) for tile in tiles for turn in range(4)]
        edges = tuple(tuple(KINDS.index(tile.edges[(side - turn) % 4]) for side in range(4)) for tile, turn in faces)
        kinds = tuple(tuple(KINDS.index(s.kind) for s in tile.segments) for tile in tiles)
        return cls(
            tiles=tiles,
            ids=tuple(tile.id for tile in tiles),
            start=next(i for i, tile in enumerate(tiles) if tile.start),
            pile=tuple(i for i, tile in enumerate(tiles) if not tile.start for _ in range(tile.count)),
            same=tuple(tile.first_alike(turn) for tile in tiles for turn in range(4)),
            fits=tuple(fitting(edges[4 * i : 4 * i + 4], tile.turns) for i, tile in enumerate(tiles)),
            at=tuple(tuple(tile.segment_at((side - turn) % 4) for side in range(4)) for tile, turn in faces),
            edges=edges,
            marks=tuple(tuple(kind << 2 * (side ^ 2) for side, kind in enumerate(face)) for face in edges),
            kinds=kinds,
            segments=tuple(
                tuple(zip((s.id for s in t.segments), of, strict=True)) for t, of in zip(tiles, kinds, strict=True)
            ),
            open=tuple(tuple(8 if s.kind == "planet" else len(s.edges) for s in t.segments) for t in tiles),
            symbols=tuple(tuple(tile.symbols_of(i) for i in range(len(tile.segments))) for tile in tiles),
            planets=tuple(of.index(PLANET) if PLANET in of else -1 for of in kinds),
            planet_ids=tuple("".join(s.id for s in tile.segments if s.kind == "planet") for tile in tiles),
        )

    def index(self, tile_id: str) -> int:
        return next(i for i, tile in enumerate(self.tiles) if tile.id == tile_id)


def fitting(faces: tuple[tuple[int, ...], ...], turns: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Signature of a cell → turns of this tile whose edges match on all its shared sides (CSW-PLACE-04, -05)."""
    return tuple(
        tuple(
            turn
            for turn in turns
            if all((signature >> 2 * side & 3) in (NOTHING, faces[turn][side]) for side in range(4))
        )
        for signature in range(SIGNATURES)
    )


def read_tiles(text: str) -> TileSet:
    """The tile set of a data file; BadTiles names the tile that is inconsistent, and how."""
    try:
        data = msgspec.convert(tomllib.loads(text), TileSetData)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise BadTiles(f"tiles: {error}") from error
    problems = [*set_problems(data), *(p for tile in data.tiles for p in tile_problems(tile))]
    if problems:
        raise BadTiles("\n".join(problems))
    return TileSet.of(data.tiles)


def set_problems(data: TileSetData) -> list[str]:
    ids = [tile.id for tile in data.tiles]
    planets = [tile.planet for tile in data.tiles if tile.planet for _ in range(tile.count)]
    total = sum(tile.count for tile in data.tiles)
    starts = sum(tile.count for tile in data.tiles if tile.start)
    problems = [] if data.schema == SCHEMA else [f"tiles: schema is {data.schema}, this program reads {SCHEMA}"]
    problems += [f"tiles: id {one} is there twice" for one in sorted({i for i in ids if ids.count(i) > 1})]
    problems += [f"tiles: planet {one} is there twice" for one in sorted({p for p in planets if planets.count(p) > 1})]
    if total != data.total_tiles:
        problems.append(f"tiles: counts add up to {total}, total_tiles says {data.total_tiles}")
    if starts != data.start_tiles or starts != 1:
        problems.append(f"tiles: {starts} start tiles, start_tiles says {data.start_tiles}, there must be one")
    if data.drawable_tiles + data.start_tiles != data.total_tiles:
        problems.append("tiles: drawable_tiles and start_tiles do not add up to total_tiles")
    return problems


def tile_problems(tile: Tile) -> list[str]:
    ids = [segment.id for segment in tile.segments]
    problems = [] if tile.count > 0 else [f"count is {tile.count}"]
    if len(set(ids)) < len(ids):
        problems.append("two segments of the same id")
    for segment in tile.segments:
        problems += [f"segment {segment.id}: {problem}" for problem in segment_problems(tile, segment)]
    problems += [*edge_problems(tile), *planet_problems(tile), *symbol_problems(tile)]
    return [f"tile {tile.id}: {problem}" for problem in problems]


def edge_problems(tile: Tile) -> list[str]:
    problems = []
    for side, kind in zip(SIDES, tile.edges, strict=True):
        there = [segment.id for segment in tile.segments if side in segment.edges]
        if kind not in KINDS[SPACE:PLANET]:
            problems.append(f"edge {side} is {kind}, none of {', '.join(KINDS[SPACE:PLANET])}")
        if len(there) > 1:
            problems.append(f"edge {side} is in segments {' and '.join(there)}")
        if bool(there) == (kind == "space"):
            problems.append(f"edge {side} is {kind}, but {'a' if there else 'no'} segment reaches it")
    return problems


def planet_problems(tile: Tile) -> list[str]:
    planets = [segment.id for segment in tile.segments if segment.kind == "planet"]
    problems = ["more than one planet"] if len(planets) > 1 else []
    if bool(planets) != bool(tile.planet):
        problems.append("a planet has a name, and a name has a planet")
    if planets and [symbol.segment for symbol in tile.symbols].count(planets[0]) != 1:
        problems.append("a planet carries exactly one symbol")
    return problems


def symbol_problems(tile: Tile) -> list[str]:
    ids = [segment.id for segment in tile.segments]
    return [
        f"faction {symbol.faction} is none of {', '.join(FACTIONS)}"
        for symbol in tile.symbols
        if symbol.faction not in FACTIONS
    ] + [
        f"a symbol is at segment {symbol.segment}, which is not there"
        for symbol in tile.symbols
        if symbol.segment not in ids
    ]


def segment_problems(tile: Tile, segment: Segment) -> list[str]:
    if segment.kind not in KINDS[ROUTE:]:
        return [f"kind {segment.kind} is none of {', '.join(KINDS[ROUTE:])}"]
    if any(edge not in SIDES for edge in segment.edges) or len(set(segment.edges)) < len(segment.edges):
        return [f"edges {segment.edges!r} are not some of {SIDES}"]
    problems = [
        f"reaches edge {edge}, which is {tile.edges[SIDES.index(edge)]}"
        for edge in segment.edges
        if tile.edges[SIDES.index(edge)] != segment.kind
    ]
    if (segment.kind == "planet") == bool(segment.edges):
        problems.append("a planet reaches no edge, anything else reaches one")
    if segment.kind == "route":
        return problems + route_problems(tile, segment)
    return problems + (["only a route has an inner end"] if segment.inner_end else [])


def route_problems(tile: Tile, route: Segment) -> list[str]:
    """A route that reaches one edge ends inside the tile, at something that is there."""
    end = route.inner_end
    if len(route.edges) > 2:
        return ["a route has two ends"]
    if (len(route.edges) == 1) != (end is not None):
        return ["a route that reaches one edge has an inner end, one that reaches two has none"]
    if end is not None and end not in INNER_ENDS:
        return [f"inner end {end} is none of {', '.join(INNER_ENDS)}"]
    if end == "crossroads" and sum(other.inner_end == end for other in tile.segments) < 3:
        return ["a crossroads has at least three arms"]
    if end in ("asteroid", "planet") and all(other.kind != end for other in tile.segments):
        return [f"has its inner end at {end}, which is not there"]
    return []


@cache
def printed_tiles() -> TileSet:
    """The tiles of the edition, from data/tiles.toml."""
    return read_tiles((files("starboard.games.carcassonne") / "data" / "tiles.toml").read_text(encoding="utf-8"))
