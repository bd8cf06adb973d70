"""Serves what the package of a game brings for the browser, where the client does not draw the game itself.

    art/<game>/cover.svg, glyph.svg   its pictures
    art/<game>/board.js               its board, an ES module (docs/adding-a-game.md)
    first/<game>/lesson.json          its lesson, and beside it the records that it names

Each file is found by a name that stands here. No part of an address ever becomes a part of a path.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
from litestar.exceptions import NotFoundException

from starboard.kernel.game import Game
from starboard.server import messages as m
from starboard.server.compressed import Kept
from starboard.server.visibility import encode

FOR_A_WHILE = "public, max-age=300"

PICTURES = {"cover": "cover.svg", "glyph": "glyph.svg"}
BOARD, LESSON = "board.js", "lesson.json"
SVG, SCRIPT = "image/svg+xml", "text/javascript"


def package_of(game: Game[Any]) -> Traversable:
    return files(type(game).__module__.partition(".")[0])


def art_of(game: Game[Any], file: str) -> Traversable | None:
    found = package_of(game) / "art" / game.id / file
    return found if found.is_file() else None


def pictures(game: Game[Any]) -> Mapping[str, Traversable]:
    """The pictures that there are, by name."""
    found = {name: art_of(game, file) for name, file in PICTURES.items()}
    return {name: file for name, file in found.items() if file is not None}


def has_board(game: Game[Any]) -> bool:
    return art_of(game, BOARD) is not None


def lesson_folder(game: Game[Any]) -> Traversable:
    return package_of(game) / "first" / game.id


def has_lesson(game: Game[Any]) -> bool:
    return (lesson_folder(game) / LESSON).is_file()


@cache
def lesson_kept(game: Game[Any]) -> Kept:
    """The lesson with its records in it."""
    if not has_lesson(game):
        raise NotFoundException(f"the package of {game.id} has no lesson")
    folder = lesson_folder(game)
    lesson = msgspec.json.decode((folder / LESSON).read_bytes(), type=m.LessonTold)
    records = {file.name: file for file in folder.iterdir()}
    parts = {
        name: m.LessonPart(records[part.record].read_text(encoding="utf-8"), part.first)
        for name, part in lesson.parts.items()
    }
    told = msgspec.structs.replace(lesson, game=game.id, parts=parts)
    return Kept.of(encode(told), "application/json", FOR_A_WHILE)


@cache
def picture_kept(game: Game[Any], name: str) -> Kept:
    return kept(game, pictures(game).get(name), SVG)


@cache
def board_kept(game: Game[Any]) -> Kept:
    return kept(game, art_of(game, BOARD), SCRIPT)


def kept(game: Game[Any], file: Traversable | None, media_type: str) -> Kept:
    if file is None:
        raise NotFoundException(f"the package of {game.id} has no such file")
    return Kept.of(file.read_bytes(), media_type, FOR_A_WHILE)
