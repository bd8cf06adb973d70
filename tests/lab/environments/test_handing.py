"""Which arrays a learner is handed, and the flat vector that off-the-shelf learners take."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from pettingzoo.test import api_test

from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.lab.environments import ACTIONS, SeatEnv, TableEnv, TablesEnv
from starboard.lab.environments.handing import FLAT, IN_A_ROW

GAMES = [("carcassonne", 2), ("arcs", 3), ("outer_rim", 2)]
# What PettingZoo finds odd in any environment that hands out a dictionary.
USUAL = (
    r"ignore:Observation is not a NumPy array",
    r"ignore:Observation space for each agent probably should be",
    r"ignore:Action mask numpy array is all zeros",
)
everywhere = pytest.mark.parametrize(("game", "seats"), GAMES)


def joined(seen: Any, *games: int) -> Any:
    return np.concatenate([seen[name].reshape(*games, -1) for name in IN_A_ROW], axis=-1, dtype=np.float32)


@everywhere
def test_what_is_flat_is_all_of_it_in_a_row(game: str, seats: int) -> None:
    plain, flat = SeatEnv(game, seats, opponents="random"), SeatEnv(game, seats, opponents="random", arrays=FLAT)
    assert isinstance(flat.observation_space, spaces.Box)
    dice, count = Dice(1), 0
    (seen, _), (vector, _) = plain.reset(seed=4), flat.reset(seed=4)
    for _ in range(40):
        assert vector in flat.observation_space
        np.testing.assert_array_equal(vector, joined(seen))
        np.testing.assert_array_equal(flat.action_masks(), seen["action_mask"] == 1)
        action = below(dice, int(seen["action_mask"].sum()))
        seen, *_ = plain.step(action)
        vector, _, over, cut_off, _ = flat.step(action)
        count += 1
        if over or cut_off:
            break
    assert count > 10


def test_the_names_say_what_is_handed_out() -> None:
    env = SeatEnv("carcassonne", 2, arrays=["options", "action_mask"])
    seen, _ = env.reset(seed=1)
    assert list(seen) == ["options", "action_mask"] and seen in env.observation_space
    alone, _ = SeatEnv("carcassonne", 2, arrays="observation").reset(seed=1)
    assert list(alone) == ["observation"]
    everything, _ = SeatEnv("carcassonne", 2).reset(seed=1)
    assert list(everything) == ["observation", "options", "words", "action_mask", "board"]


@pytest.mark.parametrize("arrays", ["bord", ["observation", "bord"], []])
def test_an_array_that_is_not_there_is_refused_with_those_that_are(arrays: Any) -> None:
    with pytest.raises(StarboardError) as refused:
        SeatEnv("carcassonne", 2, arrays=arrays)
    assert "flat, observation, options, words, action_mask, board" in str(refused.value)


@pytest.mark.filterwarnings(*USUAL)
@pytest.mark.parametrize("arrays", [FLAT, "observation", ["observation", "action_mask"]])
def test_the_checks_of_both_libraries_are_content(arrays: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo warns of dictionaries; without a mask in one it finds it in the infos, or its test would fail."""
    check_env(SeatEnv("carcassonne", 2, opponents="random", arrays=arrays), skip_render_check=True)
    api_test(TableEnv("carcassonne", 2, arrays=arrays), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("terms", [{}, {"fast": True}, {"jobs": 2}])
def test_a_vector_of_games_is_handed_out_alike(terms: dict[str, Any]) -> None:
    plain = TablesEnv("carcassonne", 4, 2, longest=30)
    flat = TablesEnv("carcassonne", 4, 2, longest=30, arrays=FLAT, **terms)
    try:
        (seen, _), (rows, _) = plain.reset(seed=7), flat.reset(seed=7)
        dice, ends = Dice(2), 0
        for _ in range(40):
            np.testing.assert_array_equal(rows, joined(seen, 4))
            np.testing.assert_array_equal(flat.action_masks(), seen["action_mask"] == 1)
            assert rows in flat.observation_space
            actions = np.array([below(dice, int(mask.sum())) for mask in seen["action_mask"]])
            seen, *_, told = plain.step(actions)
            rows, *_, infos = flat.step(actions)
            for game in np.flatnonzero(told.get("_final_obs", [])):
                ends += 1
                end = {name: told["final_obs"][game][name] for name in IN_A_ROW}
                np.testing.assert_array_equal(infos["final_obs"][game], joined(end))
        assert ends
    finally:
        plain.close()
        flat.close()


def test_episodes_are_counted_of_flat_games_too() -> None:
    env = RecordEpisodeStatistics(TablesEnv("carcassonne", 2, 2, opponents="random", longest=10, arrays=FLAT))
    env.reset(seed=1)
    infos: dict[str, Any] = {}
    while "episode" not in infos:
        _, _, _, _, infos = env.step(np.zeros(2, np.int64))
    env.close()


def test_a_flat_row_is_not_written_again_by_the_next_step() -> None:
    env = TablesEnv("carcassonne", 2, 2, arrays=FLAT, copy=False)
    rows, _ = env.reset(seed=1)
    assert isinstance(rows, np.ndarray) and rows.shape[1] > ACTIONS
    before = rows.copy()
    env.step(np.zeros(2, np.int64))
    np.testing.assert_array_equal(rows, before)
    env.close()


def test_a_closed_vector_has_no_masks() -> None:
    env = TablesEnv("carcassonne", 2, 2)
    env.reset(seed=1)
    env.close()
    with pytest.raises(StarboardError, match="closed"):
        env.action_masks()
