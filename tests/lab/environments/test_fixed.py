"""Answers that have the same number everywhere: in every decision, game and process."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from starboard.kernel.chance import Dice, below
from starboard.kernel.errors import StarboardError
from starboard.lab.environments import FixedActions, SeatEnv

GAMES = [("carcassonne", 2), ("arcs", 3), ("outer_rim", 2)]
everywhere = pytest.mark.parametrize(("game", "seats"), GAMES)


@everywhere
@pytest.mark.parametrize("size", [1 << 14, 128])
def test_a_game_is_the_same_by_the_numbers_of_options(game: str, seats: int, size: int) -> None:
    """In a space of 128 many options fall on the same number; each has one of its own all the same."""
    plain, fixed = (
        SeatEnv(game, seats, opponents="random"),
        FixedActions(SeatEnv(game, seats, opponents="random"), size),
    )
    (_, _), (seen, _) = plain.reset(seed=4), fixed.reset(seed=4)
    dice = Dice(1)
    for _ in range(60):
        legal = plain.match.legal
        assert sorted(fixed.meant.values()) == sorted(legal)
        assert isinstance(seen, dict)
        np.testing.assert_array_equal(np.flatnonzero(seen["action_mask"]), sorted(fixed.meant))
        np.testing.assert_array_equal(np.flatnonzero(fixed.action_masks()), sorted(fixed.meant))
        number, option = sorted(fixed.meant.items())[below(dice, len(legal))]
        _, reward, over, cut_off, _ = plain.step(option)
        seen, again, *ends, info = fixed.step(number)
        assert (reward, [over, cut_off], False) == (again, ends, info["illegal"])
        assert plain.match.position.dump() == fixed.match.position.dump()
        if over or cut_off:
            break


def test_the_number_of_an_answer_follows_from_how_it_is_written() -> None:
    env = FixedActions(SeatEnv("carcassonne", 2, opponents="random"))
    for seed in range(3):
        env.reset(seed=seed)
        ask = env.match.position.ask
        assert ask is not None
        numbers = {text: crc32(text.encode()) % env.size for text in ask.notations}
        assert len(set(numbers.values())) == len(numbers)  # none of these few fall on another
        assert env.meant == {numbers[text]: at for at, text in enumerate(ask.notations)}


def test_an_action_that_is_not_there_is_told_or_refused() -> None:
    env = FixedActions(SeatEnv("carcassonne", 2, opponents="random"))
    env.reset(seed=1)
    missing = next(number for number in range(env.size) if number not in env.meant)
    *_, info = env.step(missing)
    assert info["illegal"]
    strict = FixedActions(SeatEnv("carcassonne", 2, opponents="random", illegal="raise"))
    strict.reset(seed=1)
    before = strict.match.position.dump()
    with pytest.raises(StarboardError, match=f"no action {missing} now"):
        strict.step(missing)
    assert strict.match.position.dump() == before


@pytest.mark.parametrize("size", [0, 127])
def test_a_space_without_room_for_all_options_of_a_page_is_refused(size: int) -> None:
    with pytest.raises(StarboardError, match=f"has {size} numbers, but it must have at least 128"):
        FixedActions(SeatEnv("carcassonne", 2, opponents="random"), size)


def test_after_the_end_nothing_is_left_to_do() -> None:
    env = FixedActions(SeatEnv("carcassonne", 2, opponents="random", longest=4))
    env.reset(seed=1)
    over = cut_off = False
    while not (over or cut_off):
        _, _, over, cut_off, _ = env.step(next(iter(env.meant)))
    with pytest.raises(StarboardError, match="The game is over"):
        env.step(0)


@pytest.mark.filterwarnings(r"ignore:.*is different from the unwrapped version")  # it is a wrapper
@pytest.mark.parametrize("terms", [{}, {"arrays": "flat"}, {"arrays": "observation"}])
def test_gymnasium_check_env(terms: dict[str, Any]) -> None:
    check_env(FixedActions(SeatEnv("carcassonne", 2, opponents="random", **terms)), skip_render_check=True)
