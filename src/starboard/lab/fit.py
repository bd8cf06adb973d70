"""Fits the weights by which bots value a position, on games that bots play against themselves.

    python -m starboard.lab.fit carcassonne [--games 600] [--level greedy] [--jobs 2]

Every game is played by one level, with a random choice now and then, so that many kinds of positions come up. At quiet
moments the features of all seats are written down; at the end each of them learns who won. The weights are those that
make the winners likeliest (multinomial logistic regression, Newton's method, with a small price on large weights).
A tenth of the games is kept apart to tell how good the fit is.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.bots import make_bot, mind_of
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.registry import installed

WEIGHTS = Path(__file__).parents[1] / "bots" / "weights"
STRAYING = 8  # of 100 choices that are random
PRICE = 1e-3  # of a squared weight, features being scaled to spread 1
KEPT_APART = 10  # every so many games
ROUNDS = 30

Floats = NDArray[np.float64]


@dataclass(slots=True)
class Sample:
    """A position: the features of each seat, and what each had of the victory in the end."""

    features: list[list[float]]
    shares: list[float]


def play(game_id: str, level: str, seats: list[int], seed: int, number: int) -> list[Sample]:
    """One game, and the positions worth learning from."""
    game, mind = installed().game(game_id), mind_of(game_id, fitted=False)
    position = game.start(seats[number % len(seats)], scramble(seed + number))
    bots = [make_bot(game_id, level) for _ in range(position.seats)]
    dice = Dice(scramble(seed ^ scramble(number)))
    rows: list[list[list[float]]] = []
    while position.ask is not None:
        ask = position.ask
        if mind.is_quiet(ask):
            rows.append(mind.describe(position.state))
        if below(dice, 100) < STRAYING:
            position.play(ask.options[below(dice, len(ask.choices))])
        else:
            position.play(bots[ask.seat].choose(position, ask.seat, below(dice, 1 << 62)))
    assert position.result is not None
    return [Sample(row, position.result.shares) for row in rows]


def arrays(samples: list[Sample]) -> tuple[Floats, Floats, Floats]:
    """Features by sample and seat, shares, and where there is a seat at all."""
    seats = max(len(sample.shares) for sample in samples)
    width = len(samples[0].features[0])
    x, y, there = (
        np.zeros((len(samples), seats, width)),
        np.zeros((len(samples), seats)),
        np.zeros((len(samples), seats)),
    )
    for at, sample in enumerate(samples):
        count = len(sample.shares)
        x[at, :count], y[at, :count], there[at, :count] = sample.features, sample.shares, 1.0
    return x, y, there


def chances(x: Floats, there: Floats, weights: Floats) -> Floats:
    scores = np.where(there > 0, x @ weights, -np.inf)
    scores -= scores.max(axis=1, keepdims=True)
    powers: Floats = np.exp(scores)
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def loss(y: Floats, p: Floats) -> float:
    """The mean surprise at who won: the less, the better."""
    return float(-(y * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean())


def fit(x: Floats, y: Floats, there: Floats) -> Floats:
    """Newton's method; features are scaled to spread 1, so that the price of a weight is the same for all."""
    spread = x[there > 0].std(axis=0)
    spread[spread == 0] = 1.0
    x = x / spread
    weights = np.zeros(x.shape[2])
    price = PRICE * len(x)
    for _ in range(ROUNDS):
        p = chances(x, there, weights)
        gradient = np.einsum("nsf,ns->f", x, y - p) - price * weights
        mean = np.einsum("nsf,ns->nf", x, p)
        curve = np.einsum("nsf,ns,nsg->fg", x, p, x, optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve + price * np.eye(len(weights)), gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    found: Floats = weights / spread
    return found


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seats", default="2,3,4", help="how many play, in turns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    said = parser.parse_args(arguments)
    begun = time.perf_counter()
    seats = [int(one) for one in said.seats.split(",")]
    work = partial(play, said.game, said.level, seats, said.seed)
    learned: list[Sample] = []
    apart: list[Sample] = []
    with ProcessPoolExecutor(said.jobs) as pool:
        for number, samples in enumerate(pool.map(work, range(said.games), chunksize=2)):
            (apart if number % KEPT_APART == 0 else learned).extend(samples)
            left = (time.perf_counter() - begun) / (number + 1) * (said.games - number - 1)
            print(f"\r{number + 1} of {said.games} games, {left:.0f} s left ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    weights = fit(*arrays(learned))
    x, y, there = arrays(apart)
    names = mind_of(said.game, fitted=False).features
    result: dict[str, Any] = {
        "game": said.game,
        "made_by": f"python -m starboard.lab.fit {said.game} --games {said.games} --level {said.level} "
        f"--seats {said.seats} --seed {said.seed}",
        "positions": len(learned),
        "kept_apart": len(apart),
        "loss": round(loss(y, chances(x, there, weights)), 4),
        "loss_of_not_knowing": round(loss(y, chances(x, there, np.zeros(len(weights)))), 4),
        "weights": {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)},
    }
    text = json.dumps(result, indent=1) + "\n"
    (said.out or WEIGHTS / f"{said.game}.json").write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
