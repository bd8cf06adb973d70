"""The tiles on the table as one map, at the largest size that fits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text

from starboard.cli.boards import look
from starboard.cli.boards.canvas import Canvas
from starboard.cli.boards.tile import Size, draw, figure_slots, paint
from starboard.games.carcassonne.inside import Tile

Cell = tuple[int, int]

LARGE, MEDIUM, SMALL = Size(9, 5), Size(7, 3), Size(5, 3)
LEFT = 4  # the margin with the numbers of the rows


def place(cell: str) -> Cell:
    x, _, y = cell.partition(",")
    return int(x), int(y)


@dataclass(slots=True)
class Map:
    """All that is to be painted."""

    tiles: dict[Cell, tuple[Tile, int]]  # the tile and its quarter turns
    figures: dict[Cell, dict[str, list[tuple[str, str]]]]  # cell → segment → shapes, each with its colour
    numbers: dict[Cell, int]  # free cells that can be chosen
    last: Cell | None  # where the last tile was placed

    @classmethod
    def of(cls, table: dict[str, Any], tiles: dict[str, Tile], numbers: dict[str, int]) -> Map:
        figures: dict[Cell, dict[str, list[tuple[str, str]]]] = {}
        for figure in table["figures"]:
            shape = look.SHAPES[figure["seat"]][figure["size"] == "large"]
            colour = table["seats"][figure["seat"]]["colour"]
            on_tile = figures.setdefault(place(figure["cell"]), {})
            on_tile.setdefault(figure["segment"], []).append((shape, colour))
        laid = {place(one["cell"]): (tiles[one["tile"]], one["turn"] // 90) for one in table["tiles"]}
        last = place(table["tiles"][-1]["cell"]) if len(laid) > 1 else None
        return cls(laid, figures, {place(cell): number for cell, number in numbers.items()}, last)

    @property
    def cells(self) -> list[Cell]:
        return [*self.tiles, *self.numbers]

    @property
    def columns(self) -> range:
        xs = [x for x, _ in self.cells]
        return range(min(xs), max(xs) + 1)

    @property
    def rows(self) -> range:
        ys = [y for _, y in self.cells]
        return range(min(ys), max(ys) + 1)


@dataclass(slots=True)
class Painted:
    lines: list[Text]
    hidden: list[str]  # columns that there was no room for, as ranges
    hidden_rows: list[str]


def paint_map(there: Map, width: int, height: int | None, centre: int | None = None) -> Painted:
    """Paint the whole map if it fits in some size; else what is around the centre, or around the last tile."""
    size = size_for(there, width, height)
    column, row = there.last or (0, 0)
    columns = around(there.columns, max(1, (width - LEFT) // size.width), column if centre is None else centre)
    lines = 2 + len(there.rows) * size.height
    if height is None or lines <= height:
        return Painted(painted(there, size, columns, there.rows), outside(there.columns, columns), [])
    rows = around(there.rows, max(1, (height - 2) // size.height), row)  # without the lower labels, but with a note
    lines_shown = painted(there, size, columns, rows)[:-1]
    return Painted(lines_shown, outside(there.columns, columns), outside(there.rows, rows))


def around(all_of: range, fitting: int, middle: int) -> range:
    """Choose as many as fit, with the middle among them."""
    if len(all_of) <= fitting:
        return all_of
    start = min(max(middle - fitting // 2, all_of.start), all_of.stop - fitting)
    return range(start, start + fitting)


def outside(all_of: range, shown: range) -> list[str]:
    parts = (range(all_of.start, shown.start), range(shown.stop, all_of.stop))
    return [f"{part[0]} – {part[-1]}" if len(part) > 1 else f"{part[0]}" for part in parts if part]


def size_for(there: Map, width: int, height: int | None) -> Size:
    """Choose a large map if there is room both ways, else as large as the width allows."""
    if height is not None and 2 + len(there.rows) * LARGE.height <= height and fits(there, LARGE, width):
        return LARGE
    return MEDIUM if fits(there, MEDIUM, width) else SMALL


def fits(there: Map, size: Size, width: int) -> bool:
    return LEFT + len(there.columns) * size.width <= width


def painted(there: Map, size: Size, columns: range, rows: range) -> list[Text]:
    canvas = Canvas(LEFT + len(columns) * size.width, 2 + len(rows) * size.height)
    for x in columns:
        label = f"{x}"
        left = LEFT + (x - columns.start) * size.width + (size.width - len(label)) // 2
        canvas.put(left, 0, label, look.MARGIN)
        canvas.put(left, canvas.height - 1, label, look.MARGIN)
    for y in rows:
        canvas.put(0, 1 + (y - rows.start) * size.height + size.height // 2, f"{y:>3}", look.MARGIN)
    for x, y in there.cells:
        if x in columns and y in rows:
            left, top = LEFT + (x - columns.start) * size.width, 1 + (y - rows.start) * size.height
            if (x, y) in there.tiles:
                paint_cell(canvas, left, top, there, (x, y), size)
            else:
                paint_number(canvas, left, top, there.numbers[x, y], size)
    return canvas.lines()


def paint_cell(canvas: Canvas, left: int, top: int, there: Map, cell: Cell, size: Size) -> None:
    """Paint a tile with the figures on it."""
    tile, turn = there.tiles[cell]
    drawing = draw(tile, turn, size)
    paint(canvas, left, top, drawing, sum(cell) % 2, last=cell == there.last)
    for segment, figures in there.figures.get(cell, {}).items():
        slots = figure_slots(drawing, segment)
        for (x, y), (shape, colour) in zip(slots, figures, strict=False):
            canvas.put(left + x, top + y, shape, look.COLOURS[colour])
        if len(figures) > len(slots):
            canvas.put(left + slots[-1][0], top + slots[-1][1], "+", look.LAST)


def paint_number(canvas: Canvas, left: int, top: int, number: int, size: Size) -> None:
    """Paint a free cell where the tile fits."""
    for (x, y), sign in zip(size.corners, "╭╮╰╯", strict=True):
        canvas.put(left + x, top + y, sign, look.FRAME)
    label = f"{number}" if size is SMALL else f" {number} "
    canvas.put(left + (size.width - len(label) + 1) // 2, top + size.height // 2, label, look.NUMBER)
