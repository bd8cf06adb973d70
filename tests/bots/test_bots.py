"""What holds for every bot of every game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import starboard
from starboard.bots import MASTER, UCT, all_levels, make_bot
from starboard.bots.ladder import HARD
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position

# Those that search get tries instead of seconds: only then it is the same every time.
BOTS = [
    (game, f"{level}@20n" if level in (HARD, MASTER, UCT) else level)
    for game in starboard.game_ids()
    for level in all_levels(game)
]


def walk(game_id: str, steps: int) -> Position[Any]:
    """After some moves by chance; a bot that searches would take its time for them."""
    return walked(game_id, steps).copy()


@cache
def walked(game_id: str, steps: int) -> Position[Any]:
    position = starboard.game(game_id).start(seed=11)
    bot = make_bot(game_id, "random")
    for step in range(steps):
        assert position.ask is not None
        position.play(bot.choose(position, position.ask.seat, scramble(step)))
    return position


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_the_same_seed_gives_the_same_choice_and_changes_nothing(game: str, level: str) -> None:
    position = walk(game, 20)
    assert position.ask is not None
    before = position.dump()
    bot, seat = make_bot(game, level), position.ask.seat
    assert bot.choose(position, seat, 3).notation == bot.choose(position, seat, 3).notation
    assert position.dump() == before


@pytest.mark.parametrize(("game", "level"), BOTS)
def test_what_a_bot_cannot_see_does_not_change_its_choice(game: str, level: str) -> None:
    """The same knowledge, different secrets: the pile is in another order, the choice is the same."""
    position = walk(game, 20)
    assert position.ask is not None
    seat = position.ask.seat
    others = [position.imagine(seat, seed) for seed in range(4)]
    assert any(other.dump()["state"] != position.dump()["state"] for other in others)
    choices = {make_bot(game, level).choose(one, seat, 9).notation for one in (position, *others)}
    assert len(choices) == 1


@pytest.mark.parametrize("game", starboard.game_ids())
def test_random_takes_every_option_now_and_then(game: str) -> None:
    position = starboard.game(game).start(seed=1)
    assert position.ask is not None
    bot = make_bot(game, "random")
    met = {bot.choose(position, position.ask.seat, seed).notation for seed in range(400)}
    assert met == {option.notation for option in position.ask.options}
