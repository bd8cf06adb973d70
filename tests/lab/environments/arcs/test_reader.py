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
from starboard.lab.environments import bank, catalogue
from starboard.lab.environments.arcs import ambitions
from starboard.lab.environments.arcs.reader import ArcsReader
from starboard.lab.environments.encoder import Encoder, Rows
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
                assert told[name].tobytes() == array.tobytes()
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


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"leaders": True, "lore": 2, "split_discard": True})])
@pytest.mark.parametrize("most", [1 << 13, 64])  # that is remembered: all, or so little that it is forgotten often
def test_games_that_are_written_at_once_are_told_like_each_by_itself(
    seats: int, options: dict[str, Any], most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (bank, catalogue, ambitions):
        monkeypatch.setattr(module, "MOST", most)
    encoder, games = encoder_of(GAME, seats), 5
    dice, seeds = Dice(seats), games
    positions = [GAME.start(seats, seed, options) for seed in range(games)]
    together, rows = encoder.reader(games), Rows(encoder.empty(games))
    for step in range(120):
        seen = [(one, one.ask.seat if one.ask and below(dice, 4) else below(dice, seats), 0) for one in positions]
        together.write_all(seen, rows)
        for (position, seat, page), row in zip(seen, rows, strict=True):
            if (step + seat) % 4 == 0:
                for name, array in encoder.observe(position, seat, page).items():
                    assert row[name].tobytes() == array.tobytes(), f"{name} of seat {seat} at ply {position.ply}"
        for number, position in enumerate(positions):
            if position.ask is None or below(dice, 40) == 0:  # another game takes its place
                positions[number], seeds = GAME.start(seats, seeds, options), seeds + 1
            elif below(dice, 8):  # not all go on at the same pace
                position.play(position.ask.options[below(dice, len(position.ask.choices))])
