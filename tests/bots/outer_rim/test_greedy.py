"""The greedy player of Outer Rim against chance, and against the AI player of the rulebook."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor

from marks import long
from starboard.bots import make_bot
from starboard.games.outer_rim.game import GAME

GREEDY = make_bot("outer_rim", "greedy")
RANDOM = make_bot("outer_rim", "random")
MOST = 20_000  # decisions

LONG, JOBS = 200, 2


def beats_chance(seed: int) -> bool:
    """A game of two, the greedy one at either seat."""
    position = GAME.start(2, seed)
    own = seed % 2
    while position.ask is not None and len(position.moves) < MOST:
        seat = position.ask.seat
        bot = GREEDY if seat == own else RANDOM
        position.play(bot.choose(position, seat, seed * 100_000 + len(position.moves)))
    return position.result is not None and position.result.winners == [own]


def beats_ai(seed: int) -> bool:
    position = GAME.start(1, seed)
    while position.ask is not None and len(position.moves) < MOST:
        position.play(GREEDY.choose(position, 0, seed * 100_000 + len(position.moves)))
    return position.result is not None and position.result.winners == [0]


def test_beats_chance() -> None:
    assert sum(map(beats_chance, range(3))) == 3


@long
def test_beats_chance_nearly_always() -> None:
    with ProcessPoolExecutor(JOBS) as pool:
        assert sum(pool.map(beats_chance, range(1000, 1000 + LONG), chunksize=5)) >= 0.95 * LONG


@long
def test_the_ai_player_is_a_match_for_it() -> None:
    with ProcessPoolExecutor(JOBS) as pool:
        won = sum(pool.map(beats_ai, range(3000, 3000 + LONG), chunksize=5))
    assert 0.30 * LONG <= won <= 0.85 * LONG
