"""Test what is told of Arcs from the state: exactly what follows from the view alone."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import starboard
from marks import long
from starboard.games.arcs.inside import ArcsView
from starboard.kernel.chance import Dice, below
from starboard.kernel.game import Game
from starboard.lab.environments.arcs.reader import ArcsReader
from starboard.lab.environments.encoder import Encoder
from starboard.lab.environments.encoders import encoder_of
from starboard.lab.environments.viewing import ViewEncoder, ViewReader

GAME = starboard.game("arcs")


class FromJson(ViewReader):
    """Reads the view after it was JSON, as a client gets it: nothing of the state comes with it."""

    def view_of(self, position: Any, seat: int) -> Any:
        told = msgspec.json.encode(super().view_of(position, seat))
        return msgspec.json.decode(told, type=ArcsView)


def follow(game: Game[Any], seats: int, options: dict[str, Any], seed: int, most: int) -> int:
    encoder = encoder_of(game, seats)
    assert isinstance(encoder, ViewEncoder)
    reader, alone = encoder.reader(), FromJson(encoder)
    assert isinstance(reader, ArcsReader)
    told, wanted = encoder.empty(), encoder.empty()
    position, dice, steps = game.start(seats, seed, options), Dice(seed), 0
    while position.ask is not None and steps < most:
        steps += 1
        for seat in {position.ask.seat, below(dice, seats)}:
            reader.write(position, seat, 0, told)
            alone.write(position, seat, 0, wanted)
            for name, array in wanted.items():
                np.testing.assert_array_equal(told[name], array, f"{name} of seat {seat} at ply {position.ply}")
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    return steps


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"leaders": True})])
def test_a_reader_that_follows_the_game_tells_what_follows_from_the_view_alone(
    seats: int, options: dict[str, Any]
) -> None:
    assert follow(GAME, seats, options, 1, 250) > 100


@long
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"leaders": True}])
def test_the_same_in_many_games(seats: int, options: dict[str, Any], seed: int) -> None:
    follow(GAME, seats, options, seed, 2000)


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
