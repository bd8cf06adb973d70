"""Vectors of games that are stepped by the fast lane: the same arrays, byte for byte."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from marks import long
from starboard.kernel.errors import StarboardError
from starboard.lab.environments import ACTIONS, TURN_PAGE, TablesEnv
from starboard.lab.environments.share import Share

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"shaping": 0.05}),
    (3, {"options": {"planet_reinforce": False, "first_player": "random"}, "longest": 37}),
    (4, {"options": {"teams": True}, "reward": "win", "shaping": -0.3}),
    (5, {}),
]
Chooser = Callable[[TablesEnv, dict[str, Any], np.random.Generator], NDArray[Any]]


def same(ours: Any, theirs: Any, path: str) -> None:
    """Both are the same to the last byte."""
    assert type(ours) is type(theirs), path
    if isinstance(ours, dict):
        assert ours.keys() == theirs.keys(), path
        for name in ours:
            same(ours[name], theirs[name], f"{path}.{name}")
    elif isinstance(ours, np.ndarray) and ours.dtype == object:
        for at, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            same(one, other, f"{path}[{at}]")
    elif isinstance(ours, np.ndarray):
        assert (ours.dtype, ours.shape) == (theirs.dtype, theirs.shape), path
        assert ours.tobytes() == theirs.tobytes(), f"{path} {np.argwhere(ours != theirs)[:5].tolist()}"
    else:
        assert ours == theirs, path


def at_random(env: TablesEnv, seen: dict[str, Any], rng: np.random.Generator) -> NDArray[Any]:
    return (seen["action_mask"].sum(axis=1) * rng.random(env.num_envs)).astype(np.int64)


def follow(games: int, seats: int, steps: int, choose: Chooser, jobs: int = 1, **terms: Any) -> int:
    """Step the reference and the lane alike; return how many games ended."""
    slow, fast = (
        TablesEnv("carcassonne", games, seats, fast=fast, jobs=jobs if fast else 1, **terms) for fast in (False, True)
    )
    rng = np.random.default_rng(seats)
    ended = 0
    try:
        (seen, infos), (theirs, told) = slow.reset(seed=seats), fast.reset(seed=seats)
        same(seen, theirs, "reset")
        same(infos, told, "reset")
        for step in range(steps):
            actions = choose(slow, seen, rng)
            ours, other = slow.step(actions), fast.step(actions)
            for name, one, two in zip(("seen", "rewards", "over", "cut_off", "infos"), ours, other, strict=True):
                same(one, two, f"step {step}: {name}")
            seen = ours[0]
            ended += int(ours[2].sum() + ours[3].sum())
        same(slow.reset()[0], fast.reset()[0], "reset")
    finally:
        slow.close()
        fast.close()
    return ended


@pytest.mark.parametrize(("seats", "terms"), TABLES)
def test_all_is_the_same_to_the_last_byte(seats: int, terms: dict[str, Any]) -> None:
    assert follow(4, seats, 130, at_random, **terms) >= 3


@long
@pytest.mark.parametrize(("seats", "terms"), TABLES)
def test_all_is_the_same_in_hundreds_of_games(seats: int, terms: dict[str, Any]) -> None:
    assert follow(64, seats, 600, at_random, **terms) >= 200


def spread_out(env: TablesEnv, seen: dict[str, Any], rng: np.random.Generator) -> NDArray[Any]:
    """Place tiles far away, so that there is more and more room, and turn pages now and then."""
    assert isinstance(env._games, Share)
    actions = []
    for match in env._games.matches:
        ask, (shown, turns) = match.position.ask, match.shown
        assert ask is not None
        if turns and rng.random() < 0.5:
            actions.append(TURN_PAGE)
        elif ask.kind == "place":
            first = match.page * (ACTIONS - 1) if turns else 0
            cells = [choice >> 2 for choice in ask.choices[first : first + shown]]
            far = [abs((cell & 255) - 128) + abs((cell >> 8) - 128) for cell in cells]
            actions.append(int(np.argmax(far)))
        else:
            actions.append(0)
    return np.array(actions)


def test_pages_and_cells_beyond_the_board_are_the_same() -> None:
    turned = []

    def choose(env: TablesEnv, seen: dict[str, Any], rng: np.random.Generator) -> NDArray[Any]:
        actions = spread_out(env, seen, rng)
        turned.append(int((actions == TURN_PAGE).sum()))
        return actions

    follow(4, 2, 170, choose)
    assert sum(turned) > 10


def test_actions_that_are_not_there_are_wrapped_in_the_same_way() -> None:
    def any_number(env: TablesEnv, seen: dict[str, Any], rng: np.random.Generator) -> NDArray[Any]:
        return rng.integers(-(1 << 40), 1 << 40, env.num_envs)

    def huge(env: TablesEnv, seen: dict[str, Any], rng: np.random.Generator) -> NDArray[Any]:
        return rng.integers(1 << 63, (1 << 64) - 1, env.num_envs, np.uint64)

    follow(3, 2, 20, any_number, illegal="wrap")
    follow(3, 2, 20, huge, illegal="wrap")


@long
def test_several_processes_do_the_same() -> None:
    follow(5, 3, 300, at_random, jobs=2)


def test_a_step_that_is_refused_changes_nothing() -> None:
    env = TablesEnv("carcassonne", 3, 2, fast=True)
    before, _ = env.reset(seed=1)
    with pytest.raises(StarboardError, match="no action 99"):
        env.step(np.array([0, 99, 0]))
    after, *_ = env.step(np.array([0, 0, 0]))
    again = TablesEnv("carcassonne", 3, 2, fast=True)
    same(before, again.reset(seed=1)[0], "before")
    same(after, again.step(np.array([0, 0, 0]))[0], "after")


def test_what_the_lane_cannot_do_is_refused() -> None:
    with pytest.raises(StarboardError, match="plays no bots"):
        TablesEnv("carcassonne", 2, 2, opponents="easy", fast=True)
    with pytest.raises(StarboardError, match="arcs has no fast lane"):
        TablesEnv("arcs", 2, 2, fast=True)


def test_without_numba_it_says_what_is_missing_and_all_else_works() -> None:
    program = """
import sys
sys.modules["numba"] = None  # as if it were not installed
import starboard
from starboard.bots import make_bot
from starboard.lab.environments import TablesEnv
TablesEnv("carcassonne", 2, 2).reset(seed=1)
make_bot("carcassonne", "uct@5n").choose(starboard.game("carcassonne").start(2, 1), 0, 1)
try:
    TablesEnv("carcassonne", 2, 2, fast=True)
except starboard.StarboardError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said == "Not installed: numba. Install with: pip install 'starboard[fast]'\n"
