"""Deeds of guild cards."""

from __future__ import annotations

from starboard.games.arcs.deeds import Deed
from starboard.kernel.frame import Frame

GUILD_DEEDS: tuple[Deed, ...] = ()

GUILD_FRAMES: tuple[type[Frame], ...] = ()
