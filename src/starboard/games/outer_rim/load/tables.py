"""All entries, each with the place it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, TypeVar

import msgspec

from starboard.games.outer_rim.load import entries as e
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.read import KINDS
from starboard.games.outer_rim.load.rules import RULES
from starboard.kernel.packs.place import Together
from starboard.kernel.packs.read import Raw
from starboard.kernel.packs.shapes import Shape, convert

T = TypeVar("T")
Placed: TypeAlias = list[tuple[Place, T]]


class Board(msgspec.Struct, frozen=True):
    slots: dict[str, Annotated[int, msgspec.Meta(ge=0)]]


class Start(msgspec.Struct, frozen=True):
    """Reads what is not an entry in characters.toml."""

    starting_credits_by_seat: list[int]
    player_board: Board


class Layout(msgspec.Struct, frozen=True):
    """Reads what is not an entry in map.toml."""

    standard_order: list[str]
    standard_edges: list[tuple[str, str]]


SHAPES: dict[str, Shape] = {
    "tiles": e.TileEntry,
    "spaces": e.SpaceEntry,
    "endcaps": e.EndcapEntry,
    "characters": e.CharacterEntry,
    "ships": e.ShipEntry,
    "contacts": e.ContactEntry,
    "patrols": e.PatrolEntry,
    "market": e.MarketEntry,
    "databank": e.AnyDatabankEntry,
    "decks": e.EncounterDeckEntry,
    "encounters": e.EncounterEntry,
    "ai": e.AiEntry,
}


@dataclass(frozen=True, slots=True)
class Tables:
    layout: Layout
    start: Start
    tiles: Placed[e.TileEntry]
    spaces: Placed[e.SpaceEntry]
    endcaps: Placed[e.EndcapEntry]
    characters: Placed[e.CharacterEntry]
    ships: Placed[e.ShipEntry]
    contacts: Placed[e.ContactEntry]
    patrols: Placed[e.PatrolEntry]
    market: Placed[e.MarketEntry]
    databank: Placed[e.AnyDatabankEntry]
    decks: Placed[e.EncounterDeckEntry]
    encounters: Placed[e.EncounterEntry]
    ai: Placed[e.AiEntry]
    pack: str  # the file that was laid over the data, or nothing

    def place(self, kind: str) -> Place:
        """For what is wrong with all entries of a kind together: then it is the pack's doing."""
        return Place(self.pack, path=(kind,)) if self.pack else Place(f"{KINDS[kind][0]}.toml")

    def resources(self) -> Iterator[tuple[Place, e.MarketEntry]]:
        """All that can be held, wherever it is printed, and what else the market sells."""
        yield from self.market
        for place, told in self.databank:
            if isinstance(told, e.StartEntry):
                yield place / "asset", told.asset
        for place, met in self.encounters:
            if met.resource is not None:
                yield place / "resource", met.resource


def tables_of(raw: Raw, pack: str) -> Tables:
    wrong = Together()

    def entries(kind: str) -> Any:
        found = []
        for name, row in raw.rows[kind].items():
            place = RULES.entry(row.file, kind, name)
            with wrong:
                found.append((place, convert(place, row.table, SHAPES[kind])))
        return found

    tables = Tables(
        layout=convert(Place("map.toml"), raw.files["map"], Layout),
        start=convert(Place("characters.toml"), raw.files["characters"], Start),
        **{kind: entries(kind) for kind in SHAPES},
        pack=pack,
    )
    wrong.tell()
    return tables
