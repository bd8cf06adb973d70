"""Content packs, as commands and the card workshop read and write them (docs/content-packs.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import ClassVar

from starboard.games.carcassonne.load import RULES, TILES, box, load_pack, printed_tiles
from starboard.games.carcassonne.notation import SIDES
from starboard.games.carcassonne.tiles import FACTIONS, INNER_ENDS, KINDS, MOST, PLANET, ROUTE, SPACE, Tile, TileSet
from starboard.kernel.kind import listing
from starboard.kernel.message import Argument, Message
from starboard.kernel.origins import HOUSE, mark_of
from starboard.kernel.pack_form import (
    Choice,
    Field,
    Items,
    PackEntry,
    PackForm,
    Parts,
    Table,
    Text,
    Truth,
    Whole,
    Word,
)
from starboard.kernel.packs.commands import TablePacks
from starboard.kernel.packs.export import plain
from starboard.kernel.packs.pack import Changes, Pack
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.rules import PackRules
from starboard.kernel.parts import PackCard, PackFile, PackTodo

EXAMPLE = """\
game = "carcassonne"
name = ""

# [[tiles]]
# id = "E_CAP"
# count = 4

# [[tiles]]
# id = "FORK"
# count = 1
# edges = ["asteroid", "asteroid", "space", "route"]
# segments = [
#     {id = "a1", kind = "asteroid", edges = "NE"},
#     {id = "r1", kind = "route", edges = "W", inner_end = "asteroid"},
# ]
# symbols = [{faction = "rebel", segment = "a1"}]
"""

# The fields of a tile that each aspect of what is known of it is about.
ABOUT = {"geometry": ("edges", "segments"), "count": ("count",), "symbols": ("symbols",), "planet_name": ("planet",)}

together = listing("carcassonne-tile-list")


class CarcassonnePacks(TablePacks):
    rules: ClassVar[PackRules] = RULES
    EXAMPLE: ClassVar[str] = EXAMPLE

    def box(self) -> Raw:
        return box()

    def load(self, pack: Pack) -> tuple[TileSet, Changes]:
        return load_pack(pack)

    def preview(self, file: PackFile) -> list[PackCard]:
        tiles, changes = self.loaded(file)
        touched = (*changes.changed.get(TILES, ()), *changes.added.get(TILES, ()))
        return [PackCard(TILES, name, "", texts_of(tiles.tiles[tiles.index(name)]), []) for name in touched]

    def todo(self, over: PackFile | None) -> list[PackTodo]:
        """List the tiles of which something is ours, and what of each."""
        touched: Collection[str] = self.changed(over).changed.get(TILES, ())
        return [
            PackTodo(TILES, "", tile.id, tile.planet or "", list(ours_of(tile)), [], tile.id in touched)
            for tile in printed_tiles().tiles
            if tile.source == HOUSE
        ]

    def form(self) -> PackForm:
        return FORM

    def entries(self) -> list[PackEntry]:
        return [
            PackEntry(
                table=TILES,
                id=tile.id,
                values=plain(RULES, box().rows[TILES][tile.id].table),
                mark=mark_of(tile.source, "") or "",
                texts=texts_of(tile),
            )
            for tile in printed_tiles().tiles
        ]


def ours_of(tile: Tile) -> Iterator[str]:
    """List the fields of a tile that are made up here."""
    for aspect, fields in ABOUT.items():
        if tile.evidence.get(aspect) == HOUSE:
            yield from fields


def texts_of(tile: Tile) -> list[Message]:
    """Say what a tile shows: how often it is there, each of its objects, and the symbols on them."""
    count = (
        Message("carcassonne-tile-start") if tile.start else Message("carcassonne-tile-count", {"count": tile.count})
    )
    symbols = {symbol.segment: symbol.faction for symbol in tile.symbols}
    found = [count]
    for segment in tile.segments:
        args: dict[str, Argument] = {"kind": segment.kind, "edges": sides_of(segment.edges)}
        name = tile.planet if segment.kind == "planet" else None
        found.append(
            Message("carcassonne-tile-planet", {"name": name}) if name else Message("carcassonne-tile-segment", args)
        )
        if segment.inner_end:
            found.append(Message("carcassonne-tile-end", {"end": segment.inner_end}))
        if segment.id in symbols:
            found.append(Message("carcassonne-tile-symbol", {"faction": symbols[segment.id]}))
    return found


def sides_of(edges: str) -> Argument:
    return together([Message("carcassonne-tile-side", {"side": side}) for side in edges])


# What the card workshop offers.


def words(what: str, values: Collection[str]) -> Choice:
    return Choice(tuple(Word(one, Message(f"carcassonne-{what}", {what.removeprefix("tile-"): one})) for one in values))


def some_sides() -> Choice:
    """Offer the sides that a segment may reach: all ways to take some of four, which may be written in any order."""
    ways = ["".join(some) for size in range(1, 5) for some in combinations(SIDES, size)]
    told = [Word(way, said) for way in ways if isinstance(said := sides_of(way), Message)]
    return Choice((Word("", Message("carcassonne-tile-no-side")), *told), free=True)


SEGMENT = Parts(
    (
        Field("id", Text(), True),
        Field("kind", words("kind", KINDS[ROUTE:]), True),
        Field("edges", some_sides()),
        Field("inner_end", words("tile-end", INNER_ENDS)),
    )
)
SYMBOL = Parts((Field("faction", words("faction", FACTIONS), True), Field("segment", Text(), True)))
FORM = PackForm(
    tables=(
        Table(
            TILES,
            Parts(
                (
                    Field("count", Whole(0, MOST), True),
                    Field("edges", Items(words("kind", KINDS[SPACE:PLANET]), 4), True),
                    Field("segments", Items(SEGMENT), True),
                    Field("symbols", Items(SYMBOL)),
                    Field("planet", Text()),
                    Field("start", Truth()),
                )
            ),
        ),
    ),
    shapes={},
    notes=tuple(sorted(RULES.notes)),
)
