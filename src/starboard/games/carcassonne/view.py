"""Shows what a seat may see. Everything lies open but the order of the pile, so all seats see the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import (
    SYMBOL_POINTS,
    is_large,
    points_of,
    seat_of,
    symbols_in,
    tiles_in,
    touched,
    worth,
)
from starboard.games.carcassonne.points import LAP
from starboard.games.carcassonne.score import ScoreIncomplete
from starboard.games.carcassonne.setup import colours
from starboard.games.carcassonne.state import IN_SUPPLY, SEAT_BITS, CarcassonneState, root_of
from starboard.games.carcassonne.tiles import FACTIONS, KINDS, PLANET, TileSet
from starboard.kernel.frame import pending

WHOLE_PLANET = 9  # tiles: its own and the eight around it


class SeatView(msgspec.Struct):
    colour: str
    faction: str
    side: int  # the player or team it scores for


class SideView(msgspec.Struct):
    seats: list[int]
    points: int
    final: int  # points if the game ended now

    @property
    def space(self) -> int:
        """The space of its marker on the track."""
        return self.points % LAP

    @property
    def laps(self) -> int:
        return self.points // LAP


class TileView(msgspec.Struct, frozen=True):
    cell: str
    tile: str
    turn: int  # degrees, clockwise


class FigureView(msgspec.Struct):
    seat: int
    size: str
    cell: str
    segment: str


class HeldObjectView(msgspec.Struct, gc=False):  # many are kept, and none can hold itself
    """An object with figures, as everybody sees it all the time; whoever points at one is told more of it."""

    kind: str
    segments: list[str]  # "cell/segment"
    final: int  # at the end of the game, as it is now


class ObjectView(msgspec.Struct):
    kind: str
    segments: list[str]  # "cell/segment"
    tiles: int
    symbols: int
    open: int  # edges, or tiles around a planet, still missing
    settled: bool  # complete, and scored if anybody was there: it gives no more points
    owners: list[int]
    side: int | None  # to score it as it is now; None if nobody is there, or it is fought for
    worth: int  # when complete
    final: int  # at the end of the game, as it is now


class CarcassonneView(msgspec.Struct):
    """Tells what lies where; not what can be counted from that: supplies, tiles to come, whose figures hold what."""

    turn: int
    drawn: str | None
    left: int
    removed: list[str]
    seats: list[SeatView]
    sides: list[SideView]
    tiles: list[TileView]
    figures: list[FigureView]
    held: list[HeldObjectView]  # all objects with figures


def view(g: CarcassonneState) -> CarcassonneView:
    content, lying = g.content, laid(*laid_by(g))
    nodes = lying.nodes
    held = held_views(g, lying)
    sides = sides_of(g)
    final = points_if_it_ended(g, sides, held)
    return CarcassonneView(
        turn=g.turn,
        drawn=content.ids[g.drawn] if g.drawn >= 0 else None,
        left=len(g.pile),
        removed=tile_names(content, tuple(g.removed)),
        seats=seat_views(tuple(g.colours), tuple(g.factions), sides),
        sides=[side_view(sides, side, *points) for side, points in enumerate(zip(g.points, final, strict=True))],
        tiles=lying.tiles,
        figures=[figure_view(figure, *nodes[node]) for figure, node in enumerate(g.where) if node != IN_SUPPLY],
        held=list(held.values()),
    )


class Laid(NamedTuple):
    """The tiles on the table, and what follows from them alone. Most steps lay none, and find the same objects here."""

    tiles: list[TileView]
    nodes: list[tuple[str, str]]  # cell and segment of each
    texts: list[str]  # the same as "cell/segment"
    members: dict[int, list[int]]  # the nodes of all objects by their roots, in order; found when somebody looks
    objects: dict[int, list[str]]  # the same as texts
    held: dict[int, HeldObjectView]  # those of them in which figures were seen: what they are worth follows, too


@lru_cache(1 << 11)
def laid(content: TileSet, faces: tuple[int, ...], cells: tuple[int, ...]) -> Laid:
    """Describe the tiles that were laid so: those before the last one were, as a rule, described already."""
    if not faces:
        return Laid([], [], [], {}, {}, {})
    before = laid(content, faces[:-1], cells[:-1])
    tile, where = faces[-1] >> 2, cell_text(cells[-1])
    segments = [(where, segment) for segment, _ in content.segments[tile]]
    return Laid(
        [*before.tiles, tile_view(content.ids[tile], faces[-1] & 3, cells[-1])],
        before.nodes + segments,
        before.texts + [f"{cell}/{segment}" for cell, segment in segments],
        {},
        {},
        {},
    )


def objects(g: CarcassonneState, lying: Laid) -> dict[int, list[str]]:
    """List the segments of all objects by their roots, "cell/segment", in the order of their tiles.

    A tile changes those that it joins; all others are the same as before it was laid.
    """
    if lying.objects or not g.laid:
        return lying.objects
    content, faces, cells = laid_by(g)
    before, parent = laid(content, faces[:-1], cells[:-1]), g.parent
    members, segments = before.members.copy(), before.objects.copy()
    new: dict[int, list[int]] = {}
    for root in [root for root in members if parent[root] != root]:  # linked to an older one
        new.setdefault(root_of(g, root), []).extend(members.pop(root))
        del segments[root]
    for node in range(len(before.nodes) if before.members else 0, len(parent)):
        new.setdefault(root_of(g, node), []).append(node)
    for root, nodes in new.items():
        members[root] = sorted(members.get(root, []) + nodes)
        segments[root] = [lying.texts[node] for node in members[root]]
    lying.members.update(members)
    lying.objects.update(segments)
    return segments


def laid_by(g: CarcassonneState) -> tuple[TileSet, tuple[int, ...], tuple[int, ...]]:
    return g.content, tuple(g.laid), tuple(g.cells)


@lru_cache(1 << 16)
def tile_view(tile: str, turn: int, cell: int) -> TileView:
    """A tile that lies never changes, so it is described once, not for every view."""
    return TileView(cell_text(cell), tile, 90 * turn)


# What hardly ever changes is the same object from view to view, and so need not be compared.


@lru_cache(1 << 8)
def tile_names(content: TileSet, tiles: tuple[int, ...]) -> list[str]:
    return [content.ids[tile] for tile in tiles]


@lru_cache(1 << 10)
def seat_views(colour: tuple[int, ...], faction: tuple[int, ...], sides: tuple[int, ...]) -> list[SeatView]:
    seats = zip(colour, faction, sides, strict=True)
    return [SeatView(colours()[one], FACTIONS[other], side) for one, other, side in seats]


@lru_cache(1 << 13)
def side_view(sides: tuple[int, ...], side: int, points: int, final: int) -> SideView:
    return SideView([seat for seat, one in enumerate(sides) if one == side], points, final)


@lru_cache(1 << 13)
def figure_view(figure: int, cell: str, segment: str) -> FigureView:
    return FigureView(seat_of(figure), "large" if is_large(figure) else "small", cell, segment)


def inspect(g: CarcassonneState, target: str) -> ObjectView | None:
    """The object at a target `segment:CELL/SEGMENT`: asked for when somebody points at it."""
    wanted = target.removeprefix("segment:")
    return next((one for one in object_views(g) if wanted in one.segments), None)


def is_settled(g: CarcassonneState, root: int) -> bool:
    """Tell whether it is complete and no more comes of it: what the tile just placed has completed is scored later."""
    return g.open[root] == 0 and not (g.frames and g.drawn < 0 and root in touched(g))


def sides_of(g: CarcassonneState) -> tuple[int, ...]:
    """Return the side of each seat."""
    return all_sides(g.seats) if not g.teams else tuple(map(g.side_of, range(g.seats)))


@cache
def all_sides(seats: int) -> tuple[int, ...]:
    """Return the sides where every seat is one."""
    return tuple(range(seats))


def points_if_it_ended(g: CarcassonneState, sides: tuple[int, ...], held: Mapping[int, HeldObjectView]) -> list[int]:
    """By side, its points with those of all objects it holds, each as it is now (CSW-END-02).

    What is still to be fought for counts for nobody. After the end it has been counted already.
    """
    points = g.points[:]
    left = {frame.root for frame in pending(g, ScoreIncomplete)}  # the end is being scored, object by object
    for root in left or (held if g.frames else ()):
        side = side_with(g.held[root], sides)
        if side is not None:
            points[side] += held[root].final
    return points


@lru_cache(1 << 12)
def side_with(held: int, sides: tuple[int, ...]) -> int | None:
    """Return the one side with these figures, by the sides of all seats; None if there is none, or they must fight."""
    found = {side for seat, side in enumerate(sides) if held >> SEAT_BITS * seat & 15}
    return found.pop() if len(found) == 1 else None


def worth_now(g: CarcassonneState, root: int) -> int:
    return points_of(g.kind[root], g.span[root].bit_count(), g.symbols[root], g.open[root] == 0)


def worth_when_complete(g: CarcassonneState, root: int) -> int:
    """Count all nine tiles of a planet (CSW-SCORE-10), and of anything else those it has now."""
    if g.kind[root] == PLANET:
        return WHOLE_PLANET + SYMBOL_POINTS * symbols_in(g, root)
    return worth(g, root, complete=True)


def held_roots(g: CarcassonneState) -> list[int]:
    parent, roots = g.parent, set()
    for node in g.where:
        if node != IN_SUPPLY:
            while parent[node] != node:
                node = parent[node]
            roots.add(node)
    return sorted(roots)


def owners_of(g: CarcassonneState, root: int) -> tuple[list[int], int | None]:
    """Return who has figures in an object, and the side that would score it: None if they have to fight for it."""
    held = g.held[root]
    seats = [seat for seat in range(g.seats) if held >> SEAT_BITS * seat & 15]
    return seats, side_with(held, sides_of(g))


def held_views(g: CarcassonneState, lying: Laid) -> dict[int, HeldObjectView]:
    """Show the objects with figures, by their roots. Who stands there changes nothing of how they are shown."""
    known, segments, roots = lying.held, objects(g, lying), held_roots(g)
    for root in roots:
        if root not in known:
            known[root] = HeldObjectView(KINDS[g.kind[root]], segments[root], worth_now(g, root))
    return {root: known[root] for root in roots}


def object_view(g: CarcassonneState, root: int, segments: list[str]) -> ObjectView:
    return ObjectView(
        KINDS[g.kind[root]],
        segments,
        tiles_in(g, root),
        symbols_in(g, root),
        g.open[root],
        is_settled(g, root),
        *owners_of(g, root),
        worth_when_complete(g, root),
        worth_now(g, root),
    )


def object_views(g: CarcassonneState) -> list[ObjectView]:
    """All objects, in the order of their oldest tiles: of their roots."""
    return [object_view(g, root, segments) for root, segments in objects(g, laid(*laid_by(g))).items()]
