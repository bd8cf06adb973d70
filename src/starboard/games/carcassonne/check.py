"""Checks what must fit together on a tile, and in a set of tiles, of the box or with a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starboard.games.carcassonne.notation import SIDES
from starboard.games.carcassonne.tiles import FACTIONS, INNER_ENDS, KINDS, MOST, PLANET, ROUTE, SPACE, Segment, Tile
from starboard.kernel.packs.place import Place, Together

EDGES = KINDS[SPACE:PLANET]
MOST_KINDS = 200  # a learner is told the kind of a tile in a byte
MOST_SYMBOLS = 255  # of a faction: an object counts them in a byte (`Tile.symbols_of`)


def check_tile(place: Place, tile: Tile) -> None:
    """Refuse a tile that contradicts itself; all that is wrong with it is told at once."""
    wrong = Together()
    for at, kind in enumerate(tile.edges):
        with wrong:
            (place / "edges" / at).number_of("edge", kind, EDGES)
    seen: set[str] = set()
    for at, segment in enumerate(tile.segments):
        here = place / "segments" / at
        with wrong:
            if segment.id in seen:
                raise (here / "id").bad("twice", word=segment.id)
            seen.add(segment.id)
        with wrong:
            check_segment(here, tile, segment)
    check_edges(place, tile, wrong)
    with wrong:
        check_planet(place, tile)
    check_symbols(place, tile, wrong)
    wrong.tell()


def check_edges(place: Place, tile: Tile, wrong: Together) -> None:
    """Each edge that is not free space belongs to one segment."""
    for at, (side, kind) in enumerate(zip(SIDES, tile.edges, strict=True)):
        there = [number for number, segment in enumerate(tile.segments) if side in segment.edges]
        for number in there[1:]:
            wrong.add((place / "segments" / number / "edges").breaks("edge-twice", side=side))
        if not there and kind in KINDS[ROUTE:PLANET]:
            wrong.add((place / "edges" / at).breaks("edge-alone", side=side))


def check_crossing(place: Place, tile: Tile) -> None:
    """Refuse what cannot be printed, though the rules could play with it: segments that cross."""
    upright = [segment for segment in tile.segments if {*"NS"} <= {*segment.edges}]
    for number, segment in enumerate(tile.segments):
        if {*"EW"} <= {*segment.edges} and any(other is not segment for other in upright):
            raise (place / "segments" / number / "edges").breaks("crossing")


def check_segment(place: Place, tile: Tile, segment: Segment) -> None:
    (place / "kind").number_of("kind", segment.kind, KINDS[ROUTE:])
    if any(edge not in SIDES for edge in segment.edges) or len(set(segment.edges)) < len(segment.edges):
        raise (place / "edges").breaks("sides")
    if (segment.kind == "planet") == bool(segment.edges):
        raise (place / "edges").breaks("reach")
    for edge in segment.edges:
        found = tile.edges[SIDES.index(edge)]
        if found != segment.kind and found in EDGES:
            raise (place / "edges").breaks("edge-other", side=edge, found=found)
    if segment.kind == "route":
        check_route(place, tile, segment)
    elif segment.inner_end is not None:
        raise (place / "inner_end").breaks("no-route")


def check_route(place: Place, tile: Tile, route: Segment) -> None:
    """A route that reaches one edge ends inside the tile, at something that is there."""
    end = route.inner_end
    if len(route.edges) > 2:
        raise (place / "edges").breaks("ends")
    if (len(route.edges) == 1) != (end is not None):
        raise (place / "inner_end").breaks("inner-end")
    if end is None:
        return
    (place / "inner_end").number_of("end", end, INNER_ENDS)
    if end == "crossroads" and sum(other.inner_end == end for other in tile.segments) < 3:
        raise (place / "inner_end").breaks("crossroads")
    if end in ("asteroid", "planet") and all(other.kind != end for other in tile.segments):
        raise (place / "inner_end").breaks("nowhere", end=end)


def check_planet(place: Place, tile: Tile) -> None:
    planets = [segment.id for segment in tile.segments if segment.kind == "planet"]
    if len(planets) > 1:
        raise (place / "segments").breaks("planets")
    if bool(planets) != bool(tile.planet):
        raise (place / "planet").breaks("planet-name")
    if planets and [symbol.segment for symbol in tile.symbols].count(planets[0]) != 1:
        raise (place / "symbols").breaks("planet-symbol")


def check_symbols(place: Place, tile: Tile, wrong: Together) -> None:
    ids = [segment.id for segment in tile.segments]
    planets = {segment.id for segment in tile.segments if segment.kind == "planet"}
    seen = set(planets)  # of those it was said already how many they carry
    for at, symbol in enumerate(tile.symbols):
        here = place / "symbols" / at
        with wrong:
            (here / "faction").number_of("faction", symbol.faction, FACTIONS)
        with wrong:
            (here / "segment").number_of("segment", symbol.segment, ids)
            if symbol.segment in seen - planets:
                raise (here / "segment").bad("twice", word=symbol.segment)
            seen.add(symbol.segment)


def check_set(where: Place, placed: Sequence[tuple[Place, Tile]]) -> None:
    """Refuse tiles that make no set: one start tile, enough tiles to draw and not too many, each planet once."""
    wrong = Together()
    check_start(where, placed, wrong)
    check_names(placed, wrong)
    drawn = sum(tile.count for _, tile in placed if not tile.start)
    if drawn == 0:
        wrong.add(where.bad("too-few", found=0, least=1))
    if drawn > MOST:
        wrong.add(where.breaks("tiles", found=drawn, most=MOST))
    if len(placed) > MOST_KINDS:
        wrong.add(where.bad("too-many", found=len(placed), most=MOST_KINDS))
    symbols = Counter(dict.fromkeys(FACTIONS, 0))
    for _, tile in placed:
        for symbol in tile.symbols:
            symbols[symbol.faction] += tile.count
    for faction, found in symbols.items():
        if found > MOST_SYMBOLS:
            wrong.add(where.breaks("symbols", faction=faction, found=found, most=MOST_SYMBOLS))
    wrong.tell()


def check_start(where: Place, placed: Sequence[tuple[Place, Tile]], wrong: Together) -> None:
    starts = [(place, tile) for place, tile in placed if tile.start]
    if len(starts) != 1:
        wrong.add(where.breaks("start", found=len(starts)))
    for place, tile in starts:
        if tile.count != 1:
            wrong.add((place / "count").bad("says", found=str(tile.count), wanted="1"))


def check_names(placed: Sequence[tuple[Place, Tile]], wrong: Together) -> None:
    """There is one planet of each name."""
    planets: Counter[str] = Counter()
    for place, tile in placed:
        if tile.planet and tile.count:
            planets[tile.planet] += tile.count
            if planets[tile.planet] > 1:
                wrong.add((place / "planet").bad("twice", word=tile.planet))
