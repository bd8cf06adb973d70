"""Checks that the lane does what the rules do: at every decision all of the state, the options and the result.

A difference is told with game, step and field, as by kernel/contract.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from starboard.fast.carcassonne.lane import CarcassonneLane
from starboard.fast.carcassonne.layout import OVER, PLACE, Sizes, state_of
from starboard.fast.lane import lane_of
from starboard.games.carcassonne.inside import CarcassonneState, PlaceFigure, PlaceTile
from starboard.kernel.chance import Dice, below
from starboard.kernel.contract import slots
from starboard.kernel.game import Game
from starboard.kernel.position import Position
from starboard.kernel.random_games import require, same

Policy = Callable[[Position[CarcassonneState], Dice], int]

# Not the lane's: what was told, secret answers, the key of a server's chance; the version is checked by the lane.
LEFT_OUT = {"events", "sealed", "key", "version"}


def at_random(position: Position[CarcassonneState], dice: Dice) -> int:
    assert position.ask is not None
    return below(dice, len(position.ask.choices))


def keeps_in_step(
    game: Game[CarcassonneState], seats: int, options: dict[str, Any], seed: int, policy: Policy = at_random
) -> int:
    """Play a game by both; return the number of decisions."""
    lane = lane_of(game)
    assert isinstance(lane, CarcassonneLane)
    batch, dice = lane.batch(1, seats, options), Dice(seed)
    batch.begin([seed])
    position = game.start(seats, seed, options)
    step = 0
    while True:
        compare(lane, batch.records, position)
        if position.ask is None:
            break
        choice = policy(position, dice)
        position.play(position.ask.options[choice])
        batch.step(np.array([choice]))
        step += 1
    result = position.result
    assert result is not None
    same(batch.points[0].tolist(), result.scores, position, "scores")
    return step


def compare(lane: CarcassonneLane, record: Any, position: Position[CarcassonneState]) -> None:
    """Compare a record with a position, field by field."""
    state = position.state
    found = read_state(record[0], state, lane.sizes)
    wanted = {name: plain(getattr(state, name)) for name in slots(state) if name not in LEFT_OUT}
    for name, value in wanted.items():
        same(found[name], value, position, f"`{name}` of the lane")
    written = [] if position.ask is None else position.ask.notations
    require(record[0]["options"] == len(written), position, f"the lane has {record[0]['options']} options")
    same(lane.notations(record), written, position, "options of the lane")


def plain(value: Any) -> Any:
    """Compare dicts with their order, and frames by their fields."""
    if isinstance(value, dict):
        return list(value.items())
    return repr(value) if isinstance(value, list) and value and not isinstance(value[0], int) else value


def read_state(g: Any, state: CarcassonneState, sizes: Sizes) -> dict[str, Any]:
    """Read a record as the fields of a state."""
    read = state_of(g, state.content, sizes)
    found = {name: plain(getattr(read, name)) for name in slots(state) if name not in LEFT_OUT}
    found["frames"] = plain(frames(g, state))
    # What is counted apart from what is there.
    taken = int(np.count_nonzero(g["board"]))
    if taken != len(read.board):
        found["board"] = f"{taken} cells"
    if g["planets"] != len(read.planets):
        found["planets"] = f"{g['planets']} planets"
    return found


def frames(g: Any, state: CarcassonneState) -> list[Any]:
    """Return the frames that the phase of the lane stands for: those below the decision are always the same."""
    if g["phase"] == OVER:
        return []
    seat, last = int(g["turn"]), int(g["cells"][g["tiles"] - 1])
    asking = PlaceTile(seat, int(g["drawn"])) if g["phase"] == PLACE else PlaceFigure(seat, last)
    below = state.frames[:-1]
    following = [(type(frame).__name__, getattr(frame, "seat", None)) for frame in below]
    expected = [("Turn", (seat + 1) % int(g["seats"])), ("ScoreStep", None), ("FightStep", None)]
    return [*below, asking] if following == expected else [following, asking]
