"""dice.toml: the faces of the battle dice."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.arcs.ids import DICE, SYMBOLS
from starboard.games.arcs.tables.reading import Checks, Entry, PrintedFile, demand, named, printed

FILE = "dice.toml"


class DieEntry(Entry, frozen=True):
    id: str
    name: str
    faces: tuple[tuple[int, ...], ...]


class DiceFile(PrintedFile, frozen=True):
    each: int
    symbols: tuple[str, ...]
    dice: tuple[DieEntry, ...]


def dice_checks(data: DiceFile) -> Checks:
    named(FILE, data.dice, DICE)
    yield data.symbols == SYMBOLS, f"{FILE}: the symbols are not {', '.join(SYMBOLS)}"
    yield data.each > 0, f"{FILE}: there are {data.each} dice of a kind"
    for die in data.dice:
        yield len(die.faces) == 6, f"{FILE}: {die.id}: there are {len(die.faces)} faces and not 6"
        for face in die.faces:
            yield len(face) == len(SYMBOLS) and min(face) >= 0, f"{FILE}: {die.id}: face {list(face)}"


_FILE = printed(FILE, DiceFile)
demand(dice_checks(_FILE))
FACES = tuple(die.faces for die in _FILE.dice)  # die → face → symbol → count
MOST_DICE = _FILE.each  # of one kind


def symbols_of(dice: Iterable[int]) -> list[int]:
    """Self-hits, interceptions, ship hits, building hits, keys; a die that lies there is 6 * kind + face."""
    totals = [0] * len(SYMBOLS)
    for die in dice:
        for symbol, count in enumerate(FACES[die // 6][die % 6]):
            totals[symbol] += count
    return totals
