"""What is told of Carcassonne: all of it from the view, and right."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import starboard
from starboard.games.carcassonne.figure import PlaceFigure
from starboard.games.carcassonne.objects import is_large, worth
from starboard.games.carcassonne.place import PlaceTile
from starboard.games.carcassonne.state import lay, root_of
from starboard.kernel.chance import Dice, below
from starboard.kernel.game import Game
from starboard.lab.environments import encoder_of
from starboard.lab.environments.carcassonne.tables import DICE_OF, POINTS_SCALE, REACH, TILE
from starboard.lab.environments.carcassonne.view import position_of
from starboard.lab.environments.encoder import Rows
from starboard.lab.environments.handing import Handing

GAME = starboard.game("carcassonne")
PACK = """
game = "carcassonne"
[[tiles]]
id = "U_STRAIGHT"
count = 0
[[tiles]]
id = "FORK"
count = 30
edges = ["asteroid", "asteroid", "space", "route"]
segments = [
    {id = "a1", kind = "asteroid", edges = "NE"},
    {id = "r1", kind = "route", edges = "W", inner_end = "asteroid"},
]
symbols = [{faction = "rebel", segment = "a1"}]
"""


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"first_player": 2}), (4, {"teams": True}), (5, {}), (2, {"planet_reinforce": False})],
)
def test_a_reader_that_follows_the_game_tells_what_follows_from_the_view_alone(
    seats: int, options: dict[str, Any]
) -> None:
    follow(GAME, seats, options)


def test_tiles_of_a_pack_are_told_too() -> None:
    """One kind less, another one more, and as many tiles as there may be."""
    follow(GAME.with_pack("mine.toml", PACK), 2, {})


def follow(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    encoder = encoder_of(game, seats)
    dice = Dice(seats)
    position = game.start(seats, seats, options)
    reader, told = encoder.reader(), encoder.empty()
    while position.ask is not None:
        seat = below(dice, seats) if below(dice, 4) == 0 else position.ask.seat
        reader.write(position, seat, 0, told)
        seen = position_of(game, position.view(seat), position.options)
        for name, array in encoder.observe(seen, seat).items():
            np.testing.assert_array_equal(told[name], array, f"{name} at ply {len(position.moves)}")
        # As likely to stand a figure somewhere as not, or there would be too few of them.
        position.play(position.ask.options[below(dice, len(position.ask.choices))])


def test_games_that_are_written_at_once_are_told_like_each_by_itself() -> None:
    encoder, games = encoder_of(GAME, 3), 5
    dice = Dice(4)
    positions = [GAME.start(3, seed) for seed in range(games)]
    together, rows = encoder.reader(games), Rows(encoder.empty(games))
    seeds = games
    for _ in range(150):
        seen = [(one, one.ask.seat if one.ask and below(dice, 4) else below(dice, 3), 0) for one in positions]
        together.write_all(seen, rows)
        for (position, seat, page), row in zip(seen, rows, strict=True):
            for name, array in encoder.observe(position, seat, page).items():
                np.testing.assert_array_equal(row[name], array, f"{name} at ply {len(position.moves)}")
        for number, position in enumerate(positions):
            if position.ask is None:  # another game takes its place
                positions[number], seeds = GAME.start(3, seeds), seeds + 1
            elif below(dice, 8):  # not all go on at the same pace
                position.play(position.ask.options[below(dice, len(position.ask.choices))])
    assert seeds > games


def test_segments_tell_what_the_placement_really_makes() -> None:
    """Each option is tried, and the objects that come of it are compared with what was told."""
    encoder = encoder_of(GAME, 2)
    dice = Dice(3)
    joined = 0
    for seed in range(2):
        position = GAME.start(2, seed)
        while position.ask is not None:
            frame = position.ask.frame
            if type(frame) is PlaceTile:
                rows = encoder.observe(position, position.ask.seat)["options"]
                for option, row in zip(position.ask.options, rows, strict=False):
                    g = position.state.copy()
                    lay(g, frame.tile << 2 | option.choice & 3, option.choice >> 2)
                    base = g.first[-1]
                    reached = [one for one in dict.fromkeys(g.content.at[frame.tile << 2]) if one >= 0]
                    segments = row[encoder.option.at("segments")].reshape(4, -1)
                    roots = [root_of(g, base + segment) for segment in reached]
                    for segment, root, told in zip(reached, roots, segments, strict=False):
                        if roots.count(root) > 1:
                            continue  # segments that are one object elsewhere are told as if they were two
                        assert told[0] == (g.open[root] == 0)
                        assert told[4] * 4 == g.open[root]
                        if g.span[root].bit_count() < 5:  # tiles that two joined objects share are counted twice
                            joined += root != base + segment
                            assert told[6] == pytest.approx(worth(g, root, complete=False) * POINTS_SCALE, abs=0.13)
                        assert told[1] == (told[5] if told[0] else 0)
                        held = [bool(g.held[root] >> 4 * s & 15) for s in (position.ask.seat, 1 - position.ask.seat)]
                        assert [one > 0 for one in told[DICE_OF:]] == held
                    assert not segments[len(reached) :].any()
            position.play(position.ask.options[below(dice, len(position.ask.choices))])
    assert joined > 100


def test_points_paid_are_those_that_the_score_shows() -> None:
    """What `pays` says of a completing placement that nobody fights for is what the seat gets, if no figure follows."""
    encoder = encoder_of(GAME, 2)
    checked = 0
    for seed in range(6):
        position = GAME.start(2, seed)
        dice = Dice(seed)
        while position.ask is not None:
            ask = position.ask
            if type(ask.frame) is PlaceTile:
                told = encoder.observe(position, ask.seat)["options"]
                pays = told[:, encoder.option.at("pays")]
                for place, option in enumerate(ask.options):
                    segments = told[place, encoder.option.at("segments")].reshape(4, -1)
                    if pays[place, 0] and not pays[place, 1] and not told[place, encoder.option.at("planets")].any():
                        fought = (segments[:, DICE_OF:] > 0).all(axis=1).any()
                        after = position.copy()
                        after.play(option)
                        if after.ask is not None and type(after.ask.frame) is PlaceFigure:
                            after.play("figure none")
                        gained = after.state.points[ask.seat] - position.state.points[ask.seat]
                        if not fought and after.ask is not None:
                            checked += 1
                            assert gained == pytest.approx(pays[place, 0] / POINTS_SCALE, abs=2)
                            assert gained > 0
            position.play(ask.options[below(dice, len(ask.choices))])
    assert checked > 10


def test_the_board_shows_tiles_and_who_stands_where() -> None:
    encoder = encoder_of(GAME, 2)
    position = GAME.start(2, 1)
    dice = Dice(1)
    while len(position.state.laid) < 40:
        assert position.ask is not None
        position.play(position.ask.options[below(dice, len(position.ask.choices))])
    view = position.view(0)["table"]
    boards = [encoder.observe(position, seat)["board"] for seat in (0, 1)]
    assert np.count_nonzero(boards[0][:, :, TILE]) == len(view["tiles"])
    assert boards[0][REACH, REACH, TILE] == 1 + GAME.content.start
    figures = {(one["cell"], one["seat"]) for one in view["figures"]}
    assert figures
    for cell, owner in figures:
        x, y = map(int, cell.split(","))
        for seat in (0, 1):
            assert 1 + (owner - seat) % 2 in boards[seat][y + REACH, x + REACH, 6:11]
    dice_shown = sum(2 if is_large(f) else 1 for f, node in enumerate(position.state.where) if node >= 0)
    assert boards[0][:, :, 11].sum() == dice_shown


def test_what_lies_outside_of_the_board_is_still_an_option() -> None:
    """A row of tiles to the east leaves the board behind; its places have no column, and their facts all the same."""
    encoder = encoder_of(GAME, 2)
    position = GAME.start(2, 5)
    while position.ask is not None:
        ask = position.ask
        options = list(ask.options)
        if type(ask.frame) is PlaceTile:
            options.sort(key=lambda option: option.choice >> 2 & 255, reverse=True)
        else:
            options = options[:1]
        told = encoder.observe(position, ask.seat)
        if type(ask.frame) is PlaceTile and options[0].choice >> 2 & 255 > 128 + REACH:
            place = list(ask.options).index(options[0])
            assert told["action_mask"][place] == 1
            assert told["words"][place, 1] == 0
            assert told["words"][place, 2] > 0
            assert told["options"][place, encoder.option.at("segments")].any()
            assert Handing(encoder).space().contains(told)
            return
        position.play(options[0])
    raise AssertionError("the row never left the board")
