"""Any game for learners: what its view and its declared verbs tell, for games that name no encoder of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from zlib import crc32

import msgspec

from starboard.kernel.ask import Option
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.verb import declared
from starboard.lab.environments.encoder import Floats
from starboard.lab.environments.viewing import Aim, ViewEncoder, scaled
from starboard.lab.study import study_of

PLACES = 1024  # of the table: what the view tells is hashed into them


class PlainEncoder(ViewEncoder):
    """Every number, truth and word of the view has its place by a hash of where it stands (feature hashing): nothing
    needs to be declared, and two facts may share a place. Options are told by the words of their notation.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        verbs = declared(game.verbs) if game.verbs else []
        named = [kind.text(value) for verb in verbs for kind in verb.fields.values() for value in kind.values or ()]
        super().__init__(game, seats, [verb.word for verb in verbs], named)
        self.about = self.table.block("view", PLACES)
        self.study = study_of(game)

    def standing(self, position: Position[Any]) -> Sequence[float]:
        """Return points as the game's study counts them; nobody is ahead in a game that has none."""
        return self.study.points(position.state) or [0.0] * self.seats

    def write_table(self, view: Any, seat: int, out: Floats) -> None:
        for where, value in leaves("", msgspec.to_builtins(view)):
            out[self.about + crc32(where.encode()) % PLACES] += value

    def aims(self, option: Option) -> Sequence[Aim]:
        """Return nothing: all that there is to say of it are its words."""
        return ()


def leaves(where: str, data: Any) -> Iterator[tuple[str, float]]:
    """Yield each number of some plain data, with the way to it; a word is a place of its own."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(f"{where}.{name}", value)
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from leaves(f"{where}.{at}", value)
    elif isinstance(data, str):
        yield f"{where}={data}", 1.0
    elif isinstance(data, bool):
        yield where, float(data)
    elif isinstance(data, int | float):
        yield where, scaled(int(data))
