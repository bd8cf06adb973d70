"""The encoder of each game; its module is imported only when the game is to be learned."""

from __future__ import annotations

from functools import lru_cache
from pkgutil import resolve_name
from typing import Any

from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.lab.environments.encoder import Encoder

ENCODERS = {
    "arcs": "starboard.lab.environments.arcs:ArcsEncoder",
    "carcassonne": "starboard.lab.environments.carcassonne:CarcassonneEncoder",
    "outer_rim": "starboard.lab.environments.outer_rim:OuterRimEncoder",
}


@lru_cache(32)
def encoder_of(game: Game[Any], seats: int) -> Encoder:
    """Always the same one: it keeps tables, and nothing of any game that is played."""
    where = ENCODERS.get(game.id)
    if where is None:
        raise StarboardError("error-environment-game", game=game.id, known=", ".join(ENCODERS))
    encoder = resolve_name(where)(game, seats)
    assert isinstance(encoder, Encoder)
    return encoder
