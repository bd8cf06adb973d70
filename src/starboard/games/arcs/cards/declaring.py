"""What cards do when their holder declares an ambition."""

from __future__ import annotations

from starboard.games.arcs.state import ArcsState
from starboard.kernel.frame import Frame


def price(g: ArcsState, seat: int) -> list[Frame] | None:
    """What has to be done first; None: it cannot be paid."""
    return []


def reactions(g: ArcsState, seat: int, ambition: int, new: bool) -> list[Frame]:
    """What follows, in order; `new` if nobody had declared the ambition in this chapter."""
    return []


DECLARING_FRAMES: tuple[type[Frame], ...] = ()
