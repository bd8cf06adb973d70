"""Computes the expected share of each seat, from a few features and fitted weights.

The weights come from games that bots played against themselves (`python -m starboard.lab.fit`, docs/training.md); the
files beside each mind say how: weights.json, and handset.json with those that a person has set.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

LEARNED = "weights"  # the name of the file


def weights_file(beside: type, name: str = LEARNED) -> Traversable:
    """Return the path of the weights of a mind: beside its module."""
    return files(beside.__module__.rpartition(".")[0]) / f"{name}.json"


class Linear:
    """Is a multinomial logistic model: the higher its weighted sum, the likelier a seat is to win."""

    def __init__(self, names: Sequence[str], weights: Sequence[float]) -> None:
        if len(names) != len(weights):
            raise ValueError(f"{len(weights)} weights for {len(names)} features")
        self.names, self.weights = tuple(names), tuple(weights)

    @classmethod
    def kept(cls, beside: type, name: str, names: Sequence[str]) -> Linear:
        """Load the file of this name beside the module of a mind; it must be about these very features."""
        return cls.read(weights_file(beside, name), names)

    @classmethod
    def read(cls, file: Path | Traversable, names: Sequence[str]) -> Linear:
        """Load any file of weights; it must be about these very features."""
        data: dict[str, Any] = json.loads(file.read_text("utf-8"))
        if list(data["weights"]) != list(names):
            raise ValueError(f"the weights in {file} are for other features: fit them anew (docs/training.md)")
        return cls(names, list(data["weights"].values()))

    def score(self, features: Sequence[float]) -> float:
        return added(map(mul, self.weights, features))

    def scores(self, rows: Sequence[Sequence[float]]) -> list[float]:
        return [self.score(row) for row in rows]

    def shares(self, rows: Sequence[Sequence[float]]) -> list[float]:
        return softmax(self.scores(rows))


def softmax(scores: Sequence[float]) -> list[float]:
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = added(weights)
    return [weight / total for weight in weights]


def added(numbers: Iterable[float]) -> float:
    """Add floats from the first to the last: `sum` rounds in another way from Python 3.12 on."""
    total = 0.0
    for number in numbers:
        total += number
    return total
