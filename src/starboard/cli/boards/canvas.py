"""A sheet of characters, each with its style, that is written on in any order."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby

from rich.style import Style
from rich.text import Text

PLAIN = Style()
EMPTY = (" ", PLAIN)


@dataclass(slots=True)
class Canvas:
    width: int
    height: int
    signs: dict[tuple[int, int], tuple[str, Style]] = field(default_factory=dict)

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Write from here to the right; what is outside the sheet is left out."""
        for column, sign in enumerate(text, x):
            if 0 <= column < self.width and 0 <= y < self.height:
                self.signs[column, y] = sign, style

    def lines(self) -> list[Text]:
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        row = [self.signs.get((x, y)) for x in range(self.width)]
        while row and row[-1] is None:
            row.pop()
        for style, signs in groupby((sign or EMPTY for sign in row), key=lambda sign: sign[1]):
            line.append("".join(sign for sign, _ in signs), style)
        return line
