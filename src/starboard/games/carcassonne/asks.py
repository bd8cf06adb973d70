"""Declares what players are asked in Carcassonne."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel.ask import Prompt


class CarcassonnePrompt(Prompt):
    WORDS: ClassVar[str] = "carcassonne-ask-"


class Place(CarcassonnePrompt):
    """Asks where the tile goes."""


class Figure(CarcassonnePrompt):
    """Asks where a figure is put, if anywhere."""
