"""How games are shown in the terminal: each by its own painter, or by the plain one that knows no game."""

from __future__ import annotations

from typing import Any

from starboard.cli.boards.painter import Painter
from starboard.kernel.game import Game
from starboard.texts import Words


def painter_of(game: Game[Any], words: Words) -> Painter:
    if game.id == "carcassonne":
        from starboard.cli.boards.carcassonne import CarcassonnePainter

        return CarcassonnePainter(words, game.content)
    if game.id == "arcs":
        from starboard.cli.boards.arcs import ArcsPainter

        return ArcsPainter(words, game.components())
    if game.id == "outer_rim":
        from starboard.cli.boards.outer_rim import OuterRimPainter

        return OuterRimPainter(words, game.content)
    return Painter(words)
