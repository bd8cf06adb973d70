"""Asks each game the questions of the lab: the same of all of them (`Study`), answered in one file a game."""

from __future__ import annotations

from typing import Any

from starboard.kernel.game import Game
from starboard.kernel.parts import resolve
from starboard.kernel.registry import parts_of
from starboard.lab.study.base import AnyStudy, Study


def study_of(game: Game[Any] | str) -> AnyStudy:
    """Return the study of a game; of one that names none, what can be said of any game."""
    path = parts_of(game).study
    return Study() if path is None else resolve(path, Study)()
