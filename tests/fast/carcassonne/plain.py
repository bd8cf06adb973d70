"""The engine of the lane without its compiler, as it is or with a mutation."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from starboard.fast.carcassonne import engine
from starboard.fast.carcassonne.lane import CarcassonneLane
from starboard.fast.carcassonne.layout import Records
from starboard.fast.carcassonne.lockstep import compare
from starboard.fast.lane import lane_of
from starboard.games.carcassonne.game import GAME
from starboard.kernel.chance import Dice, below

SOURCE = Path(engine.__file__).read_text(encoding="utf-8")
COMPILER = "from starboard.fast.compiling import compiled\n"


def engine_with(before: str = "", after: str = "") -> Any:
    """Run the source of the engine as plain Python, with a text in it replaced."""
    assert SOURCE.count(COMPILER) == 1 and (not before or SOURCE.count(before) == 1), before
    source = SOURCE.replace(COMPILER, "def compiled(f): return f\n")
    module = ModuleType("plain_engine")
    exec(compile(source.replace(before, after) if before else source, "plain_engine", "exec"), vars(module))  # noqa: S102
    return module


def lane() -> CarcassonneLane:
    found = lane_of(GAME)
    assert isinstance(found, CarcassonneLane)
    return found


def open_records(records: Records) -> Any:
    """Return the first record as the engine reads and writes it."""
    return records.view(np.recarray)[0]


def lockstep(rules: Any, seats: int, options: dict[str, Any], seed: int) -> None:
    """Play a game by these rules and by the reference, and compare at every decision."""
    ours = lane()
    records, t = ours.blank(seats, options), open_records(ours.tables)
    g = open_records(records)
    position, dice = GAME.start(seats, seed, options), Dice(seed)
    with np.errstate(over="ignore"):
        rules.begin(t, g, np.uint64(seed))
        while True:
            compare(ours, records, position)
            if position.ask is None:
                return
            choice = below(dice, len(position.ask.choices))
            position.play(position.ask.options[choice])
            rules.step(t, g, choice)


class Chance(SimpleNamespace):
    """Is what the kernel takes chance from."""

    chance: int
    key: bytes = b""
