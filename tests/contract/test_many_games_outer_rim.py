"""Hundreds of random games of Outer Rim over all options, with offers out of turn: nothing is lost on the way.

And games of bots that want to win, which end by fame.
"""

from __future__ import annotations

from typing import Any

import pytest

from marks import long
from starboard.bots import make_bot
from starboard.games.outer_rim.events import Deal, DeclinedDeal, Given, Turn
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.goals import open_goal
from starboard.games.outer_rim.ids import NONE
from starboard.games.outer_rim.people import fame
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.ask import Option
from starboard.kernel.chance import Dice, below
from starboard.kernel.position import Position

OPTIONS: list[dict[str, Any]] = [{}, {"fame": 8, "random_map": True}, {"fame": 12}]
SOLO: list[dict[str, Any]] = [{"expert": 3}, {"expert": 5, "fame": 12, "random_map": True}]
TABLES = [(seats, options) for seats in GAME.seats for options in OPTIONS] + [(1, options) for options in SOLO]
EVERYDAY = 60  # turns of a game
LONG, CHUNK = 36, 12  # games at each table, 504 in all
TURNS = 300
ASIDE_EVERY = 20  # one choice in so many is an offer out of turn, if there may be one


def choose(position: Position[OuterRimState], dice: Dice) -> Option:
    assert position.ask is not None
    options = position.ask.options
    if below(dice, ASIDE_EVERY) == 0:
        options = position.asides(below(dice, position.seats)) or options
    return options[below(dice, len(options))]


def problems(g: OuterRimState) -> list[str]:
    """Besides what the game itself looks after: tokens on cards, and no more fame than wins."""
    found = GAME.invariants(g)
    for player in range(g.players):
        if NONE in (g.character[player], g.ship[player]):
            continue
        for of_ship, tokens in ((False, g.tokens), (True, g.ship_tokens)):
            goal = open_goal(g, player, of_ship)
            most = 0 if goal is None else goal.count - 1
            if not 0 <= tokens[player] <= most:
                found.append(f"player {player} has {tokens[player]} tokens on a goal of {most + 1}")
        if fame(g, player) < 0:
            found.append(f"player {player} has {fame(g, player)} fame")
    return found


def play(seats: int, options: dict[str, Any], seed: int, turns: int) -> Position[OuterRimState]:
    """A random game of so many turns, with everything counted after every decision."""
    position, dice = GAME.start(seats, seed, options), Dice(seed)
    taken = 0
    while position.ask is not None and taken < turns:
        assert position.ask.choices, f"seed {seed}: nothing can be answered to {position.ask.kind}"
        option = choose(position, dice)
        before = sum(position.state.credits) if option.notation == "accept" else None
        events = position.play(option)
        taken += sum(isinstance(event, Turn) for event in events)
        found = problems(position.state)
        assert not found, f"seed {seed}, move {len(position.moves)}, {option.notation}: {found}"
        if before is not None and all(isinstance(event, Deal | DeclinedDeal | Given) for event in events):
            assert sum(position.state.credits) == before, f"seed {seed}: credits came from nowhere"
    return position


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_some_games(seats: int, options: dict[str, Any]) -> None:
    play(seats, options, 5000, EVERYDAY)


@long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_five_hundred_games(seats: int, options: dict[str, Any], first: int) -> None:
    for seed in range(10_000 + first, 10_000 + first + CHUNK):
        play(seats, options, seed, TURNS)


def to_the_end(seats: int, options: dict[str, Any], seed: int) -> Position[OuterRimState]:
    bot = make_bot("outer_rim", "greedy")
    position = GAME.start(seats, seed, options)
    while position.ask is not None:
        assert len(position.moves) < 20_000, f"seed {seed} does not end"
        position.play(bot.choose(position, position.ask.seat, seed + len(position.moves)))
    g = position.state
    assert fame(g, g.winner) >= g.target, f"seed {seed}"
    return position


def test_a_game_of_greedy_players_ends_by_fame() -> None:
    to_the_end(2, {"fame": 8}, 1)


@long
@pytest.mark.parametrize("first", range(0, LONG, CHUNK))
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_five_hundred_greedy_games_end_by_fame(seats: int, options: dict[str, Any], first: int) -> None:
    for seed in range(20_000 + first, 20_000 + first + CHUNK):
        to_the_end(seats, options, seed)
