"""OpenSpiel's own checks for all games, and what they do not check."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is an extra of its own")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from starboard.kernel.chance import Dice, below  # noqa: E402
from starboard.lab.environments import encoder_of, openspiel  # noqa: E402

GAMES = [
    ("carcassonne", {"players": 2}),
    ("carcassonne", {"players": 5}),
    ("arcs", {"players": 3, "longest": 60}),
    ("outer_rim", {"players": 1, "longest": 60}),
    ("outer_rim", {"players": 2, "longest": 60}),
]
everywhere = pytest.mark.parametrize(("game", "params"), GAMES)


def load(game: str, params: dict[str, Any]) -> Any:
    openspiel.register()  # a second time changes nothing
    return pyspiel.load_game(f"starboard_{game}", {"deals": 50, **params})


def walked(game: Any, steps: int, seed: int) -> Any:
    state, dice = game.new_initial_state(), Dice(seed)
    state.apply_action(seed % 50)
    for _ in range(steps):
        legal = state.legal_actions()
        state.apply_action(legal[below(dice, len(legal))])
    return state


@everywhere
def test_random_sim_test(game: str, params: dict[str, Any]) -> None:
    """With clones, histories, serialised states and observations at every step."""
    pyspiel.random_sim_test(load(game, params), num_sims=1, serialize=True, verbose=False)


@everywhere
def test_a_clone_goes_its_own_way(game: str, params: dict[str, Any]) -> None:
    state = walked(load(game, params), 20, 3)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != before
    assert str(state) == before
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(clone)


@everywhere
def test_players_observe_what_the_encoder_tells_from_their_view(game: str, params: dict[str, Any]) -> None:
    loaded = load(game, params)
    state = walked(loaded, 25, 2)
    observation = make_observation(loaded)
    match = state.table.match
    encoder = encoder_of(match.terms.game, params["players"])
    for player in range(params["players"]):
        observation.set_from(state, player)
        for name, array in encoder.observe(match.position, player).items():
            np.testing.assert_array_equal(observation.dict[name], array.astype(np.float32), name)
        other = state.imagined(player, 7)
        assert observation.string_from(state, player) == observation.string_from(other, player)
        seen = observation.tensor.copy()
        observation.set_from(other, player)
        np.testing.assert_array_equal(observation.tensor, seen)
        if other.current_player() == player:
            assert other.legal_actions() == state.legal_actions()


def test_returns_are_by_place_and_zero_for_a_game_that_was_cut_off() -> None:
    state, dice = load("carcassonne", {"players": 3}).new_initial_state(), Dice(1)
    state.apply_action(4)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[below(dice, len(legal))])
    assert sum(state.returns()) == pytest.approx(0)
    places = state.table.match.position.result.places
    assert sorted(range(3), key=lambda seat: places[seat]) == sorted(range(3), key=lambda seat: -state.returns()[seat])
    short = walked(load("arcs", {"players": 2, "longest": 5}), 5, 1)
    assert short.is_terminal()
    assert short.returns() == [0, 0]


def test_actions_are_told_by_their_notation() -> None:
    game = load("carcassonne", {"players": 2})
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 50
    assert state.action_to_string(-1, 3) == "deal 3"
    state.apply_action(3)
    options = [option.notation for option in state.table.match.position.ask.options]
    assert [state.action_to_string(0, action) for action in state.legal_actions()] == options
    assert game.num_distinct_actions() == 128


def test_the_environment_of_openspiel_plays_it() -> None:
    environment = rl_environment.Environment(load("carcassonne", {"players": 2}))
    environment.seed(1)
    step, dice = environment.reset(), Dice(1)
    while not step.last():
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) > 1000
        step = environment.step([legal[below(dice, len(legal))]])
    assert sum(step.rewards) == pytest.approx(0)
