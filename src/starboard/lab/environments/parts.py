"""Games that are told from their state, in parts: a part is written only if what it rests on was not met before.

What a part tells is made from the same parts of the view that a seat is shown; what it rests on is read from the
state, so that nothing of the view is made where nothing has changed. Tests hold it to what `ViewReader` tells from the
view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from starboard.kernel.ask import Option
from starboard.kernel.position import Position
from starboard.lab.environments.encoder import BOUND, Arrays, Floats, Reader, ask_to, mark, on_page
from starboard.lab.environments.viewing import Aim, ViewEncoder

MOST = 1 << 14  # parts, and choices, that are remembered; then all are forgotten

S = TypeVar("S")


class Part(NamedTuple, Generic[S]):
    """A stretch of the vector about the table."""

    start: int
    stop: int
    rests_on: Callable[[S, int], Hashable] | None  # of a state and the seat that looks: all that decides what is told
    write: Callable[[S, int, Floats], None]  # into zeros; where it rests on nothing that is named, over what was there


class Told(NamedTuple):
    """An option, as far as it is the same whatever lies on the table."""

    row: Floats
    words: Any
    aims: Sequence[Aim]


class PartReader(Reader):
    """Subclasses list the parts, and say what the aims of options are told from."""

    def __init__(self, encoder: ViewEncoder, parts: Sequence[Part[Any]]) -> None:
        self.encoder = encoder
        self.parts = parts
        self._parts: dict[tuple[int, int, Hashable], Floats] = {}
        self._told: dict[Hashable, Told] = {}

    def __reduce__(self) -> tuple[object, ...]:
        """A copy begins anew: what was remembered is only for speed."""
        return type(self), (self.encoder,)

    def pointed_at(self, position: Position[Any], seat: int) -> Any:
        """Collect what `ViewEncoder.write_aim` needs to know, from the state."""
        raise NotImplementedError

    def write(self, position: Position[Any], seat: int, page: int, into: Arrays, game: int = 0) -> None:
        encoder, table = self.encoder, into["observation"]
        ask = ask_to(position, seat)
        used = mark(into["action_mask"], ask, page)
        table[: encoder.head] = 0
        table[encoder.own_seat + seat] = 1
        self._write_table(position.state, seat, table)
        shown = 0
        if ask is not None:
            table[encoder.decision + encoder.frames[type(ask.frame)]] = 1
            choices = on_page(ask.choices, page)
            shown = len(choices)
            seen = self.pointed_at(position, seat)
            rows, words = into["options"], into["words"]
            for place, choice in enumerate(choices):
                told = self._option(Option(ask, choice))
                row = rows[place]
                row[:] = told.row
                words[place] = told.words
                for kind, value in told.aims:
                    encoder.write_aim(seen, seat, kind, value, row)
            np.minimum(rows[:shown], BOUND, out=rows[:shown])
            np.maximum(rows[:shown], -BOUND, out=rows[:shown])
        if used > shown:
            into["options"][shown:used] = 0
            into["words"][shown:used] = 0

    def _write_table(self, g: Any, seat: int, table: Floats) -> None:
        known = self._parts
        for number, (start, stop, rests_on, write) in enumerate(self.parts):
            if rests_on is None:
                write(g, seat, table[start:stop])
                continue
            key = number, seat, rests_on(g, seat)
            told = known.get(key)
            if told is None:
                told = np.zeros(stop - start, np.float32)
                write(g, seat, told)
                told.clip(-BOUND, BOUND, out=told)
                if len(known) >= MOST:
                    known.clear()
                known[key] = told
            table[start:stop] = told

    def _option(self, option: Option) -> Told:
        key = option.ask.frame.spelled(option.choice)
        told = self._told.get(key)
        if told is None:
            encoder = self.encoder
            row = np.zeros(encoder.option.size, np.float32)
            words = np.zeros(encoder.words, np.int16)
            encoder.write_words(option, row, words)
            if len(self._told) >= MOST:
                self._told.clear()
            told = self._told[key] = Told(row, words, encoder.aims(option))
        return told
