"""PettingZoo's own checks for all games, and what they do not check: secrets, pages, rewards, ends."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import starboard
from marks import long
from starboard.kernel.ask import Ask
from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import BadSetup, StarboardError
from starboard.kernel.position import Position
from starboard.kernel.result import Result
from starboard.lab.environments import ACTIONS, TURN_PAGE, TableEnv, encoder_of
from starboard.lab.environments.match import Match, agreed, outcome

GAMES = [("carcassonne", 2), ("carcassonne", 5), ("arcs", 2), ("arcs", 4), ("outer_rim", 1), ("outer_rim", 3)]
# What PettingZoo finds odd in any environment with an action mask that is not one of its own.
USUAL = (
    r"ignore:Observation is not a NumPy array",
    r"ignore:Observation space for each agent probably should be",
    r"ignore:Action mask numpy array is all zeros",  # of who has not to decide
)
everywhere = pytest.mark.parametrize(("game", "seats"), GAMES)


@pytest.mark.filterwarnings(*USUAL)
@everywhere
def test_pettingzoo_api_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv(game, seats), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@everywhere
def test_pettingzoo_seed_test(game: str, seats: int) -> None:
    seed_test(lambda: TableEnv(game, seats), num_cycles=60)


def random_game(env: TableEnv, seed: int, shown: Any = None) -> dict[str, float]:
    """Played to its end; what each agent got."""
    env.reset(seed=seed)
    dice, total = Dice(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut_off, _ = env.last()
        total[agent] += reward
        if shown is not None:
            shown(agent, observation)
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut_off else int(legal[below(dice, len(legal))]))
    return total


@everywhere
def test_observations_are_in_their_space(game: str, seats: int) -> None:
    env = TableEnv(game, seats, longest=400)
    spaces = {agent: env.observation_space(agent) for agent in env.possible_agents}
    seen = 0

    def look(agent: str, observation: Any) -> None:
        nonlocal seen
        seen += 1
        assert spaces[agent].contains(observation)
        assert np.isfinite(observation["observation"]).all()

    random_game(env, 3, look)
    assert seen > 20


@everywhere
def test_what_the_seat_cannot_see_changes_nothing(game: str, seats: int) -> None:
    """Positions in which all that a seat cannot know is dealt anew look the same to it, with the same mask."""
    rules = starboard.game(game)
    encoder = encoder_of(rules, seats)
    hidden = 0
    for seed in range(3):
        position, dice = rules.start(seats, seed), Dice(seed)
        for step in range(160):
            if position.ask is None:
                break
            if step % 4 == 0:
                for seat in {position.ask.seat, below(dice, seats)}:
                    other = position.imagine(seat, below(dice, 1 << 32))
                    hidden += position.dump()["state"] != other.dump()["state"]
                    told, again = encoder.observe(position, seat), encoder.observe(other, seat)
                    for name, array in told.items():
                        np.testing.assert_array_equal(array, again[name], f"{name} of seat {seat} at step {step}")
            position.play(position.ask.options[below(dice, len(position.ask.choices))])
    assert hidden > 40


@everywhere
def test_what_the_seat_can_see_changes_something(game: str, seats: int) -> None:
    """Every choice that is made is seen by all in what they are told next, or there would be nothing to learn from."""
    rules = starboard.game(game)
    encoder = encoder_of(rules, seats)
    position, dice = rules.start(seats, 1), Dice(1)
    same = steps = 0
    while position.ask is not None and steps < 200:
        steps += 1
        before = {name: array.copy() for name, array in encoder.observe(position, 0).items()}
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
        after = encoder.observe(position, 0)
        same += all(np.array_equal(before[name], after[name]) for name in before)
    # Secret answers, and small things in the middle of an effect that only the next decision shows.
    assert same < steps / 5


ALL_OF_ARCS = {"leaders": True, "pack": True, "lore": 2, "split_discard": True}


@pytest.mark.parametrize(("game", "seats", "options"), [*((*one, {}) for one in GAMES), ("arcs", 3, ALL_OF_ARCS)])
def test_options_of_a_decision_are_told_apart(game: str, seats: int, options: dict[str, Any]) -> None:
    told_apart(game, seats, options, games=2, steps=200)


@long
@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_options_of_decisions_in_many_games_are_told_apart(game: str) -> None:
    for seats in starboard.game(game).seats:
        told_apart(game, seats, ALL_OF_ARCS if game == "arcs" else {}, games=8, steps=1500)


def told_apart(game: str, seats: int, options: dict[str, Any], games: int, steps: int) -> None:
    """No two rows of a decision are alike, and every word is in the vocabulary."""
    rules = starboard.game(game)
    encoder = encoder_of(rules, seats)
    unknown = encoder.vocabulary.index("?") + 1 if "?" in encoder.vocabulary else -1
    for seed in range(games):
        position, dice = rules.start(seats, seed, options), Dice(seed)
        for _ in range(steps):
            if position.ask is None:
                break
            told = encoder.observe(position, position.ask.seat)
            count = min(len(position.ask.choices), ACTIONS)
            rows = {told["options"][row].tobytes() + told["words"][row].tobytes() for row in range(count)}
            assert len(rows) == count, [option.notation for option in position.ask.options]
            assert not (told["words"][:count] == unknown).any(), [option.notation for option in position.ask.options]
            assert told["words"][:count, 0].all() and not told["words"][count:].any()
            assert not told["options"][count:].any()
            if game != "carcassonne":
                verb = encoder.option.at("verb")
                assert (told["options"][:count, verb].sum(axis=1) == 1).all()
            position.play(position.ask.options[below(dice, len(position.ask.choices))])


def test_the_same_seed_gives_the_same_games_one_after_another() -> None:
    first, second = TableEnv("carcassonne", 3), TableEnv("carcassonne", 3)
    records: list[list[str]] = [[], []]
    for kept, env in zip(records, (first, second), strict=True):
        for game in range(3):
            env.reset(seed=9 if game == 0 else None)
            env.step(0)
            kept.append(env.match.position.record)
    assert records[0] == records[1]
    assert len(set(records[0])) == 3


# Rewards and ends.


def test_rewards_are_by_place_and_add_up_to_nothing() -> None:
    assert outcome(Result([5, 9], [2, 1]), "place") == [-1, 1]
    assert outcome(Result([7, 7, 3], [1, 1, 3]), "place") == [0.5, 0.5, -1]
    assert outcome(Result([1, 2, 3, 4], [4, 3, 2, 1]), "place") == pytest.approx([-1, -1 / 3, 1 / 3, 1])
    assert outcome(Result([7, 7, 3], [1, 1, 3]), "win") == [0.5, 0.5, 0]
    team = Result.by_score([9, 5, 9, 5], [0, 1, 0, 1])
    assert outcome(team, "place") == pytest.approx([2 / 3, -2 / 3, 2 / 3, -2 / 3])
    assert outcome(team, "win") == [0.5, 0, 0.5, 0]
    assert outcome(Result([10], [1]), "place") == [1]
    assert outcome(Result([8], [2]), "place") == [-1]


@pytest.mark.parametrize("reward", ["place", "win"])
def test_agents_get_what_the_result_says(reward: str) -> None:
    env = TableEnv("carcassonne", 3, reward=reward)
    total = random_game(env, 2)
    result = env.match.position.result
    assert result is not None
    assert list(total.values()) == outcome(result, reward)


def test_shaping_adds_up_to_the_lead_at_the_end() -> None:
    env = TableEnv("carcassonne", 3, shaping=0.01)
    total = random_game(env, 4)
    result = env.match.position.result
    assert result is not None
    for seat, plain in enumerate(outcome(result, "place")):
        ahead = result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)
        assert total[f"seat_{seat}"] == pytest.approx(plain + 0.01 * ahead)


def test_a_game_that_is_too_long_is_cut_off() -> None:
    env = TableEnv("arcs", 2, longest=7)
    env.reset(seed=1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    with pytest.raises(StarboardError, match="over"):
        env.match.act(0)


def test_offers_out_of_turn_are_left_out_and_those_who_are_asked_decide() -> None:
    """In Outer Rim others are asked in the middle of a turn; nobody is ever asked who has nothing to decide."""
    env = TableEnv("outer_rim", 3, longest=1500)
    env.reset(seed=5)
    dice, interrupted = Dice(5), 0
    while not any(env.truncations.values()) and not any(env.terminations.values()):
        ask = env.match.position.ask
        assert ask is not None
        assert env.agent_selection == f"seat_{ask.seat}"
        interrupted += ask.seat != env.match.position.state.active
        env.step(below(dice, min(len(ask.choices), ACTIONS)))
    assert interrupted
    assert not any(move.aside for move in env.match.position.moves)


# Pages.


def with_options(position: Position[Any], count: int) -> Position[Any]:
    """The position with more options than there are, each of them one that there is."""
    ask = position.ask
    assert ask is not None
    many = Ask(ask.seat, ask.about, [ask.choices[place % len(ask.choices)] for place in range(count)], ask.rule)
    many.frame = ask.frame
    position.ask = many
    return position


@pytest.mark.parametrize("game", ["carcassonne", "arcs", "outer_rim"])
def test_many_options_come_in_pages(game: str) -> None:
    match = Match(agreed(game))
    match.start(1)
    with_options(match.position, 300)
    position = match.position
    assert position.ask is not None
    counts = []
    for _ in range(3):
        told = match.observe(match.seat)
        counts.append(int(told["action_mask"].sum()))
        assert match.legal == np.flatnonzero(told["action_mask"]).tolist()
        assert told["action_mask"][TURN_PAGE] == 1
        assert told["options"][: counts[-1] - 1].any(axis=1).all()
        assert not told["options"][counts[-1] - 1 :].any()
        assert match.act(TURN_PAGE)
    assert counts == [128, 128, 47]  # 127, 127 and 46 options, and the way to the next page
    assert match.page == 0
    assert not position.moves
    match.act(TURN_PAGE)
    meant = position.ask.options[127 + 5].notation
    match.act(5)
    assert position.moves[-1].notation == meant
    assert match.page == 0


def test_as_many_options_as_actions_need_no_page() -> None:
    match = Match(agreed("carcassonne"))
    match.start(1)
    position = with_options(match.position, ACTIONS)
    assert position.ask is not None
    assert match.legal == list(range(ACTIONS))
    meant = position.ask.options[TURN_PAGE].notation
    match.act(TURN_PAGE)
    assert position.moves[-1].notation == meant


def test_the_same_arrays_can_be_written_again() -> None:
    """Nothing of an earlier position shines through."""
    for game in ("carcassonne", "arcs", "outer_rim"):
        rules = starboard.game(game)
        encoder = encoder_of(rules, 2)
        arrays, reader = encoder.empty(), encoder.reader()
        position, dice = rules.start(2, 2), Dice(2)
        for _ in range(80):
            if position.ask is None:
                break
            seat = below(dice, 2)
            reader.write(position, seat, 0, arrays)
            for name, array in encoder.observe(position, seat).items():
                np.testing.assert_array_equal(arrays[name], array, name)
            position.play(position.ask.options[below(dice, len(position.ask.choices))])


# What is refused.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": 6}, "6"),
        ({"options": {"teams": True}}, "four"),
        ({"reward": "glory"}, "glory.*place, win"),
        ({"illegal": "ignore"}, "ignore.*raise, wrap"),
        ({"longest": 0}, "at least 1"),
        ({"seat": 2, "opponents": "random"}, "no seat 2"),
        ({"opponents": ["random", "random"]}, "Opponents given: 2, other seats: 1"),
        ({"opponents": "clever"}, "clever"),
    ],
)
def test_bad_terms_are_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(StarboardError, match=said):
        agreed("carcassonne", **arguments)


def test_bad_games_and_actions_are_refused_and_change_nothing() -> None:
    with pytest.raises(StarboardError, match="chess"):
        TableEnv("chess")
    with pytest.raises(BadSetup):
        TableEnv("arcs", 1)
    with pytest.raises(StarboardError, match="SeatEnv"):
        TableEnv("arcs", 2, opponents="random")
    env = TableEnv("carcassonne", 2)
    with pytest.raises(StarboardError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    for action in (-1, ACTIONS, None, "0", 1.5):
        with pytest.raises(StarboardError, match="action_mask"):
            env.step(action)  # type: ignore[arg-type]
    assert not env.match.position.moves
