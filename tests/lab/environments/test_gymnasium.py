"""One seat against bots, and many games at once: Gymnasium's own check, and what it does not check."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from marks import long
from starboard.bots.random_bot import RandomBot
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.kernel.extras import MissingExtra, needs
from starboard.lab.environments import ACTIONS, SeatEnv, TablesEnv, register
from starboard.lab.environments.carcassonne.encoder import CarcassonneEncoder
from starboard.lab.environments.match import outcome

GAMES = [("carcassonne", 2), ("carcassonne", 4), ("arcs", 3), ("outer_rim", 1), ("outer_rim", 2)]
everywhere = pytest.mark.parametrize(("game", "seats"), GAMES)


@everywhere
def test_gymnasium_check_env(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, opponents="random"), skip_render_check=True)


def random_game(env: SeatEnv, dice: Dice, **reset: Any) -> tuple[list[float], dict[str, Any]]:
    observation, info = env.reset(**reset)
    rewards = []
    while True:
        assert env.match.position.ask is not None
        assert env.match.position.ask.seat == info["seat"]
        count = int(observation["action_mask"].sum())
        observation, reward, over, cut_off, info = env.step(below(dice, count))
        rewards.append(float(reward))
        assert not info["illegal"]
        if over or cut_off:
            return rewards, info


def test_the_learner_sits_elsewhere_in_each_game_and_gets_what_its_place_is_worth() -> None:
    env, dice, sat = SeatEnv("carcassonne", 3, opponents=["random", RandomBot()]), Dice(1), []
    for game in range(4):
        rewards, info = random_game(env, dice, **({"seed": 3} if game == 0 else {}))
        sat.append(info["seat"])
        result = env.match.position.result
        assert result is not None
        assert info["places"] == result.places
        assert rewards[-1] == outcome(result, "place")[info["seat"]]
        assert not any(rewards[:-1])
    assert sat == [0, 1, 2, 0]


def test_shaping_counts_what_happens_before_the_first_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the first seat had a point for each tile on the table: two of them are laid before the third seat acts."""
    monkeypatch.setattr(CarcassonneEncoder, "standing", lambda _, position: [len(position.state.laid), 0, 0])
    env = SeatEnv("carcassonne", 3, seat=2, opponents="random", shaping=0.01)
    rewards, _ = random_game(env, Dice(7), seed=7)
    result = env.match.position.result
    assert result is not None
    laid = len(env.match.position.state.laid) - 1
    assert sum(rewards) == pytest.approx(outcome(result, "place")[2] - 0.01 * laid)


def test_a_seat_can_be_chosen() -> None:
    env = SeatEnv("carcassonne", 3, seat=2)
    for _ in range(2):
        _, info = env.reset(seed=1)
        assert info["seat"] == 2
        assert len(env.match.position.moves) >= 2


def test_the_same_seed_gives_the_same_games_against_bots() -> None:
    records = []
    for _ in range(2):
        env, dice = SeatEnv("carcassonne", 2, opponents="easy"), Dice(1)
        for game in range(2):
            random_game(env, dice, **({"seed": 8} if game == 0 else {}))
            records.append(env.match.position.record)
    assert records[:2] == records[2:]
    assert records[0] != records[1]


def test_medium_wins_against_a_learner_that_knows_nothing() -> None:
    env, dice = SeatEnv("carcassonne", 2, opponents="medium"), Dice(1)
    total = sum(random_game(env, dice, **({"seed": 2} if game == 0 else {}))[0][-1] for game in range(3))
    assert total == -3


