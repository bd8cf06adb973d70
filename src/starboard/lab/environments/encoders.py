"""The encoder of each game; its module is imported only when the game is to be learned."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.parts import resolve
from starboard.lab.environments.encoder import Encoder
from starboard.lab.environments.plain import PlainEncoder


@lru_cache(32)
def encoder_of(game: Game[Any], seats: int) -> Encoder:
    """Return the encoder of a game, always the same one: it keeps tables, and nothing of any game that is played."""
    path = game.parts.encoder
    return (PlainEncoder if path is None else resolve(path, Encoder))(game, seats)
