"""Lists what the game is printed with: what a board has to draw."""

from __future__ import annotations

import msgspec

from starboard.games.carcassonne.odds import odds_of_a_roll
from starboard.games.carcassonne.origins import mark_of_mix
from starboard.games.carcassonne.tiles import Tile, TileSet


class FaceSegment(msgspec.Struct):
    id: str
    kind: str
    edges: str
    inner_end: str | None


class FaceSymbol(msgspec.Struct):
    faction: str
    segment: str


class Face(msgspec.Struct):
    """A tile, unturned; not how we know it."""

    id: str
    count: int  # in the pile at the start
    edges: list[str]
    segments: list[FaceSegment]
    planet: str | None
    symbols: list[FaceSymbol]


class CarcassonneComponents(msgspec.Struct):
    tiles: list[Face]
    odds: dict[str, list[float]]  # what dice can do, by the sizes of all pools (odds.py)
    mark: str | None  # on the mix of tiles, where it is ours


def components(of: TileSet) -> CarcassonneComponents:
    return CarcassonneComponents([face(tile) for tile in of.tiles], odds_of_a_roll(), mark_of_mix(of))


def face(tile: Tile) -> Face:
    return Face(
        tile.id,
        0 if tile.start else tile.count,
        list(tile.edges),
        [FaceSegment(one.id, one.kind, one.edges, one.inner_end) for one in tile.segments],
        tile.planet,
        [FaceSymbol(one.faction, one.segment) for one in tile.symbols],
    )
