"""Two bots play many games against each other, in turns at each seat."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from starboard.bots import make_bot
from starboard.kernel.chance import scramble
from starboard.kernel.position import Position
from starboard.kernel.registry import Registry, installed
from starboard.kernel.result import Result
from starboard.lab.statistics import wilson


@dataclass(slots=True)
class Duel:
    """So far: games played, and won by the first bot; a shared victory counts half."""

    games: int = 0
    won: float = 0.0

    @property
    def rate(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def play_out(position: Position[Any], levels: list[str], seed: int) -> Result:
    """Let bots of these levels, one for each seat, play the game to its end."""
    bots = {level: make_bot(position.game.id, level) for level in levels}
    step = 0
    while position.ask is not None:
        seat = position.ask.seat
        position.play(bots[levels[seat]].choose(position, seat, scramble(seed + step)))
        step += 1
    assert position.result is not None
    return position.result


def duel_game(game_id: str, a: str, b: str, seed: int, number: int, among: Registry | None = None) -> float:
    """What the first bot won of game `number`: 1, a half or 0. Each deal is played twice, with seats changed."""
    levels = [a, b] if number % 2 == 0 else [b, a]
    position = (among or installed()).game(game_id).start(2, scramble(seed + number // 2))
    result = play_out(position, levels, scramble(seed + number) ^ seed)
    winners = result.winners
    return 1 / len(winners) if number % 2 in winners else 0.0


def duel(
    game_id: str, a: str, b: str, games: int, seed: int = 0, jobs: int = 1, among: Registry | None = None
) -> Iterator[Duel]:
    """The standing after each game. The same seed gives the same games, whatever the number of jobs."""
    for level in (a, b):
        make_bot(game_id, level)  # unknown levels are refused before anything starts
    play = partial(duel_game, game_id, a, b, seed, among=among)
    standing = Duel()
    if jobs == 1:
        results: Iterator[float] = map(play, range(games))
        yield from standings(standing, results)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from standings(standing, pool.map(play, range(games), chunksize=2))


def standings(standing: Duel, results: Iterator[float]) -> Iterator[Duel]:
    for won in results:
        standing.games += 1
        standing.won += won
        yield standing
