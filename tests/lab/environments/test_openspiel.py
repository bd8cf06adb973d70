"""OpenSpiel's own checks for all games, and what they do not check."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is an extra of its own")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import starboard  # noqa: E402
from starboard.kernel.chance import Dice, below  # noqa: E402
from starboard.kernel.errors import StarboardError  # noqa: E402
from starboard.kernel.event import Sealed  # noqa: E402
from starboard.kernel.setting import OneOf, OneSeat, Setting  # noqa: E402
from starboard.lab.environments import encoder_of, openspiel  # noqa: E402
from starboard.lab.environments.recall import Recall  # noqa: E402

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
    """Walk at random: so many decisions, and chance until somebody decides again."""
    state, dice = game.new_initial_state(), Dice(seed)
    state.apply_action(seed % 50)
    while not state.is_terminal() and (state.is_chance_node() or state.table.match.steps < steps):
        legal = state.legal_actions()
        state.apply_action(legal[below(dice, len(legal))])
    return state


def gone_on(state: Any, seed: int) -> list[str]:
    """Go on at random from a copy; tell what it was like each time somebody decided."""
    state, dice, told = state.clone(), Dice(seed), []
    while not state.is_terminal() and len(told) < 8:
        legal = state.legal_actions()
        state.apply_action(legal[below(dice, len(legal))])
        told.append(str(state))
    return told


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


@everywhere
def test_what_is_observed_step_by_step_is_what_is_observed_at_once(game: str, params: dict[str, Any]) -> None:
    """A reader follows the game through its nodes of chance, where the position is another one."""
    loaded = load(game, params)
    state, dice, observation = loaded.new_initial_state(), Dice(3), make_observation(loaded)
    nodes = 0
    while not state.is_terminal() and nodes < 12:
        legal = state.legal_actions()
        nodes += state.is_chance_node()
        state.apply_action(legal[below(dice, len(legal))])
        for player in range(params["players"]):
            observation.set_from(state, player)
            seen = observation.tensor.copy()
            observation.set_from(state.clone(), player)
            np.testing.assert_array_equal(observation.tensor, seen)


def test_returns_are_by_place_and_zero_for_a_game_that_was_cut_off() -> None:
    state = walked(load("carcassonne", {"players": 3}), 10_000, 1)
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
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.action_to_string(-1, 99) == "chance 99"


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


# Chance.


@everywhere
def test_what_stands_at_no_node_of_chance_does_not_depend_on_what_is_hidden(game: str, params: dict[str, Any]) -> None:
    """Neither does where the nodes are: so no state knows what will be seen."""
    state, dice = load(game, params).new_initial_state(), Dice(5)
    nodes = quiet = 0
    while not state.is_terminal() and nodes + quiet < 60:
        legal = state.legal_actions()
        action = legal[below(dice, len(legal))]
        if not state.is_chance_node():
            player = state.current_player()
            other = state.imagined(player, nodes + quiet)
            other.apply_action(action)
            state.apply_action(action)
            assert state.is_chance_node() == other.is_chance_node()
            if not state.is_chance_node():
                quiet += 1
                assert state.information_state_string(player) == other.information_state_string(player)
            continue
        state.apply_action(action)
        nodes += 1
    assert nodes and quiet


def test_a_node_of_chance_has_ways_that_differ_and_are_the_same_each_time() -> None:
    """Here the next tile, which the pile of the state does not decide."""
    state = walked(load("carcassonne", {"players": 2, "outcomes": 60}), 6, 3)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert len(state.chance_outcomes()) == 60
    ways = [str(state.child(way)) for way in range(60)]
    assert ways == [str(state.child(way)) for way in range(60)]
    assert len(set(ways)) == 60
    views = {state.child(way).observation_string(0) for way in range(60)}
    assert 8 < len(views) < 40  # kinds of tiles
    state.chance_outcomes().clear()  # nobody can spoil it for others
    assert len(state.chance_outcomes()) == 60


def test_numbers_of_ways_are_checked() -> None:
    with pytest.raises(StarboardError, match="outcomes is 0, but chance needs at least 1 outcome"):
        load("carcassonne", {"outcomes": 0})


# What a player knows.


@everywhere
def test_dealing_anew_keeps_what_the_player_knows_and_nothing_else(game: str, params: dict[str, Any]) -> None:
    state = walked(load(game, params), 30, 4)
    player = state.current_player()
    numbers = iter([0.25, 0.75, 0.25])
    first, second, third = (state.resample_from_infostate(player, lambda: next(numbers)) for _ in range(3))
    for other in (first, second):
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
    assert str(first) == str(third)
    assert len({str(state), str(first), str(second)}) == 3
    restored = state.get_game().deserialize_state(first.serialize())
    assert str(restored) == str(first)
    for at in range(params["players"]):
        assert restored.information_state_string(at) == first.information_state_string(at)


def test_nothing_is_dealt_anew_while_an_action_waits_for_chance() -> None:
    state = load("carcassonne", {"players": 2}).new_initial_state()
    assert state.imagined(0, 1).is_chance_node()  # nothing to be dealt anew yet
    state.apply_action(1)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(StarboardError, match="before chance has decided"):
        state.imagined(0, 1)


def test_a_player_remembers_what_is_not_to_be_seen_any_more() -> None:
    """The same table, come to in two ways, is seen as the same and remembered otherwise."""
    state = walked(load("outer_rim", {"players": 2}), 4, 1)
    one, other = state.clone(), state.clone()
    player = state.current_player()
    one.table.recall = Recall(one.table.recall, player, 0, [])
    other.table.recall = Recall(other.table.recall, player, 1, [])
    assert one.observation_string(player) == other.observation_string(player)
    assert one.information_state_string(player) != other.information_state_string(player)
    # Whoever did not choose knows only that somebody did.
    assert one.information_state_string(1 - player) == other.information_state_string(1 - player)
    assert one.information_state_string(1 - player) != state.information_state_string(1 - player)


@pytest.mark.parametrize(("game", "params"), [("carcassonne", {"players": 2}), ("arcs", {"players": 2})])
def test_the_same_history_is_remembered_the_same(game: str, params: dict[str, Any]) -> None:
    loaded = load(game, params)
    one, other = walked(loaded, 12, 6), walked(loaded, 12, 6)
    for _ in range(5):  # a digest that was asked for in between changes nothing
        action = one.legal_actions()[0]
        one.apply_action(action)
        other.apply_action(action)
        one.information_state_string(0)
    assert [one.information_state_string(at) for at in (0, 1)] == [other.information_state_string(at) for at in (0, 1)]


def test_secrets_are_in_the_memory_of_whoever_was_told() -> None:
    """A page of options is turned by one seat alone, and an event tells its secret to those who may know."""
    secret = Recall.begun([Sealed(0)])
    assert secret.of(0) == secret.of(1)  # that somebody has chosen is told to all
    chosen = [Recall(secret, 0, action, ()) for action in (1, 2)]
    assert chosen[0].of(0) != chosen[1].of(0)
    assert chosen[0].of(1) == chosen[1].of(1)
    kept = Recall.known({0: chosen[0].of(0), 1: b""})
    assert (kept.of(0), kept.of(1)) == (chosen[0].of(0), b"")


def test_what_is_not_told_is_refused() -> None:
    game = load("carcassonne", {"players": 2})
    state = walked(game, 3, 1)
    kind = game.get_type()
    assert kind.provides_information_state_string and not kind.provides_information_state_tensor
    with pytest.raises(StarboardError, match="as text only"):
        state.information_state_tensor(0)
    memory = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert memory.tensor is None and memory.string_from(state, 0) == state.information_state_string(0)
    with pytest.raises(StarboardError, match="as text only"):
        memory.set_from(state, 0)
    with pytest.raises(StarboardError, match="There are no others"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, public_info=False))


def test_sampling_cfr_walks_by_what_players_remember() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("carcassonne", {"players": 2, "longest": 6}))
    solver.iteration()
    assert solver._infostates
    assert all(" recall " in told for told in solver._infostates)


# Small states.


@everywhere
def test_a_state_that_was_written_down_is_small_and_goes_on_the_same(game: str, params: dict[str, Any]) -> None:
    loaded = load(game, params)
    state = walked(loaded, 25, 7)
    for _ in range(2):  # where somebody decides, and at a node of chance, if one comes
        text = state.serialize()
        again = loaded.deserialize_state(text)
        assert len(text) < 6_000
        assert again.serialize() == text
        assert gone_on(again, 3) == gone_on(state, 3)
        while not state.is_chance_node() and not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
    begun = loaded.new_initial_state()
    assert str(loaded.deserialize_state(begun.serialize())) == str(begun)


def test_a_game_that_is_over_can_be_written_down() -> None:
    game = load("carcassonne", {"players": 3})
    state = walked(game, 10_000, 2)
    again = game.deserialize_state(state.serialize())
    assert again.is_terminal() and again.returns() == state.returns() != [0, 0, 0]


# Options as parameters.


@pytest.mark.parametrize(
    ("game", "given", "option", "value"),
    [
        ("arcs", {"leaders": True}, "leaders", True),
        ("arcs", {"leaders": True, "lore": 3}, "lore", 3),
        ("carcassonne", {"first_player": 1}, "first_player", 1),
        ("carcassonne", {"first_player": -1}, "first_player", "random"),
        ("carcassonne", {"colours": "green+white"}, "colours", ["green", "white"]),
        ("outer_rim", {"fame": 8, "random_map": True}, "fame", 8),
        ("outer_rim", {"players": 1, "expert": 5}, "expert", 5),
    ],
)
def test_options_of_a_game_are_parameters(game: str, given: dict[str, Any], option: str, value: Any) -> None:
    loaded = load(game, given)
    state = walked(loaded, 3, 1)
    assert state.table.match.position.options[option] == value
    assert loaded.get_parameters()[option] == given[option]
    same = pyspiel.load_game(str(loaded))  # in OpenSpiel's own words
    assert str(same) == str(loaded) and str(walked(same, 3, 1)) == str(state)
    assert loaded.deserialize_state(state.serialize()).table.terms == state.table.terms


@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_every_option_has_a_parameter_of_its_type_and_default(game: str) -> None:
    known = starboard.game(game)
    said = openspiel.parameters(known)
    assert set(said) == {*known.options, "players", "deals", "outcomes", "longest"}
    for name, setting in known.options.items():
        assert setting.takes(openspiel.as_option(setting, said[name]), max(2, known.seats[0])), name


def test_parameters_that_are_not_written_like_their_options() -> None:
    """Parameters have one type each, options need not."""
    mixed = OneOf("all", values=("all", 1, 2))
    assert openspiel.as_parameter(mixed) == "all"
    assert [openspiel.as_option(mixed, text) for text in ("all", "2", "3")] == ["all", 2, "3"]
    anybody = OneSeat("random", random=True)
    assert openspiel.as_parameter(anybody) == -1 and openspiel.as_option(anybody, -1) == "random"
    assert openspiel.as_option(OneSeat(0), -1) == -1
    listed = Setting([1, 2])
    assert openspiel.as_parameter(listed) == "[1,2]" and openspiel.as_option(listed, "[3]") == [3]


@pytest.mark.parametrize(
    ("game", "given", "told"),
    [
        ("arcs", {"lore": 7}, "Option “lore” does not take “7”. It takes: 1, 2, 3"),
        ("carcassonne", {"colours": "red+blue"}, "red, black, green, white, orange"),
        ("carcassonne", {"players": 9}, "2 to 5 seats, not 9"),
        ("arcs", {"leader": True}, "Available parameters are: .*leaders"),
        ("arcs", {"leaders": 1}, "Wrong type for parameter leaders. Expected type: kBool"),
    ],
)
def test_errors_name_what_is_possible(game: str, given: dict[str, Any], told: str) -> None:
    with pytest.raises((StarboardError, pyspiel.SpielError), match=told):
        load(game, given)
