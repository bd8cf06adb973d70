"""Reads the tiles of the edition, and a content pack of one's own over them (docs/content-packs.md)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import ClassVar

from starboard.games.carcassonne.check import check_crossing, check_set, check_tile
from starboard.games.carcassonne.tiles import Tile, TileSet
from starboard.kernel.packs import pack, place
from starboard.kernel.packs.load import load_over
from starboard.kernel.packs.pack import Changes, Pack
from starboard.kernel.packs.place import Together
from starboard.kernel.packs.read import Raw, by_id, listed, parse
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.packs.shapes import convert
from starboard.kernel.packs.told import Told

FILE = "tiles.toml"
TILES = "tiles"
TOTALS = ("total_tiles", "start_tiles", "drawable_tiles")


class Place(place.Place):
    __slots__ = ()

    GAME: ClassVar[str] = "carcassonne"


class TilesTold(Told):
    NAMES: ClassVar[tuple[str, ...]] = ()  # a planet is called the same in every language


RULES = PackRules(
    place=Place,
    nouns={TILES: "tile"},
    tables=(TILES,),
    told=TilesTold,
    notes=frozenset(("base", "source", "evidence", "note")),
    same=frozenset(("planet",)),
    shown=frozenset(("planet",)),
    first=("id", "count", "start", "edges"),
    spread=("segments", "symbols"),
    counted=frozenset(("id", "count", "start", "planet", "symbols")),
    follows={"segments": "edges", "symbols": "segments", "planet": "segments", "edges": "segments"},
)


def box_of(text: str) -> Raw:
    """Read a data file as a table of tiles."""
    file = Place(FILE)
    table = parse(file, text)
    if table.get("schema") != RULES.schema:
        raise (file / "schema").bad("says", found=str(table.get("schema", "")), wanted=str(RULES.schema))
    wrong = Together()
    rows = by_id(RULES, FILE, TILES, listed(file, table, TILES), wrong)
    wrong.tell()
    return Raw({TILES: rows}, {TILES: table})


@cache
def box() -> Raw:
    """Read the tiles of the edition, from data/tiles.toml, as a table."""
    return box_of((files("starboard.games.carcassonne") / "data" / FILE).read_text(encoding="utf-8"))


def tile_set(raw: Raw, file: str = "", sign: str = "") -> TileSet:
    """Make a set of the tiles of a table; with a pack its file and its sign. BadContent tells all that is wrong."""
    wrong = Together()
    placed: list[tuple[place.Place, Tile]] = []
    for name, row in raw.rows[TILES].items():
        here = RULES.entry(row.file, TILES, name)
        with wrong:
            tile = convert(here, row.table, Tile)
            check_tile(here, tile)
            check_crossing(here, tile)
            placed.append((here, tile))
    wrong.tell()
    check_set(Place(file) / TILES if file else Place(FILE), placed)
    return TileSet.of(tuple(tile for _, tile in placed), sign)


def load_box(raw: Raw) -> TileSet:
    """Make the set of a data file, which also says how many tiles there are."""
    tiles = tile_set(raw)
    total = 1 + len(tiles.pile)
    for name, wanted in zip(TOTALS, (total, 1, len(tiles.pile)), strict=True):
        found = raw.files[TILES].get(name)
        if found != wanted:
            raise (Place(FILE) / name).bad("says", found=str(found), wanted=str(wanted))
    return tiles


@cache
def printed_tiles() -> TileSet:
    """The tiles of the edition."""
    return load_box(box())


def pack_of(file: str, text: str) -> Pack:
    return pack.pack_of(RULES, file, text)


def load_pack(pack: Pack) -> tuple[TileSet, Changes]:
    """Return the tiles with the pack, and what the pack does, for people to read."""
    return load_over(RULES, box(), pack, lambda raw, _: tile_set(raw, pack.file, pack.sign))
