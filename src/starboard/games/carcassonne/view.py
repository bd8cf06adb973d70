"""Shows what a seat may see. Everything lies open but the order of the pile, so all seats see the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec

from starboard.games.carcassonne.notation import cell_text
from starboard.games.carcassonne.objects import (
    SYMBOL_POINTS,
    is_large,
    place_of,
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
from starboard.games.carcassonne.tiles import FACTIONS, KINDS, PLANET
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


class HeldObjectView(msgspec.Struct):
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
    names = g.content.ids
    held = {root: held_view(g, root, segments) for root, segments in members_of(g, held_roots(g)).items()}
    final = points_if_it_ended(g, held)
    return CarcassonneView(
        turn=g.turn,
        drawn=names[g.drawn] if g.drawn >= 0 else None,
        left=len(g.pile),
        removed=[names[tile] for tile in g.removed],
        seats=[seat_view(g, seat) for seat in range(g.seats)],
        sides=[side_view(g, side, final[side]) for side in range(len(g.points))],
        tiles=[tile_view(names[face >> 2], face & 3, cell) for face, cell in zip(g.laid, g.cells, strict=True)],
        figures=[figure_view(g, figure, node) for figure, node in enumerate(g.where) if node != IN_SUPPLY],
        held=list(held.values()),
    )


@lru_cache(1 << 16)
def tile_view(tile: str, turn: int, cell: int) -> TileView:
    """A tile that lies never changes, so it is described once, not for every view."""
    return TileView(cell_text(cell), tile, 90 * turn)


def seat_view(g: CarcassonneState, seat: int) -> SeatView:
    return SeatView(colours()[g.colours[seat]], FACTIONS[g.factions[seat]], g.side_of(seat))


def side_view(g: CarcassonneState, side: int, final: int) -> SideView:
    members = [seat for seat in range(g.seats) if g.side_of(seat) == side]
    return SideView(members, g.points[side], final)


def figure_view(g: CarcassonneState, figure: int, node: int) -> FigureView:
    cell, segment = place_of(g, node)
    return FigureView(seat_of(figure), "large" if is_large(figure) else "small", cell_text(cell), segment)


def inspect(g: CarcassonneState, target: str) -> ObjectView | None:
    """The object at a target `segment:CELL/SEGMENT`: asked for when somebody points at it."""
    wanted = target.removeprefix("segment:")
    return next((one for one in object_views(g) if wanted in one.segments), None)


def is_settled(g: CarcassonneState, root: int) -> bool:
    """Tell whether it is complete and no more comes of it: what the tile just placed has completed is scored later."""
    return g.open[root] == 0 and not (g.frames and g.drawn < 0 and root in touched(g))


def points_if_it_ended(g: CarcassonneState, held: Mapping[int, HeldObjectView]) -> list[int]:
    """By side, its points with those of all objects it holds, each as it is now (CSW-END-02).

    What is still to be fought for counts for nobody. After the end it has been counted already.
    """
    points = g.points[:]
    left = {frame.root for frame in pending(g, ScoreIncomplete)}  # the end is being scored, object by object
    for root in left or (held if g.frames else ()):
        _, side = owners_of(g, root)
        if side is not None:
            points[side] += held[root].final
    return points


def worth_now(g: CarcassonneState, root: int) -> int:
    return worth(g, root, complete=g.open[root] == 0)


def worth_when_complete(g: CarcassonneState, root: int) -> int:
    """Count all nine tiles of a planet (CSW-SCORE-10), and of anything else those it has now."""
    if g.kind[root] == PLANET:
        return WHOLE_PLANET + SYMBOL_POINTS * symbols_in(g, root)
    return worth(g, root, complete=True)


def held_roots(g: CarcassonneState) -> list[int]:
    return sorted({root_of(g, node) for node in g.where if node != IN_SUPPLY})


def members_of(g: CarcassonneState, wanted: Iterable[int]) -> dict[int, list[str]]:
    """List the segments of objects with these roots, in the order of their tiles. Nodes are linked to older ones."""
    members: dict[int, list[str]] = {root: [] for root in wanted}
    roots: list[int] = []
    for node, linked in enumerate(g.parent):
        root = node if linked == node else roots[linked]
        roots.append(root)
        if root in members:
            cell, segment = place_of(g, node)
            members[root].append(f"{cell_text(cell)}/{segment}")
    return members


def owners_of(g: CarcassonneState, root: int) -> tuple[list[int], int | None]:
    """Return who has figures in an object, and the side that would score it: None if they have to fight for it."""
    held = g.held[root]
    seats = [seat for seat in range(g.seats) if held >> SEAT_BITS * seat & 15]
    sides = {g.side_of(seat) for seat in seats}
    return seats, sides.pop() if len(sides) == 1 else None


def held_view(g: CarcassonneState, root: int, segments: list[str]) -> HeldObjectView:
    return HeldObjectView(KINDS[g.kind[root]], segments, worth_now(g, root))


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
    roots = [node for node, linked in enumerate(g.parent) if linked == node]
    return [object_view(g, root, segments) for root, segments in members_of(g, roots).items()]
