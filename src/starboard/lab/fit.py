"""Fits the weights by which bots value a position, on games that bots play against themselves.

    python -m starboard.lab.fit carcassonne [--games 2000] [--level handset] [--price 0.01] [--jobs 2]

Every game is played by one level, with a random choice now and then, so that many kinds of positions come up. At quiet
moments the features of all seats are written down; at the end each of them learns who won. The weights are those that
make the winners likeliest (multinomial logistic regression, Newton's method), with a price on what takes them away from
those that were set by hand: what seldom differs, and so tells little about who wins, stays nearly as a person thought.
Who wins depends on much luck that is still to come. So with `--later` below 1 a position learns less from the end, and
more from how things stood at the moments after it, by the weights found so far; that is done some times over.
A tenth of the games is kept apart to tell how good the fit is.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from starboard.bots import HANDSET, make_bot, mind_type, unlearned_mind
from starboard.bots.linear import Linear, weights_file
from starboard.kernel.chance import Dice, below, scramble
from starboard.kernel.registry import installed

STRAYING = 8  # of 100 choices that are random
PRICE = 1e-2  # of a weight that is otherwise than set by hand, squared, features being scaled to spread 1
KEPT_APART = 10  # every so many games
ROUNDS = 30
LOOKS = 6  # times that chances are found anew and learned from

Floats = NDArray[np.float64]


@dataclass(slots=True)
class Sample:
    """A position: the features of each seat, and what each had of the victory in the end."""

    features: list[list[float]]
    shares: list[float]
    last: bool = True  # of its game


def play(game_id: str, level: str, seats: list[int], seed: int, number: int) -> list[Sample]:
    """Play one game, and collect the positions worth learning from."""
    game, mind = installed().game(game_id), unlearned_mind(game_id)
    position = game.start(seats[number % len(seats)], scramble(seed + number))
    bots = [make_bot(game_id, level) for _ in range(position.seats)]
    dice = Dice(scramble(seed + 2 ^ scramble(number)))  # other chances than the deal's; as the weights were made by
    rows: list[list[list[float]]] = []
    while position.ask is not None:
        ask = position.ask
        if mind.is_quiet(ask):
            rows.append(mind.describe(position.state))
        if below(dice, 100) < STRAYING:
            position.take(below(dice, len(ask.choices)))
        else:
            position.play(bots[ask.seat].choose(position, ask.seat, below(dice, 1 << 62)))
    assert position.result is not None
    return [Sample(row, position.result.shares, at == len(rows) - 1) for at, row in enumerate(rows)]


def arrays(samples: list[Sample]) -> tuple[Floats, Floats, Floats]:
    """Stack features by sample and seat, shares, and a mask of the seats there are."""
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
    """Compute the mean cross-entropy of who won: the less, the better."""
    return float(-(y * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean())


def fit(x: Floats, y: Floats, there: Floats, like: Floats, price: float) -> Floats:
    """Fit by Newton's method with an L2 penalty towards `like`; features are scaled to spread 1."""
    spread = x[there > 0].std(axis=0)
    spread[spread == 0] = 1.0
    x = x / spread
    wanted = like * spread
    weights = wanted.copy()
    price *= len(x)
    for _ in range(ROUNDS):
        p = chances(x, there, weights)
        gradient = np.einsum("nsf,ns->f", x, y - p) - price * (weights - wanted)
        mean = np.einsum("nsf,ns->nf", x, p)
        curve = np.einsum("nsf,nsg->fg", x, x * p[:, :, None], optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve + price * np.eye(len(weights)), gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    found: Floats = weights / spread
    return found


def looking_on(y: Floats, p: Floats, last: Sequence[bool], later: float) -> Floats:
    """Compute λ-returns (`later` is λ): of the end, and of the chances at the moments after it, less of later ones."""
    found = y.copy()
    for at in range(len(y) - 2, -1, -1):
        if not last[at]:
            found[at] = later * found[at + 1] + (1 - later) * p[at + 1]
    return found


def learn(samples: list[Sample], like: Floats, price: float, later: float) -> Floats:
    x, y, there = arrays(samples)
    weights = fit(x, y, there, like, price)
    for _ in range(LOOKS if later < 1 else 0):
        aim = looking_on(y, chances(x, there, weights), [sample.last for sample in samples], later)
        weights = fit(x, aim, there, like, price)
    return weights


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default=HANDSET)
    parser.add_argument("--price", type=float, default=PRICE, help="of weights that are otherwise than set by hand")
    parser.add_argument(
        "--later", type=float, default=1.0, help="1: learn from the end; less: from moments before it, too"
    )
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
    kind = mind_type(said.game)
    names = kind.features
    like = np.array(Linear.kept(kind, HANDSET, names).weights)
    weights = learn(learned, like, said.price, said.later)
    x, y, there = arrays(apart)
    result: dict[str, Any] = {
        "game": said.game,
        "made_by": f"python -m starboard.lab.fit {said.game} --games {said.games} --level {said.level} "
        f"--seats {said.seats} --seed {said.seed} --price {said.price:g} --later {said.later:g}",
        "positions": len(learned),
        "kept_apart": len(apart),
        "loss": round(loss(y, chances(x, there, weights)), 4),
        "loss_of_handset": round(loss(y, chances(x, there, like)), 4),
        "loss_of_not_knowing": round(loss(y, chances(x, there, np.zeros(len(weights)))), 4),
        "weights": {name: round(float(weight), 5) for name, weight in zip(names, weights, strict=True)},
    }
    text = json.dumps(result, indent=1) + "\n"
    (said.out or Path(str(weights_file(kind)))).write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
