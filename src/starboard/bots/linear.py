"""What each seat may expect of the victory, from a few numbers about how it stands and weights that were fitted.

The weights come from games that bots played against themselves (`python -m starboard.lab.fit`, docs/bots.md); the files
in `weights/` say how.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any


class Linear:
    """Multinomial logistic: the higher its weighted sum, the likelier a seat is to win."""

    def __init__(self, names: Sequence[str], weights: Sequence[float]) -> None:
        if len(names) != len(weights):
            raise ValueError(f"{len(weights)} weights for {len(names)} features")
        self.names, self.weights = tuple(names), tuple(weights)

    @classmethod
    def kept(cls, name: str, names: Sequence[str]) -> Linear:
        """From the file of this name in the package; it must be about these very features."""
        data: dict[str, Any] = json.loads((files(__package__) / "weights" / f"{name}.json").read_text("utf-8"))
        if list(data["weights"]) != list(names):
            raise ValueError(f"the weights of {name} are for other features: fit them anew (docs/bots.md)")
        return cls(names, list(data["weights"].values()))

    def score(self, features: Sequence[float]) -> float:
        return float(sum(map(mul, self.weights, features)))

    def scores(self, rows: Sequence[Sequence[float]]) -> list[float]:
        return [self.score(row) for row in rows]

    def shares(self, rows: Sequence[Sequence[float]]) -> list[float]:
        return softmax(self.scores(rows))


def softmax(scores: Sequence[float]) -> list[float]:
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    total = sum(weights)
    return [weight / total for weight in weights]
