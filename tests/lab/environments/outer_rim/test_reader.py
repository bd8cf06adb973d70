"""Test what is told of Outer Rim from the state: exactly what follows from the view alone."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

pytest.importorskip("gymnasium")

import starboard
from marks import long
from starboard.games.outer_rim.inside import OuterRimView
from starboard.kernel.chance import Dice, below
from starboard.kernel.game import Game
from starboard.lab.environments import TablesEnv
from starboard.lab.environments.encoder import Encoder
from starboard.lab.environments.encoders import encoder_of
from starboard.lab.environments.outer_rim.reader import OuterRimReader
from starboard.lab.environments.viewing import ViewEncoder, ViewReader

GAME = starboard.game("outer_rim")

# Abilities that hold at times, for all who play these characters, and numbers beyond the bounds of the arrays.
PACK = """
game = "outer_rim"

[[characters]]
id = "bossk"
health = 50
ability = {trigger = "always", kind = "stat_bonus", stat = "ground_combat", amount = 2, condition = "at_planet"}

[[characters]]
id = "lando_calrissian"
ability = {trigger = "market_buy", kind = "discount", amount = 1000, condition = "at_navpoint"}

[[characters]]
id = "jyn_erso"
ability = {trigger = "market_buy", kind = "discount", amount = 2000, limit = "once_per_turn"}

[[patrols]]
id = "rebel_patrol_1"
reward = {credits = 200000, fame = 0}

[[market]]
id = "vibroknife"
cost = 120000
"""


class FromJson(ViewReader):
    """Reads the view after it was JSON, as a client gets it: nothing of the state comes with it."""

    def view_of(self, position: Any, seat: int) -> Any:
        told = msgspec.json.encode(super().view_of(position, seat))
        return msgspec.json.decode(told, type=OuterRimView)


def follow(game: Game[Any], seats: int, options: dict[str, Any], seed: int, most: int) -> int:
    """Play at random; where a decision has several pages, look at any of them."""
    encoder = encoder_of(game, seats)
    assert isinstance(encoder, ViewEncoder)
    reader, alone = encoder.reader(), FromJson(encoder)
    assert isinstance(reader, OuterRimReader)
    told, wanted = encoder.empty(), encoder.empty()
    position, dice, steps = game.start(seats, seed, options), Dice(seed), 0
    while position.ask is not None and steps < most:
        steps += 1
        page = below(dice, 2) if len(position.ask.choices) > 128 else 0
        for seat in {position.ask.seat, below(dice, seats)}:
            reader.write(position, seat, page, told)
            alone.write(position, seat, page, wanted)
            for name, array in wanted.items():
                np.testing.assert_array_equal(told[name], array, f"{name} of seat {seat} at ply {position.ply}")
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    return steps


@pytest.mark.parametrize("seats", [1, 3])
def test_a_reader_that_follows_the_game_tells_what_follows_from_the_view_alone(seats: int) -> None:
    assert follow(GAME, seats, {}, 1, 250) > 50


@pytest.mark.parametrize("seed", [2, 5])
def test_what_a_pack_adds_is_told_as_well(seed: int) -> None:
    assert follow(GAME.with_pack("mine.toml", PACK), 4, {}, seed, 150) > 100


def test_what_is_printed_on_a_card_is_cut_off_at_the_bounds() -> None:
    game = GAME.with_pack("mine.toml", PACK)
    encoder = encoder_of(game, 2)
    assert isinstance(encoder, ViewEncoder)
    position = game.start(2, 1)
    ask = position.ask
    assert ask is not None
    ask.choices = [("discard", "vibroknife"), ("buy", "ships")]
    told, wanted = encoder.observe(position, ask.seat), encoder.empty()
    FromJson(encoder).write(position, ask.seat, 0, wanted)
    assert told["options"].max() == 8
    np.testing.assert_array_equal(told["options"], wanted["options"])


def test_jobs_that_were_attempted_as_actions_are_not_told() -> None:
    encoder, position = encoder_of(GAME, 2), GAME.start(2, 1)
    assert isinstance(encoder, ViewEncoder) and position.ask is not None
    position.state.taken = 1 << 3 + len(GAME.content.cards) | 2
    wanted = encoder.empty()
    FromJson(encoder).write(position, position.ask.seat, 0, wanted)
    np.testing.assert_array_equal(encoder.observe(position, position.ask.seat)["observation"], wanted["observation"])


@long
@pytest.mark.parametrize("seed", range(6))
def test_the_same_in_many_games_with_a_pack(seed: int) -> None:
    follow(GAME.with_pack("mine.toml", PACK), 4, {}, seed, 2000)


@long
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"random_map": True, "fame": 12}])
def test_the_same_in_many_games(seats: int, options: dict[str, Any], seed: int) -> None:
    follow(GAME, seats, options, seed, 3000)


def test_all_games_of_a_vector_are_told_what_each_is_told_alone() -> None:
    env = TablesEnv("outer_rim", 5, 3, copy=False)
    told, _ = env.reset(seed=4)
    dice = Dice(4)
    for _ in range(60):
        for row, match in enumerate(env._games.matches):  # type: ignore[union-attr]
            for name, array in match.terms.encoder.observe(match.position, match.seat, match.page).items():
                np.testing.assert_array_equal(told[name][row], array, f"{name} of game {row}")
        env.step(np.array([below(dice, int(mask.sum())) for mask in told["action_mask"]]))
    env.close()


def test_nothing_that_was_written_before_is_left() -> None:
    """A reader writes over what it, or another game, has written there."""
    encoder: Encoder = encoder_of(GAME, 3)
    positions, dice = [GAME.start(3, seed) for seed in range(4)], Dice(3)
    reader, told = encoder.reader(), encoder.empty()
    for step in range(200):
        position = positions[step % 4]
        if position.ask is None:
            continue
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
        seat = below(dice, 3)
        reader.write(position, seat, 0, told)
        for name, array in encoder.observe(position, seat).items():
            np.testing.assert_array_equal(told[name], array, name)
