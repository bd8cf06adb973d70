"""Finds the weights that make the winners likeliest.

That is multinomial logistic regression by Newton's method, with a price on what takes the weights away from those of
before: what seldom differs, and so tells little about who wins, stays nearly as it was. Who wins depends on much luck
that is still to come. So with `later` below 1 a position learns less from the end, and more from how things stood at
the moments after it, by the weights found so far; that is done some times over.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from starboard.lab.training.positions import Flags, Floats, Positions

ROUNDS = 30
LOOKS = 6  # times that chances are found anew and learned from
PIECE = 1 << 14  # positions at once, so that what is computed of them takes little memory


def chances(x: Floats, there: Floats, weights: Floats) -> Floats:
    scores = np.where(there > 0, x @ weights, -np.inf)
    scores -= scores.max(axis=1, keepdims=True)
    powers: Floats = np.exp(scores)
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def loss(y: Floats, p: Floats) -> float:
    """Compute the mean cross-entropy of who won: the less, the better."""
    return float(-(y * np.log(np.maximum(p, 1e-12))).sum(axis=1).mean())


def loss_of(positions: Positions, weights: Floats) -> float:
    return loss(positions.y, chances(positions.x, positions.there, weights))


def fit(x: Floats, y: Floats, there: Floats, like: Floats, price: float, held: Flags | None = None) -> Floats:
    """Fit by Newton's method with an L2 penalty towards `like`; features are scaled to spread 1.

    Those that are held keep the weights of `like`.
    """
    spread = x[there > 0].std(axis=0)
    spread[spread == 0] = 1.0
    wanted = like * spread
    weights = wanted.copy()
    price *= len(x)
    for _ in range(ROUNDS):
        gradient = -price * (weights - wanted)
        curve = price * np.eye(len(weights))
        for piece in pieces(len(x)):
            scaled = x[piece] / spread
            p = chances(scaled, there[piece], weights)
            gradient += np.einsum("nsf,ns->f", scaled, y[piece] - p)
            mean = np.einsum("nsf,ns->nf", scaled, p)
            curve += np.einsum("nsf,nsg->fg", scaled, scaled * p[:, :, None], optimize=True) - mean.T @ mean
        if held is not None:
            gradient[held] = 0.0
            curve[held, :] = curve[:, held] = 0.0
            curve[held, held] = 1.0
        step = np.linalg.solve(curve, gradient)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    found: Floats = weights / spread
    return found


def pieces(count: int) -> Iterator[slice]:
    return (slice(first, first + PIECE) for first in range(0, count, PIECE))


def looking_on(y: Floats, p: Floats, last: Flags, later: float) -> Floats:
    """Compute λ-returns (`later` is λ): of the end, and of the chances at the moments after it, less of later ones."""
    found = y.copy()
    for at in range(len(y) - 2, -1, -1):
        if not last[at]:
            found[at] = later * found[at + 1] + (1 - later) * p[at + 1]
    return found


def learn(positions: Positions, like: Floats, price: float, later: float, held: Flags | None = None) -> Floats:
    x, y, there = positions.x, positions.y, positions.there
    weights = fit(x, y, there, like, price, held)
    for _ in range(LOOKS if later < 1 else 0):
        aim = looking_on(y, chances(x, there, weights), positions.last, later)
        weights = fit(x, aim, there, like, price, held)
    return weights
