"""OR-SOLO: the AI player."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.frame import Frame


def place_goal(g: OuterRimState, space: int) -> None:
    if space >= 0:
        g.goals.append(space)


@dataclass(slots=True)
class AiTurn(Frame):
    def run(self, g: OuterRimState) -> None:
        raise NotImplementedError
