"""The stand-ins for people who play a game for the first time play badly, but not by chance."""

from __future__ import annotations

import pytest

from starboard.bots import all_levels, levels, make_bot
from starboard.bots.anchors import anchored
from starboard.bots.anchors.beginners import LEVELS, Blind, known_features
from starboard.bots.anchors.g1 import part
from starboard.bots.bot import Bot
from starboard.kernel.ask import Ask, Option
from starboard.kernel.chance import Dice
from starboard.kernel.position import Position
from starboard.kernel.registry import installed

GAMES = ["carcassonne", "arcs", "outer_rim"]


@pytest.mark.parametrize("game_id", GAMES)
def test_they_are_there_to_be_measured_against_and_nobody_is_offered_them(game_id: str) -> None:
    assert set(LEVELS) <= set(anchored(game_id))
    assert not set(LEVELS) & {*levels(game_id), *all_levels(game_id)}
    assert set(known_features(game_id)) <= set(part(game_id).Knowledge.features)


class First(Bot):
    """Takes the first option that it is shown."""

    def pick(self, seen: Position[object], ask: Ask, dice: Dice) -> Option:
        return ask.options[0]


def test_the_blind_one_overlooks_every_third_option() -> None:
    position = installed().game("carcassonne").start(2, seed=1)
    assert position.ask is not None
    first = position.ask.notations[0]
    chosen = [Blind(First()).choose(position, position.ask.seat, seed).notation for seed in range(600)]
    assert 140 < sum(one != first for one in chosen) < 260
    assert all(position.ask.find(one) is not None for one in chosen)


def test_a_game_of_which_nothing_was_frozen_has_none() -> None:
    assert anchored("nim") == []
    assert isinstance(make_bot("arcs", "beginner-blind"), Blind)
