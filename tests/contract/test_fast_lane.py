"""The law of the fast lane: at every decision it is, bit for bit, what the rules are.

A few games a day, thousands in the long run; what random play does not reach is in tests/fast.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import starboard
from marks import long
from starboard.fast.carcassonne.lane import CarcassonneLane
from starboard.fast.carcassonne.lockstep import Policy, at_random, compare, keeps_in_step
from starboard.fast.lane import lane_of
from starboard.games.carcassonne.inside import CarcassonneState
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

GAME = starboard.game("carcassonne")
OTHERS = {"planet_reinforce": False, "first_player": 1, "colours": ["orange", "white", "black", "green", "red"]}
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (4, {"teams": True}),
    (4, {"teams": True, "planet_reinforce": False, "first_player": "random"}),
    (3, {"first_player": "random"}),
    (5, OTHERS),
]
EVERYDAY = 6  # games at each table
LONG, CHUNK = 500, 100
PACK = """
game = "carcassonne"
[[tiles]]
id = "U_STRAIGHT"
count = 0
[[tiles]]
id = "FORK"
count = 30
edges = ["asteroid", "asteroid", "space", "route"]
segments = [
    {id = "a1", kind = "asteroid", edges = "NE"},
    {id = "r1", kind = "route", edges = "W", inner_end = "asteroid"},
]
symbols = [{faction = "rebel", segment = "a1"}]
"""

Value = Callable[[int], object]


def most(value: Value) -> Policy:
    """Place tiles where the value of the cell is greatest, and figures wherever one can stand."""

    def choose(position: Position[CarcassonneState], dice: Dice) -> int:
        ask = position.ask
        assert ask is not None
        if ask.kind != "place":
            return below(dice, len(ask.choices))
        return max(range(len(ask.choices)), key=lambda at: (value(ask.choices[at] >> 2), at))

    return choose


def crowding(position: Position[CarcassonneState], dice: Dice) -> int:
    """Always put a figure, the last one that is offered: on a planet, if there is one."""
    assert position.ask is not None
    count = len(position.ask.choices)
    return below(dice, count) if position.ask.kind == "place" else count - 1


POLICIES: dict[str, Policy] = {
    "far": most(lambda cell: abs((cell & 255) - 128) + abs((cell >> 8) - 128)),
    "east": most(lambda cell: cell & 255),
    "north": most(lambda cell: -(cell >> 8)),
    "near": most(lambda cell: -abs((cell & 255) - 128) - abs((cell >> 8) - 128)),
    "crowding": crowding,
    "first": lambda position, dice: 0,
}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_some_games_are_the_same(seats: int, options: dict[str, Any]) -> None:
    for seed in range(EVERYDAY):
        keeps_in_step(GAME, seats, options, seed)


@pytest.mark.parametrize("name", POLICIES)
def test_lopsided_games_are_the_same(name: str) -> None:
    for seats in (2, 5):
        keeps_in_step(GAME, seats, {}, seats, POLICIES[name])


def test_it_goes_on_from_any_decision_of_the_rules() -> None:
    """Hand over a position of the reference in the midst of a game, and keep in step from there."""
    lane = lane_of(GAME)
    assert isinstance(lane, CarcassonneLane)
    for seed in range(6):
        dice, position = Dice(seed), GAME.start(2 + seed % 4, seed)
        for _ in range(10 + 17 * seed):
            assert position.ask is not None
            position.play(position.ask.options[at_random(position, dice)])
        batch = lane.batch(1, position.seats)
        batch.records[:] = lane.of(position)
        batch.look()
        while position.ask is not None:
            compare(lane, batch.records, position)
            choice = at_random(position, dice)
            position.play(position.ask.options[choice])
            batch.step(np.array([choice]))
        compare(lane, batch.records, position)


@long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_thousands_of_games_are_the_same(seats: int, options: dict[str, Any], first: int) -> None:
    for seed in range(1000 + first, 1000 + first + CHUNK):
        keeps_in_step(GAME, seats, options, seed)


@long
@pytest.mark.parametrize("name", POLICIES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hundreds_of_lopsided_games_are_the_same(seats: int, options: dict[str, Any], name: str) -> None:
    for seed in range(20):
        keeps_in_step(GAME, seats, options, seed, POLICIES[name])


@long
def test_games_with_a_pack_are_the_same() -> None:
    """More tiles than the box has: another layout, which is compiled by itself, with a larger board."""
    game = GAME.with_pack("mine.toml", PACK)
    lane, printed = lane_of(game), lane_of(GAME)
    assert isinstance(lane, CarcassonneLane) and isinstance(printed, CarcassonneLane)
    assert lane.sizes.cells > printed.sizes.cells
    for seats, options in TABLES:
        for seed in range(20):
            keeps_in_step(game, seats, options, seed)
        for policy in POLICIES.values():
            keeps_in_step(game, seats, options, seats, policy)


@long
def test_no_index_leaves_its_array(tmp_path: Path) -> None:
    """Compile with checks of all bounds, in a process of its own: the code has none."""
    program = (
        "import test_fast as env, test_fast_lane as law\n"
        "for seats, terms in env.TABLES: env.follow(4, seats, 250, env.at_random, **terms)\n"
        "env.follow(4, 2, 150, env.spread_out)\n"
        "for seats, options in law.TABLES:\n"
        "    for seed in range(10): law.keeps_in_step(law.GAME, seats, options, seed)\n"
        "    for policy in law.POLICIES.values(): law.keeps_in_step(law.GAME, seats, options, seats, policy)\n"
    )
    here = Path(__file__).parent
    environment = os.environ | {
        "NUMBA_BOUNDSCHECK": "1",
        "XDG_CACHE_HOME": str(tmp_path),
        "PYTHONPATH": os.pathsep.join(map(str, (here, here.parent, here.parent / "lab" / "environments"))),
    }
    subprocess.run([sys.executable, "-c", program], check=True, env=environment)
