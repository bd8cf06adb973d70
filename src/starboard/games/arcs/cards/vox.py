"""ARC-VOX: what happens when a vox card is secured, in order."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.arcs.words import GUILDS
from starboard.kernel.frame import Frame

WHEN_SECURED: dict[int, tuple[Callable[[int], Frame], ...]] = dict.fromkeys(range(GUILDS, 31), ())

VOX_FRAMES: tuple[type[Frame], ...] = ()
