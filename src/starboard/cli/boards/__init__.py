"""Painters show games in the terminal: each game by its own, or by the plain one that knows no game."""

from __future__ import annotations

import argparse
from typing import Any

from starboard.cli.boards.painter import Painter
from starboard.kernel.game import Game
from starboard.kernel.parts import resolve
from starboard.texts import Words


def painter_of(game: Game[Any], words: Words) -> Painter:
    path = game.parts.painter
    return (Painter if path is None else resolve(path, Painter))(words, game)


def add_options(parser: argparse.ArgumentParser, w: Words) -> None:
    """Add what a person may want to see of cards, or not."""
    parser.add_argument("--no-stories", action="store_true", help=w("cli-no-stories"))
    parser.add_argument("--english-names", action="store_true", help=w("cli-english-names"))


def painter_for(arguments: argparse.Namespace, game: Game[Any], words: Words) -> Painter:
    painter = painter_of(game, words)
    painter.stories = not arguments.no_stories
    painter.english_names = arguments.english_names
    return painter
