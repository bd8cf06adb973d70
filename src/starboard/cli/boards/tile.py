"""One Carcassonne tile as characters, at any odd width and height.

Routes run along the middle row and the middle column, and asteroid fields reach the same characters of a side on every
tile; so whatever meets at an edge looks joined, without a tile knowing its neighbours.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style

from starboard.cli.boards import look
from starboard.cli.boards.canvas import Canvas
from starboard.games.carcassonne.inside import SIDES, Segment, Tile

Spot = tuple[int, int]

STEP = ((0, -1), (1, 0), (0, 1), (-1, 0))
# Lines by the sides they reach, one bit each: north 1, east 2, south 4, west 8.
LINES = {
    1: "╹", 2: "╺", 4: "╻", 8: "╸", 5: "┃", 10: "━", 3: "┗", 6: "┏", 12: "┓", 9: "┛",
    7: "┣", 11: "┻", 13: "┫", 14: "┳", 15: "╋",
}  # fmt: skip
PLANET, ROCKS, DOT = "◉", "▒", "·"
LAST_CORNERS = "╔╗╚╝"
# Where the symbol and the figures of a planet go, seen from its middle; on larger tiles there is a ring around it.
BESIDE_PLANET = ((1, 0), (-1, 0), (-2, 0), (0, 1), (1, 1), (-1, 1), (0, -1), (1, -1), (-1, -1), (2, 0), (2, 1), (-2, 1))
AROUND_PLANET = (
    (1, 0),
    (-1, 0),
    (-3, 0),
    (3, 0),
    (-3, 1),
    (3, 1),
    (-3, -1),
    (3, -1),
    (-1, 2),
    (1, 2),
    (-1, -2),
    (1, -2),
)


@dataclass(frozen=True, slots=True)
class Size:
    width: int
    height: int

    @property
    def middle(self) -> Spot:
        return self.width // 2, self.height // 2

    @property
    def corners(self) -> tuple[Spot, ...]:
        right, low = self.width - 1, self.height - 1
        return (0, 0), (right, 0), (0, low), (right, low)

    @property
    def spots(self) -> list[Spot]:
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def on_border(self, spot: Spot) -> bool:
        return spot[0] in (0, self.width - 1) or spot[1] in (0, self.height - 1)

    def depth(self, spot: Spot, side: int) -> float:
        """Measure how far from the side: 0 at it, 1 at the opposite one."""
        right, low = self.width - 1, self.height - 1
        return (spot[1] / low, (right - spot[0]) / right, (low - spot[1]) / low, spot[0] / right)[side]


@dataclass(slots=True)
class Drawing:
    """A turned tile: what stands where, and where symbols and figures of each segment go."""

    size: Size
    rocks: dict[Spot, str] = field(default_factory=dict)  # spot → segment
    lines: dict[Spot, int] = field(default_factory=dict)  # spot → sides reached
    crossing: bool = False
    planet: str | None = None
    symbols: dict[str, str] = field(default_factory=dict)  # segment → faction
    slots: dict[str, list[Spot]] = field(default_factory=dict)  # segment → spots, the symbol's first if it has one


def draw(tile: Tile, turn: int, size: Size) -> Drawing:
    """Draw the tile after so many quarter turns clockwise."""
    drawing = Drawing(size, symbols={symbol.segment: symbol.faction for symbol in tile.symbols})
    drawing.planet = next((segment.id for segment in tile.segments if segment.kind == "planet"), None)
    sides = {segment.id: [(SIDES.index(edge) + turn) % 4 for edge in segment.edges] for segment in tile.segments}
    fields = [segment.id for segment in tile.segments if segment.kind == "asteroid"]
    for name in fields:
        for spot in field_spots(sides[name], size):
            drawing.rocks[spot] = name
    if drawing.planet is not None:
        for step in (-1, 0, 1):  # a planet, its symbol and a figure have room in any field
            drawing.rocks.pop((size.middle[0] + step, size.middle[1]), None)
    if len(fields) > 1:
        part_fields(drawing, {name for name in fields if {0, 2} & set(sides[name])})
    arms = {s.id: route_spots(drawing, s, sides[s.id]) for s in tile.segments if s.kind == "route"}
    drawing.crossing = any(segment.inner_end == "crossroads" for segment in tile.segments)
    for segment in tile.segments:
        drawing.slots[segment.id] = slots_of(drawing, segment, arms.get(segment.id, []))
    return drawing


def field_spots(sides: list[int], size: Size) -> list[Spot]:
    """List what an asteroid field covers that reaches these sides. Corners belong to it only where both sides do."""
    return [spot for spot in size.spots if in_field(spot, sides, size)]


def in_field(spot: Spot, sides: list[int], size: Size) -> bool:
    at = [side for side in range(4) if size.depth(spot, side) == 0]
    if any(side not in sides for side in at):
        return False
    if len(sides) == 1:
        return in_cap(spot, sides[0], size)
    if len(sides) == 2:
        one, other = sides
        return one ^ 2 == other or size.depth(spot, one) + size.depth(spot, other) < 1
    if len(sides) == 3 and size.height > 3:
        # An arch at the free side.
        free = next(side for side in range(4) if side not in sides)
        aside = min(size.depth(spot, (free + 1) % 4), size.depth(spot, (free + 3) % 4))
        return size.depth(spot, free) > 1 / 3 or aside < 1 / 4
    return True


def in_cap(spot: Spot, side: int, size: Size) -> bool:
    """Check a spot of a field that reaches one side: a lens, clear of corners and of a route in the middle."""
    aside = min(size.depth(spot, side ^ 1), size.depth(spot, side ^ 3))
    deep = size.depth(spot, side)
    if side in (1, 3) and abs(spot[0] - size.middle[0]) < 2:
        return False
    return aside > 0 and (deep < 1 / 5 or (deep < 1 / 3 and aside > 1 / 4))


def part_fields(drawing: Drawing, upright: set[str]) -> None:
    """Cut back the field at the upper or lower side where two fields on one tile would touch."""
    for (x, y), name in list(drawing.rocks.items()):
        if name in upright and any(drawing.rocks.get((x + dx, y + dy), name) != name for dx, dy in STEP):
            del drawing.rocks[x, y]


def route_spots(drawing: Drawing, route: Segment, sides: list[int]) -> list[Spot]:
    """Draw a route; returns its spots without the crossing, which belongs to no arm."""
    middle = drawing.size.middle
    spots: list[Spot] = []
    for side in sides:
        dx, dy = STEP[side]
        x, y = middle
        arm = []
        while 0 <= x < drawing.size.width and 0 <= y < drawing.size.height:
            ends_here = (x, y) in drawing.rocks or (route.inner_end == "planet" and (x, y) == middle)
            if not ends_here:
                came_from = 0 if (x, y) == middle else 1 << (side ^ 2)
                drawing.lines[x, y] = drawing.lines.get((x, y), 0) | 1 << side | came_from
                arm.append((x, y))
            x, y = x + dx, y + dy
        spots += [spot for spot in arm if spot not in spots]
    if route.inner_end == "crossroads":
        spots.remove(middle)
    return spots


def slots_of(drawing: Drawing, segment: Segment, arm: list[Spot]) -> list[Spot]:
    """List the best spots first; the second is not right beside the first if that can be helped."""
    size = drawing.size
    mx, my = size.middle
    if segment.kind == "planet":
        near = BESIDE_PLANET if size.height == 3 else AROUND_PLANET
        spots = [(mx + dx, my + dy) for dx, dy in near]
        inside = [spot for spot in spots if 0 < spot[0] < size.width - 1 and 0 <= spot[1] < size.height]
        taken = [spot for spot in inside if spot in drawing.rocks or spot in drawing.lines]
        free = [spot for spot in inside if spot not in taken]
        return free if len(free) > 1 else free + taken
    if segment.kind == "route":
        curve = [spot for spot in arm if drawing.lines[spot] not in (5, 10)]
        lying = [spot for spot in arm if drawing.lines[spot] == 10]

        def worse(spot: Spot) -> tuple[bool, bool, bool, int]:
            return size.on_border(spot), spot in curve, bool(lying) and spot not in lying, distance(spot, (mx, my))

        best = sorted(arm, key=worse)
    else:
        own = [spot for spot, name in drawing.rocks.items() if name == segment.id]
        centre = (round(sum(x for x, _ in own) / len(own)), round(sum(y for _, y in own) / len(own)))
        best = sorted(own, key=lambda spot: (spot in size.corners, distance(spot, centre)))
    apart = [spot for spot in best[1:] if distance(spot, best[0]) > 1]
    return best[:1] + apart + [spot for spot in best[1:] if spot not in apart]


def distance(one: Spot, other: Spot) -> int:
    """Measure in steps; a row is about as high as two columns are wide."""
    return abs(one[0] - other[0]) + 2 * abs(one[1] - other[1])


def figure_slots(drawing: Drawing, segment: str) -> list[Spot]:
    slots = drawing.slots[segment]
    return slots[1:] if segment in drawing.symbols and len(slots) > 1 else slots


def paint(canvas: Canvas, left: int, top: int, drawing: Drawing, shade: int = 0, last: bool = False) -> None:
    """Put the tile on a canvas; `shade` is its colour on the chequered board."""
    size, ground = drawing.size, look.SPACE[shade]
    for x, y in size.spots:
        canvas.put(left + x, top + y, *sign_at(drawing, (x, y), shade))
    if drawing.planet is not None:
        paint_planet(canvas, left, top, drawing, ground + look.PLANET)
    for segment, faction in drawing.symbols.items():
        x, y = drawing.slots[segment][0]
        canvas.put(left + x, top + y, look.FACTION_SIGNS[faction], look.FACTIONS[faction])
    if last:
        for (x, y), sign in zip(size.corners, LAST_CORNERS, strict=True):
            below = look.FIELD if (x, y) in drawing.rocks else look.SPACE
            canvas.put(left + x, top + y, sign, below[shade] + look.LAST)


def paint_planet(canvas: Canvas, left: int, top: int, drawing: Drawing, style: Style) -> None:
    mx, my = drawing.size.middle
    if drawing.size.height > 3:
        rows = {-1: "╭───╮", 0: "│   │", 1: "╰───╯"}
        ring = {(dx, dy): sign for dy, row in rows.items() for dx, sign in enumerate(row, -2)}
        for (dx, dy), sign in ring.items():
            if (mx + dx, my + dy) not in drawing.lines:
                canvas.put(left + mx + dx, top + my + dy, sign, style)
    canvas.put(left + mx, top + my, PLANET, style)


def sign_at(drawing: Drawing, spot: Spot, shade: int) -> tuple[str, Style]:
    ground = look.SPACE[shade]
    if spot in drawing.rocks:
        return ROCKS, look.FIELD[shade]
    if spot in drawing.lines:
        at_crossing = drawing.crossing and spot == drawing.size.middle
        return LINES[drawing.lines[spot]], ground + (look.CROSSING if at_crossing else look.ROUTE)
    return (DOT if spot in drawing.size.corners else " "), ground
