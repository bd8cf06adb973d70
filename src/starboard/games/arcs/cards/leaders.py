"""What leaders do by themselves: their steps of the setup, and their deeds. What bends a rule stands at that rule."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.arcs.deeds import Deed
from starboard.kernel.frame import Frame

LEADER_STEPS: dict[int, Callable[[int], Frame]] = {}  # by leader; made for its seat, in turn order (ARC-LEADER-10)
LEADER_DEEDS: tuple[Deed, ...] = ()

LEADER_FRAMES: tuple[type[Frame], ...] = ()
