"""Games of Outer Rim played by bots, and moments of them that are worth looking at in a browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import pairwise

from server.running import dice
from starboard.bots import make_bot
from starboard.games.outer_rim.game import GAME
from starboard.games.outer_rim.state import OuterRimState
from starboard.kernel.ask import Option
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position

Game = Position[OuterRimState]

# Games of bots: they think the same every time, here and on the server (which must have the same seed).

THOUGHT = 5
GREEDY = make_bot("outer_rim", "greedy")


def advised(game: Game) -> Option:
    assert game.ask is not None
    return GREEDY.choose(game.copy(), game.ask.seat, scramble(THOUGHT))


def go_on(game: Game) -> Iterator[Game]:
    """From there to the end, every moment of it."""
    game = game.copy()
    while game.ask is not None:
        yield game.copy()
        game.play(advised(game))
    yield game


def started(seats: int, seed: int) -> Game:
    return GAME.start(seats, seed, {"fame": 8})


@cache
def greedy_game(seats: int, seed: int) -> list[Game]:
    return list(go_on(started(seats, seed)))


def asked(game: Game, *kinds: str, seat: int | None = None) -> bool:
    ask = game.ask
    return ask is not None and ask.kind in kinds and seat in (None, ask.seat)


def near_the_end(seats: int, turns: int, good: Callable[[Game], bool], most: int = 30) -> Game:
    """So many turns of the first seat before its end, in the first game with a good one."""
    for seed in range(most):
        game = greedy_game(seats, seed)
        plans = [moment for moment in game if asked(moment, "plan", seat=0)]
        if len(plans) >= turns and good(plans[-turns]):
            return plans[-turns]
    raise AssertionError(f"no such game in {most}")


def busy_turn(seats: int, *wanted: str, most: int = 12) -> Game:
    """The beginning of a turn of the first seat in which all this is done, by the verbs of its choices."""
    for seed in range(most):
        game = greedy_game(seats, seed)
        moves = game[-1].moves
        plans = [at for at, moment in enumerate(game) if asked(moment, "plan", seat=0)]
        for begin, end in pairwise(plans):
            verbs = {move.notation.split()[0] for move in moves[begin:end] if move.seat == 0}
            if verbs.issuperset(wanted):
                return game[begin]
    raise AssertionError(f"nobody does {wanted} in {most} games")


# All kinds of decisions, in games that are played at random.

IDLE = {"end", "leave", "done"}
LONG = 600  # moves
RARE = {"first": 731}  # games in which it comes up, lest hundreds are played before: found again if the rules change


def restless(game: Game, rng: random.Random) -> None:
    """Somebody who does all kinds of things, whether they make sense or not."""
    assert game.ask is not None
    if rng.random() < 0.03 and (asides := game.asides(rng.randrange(game.seats))):
        game.play(rng.choice(list(asides)))
        return
    options = list(game.ask.options)
    if rng.random() < 0.6:
        options = [one for one in options if one.notation.split()[0] not in IDLE] or options
    verb = rng.choice(sorted({one.notation.split()[0] for one in options}))
    game.play(rng.choice([one for one in options if one.notation.split()[0] == verb]))


def kinds_of_decisions(wanted: Iterable[str], most: int = 1500) -> Iterator[tuple[str, Game]]:
    """A moment of each kind as it comes up, in games of four and now and then of one; the same every time."""
    missing = set(wanted)
    known = [seed for kind, seed in RARE.items() if kind in missing]
    for seed in (*known, *range(most)):
        game: Game = GAME.start(4 if seed % 8 else 1, seed, {"fame": 8})
        rng = dice(seed)
        while missing and game.ask is not None and len(game.moves) < LONG:
            kind = game.ask.kind
            if kind in missing:
                missing.remove(kind)
                yield kind, game.copy()
            restless(game, rng)
    assert not missing, f"nobody was asked for {missing} in {most} games"
