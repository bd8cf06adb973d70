"""OR-TURN: three steps, one player after another, until somebody wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from starboard.games.outer_rim import events
from starboard.games.outer_rim.action import Act
from starboard.games.outer_rim.encounter import Encounter
from starboard.games.outer_rim.ids import ACTION, ENCOUNTER, NOBODY, NONE, PLANNING
from starboard.games.outer_rim.planning import Plan
from starboard.games.outer_rim.solo import AiTurn
from starboard.games.outer_rim.state import OuterRimState, is_ai
from starboard.kernel.frame import Frame, then
from starboard.kernel.state import tell


@dataclass(slots=True)
class Turn(Frame):
    """OR-TURN-01, -02. What may be done once a turn may be done again (OR-TIMING-06, OR-AMB-45)."""

    player: int
    extra: bool = False

    def run(self, g: OuterRimState) -> None:
        g.active = self.player
        g.in_extra = self.extra
        g.taken = g.used = 0
        g.extra = g.ended = False
        g.chosen = g.foe = NOBODY
        g.job = g.cargo = g.tip = NONE
        g.step = PLANNING
        tell(g, events.Turn(self.player, g.round))
        if is_ai(g, self.player):
            then(g, AiTurn(), EndTurn(self.player))
        else:
            then(g, *steps_of(self.player))


@cache
def steps_of(player: int) -> tuple[Frame, ...]:
    """Return what a turn is made of (OR-TURN-02); frames are never changed, so those of a turn are made once."""
    return Plan(player), Step(player, ACTION), Step(player, ENCOUNTER), EndTurn(player)


@dataclass(slots=True)
class Step(Frame):
    """The action or the encounter step, unless the turn is over by now (OR-TURN-04, OR-DEFEAT-05, OR-AMB-06)."""

    player: int
    step: int

    def run(self, g: OuterRimState) -> None:
        if not g.ended:
            g.step = self.step
            then(g, begun(self.player, self.step))


@cache
def begun(player: int, step: int) -> Frame:
    return Act(player) if step == ACTION else Encounter(player)


@dataclass(slots=True)
class EndTurn(Frame):
    """An extra turn, or the turn of the player to the left (OR-TURN-03, OR-MAEL-06)."""

    player: int

    def run(self, g: OuterRimState) -> None:
        if g.extra:
            then(g, turn_of(self.player, extra=True))
            return
        following = (self.player + 1) % g.players
        if following == g.first:
            g.round += 1
        then(g, turn_of(following))


turn_of = cache(Turn)
