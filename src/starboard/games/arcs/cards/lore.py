"""Deeds of lore cards."""

from __future__ import annotations

from starboard.games.arcs.deeds import Deed
from starboard.kernel.frame import Frame

LORE_DEEDS: tuple[Deed, ...] = ()

LORE_FRAMES: tuple[type[Frame], ...] = ()
