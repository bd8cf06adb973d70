"""Measures how fast a game runs: whole random games, copies, dumps, and the time of each kind of step."""

from __future__ import annotations

import os
import platform
from collections import defaultdict
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from starboard.kernel import position as position_module
from starboard.kernel.chance import Dice, below
from starboard.kernel.game import Game
from starboard.kernel.position import Position

ROUNDS = 5


@dataclass(slots=True)
class Bench:
    game: str
    seats: int
    games_per_s: float  # median of the rounds
    games_per_s_low: float
    games_per_s_high: float
    decisions_per_s: float
    copy_us: float
    dump_load_us: float
    position_bytes: int  # of the largest dump met, as JSON
    step_us: dict[str, float]  # by kind of ask: choosing and playing, up to the next ask
    games: int
    seed: int
    python: str
    compiled: bool
    machine: str
    cores: int
    load: float

    def as_data(self) -> dict[str, Any]:
        return {name: round(v, 2) if isinstance(v, float) else v for name, v in asdict(self).items()}


def random_game(game: Game[Any], seats: int, seed: int, dice: Dice) -> int:
    """Play a game at random; return the number of decisions."""
    position = game.start(seats, seed)
    decisions = 0
    while position.ask is not None:
        position.take(below(dice, len(position.ask.choices)))
        decisions += 1
    return decisions


def measure(game: Game[Any], seats: int, games: int, seed: int, progress: Callable[[], None]) -> Bench:
    """Play `games` games in each of five rounds, on one core."""
    random_game(game, seats, seed, Dice(seed))  # warm up
    rates, decisions_per_s = [], []
    for round_number in range(ROUNDS):
        dice = Dice(seed + round_number)
        begin = perf_counter()
        decisions = sum(random_game(game, seats, seed + round_number * games + number, dice) for number in range(games))
        taken = perf_counter() - begin
        rates.append(games / taken)
        decisions_per_s.append(decisions / taken)
        progress()
    middle = middle_of_a_game(game, seats, seed)
    return Bench(
        game=game.id,
        seats=seats,
        games_per_s=median(rates),
        games_per_s_low=min(rates),
        games_per_s_high=max(rates),
        decisions_per_s=median(decisions_per_s),
        copy_us=1e6 * seconds_of(middle.copy, 2000),
        dump_load_us=1e6 * seconds_of(lambda: game.load(middle.dump()), 300),
        position_bytes=largest_dump(game, seats, seed),
        step_us=step_times(game, seats, seed, max(1, games // 4)),
        games=ROUNDS * games,
        seed=seed,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=not str(position_module.__file__).endswith(".py"),
        machine=machine(),
        cores=os.cpu_count() or 1,
        load=os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0,
    )


def seconds_of(action: Callable[[], object], times: int) -> float:
    """Time one call: the median of some runs of many calls."""
    runs = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        for _ in range(times):
            action()
        runs.append((perf_counter() - begin) / times)
    return median(runs)


def middle_of_a_game(game: Game[Any], seats: int, seed: int) -> Position[Any]:
    """Return the position halfway through a random game."""
    half = random_game(game, seats, seed, Dice(seed)) // 2
    position, dice = game.start(seats, seed), Dice(seed)
    for _ in range(half):
        assert position.ask is not None
        position.take(below(dice, len(position.ask.choices)))
    return position


def largest_dump(game: Game[Any], seats: int, seed: int) -> int:
    position, dice = game.start(seats, seed), Dice(seed)
    sizes = [0]
    while position.ask is not None:
        position.take(below(dice, len(position.ask.choices)))
        sizes.append(len(msgspec.json.encode(position.dump())))
    return max(sizes)


def step_times(game: Game[Any], seats: int, seed: int, games: int) -> dict[str, float]:
    """Measure the mean time, in microseconds, of choosing and playing each kind of ask."""
    spent: dict[str, float] = defaultdict(float)
    times: dict[str, int] = defaultdict(int)
    dice = Dice(seed)
    for number in range(games):
        position = game.start(seats, seed + number)
        while position.ask is not None:
            kind = position.ask.kind
            begin = perf_counter()
            position.take(below(dice, len(position.ask.choices)))
            spent[kind] += perf_counter() - begin
            times[kind] += 1
    return {kind: 1e6 * spent[kind] / times[kind] for kind in sorted(spent)}


def machine() -> str:
    """Return the processor's name, where the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
