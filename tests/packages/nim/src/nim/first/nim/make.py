"""Makes the game of the lesson: `python make.py`, with the package installed. The same file every time.

Seat 0 begins; at its last turn a card leaves exactly one stone, which the other has to take.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from nim.game import GAME
from nim.state import NimState

from starboard.kernel.position import Position
from starboard.kernel.record import Record


def played(seed: int) -> Position[NimState] | None:
    """A game in which both play the smallest card until seat 0 can leave one stone; None if it never can."""
    position = GAME.start(2, seed, {"stones": 11})
    while (ask := position.ask) is not None:
        leaves_one = [option for option in ask.options if option.choice == position.state.heap - 1]
        position.play((leaves_one or ask.options)[0] if ask.seat == 0 else ask.options[0])
        if ask.seat == 0 and leaves_one:
            assert position.ask is not None
            position.play(position.ask.options[0])
            return position if len(ask.options) > 1 else None
    return None


if __name__ == "__main__":
    found = next(position for seed in count() if (position := played(seed)) is not None)
    Path(__file__).with_name("game.txt").write_text(Record.of(found).text, encoding="utf-8")
