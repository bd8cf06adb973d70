"""Cells, sides and turns: the numbers the rules work with, and how they are written.

A cell is one number, `x + 128 + 256 * (y + 128)`: x grows to the east, y to the south, the start tile lies on 0,0.
A side is 0 north, 1 east, 2 south, 3 west; the opposite one is `side ^ 2`. A turn is so many quarters clockwise.
"""

from __future__ import annotations

import re
from functools import cache

SIDES = "NESW"
STEPS = (-256, 1, 256, -1)
AROUND = (-257, -256, -255, -1, 1, 255, 256, 257)  # the eight cells around a cell, row by row
CENTRE = 128 * 257
REACH = 100  # cells further away cannot be reached, since there are no more tiles to draw, and are not read

CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})", re.ASCII)


def cell_at(x: int, y: int) -> int:
    return x + 128 + 256 * (y + 128)


@cache  # of 65,536 at most
def cell_text(cell: int) -> str:
    return f"{(cell & 255) - 128},{(cell >> 8) - 128}"


@cache  # of 65,536 at most
def block_of(cell: int) -> frozenset[int]:
    """Return a cell and the eight around it; sorted, they are row by row."""
    return frozenset((cell, *(cell + step for step in AROUND)))


def read_cell(text: str) -> int | None:
    match = CELL.fullmatch(text)
    if match is None:
        return None
    x, y = int(match[1]), int(match[2])
    return cell_at(x, y) if abs(x) <= REACH and abs(y) <= REACH else None