def test_an_action_that_is_not_there_counts_as_another_or_is_refused() -> None:
    env = SeatEnv("carcassonne", 2)
    observation, _ = env.reset(seed=1)
    count = int(observation["action_mask"].sum())
    twin = SeatEnv("carcassonne", 2)
    twin.reset(seed=1)
    *_, info = env.step(count * 2 + 1)
    assert info["illegal"]
    *_, info = twin.step(1)
    assert not info["illegal"]
    assert env.match.position.record == twin.match.position.record
    strict = SeatEnv("carcassonne", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(StarboardError, match="action_mask"):
        strict.step(count)


def test_a_game_against_bots_can_be_cut_off() -> None:
    env = SeatEnv("arcs", 2, longest=20, opponents="random")
    rewards, _ = random_game(env, Dice(3), seed=1)
    assert env.match.cut_off
    assert not env.match.over
    assert not any(rewards)


def test_environments_can_be_made_by_name() -> None:
    register()  # a second time changes nothing
    env = gymnasium.make("starboard/Carcassonne-v0", seats=3, opponents="random", render_mode="ansi")
    observation, _ = env.reset(seed=4)
    assert env.observation_space.contains(observation)
    assert "carcassonne" in str(env.render())
    many = gymnasium.make_vec("starboard/Arcs-v0", num_envs=3, vectorization_mode="vector_entry_point", seats=2)
    observations, _ = many.reset(seed=4)
    assert observations["action_mask"].shape == (3, ACTIONS)
    env.close()
    many.close()


# Many games at once.


@pytest.mark.parametrize(
    ("game", "seats", "opponents"),
    [
        ("carcassonne", 2, "random"),
        ("carcassonne", 4, None),
        ("arcs", 3, None),
        ("arcs", 2, "random"),
        ("outer_rim", 1, None),
        ("outer_rim", 2, "random"),
    ],
)
def test_each_game_of_many_goes_as_it_would_alone(game: str, seats: int, opponents: str | None) -> None:
    """Three games are stepped together, and each by itself from the same seed: same observations, rewards and ends."""
    terms: dict[str, Any] = {"longest": 80, "opponents": opponents, "seat": 0}
    many = TablesEnv(game, 3, seats, **terms)
    alone = [TablesEnv(game, 1, seats, **terms) for _ in range(3)]
    seen, _ = many.reset(seed=11)
    single = [one.reset(seed=11 + row)[0] for row, one in enumerate(alone)]
    dice = Dice(5)
    ends = 0
    assert many.observation_space.contains(seen)
    for _ in range(90):
        counts = seen["action_mask"].sum(axis=1)
        actions = np.array([below(dice, int(count)) for count in counts])
        for row in range(3):
            for name, array in seen.items():
                np.testing.assert_array_equal(array[row], single[row][name][0], name)
        seen, rewards, over, cut_off, infos = many.step(actions)
        for row, one in enumerate(alone):
            single[row], reward, ended, stopped, info = one.step(actions[row : row + 1])
            assert (reward[0], ended[0], stopped[0]) == (rewards[row], over[row], cut_off[row])
            assert info["seat"][0] == infos["seat"][row]
            if over[row] or cut_off[row]:
                ends += 1
                assert infos["_final_obs"][row]
                assert not infos["final_obs"][row]["action_mask"].any() or cut_off[row]
    assert ends >= 3


def test_playing_against_oneself_tells_who_decides_and_what_all_get() -> None:
    env, dice = TablesEnv("carcassonne", 2, 3), Dice(2)
    seen, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [0, 0]
    while True:
        actors = infos["seat"]
        actions = np.array([below(dice, int(count)) for count in seen["action_mask"].sum(axis=1)])
        seen, rewards, over, _, infos = env.step(actions)
        np.testing.assert_array_equal(rewards, infos["rewards"][range(2), actors])
        if over.any():
            row = int(np.flatnonzero(over)[0])
            assert infos["rewards"][row].sum() == pytest.approx(0)
            assert infos["rewards"][row].max() > 0
            assert sorted(infos["final_info"]["places"][row])[0] == 1
            return


def test_without_copies_the_arrays_are_the_same_ones() -> None:
    env = TablesEnv("carcassonne", 2, copy=False)
    first, _ = env.reset(seed=1)
    second, *_ = env.step(np.zeros(2, int))
    assert first["options"] is second["options"]
    kept = TablesEnv("carcassonne", 2)
    first, _ = kept.reset(seed=1)
    before = first["options"].copy()
    kept.step(np.zeros(2, int))
    np.testing.assert_array_equal(first["options"], before)


def test_wrappers_of_gymnasium_work_with_it() -> None:
    env = RecordEpisodeStatistics(TablesEnv("carcassonne", 2, 2, opponents="random", shaping=0.01))
    seen, _ = env.reset(seed=3)
    total, dice = np.zeros(2), Dice(3)
    while True:
        seen, rewards, over, cut_off, infos = env.step(
            np.array([below(dice, int(count)) for count in seen["action_mask"].sum(axis=1)])
        )
        total += rewards
        if (over | cut_off).any():
            row = int(np.flatnonzero(over | cut_off)[0])
            assert infos["episode"]["r"][row] == pytest.approx(total[row])
            assert infos["episode"]["l"][row] > 30
            return


def test_bad_vectors_are_refused() -> None:
    with pytest.raises(StarboardError, match="at least 1 game"):
        TablesEnv("carcassonne", 0)
    env = TablesEnv("carcassonne", 2)
    with pytest.raises(StarboardError, match="Seeds given: 3, games: 2"):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=[1, None])
    with pytest.raises(StarboardError, match="action_mask"):
        env.step(np.array([ACTIONS - 1, 0]))


# What is not installed.


def test_what_is_missing_is_named_with_how_to_get_it() -> None:
    needs("learn", "numpy")
    with pytest.raises(MissingExtra, match=r"no_such_package.*starboard\[learn\]") as raised:
        needs("learn", "numpy", "no_such_package")
    assert isinstance(raised.value, ImportError)


@long
def test_without_the_extra_only_this_package_is_missing() -> None:
    """Where the packages cannot be found all else is imported, and the environments say what is missing."""
    program = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("numpy", "gymnasium", "pettingzoo", "pyspiel"):
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Hidden())
import starboard, starboard.lab, starboard.lab.tournament, starboard.lab.bench, starboard.bots, starboard.cli.main
from importlib.machinery import PathFinder
import starboard.lab.environments
"""
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert "pip install 'starboard[learn]'" in found.stderr
    assert "numpy, gymnasium, pettingzoo" in found.stderr
    imports = "import sys, starboard.cli.main, starboard.lab.tournament, starboard.bots; print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", imports], capture_output=True, text=True, check=True).stdout
    assert not any(f"'{name}'" in loaded for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"))
