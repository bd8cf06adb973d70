"""dice.toml: the faces of the battle dice."""

from __future__ import annotations

from starboard.games.arcs.tables.reading import Checks, Entry, File, demand, named, printed
from starboard.games.arcs.words import DICE, MOST_DICE, SYMBOLS

FILE = "dice.toml"


class DieEntry(Entry, frozen=True):
    id: str
    name: str
    faces: tuple[tuple[int, ...], ...]


class DiceFile(File, frozen=True):
    each: int
    symbols: tuple[str, ...]
    dice: tuple[DieEntry, ...]


def dice_checks(data: DiceFile) -> Checks:
    named(FILE, data.dice, DICE)
    yield data.symbols == SYMBOLS, f"{FILE}: the symbols are not {', '.join(SYMBOLS)}"
    yield data.each == MOST_DICE, f"{FILE}: there are {data.each} dice of a kind and not {MOST_DICE}"
    for die in data.dice:
        yield len(die.faces) == 6, f"{FILE}: {die.id}: there are {len(die.faces)} faces and not 6"
        for face in die.faces:
            yield len(face) == len(SYMBOLS) and min(face) >= 0, f"{FILE}: {die.id}: face {list(face)}"


_FILE = printed(FILE, DiceFile)
demand(dice_checks(_FILE))
FACES = tuple(die.faces for die in _FILE.dice)  # die → face → symbol → count
