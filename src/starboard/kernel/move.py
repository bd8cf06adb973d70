"""One choice as it is written down: `0 place 1,0 r90`, or `2! offer 3 to 0` for one made out of turn."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

MOVE = re.compile(r"([0-9]{1,3})(!?) (\S.*)")


class Move(msgspec.Struct, gc=False):  # games are long, and it holds nothing that could hold it
    seat: int
    notation: str
    aside: bool = False

    def __str__(self) -> str:
        return f"{self.seat}{'!' if self.aside else ''} {self.notation}"

    @classmethod
    def read(cls, line: str) -> Move:
        match = MOVE.fullmatch(line)
        if match is None:
            raise ValueError(f"not a move: {line!r}")
        return cls(int(match[1]), match[3], bool(match[2]))


def check_moves(lines: Iterable[str]) -> None:
    """Refuse lines that are no moves, without reading the others: games are long."""
    for line in lines:
        if MOVE.fullmatch(line) is None:
            raise ValueError(f"not a move: {line!r}")


def mover(line: str) -> int:
    """Return the seat of a move."""
    return int(line[: line.index(" ")].rstrip("!"))
