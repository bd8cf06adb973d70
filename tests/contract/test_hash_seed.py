"""The same game in every process, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import starboard
from marks import long
from starboard.kernel.random_games import walk

# Where this process has its modules from: a worktree may be tested by the environment of another one.
PATHS = (Path(__file__).parents[1], Path(starboard.__file__).parents[1])

GAMES = [pytest.param(one, marks=() if one == "carcassonne" else long) for one in starboard.game_ids()]

PLAY = """
import sys
import msgspec
import starboard
from kernel.harbour import GAME as harbour
from starboard.kernel.random_games import walk

game = harbour if sys.argv[1] == "harbour" else starboard.game(sys.argv[1])
for seats in (game.seats[0], game.seats[-1]):
    for position, _ in walk(game, seats, {}, 77):
        print(msgspec.json.encode(position.dump()).decode())
        print(msgspec.json.encode([position.view(seat) for seat in range(seats)]).decode())
        print(position.asks and [position.asks[0].options, position.imagine(0, 5).dump()])
    print(position.record)
"""

REPLAY = """
import sys
import msgspec
import starboard

print(msgspec.json.encode(starboard.replay(sys.stdin.read()).dump()).decode())
"""


def run(program: str, hash_seed: str, *args: str, given: str = "") -> str:
    """Return what the program prints in a fresh process."""
    paths = os.pathsep.join(map(str, PATHS))
    env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths, "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", program, *args]
    return subprocess.run(command, input=given, env=env, capture_output=True, check=True, encoding="utf-8").stdout


def test_hash_seeds_are_what_these_tests_think() -> None:
    program = "print([*{str(number) for number in range(20)}])"
    assert run(program, "1") != run(program, "2")


# Every day: of one game and the made-up one.
@pytest.mark.parametrize("game_id", [*GAMES, "harbour"])
def test_same_seed_and_choices_same_game(game_id: str) -> None:
    one = run(PLAY, "1", game_id)
    assert len(one) > 10_000
    assert run(PLAY, "2", game_id) == one


@pytest.mark.parametrize("game_id", GAMES)
def test_a_record_is_replayed_in_another_process(game_id: str) -> None:
    game = starboard.game(game_id)
    *_, (position, _) = walk(game, game.seats[-1], {}, 78)
    for hash_seed in ("3", "4"):
        replayed = run(REPLAY, hash_seed, given=position.record)
        assert replayed.strip() == as_text(position.dump())


def as_text(data: object) -> str:
    return msgspec.json.encode(data).decode()
