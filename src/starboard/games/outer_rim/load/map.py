"""The map: tiles, spaces, lanes, contact spaces and patrol stacks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from starboard.games.outer_rim.content import Space, Tile
from starboard.games.outer_rim.ids import CLASSES, FACTIONS, MAELSTROM, NAVPOINT, NONE, PLANET, SPACE_TYPES
from starboard.games.outer_rim.load.entries import ConnectorsEntry, SpaceEntry, TileEntry
from starboard.games.outer_rim.load.place import Place
from starboard.games.outer_rim.load.tables import Placed, Tables


@dataclass(frozen=True, slots=True)
class Map:
    tiles: tuple[Tile, ...]
    spaces: tuple[Space, ...]
    maelstrom: int
    stacks: tuple[tuple[bool, bool], ...]
    contact_space: tuple[tuple[int, int], ...]
    numbers: Mapping[str, int]  # of spaces

    def planet(self, place: Place, name: str) -> int:
        number = self.numbers.get(name, NONE)
        if number == NONE or self.spaces[number].kind != PLANET:
            raise place.unknown("planet", name, (space.id for space in self.spaces if space.kind == PLANET))
        return number


def map_of(t: Tables) -> Map:
    tiles = in_order(t)
    order = [tile.id for _, tile in tiles]
    decks = [deck.id for _, deck in t.decks]
    # Spaces are numbered tile by tile, from the left.
    placed = sorted(t.spaces, key=lambda found: (found[0] / "tile").number_of("tile", found[1].tile, order))
    numbers = {entry.id: number for number, (_, entry) in enumerate(placed)}
    spaces: list[Space] = []
    contact_space: list[tuple[int, int]] = []
    for number, (place, entry) in enumerate(placed):
        ranks = [
            (place / "contact_spaces" / at).number_of("class", word, CLASSES)
            for at, word in enumerate(entry.contact_spaces)
        ]
        first = len(contact_space)
        contact_space += [(number, rank) for rank in ranks]
        spaces.append(
            Space(
                number,
                entry.id,
                space_kind(place, entry),
                order.index(entry.tile),
                NONE if entry.faction is None else (place / "faction").number_of("faction", entry.faction, FACTIONS),
                tuple(range(first, len(contact_space))),
                (place / "encounter_deck").number_of("deck", entry.encounter_deck, decks),
            )
        )
    maelstroms = [space.number for space in spaces if space.kind == MAELSTROM]
    if len(maelstroms) != 1:
        raise Place("map.toml", path=("spaces",)).breaks("maelstrom", found=len(maelstroms))
    return Map(
        tuple(tile_of(place, at, entry, numbers, spaces) for at, (place, entry) in enumerate(tiles)),
        tuple(spaces),
        maelstroms[0],
        stacks_of(t),
        tuple(contact_space),
        numbers,
    )


def in_order(t: Tables) -> Placed[TileEntry]:
    """The tiles in the order of the standard map, which begins and ends with an endcap."""
    place = Place("map.toml", path=("standard_order",))
    known = {entry.id: (where, entry) for where, entry in t.tiles}
    ends = {entry.side: entry.id for _, entry in t.endcaps}
    order = t.layout.standard_order
    for name in order[1:-1]:
        place.number_of("tile", name, known)
    wanted = [ends.get("left", ""), *order[1:-1], ends.get("right", "")]
    if order != wanted or len(set(order)) != len(order) or len(order) != len(known) + 2:
        raise place.breaks("order")
    return [known[name] for name in order[1:-1]]


def space_kind(place: Place, entry: SpaceEntry) -> int:
    kind = (place / "type").number_of("type", entry.type, SPACE_TYPES)
    if kind != PLANET and (entry.contact_spaces or entry.faction is not None):
        raise (place / "type").breaks("not-planet")
    return kind


def tile_of(place: Place, number: int, entry: TileEntry, numbers: Mapping[str, int], spaces: list[Space]) -> Tile:
    inside = [space for space in spaces if space.tile == number]

    def space(at: Place, name: str, kind: int | None = None) -> int:
        found = numbers.get(name)
        if found is None or spaces[found].tile != number or kind not in (None, spaces[found].kind):
            raise at.unknown("space", name)
        return found

    written = {
        PLANET: ("planets", entry.planets),
        NAVPOINT: ("navpoints", entry.navpoints),
        MAELSTROM: ("maelstrom", [entry.maelstrom] if entry.maelstrom else []),
    }
    for kind, (field, names) in written.items():
        for name in names:
            space(place / field, name, kind)
        if len(names) != sum(one.kind == kind for one in inside):
            raise (place / field).bad("says", found=str(len(names)), wanted=str(sum(s.kind == kind for s in inside)))
    edges = [
        (space(place / "edges" / at, one), space(place / "edges" / at, other))
        for at, (one, other) in enumerate(entry.edges)
    ]
    corners = {
        name: space(place / "connectors" / name, getattr(entry.connectors, name), NAVPOINT)
        for name in ConnectorsEntry.__struct_fields__
    }
    return Tile(number, entry.id, tuple(one.number for one in inside), tuple(edges), **corners)


def stacks_of(t: Tables) -> tuple[tuple[bool, bool], ...]:
    """By faction: whether its patrol stack is on the right, and on the upper lane."""
    found: dict[int, tuple[bool, bool]] = {}
    for place, entry in t.endcaps:
        right = (place / "side").number_of("side", entry.side, ("left", "right"))
        for at, stack in enumerate(entry.patrol_stacks):
            inside = place / "patrol_stacks" / at
            faction = (inside / "faction").number_of("faction", stack.faction, FACTIONS)
            lower = (inside / "connector").number_of("side", stack.connector, ("upper", "lower"))
            if faction in found or (bool(right), not lower) in found.values():
                raise inside.bad("twice", word=stack.faction)
            found[faction] = (bool(right), not lower)
    for faction, name in enumerate(FACTIONS):
        if faction not in found:
            raise Place("map.toml", path=("endcaps",)).breaks("no-stack", faction=name)
    return tuple(found[faction] for faction in range(len(FACTIONS)))
