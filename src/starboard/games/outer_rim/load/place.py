"""Places in the data of this game, and in packs over it."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel.packs import place


class Place(place.Place):
    __slots__ = ()

    GAME: ClassVar[str] = "outer_rim"
