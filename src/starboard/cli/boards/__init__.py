"""Painters show games in the terminal: each game by its own, or by the plain one that knows no game."""

from __future__ import annotations

from typing import Any

from starboard.cli.boards.painter import Painter
from starboard.kernel.game import Game
from starboard.kernel.parts import resolve
from starboard.texts import Words


def painter_of(game: Game[Any], words: Words) -> Painter:
    path = game.parts.painter
    return (Painter if path is None else resolve(path, Painter))(words, game)
