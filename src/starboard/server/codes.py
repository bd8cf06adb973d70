"""QR codes, for phones: as a path of an SVG, and as text for a terminal."""

from __future__ import annotations

import io
from itertools import groupby

import msgspec
import segno
from litestar import post
from litestar.params import JSONBody

from starboard.kernel.errors import StarboardError

LONGEST = 500  # characters: a link to a seat has about a hundred
QUIET = 4  # modules around it, without which many phones find nothing


class CodeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    text: str


class CodeTold(msgspec.Struct):
    """A QR code: the dark modules as a path in a square of `size` × `size`, with the quiet zone around it."""

    size: int
    path: str


def code_of(text: str) -> CodeTold:
    """Make the code of a text. Each row is a run of rectangles, one module high."""
    rows = [list(row) for row in segno.make_qr(text).matrix]
    parts = []
    for y, row in enumerate(rows, QUIET):
        x = QUIET
        for is_dark, run in groupby(row):
            width = len(list(run))
            if is_dark:
                parts.append(f"M{x} {y}h{width}v1h-{width}z")
            x += width
    return CodeTold(len(rows) + 2 * QUIET, "".join(parts))


def code_as_text(text: str) -> str:
    """Draw the code with half blocks, two rows a line, as light on dark as terminals usually are."""
    drawn = io.StringIO()
    segno.make_qr(text).terminal(drawn, compact=True)
    return drawn.getvalue().rstrip("\n")


@post("/api/codes", status_code=200)
async def code(data: JSONBody[CodeWanted]) -> CodeTold:
    """Draw a QR code. The text is in the body, since it may hold the token of a seat, which belongs into no log."""
    if not 0 < len(data.text) <= LONGEST:
        raise StarboardError("server-bad-code", None, most=LONGEST)
    return code_of(data.text)


CODE_ROUTES = (code,)
