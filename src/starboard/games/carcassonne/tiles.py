"""The space tiles, laid out as tables that the rules look things up in. load.py reads them from the data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

import msgspec

from starboard.games.carcassonne.notation import REACH, SIDES

# What an edge shows, and what an object is. NOTHING is the edge of a cell with no neighbour there.
NOTHING, SPACE, ROUTE, ASTEROID, PLANET = range(5)
KINDS = ("nothing", "space", "route", "asteroid", "planet")
FACTIONS = ("rebel", "empire", "bounty_hunter")
INNER_ENDS = ("crossroads", "asteroid", "planet")
MOST = REACH  # tiles to draw: with more, one could lie too far away to be named
SIGNATURES = 256  # two bits of edge kind for each of four sides


class Segment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of one object on one tile."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]  # part of notations
    kind: str
    edges: str = ""
    inner_end: str | None = None  # what closes a route inside the tile


class Symbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faction: str
    segment: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_]+$")]
    count: Annotated[int, msgspec.Meta(ge=0, le=MOST)]  # how often it is in the set; 0: not at all
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


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each, and it is a key of what follows from it
class TileSet:
    """Tables by tile (its index) or by face (tile * 4 + turn)."""

    tiles: tuple[Tile, ...]
    ids: tuple[str, ...]
    start: int  # the start tile
    pile: tuple[int, ...]  # all tiles to be drawn, unshuffled
    same: tuple[int, ...]  # face → the first turn that looks the same
    fits: tuple[tuple[tuple[int, ...], ...], ...]  # tile → signature of a cell → turns that fit there
    at: tuple[tuple[int, ...], ...]  # face → side → segment there, or -1
    clockwise: tuple[tuple[int, ...], ...]  # face → segments that reach an edge, from north clockwise
    edges: tuple[tuple[int, ...], ...]  # face → side → kind of edge
    marks: tuple[tuple[int, ...], ...]  # face → side → the edge as its neighbour's signature has it
    kinds: tuple[tuple[int, ...], ...]  # tile → segment → kind of object
    segments: tuple[tuple[tuple[str, int], ...], ...]  # tile → segments, each its id and kind
    open: tuple[tuple[int, ...], ...]  # tile → segment → what is missing until it is complete
    symbols: tuple[tuple[int, ...], ...]  # tile → segment → symbols
    planets: tuple[int, ...]  # tile → segment that is a planet, or -1
    planet_ids: tuple[str, ...]  # tile → id of that segment, or ""
    pack: str  # the sign of the content pack, or nothing

    @classmethod
    def of(cls, tiles: tuple[Tile, ...], pack: str = "") -> TileSet:
        faces = [(tile, turn) for tile in tiles for turn in range(4)]
        edges = tuple(tuple(KINDS.index(tile.edges[(side - turn) % 4]) for side in range(4)) for tile, turn in faces)
        kinds = tuple(tuple(KINDS.index(s.kind) for s in tile.segments) for tile in tiles)
        at = tuple(tuple(tile.segment_at((side - turn) % 4) for side in range(4)) for tile, turn in faces)
        return cls(
            tiles=tiles,
            ids=tuple(tile.id for tile in tiles),
            start=next(i for i, tile in enumerate(tiles) if tile.start),
            pile=tuple(i for i, tile in enumerate(tiles) if not tile.start for _ in range(tile.count)),
            same=tuple(tile.first_alike(turn) for tile in tiles for turn in range(4)),
            fits=tuple(fitting(edges[4 * i : 4 * i + 4], tile.turns) for i, tile in enumerate(tiles)),
            at=at,
            clockwise=tuple(tuple(dict.fromkeys(segment for segment in face if segment >= 0)) for face in at),
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
            pack=pack,
        )

    def index(self, tile_id: str) -> int:
        return next(i for i, tile in enumerate(self.tiles) if tile.id == tile_id)


@lru_cache(1024)  # packs have most tiles in common
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
